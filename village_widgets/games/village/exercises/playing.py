"""Playing a position on, so that the engine itself tells whether a claim holds."""

from __future__ import annotations

from random import Random
from typing import Final

from village_core.games.village.choices import Done, Pass
from village_core.games.village.table import Table
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice

IDLE: Final = (Done(), Pass())
"""Choices of a seat that does no more."""
FAR: Final = 60
"""More decisions than any quiet sequence takes."""


def play_on(
    position: Position[Table], choice: Choice, *until: type[Event[Table]]
) -> tuple[tuple[Event[Table], ...], Position[Table]]:
    """Play ``choice``, then the idle choices of seats and random draws, until an event of ``until`` happens.

    Stops as well at a seat that is offered none of ``IDLE``, and when the game is over. Returns all events and the position
    reached.
    """
    step = position.play(choice)
    events, position, random = step.events, step.position, Random(0)
    for _ in range(FAR):
        if until and any(isinstance(event, until) for event in events):
            break
        if position.seat == CHANCE:
            step = position.play(position.sample(random))
        else:
            idle = next((option for option in position.options if option.choice in IDLE), None)
            if idle is None:
                break
            step = position.play(idle)
        events, position = (*events, *step.events), step.position
    return events, position
