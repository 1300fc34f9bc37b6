"""Later visits to the pages without a server: the browser has everything, and Python starts from a picture."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Worker

from tests.browser import test_companion, test_glossary_page, test_looking_up, test_pages, test_rulebook
from tests.browser.anywhere import ASKS, BELOW, STARTING, THINKS, serve_site
from tests.browser.conftest import PHONE, Watched
from tests.browser.driving import WHOLE_LOG, Fingers
from tests.samples import thin
from tests.waiting import wait_until

CHANGED = "(before) => document.querySelector('.vc-table').dataset.version !== before"
WATCHED = """async () => {
    const { pending } = await navigator.locks.query();
    return pending.some(({ name }) => name.startsWith("village-thinker-"));
}"""
"""Script: tell if the page's Python would notice the end of its other worker."""
KEPT = """async () => {
    const picture = await (await caches.open("village-pictures")).match(new URL("./picture", location.href).href);
    return picture ? (await picture.arrayBuffer()).byteLength : -1;
}"""
"""Script: return the size of the browser's picture of Python in bytes; 0 if it is no longer tried."""
CHANGE = """async (how) => {
    const kept = await caches.open("village-pictures"), where = new URL("./picture", location.href).href;
    window.picture ??= await kept.match(where);
    const headers = new Headers(picture.headers), bytes = new Uint8Array(await picture.clone().arrayBuffer());
    if (how === "damaged") bytes[bytes.length >> 1] ^= 1;
    if (how === "of another build") headers.set("fits", "another");
    if (how === "of another browser") {
        bytes.fill(0);
        headers.set("sum", "0");
    }
    await kept.put(where, new Response(bytes, { headers }));
}"""
"""Script: change the picture.

Damage and another build are noticed before Python starts from the picture; another browser's picture is not.
"""
UNFIT = [*thin(["damaged", "of another build"], 2), "of another browser"]
"""The changes in order of trial; after the last of them no picture is made."""
QUIET = 4
"""Seconds without a click until a picture is made."""


class Visited(NamedTuple):
    """A phone's browser after a visit to the pages at ``address``, which has all of them and a picture of Python.

    ``quiet`` is the number of seconds between the last click after Python's start and the making of the picture.
    """

    context: BrowserContext
    address: str
    quiet: float


@pytest.fixture(scope="module")
def visited(browser: Browser, server: Path) -> Iterator[Visited]:
    """Provide a browser after one visit to the pages, which has kept its picture of Python."""
    with serve_site(server) as address, closing(browser.new_context(reduced_motion="reduce", **PHONE)) as context:
        context.set_default_timeout(STARTING)
        page = context.new_page()
        begun: dict[str, float] = {}
        page.on("worker", lambda worker: begun.setdefault(Path(worker.url).name, time.monotonic()))
        page.goto(f"{address}05_market.html")
        assert not is_from_picture(page)
        clicked = time.monotonic()
        page.get_by_role("button", name="Take it back").tap()
        wait_until(lambda: page.evaluate(KEPT) > 1e7, "a picture", STARTING / 1000)
        page.close()
        yield Visited(context, address, begun["picturing.js"] - clicked)


@pytest.fixture
def come_back(visited: Visited, turn_to: Callable[..., Page]) -> Callable[[str], Page]:
    """Provide a function that opens a page by name in the visited browser, after deleting the browser's games and entries."""

    def open_page(name: str) -> Page:
        page = turn_to("about:blank", within=visited.context)
        everything = {"origin": visited.address.removesuffix(f"/{BELOW}/"), "storageTypes": "local_storage,indexeddb"}
        visited.context.new_cdp_session(page).send("Storage.clearDataForOrigin", everything)
        page.goto(f"{visited.address}{name}")
        return page

    return open_page


def test_a_game_is_played_and_gone_on_with(come_back: Callable[[str], Page]) -> None:
    """A game against the computer starts, is answered, has charts, and is back after the page is opened again."""
    page = come_back("play.html")
    page.get_by_role("button", name="Start the game").click()
    table = page.locator(".vc-table[data-version]:not([hidden])")
    table.wait_for()
    before = table.get_attribute("data-version")
    page.locator("[data-at].vc-open").first.click()
    page.wait_for_function(CHANGED, arg=before)
    page.locator(WHOLE_LOG).wait_for(state="attached")
    said = page.locator(".vc-log li").all_text_contents()
    page.get_by_role("button", name="Charts").click()
    page.locator(".vc-charts .bqplot rect").first.wait_for()
    assert page.locator(".vc-charts .bqplot svg > path").count() == 4
    page.reload()
    page.locator(".vc-resume").click()
    table.wait_for()
    page.wait_for_function("(count) => document.querySelectorAll('.vc-log li').length >= count", arg=len(said))
    assert said and page.locator(".vc-log li").all_text_contents() == said


def test_a_strong_opponent_thinks_beside_the_page(come_back: Callable[[str], Page]) -> None:
    """The strong player computes in its own worker, and meanwhile the page opens and closes its charts.

    Another worker replaces one that dies; a player who hurries it waits for neither.
    """
    page = come_back("play.html")
    player = Fingers(page)
    player.begin(seed="thinking", plays="strong")

    def list_thinkers() -> list[Worker]:
        return [worker for worker in page.workers if worker.url.endswith("thinker.js")]

    page.wait_for_function(WATCHED)
    wait_until(lambda: len(list_thinkers()) == 1, "a worker that computes", STARTING / 1000)
    (thinker,) = list_thinkers()
    thinker.evaluate("self.postMessage = () => { self.thought = true; }")  # this worker computes, but its messages are lost
    thinking = page.locator(".vc-thinking:not(.vc-what-if *)")
    page.wait_for_function(f"() => {THINKS} || {ASKS}")
    while not thinking.is_visible():
        player.move()
        page.wait_for_function(f"() => {THINKS} || {ASKS}")
    version = player.version
    for shown in (True, False):
        page.get_by_role("button", name="Charts", exact=True).click()
        page.locator(".vc-charts").wait_for(state="visible" if shown else "hidden")
    assert thinking.is_visible() and player.version == version
    wait_until(lambda: thinker.evaluate("self.thought"), "a thought", STARTING / 1000)
    with page.expect_worker() as other:
        thinker.evaluate("close()")
    other.value.evaluate("self.postMessage = () => {}")  # this worker's messages are lost, and the page does not wait for them
    page.get_by_role("button", name="Move now").click()
    page.wait_for_function(CHANGED, arg=version)
    assert "Strong 1" in player.log()


def test_a_page_whose_python_dies_offers_a_reload(come_back: Callable[[str], Page]) -> None:
    """A chapter's page says that its Python is gone; after the reload that it offers a place is open again."""
    page = come_back("05_market.html")
    place = page.locator("[data-at].vc-open").first
    at = place.get_attribute("data-at")
    place.tap()
    page.get_by_role("button", name="Take it back").wait_for()
    find_python(page).evaluate("close()")
    page.locator("#lost").get_by_role("button", name="Load the page again").tap()
    page.locator("#lost").wait_for(state="hidden")
    page.locator("[data-at].vc-open").first.wait_for()
    assert place.get_attribute("data-at") == at and page.get_by_role("button", name="Take it back").count() == 0


def test_a_table_is_kept_by_the_browser(come_back: Callable[[str], Page]) -> None:
    """A second page of the same browser shows a table's entries so far, and those that the first page makes later."""
    page = come_back("companion.html")
    page.get_by_role("button", name="Open the table").tap()
    quick = page.locator(".vc-tr-quick .vc-tr-choice").first
    quick.tap()
    page.locator(".vc-companion[data-count='1']").wait_for()
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".vc-companion[data-count='1']").wait_for()
    quick.tap()
    for one in (page, other):
        one.locator(".vc-companion[data-count='2']").wait_for()
    life = "document.querySelector('.vc-tr-life, .vc-tr-head').textContent"
    assert page.evaluate(life) == other.evaluate(life) and "8" in page.evaluate(life)
    other.close()


ANYWHERE = {
    "welcome": test_pages.test_the_first_page_is_the_welcome_page_and_leads_to_the_board,
    "glossary": test_glossary_page.test_a_reader_finds_a_term_in_any_language_and_goes_back,
    "rulebook": test_rulebook.test_a_rule_is_opened_tried_and_left_for_another,
    "refusal": partial(test_looking_up.test_a_refused_move_leads_to_its_rule_beside_the_game, window=PHONE),
    "rules at a table": test_looking_up.test_a_table_has_the_rules_with_it,
    "lobby": test_companion.test_a_lobby_keeps_its_text_when_python_ends,
}
"""The tests marked ``anywhere``; a long run runs them on a first visit too."""


@pytest.mark.parametrize("check", ANYWHERE.values(), ids=ANYWHERE)
def test_pages_do_what_they_do_on_voila(
    visited: Visited, come_back: Callable[[str], Page], visit: Callable[..., Watched], check: Callable[..., None]
) -> None:
    """Each test that is marked ``anywhere`` also holds on a phone in a browser with a picture of Python."""
    come_back("licences.html").close()

    def open_page(address: str, **_window: object) -> Watched:
        return visit(address.replace("/voila/render", "").replace(".ipynb", ".html"), within=visited.context)

    check(host=visited.address.removesuffix("/"), visit=open_page)


def find_python(page: Page) -> Worker:
    """Return the worker in which a page's Python runs."""
    [*_, python] = [worker for worker in page.workers if worker.url.endswith("/worker.js")]
    return python


def is_from_picture(page: Page) -> bool:
    """Tap an open target of a chapter's page, and tell, once Python has answered, if it started from a picture."""
    page.locator("[data-at].vc-open").first.tap()
    page.get_by_role("button", name="Take it back").wait_for()
    return bool(find_python(page).evaluate("performance.getEntriesByName('from a picture').length"))


def test_later_visits_begin_from_a_picture(visited: Visited, come_back: Callable[[str], Page]) -> None:
    """The first visit makes a picture of Python when it is idle, and the next starts from it.

    If one does not fit, the page starts as on the first visit; one from which Python cannot start is not tried again.
    """
    assert visited.quiet > QUIET
    page = come_back("05_market.html")
    assert is_from_picture(page)
    other = page.context.new_page()  # this page starts no Python yet, but knows of the snapshot
    other.goto(f"{visited.address}icon.svg")
    for how in UNFIT:
        other.evaluate(CHANGE, how)
        page.reload()
        assert not is_from_picture(page)
    assert page.evaluate(KEPT) == 0
    other.evaluate(CHANGE, "")
    page.reload()
    assert is_from_picture(page)
    other.close()


def copy_link(page: Page) -> str:
    """Return the link with the whole game that *Share* copies, without the page's address."""
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.locator("[data-tool=share]").tap()
    page.locator(".vc-share-whole").get_by_role("button", name="Copy the link").tap()
    link = str(page.wait_for_function("window.copied").json_value())
    page.keyboard.press("Escape")
    return link.partition("#")[2]


def continue_at_table(page: Page, count: int) -> None:
    """Go on with the game of a link at a new table, which has this number of entries."""
    page.get_by_role("button", name="Go on with it at a new table").tap()
    page.locator(f".vc-companion[data-count='{count}']").wait_for()


def test_what_needs_a_server_is_said_and_a_game_goes_to_one_and_back(
    come_back: Callable[[str], Page], turn_to: Callable[..., Page], voila: str
) -> None:
    """A table of these pages is in one browser: the page shows no code, and asks for none.

    Its game goes on at a server's table by link, and the server's game here. The analysis page says what it needs.
    """
    page = come_back("companion.html")
    here = page.url
    assert "have no server" in page.locator(".vc-lobby-alone").inner_text()
    assert not page.locator(".vc-join input[type=text]").count()
    page.get_by_role("button", name="Open the table").tap()
    page.locator(".vc-tr-quick .vc-tr-choice").first.tap()
    page.locator(".vc-companion[data-count='1']").wait_for()
    link = copy_link(page)
    page.locator("[data-tool=share]").tap()
    assert "in this browser alone" in page.locator(".vc-share").inner_text() and not page.locator(".vc-share-code").count()
    page.goto(here.replace("companion", "analysis"))
    assert "need a computer that serves the pages" in page.locator("body").inner_text()
    served = turn_to(f"{voila}/voila/render/companion.ipynb#{link}", **PHONE)
    continue_at_table(served, 1)
    served.locator(".vc-tr-quick .vc-tr-choice").nth(1).tap()
    served.locator(".vc-companion[data-count='2']").wait_for()
    code = served.url.partition("#")[2]
    page.goto(f"{here}#{copy_link(served)}")
    continue_at_table(page, 2)
    page.goto("about:blank")
    page.goto(f"{here}#{code}")
    page.get_by_text("That table is in another browser").wait_for()
