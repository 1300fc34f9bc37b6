"""Editions of any printed game as data: printed values, how sure we are of them, and an owner's corrections on top."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Annotated, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar, get_args, get_type_hints, overload

import msgspec
from msgspec import Meta

from village_core.games.lines import find_line
from village_core.games.problems import print_problem
from village_core.kernel.problem import Problem
from village_core.kernel.values import Key, RuleKey, Value
from village_core.kernel.words import Words

Leaf: TypeAlias = int | str | bool

DEEPEST: Final = 8
"""Most dots in the dotted name of a value."""
LONGEST_LINE: Final = 300
"""Most characters of a line of an owner's file without remarks and quoted values: names of hundreds of parts take minutes."""
VALUE: Final = re.compile(r'^([\w.-]+ = )"[^"\\]*"$')
"""A line whose value is quoted."""
CHECKED: Final = "checked"
"""A setting: the owner has looked at every printed value that a table of this many players uses (``checked = 3``)."""


class Mark(Key):
    """Degrees of certainty that our value is what is printed: certain, likely, reconstructed, or corrected by the owner."""

    CERTAIN = "certain"
    LIKELY = "likely"
    RECONSTRUCTED = "reconstructed"
    CORRECTED = "corrected"


class EditionSettings(Value, frozen=True, gc=True, cache_hash=True, dict=True):
    """The edition that lies on the table, with its owner's corrections: dotted names (``track.time.1``) and values.

    Two are equal if they are written alike: ``True`` is not ``1`` here, as one of them may be refused where the other is not.
    """

    OMITS_FIELD_NAMES: ClassVar[bool] = True

    edition: str
    corrections: tuple[tuple[str, Leaf], ...] = ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, EditionSettings) or self.edition != other.edition:
            return False
        return self.corrections is other.corrections or msgspec.json.encode(self) == msgspec.json.encode(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = Value.__hash__


class BadSettings(Problem):
    """Edition settings that can't be used. ``place`` is the dotted name that is wrong, ``problem`` a key of the word files.

    ``number`` is the place of a wrong word in its line, from 1, or how many words a line has if they are too few or too many.
    """

    def __init__(self, problem: str, place: str, detail: str = "", names: Iterable[str] = (), number: int = 0) -> None:
        super().__init__(problem, detail, number, place, names)
        self.with_wording(print_problem)


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base class of the parts of an edition's file; a field in the file that its part doesn't have is an error."""


class Ruling(NamedTuple):
    """A note in the type of a field of an edition's ``Rulings``: what belongs to a ruling beside its values.

    ``worded``: the rule whose wording says which value a table plays, by the variable ``$rulings-<name>``; ``adds``: a rule
    that only some of the values bring. A ruling has one of the two. ``chosen``: a table may choose the value, which otherwise
    the copy says; ``alone``: it matters to one player alone; ``together``: it matters to several players only.
    """

    worded: RuleKey = ""
    adds: RuleKey = ""
    chosen: bool = True
    alone: bool = False
    together: bool = False


class PrintedEdition(Data, frozen=True, eq=False, kw_only=True):
    """The part of an edition that all games have; a game adds what is printed in its own.

    ``edition``: its name in settings; ``name``: its English title, as exported files have it; ``players``: the least and the
    most that can play; ``marks``: dotted names by how sure their values are; ``citations``: passages of the rule texts, by rule;
    ``corrected``: the names that an owner has corrected; ``checked``: the number of players for which an owner has looked at
    everything.

    A game also says which parts an owner may correct (``CORRECTABLE``) and which are printed once for each number of players
    (``COUNTED``).
    """

    CORRECTABLE: ClassVar[frozenset[str]] = frozenset()
    COUNTED: ClassVar[tuple[str, ...]] = ()

    name: str
    year: int
    players: Annotated[tuple[int, ...], Meta(min_length=2, max_length=2)]
    marks: dict[Mark, tuple[str, ...]]
    citations: dict[str, tuple[str, ...]]
    edition: str = ""
    corrected: tuple[str, ...] = ()
    checked: Annotated[int, Meta(ge=0, le=9)] = 0

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.name} ({self.year}), {'–'.join(map(str, self.players))} players>"

    def find_mark(self, name: str) -> Mark:
        """Return how sure the value of the dotted ``name`` is (``track.time.1``).

        It is corrected if the owner has corrected it or a part of it, else certain if a table of ``checked`` players uses it.
        Else it has its own mark or that of a part around it, reconstructed before likely; without any it is certain.
        """
        if any(_is_covering(name, other) or _is_covering(other, name) for other in self.corrected):
            return Mark.CORRECTED
        if self.checked and self.find_player_count(name) in (None, *self.list_player_counts(self.checked)):
            return Mark.CERTAIN
        parts = name.split(".")
        places = {".".join(parts[:depth]) for depth in range(1, len(parts) + 1)}
        for mark in (Mark.RECONSTRUCTED, Mark.LIKELY):
            if not places.isdisjoint(self.marks.get(mark, ())):
                return mark
        return Mark.CERTAIN

    def find_ruling(self, name: str) -> Leaf:
        """Return the value of a ruling, by the table's choice if it made one; the game's own edition declares its ``rulings``."""
        value: Leaf = getattr(getattr(self, "rulings"), name)  # noqa: B009  (only some editions have rulings)
        return value

    def check_seats(self, players: int) -> None:
        """Raise ``BadSettings`` for anything but a number of players that this edition can seat."""
        least, most = self.players
        if not isinstance(players, int) or not least <= players <= most:
            raise BadSettings("copy-players", "players", f"{least}–{most}")

    @classmethod
    def list_player_counts(cls, players: int) -> tuple[int, ...]:
        """Return the numbers of players whose printed values a table of this many uses: this one unless overridden."""
        return (players,)

    @classmethod
    def find_player_count(cls, name: str) -> int | None:
        """Return the number of players for which alone a value counts, or None if it counts for several."""
        part, _, rest = name.partition(".")
        return int(rest.partition(".")[0]) if part in cls.COUNTED and rest else None


E = TypeVar("E", bound=PrintedEdition)


class Editions(Sequence[str], Generic[E]):
    """The editions of one game, as a sequence of their names; each is a file of the shape ``kind`` in ``folder``.

    The first is the default. ``check`` raises ``BadSettings`` for errors that no single number shows.
    """

    def __init__(
        self, folder: Traversable, names: tuple[str, ...], kind: type[E], check: Callable[[E], None] = lambda edition: None
    ) -> None:
        self.names = names
        self.kind = kind
        self._folder = folder
        self._check = check
        self._known = lru_cache(maxsize=64)(self._correct_edition)
        self._printed = lru_cache(maxsize=16)(self._read_json)

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[str, ...]: ...
    def __getitem__(self, at: int | slice) -> str | tuple[str, ...]:
        return self.names[at]

    def __len__(self) -> int:
        return len(self.names)

    def __repr__(self) -> str:
        return f"Editions({', '.join(self.names)})"

    def build_edition(self, settings: EditionSettings) -> E:
        """Return the edition with the corrections applied; the settings keep it, because a table asks for it all the time.

        Raises ``BadSettings`` for something else than settings, for an unknown edition, for the first correction that can't be
        used (it names the place), and for corrections that can't go together.
        """
        try:
            kept: tuple[Editions[E], E] = settings.__dict__["build_edition"]
        except (AttributeError, KeyError):  # no settings at all (a text), or settings that are used for the first time
            return self._keep_edition(settings)
        return kept[1] if kept[0] is self else self._keep_edition(settings)

    def _keep_edition(self, settings: EditionSettings) -> E:
        """Find the edition of some settings, and let the settings keep it. Raises ``BadSettings``."""
        if not isinstance(settings, EditionSettings):
            raise BadSettings("copy-not-settings", "copy", self.names[0])
        edition = self._known(settings)
        settings.__dict__["build_edition"] = self, edition
        return edition

    def _correct_edition(self, settings: EditionSettings) -> E:
        """Read the edition's file and return the edition with the corrections applied and checked. Raises ``BadSettings``."""
        data: dict[str, object] = msgspec.json.decode(self._printed(settings.edition))
        for name, value in settings.corrections:
            if name == CHECKED:
                data[CHECKED] = value
            else:
                self._correct(data, name, value)
            self._convert(data, name)
            self._check_line(name, value)
        data |= {"edition": settings.edition, "corrected": [name for name, _ in settings.corrections if name != CHECKED]}
        edition = self._convert(data, "")
        self._check(edition)
        return edition

    def read(self, text: str) -> EditionSettings:
        """Return the settings in an owner's file: TOML with ``edition = "…"`` and values of that edition by their own names.

        A file without ``edition`` is one of the first edition. Raises ``BadSettings`` for text that is not TOML, a line that is
        too long, an edition, a name or a value that can't be used.
        """
        data = read_toml(text)
        name = data.pop("edition", self.names[0])
        if not isinstance(name, str):
            raise BadSettings("copy-unknown-edition", "edition", names=self.names)
        settings = EditionSettings(name, tuple(_list_leaves(data, "")))
        self.build_edition(settings)
        return settings

    def read_text(self, name: str) -> str:
        """Return the file of an edition as it stands. Raises ``BadSettings`` for the name of an unknown edition."""
        if name not in self.names:
            raise BadSettings("copy-unknown-edition", "edition", names=self.names)
        return (self._folder / f"{name}.toml").read_text(encoding="utf-8")

    def _read_json(self, name: str) -> bytes:
        """Return the content of an edition's file as JSON, which is read a hundred times as fast."""
        return msgspec.json.encode(tomllib.loads(self.read_text(name)))

    def _convert(self, data: dict[str, object], name: str) -> E:
        """Check the types and ranges of an edition's data and return the edition.

        Raises ``BadSettings`` if any value doesn't fit. The error names ``name``, the value just corrected, whichever one it is;
        it is empty if no single correction is to blame.
        """
        try:
            return msgspec.convert(data, self.kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise BadSettings("copy-out-of-range", name, str(error).partition(" - at `")[0]) from error

    def _check_line(self, name: str, value: Leaf) -> None:
        """Check the words of a value that is a line of them. Raises ``BadSettings`` for the first that doesn't fit."""
        line = find_line(self.kind, name)
        misfit = line.find_misfit(value) if line and isinstance(value, str) else None
        if misfit:
            raise BadSettings(misfit.problem, name, misfit.detail, misfit.names, misfit.number)

    def _correct(self, data: dict[str, object], name: str, value: Leaf) -> None:
        """Put ``value`` where ``name`` points to in the edition's data. Raises ``BadSettings`` if owners can't correct it."""
        parts = name.split(".")
        here: object = data
        for depth, part in enumerate(parts):
            if not _has(here, part) or (depth == 0 and part not in self.kind.CORRECTABLE):
                names = sorted(self.kind.CORRECTABLE) if depth == 0 else _list_names(here)
                near = get_close_matches(part, names, n=1)
                place, names = ".".join(parts[: depth + 1]), [] if near else names
                raise BadSettings("copy-unknown-name", place, near[0] if near else "", names)
            above, here = here, _find_part(here, part)
        if isinstance(here, (dict, list)):
            raise BadSettings("copy-not-a-value", name)
        if isinstance(above, list):
            above[int(parts[-1])] = value
        elif isinstance(above, dict):
            above[parts[-1]] = value


def name_edition(edition: PrintedEdition, words: Words) -> str:
    """Return the name of an edition in words, for readers."""
    return words.format(f"edition-{edition.edition}")


@cache
def list_rulings(kind: type[PrintedEdition]) -> Mapping[str, Ruling]:
    """Return the rulings of editions of this kind by name, in their order; empty if an edition declares no ``rulings``."""
    declared = get_type_hints(kind).get("rulings")
    fields = get_type_hints(declared, include_extras=True) if declared else {}
    found = ((name, note) for name, field in fields.items() for note in get_args(field) if isinstance(note, Ruling))
    return MappingProxyType(dict(found))


def read_toml(text: str) -> dict[str, object]:
    """Return the values in an owner's TOML.

    Raises ``BadSettings`` for text that is not TOML, or has a line that is too long (``LONGEST_LINE``).
    """
    for number, line in enumerate(text.split("\n"), 1):
        if len(VALUE.sub(r"\1", line)) > LONGEST_LINE and not line.startswith("#"):
            raise BadSettings("copy-long-line", "", str(number))
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSettings("copy-not-toml", "", str(error)) from error


def _is_covering(place: str, name: str) -> bool:
    return name == place or name.startswith(place + ".")


def _list_names(data: object) -> list[str]:
    known = range(len(data)) if isinstance(data, list) else data if isinstance(data, dict) else ()
    return [str(name) for name in known]


def _has(data: object, part: str) -> bool:
    if isinstance(data, list):
        return part in map(str, range(len(data)))
    return isinstance(data, dict) and part in data


def _find_part(data: object, part: str) -> object:
    return data[int(part)] if isinstance(data, list) else data[part] if isinstance(data, dict) else None


def write_leaf(value: Leaf) -> str:
    """Return a value as keys of wordings and people's settings have it: a switch is ``yes`` or ``no``."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _list_leaves(data: object, name: str) -> Iterator[tuple[str, Leaf]]:
    if name.count(".") > DEEPEST:
        raise BadSettings("copy-unknown-name", name)
    if isinstance(data, dict) or (isinstance(data, list) and data):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from _list_leaves(value, f"{name}.{key}".lstrip("."))
    elif isinstance(data, (bool, int, str)):
        yield name, data
    else:
        raise BadSettings("copy-not-a-value", name)
