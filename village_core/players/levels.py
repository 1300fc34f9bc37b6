"""Levels: the programs that can decide instead of a person, by the name that a player carries."""

from __future__ import annotations

from typing import Final, TypeVar

from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.problems import UnknownName
from village_core.players.beginner import build_beginner
from village_core.players.following import build_following
from village_core.players.good import build_good
from village_core.players.looking import Program
from village_core.players.random import choose
from village_core.players.steady import build_steady
from village_core.players.strong import StrongPlayer

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)

BEGINNER: Final = "beginner"
STEADY: Final = "steady"
GOOD: Final = "good"
STRONG: Final = "strong"
FOLLOWING: Final = "following"
RANDOM: Final = "random"
LEVELS: Final = (BEGINNER, STEADY, GOOD, STRONG)
"""The levels; each wins against those before it."""


class Programs(dict[str, Program[T]]):
    """Player programs by name. Raises ``UnknownName`` for another name."""

    def __missing__(self, name: str) -> Program[T]:
        raise UnknownName("unknown-player", name, self)

    def __repr__(self) -> str:
        return f"Programs({', '.join(self)})"


def build_programs(game: BoardGame[T, E]) -> Programs[T]:
    """Return the programs that play a game: its levels, the following player and the random player."""
    judgements = game.judgements
    thinks: Program[T] = StrongPlayer(judgements)
    return Programs(
        {
            BEGINNER: build_beginner(judgements.by_hand),
            STEADY: build_steady(judgements.by_hand),
            GOOD: build_good(judgements),
            STRONG: thinks,
            FOLLOWING: build_following(judgements),
            RANDOM: choose,
        }
    )
