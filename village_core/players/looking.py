"""Looking ahead, at most to the end of the seat's own turn: what each choice leads to before chance or another seat decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from operator import attrgetter
from random import Random
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option, Seat
from village_core.kernel.words import write_number

T = TypeVar("T", bound=Table)
Program: TypeAlias = Callable[[Position[T], Random], Option]
"""A function that decides instead of a person; its choice follows from the position and its random numbers alone."""
Evaluator: TypeAlias = Callable[[T], float]
"""A function that returns the value of a table for the deciding seat, in points."""

DEPTH: Final = 4
"""Decisions of the seat that are looked ahead, the current one included."""
WIDE: Final = 2
"""Decisions that are weighed with all that follows, by default."""


class Prospect(NamedTuple, Generic[T]):
    """The prospect of an option: the seat's own decisions from it on, their value in points, and the position after them."""

    plan: tuple[Option, ...]
    total: float
    position: Position[T]

    def __repr__(self) -> str:
        return f"Prospect({write_number(self.total, '.1f')} points: {write_plan(self.plan)})"


def write_plan(plan: tuple[Option, ...]) -> str:
    """Write the choices of a plan as they are typed, without payments, with commas between them."""
    return ", ".join(repr(option.choice) for option in plan)


def foresee_options(position: Position[T], evaluate: Evaluator[T], wide: int = WIDE) -> list[Prospect[T]]:
    """Return the prospect of each legal option, in their order, if the seat goes on as well as it can while it alone decides.

    A choice can have hundreds of ways to pay: only the one that looks best at once is followed. The others are taken to be as far
    behind it as they look, and their plan is that one decision. ``wide`` decisions, the current one included, are weighed with
    all that follows; later ones are taken as they look at once. Looking stops after ``DEPTH`` decisions, at a draw, and at
    another seat's decision. Raises ``ValueError`` if no seat decides.
    """
    seat = position.seat
    if seat is None or seat == CHANCE:
        raise ValueError("No seat decides here: a piece is drawn, or the game is over.")
    options = _list_likely(position, seat, evaluate)
    likely = (_follow(position, option, seat, evaluate, DEPTH, DEPTH - wide + 1) for option in options)
    best = {prospect.plan[0].choice: prospect for prospect in likely}
    found: list[Prospect[T]] = []
    for option in position.options:
        followed = best[option.choice]
        if option != followed.plan[0]:
            look, first = (_glance(position, each, seat, evaluate) for each in (option, followed.plan[0]))
            followed = look._replace(total=followed.total - first.total + look.total)
        found.append(followed)
    return found


def choose_best(found: list[Prospect[T]], random: Random) -> Prospect[T]:
    """Return the prospect with the highest total, or one of several equal ones at random."""
    most = max([prospect.total for prospect in found])
    best = [prospect for prospect in found if prospect.total == most]
    return best[int(random.random() * len(best))]


def _list_likely(position: Position[T], seat: Seat, evaluate: Evaluator[T]) -> Iterator[Option]:
    """Yield one option for each choice: that with the way to pay that looks best at once."""
    for _, several in groupby(position.options, attrgetter("choice")):
        ways = [*several]
        yield ways[0] if len(ways) == 1 else max([_glance(position, way, seat, evaluate) for way in ways], key=_get_total).plan[0]


def _glance(position: Position[T], option: Option, seat: Seat, evaluate: Evaluator[T]) -> Prospect[T]:
    """Return the prospect of an option alone: its plan is that one decision, valued by the table right after it."""
    return _follow(position, option, seat, evaluate, 1, 1)


def _follow(position: Position[T], option: Option, seat: Seat, evaluate: Evaluator[T], depth: int, narrow: int) -> Prospect[T]:
    after = position.take(option).position
    if after.seat != seat or depth == 1:
        return Prospect((option,), evaluate(after.table), after)
    if depth > narrow:
        best = max(
            [_follow(after, then, seat, evaluate, depth - 1, narrow) for then in _list_likely(after, seat, evaluate)],
            key=_get_total,
        )
    else:
        nearest = max([_glance(after, then, seat, evaluate) for then in after.options], key=_get_total)
        best = _follow(after, nearest.plan[0], seat, evaluate, depth - 1, narrow)
    return Prospect((option, *best.plan), best.total, best.position)


def _get_total(prospect: Prospect[T]) -> float:
    return prospect.total
