"""The following player: just strong enough for the others to have a close game, such as a newcomer's first."""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from village_core.games.judgement import Judgements
from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option
from village_core.players.beginner import build_beginner
from village_core.players.good import build_good
from village_core.players.looking import Program
from village_core.players.random import choose
from village_core.players.steady import build_steady

T = TypeVar("T", bound=Table)

CLOSE: Final = 5.0
"""The difference in points up to which two players are about even."""


def build_following(judgements: Judgements[T]) -> Program[T]:
    """Return a program that adapts its play to its lead over the best opponent.

    It plays as a beginner while it is more than ``CLOSE`` points ahead, as the good player while it is more than that behind, and
    as the steady player in between.
    """
    behind, even, ahead = build_good(judgements), build_steady(judgements.by_hand), build_beginner(judgements.by_hand)

    def decide(position: Position[T], random: Random) -> Option:
        seat, table = position.seat, position.table
        if seat is None or seat == CHANCE:
            return choose(position, random)
        judgement, seen = judgements.find_judgement(len(table.seats)), judgements.imagine(table, seat, random)
        others = judgement.evaluate_seats(seen)
        lead = others.pop(seat) - max(others, default=0.0)
        return (behind if lead < -CLOSE else ahead if lead > CLOSE else even)(position, random)

    return decide
