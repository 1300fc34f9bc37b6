"""Names on phones: the companion's trackers, forms and score sheets show them whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser

from tests.browser.test_long_words import COLOURS, EACH_GAME, EDITIONS
from tests.companion.pages import Page
from tests.companion.showing import PHONE, Driven
from tests.companion.tracking import finish
from tests.samples import spread
from village_core.store.sql import Store

NAMES = ("Alexandra", "Maximilian", "Bernadette", "Christopher")
HEADS = ".vc-tr-column small"
LINE = 14
"""The height of letters in a head."""
CUT = """() => [...document.querySelectorAll("bdi, .vc-name, small, h2, h3, .vc-head-said")]
    .filter((text) => text.checkVisibility() && getComputedStyle(text).overflow !== "visible")
    .filter((text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 2)
    .map((text) => text.textContent)"""
"""Script: list the visible texts that are cut."""


@pytest.fixture(params=spread([(360, 640), (390, 844), (844, 390)]), ids=lambda size: str(size[0]))
def open_table(request: pytest.FixtureRequest, browser: Browser, store: Store) -> Iterator[Callable[..., Driven]]:
    """Provide a function that opens a tracked table of four long names on a phone, at its beginning or at the score sheet."""
    opened: list[Driven] = []

    def open_page(game: str, ended: bool = False) -> Driven:
        page = Page(store, game)
        players = [{"name": name, "colour": colour} for name, colour in zip(NAMES, COLOURS[game], strict=True)]
        code = page.begin(players=players, edition=EDITIONS[game])
        if ended:
            finish(page.companion.seated.shared, counts=False)
        width, height = request.param
        opened.append(Driven(browser, store, code, {**PHONE, "viewport": {"width": width, "height": height}}, game))
        opened[-1].page.locator(".vc-sheet:popover-open button").last.tap()  # says whose phone this is
        return opened[-1]

    yield open_page
    for driven in opened:
        driven.close()


@EACH_GAME
def test_names_on_a_tracker_are_whole(open_table: Callable[..., Driven], game: str) -> None:
    """Each name is whole where the tracker shows it."""
    page = open_table(game).page
    assert all(page.get_by_text(name, exact=True).first.is_visible() for name in NAMES)
    assert page.evaluate(CUT) == []


def test_the_heads_of_the_crafts_are_whole(open_table: Callable[..., Driven]) -> None:
    """The heads of the five crafts are whole, in one line each; none covers the next, and the first begins in the window."""
    page = open_table("village").page
    page.locator("[data-key$=crafts]").first.tap()
    page.wait_for_selector(HEADS)
    edges = [(box["x"], box["x"] + box["width"]) for box in (head.bounding_box() for head in page.locator(HEADS).all())]
    assert page.locator(HEADS).first.inner_text() == "Wainwright" and page.evaluate(CUT) == []
    assert all(head.bounding_box()["height"] < 2 * LINE for head in page.locator(HEADS).all())
    assert edges[0][0] > 0 and len(edges) == 5 and all(one[1] <= other[0] + 1 for one, other in pairwise(edges))


def test_names_in_the_form_that_lays_a_table_out_are_whole(open_table: Callable[..., Driven]) -> None:
    """The form's first four chips with names have the players' whole names."""
    table = open_table("village")
    table.open_tool("menu")
    table.page.get_by_role("button", name="Correct the table").tap()
    chips = table.page.locator(".vc-lay-people .vc-lay-chip bdi")
    chips.first.wait_for()
    assert [chip.inner_text() for chip in chips.all()][:4] == [*NAMES] and table.page.evaluate(CUT) == []


def test_names_on_a_score_sheet_are_whole(open_table: Callable[..., Driven]) -> None:
    """The head of the score sheet has all names, whole."""
    page = open_table("village", ended=True).page
    assert [name.inner_text().strip() for name in page.locator(".vc-tally thead .vc-name").all()] == [*NAMES]
    assert page.evaluate(CUT) == []
