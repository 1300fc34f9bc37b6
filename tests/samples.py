"""How many random games a law is tried on, and which cases: some, or more with ``make test VILLAGE_SAMPLES=long``.

``make test VILLAGE_SAMPLES=whole`` tries everything there is, and takes as long as that takes.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
WHOLE = os.environ.get("VILLAGE_SAMPLES") == "whole"
LONG = WHOLE or os.environ.get("VILLAGE_SAMPLES") == "long"


def sampled(usual: int, long: int, whole: int = 0) -> int:
    """So many samples in this run; ``whole`` is said where there are more than there is time for in a long run."""
    return (WHOLE and whole) or (long if LONG else usual)


def thinned(cases: Sequence[T], every: int) -> list[T]:
    """The cases of this run, which are as good as each other: every so-manieth, or all."""
    return list(cases if LONG else cases[::every])


def spread(cases: Sequence[T]) -> list[T]:
    """The cases of this run, which go from the least to the most: the first and the last of them, or all."""
    return list(cases) if LONG else [cases[0], cases[-1]]


def taken_up(count: int) -> int:
    """After how many of its answers a recorded game is taken up by touch: near the end, or from the beginning on where
    everything is tried."""
    return 0 if WHOLE else count * 3 // 4
