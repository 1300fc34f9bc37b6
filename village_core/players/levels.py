"""Levels: the programs that can decide instead of a person, by the name that a player carries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.players.beginner import beginner_player
from village_core.players.following import following_player
from village_core.players.good import good_player
from village_core.players.looking import Program
from village_core.players.random import choose
from village_core.players.steady import steady_player
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
"""The levels; each wins against those before it."""


def programs(game: BoardGame[T, E]) -> Mapping[str, Program[T]]:
    """Return the programs that play a game: its levels, the following player and the random player."""
    judgements = game.judgements
    thinks: Program[T] = Strong(judgements)
    return {
        BEGINNER: beginner_player(judgements.by_hand),
        STEADY: steady_player(judgements.by_hand),
        GOOD: good_player(judgements),
        STRONG: thinks,
        FOLLOWING: following_player(judgements),
        RANDOM: choose,
    }
