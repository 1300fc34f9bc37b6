"""The beginner: it plays as the steady player, and now and then takes any option."""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from village_core.games.judgement import Judgement
from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Option
from village_core.players.looking import Program
from village_core.players.random import choose
from village_core.players.steady import build_steady

T = TypeVar("T", bound=Table)

SLIPS: Final = 0.2
"""The share of decisions that are taken at random."""


def build_beginner(judgement: Judgement[T]) -> Program[T]:
    """Return a program that plays as the steady player by ``judgement``, but takes a share ``SLIPS`` of decisions at random."""
    thinks = build_steady(judgement)

    def decide(position: Position[T], random: Random) -> Option:
        return choose(position, random) if random.random() < SLIPS else thinks(position, random)

    return decide
