"""The random player: each legal choice with each payment is equally likely, chance goes by its weights. Also whole games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.position import Position, Step
from village_core.kernel.values import CHANCE, Option

T = TypeVar("T", bound=Table)


def choose(position: Position[T], random: Random) -> Option:
    """Choose one of the legal options, each equally likely, or draw by weight if chance is asked."""
    if position.seat == CHANCE:
        return position.sample(random)
    options = position.options
    return options[int(random.random() * len(options))]


def play_randomly(position: Position[T], random: Random) -> Iterator[Step[T]]:
    """Play a random game from ``position`` to its end and yield its steps."""
    while position.agenda:
        step = position.pick_random_step(random)
        position = step.position
        yield step
