"""Phones that lose their connection at random moments."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.durability.cutting import ENTRIES, do_runs


def test_twenty_entries_by_two_phones_that_are_cut_off(browser: Browser) -> None:
    """Twenty entries of two phones are neither lost nor doubled, and all waiting ones are shown.

    This is one run of ``python -m tests.durability.cutting --seed 4``.
    """
    figures = do_runs(1, seed=4, browser=browser)
    assert figures.sound, figures
    assert figures.entries >= ENTRIES and figures.cuts > 1 and figures.waited > 1
