"""The form by which a table is laid out: what follows from the entries, and which are impossible."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Generic, TypeVar

from msgspec.structs import replace

from village_core.games.laying import LayingProblem, Unlayable
from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_widgets.companion.laying.entered import Entered
from village_widgets.companion.laying.fields import AnyField, FieldContent, Section
from village_widgets.companion.laying.sections import Sections
from village_widgets.companion.messages import Flaw, LayingMessage, TileOption

T = TypeVar("T", bound=Table)
L = TypeVar("L")


class LayingForm(ABC, Generic[T, L]):
    """Lays out one table by its ``sections``. It keeps nothing: a page sends all values each time.

    A game reads what was counted on a table (an ``L``, its own plain value), and makes a position of it.
    """

    def __init__(self, sections: Sections) -> None:
        self.words = sections.words
        self.players = sections.players
        self.sections = sections

    @cached_property
    def _all_sections(self) -> tuple[Section, ...]:
        return self.sections.list_all()

    @cached_property
    def _fields(self) -> dict[str, tuple[Section, AnyField]]:
        return {field.key: (section, field) for section in self._all_sections for field in section.fields}

    # Overridden by games

    @abstractmethod
    def read_table(self, position: Position[T]) -> Mapping[str, FieldContent]:
        """Return the entries of the form, by field, as they are on the table of ``position``."""

    @abstractmethod
    def read_counts(self, entered: Entered) -> L:
        """Return the table that the entries describe, and note in ``entered`` each entry that doesn't suit its field."""

    @abstractmethod
    def find_problems(self, counted: L) -> Sequence[LayingProblem]:
        """List a problem for everything that is impossible at the counted table."""

    @abstractmethod
    def build_position(self, counted: L) -> Position[T]:
        """Return the position of a counted table that has no problem."""

    def list_unknown(self, position: Position[T]) -> Sequence[str]:
        """List the fields that are still unknown at ``position``, each by its key or by a beginning of it, up to a dot.

        There are none unless a game overrides this.
        """
        return ()

    def describe_rest(self, counted: L) -> Mapping[str, str]:
        """Describe by section what people need not count; empty unless a game overrides this."""
        return {}

    def find_nouns(self, problem: LayingProblem) -> Mapping[str, str | int]:
        """Return the values that the wording of a problem needs besides ``count``, ``most``, ``over``, ``who`` and ``where``.

        There are none unless a game overrides this.
        """
        return {}

    def explain_wait(self, position: Position[T]) -> str:
        """Explain what has to be decided before the table can be laid out; empty if it can be now.

        It is always empty unless a game overrides this.
        """
        return ""

    # Common to all games

    def open(self, position: Position[T], keep: str = "", seen: int = 0) -> LayingMessage:
        """Return the whole form, filled with what is known of ``position``, with the problems of these values.

        ``keep`` is the table's key in the page's own memory, and ``seen`` the number of its lines when the form was filled: later
        lines are not in it.
        """
        values = self.read_table(position)
        return replace(
            self._check(values),
            keep=keep,
            seen=seen,
            sections=self._all_sections,
            values=values,
            unknown=tuple(self._expand(self.list_unknown(position))),
            tiles=tuple(TileOption(name, picture) for name, picture in self.sections.list_tiles()),
            pictures=self.sections.draw_pictures(),
        )

    def check(self, values: Mapping[str, object]) -> LayingMessage:
        """Return the problems of the ``values`` entered so far, and what follows from them, in words, by section.

        If a value doesn't suit its field, only such problems are named, and nothing follows.
        """
        return self._check(values)

    def read(self, values: Mapping[str, object]) -> Position[T] | LayingMessage:
        """Return the position that was laid out, or a message that names every problem of the entries.

        If a value doesn't suit its field, only such problems are named.
        """
        try:
            counted = self._read(values)
            if problems := self.find_problems(counted):
                raise Unlayable(problems)
            return self.build_position(counted)
        except Unlayable as wrong:
            return LayingMessage(problems=self._describe(wrong.problems), refused=True)

    def describe_problem(self, problem: LayingProblem) -> str:
        """Describe in a sentence why entered values are impossible."""
        said: dict[str, str | int] = {
            "count": problem.count,
            "most": problem.most,
            "over": problem.count - problem.most,
            "who": self.players[problem.seat].name if problem.seat is not None else "",
            "where": self._name_field(problem),
        }
        return self.words.format(problem.key, **said, **self.find_nouns(problem))

    def _read(self, values: Mapping[str, object]) -> L:
        entered = Entered(values)
        counted = self.read_counts(entered)
        entered.check()
        return counted

    def _check(self, values: Mapping[str, object]) -> LayingMessage:
        try:
            counted = self._read(values)
        except Unlayable as unreadable:
            return LayingMessage(problems=self._describe(unreadable.problems), told={})
        return LayingMessage(problems=self._describe(self.find_problems(counted)), told=self.describe_rest(counted))

    def _describe(self, problems: Sequence[LayingProblem]) -> tuple[Flaw, ...]:
        """Describe each problem, with the fields of the form that it is about and their sections."""
        found: list[Flaw] = []
        for problem in problems:
            keys = self._expand(problem.fields)
            sections = dict.fromkeys(self._fields[key][0].key for key in keys)
            found.append(Flaw(self.describe_problem(problem), tuple(keys), tuple(sections)))
        return tuple(found)

    def _name_field(self, problem: LayingProblem) -> str:
        """Name the first field that a problem is about, with the title of its section."""
        found = (self._fields[key] for key in self._expand(problem.fields))
        said = (self.words.format("label", what=section.title, said=field.label) for section, field in found)
        return next(said, "")

    def _expand(self, names: Sequence[str]) -> list[str]:
        """List the keys of all fields that have one of these names, or begin with one and a dot, in the order of the names."""
        return [key for name in names for key in self._fields if key == name or key.startswith(f"{name}.")]
