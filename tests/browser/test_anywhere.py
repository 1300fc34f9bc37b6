"""The pages without a server: a folder of files below a path, complete without a network."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, Error, Page

from tests.browser.anywhere import ASKS, BELOW, STARTING, THINKS, serve_site
from tests.browser.conftest import ARGUMENTS, CHROMIUM, HERE, NOWHERE, PHONE
from tests.browser.driving import Fingers
from tests.browser.serving import Quiet, serve_files
from tests.browser.solving import COURSE, go_on, solve
from tests.durability.browsers import run
from tests.samples import WHOLE, in_long_runs, thin
from tests.waiting import wait_until
from village_widgets.host.headers import build_policy

ENDED = "document.querySelector('.vc-score:not([hidden])')"


class Ignorant(Quiet):
    """A plain file server that does not know the content type of WebAssembly, as many don't."""

    extensions_map: ClassVar = {**Quiet.extensions_map, ".wasm": "application/octet-stream"}


def wait_until_kept(page: Page) -> None:
    """Wait until the browser has all files of the site."""
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_a_chapter_begins_at_once_and_goes_on_without_a_network(turn_to: Callable[..., Page], server: Path) -> None:
    """The page has the board, and judges a move once Python has started: on the first visit, and later without the server.

    This holds even if the server does not know the content type of WebAssembly.
    """
    with serve_site(server, Ignorant) as address:
        page = turn_to(f"{address}01_setup.html", **PHONE)
        page.locator(".vc-lesson").wait_for()
        assert page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") == build_policy()
        assert page.locator("[data-at].vc-open").count() > 3
        page.locator("[data-at].vc-open").first.tap()
        page.get_by_role("button", name="Take it back").wait_for()
        page.locator(".vc-told .vc-word").first.tap()
        page.locator(".vc-meaning:popover-open .vc-glimpse").first.wait_for()
        page.keyboard.press("Escape")
        wait_until_kept(page)
    page.goto(f"{address}05_market.html")
    page.locator(".vc-lesson h2, .vc-lesson h3").first.wait_for()
    page.locator("[data-at].vc-open").first.tap()
    page.get_by_role("button", name="Take it back").wait_for()
    page.get_by_role("link", name="Learn").first.tap()
    page.locator(".vc-map").wait_for()


def test_a_newer_version_waits_until_it_is_wanted(turn_to: Callable[..., Page], site: Path, tmp_path: Path) -> None:
    """A page that is opened after a newer version came stays at the old one until a tap on the notice."""
    shutil.copytree(site, tmp_path / BELOW)
    with serve_site(tmp_path) as address:
        page = turn_to(f"{address}learn.html", **PHONE)
        wait_until_kept(page)
        for name in ("learn.html", "keeper.js"):
            file = tmp_path / BELOW / name
            file.write_text(re.sub(r'<title>|"build": "', r"\g<0>New ", file.read_text()))
        page.goto(f"{address}learn.html")
        use = page.locator("#newer").get_by_role("button")
        use.wait_for()
        assert not page.title().startswith("New ")
        use.tap()
        wait_until(lambda: is_renewed(page), "the newer version", STARTING / 1000)


def test_the_foot_leads_to_the_licences(turn_to: Callable[..., Page], server: Path) -> None:
    """The foot of a page leads to more than ten licences, those of four known parts among them; the last unfolds its text."""
    with serve_site(server) as address:
        page = turn_to(f"{address}stone_age/learn.html", **PHONE)
        page.locator(".colophon").get_by_role("link", name="Licences").tap()
        page.get_by_role("heading", name="Licences").wait_for()
        named = page.locator(".licence summary").all_inner_texts()
        assert len(named) > 10 and all(
            any(part in name for name in named) for part in ("pyodide", "Python 3", "lit-html", "msgspec")
        )
        page.locator(".licence summary").last.tap()
        assert len(page.locator(".licence pre").last.inner_text()) > 500


@in_long_runs
def test_two_copies_of_the_site_on_one_host_keep_apart(turn_to: Callable[..., Page], site: Path, tmp_path: Path) -> None:
    """Each copy keeps its own files for visits without a network, and its own tables; neither deletes the other's."""
    copies = "one", "two"
    for name in copies:
        (tmp_path / name).symlink_to(site)
    with serve_files(tmp_path) as address:
        page = turn_to(f"{address}/one/companion.html", **PHONE)
        page.get_by_role("button", name="Open the table").tap()
        page.locator(".vc-companion[data-count='0']").wait_for()
        code = page.url.partition("#")[2]
        wait_until_kept(page)
        page.goto(f"{address}/two/companion.html")
        page.get_by_role("button", name="Open the table").wait_for()
        wait_until_kept(page)
        assert page.evaluate("caches.keys().then((names) => names.filter((name) => name.includes('@')).length)") == len(copies)
        assert page.locator(".vc-known-table").count() == 0, "the other copy's table"
    for name in copies:
        page.goto(f"{address}/{name}/companion.html")
        page.get_by_role("button", name="Open the table").wait_for()
    page.goto(f"{address}/one/companion.html#{code}")
    page.locator(".vc-companion[data-count='0']").wait_for()


def is_renewed(page: Page) -> bool:
    """Tell if the page shows the newer version, which may just be loading."""
    with suppress(Error):
        return page.title().startswith("New ") and not page.locator("#newer").is_visible()
    return False


@pytest.mark.skipif(not WHOLE, reason="a game against strong takes minutes where the browser thinks")
def test_an_evening_without_a_server(browser: Browser, server: Path, record_property: Callable[[str, object], None]) -> None:
    """A chapter by touch, a game against *strong* and a table work, and once more with the server stopped.

    Without the server it is another chapter, and the game only until *strong* has moved. No request goes to an outside address.
    Only with ``VILLAGE_SAMPLES=whole``.
    """
    isolated = browser.browser_type.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, NOWHERE])
    context = isolated.new_context(reduced_motion="reduce", **PHONE)
    context.set_default_timeout(STARTING)
    outside: list[str] = []
    context.on("request", lambda request: None if request.url.startswith(HERE) else outside.append(request.url))
    page = context.new_page()
    player = Fingers(page)

    def is_over() -> bool:
        page.wait_for_function(f"() => ({ASKS} && !{THINKS}) || {ENDED}")
        return player.is_over()

    def play_evening(address: str, chapter: str, ends: Callable[[], bool]) -> None:
        page.goto(f"{address}{chapter}.html")
        page.locator(".vc-told h2").wait_for()
        for number in range(len(COURSE.find_lesson(chapter).steps)):
            solve(player, COURSE, chapter, number)
            go_on(player)
        page.goto(f"{address}play.html")
        player.begin(seed="an evening", plays="strong")
        began = time.monotonic()
        record_property("moves", player.play_until(ends))
        record_property("minutes", (time.monotonic() - began) / 60)
        page.goto(f"{address}companion.html")
        page.get_by_role("button", name="Open the table").tap()
        for count in (1, 2, 3):  # a different button each time: the page would ask about a quick second tap on the same
            page.locator(".vc-tr-quick .vc-tr-choice").nth(count - 1).tap()
            page.locator(f".vc-companion[data-count='{count}']").wait_for()

    with serve_site(server) as address:
        play_evening(address, "05_market", is_over)
        wait_until_kept(page)
    play_evening(address, "01_setup", lambda: is_over() or "Strong 1" in player.log())
    assert outside == []
    isolated.close()


@pytest.mark.parametrize("page", thin(["play", "companion"], 2))
def test_what_was_acknowledged_outlives_the_browser(browser: Browser, server: Path, page: str) -> None:
    """A browser that is killed during a game or at a table loses no entry that the page had acknowledged.

    ``python -m tests.durability.browsers SITE`` does the same with 500 clicks.
    """
    with serve_site(server) as address:
        figures = run(browser.browser_type, address, page, clicks=2, seed=5)
        assert figures.sound and figures.kills and figures.acknowledged, figures
