"""The pages without a server: a folder of files below a path, complete without a network."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import ClassVar, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Worker

from tests.browser.conftest import ARGUMENTS, CHROMIUM, HERE, NOWHERE, PHONE, Watched
from tests.browser.driving import Fingers
from tests.browser.serving import Quiet, serve_files
from tests.browser.test_learning import COURSE, go_on, solve
from tests.durability.browsers import run
from tests.samples import WHOLE, thin
from tests.waiting import until
from village_widgets.host.headers import build_policy
from village_widgets.tutor.lesson import begin

BELOW = "shelf/village"
"""The path of the site on its server."""
PATIENCE = 120_000
"""Milliseconds in which Python starts even on a busy machine."""
WATCHED = """async () => {
    const { pending } = await navigator.locks.query();
    return pending.some(({ name }) => name.startsWith("village-thinker-"));
}"""
"""Script: tell if the page's Python would notice the end of its other worker."""
THINKS = "document.querySelector('.vc-thinking:not(.vc-what-if *, [hidden])')"
ASKS = "document.querySelector('.vc-table :is(.vc-open, .vc-beside button), .vc-sheet:popover-open')"
ENDED = "document.querySelector('.vc-score:not([hidden])')"
CHANGED = "(before) => document.querySelector('.vc-table').dataset.version !== before"


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


class Ignorant(Quiet):
    """A plain file server that does not know the content types of Python's files, as many don't."""

    extensions_map: ClassVar = {**Quiet.extensions_map, ".wasm": "application/octet-stream"}


@contextmanager
def serve_site(folder: Path, handler: type[Quiet] = Quiet) -> Iterator[str]:
    """Provide the address of the site on a plain file server."""
    with serve_files(folder, handler) as address:
        yield f"{address}/{BELOW}/"


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a server's folder that has the site below a path."""
    folder = tmp_path_factory.mktemp("server")
    (folder / BELOW).parent.mkdir()
    (folder / BELOW).symlink_to(site)
    return folder


@pytest.fixture
def turn_to(visit: Callable[..., Watched]) -> Callable[..., Page]:
    """Provide a function like ``visit`` whose pages may wait until Python has started."""

    def open_page(address: str, **how: object) -> Page:
        page = visit("about:blank", **how).page
        page.context.set_default_timeout(PATIENCE)
        page.goto(address)
        return page

    return open_page


class Visited(NamedTuple):
    """A phone's browser after a visit to the pages at ``address``, which has all of them and a picture of Python.

    ``quiet`` is the number of seconds between the last click after Python's start and the making of the picture.
    """

    context: BrowserContext
    address: str
    quiet: float


@pytest.fixture(scope="module")
def visited(browser: Browser, server: Path) -> Iterator[Visited]:
    """Provide a browser after one visit to the pages."""
    with serve_site(server) as address, closing(browser.new_context(reduced_motion="reduce", **PHONE)) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        begun: dict[str, float] = {}
        page.on("worker", lambda worker: begun.setdefault(Path(worker.url).name, time.monotonic()))
        page.goto(f"{address}05_market.html")
        assert not is_from_picture(page)
        clicked = time.monotonic()
        page.get_by_role("button", name="Take it back").tap()
        until(lambda: page.evaluate(KEPT) > 1e7, "a picture", PATIENCE / 1000)
        page.close()
        yield Visited(context, address, begun["picturing.js"] - clicked)


@pytest.fixture
def come_back(visited: Visited, turn_to: Callable[..., Page]) -> Callable[[str], Page]:
    """Provide a function that opens a page by name in such a browser, before any game or entry."""

    def open_page(name: str) -> Page:
        page = turn_to("about:blank", within=visited.context)
        everything = {"origin": visited.address.removesuffix(f"/{BELOW}/"), "storageTypes": "local_storage,indexeddb"}
        visited.context.new_cdp_session(page).send("Storage.clearDataForOrigin", everything)
        page.goto(f"{visited.address}{name}")
        return page

    return open_page


def wait_until_kept(page: Page) -> None:
    """Wait until the browser has all files of the site."""
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_a_chapter_begins_at_once_and_goes_on_without_a_network(turn_to: Callable[..., Page], server: Path) -> None:
    """The board is in the page; a move is judged when Python has started; all of it works without the server.

    If Python dies, the page says so and offers a reload.
    """
    with serve_site(server) as address:
        page = turn_to(f"{address}01_setup.html", **PHONE)
        page.locator(".vc-lesson").wait_for()
        assert page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") == build_policy()
        assert page.locator("[data-at].vc-open").count() > 3
        page.locator("[data-at].vc-open").first.tap()
        page.get_by_role("button", name="Take it back").wait_for()
        wait_until_kept(page)
    page.goto(f"{address}05_market.html")
    page.locator(".vc-lesson h2, .vc-lesson h3").first.wait_for()
    page.locator("[data-at].vc-open").first.tap()
    page.get_by_role("button", name="Take it back").wait_for()
    [python] = [worker for worker in page.workers if worker.url.endswith("/worker.js")]
    python.evaluate("close()")
    page.locator("#lost").get_by_role("button", name="Load the page again").tap()
    page.locator("#lost").wait_for(state="hidden")
    page.locator("[data-at].vc-open").first.wait_for()
    page.get_by_role("link", name="Learn").first.tap()
    page.locator(".vc-map").wait_for()


def test_a_newer_version_waits_until_it_is_wanted(turn_to: Callable[..., Page], site: Path, tmp_path: Path) -> None:
    """Until a tap on the notice of a newer version, all pages stay at the old one."""
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
        until(lambda: is_renewed(page), "the newer version", PATIENCE / 1000)


def test_the_licences_of_all_parts_are_at_the_foot(turn_to: Callable[..., Page], server: Path) -> None:
    """Every page leads to one with the name and the text of each licence."""
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


def test_a_table_is_kept_by_the_browser(turn_to: Callable[..., Page], server: Path) -> None:
    """Another page of the same browser has a table's entries and gets new ones. Any file server will do."""
    with serve_site(server, Ignorant) as address:
        page = turn_to(f"{address}companion.html", **PHONE)
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


def test_a_game_is_played_and_gone_on_with(come_back: Callable[[str], Page]) -> None:
    """A game against the computer starts, is answered, has charts, and is back after the page is opened again."""
    page = come_back("play.html")
    page.get_by_role("button", name="Start the game").click()
    table = page.locator(".vc-table[data-version]:not([hidden])")
    table.wait_for()
    before = table.get_attribute("data-version")
    page.locator("[data-at].vc-open").first.click()
    page.wait_for_function(CHANGED, arg=before)
    said = page.locator(".vc-log li").all_text_contents()
    page.get_by_role("button", name="Charts").click()
    page.locator(".vc-charts .bqplot rect").first.wait_for()
    assert page.locator(".vc-charts .bqplot svg > path").count() == 4
    page.reload()
    page.get_by_role("button", name="Go on with").first.click()
    table.wait_for()
    page.wait_for_function("(count) => document.querySelectorAll('.vc-log li').length >= count", arg=len(said))
    assert said and page.locator(".vc-log li").all_text_contents() == said


def test_a_strong_opponent_thinks_beside_the_page(come_back: Callable[[str], Page]) -> None:
    """The strong player computes in its own worker, so the page stays responsive.

    A worker that dies is started and asked again; a player who hurries it waits for neither.
    """
    page = come_back("play.html")
    player = Fingers(page)
    player.begin(seed="thinking", plays="strong")

    def thinkers() -> list[Worker]:
        return [worker for worker in page.workers if worker.url.endswith("thinker.js")]

    page.wait_for_function(WATCHED)
    until(lambda: len(thinkers()) == 1, "a worker that computes", PATIENCE / 1000)
    (thinker,) = thinkers()
    thinker.evaluate("self.postMessage = () => { self.thought = true; }")  # it computes, but its messages are lost
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
    until(lambda: thinker.evaluate("self.thought"), "a thought", PATIENCE / 1000)
    with page.expect_worker() as other:
        thinker.evaluate("close()")
    other.value.evaluate("self.postMessage = () => {}")  # its messages are lost, and the page does not wait for them
    page.get_by_role("button", name="Move now").click()
    page.wait_for_function(CHANGED, arg=version)
    assert "Strong 1" in player.log()


def is_from_picture(page: Page) -> bool:
    """Tell if the Python of a chapter's page started from a picture, once it has answered a click."""
    page.locator("[data-at].vc-open").first.tap()
    page.get_by_role("button", name="Take it back").wait_for()
    [*_, python] = [worker for worker in page.workers if worker.url.endswith("/worker.js")]
    return bool(python.evaluate("performance.getEntriesByName('from a picture').length"))


def test_later_visits_begin_from_a_picture(visited: Visited, come_back: Callable[[str], Page]) -> None:
    """The first visit makes a picture of Python when it is idle, and the next starts from it.

    If one does not fit, the page starts as on the first visit; one from which Python cannot start is not tried again.
    """
    assert visited.quiet > QUIET
    page = come_back("05_market.html")
    assert is_from_picture(page)
    other = page.context.new_page()  # it has no Python, but knows of the picture
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


@pytest.mark.skipif(not WHOLE, reason="a game against strong takes minutes where the browser thinks")
def test_an_evening_without_a_server(browser: Browser, server: Path, record_property: Callable[[str, object], None]) -> None:
    """A chapter by touch, a game against *strong* and a table work, and once more with the server stopped.

    No request goes to an outside address. Only with ``VILLAGE_SAMPLES=whole``.
    """
    isolated = browser.browser_type.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, NOWHERE])
    context = isolated.new_context(reduced_motion="reduce", **PHONE)
    context.set_default_timeout(PATIENCE)
    outside: list[str] = []
    context.on("request", lambda request: None if request.url.startswith(HERE) else outside.append(request.url))
    page = context.new_page()
    player = Fingers(page)

    def over() -> bool:
        page.wait_for_function(f"() => ({ASKS} && !{THINKS}) || {ENDED}")
        return player.is_over()

    def evening(address: str, chapter: str, ends: Callable[[], bool]) -> None:
        page.goto(f"{address}{chapter}.html")
        page.locator(".vc-told h2").wait_for()
        lesson = COURSE.lesson(chapter)
        for number, step in enumerate(lesson.steps):
            solve(player, COURSE, step, begin(COURSE.players, lesson, number))
            go_on(player)
        page.goto(f"{address}play.html")
        player.begin(seed="an evening", plays="strong")
        began = time.monotonic()
        record_property("moves", player.play_until(ends))
        record_property("minutes", (time.monotonic() - began) / 60)
        page.goto(f"{address}companion.html")
        page.get_by_role("button", name="Open the table").tap()
        for count in (1, 2, 3):  # another button each time: a quick second tap on one would be asked about
            page.locator(".vc-tr-quick .vc-tr-choice").nth(count - 1).tap()
            page.locator(f".vc-companion[data-count='{count}']").wait_for()

    with serve_site(server) as address:
        evening(address, "05_market", over)
        wait_until_kept(page)
    evening(address, "01_setup", lambda: over() or "Strong 1" in player.log())
    assert outside == []
    isolated.close()


@pytest.mark.parametrize("page", thin(["play", "companion"], 2))
def test_what_was_acknowledged_outlives_the_browser(browser: Browser, server: Path, page: str) -> None:
    """A browser that is killed during play loses no entry that the page had acknowledged.

    ``python -m tests.durability.browsers`` does the same with 500 clicks.
    """
    with serve_site(server) as address:
        figures = run(browser.browser_type, address, page, clicks=2, seed=5)
        assert figures.sound and figures.kills and figures.acknowledged, figures
