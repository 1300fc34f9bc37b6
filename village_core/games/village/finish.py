"""The end of a finished game: the seat that rang it in, how and when, and the course of the last turns."""

from __future__ import annotations

from collections.abc import Iterable

from village_core.games.outcome import Ending
from village_core.games.village.events import CubesOut, EndRungIn, LastTurnsBegan
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.solo.events import RivalCame
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import Filled, Moment
from village_core.kernel.ledger import Event
from village_core.kernel.values import Seat, Value


class Finish(Value, frozen=True, gc=False):
    """The way one game ended.

    ``filled``: what was filled, by ``seat`` at ``moment``; ``order``: the seats of the last turns, by ``rule``
    (``end-last-turns``, ``end-market-caller`` or ``end-market-other``); ``free``: the seats whose last turn had no cube
    (``end-cubes-out``); ``last_cube``: the turn that rang in the end also took the last cube.
    """

    filled: Filled
    seat: Seat
    moment: Moment
    rule: str
    order: tuple[Seat, ...]
    free: tuple[Seat, ...]
    last_cube: bool


def find_finish(events: Iterable[Event[Table]]) -> Finish | None:
    """Return how a game ended, from all its events; None until its last turns have begun, and if these were laid out by hand."""
    rung: EndRungIn | None = None
    began: LastTurnsBegan | None = None
    free: list[Seat] = []
    last_cube = False
    before: Event[Table] | None = None
    for event in events:
        match event:
            case EndRungIn():
                rung = event
            case LastTurnsBegan():
                began = event
            case CubesOut(_, seat):
                free.append(seat)
                last_cube = last_cube or before is began
        before = event
    if rung is None or began is None:
        return None
    return Finish(rung.filled, rung.seat, rung.moment, str(Rule(began.rule)), began.order, tuple(free), last_cube)


def find_ending(events: Iterable[Event[Table]]) -> Ending | None:
    """Return how the game with these events ended: what was filled, by which rule the last turns began, and what else happened.

    Against Carla the result also says whether she or the player rang in the end. None until the last turns have begun.
    """
    happened = tuple(events)
    found = find_finish(happened)
    if found is None:
        return None
    also = {"cubes-out": bool(found.free), "last-cube": found.last_cube}
    alone = any(isinstance(event, RivalCame) for event in happened)
    by = ("rival" if found.seat == RIVAL else "player") if alone else ""
    return Ending(f"{found.filled}-{found.rule}", tuple(what for what, was in also.items() if was), by)
