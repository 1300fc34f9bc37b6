"""Requests for pages start no process; a connection gets one if there is a place, and waits otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser
from tornado.httpclient import HTTPClientError

from tests.browser import serving
from tests.browser.conftest import PHONE
from tests.browser.driving import PATIENCE, Player
from tests.companion.pages import NEW_TABLE
from tests.samples import in_long_runs
from tests.visiting import Visitor, list_page_processes, lives
from tests.waiting import wait_until

PLAY = "/voila/render/play.ipynb"
SET = ".vc-settings"
ELSEWHERE = (
    {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image", "Referer": "https://evil.example/"},
    {"Origin": "https://evil.example", "Referer": "https://evil.example/"},
    {"Sec-Purpose": "prefetch", "Sec-Fetch-Site": "same-origin"},
    {},
)
"""Headers of requests that want no page: foreign images and scripts, prefetching, and no header at all."""


HURRIED = ("--Kernels.page_expected_timeout=3", "--Kernels.page_idle_timeout=5", "--MappingKernelManager.cull_interval=1")
"""Options of a server with short timeouts."""


def run_in_thread(work: Coroutine[None, None, None]) -> None:
    """Run a coroutine in a thread of its own: the browser has an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


@pytest.fixture(scope="module")
def narrow() -> Iterator[str]:
    """Provide a server with two places, one for each client, and two new tables an hour for each."""
    with serving.serve_voila(VILLAGE_PLACES="2", VILLAGE_TABLES="2") as address:
        yield address


def test_asking_for_a_page_starts_nothing(narrow: str) -> None:
    """Requests for a page by other sites, for prefetching or without headers start no process; one is ready all the time.

    The connection that starts one is refused to a page of another site.
    """
    wait_until(lambda: len(list_page_processes(narrow)) == 1, "a process that is ready")
    ready = list_page_processes(narrow)

    async def test() -> None:
        visitor = Visitor(narrow)
        pages = await asyncio.gather(*(visitor.look(**headers) for headers in ELSEWHERE for _ in range(5)))
        assert all("Setting up the table" in page for page in pages)
        with pytest.raises(HTTPClientError) as refused:
            await visitor.knock(Origin="https://evil.example")
        assert refused.value.code == 403

    run_in_thread(test())
    assert list_page_processes(narrow) == ready


def test_all_pages_of_a_client_count_together(narrow: str) -> None:
    """All pages of a client share its limit of new tables; other clients have their own."""

    async def test() -> None:
        begun = []
        for client in ("192.0.2.8", "192.0.2.8", "192.0.2.8", "192.0.2.9"):
            visitor = Visitor(narrow, "companion.ipynb", client)
            await visitor.open()
            await visitor.say(do="begin", settings=NEW_TABLE)
            begun.append([field for field, _ in visitor.heard[-1].get("problems", ())])
            await visitor.leave()
        assert begun == [[], [], ["begin"], []]

    run_in_thread(test())


def test_a_page_that_goes_before_it_has_connected_leaves_no_process(narrow: str) -> None:
    """The process of a page that closes its door before connecting ends, and the next page gets the place."""

    async def test() -> None:
        for _ in range(2):
            visitor = Visitor(narrow)
            door = await visitor.knock()
            await visitor.enter(door)
            assert visitor.screen and lives(narrow, visitor.kernel)
            door.close()
            await _check_process_ends(narrow, visitor)

    run_in_thread(test())


@in_long_runs
def test_pages_that_never_connect_or_are_idle_end_and_what_was_played_comes_back(browser: Browser) -> None:
    """A process ends if its page never connects or is idle; a tap loads the idle page again, another resumes its game."""
    with serving.serve_voila(*HURRIED) as hurried:
        run_in_thread(_check_door_closes(hurried))
        context = browser.new_context(**PHONE)
        page = context.new_page()
        page.goto(hurried + PLAY)
        player = Player(page)
        player.begin()
        player.move()
        log = player.log()
        kernel = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
        wait_until(lambda: not lives(hurried, kernel), "the end of an idle page's process")
        page.evaluate("document.dispatchEvent(new Event('village:look'))")
        page.locator("#lost button").tap()
        page.locator(".vc-settings").wait_for(timeout=PATIENCE)
        page.locator(".vc-resume").tap()
        page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)
        assert player.log() == log, "the game as it was left"
        context.close()


async def _check_door_closes(address: str) -> None:
    """Check that the door closes and the process ends if a page receives its output but does not connect."""
    visitor = Visitor(address)
    door = await visitor.knock()
    await visitor.enter(door)
    assert lives(address, visitor.kernel)
    assert await door.read_message() is None
    await _check_process_ends(address, visitor)


async def _check_process_ends(address: str, visitor: Visitor) -> None:
    """Check that the process of a page that has not connected ends."""
    await asyncio.to_thread(wait_until, lambda: not lives(address, visitor.kernel), "the end of a process whose page never came")


def test_who_finds_no_place_is_told_so_and_gets_in(narrow: str, browser: Browser) -> None:
    """A page whose client has its share of the places waits: it shows its place in the queue, also to screen readers.

    Meanwhile a page of another client enters at once; when a page of the client leaves, the next one goes on by itself.
    """
    context = browser.new_context(**PHONE)
    first, second, third = (context.new_page() for _ in range(3))
    first.goto(narrow + PLAY)
    first.wait_for_selector(SET, timeout=PATIENCE)
    second.goto(narrow + PLAY)
    second.wait_for_selector("#place:text('You are next.')", timeout=PATIENCE)
    third.goto(narrow + "/voila/render/learn.ipynb")
    third.wait_for_selector("#place:text('You are number 2 in the line.')", timeout=PATIENCE)
    assert third.locator(".prose h1").is_visible(), "what needs no process is there to be read"
    assert "All places are taken" in second.get_by_role("status").inner_text()
    run_in_thread(_check_other_client_enters(narrow))
    assert second.locator("#place").is_visible()
    first.close(run_before_unload=True)
    second.wait_for_selector(SET, timeout=PATIENCE)
    third.wait_for_selector("#place:text('You are next.')", timeout=PATIENCE)
    second.goto("about:blank")
    third.wait_for_selector(".vc-places", timeout=PATIENCE)
    context.close()


async def _check_other_client_enters(address: str) -> None:
    """Check that a page of another client enters at once, because the first client has not taken all places."""
    other = Visitor(address, client="198.51.100.7")
    await other.open()
    await other.begin()
    await other.click()
    assert other.said == []
    await other.leave()
