"""One position in several editions: the differences, found by the engine and in the editions' data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from village_core.games import find_game
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import EditionSettings, Leaf, Mark, PrintedEdition, name_edition
from village_core.games.narration import Narrator
from village_core.games.owning import list_printed
from village_core.kernel.frames import Table
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.saves import Codec
from village_core.kernel.values import CHANCE, Choice, Option, Payment, Refusal, RuleKey
from village_core.kernel.words import Words
from village_widgets.games import find_screen
from village_widgets.games.shown import ShownGame
from village_widgets.games.stills import seat_players

T = TypeVar("T", bound=GameTable)
K = TypeVar("K", bound=Table)
Narrators: TypeAlias = tuple[Narrator[T, PrintedEdition], ...]
UNPRINTED = frozenset(PrintedEdition.__struct_fields__) - {"players"}
"""Parts of an edition's file that are about the edition, not printed in it."""


class Incomparable(ValueError):
    """A position that an edition can't show: ``words.format(problem, **values)`` says why."""

    def __init__(self, problem: str, **values: str | int) -> None:
        super().__init__(f"{problem}: {values}")
        self.problem = problem
        self.values = values


class ChoiceDifference(NamedTuple):
    """A choice that the editions judge differently: its payments in each edition, and its refusal in each (None if legal)."""

    choice: Choice
    payments: tuple[tuple[Payment, ...], ...]
    refusals: tuple[Refusal | None, ...]


class OutcomeDifference(NamedTuple, Generic[K]):
    """A decision with different consequences: its events in each edition, None where it is illegal."""

    option: Option
    events: tuple[tuple[Event[K], ...] | None, ...]


class RuleDifference(NamedTuple):
    """A rule that reads differently or is missing in some editions: its wording (empty if missing) and citations in each."""

    rule: RuleKey
    wordings: tuple[str, ...]
    citations: tuple[tuple[str, ...], ...]


class ValueDifference(NamedTuple):
    """A printed value that differs, by dotted name: in each edition the value, None where it is lacking, and its mark."""

    name: str
    values: tuple[Leaf | None, ...]
    marks: tuple[Mark, ...]


class Differences(Generic[T]):
    """One position in two or more editions, and what differs. Every field lists the editions in the same order."""

    def __init__(self, positions: Sequence[Position[T]]) -> None:
        self.positions = tuple(positions)
        game: BoardGame[T, PrintedEdition] = find_game(self.positions[0].game)
        shown: ShownGame[T] = find_screen(game.name)
        self.words: Words = shown.load_words()
        self.editions = tuple(map(game.find_edition, self.positions))
        names = tuple(player.name for player in seat_players(self.positions[0]))
        self.narrators: Narrators[T] = tuple(game.narrator(self.words, names, edition) for edition in self.editions)
        self.choices = tuple(_compare_choices(self.positions))
        self.outcomes = tuple(_compare_outcomes(self.positions))
        self.numbers = tuple(_compare_numbers(self.editions, len(names)))

    @property
    def rules(self) -> tuple[RuleDifference, ...]:
        """The rules that read differently, or that only some of the editions cite."""
        return tuple(_compare_rules(self.narrators))


def with_edition(position: Position[T], name: str) -> Position[T]:
    """Return the position with the box, board and rules of the edition ``name``; unchanged if it is played in that edition.

    Raises ``Incomparable`` if the edition doesn't seat the players, or if the position is impossible in it, and ``BadSettings``
    for an unknown edition.
    """
    game: BoardGame[T, PrintedEdition] = find_game(position.game)
    table, edition = position.table, game.editions.build_edition(EditionSettings(name))
    if table.copy.edition != name:
        least, most = edition.players
        if not least <= len(table.seats) <= most:
            raise Incomparable(
                "compare-players", edition=name_edition(edition, find_screen(game.name).load_words()), least=least, most=most
            )
        table = game.change_edition(table, EditionSettings(name))
    other = type(position)(table, position.agenda)
    codec: Codec[T] = game.codec
    found = codec.find_flaw(other)
    if found:
        raise Incomparable("compare-flaw", edition=name_edition(edition, find_screen(game.name).load_words()), place=found)
    return other


def _find_payments(position: Position[T]) -> dict[Choice, tuple[Payment, ...]]:
    """Map every legal choice to its payments."""
    found: dict[Choice, tuple[Payment, ...]] = {}
    for option in position.options:
        found[option.choice] = (*found.get(option.choice, ()), option.payment)
    return found


def _compare_choices(positions: Sequence[Position[T]]) -> Iterator[ChoiceDifference]:
    """Yield the difference of every choice that is legal in one edition, and illegal or priced differently in another."""
    payments = [_find_payments(position) for position in positions]
    for choice in dict.fromkeys(choice for found in payments for choice in found):
        paid = tuple(found.get(choice, ()) for found in payments)
        if differ([frozenset(each) for each in paid]):
            yield ChoiceDifference(choice, paid, tuple(position.find_refusal(choice) for position in positions))


def _compare_outcomes(positions: Sequence[Position[T]]) -> Iterator[OutcomeDifference[T]]:
    """Yield the difference of every decision that several editions allow with different events; nothing while a draw is due."""
    if any(position.seat == CHANCE for position in positions):
        return
    legal = [frozenset(position.options) for position in positions]
    for option in dict.fromkeys(option for position in positions for option in position.options):
        events = tuple(
            position.play(option).events if option in options else None
            for position, options in zip(positions, legal, strict=True)
        )
        if differ([happened for happened in events if happened is not None]):
            yield OutcomeDifference(option, events)


def _compare_rules(narrators: Narrators[T]) -> Iterator[RuleDifference]:
    """Yield the difference of every rule that reads differently, or that only some editions cite."""
    for rule in narrators[0].RULES:
        cited = tuple(narrator.list_citations(rule) for narrator in narrators)
        said = tuple(narrator.word_rule(rule) if places else "" for narrator, places in zip(narrators, cited, strict=True))
        if differ(said):
            yield RuleDifference(rule, said, cited)


def _compare_numbers(editions: Sequence[PrintedEdition], players: int) -> Iterator[ValueDifference]:
    """Yield each difference of a printed value, except those for other numbers of players and about the edition itself."""
    values = [list_printed(edition) for edition in editions]
    for name in dict.fromkeys(name for found in values for name in found):
        told = tuple(found.get(name) for found in values)
        about = name.partition(".")[0] in UNPRINTED or editions[0].find_player_count(name) not in (None, players)
        if differ(told) and not about:
            yield ValueDifference(name, told, tuple(edition.find_mark(name) for edition in editions))


def differ(values: Sequence[object]) -> bool:
    """Tell whether the values are not all the same."""
    return any(value != values[0] for value in values)
