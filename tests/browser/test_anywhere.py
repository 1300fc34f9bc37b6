"""The pages without a server: a folder of files below some path, and all of it there when the network has gone."""

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
from tests.browser.test_learning import COURSE, on, solve
from tests.durability.browsers import run
from tests.samples import WHOLE, thin
from tests.waiting import until
from village_widgets.host.headers import build_policy
from village_widgets.tutor.lesson import begin

BELOW = "shelf/village"
"""The path of the site on its server."""
PATIENCE = 120_000
"""Milliseconds that Python may take to begin on a busy machine."""
WATCHED = """async () => {
    const { pending } = await navigator.locks.query();
    return pending.some(({ name }) => name.startsWith("village-thinker-"));
}"""
"""Whether the page's Python would notice the end of whoever thinks for it."""
THINKS = "document.querySelector('.vc-thinking:not(.vc-what-if *, [hidden])')"
ASKS = "document.querySelector('.vc-table :is(.vc-open, .vc-beside button), .vc-sheet:popover-open')"
ENDED = "document.querySelector('.vc-score:not([hidden])')"
CHANGED = "(before) => document.querySelector('.vc-table').dataset.version !== before"


KEPT = """async () => {
    const picture = await (await caches.open("village-pictures")).match(new URL("./picture", location.href).href);
    return picture ? (await picture.arrayBuffer()).byteLength : -1;
}"""
"""Bytes of the picture of Python that the browser has; 0 for one that isn't tried any more."""
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
"""Change the picture: what is damaged, or of another build, is seen before anything begins from it; another browser's is not."""
UNFIT = [*thin(["damaged", "of another build"], 2), "of another browser"]
"""What is tried, the last of them one after which no other is."""
QUIET = 4
"""Seconds without a click after which a picture is made."""


class Ignorant(Quiet):
    """A plain server that does not know what kind of file Python is, as many don't."""

    extensions_map: ClassVar = {**Quiet.extensions_map, ".wasm": "application/octet-stream"}


@contextmanager
def served(folder: Path, handler: type[Quiet] = Quiet) -> Iterator[str]:
    """The address of the site below a plain server of files."""
    with serve_files(folder, handler) as address:
        yield f"{address}/{BELOW}/"


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server below which the site lies."""
    folder = tmp_path_factory.mktemp("server")
    (folder / BELOW).parent.mkdir()
    (folder / BELOW).symlink_to(site)
    return folder


@pytest.fixture
def turn_to(visit: Callable[..., Watched]) -> Callable[..., Page]:
    """Opens a watched page as ``visit`` does; whatever is waited for on it may take until Python has begun."""

    def opened(address: str, **how: object) -> Page:
        page = visit("about:blank", **how).page
        page.context.set_default_timeout(PATIENCE)
        page.goto(address)
        return page

    return opened


class Visited(NamedTuple):
    """A phone's browser that has been at the pages, which are at an ``address``, and has all of them with a picture of Python.
    ``quiet``: seconds between the last click there, made once Python had begun, and the making of the picture.
    """

    context: BrowserContext
    address: str
    quiet: float


@pytest.fixture(scope="module")
def visited(browser: Browser, server: Path) -> Iterator[Visited]:
    """A browser that has been at the pages once."""
    with served(server) as address, closing(browser.new_context(reduced_motion="reduce", **PHONE)) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        begun: dict[str, float] = {}
        page.on("worker", lambda worker: begun.setdefault(Path(worker.url).name, time.monotonic()))
        page.goto(f"{address}05_market.html")
        assert not from_picture(page)
        clicked = time.monotonic()
        page.get_by_role("button", name="Take it back").tap()
        until(lambda: page.evaluate(KEPT) > 1e7, "a picture", PATIENCE / 1000)
        page.close()
        yield Visited(context, address, begun["picturing.js"] - clicked)


@pytest.fixture
def come_back(visited: Visited, turn_to: Callable[..., Page]) -> Callable[[str], Page]:
    """Opens one of the pages by its name in such a browser, in which nothing has been played or entered yet."""

    def opened(name: str) -> Page:
        page = turn_to("about:blank", within=visited.context)
        everything = {"origin": visited.address.removesuffix(f"/{BELOW}/"), "storageTypes": "local_storage,indexeddb"}
        visited.context.new_cdp_session(page).send("Storage.clearDataForOrigin", everything)
        page.goto(f"{visited.address}{name}")
        return page

    return opened


def kept(page: Page) -> None:
    """Wait until the browser has all of the site."""
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_a_chapter_begins_at_once_and_goes_on_without_a_network(turn_to: Callable[..., Page], server: Path) -> None:
    """The board is in the page; a move is judged when Python has come. With the server gone all of it is there still. When
    Python dies the page says so and offers to go on.
    """
    with served(server) as address:
        page = turn_to(f"{address}01_setup.html", **PHONE)
        page.locator(".vc-lesson").wait_for()
        assert page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") == build_policy()
        assert page.locator("[data-at].vc-open").count() > 3
        page.locator("[data-at].vc-open").first.tap()
        page.get_by_role("button", name="Take it back").wait_for()
        kept(page)
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
    """Until then the pages are those of before, all of them; it is said that there is a newer one, and a tap brings it."""
    shutil.copytree(site, tmp_path / BELOW)
    with served(tmp_path) as address:
        page = turn_to(f"{address}learn.html", **PHONE)
        kept(page)
        for name in ("learn.html", "keeper.js"):
            file = tmp_path / BELOW / name
            file.write_text(re.sub(r'<title>|"build": "', r"\g<0>New ", file.read_text()))
        page.goto(f"{address}learn.html")
        use = page.locator("#newer").get_by_role("button")
        use.wait_for()
        assert not page.title().startswith("New ")
        use.tap()
        until(lambda: renewed(page), "the newer version", PATIENCE / 1000)


def renewed(page: Page) -> bool:
    """Whether the page shows the newer version, to which it may be turning just now."""
    with suppress(Error):
        return page.title().startswith("New ") and not page.locator("#newer").is_visible()
    return False


def test_a_table_is_kept_by_the_browser(turn_to: Callable[..., Page], server: Path) -> None:
    """What was entered at a table is there on another page of the same browser, which sees what comes. Any server of files will
    do, even if it doesn't know what it serves.
    """
    with served(server, Ignorant) as address:
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


def shared_link(page: Page) -> str:
    """The whole game of the table that a page is at, as the link that its *Share* copies, without the page's address."""
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.locator("[data-tool=share]").tap()
    page.locator(".vc-share-whole").get_by_role("button", name="Copy the link").tap()
    link = str(page.wait_for_function("window.copied").json_value())
    page.keyboard.press("Escape")
    return link.partition("#")[2]


def gone_on_with(page: Page, count: int) -> None:
    """Go on with the game of a link at a new table, which has so many entries."""
    page.get_by_role("button", name="Go on with it at a new table").tap()
    page.locator(f".vc-companion[data-count='{count}']").wait_for()


def test_what_needs_a_server_is_said_and_a_game_goes_to_one_and_back(
    come_back: Callable[[str], Page], turn_to: Callable[..., Page], voila: str
) -> None:
    """A table of these pages is in one browser: no code is shown that would lead nowhere, and none is asked for. Its whole game
    goes on at a server's table, whose game goes on here. The figures of many games say what they need.
    """
    page = come_back("companion.html")
    here = page.url
    assert "have no server" in page.locator(".vc-lobby-alone").inner_text()
    assert not page.locator(".vc-join input[type=text]").count()
    page.get_by_role("button", name="Open the table").tap()
    page.locator(".vc-tr-quick .vc-tr-choice").first.tap()
    page.locator(".vc-companion[data-count='1']").wait_for()
    link = shared_link(page)
    page.locator("[data-tool=share]").tap()
    assert "in this browser alone" in page.locator(".vc-share").inner_text() and not page.locator(".vc-share-code").count()
    page.goto(here.replace("companion", "analysis"))
    assert "need a computer that serves the pages" in page.locator("body").inner_text()
    served = turn_to(f"{voila}/voila/render/companion.ipynb#{link}", **PHONE)
    gone_on_with(served, 1)
    served.locator(".vc-tr-quick .vc-tr-choice").nth(1).tap()
    served.locator(".vc-companion[data-count='2']").wait_for()
    code = served.url.partition("#")[2]
    page.goto(f"{here}#{shared_link(served)}")
    gone_on_with(page, 2)
    page.goto("about:blank")
    page.goto(f"{here}#{code}")
    page.get_by_text("That table is in another browser").wait_for()


def test_a_game_is_played_and_gone_on_with(come_back: Callable[[str], Page]) -> None:
    """A game against the computer begins, answers, has charts, and is there again when the page is opened anew."""
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
    """While it thinks, in a worker of its own, the page is answered. One that dies is begun anew, and asked the same again;
    whoever tells it to move now waits for neither.
    """
    page = come_back("play.html")
    player = Fingers(page)
    player.begin(seed="thinking", plays="strong")

    def thinkers() -> list[Worker]:
        return [worker for worker in page.workers if worker.url.endswith("thinker.js")]

    page.wait_for_function(WATCHED)
    until(lambda: len(thinkers()) == 1, "somebody who thinks", PATIENCE / 1000)
    (thinker,) = thinkers()
    thinker.evaluate("self.postMessage = () => { self.thought = true; }")  # it thinks, and says nothing
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
    other.value.evaluate("self.postMessage = () => {}")  # nothing will ever be heard of it, and nobody waits for that
    page.get_by_role("button", name="Move now").click()
    page.wait_for_function(CHANGED, arg=version)
    assert "Strong 1" in player.log()


def from_picture(page: Page) -> bool:
    """Whether the Python of a chapter's page began from a picture, once it has answered a click."""
    page.locator("[data-at].vc-open").first.tap()
    page.get_by_role("button", name="Take it back").wait_for()
    [*_, python] = [worker for worker in page.workers if worker.url.endswith("/worker.js")]
    return bool(python.evaluate("performance.getEntriesByName('from a picture').length"))


def test_later_visits_begin_from_a_picture(visited: Visited, come_back: Callable[[str], Page]) -> None:
    """The first visit leaves a picture of Python behind, made when nobody clicks; the next begins from it. Where one does not
    fit, the page comes as it did before; one from which nothing begins in this browser is not tried again.
    """
    assert visited.quiet > QUIET
    page = come_back("05_market.html")
    assert from_picture(page)
    other = page.context.new_page()  # it has no Python, and remembers the picture
    other.goto(f"{visited.address}icon.svg")
    for how in UNFIT:
        other.evaluate(CHANGE, how)
        page.reload()
        assert not from_picture(page)
    assert page.evaluate(KEPT) == 0
    other.evaluate(CHANGE, "")
    page.reload()
    assert from_picture(page)
    other.close()


@pytest.mark.skipif(not WHOLE, reason="a game against strong takes minutes where the browser thinks")
def test_an_evening_without_a_server(browser: Browser, server: Path, record_property: Callable[[str, object], None]) -> None:
    """A chapter by touch, a game against *strong* to its end and a table; then all of it again with the server stopped. There are
    no outside addresses. Only where everything is tried (``VILLAGE_SAMPLES=whole``).
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
            on(player)
        page.goto(f"{address}play.html")
        player.begin(seed="an evening", plays="strong")
        began = time.monotonic()
        record_property("moves", player.play_until(ends))
        record_property("minutes", (time.monotonic() - began) / 60)
        page.goto(f"{address}companion.html")
        page.get_by_role("button", name="Open the table").tap()
        for count in (1, 2, 3):  # another button each time: the same at once is asked about
            page.locator(".vc-tr-quick .vc-tr-choice").nth(count - 1).tap()
            page.locator(f".vc-companion[data-count='{count}']").wait_for()

    with served(server) as address:
        evening(address, "05_market", over)
        kept(page)
    evening(address, "01_setup", lambda: over() or "Strong 1" in player.log())
    assert outside == []
    isolated.close()


@pytest.mark.parametrize("page", thin(["play", "companion"], 2))
def test_what_was_acknowledged_outlives_the_browser(browser: Browser, server: Path, page: str) -> None:
    """A browser is killed while somebody plays or enters things: nothing is lost that the page knew to be stored.

    ``python -m tests.durability.browsers`` does the same with 500 clicks.
    """
    with served(server) as address:
        figures = run(browser.browser_type, address, page, clicks=2, seed=5)
        assert figures.sound and figures.kills and figures.acknowledged, figures
