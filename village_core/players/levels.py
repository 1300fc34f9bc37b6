"""The levels: who can decide instead of a person, by the name that a player carries. For any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.players.beginner import beginner
from village_core.players.following import following
from village_core.players.good import good
from village_core.players.looking import Program
from village_core.players.random import choose
from village_core.players.steady import steady
from village_core.players.strong import Strong

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)

BEGINNER: Final = "beginner"
STEADY: Final = "steady"
GOOD: Final = "good"
STRONG: Final = "strong"
FOLLOWING: Final = "following"
RANDOM: Final = "random"
LEVELS: Final = (BEGINNER, STEADY, GOOD, STRONG)
"""The levels, each of which wins against those before it."""


def programs(game: BoardGame[T, E]) -> Mapping[str, Program[T]]:
    """The programs that play a game: the levels, one that follows the others, and one that does anything."""
    judgements = game.judgements
    thinks: Program[T] = Strong(judgements)
    return {
        BEGINNER: beginner(judgements.by_hand),
        STEADY: steady(judgements.by_hand),
        GOOD: good(judgements),
        STRONG: thinks,
        FOLLOWING: following(judgements),
        RANDOM: choose,
    }
