"""Whose turn goes on after those who have to die: what a page has to know to go on alone."""

from __future__ import annotations

from village_core.games.village.table import Table
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.watching import Tracking
from village_core.kernel.position import Position


def going_on(position: Position[Table]) -> Position[Table] | None:
    """The turn that people are in, or come to when everybody is laid to rest; each time the first who may die is.

    Nothing where something else is asked then, or where it depends on who dies: one of them may ring in the end.
    """
    if isinstance(position.top, Tracking):
        return position
    if not isinstance(position.top, LaidToRest):
        return None
    turns = [going_on(position.play(option).position) for option in position.options]
    first = turns[0]
    same = first and all(turn and turn.agenda == first.agenda and _rung(turn) == _rung(first) for turn in turns)
    return first if same else None


def _rung(position: Position[Table]) -> bool:
    """Whether the end was rung in."""
    return position.table.trigger is not None
