"""A browser that translates the page puts each text into an element of its own: names, numbers and turns stay true."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, Watched
from tests.browser.driving import PATIENCE
from tests.browser.test_companion import COMPANION
from tests.samples import in_long_runs
from tests.waiting import wait_until

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
BUTTONS = ".vc-companion button:visible:not([disabled]):not(.vc-head *):not(.vc-word)"
TAPS = {"village": (3, 5, 2), "stone_age": (3, 5, 2), "manitoba": (3, 5, 12, -1)}
"""The places of the tapped buttons among all buttons of each tracker; a negative one counts from the last."""


def begin(page: Page) -> None:
    """Begin a table as the form suggests it, and wait until the lobby is hidden."""
    page.locator(".vc-lobby-new button[type=submit]").click(timeout=PATIENCE)
    page.wait_for_selector(".vc-lobby", state="hidden", timeout=PATIENCE)


def tap(page: Page, place: int) -> None:
    """Tap the button at a ``place`` among the tracker's enabled ones, and wait until the page has changed and no entry waits."""
    before = page.evaluate(SHOWN)
    buttons = page.locator(BUTTONS)
    buttons.nth(place % buttons.count()).click()
    page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
    expect(page.locator(".vc-head-state")).not_to_contain_text("…")


@pytest.mark.served
@pytest.mark.parametrize("game", ["village", "stone_age", pytest.param("manitoba", marks=in_long_runs)])
def test_a_translated_tracker_shows_what_is_true(voila: str, browser: Browser, visit: Callable[..., Watched], game: str) -> None:
    """After the same entries a translated page shows the same text as an untranslated one, turns and numbers included."""
    address = f"{voila}{COMPANION}#play={game}"
    with closing(browser.new_context(**DESKTOP)) as context:
        context.add_init_script(TRANSLATE)
        plain, translated = visit(address).page, visit(address, within=context).page
        for page in (plain, translated):
            begin(page)
        for place in TAPS[game]:
            for page in (plain, translated):
                tap(page, place)
            wait_until(lambda: translated.evaluate(SHOWN) == plain.evaluate(SHOWN), "the same text on both pages", 10)
        assert translated.locator("font").count() > 100
