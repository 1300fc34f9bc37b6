"""The good player: it looks to the end of its own turn as the steady one does, by tuned weights, and minds the others."""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from village_core.games.judgement import Judgement, Judgements
from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option, Seat
from village_core.players.looking import Evaluator, Program, best_of, prospects
from village_core.players.random import choose

T = TypeVar("T", bound=Table)

CAUTION: Final = 0.7
"""The share of the best opponent's points that is taken off one's own."""


def cautious(judgement: Judgement[T], seat: Seat) -> Evaluator[T]:
    """What a table is worth to ``seat``: what it has, less a share of what the best of the others has."""

    def standing(table: T) -> float:
        others = judgement.evaluations(table)
        own = others.pop(seat)
        return own - CAUTION * max(others, default=0.0)

    return standing


def good(judgements: Judgements[T]) -> Program[T]:
    """A player program that goes by the tuned judgement for as many as sit there."""

    def decide(position: Position[T], random: Random) -> Option:
        seat = position.seat
        if seat is None or seat == CHANCE or len(position.options) == 1:
            return choose(position, random)
        judgement = judgements.of(len(position.table.seats))
        world = position.with_table(judgements.imagined(position.table, seat, random))
        return best_of(prospects(world, cautious(judgement, seat)), random).plan[0]

    return decide
