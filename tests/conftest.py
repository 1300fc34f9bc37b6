"""All tests: Python looks for what nobody needs any more less often than in a program that runs for days."""

from __future__ import annotations

import gc

from tests.notebooks import forking

THRESHOLDS = (100_000, 20, 20)
"""So many new objects until Python looks among them; so many of such looks until it looks among older ones, and the oldest."""


def pytest_configure() -> None:
    """Modules and tests are about to be made by the thousand, and none of them goes."""
    gc.set_threshold(*THRESHOLDS)
    forking.begin()


def pytest_collection_finish() -> None:
    """What is there when the first test begins stays to the end: it need not be looked at again."""
    gc.collect()
    gc.freeze()


def pytest_unconfigure() -> None:
    """What was started for all tests ends."""
    forking.end()
