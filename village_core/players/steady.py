"""The steady player: it looks to the end of its turn and takes what leaves it with most, by weights set by hand."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from village_core.games.judgement import Judgement
from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option
from village_core.players.looking import Program, choose_best, foresee_options
from village_core.players.random import choose

T = TypeVar("T", bound=Table)


def build_steady(judgement: Judgement[T]) -> Program[T]:
    """Return a program that takes the option with the best prospect by ``judgement``, drawing if chance is asked.

    Equally good options are equally likely. It looks ahead at most to the end of its own turn.
    """

    def decide(position: Position[T], random: Random) -> Option:
        seat = position.seat
        if seat is None or seat == CHANCE or len(position.options) == 1:
            return choose(position, random)
        return choose_best(foresee_options(position, lambda table: judgement.evaluate(table, seat)), random).plan[0]

    return decide
