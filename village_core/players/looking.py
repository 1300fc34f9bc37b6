"""Looking to the end of one's own turn: what each choice leads to, if nobody else is asked in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from operator import attrgetter
from random import Random
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option, Seat

T = TypeVar("T", bound=Table)
Program: TypeAlias = Callable[[Position[T], Random], Option]
"""Who decides instead of a person: everything it chooses follows from the position and the random numbers that it is given."""
Evaluator: TypeAlias = Callable[[T], float]
"""What a table is worth to whoever decides, in points."""

DEPTH: Final = 4
"""Decisions of its own that are looked ahead, the one that is made now included."""
WIDE: Final = 2
"""How many of these are weighed with all that follows, where nothing else is said."""


class Prospect(NamedTuple, Generic[T]):
    """What a choice leads to: the seat's own decisions from it on, what that is worth, and the position after them."""

    plan: tuple[Option, ...]
    total: float
    position: Position[T]


def prospects(position: Position[T], evaluate: Evaluator[T], wide: int = WIDE) -> list[Prospect[T]]:
    """For each legal option what it leads to, if the seat goes on as well as it can while it alone is asked.

    Of several ways to pay for one choice, of which there can be hundreds, only that which looks best at once is followed; the
    others are counted as far behind it as they look, and their plan is that one decision.
    ``wide``: how many decisions are weighed with all that follows, the one that is made now included; later ones are taken as
    they look at once. Nothing is looked at beyond a draw or another seat's decision. Raises ``ValueError`` where no seat decides.
    """
    seat = position.seat
    if seat is None or seat == CHANCE:
        raise ValueError("no seat decides here")
    likely = (_follow(position, option, seat, evaluate, DEPTH, DEPTH - wide + 1) for option in _likely(position, seat, evaluate))
    best = {prospect.plan[0].choice: prospect for prospect in likely}
    found: list[Prospect[T]] = []
    for option in position.options:
        followed = best[option.choice]
        if option != followed.plan[0]:
            look, first = (_glance(position, each, seat, evaluate) for each in (option, followed.plan[0]))
            followed = look._replace(total=followed.total - first.total + look.total)
        found.append(followed)
    return found


def best_of(found: list[Prospect[T]], random: Random) -> Prospect[T]:
    """What leads to most; of several that are equally good each is equally likely."""
    most = max([prospect.total for prospect in found])
    best = [prospect for prospect in found if prospect.total == most]
    return best[int(random.random() * len(best))]


def _likely(position: Position[T], seat: Seat, evaluate: Evaluator[T]) -> Iterator[Option]:
    """Each choice, with the way to pay for it that looks best at once."""
    for _, several in groupby(position.options, attrgetter("choice")):
        ways = [*several]
        yield ways[0] if len(ways) == 1 else max([_glance(position, way, seat, evaluate) for way in ways], key=_total).plan[0]


def _glance(position: Position[T], option: Option, seat: Seat, evaluate: Evaluator[T]) -> Prospect[T]:
    """What a choice leads to at once."""
    return _follow(position, option, seat, evaluate, 1, 1)


def _follow(position: Position[T], option: Option, seat: Seat, evaluate: Evaluator[T], depth: int, narrow: int) -> Prospect[T]:
    after = position.take(option).position
    if after.seat != seat or depth == 1:
        return Prospect((option,), evaluate(after.table), after)
    if depth > narrow:
        best = max(
            [_follow(after, then, seat, evaluate, depth - 1, narrow) for then in _likely(after, seat, evaluate)], key=_total
        )
    else:
        nearest = max([_glance(after, then, seat, evaluate) for then in after.options], key=_total)
        best = _follow(after, nearest.plan[0], seat, evaluate, depth - 1, narrow)
    return Prospect((option, *best.plan), best.total, best.position)


def _total(prospect: Prospect[T]) -> float:
    return prospect.total
