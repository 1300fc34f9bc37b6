"""The way from a refused move and a running table to a rule, and back to the page as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.driving import PATIENCE, Player
from tests.browser.test_companion import COMPANION, open_table
from tests.samples import thin

LOOK = "Look it up in the rulebook"
RULES = ".vc-sheet:popover-open .vc-rules"


def open_refusal(page: Page) -> None:
    """Press a place on the board where nothing can be done, and unfold the reason."""
    page.locator(".vc-grid .vc-barred").first.dispatch_event("click")
    page.locator(".vc-sheet:popover-open .vc-whys > summary").click()


def look_up(page: Page) -> None:
    """Show the rules at a table: two taps."""
    page.locator('[data-tool="menu"]').tap()
    page.get_by_role("button", name="Look up a rule").tap()


@pytest.mark.anywhere
@pytest.mark.parametrize("window", thin([PHONE, DESKTOP], 2), ids=thin(["phone", "desktop"], 2))
def test_a_refused_move_leads_to_its_rule_beside_the_game(
    host: str, visit: Callable[..., Watched], window: dict[str, object]
) -> None:
    """Two presses lead from a refusal to its rule in a page of its own; the game stands as it was, with its refusal open."""
    page = visit(f"{host}/voila/render/play.ipynb", **window).page
    player = Player(page)
    player.begin(seed="7", plays="person")
    before = player.version
    open_refusal(page)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name=LOOK).click()
    book = opened.value
    book.wait_for_url("**/rulebook*#village.*")
    rule = book.locator("[data-marked]")
    rule.wait_for(timeout=PATIENCE * 3)
    assert book.url.endswith(f"#village.{rule.get_attribute('data-rule')}")
    book.close()
    expect(page.locator(".vc-sheet:popover-open .vc-whys")).to_be_visible()
    page.keyboard.press("Escape")
    assert player.version == before


@pytest.mark.anywhere
def test_a_table_has_the_rules_with_it(host: str, visit: Callable[..., Watched]) -> None:
    """On a phone rules that were shown once are shown without a connection by two taps, and are searched and read.

    The tile that was open at the table stays open.
    """
    phone = visit(host + COMPANION, **PHONE)
    page = phone.page
    open_table(page)
    page.locator('.vc-tracker [data-key="tile:crafts"]').tap()
    known = page.locator(".vc-tracker .vc-tr-grid").inner_text()
    look_up(page)
    page.locator(f"{RULES} [data-rule]").first.wait_for(timeout=PATIENCE)
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    look_up(page)
    field = page.locator(f"{RULES} input")
    field.fill("new baby")
    first = page.locator(f"{RULES} .vc-rules-found [data-rule]").first
    expect(first).to_have_attribute("data-rule", "family-birth")
    first.locator("> summary").tap()
    expect(first.locator(".vc-rule-more")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Close", exact=True).tap()
    assert page.locator(".vc-tracker .vc-tr-grid").inner_text() == known
    page.context.set_offline(False)
    phone.errors.clear()  # errors about the lost connection
