"""Estimates of what holds in all games, from some of them."""

from __future__ import annotations

from random import Random

import pytest

from tests.samples import sample
from village_core.simulation.estimates import estimate_difference, estimate_mean, estimate_share


def test_bounds_of_a_share_are_wilson_s() -> None:
    """15 of 20 have the published bounds 53 and 89 %; none and all are not certain.

    The lower bound is lower for a share that is one among five.
    """
    assert estimate_share(15, 20) == pytest.approx((0.75, 0.531, 0.888), abs=0.001)
    assert estimate_share(0, 20).high > 0.1 and estimate_share(20, 20).low < 0.9
    assert estimate_share(15, 20, among=5).low < estimate_share(15, 20).low


def test_bounds_hold_the_truth_as_often_as_they_say() -> None:
    """The true mean and difference lie inside the bounds in about 95 % of samples of 60 values."""
    random, count = Random(1), sample(400, 1000)
    samples = [[random.uniform(0, 6) for _ in range(60)] for _ in range(2 * count)]
    held = sum(not estimate_mean(values).excludes(3) for values in samples[:count])
    pairs = zip(samples[:count], samples[count:], strict=True)
    same = sum(not estimate_difference(first, second).excludes(0) for first, second in pairs)
    assert 0.925 <= held / count <= 0.975 and 0.925 <= same / count <= 0.975


def test_each_sample_of_a_difference_counts_by_its_own_size() -> None:
    """The error of a difference is the root of the sum of each sample's variance over its size: here of 2 / 2 and 4 / 3."""
    assert estimate_difference([1.0, 3.0], [2.0, 4.0, 6.0]) == pytest.approx((-2, -4.994, 0.994), abs=0.001)


def test_a_single_value_has_no_bounds() -> None:
    """An estimate excludes no value if it is of a mean from one value, or of a difference from a sample of one value."""
    assert not estimate_mean([3.0]).excludes(1000) and not estimate_difference([1.0], [2.0, 3.0]).excludes(50)


def test_bounds_of_means_that_are_looked_at_together_hold_all_at_once() -> None:
    """In about 95 % of cases all five true means lie inside the bounds of estimates made as five."""
    random, count = Random(2), sample(300, 1000)
    samples = [[random.uniform(0, 6) for _ in range(60)] for _ in range(5 * count)]
    held = [not estimate_mean(values, among=5).excludes(3) for values in samples]
    assert 0.925 <= sum(all(held[at : at + 5]) for at in range(0, 5 * count, 5)) / count <= 0.975
