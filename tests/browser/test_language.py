"""A page changes its language in place, through Voila: what is on the table, open and typed stays, and all is told again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.browser.fitting import find_unmarked
from tests.browser.serving import serve_voila
from tests.languages.pseudo import END, LONGER
from tests.languages.trees import copy_tree

PLAY = "/voila/render/play.ipynb"
SPEAK = "(language) => dispatchEvent(new CustomEvent('village:language', { detail: { language } }))"
SPOKEN = "(language) => [...document.querySelectorAll('.vc-app')].every((root) => root.lang === language)"
LIES = "document.querySelector('.vc-grid').getBoundingClientRect().top"
"""Script: where the board lies in the window."""
NAMES = ("Player 1", "Random 1", "Village (2011)", "Village: Big Box")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a copy of the program that speaks a pseudo-language too."""
    with serve_voila(tree=copy_tree(tmp_path_factory.mktemp("languages") / "tree", LONGER)) as address:
        yield address


def speak(page: Page, language: str, sign: str) -> None:
    """Choose a language as the head of the page does, and wait until the log is told in it."""
    page.evaluate(SPEAK, language)
    page.wait_for_function(SPOKEN, arg=language, timeout=PATIENCE)
    page.wait_for_function(f"() => document.querySelector('.vc-log > summary').textContent {sign}", timeout=PATIENCE)


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_market_day_with_a_what_if_line(server: str, visit: Callable[..., Watched], window: dict[str, object]) -> None:
    """The same question, log, line and unfolded parts in the new language; undo and the way back go on as before."""
    page = visit(server + PLAY, **window).page
    player = (Fingers if window is PHONE else Player)(page, ("cube:market", "stall:"))
    player.begin(seed="market and mass")
    player.play_until(lambda: "market day" in player.log())
    player.press(page.locator(".vc-imagine").last)
    which = page.locator(".vc-sheet:popover-open .vc-asked button")
    if which.count():
        player.press(which.last)
    line = page.locator('.vc-what-if[data-line="A"]')
    line.wait_for(timeout=PATIENCE)
    player.move()
    player.press(page.locator(".vc-what-if button[aria-expanded]"))
    log = page.locator(".vc-lines li")
    before, lies = (log.count(), page.locator(".vc-open").count()), page.evaluate(LIES)
    assert all(before)

    speak(page, LONGER, f".endsWith('{END}')")
    assert (log.count(), page.locator(".vc-open").count()) == before and abs(page.evaluate(LIES) - lies) < 2
    assert find_unmarked(page, NAMES, within=".vc-app") == []
    assert line.is_visible() and page.locator(".vc-what-if button[aria-expanded=true]").is_visible()
    player.press(page.locator(".vc-what-if button[aria-expanded]"))
    player.press(page.locator(".vc-undoing button").first)
    page.wait_for_function("(count) => document.querySelectorAll('.vc-lines li').length < count", arg=before[0])
    player.move()
    assert find_unmarked(page, NAMES, within=".vc-app") == []

    speak(page, "en", "=== 'What happened'")
    page.wait_for_function("(end) => !document.querySelector('.vc-app').textContent.includes(end)", arg=END, timeout=PATIENCE)
    assert line.is_visible()
