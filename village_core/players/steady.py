"""The steady player: it looks to the end of its own turn and takes what leaves it with most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple, TypeAlias, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option, Seat
from village_core.players.random import choose

T = TypeVar("T", bound=Table)
Evaluation: TypeAlias = Callable[[T, Seat], Mapping[str, float]]
"""What a seat has at a table, in points by reason."""

DEPTH: Final = 4
"""Decisions of its own that the player looks ahead, the one it makes now included."""
WIDE: Final = 2
"""How many of these are weighed with all that follows; later ones are taken as they look at once."""


class Prospect(NamedTuple):
    """What a choice leads to: the seat's own decisions from it on, and what it will have after them, in all and by reason."""

    plan: tuple[Option, ...]
    total: float
    by_reason: Mapping[str, float]


def prospects(position: Position[T], evaluate: Evaluation[T]) -> tuple[Prospect, ...]:
    """For each legal option what it leads to, if the seat goes on as well as it can while it alone is asked.

    Nothing is looked at beyond a draw or another seat's decision. Raises ``ValueError`` where no seat decides.
    """
    seat = position.seat
    if seat is None or seat == CHANCE:
        raise ValueError("no seat decides here")
    return tuple(_follow(position, option, seat, evaluate, DEPTH) for option in position.options)


def steady(evaluate: Evaluation[T]) -> Callable[[Position[T], Random], Option]:
    """A player program that goes by ``evaluate``; equally good options are equally likely, and chance draws as it does."""

    def decide(position: Position[T], random: Random) -> Option:
        if position.seat == CHANCE or len(position.options) == 1:
            return choose(position, random)
        found = prospects(position, evaluate)
        most = max(prospect.total for prospect in found)
        best = [prospect.plan[0] for prospect in found if prospect.total == most]
        return best[int(random.random() * len(best))]

    return decide


def _follow(position: Position[T], option: Option, seat: Seat, evaluate: Evaluation[T], depth: int) -> Prospect:
    after = position.play(option).position
    if after.seat != seat or depth == 1:
        value = evaluate(after.table, seat)
        return Prospect((option,), sum(value.values()), value)
    if depth > DEPTH - WIDE + 1:
        best = max((_follow(after, then, seat, evaluate, depth - 1) for then in after.options), key=_total)
    else:
        nearest = max((_follow(after, then, seat, evaluate, 1) for then in after.options), key=_total)
        best = _follow(after, nearest.plan[0], seat, evaluate, depth - 1)
    return best._replace(plan=(option, *best.plan))


def _total(prospect: Prospect) -> float:
    return prospect.total
