"""The pages without a server in several languages: each page is of one language, and so is what is sent for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser import serving
from tests.browser.anywhere import BELOW, STARTING, serve_site
from tests.browser.conftest import DESKTOP, Watched
from tests.browser.driving import Player
from tests.languages.pseudo import LONGER, START
from tests.languages.trees import copy_tree
from tests.samples import in_long_runs

TEXTS = """() => {
    const parts = [...document.querySelectorAll(".masthead nav, #cells, .colophon")].map(({ innerText }) => innerText);
    return [document.title, ...parts].join().replace(/⟦[^⟦⟧]* 1⟧/g, "");
}"""
"""Script: all that a page shows, without the names of the players, which stay as the form of a new game wrote them."""
PLACES = "() => [...document.querySelectorAll('.vc-table [data-at].vc-open')].map(({ dataset }) => dataset.at)"
"""Script: the places where a player may go now."""
PREFERS = f"Object.defineProperty(navigator, 'languages', {{ get: () => ['{LONGER}', 'en'] }})"
"""Script: prefer the pseudo-language, on pages only: Python's libraries know real languages alone."""
KEPT = "address => caches.match(address).then(Boolean)"
"""Script: tell if the browser keeps a file of the site."""


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a server's folder with the site below a path, in English and in a pseudo-language."""
    folder = tmp_path_factory.mktemp("shelf")
    serving.make_site(folder / BELOW, copy_tree(tmp_path_factory.mktemp("tree"), LONGER))
    return folder


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    """Provide a browser whose reader prefers the pseudo-language."""
    with closing(browser.new_context(reduced_motion="reduce", **DESKTOP)) as context:
        context.add_init_script(PREFERS)
        yield context


def list_requests(context: BrowserContext) -> list[str]:
    """Return a list that grows by the path of each file that pages of a browser ask for, relative to the site."""
    paths: list[str] = []
    context.on("request", lambda request: paths.append(request.url.partition(f"/{BELOW}/")[2].partition("?")[0]))
    return paths


def is_of(language: str, path: str) -> bool:
    """Tell if a file belongs to a language: to the pseudo-language its folder and words, to English all other pages.

    The start page belongs to none.
    """
    if path.startswith(f"{LONGER}/") or path == f"words-{LONGER}.gz":
        return language == LONGER
    return language == "en" and path.endswith(".html") and path != "index.html"


def turn(page: Page, address: str) -> None:
    """Open a page and wait until it is set up."""
    page.goto(address)
    expect(page.locator("body")).to_have_attribute("data-state", "ready", timeout=STARTING)


def choose(page: Page, language: str) -> None:
    """Choose a language in the header, and wait until the frame is in it."""
    page.locator("#language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language, timeout=STARTING)


@in_long_runs
def test_a_page_changes_its_language_and_keeps_both(visit: Callable[..., Watched], reader: BrowserContext, shelf: Path) -> None:
    """The start leads to the reader's language, and nothing of another one is sent until the reader chooses it.

    A game goes on in the chosen language at the same position. Then both languages open without a network.
    """
    asked = list_requests(reader)
    with serve_site(shelf) as address:
        page = visit("about:blank", within=reader).page
        page.context.set_default_timeout(STARTING)
        turn(page, address)
        assert page.url == f"{address}{LONGER}/00_welcome.html"
        assert page.locator("#cells img").first.evaluate("picture => picture.naturalWidth") > 0
        page.locator(".masthead nav a").nth(2).click()
        page.wait_for_url(f"{address}{LONGER}/play.html")
        player = Player(page)
        player.press(page.locator(".vc-settings button[type=submit]"))
        page.locator(".vc-table[data-version]:not([hidden])").wait_for()
        player.move()
        page.wait_for_function(KEPT, arg=f"{address}{LONGER}/play.html")
        assert f"words-{LONGER}.gz" in asked and len(asked) > 30
        assert [path for path in asked if is_of("en", path)] == []
        places = page.evaluate(PLACES)

        choose(page, "en")
        page.wait_for_function(f"start => !({TEXTS})().includes(start)", arg=START)
        assert (page.url, page.evaluate(PLACES)) == (f"{address}play.html", places)
        player.move()
        assert START not in page.evaluate(TEXTS)
        page.wait_for_function(KEPT, arg=f"{address}play.html")
    turn(page, page.url)
    page.locator(".vc-resume").click()
    page.locator(".vc-table[data-version]:not([hidden])").wait_for()
    page.wait_for_function(f"start => !({TEXTS})().includes(start)", arg=START)
    choose(page, LONGER)
    expect(page.locator(".vc-log")).to_contain_text(START, timeout=STARTING)
    turn(page, f"{address}learn.html")
    assert page.url == f"{address}{LONGER}/learn.html"


@in_long_runs
def test_an_address_may_name_the_language_or_leave_it_to_the_reader(
    visit: Callable[..., Watched], reader: BrowserContext, shelf: Path
) -> None:
    """A language in the address counts more than the browser's, also for the next pages.

    An address without one leads to the reader's language, and keeps its page and what follows the ``#``.

    If only one language is kept, addresses of another lead to it without a network.
    """
    with serve_site(shelf) as address:
        page = visit("about:blank", within=reader).page
        page.context.set_default_timeout(STARTING)
        turn(page, f"{address}?lang=en")
        page.locator(".masthead nav a").nth(2).click()
        page.wait_for_url(re.compile("play.html$"))
        assert (page.evaluate("document.documentElement.lang"), page.locator("#language").input_value()) == ("en", "en")
        page.evaluate("localStorage.clear()")
        turn(page, f"{address}companion.html#play=stone_age")
        assert page.url == f"{address}{LONGER}/companion.html#play=stone_age"

    with serve_site(shelf) as address:  # an address of which the browser keeps nothing yet
        turn(page, f"{address}{LONGER}/learn.html")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.wait_for_function(KEPT, arg=f"{address}{LONGER}/play.html")
    turn(page, f"{address}play.html#play=stone_age")
    assert page.url == f"{address}{LONGER}/play.html?lang={LONGER}#play=stone_age"
