"""The turn that goes on after players have laid their dead to rest: a page needs it to go on alone."""

from __future__ import annotations

from village_core.games.village.table import Table
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.watching import Tracking
from village_core.kernel.position import Position


def find_next_turn(position: Position[Table]) -> Position[Table] | None:
    """Return the position of the next turn after all dead are laid to rest, each time by the first member who may die.

    In a turn it is the position itself. None if another question comes first, or if the turn or its end depends on which members
    die.
    """
    if isinstance(position.top, Tracking):
        return position
    if not isinstance(position.top, LaidToRest):
        return None
    turns = [find_next_turn(position.play(option).position) for option in position.options]
    first = turns[0]
    same = first and all(turn and turn.agenda == first.agenda and _is_rung_in(turn) == _is_rung_in(first) for turn in turns)
    return first if same else None


def _is_rung_in(position: Position[Table]) -> bool:
    """Tell whether the end of the game was rung in."""
    return position.table.trigger is not None
