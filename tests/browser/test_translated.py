"""A browser that translates the page puts each text into an element of its own: names, numbers and turns stay true."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESKTOP, Watched
from tests.browser.driving import PATIENCE
from tests.browser.test_companion import COMPANION

TRANSLATE = """(() => {
    const left = "font, script, style, template, textarea, title, [translate=no]";
    const wrap = () => {
        watch.disconnect();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        for (const text of texts) {
            if (!text.data.trim() || text.parentElement?.closest(left) !== null) continue;
            const [outer, inner] = [document.createElement("font"), document.createElement("font")];
            inner.textContent = text.data;
            outer.append(inner);
            text.replaceWith(outer);
        }
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    const watch = new MutationObserver(wrap);
    document.addEventListener("DOMContentLoaded", wrap);
})()"""
"""Script: do what a browser does that translates the page, into the same language, now and after each change."""
SHOWN = "() => document.querySelector('.vc-companion').textContent.replace(/\\s+/g, ' ')"
BUTTONS = ".vc-companion button:visible:not([disabled]):not(.vc-head *)"
TAPS = (3, 5, 2, 7, 4, 6)
"""The places of the tapped buttons among all buttons of the tracker."""


def enter(page: Page) -> list[str]:
    """Begin a table, tap some buttons of its tracker, and return all text of the page after each tap."""
    shown = []
    page.locator(".vc-lobby-new button[type=submit]").click(timeout=PATIENCE)
    page.wait_for_selector(".vc-lobby", state="hidden", timeout=PATIENCE)
    for place in TAPS:
        buttons = page.locator(BUTTONS)
        buttons.nth(place % buttons.count()).click()
        page.wait_for_timeout(500)
        shown.append(page.evaluate(SHOWN))
    return shown


@pytest.mark.served
@pytest.mark.parametrize("game", ["village", "stone_age"])
def test_a_translated_tracker_shows_what_is_true(voila: str, browser: Browser, visit: Callable[..., Watched], game: str) -> None:
    """After the same entries a translated page shows the same text as another one: nobody's older numbers or turn."""
    address = f"{voila}{COMPANION}#play={game}"
    plain = enter(visit(address).page)
    with closing(browser.new_context(**DESKTOP)) as context:
        context.add_init_script(TRANSLATE)
        translated = visit(address, within=context).page
        assert enter(translated) == plain
        assert translated.locator("font").count() > 100
        assert len(set(plain)) > 3
