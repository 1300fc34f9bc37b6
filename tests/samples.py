"""Sample sizes of tests: some games and cases, or more with ``make test VILLAGE_SAMPLES=long``.

``make test VILLAGE_SAMPLES=whole`` tries everything, however long it takes.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

import pytest

T = TypeVar("T")
WHOLE = os.environ.get("VILLAGE_SAMPLES") == "whole"
LONG = WHOLE or os.environ.get("VILLAGE_SAMPLES") == "long"

in_long_runs: Final = pytest.mark.skipif(not LONG, reason="tried by make test VILLAGE_SAMPLES=long")
"""The mark of a slow test whose kind is tried by another one in every run."""


def sample(usual: int, long: int, whole: int = 0) -> int:
    """Return the number of samples of this run: ``usual``, or ``long``, or ``whole`` (if given) when everything is tried."""
    return (WHOLE and whole) or (long if LONG else usual)


def thin(cases: Sequence[T], every: int) -> list[T]:
    """Return one in ``every`` of equally good cases, or all in a long run."""
    return list(cases if LONG else cases[::every])


def spread(cases: Sequence[T]) -> list[T]:
    """Return the first and the last of cases that go from the least to the most, or all in a long run."""
    return list(cases) if LONG else [cases[0], cases[-1]]


def choose_start(count: int) -> int:
    """Return the number of the answer, of ``count``, from which a test touches a game: at three quarters; 0 in a whole run."""
    return 0 if WHOLE else count * 3 // 4
