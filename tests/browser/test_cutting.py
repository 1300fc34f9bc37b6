"""Two phones that are cut off at random moments lose nothing, enter nothing twice and show everything that waits."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.durability.cutting import ENTRIES, runs


def test_forty_entries_by_two_phones_that_are_cut_off(browser: Browser) -> None:
    """One of the runs that ``python -m tests.durability.cutting`` makes."""
    figures = runs(1, browser=browser)
    assert figures.sound, figures
    assert figures.entries >= ENTRIES and figures.cuts > 1 and figures.waited > 1
