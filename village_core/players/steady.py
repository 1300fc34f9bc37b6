"""The steady player: it looks to the end of its own turn and takes what leaves it with most, by weights that were set by hand."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from village_core.games.judgement import Judgement
from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option
from village_core.players.looking import Program, best_of, prospects
from village_core.players.random import choose

T = TypeVar("T", bound=Table)


def steady(judgement: Judgement[T]) -> Program[T]:
    """A player program that goes by ``judgement``; equally good options are equally likely, and chance draws as it does."""

    def decide(position: Position[T], random: Random) -> Option:
        seat = position.seat
        if seat is None or seat == CHANCE or len(position.options) == 1:
            return choose(position, random)
        return best_of(prospects(position, lambda table: judgement.evaluate(table, seat)), random).plan[0]

    return decide
