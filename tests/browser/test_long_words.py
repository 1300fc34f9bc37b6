"""The companion's page in words a third longer than English: nothing is cut, beyond the page, or laid over other texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.fitting import find_unfit
from tests.companion.pages import Page as CompanionPage
from tests.companion.showing import PHONE, Driven
from tests.languages.pseudo import END, LONGER
from tests.languages.speaking import offer_pseudo
from tests.samples import in_long_runs, thin
from village_core.kernel.words import languages
from village_core.store.sql import Store

COLOURS = {
    "village": ("red", "blue", "white", "yellow"),
    "stone_age": ("red", "blue", "green", "yellow"),
    "manitoba": ("red", "blue", "green", "yellow"),
}
EDITIONS = {"village": "first_2011", "stone_age": "first_2008", "manitoba": "first_2018"}
EACH_GAME = pytest.mark.parametrize("game", ["village", "stone_age", pytest.param("manitoba", marks=in_long_runs)])
WINDOWS = ("harvest", "family", "crafts", "market", "travel", "council", "church", "counts")
"""The windows of Village's tracker, by the ends of their buttons' keys."""
CORRECTING = 2
"""The place of the button in the table's menu that opens the form with the whole table."""


@pytest.fixture(autouse=True)
def longer() -> Iterator[None]:
    """Speak the longer pseudo-language during each test, and the earlier language again afterwards."""
    with offer_pseudo():
        languages.speak(LONGER)
        yield


@pytest.fixture(params=thin([(360, 740), (390, 844), (768, 1024), (1280, 800)], 4), ids=lambda size: str(size[0]))
def open_table(request: pytest.FixtureRequest, browser: Browser, store: Store) -> Iterator[Callable[..., Driven]]:
    """Provide a function that opens a table of four players in a window, or the lobby. No page may have an error."""
    opened: list[Driven] = []
    width, height = request.param

    def open_page(game: str, begun: bool = True) -> Driven:
        told = CompanionPage(store, game)
        players = [
            {"name": name, "colour": colour} for name, colour in zip(("Anna", "Ben", "Cleo", "Dan"), COLOURS[game], strict=True)
        ]
        code = told.begin(players=players, edition=EDITIONS[game]) if begun else ""
        window = {**PHONE, "viewport": {"width": width, "height": height}}
        opened.append(Driven(browser, store, code, window, game))
        if begun:
            opened[-1].page.locator(".vc-sheet:popover-open button").last.tap()  # says whose phone this is
        return opened[-1]

    yield open_page
    for driven in opened:
        driven.close()


def check(page: Page) -> None:
    """Check that the page speaks the longer pseudo-language, and that its texts have room."""
    assert page.locator("body").inner_text().count(END) > 5
    assert find_unfit(page) == []


@EACH_GAME
def test_a_lobby_has_room_for_longer_words(open_table: Callable[..., Driven], game: str) -> None:
    """The form of a new table shows whole words; its buttons beside each name, too, are as wide as their words."""
    page = open_table(game, begun=False).page
    check(page)
    starts = page.locator(".vc-starts span")
    assert starts.count() > 1
    assert all(starts.evaluate_all("(all) => all.map((one) => one.scrollWidth <= one.clientWidth)"))


@EACH_GAME
def test_a_tracker_has_room_for_longer_words(open_table: Callable[..., Driven], game: str) -> None:
    """The trackers show whole words, and Village's in each of its windows."""
    page = open_table(game).page
    check(page)
    for window in WINDOWS if game == "village" else ():
        page.locator(f"[data-key$={window}]").first.tap()
        page.wait_for_selector(".vc-tr-heading")
        check(page)
        page.locator(".vc-tr-heading button").first.tap()


@EACH_GAME
def test_the_form_that_lays_a_table_out_has_room_for_longer_words(open_table: Callable[..., Driven], game: str) -> None:
    """The form with the whole table shows whole words in each of its first six sections."""
    driven = open_table(game)
    driven.open_tool("menu")
    driven.page.locator(".vc-sheet:popover-open button").nth(CORRECTING).tap()
    driven.page.locator(".vc-laying").wait_for()
    for _ in range(6):
        check(driven.page)
        driven.page.locator(".vc-lay-steps .vc-main").tap()
