"""Estimates of what holds in all games, from some of them."""

from __future__ import annotations

from random import Random

import pytest

from village_core.simulation.estimates import estimate_difference, estimate_mean, estimate_share


def test_bounds_of_a_share_are_wilson_s() -> None:
    """15 of 20 have the published bounds 53 and 89 %; none and all are not certain.

    The lower bound is lower for a share that is one among five.
    """
    assert estimate_share(15, 20) == pytest.approx((0.75, 0.531, 0.888), abs=0.001)
    assert estimate_share(0, 20).high > 0.1 and estimate_share(20, 20).low < 0.9
    assert estimate_share(15, 20, among=5).low < estimate_share(15, 20).low


def test_bounds_hold_the_truth_as_often_as_they_say() -> None:
    """In 1,000 samples of 60 values the true mean and difference lie inside the bounds about 950 times."""
    random = Random(1)
    samples = [[random.uniform(0, 6) for _ in range(60)] for _ in range(2000)]
    held = sum(not estimate_mean(sample).excludes(3) for sample in samples[:1000])
    pairs = zip(samples[:1000], samples[1000:], strict=True)
    same = sum(not estimate_difference(first, second).excludes(0) for first, second in pairs)
    assert 925 <= held <= 975 and 925 <= same <= 975


def test_a_single_value_has_no_bounds() -> None:
    """Estimates from one value have no bounds: they exclude no value."""
    assert not estimate_mean([3.0]).excludes(1000) and not estimate_difference([1.0], [2.0, 3.0]).excludes(50)


def test_bounds_of_means_that_are_looked_at_together_hold_all_at_once() -> None:
    """In about 950 of 1,000 cases all five true means lie inside the bounds of estimates made as five."""
    random = Random(2)
    samples = [[random.uniform(0, 6) for _ in range(60)] for _ in range(5000)]
    held = [not estimate_mean(sample, among=5).excludes(3) for sample in samples]
    assert 925 <= sum(all(held[at : at + 5]) for at in range(0, 5000, 5)) <= 975
