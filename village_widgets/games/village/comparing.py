"""One position in both editions: what differs, found out by the engine and the editions' own data, never written down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import msgspec
from ipywidgets import HTML
from msgspec.structs import replace

from village_core.games.editions import Leaf, Mark
from village_core.games.village import picture
from village_core.games.village.box import contents
from village_core.games.village.conservation import flaw
from village_core.games.village.edition import EDITIONS, Edition, EditionSettings, edition_of
from village_core.games.village.narration import Narrator
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Option, Payment, Refusal, RuleKey
from village_core.kernel.words import ENGLISH
from village_widgets.games.village.side_by_side import html, text
from village_widgets.games.village.telling import words
from village_widgets.stills import seated

Both: TypeAlias = tuple[Position[Table], Position[Table]]
UNPRINTED = frozenset(("name", "year", "marks", "citations", "corrected", "checked"))
"""Parts of an edition's file that are about the edition, not printed in it."""
"""Parts of which only those for the number of players at the table matter."""


class Incomparable(ValueError):
    """A position that one of the editions can't show: ``words.say(problem, **values)`` says why."""

    def __init__(self, problem: str, **values: str | int) -> None:
        super().__init__(f"{problem}: {values}")
        self.problem = problem
        self.values = values


class Judged(NamedTuple):
    """A choice that the editions judge differently: how it could be paid in each, and in each why not (nothing where it can)."""

    choice: Choice
    payments: tuple[tuple[Payment, ...], tuple[Payment, ...]]
    refusals: tuple[Refusal | None, Refusal | None]


class Outcome(NamedTuple):
    """A decision that is legal in both editions and leads to something else in each: what happens in each."""

    option: Option
    events: tuple[tuple[Event[Table], ...], tuple[Event[Table], ...]]


class Worded(NamedTuple):
    """A rule that reads differently, or that only one edition has: its wording (empty where it is no rule) and citations."""

    rule: RuleKey
    wordings: tuple[str, str]
    citations: tuple[tuple[str, ...], tuple[str, ...]]


class Printed(NamedTuple):
    """A value that is printed differently, by its dotted name, with how sure each is; none where an edition hasn't got it."""

    name: str
    values: tuple[Leaf | None, Leaf | None]
    marks: tuple[Mark, Mark]


class Comparison:
    """One position in both editions, the older first, and what differs between them."""

    def __init__(self, positions: Both, language: str = ENGLISH) -> None:
        self.positions = positions
        self.words = words(language)
        older, newer = self.editions = (positions[0].table.edition, positions[1].table.edition)
        names = tuple(player.name for player in seated(positions[0]))
        self.narrators = (Narrator(self.words, names, older), Narrator(self.words, names, newer))
        self.choices = tuple(_judged(*positions))
        self.outcomes = tuple(_outcomes(*positions))
        self.rules = tuple(_worded(*self.narrators))
        self.numbers = tuple(_printed(older, newer, len(names)))

    def __repr__(self) -> str:
        return text(self)

    def _repr_html_(self) -> str:
        return html(self)

    def box(self) -> HTML:
        """The comparison as a widget: two columns where there is room, one below the other where there is not."""
        return HTML(self._repr_html_())


def compare(position: Position[Table] | str, language: str = ENGLISH) -> Comparison:
    """What differs between the editions at one position, given as such or as a text picture.

    Raises ``Incomparable`` for a position that one of them can't show, ``BadPicture`` for a text that is none.
    """
    if isinstance(position, str):
        position = picture.read(position)
    first, second = (in_edition(position, name) for name in EDITIONS)
    return Comparison((first, second), language)


def in_edition(position: Position[Table], name: str) -> Position[Table]:
    """The same position with another edition's box, board and rules; as it is, own corrections included, in its own edition.

    What lies beside the board is what the other box has more or less. Raises ``Incomparable`` if the edition doesn't seat so
    many, or if a piece would have to be where none can be.
    """
    table = position.table
    if table.copy.edition != name:
        table = _moved(table, EditionSettings(name))
    other = type(position)(table, position.agenda)
    found = flaw(other)
    if found:
        raise Incomparable("compare-flaw", edition=edition_of(table.copy).name, place=found)
    return other


def _moved(table: Table, copy: EditionSettings) -> Table:
    old, new = table.edition, edition_of(copy)
    least, most = new.players
    if not least <= len(table.farms) <= most:
        raise Incomparable("compare-players", edition=new.name, least=least, most=most)
    supply = {what: getattr(table.supply, what) + count - contents(old)[what] for what, count in contents(new).items()}
    return replace(table, copy=copy, supply=replace(table.supply, **supply))


def _ways(position: Position[Table]) -> dict[Choice, tuple[Payment, ...]]:
    found: dict[Choice, tuple[Payment, ...]] = {}
    for option in position.options:
        found[option.choice] = (*found.get(option.choice, ()), option.payment)
    return found


def _judged(first: Position[Table], second: Position[Table]) -> Iterator[Judged]:
    """Every choice that can't be made, or not for the same prices, in both."""
    ways = _ways(first), _ways(second)
    for choice in dict.fromkeys((*ways[0], *ways[1])):
        here, there = ways[0].get(choice, ()), ways[1].get(choice, ())
        if set(here) != set(there):
            yield Judged(choice, (here, there), (first.why_not(choice), second.why_not(choice)))


def _outcomes(first: Position[Table], second: Position[Table]) -> Iterator[Outcome]:
    """Every decision that can be made in both and after which something else happens."""
    if CHANCE in (first.seat, second.seat):
        return
    for option in first.options:
        if option in second.options:
            here, there = first.play(option).events, second.play(option).events
            if here != there:
                yield Outcome(option, (here, there))


def _worded(first: Narrator, second: Narrator) -> Iterator[Worded]:
    """Every rule that reads differently in the two, or that only one of them cites."""
    for rule in Rule:
        cited = first.citations(rule), second.citations(rule)
        here, there = (narrator.rule(rule) if cited[at] else "" for at, narrator in enumerate((first, second)))
        if here != there:
            yield Worded(rule, (here, there), cited)


def _printed(first: Edition, second: Edition, players: int) -> Iterator[Printed]:
    """Every value that differs, those for other numbers of players left out."""
    values = dict(_leaves(first, players)), dict(_leaves(second, players))
    for name in dict.fromkeys((*values[0], *values[1])):
        here, there = values[0].get(name), values[1].get(name)
        if here != there:
            yield Printed(name, (here, there), (first.mark(name), second.mark(name)))


def _leaves(edition: Edition, players: int) -> Iterator[tuple[str, Leaf]]:
    """Everything printed, by its dotted name."""

    def walk(name: str, value: object) -> Iterator[tuple[str, Leaf]]:
        parts: list[tuple[object, object]] = []
        match value:
            case dict():
                parts = list(value.items())
            case list() | tuple():
                parts = list(enumerate(value))
            case bool() | int() | str():
                yield name, value
        for part, inside in parts:
            yield from walk(f"{name}.{part}", inside)

    for part, value in msgspec.to_builtins(edition).items():
        if part in Edition.COUNTED:
            yield from walk(f"{part}.{players}", value[players])
        elif part not in UNPRINTED:
            yield from walk(part, value)
