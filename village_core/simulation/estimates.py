"""Estimates of what holds in all games from the games that were played: a value and the bounds of the true one."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev, variance
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
"""The share of cases in which bounds hold the true value, if ``among`` is 1."""


class Estimate(NamedTuple):
    """A value found in games that were played, and bounds between which the value in all possible games probably lies."""

    value: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        """Tell whether ``value`` lies outside the bounds."""
        return not self.low <= value <= self.high


def estimate_share(part: float, count: int, among: int = 1) -> Estimate:
    """Estimate a share (0 to 1) from ``part`` of ``count`` cases, at least one, with Wilson's bounds.

    The bounds of all ``among`` estimates that are looked at together hold the true values at ``CONFIDENCE`` (Bonferroni).
    """
    share, z = part / count, _find_width(among)
    middle, half = share + z * z / (2 * count), z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    whole = 1 + z * z / count
    return Estimate(share, (middle - half) / whole, (middle + half) / whole)


def estimate_mean(values: Sequence[float], among: int = 1) -> Estimate:
    """Estimate the mean of a quantity from independent ``values``, at least one, with bounds; a single value leaves it unbounded.

    The bounds of all ``among`` estimates that are looked at together hold the true values at ``CONFIDENCE`` (Bonferroni).
    """
    mean = fmean(values)
    half = _find_width(among) * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Estimate(mean, mean - half, mean + half)


def estimate_difference(values: Sequence[float], others: Sequence[float]) -> Estimate:
    """Estimate how much the mean of ``values`` exceeds that of independent ``others``, with bounds that hold at ``CONFIDENCE``.

    Each needs at least one value; a single one leaves the difference unbounded.
    """
    groups = values, others
    difference = fmean(values) - fmean(others)
    half = _find_width(1) * sqrt(sum(variance(group) / len(group) for group in groups)) if min(map(len, groups)) > 1 else inf
    return Estimate(difference, difference - half, difference + half)


def _find_width(among: int) -> float:
    """Return half the width of bounds, in standard errors, with which all of ``among`` estimates hold at ``CONFIDENCE``."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * among))
