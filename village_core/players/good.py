"""The good player: it looks to the end of its turn as the steady player, uses tuned weights, and minds its opponents."""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from village_core.games.judgement import Judgement, Judgements
from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option, Seat
from village_core.players.looking import Evaluator, Program, choose_best, foresee_options
from village_core.players.random import choose

T = TypeVar("T", bound=Table)

CAUTION: Final = 0.7
"""The share of the best opponent's points that is subtracted from its own."""


def build_cautious(judgement: Judgement[T], seat: Seat) -> Evaluator[T]:
    """Return an evaluator of tables for ``seat``: its points less a share ``CAUTION`` of the best opponent's."""

    def evaluate(table: T) -> float:
        others = judgement.evaluate_seats(table)
        own = others.pop(seat)
        return own - CAUTION * max(others, default=0.0)

    return evaluate


def build_good(judgements: Judgements[T]) -> Program[T]:
    """Return a program that takes the option with the best prospect: its own points less a share of the best opponent's.

    Points are judged by the weights tuned for the number of players. The program imagines what its seat can't see. It takes a
    single option at once, and draws if chance is asked.
    """

    def decide(position: Position[T], random: Random) -> Option:
        seat = position.seat
        if seat is None or seat == CHANCE or len(position.options) == 1:
            return choose(position, random)
        judgement = judgements.find_judgement(len(position.table.seats))
        world = position.with_table(judgements.imagine(position.table, seat, random))
        return choose_best(foresee_options(world, build_cautious(judgement, seat)), random).plan[0]

    return decide
