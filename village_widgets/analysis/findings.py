"""Findings from many games: shares and differences with their bounds, from rows of ``village_core.simulation.results``."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, median_low
from typing import Final, NamedTuple, TypeVar

from village_core.simulation.estimates import Estimate, estimate_difference, estimate_mean, estimate_share
from village_core.simulation.results import ResultRow

V = TypeVar("V", int, tuple[str, str])

CLASSES: Final = 6
"""Number of columns for the points in a category, if these have more different values."""


def group_by_game(rows: Iterable[ResultRow]) -> list[list[ResultRow]]:
    """Return the rows of each game, one for each of its seats."""
    games: dict[tuple[str | int | float, ...], list[ResultRow]] = defaultdict(list)
    for row in rows:
        games[row["edition"], row["players"], row["game"]].append(row)
    return [*games.values()]


def compare_winners(rows: Iterable[ResultRow], categories: Sequence[str]) -> dict[str, Estimate]:
    """Estimate by category how many points winners have more than the others of their game; {} if none has others."""
    leads: dict[str, list[float]] = {name: [] for name in categories}
    for game in group_by_game(rows):
        winners, others = ([row for row in game if bool(row["won"]) == won] for won in (True, False))
        for name in categories if winners and others else ():
            leads[name].append(fmean(float(row[name]) for row in winners) - fmean(float(row[name]) for row in others))
    return {name: estimate_mean(values, len(categories)) for name, values in leads.items() if values}


def share_values(values: Sequence[V]) -> dict[V, Estimate]:
    """Estimate the share (0 to 1) of each different value, sorted by value; ``values`` has one for each game."""
    count = Counter(values)
    return {value: estimate_share(count[value], len(values), len(count)) for value in sorted(count)}


def share_victories(groups: Mapping[int, Sequence[ResultRow]]) -> dict[int, Estimate]:
    """Estimate the share of victories (0 to 1) in each group of rows, sorted by key; a shared victory counts as a fraction."""
    return {
        name: estimate_share(sum(float(row["won"]) for row in groups[name]), len(groups[name]), len(groups))
        for name in sorted(groups)
    }


def group_by_seat(rows: Iterable[ResultRow]) -> dict[int, list[ResultRow]]:
    """Return the rows of each seat, by its distance from the seat that began, which is 0."""
    groups: dict[int, list[ResultRow]] = defaultdict(list)
    for row in rows:
        groups[int(row["seat"])].append(row)
    return groups


def group_by_points(rows: Sequence[ResultRow], category: str) -> tuple[dict[int, list[ResultRow]], int]:
    """Group rows by their points in a category, in at most about ``CLASSES`` classes.

    Return each class's rows by the least points that a row in it can have, and how many different points a class covers.
    """
    values = {int(row[category]) for row in rows}
    width = 1 if len(values) <= CLASSES else -(-(max(values) - min(values) + 1) // CLASSES)
    groups: dict[int, list[ResultRow]] = defaultdict(list)
    for row in rows:
        groups[int(row[category]) // width * width].append(row)
    return groups, width


class Halves(NamedTuple):
    """The shares of victories (0 to 1) among rows with at least ``least`` points in a category, and among the other rows.

    ``difference`` is by how much the upper half wins more often.
    """

    least: int
    upper: float
    lower: float
    difference: Estimate


def halve_by_points(rows: Sequence[ResultRow], category: str) -> Halves | None:
    """Compare the victories of the half of rows with more points in a category with the other half's; None if all have equal."""
    points = sorted(int(row[category]) for row in rows)
    if points[0] == points[-1]:
        return None
    middle = median_low(points)
    least = middle if middle > points[0] else next(each for each in points if each > middle)
    upper = [float(row["won"]) for row in rows if int(row[category]) >= least]
    lower = [float(row["won"]) for row in rows if int(row[category]) < least]
    return Halves(least, fmean(upper), fmean(lower), estimate_difference(upper, lower))
