"""One printed game as one value: all that the rest of the program asks of its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.resources.abc import Traversable
from typing import Generic, Protocol, TypeAlias, TypeVar

import msgspec

from village_core.games.editions import Editions, EditionSettings, PrintedEdition, list_rulings
from village_core.games.judgement import Judgements
from village_core.games.narration import Narrator
from village_core.games.opening import NewGame, PrintedTable
from village_core.games.outcome import Ending, Outcome
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.saves import Codec
from village_core.kernel.words import Words

E = TypeVar("E", bound=PrintedEdition)


class GameTable(PrintedTable, Protocol):
    """A table that shows its edition, its round and, in the end, its outcome."""

    @property
    def edition(self) -> PrintedEdition:
        """The edition by which the table plays, with its corrections and rulings."""

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first."""

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game, or None before its end."""


T = TypeVar("T", bound=GameTable)


class BoardGame(msgspec.Struct, Generic[T, E], frozen=True):
    """All that the rest of the program asks of one game.

    ``codec`` reads and writes its positions and choices, and has its name. ``words`` is the folder of its word files,
    ``narrator`` makes a narrator from words, players' names by seat, and the edition. ``categories`` are the lines of the
    final score, worded as ``category-…``; ``find_ending`` says how a game with these events came to its end. ``judgements`` say
    what a seat has at a table, in points by reason, for player programs. ``change_edition`` returns a table with another copy
    on it, for comparisons: supplies and piles, which belong to no player, change by the difference between the two boxes.
    ``read_picture`` and ``write_picture`` are its text pictures; their first word is the game's name.
    """

    codec: Codec[T]
    editions: Editions[E]
    new_game: NewGame[T]
    words: Traversable
    narrator: Callable[[Words, tuple[str, ...], E], Narrator[T, E]]
    categories: tuple[str, ...]
    find_ending: Callable[[Iterable[Event[T]]], Ending | None]
    judgements: Judgements[T]
    change_edition: Callable[[T, EditionSettings], T]
    read_picture: Callable[[str], Position[T]]
    write_picture: Callable[[Position[T]], str]

    def __repr__(self) -> str:
        return f"<BoardGame: {self.name}>"

    @property
    def name(self) -> str:
        """The name of the game in saves, in links and on the command line."""
        return self.codec.name

    @property
    def selectable(self) -> tuple[str, ...]:
        """The names of the rulings whose value a table may choose for its game."""
        return tuple(name for name, ruling in list_rulings(self.editions.kind).items() if ruling.chosen)

    @property
    def alone(self) -> tuple[str, ...]:
        """The names of the rulings that matter only in a game for one player."""
        return tuple(name for name, ruling in list_rulings(self.editions.kind).items() if ruling.alone)

    @property
    def together(self) -> tuple[str, ...]:
        """The names of the rulings that matter only in games for several players."""
        return tuple(name for name, ruling in list_rulings(self.editions.kind).items() if ruling.together)

    def find_edition(self, position: Position[T]) -> E:
        """Return the edition by which a position is played, with its table's corrections and rulings."""
        return self.editions.build_edition(position.table.copy)

    def begin_unplayed(self) -> Position[T]:
        """Return the first position of the game that a page shows before players join.

        It is the first edition's, for the fewest players that it seats.
        """
        copy = EditionSettings(self.editions[0])
        return self.new_game(copy, self.editions.build_edition(copy).players[0])

    def narrate(self, words: Words, names: tuple[str, ...], position: Position[T]) -> Narrator[T, E]:
        """Return a narrator with these words and players' names for the edition on this position's table."""
        return self.narrator(words, names, self.find_edition(position))


AnyGame: TypeAlias = BoardGame[GameTable, PrintedEdition]
"""A game, where it does not matter which."""
