"""Rounds played and reported by keyboard alone, and their words for screen readers.

``pytest tests/browser/test_by_keyboard.py -o junit_family=xunit1 --junitxml=FILE`` writes the number of keys, and the round's
accessibility tree for reading.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import DESKTOP, Watched
from tests.browser.driving import PATIENCE, Keyboard
from tests.browser.test_playing import MARKET_FIRST, PLAY, check_round_with_market_and_mass
from tests.companion.showing import Driven
from village_core.store.sql import Store

SHOWN = "document.querySelector('.vc-tracker').innerHTML"
WENT_ON = f"before => {SHOWN} !== before && document.querySelector('.vc-head-state').textContent === 'Saved'"
"""Script: tell if the page has changed and no entry waits for its answer."""


@pytest.fixture
def tracker(browser: Browser, store: Store) -> Iterator[Driven]:
    """Provide a tracked table of two on a wide page."""
    driven = Driven(browser, store, window=DESKTOP)
    driven.page.locator(".vc-new-table .vc-main").click()
    driven.page.wait_for_selector(".vc-tracker:not([hidden])")
    yield driven
    assert driven.wrong == []
    driven.page.context.close()


def test_a_round_with_a_market_day_and_a_mass(voila: str, visit: Callable[..., Watched], record_property: Callable) -> None:
    """A round with a market day and a mass is played from the settings on with Tab and Enter alone.

    The page names lives, members at home, the round and who began it, free graves, customers and a city's reward in words.
    """
    player = Keyboard(visit(voila + PLAY, **DESKTOP).page, MARKET_FIRST)
    player.page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
    player.press(player.page.locator(".vc-settings .vc-main"))
    player.page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)
    check_round_with_market_and_mass(player)
    told = player.table.aria_snapshot()
    record_property("keys", player.keys)
    record_property("told", told)
    for said in (
        r"Life: (at the start|space \d of 10), \d+ more to the bridge",
        r"At home: (nobody|\d of generation \d)",
        r"Round 2\. .* began it",
        r"Graves: .* spaces? (is|are) free",
        r"At the stalls: .*prestige points",
        r"City A, which brings 3 prestige points",
    ):
        assert re.search(said, told), said


def test_a_round_is_told_to_the_tracker(tracker: Driven, record_property: Callable) -> None:
    """Two turns, the last cube with its question, and a mass are reported with Tab and Enter alone.

    No two buttons shown together have one name.
    """
    page, heard = tracker.page, []
    keyboard = Keyboard(page)

    def press(selector: str) -> None:
        heard.append(page.locator(".vc-companion").aria_snapshot())
        before = page.evaluate(SHOWN)
        page.clock.run_for(500)
        keyboard.press(page.locator(selector).first)
        page.wait_for_function(WENT_ON, arg=before)

    for tile, choice in (("crafts", ".vc-tr-grid .vc-tr-choice >> nth=6"), ("church", ".vc-tr-rows .vc-tr-choice >> nth=1")):
        press(".vc-tr-quick .vc-tr-choice")
        press(f'[data-key="tile:{tile}"]')
        press(choice)
        press(".vc-tr-next")
    keyboard.press(page.locator(".vc-tr-last"))
    page.locator(".vc-tr-sure").wait_for()
    assert "Was that the last cube" in tracker.sheet and tracker.python.companion.seated.shared.position.table.round == 1
    press(".vc-tr-sure .vc-main")
    while not page.locator(".vc-tr-head").is_visible():
        chance = page.locator(".vc-tr-chance")
        press(".vc-tr-chance" if chance.count() else ".vc-tr-asked .vc-tr-choice:enabled")
    heard.append(page.locator(".vc-companion").aria_snapshot())
    record_property("keys", keyboard.keys)
    record_property("told", "\n\n".join(heard))
    for shown in heard:
        names = re.findall(r'button "([^"]+)"', shown)
        assert len(names) == len(set(names)), sorted(name for name in names if names.count(name) > 1)
    assert any('img "Player 2: 1 × “1”"' in shown and 'img "4 monks"' in shown for shown in heard), "who is in the black bag"
    assert "Round 2" in heard[-1] and re.search(r"Crafts \d left", heard[-1])
