"""Exact probabilities of chance, by walking every outcome of a few draws. Tests compare formulas with them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import TypeVar

from village_core.kernel.frames import ChanceFrame, Table
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option

T = TypeVar("T", bound=Table)
K = TypeVar("K", bound=Hashable)


def follow_to_end(position: Position[T]) -> bool:
    """Return False for every position: chance is followed until a player decides or the game is over."""
    return False


def find_distribution(
    position: Position[T], key: Callable[[Position[T]], K], until: Callable[[Position[T]], bool] = follow_to_end
) -> dict[K, Fraction]:
    """Return the probability of each value of ``key`` at the first positions where chance isn't asked or ``until`` holds.

    The probabilities add up to 1. A position where a frame other than a ``ChanceFrame`` asks chance ends the walk too. Equal
    positions are followed once, however they came about.
    """
    found: dict[K, Fraction] = {}
    now = {position: Fraction(1)}
    while now:
        after: dict[Position[T], Fraction] = {}
        for here, likely in now.items():
            top = here.top
            if here.seat != CHANCE or not isinstance(top, ChanceFrame) or until(here):
                found[key(here)] = found.get(key(here), Fraction(0)) + likely
                continue
            outcomes = tuple(top.list_outcomes(here.table))
            whole = sum(weight for _, weight in outcomes)
            for choice, weight in outcomes:
                then = here.take(Option(choice)).position
                after[then] = after.get(then, Fraction(0)) + likely * Fraction(weight, whole)
        now = after
    return found
