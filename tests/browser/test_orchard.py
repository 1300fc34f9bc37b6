"""A second game in a browser: its board is clicked and touched, and a price among kinds is put together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.test_composing_page import MOST, Played, add
from tests.orchard.registered import registered
from tests.orchard_core import picture
from village_core.kernel.game import Game, Player
from village_widgets.session import Session

RICH = (
    "orchard new, 2 players, round 2, start a\nsupply 10 apple, 10 pear, 10 plum, 5 cakes\n"
    "garden a 4 apple, 4 pear, 4 plum\ngarden b 0 cakes\nagenda turn a\n"
)
"""Twelve pieces of fruit: 46 ways to pay three to five of them for a cake."""


@pytest.fixture(scope="module", autouse=True)
def listed() -> Iterator[None]:
    """The registry knows Orchard here."""
    with registered():
        yield


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_its_board_is_played_and_a_cake_is_paid(browser: Browser, window: dict[str, object]) -> None:
    """Three kinds of fruit, tap by tap, buy a cake; then a tree is clicked and chance rolls for the other player."""
    session = Session(Game((Player("Ann", "green"), Player("Bob", "brown")), picture.read(RICH)), "1")
    played = Played(browser, window, session)
    press = (lambda target: target.tap()) if window.get("has_touch") else (lambda target: target.click())
    press(played.page.locator("[data-at='cake']").first)
    composer = played.page.locator(".vc-sheet:popover-open .vc-composer")
    composer.wait_for()
    for kind in ("apple", "pear", "plum"):
        before = len(played.costs)
        press(add(played.page, kind))
        played.page.wait_for_function("() => document.querySelector('.vc-composed')")
        assert max(played.costs[before:] or [0]) <= MOST
    press(composer.get_by_role("button", name="Pay", exact=False).last)
    played.page.wait_for_function("() => !document.querySelector('.vc-sheet:popover-open')")
    assert played.paid() == {"apple": 1, "pear": 1, "plum": 1} and session.position.table.gardens[0].cakes == 1
    press(played.page.locator("[data-at='pear']").first)
    played.page.wait_for_function("() => document.querySelector('.vc-decision').textContent.includes('Ann')")
    assert session.position.table.gardens[1].pear > 0 and played.wrong == []
    played.page.context.close()
