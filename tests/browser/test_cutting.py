"""Two phones that are cut off at random moments lose nothing, enter nothing twice and show everything that waits."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.durability.cutting import ENTRIES, runs

RUNS = 2


def test_forty_entries_by_two_phones_that_are_cut_off(browser: Browser) -> None:
    """A few of the runs that ``python -m tests.durability.cutting`` makes."""
    figures = runs(RUNS, browser=browser)
    assert figures.sound, figures
    assert figures.entries >= RUNS * ENTRIES and figures.cuts > RUNS and figures.waited > RUNS
