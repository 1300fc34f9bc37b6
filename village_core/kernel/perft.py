"""Perft: counting all ways to go on from a position, so that tests can compare the rules with recorded counts.

A leaf is a sequence of exactly ``depth`` decisions; each payment and each draw counts once, whatever its weight. A game that ends
earlier has no leaf.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Option

T = TypeVar("T", bound=Table)


def count_leaves(position: Position[T], depth: int) -> int:
    """Count the ways to go on from ``position`` by exactly ``depth`` decisions; 1 for depth 0."""
    if depth <= 0:
        return 1
    if depth == 1:
        return len(position.options)
    return sum(count_leaves(position.play(option).position, depth - 1) for option in position.options)


def divide(position: Position[T], depth: int) -> Iterator[tuple[Option, int]]:
    """Yield each option with the number of ways to go on by ``depth`` decisions (at least 1), of which it is the first."""
    for option in position.options:
        yield option, count_leaves(position.play(option).position, depth - 1)
