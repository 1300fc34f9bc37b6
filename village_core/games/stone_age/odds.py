"""Exact odds of rolls: the yield of dice with tools at hand, and the likelihood of a goal."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from village_core.games.stone_age.rolling import list_sums


@cache
def list_yields(dice: int, divisor: int, tools: int = 0) -> tuple[Fraction, ...]:
    """Return the probability of each yield from 0 on: the sum of the dice and ``tools``, divided by ``divisor`` and rounded down.

    ``tools`` is the worth of all the tools together that are added whatever the dice show. Without dice the yield is certainly 0.
    """
    counts = list_sums(dice)
    whole = sum(count for _, count in counts)
    most = max(pips for pips, _ in counts) + tools
    found = [0] * (most // divisor + 1)
    for pips, count in counts:
        found[(pips + tools) // divisor if dice else 0] += count
    return tuple(Fraction(count, whole) for count in found)


def find_chance(goal: int, dice: int, divisor: int, tools: int = 0) -> Fraction:
    """Return the probability that dice and tools, divided by ``divisor`` and rounded down, yield ``goal`` or more."""
    return sum(list_yields(dice, divisor, tools)[max(goal, 0) :], Fraction(0))


@cache
def find_average(dice: int, divisor: int, tools: int = 0) -> Fraction:
    """Return the average yield of dice and tools, divided by ``divisor`` and rounded down."""
    return sum((number * likely for number, likely in enumerate(list_yields(dice, divisor, tools))), Fraction(0))
