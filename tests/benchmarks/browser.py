"""The waits of a person: for the first board, and for the board after a click; through Voila as ``make run`` starts it.

A click's time is measured in the page, from the click to the frame after the board has changed. Its bytes are all bytes over the
websocket meanwhile, both ways, with the moves of random players and of chance after it. Chromium reports the page's work for
it, which does not depend on other load. ``tests.benchmarks.clicks`` compares trees of this project.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import BrowserContext, CDPSession, Page, WebSocket, sync_playwright

from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM, DESKTOP
from tests.browser.driving import PATIENCE, Player
from tests.browser.obeying import make_first_move
from tests.waiting import wait_until
from village_core.games import list_games

FIRST_CHAPTER = "01_setup"
PLAY = "/voila/render/play.ipynb"
FIRST_MOVE = '.vc-table:is([data-state="asked"], [data-state="find"]) :is(.vc-open, .vc-barred)'
GOES_ON = ".vc-sheet:popover-open .vc-asked button, .vc-table [data-at].vc-open, .vc-table .vc-beside button"
"""Places that can be pressed."""
GAME = next(iter(list_games()))
CLICKS = 50
TURNS = 3
"""Number of times that each way is tried, in turn."""
VISITS = 5
NUMBER = re.compile(rb'"msg_id": ?"([^"]+)"')
IDLE = re.compile(rb'"execution_state": ?"idle"')
GREETS = re.compile(rb'"do": ?"hello"')
"""The greeting of a page that has its state already: the server sends no answer."""

CLICK = """async place => {
    const table = document.querySelector('.vc-table');
    const before = table.dataset.version;
    const asks = () => document.querySelector('.vc-sheet:popover-open .vc-asked');
    const asked = asks();
    const began = performance.now();
    performance.mark('vc-clicked');
    place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise(done => {
        const watcher = new MutationObserver(() => {
            if (table.dataset.version === before && (!asks() || asks() === asked)) return;
            watcher.disconnect();
            done();
        });
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const changed = table.dataset.version !== before;
    const { port1, port2 } = new MessageChannel();
    await new Promise(done => requestAnimationFrame(() => { port1.onmessage = done; port2.postMessage(0); }));
    performance.mark('vc-painted');
    return [changed, performance.now() - began];
}"""
"""A script that clicks and waits until the answer is painted; it returns whether the board has changed, and milliseconds."""


class Work(NamedTuple):
    """A page's work so far, or for one click: milliseconds of its processor by kind, layouts and style recalculations."""

    processor: float
    scripting: float
    laying_out: float
    styling: float
    layouts: float
    styles: float

    def subtract(self, before: Work) -> Work:
        """Return the work since ``before``."""
        return Work(*(now - then for now, then in zip(self, before, strict=True)))


class Click(NamedTuple):
    """A click that changed the board: milliseconds until the change was painted, bytes sent and received, the page's work."""

    milliseconds: float
    bytes: int
    work: Work


def read_metrics(session: CDPSession) -> dict[str, float]:
    """Return Chromium's counts of a page, by name; times in seconds."""
    return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}


def start_counting(page: Page) -> CDPSession:
    """Start counting a page's work in time of its own threads, and return the session by which ``read_work`` reads it."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


def read_work(session: CDPSession) -> Work:
    """Return the work so far of the page whose work ``session`` counts."""
    counted = read_metrics(session)
    times = (1000 * counted[name] for name in ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration"))
    return Work(*times, counted["LayoutCount"], counted["RecalcStyleCount"])


def time_first_board(context: BrowserContext, address: str) -> float:
    """Return the seconds from opening the page to the first board, with a click on Start as soon as possible."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address + PLAY, wait_until="commit")
    page.locator(".vc-settings .vc-main").click(timeout=PATIENCE * 3)
    page.wait_for_selector(".vc-table[data-version] .vc-panel", timeout=PATIENCE)
    seconds = time.perf_counter() - began
    page.close()
    return seconds


def time_first_move(context: BrowserContext, address: str, chapter: str) -> tuple[float, float]:
    """Return the seconds from opening a chapter to the server's first answer, and to the first possible move."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(f"{address}/voila/render/{chapter}.ipynb", wait_until="commit")
    answered = time.perf_counter() - began
    page.wait_for_selector(FIRST_MOVE, timeout=PATIENCE * 3)
    seconds = time.perf_counter() - began
    page.close()
    return answered, seconds


def measure_chapters() -> Iterator[tuple[str, float, str]]:
    """Yield, for two chapters, the seconds to the first possible move, at the first visit and later, and later to the answer."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with serving.serve_voila() as address:
            context = chromium.new_context(**DESKTOP)
            for chapter in ("05_market", "01_setup"):
                cold = time_first_move(context, address, chapter)
                warm = []
                for _ in range(VISITS):
                    warm.append(time_first_move(context, address, chapter))
                yield f"voila.{chapter}.first_move.cold_s", cold[1], "s"
                yield f"voila.{chapter}.first_move.warm_s", median(seconds for _, seconds in warm), "s"
                yield f"voila.{chapter}.page_begins.warm_s", median(answered for answered, _ in warm), "s"
        chromium.close()


def measure_first_steps() -> Iterator[tuple[str, float, str]]:
    """Yield the effort from opening the first chapter to the first move, by a reader who does only what the page asks.

    It is measured in seconds without reading, seconds of reading, clicks, and words to read.
    """
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with serving.serve_voila() as address:
            made = make_first_move(chromium.new_context(**DESKTOP).new_page(), address, FIRST_CHAPTER)
        chromium.close()
    yield "first move, without reading", made.seconds, "s"
    yield "first move, reading", 60 * made.minutes_read, "s"
    yield "first move, clicks", made.clicks, "clicks"
    yield "first move, words", made.words, "words"


@dataclass
class Traffic:
    """The traffic over a page's websockets: its bytes, both ways, and the messages that keep Python ``busy``.

    Python is busy with a message until it reports that it is idle, if it ever does (``told_idle``), else until it answers.
    """

    page: Page
    size: int = 0
    busy: set[bytes] = field(default_factory=set)
    told_idle: bool = False

    def __post_init__(self) -> None:
        self.page.on("websocket", self._listen)

    def rest(self) -> int:
        """Wait until Python has handled all messages of the page; return the bytes since the last call."""
        wait_until(self._is_idle, "an answer to all messages")
        passed, self.size = self.size, 0
        return passed

    def _is_idle(self) -> bool:
        self.page.evaluate("() => new Promise(requestAnimationFrame)")  # lets the page count messages that have arrived
        return not self.busy

    def _listen(self, websocket: WebSocket) -> None:
        websocket.on("framesent", self._note_sent)
        websocket.on("framereceived", self._note_received)

    def _note_sent(self, payload: str | bytes) -> None:
        said = self._count(payload)
        if not GREETS.search(said):
            self.busy.update(NUMBER.findall(said)[:1])

    def _note_received(self, payload: str | bytes) -> None:
        told = self._count(payload)
        idle = IDLE.search(told) is not None
        self.told_idle |= idle
        if idle or not self.told_idle:
            self.busy.difference_update(NUMBER.findall(told))

    def _count(self, payload: str | bytes) -> bytes:
        passed = payload.encode() if isinstance(payload, str) else payload
        self.size += len(passed)
        return passed


def measure_clicks(page: Page, address: str, most: int = CLICKS, motion: str = "calm", game: str = GAME) -> list[Click]:
    """Play ``game`` again and again until ``most`` clicks have changed the board, and return those; ``motion`` is the setting."""
    traffic, player, session = Traffic(page), Player(page), start_counting(page)
    made: list[Click] = []
    for number in count(1):
        page.goto("about:blank")  # a browser does not reload a page if only the part after # differs
        page.goto(f"{address}{PLAY}#play={game}")
        page.evaluate("how => localStorage.setItem('village-companion.motion', how)", motion)
        player.begin(seed=f"clicks {number}")
        while len(made) < most:
            page.wait_for_selector(f"{GOES_ON}, .vc-score:not([hidden])", timeout=PATIENCE)  # the result appears line by line
            if player.is_over():
                break
            traffic.rest()
            asked = page.locator(".vc-sheet:popover-open .vc-asked button").first
            place = (asked if asked.count() else player.find_target()).element_handle()
            before = read_work(session)
            changed, milliseconds = page.evaluate(CLICK, place)
            done = read_work(session).subtract(before)
            passed = traffic.rest()
            if changed:
                made.append(Click(milliseconds, passed, done))
        if len(made) >= most:
            break
    return made


def measure_game(page: Page, address: str, players: int) -> list[int]:
    """Return the bytes of each click that changes the board in a whole game of one person against random players."""
    traffic = Traffic(page)
    page.goto(address + PLAY)
    player = Player(page)
    player.begin(players=players, seed="a whole game")
    sizes: list[int] = []
    while not player.is_over():
        before = player.version
        traffic.rest()
        player.move()
        passed = traffic.rest()
        if player.version != before:
            sizes.append(passed)
    return sizes


def measure_motion() -> Iterator[tuple[str, float, str]]:
    """Yield the times and work of the same clicks with motion and without, and the bytes of clicks in whole games without it."""
    with sync_playwright() as playwright, serving.serve_voila() as address:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        made: dict[str, list[Click]] = {"off": [], "calm": []}
        for motion in ("off", "calm") * TURNS:
            page = chromium.new_context(**DESKTOP).new_page()
            made[motion] += measure_clicks(page, address, CLICKS // 2, motion)
            page.context.close()
        off, calm = (median(click.milliseconds for click in made[motion]) for motion in ("off", "calm"))
        yield "click.still_ms", off, "ms"
        yield "click.moving_ms", calm, "ms"
        yield "click.moving_over_still", calm / off, "times"
        for name in Work._fields:
            off, calm = (median(getattr(click.work, name) for click in made[motion]) for motion in ("off", "calm"))
            yield f"click.moving_over_still.{name}", calm / off, "times"
        games = [measure_game(chromium.new_page(**DESKTOP, reduced_motion="reduce"), address, players) for players in (2, 4)]
        chromium.close()
    sizes = [size for game in games for size in game]
    yield "click.game.bytes", median(sizes), "bytes"
    yield "click.game.p95_bytes", quantiles(sizes, n=20)[-1], "bytes"
    yield "click.game.max_bytes", max(sizes), "bytes"
    yield "click.game.clicks", len(sizes), "clicks"


def measure() -> Iterator[tuple[str, float, str]]:
    """Yield the figures of clicks in each game, then those of first boards."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with serving.serve_voila() as address:
            context = chromium.new_context(**DESKTOP)
            cold = time_first_board(context, address)
            warm = []
            for _ in range(VISITS):
                warm.append(time_first_board(context, address))
            made = {game: measure_clicks(context.new_page(), address, game=game) for game in list_games()}
        chromium.close()
    for game, found in made.items():
        times, sizes = [click.milliseconds for click in found], [click.bytes for click in found]
        yield f"click.{game}.median_ms", median(times), "ms"
        yield f"click.{game}.p95_ms", quantiles(times, n=20)[-1], "ms"
        yield f"click.{game}.bytes", median(sizes), "bytes"
        yield f"click.{game}.p95_bytes", quantiles(sizes, n=20)[-1], "bytes"
        yield f"click.{game}.max_bytes", max(sizes), "bytes"
        yield f"click.{game}.clicks", len(times), "clicks"
        for name, unit in zip(Work._fields, ("ms", "ms", "ms", "ms", "layouts", "recalculations"), strict=True):
            yield f"click.{game}.{name}", median(getattr(click.work, name) for click in found), unit
    yield "voila.first_board.cold_s", cold, "s"
    yield "voila.first_board.warm_s", median(warm), "s"
