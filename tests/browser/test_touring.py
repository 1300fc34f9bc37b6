"""The beginning of tours in other languages; the command ``python -m tests.browser.touring`` plays whole ones."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.touring import TOURS
from tests.samples import thin

BEGUN = thin([("ko", "table"), ("de", "chapter"), ("zh-Hant", "game")], 3)
BEGUN += thin([("ko", "manitoba-game"), ("de", "manitoba-table"), ("zh-Hant", "manitoba-chapter")], 3)


@pytest.mark.served
@pytest.mark.parametrize(("language", "name"), BEGUN)
def test_a_tour_in_another_language_begins_well(voila: str, browser: Browser, language: str, name: str) -> None:
    """Two steps, moves, turns or rounds of a tour have none of the faults that its command prints."""
    tour = TOURS[name](browser, voila, language, most=2)
    assert tour.played == 2
    assert [*tour.faults] == []
