"""What a person waits for: the first board, and the board after a click; through Voila as ``make run`` starts it.

A click's time runs in the page, from the click to the frame after the board has changed; its bytes are all that goes over
the websocket meanwhile, both ways, with what random players and chance did after it. What the page works for it is told by
Chromium, and is the same however busy the machine is. ``tests.benchmarks.clicks`` sets trees of this project side by side.
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
from tests.waiting import until
from village_core.games import list_games

FIRST_CHAPTER = "01_setup"
PLAY = "/voila/render/play.ipynb"
FIRST_MOVE = '.vc-table:is([data-state="asked"], [data-state="find"]) :is(.vc-open, .vc-barred)'
GOES_ON = ".vc-sheet:popover-open .vc-asked button, .vc-table [data-at].vc-open, .vc-table .vc-beside button"
"""Something that can be pressed."""
GAME = next(iter(list_games()))
CLICKS = 50
TURNS = 3
"""So often each way is tried, one after the other."""
VISITS = 5
NUMBER = re.compile(rb'"msg_id": ?"([^"]+)"')
IDLE = re.compile(rb'"execution_state": ?"idle"')
GREETS = re.compile(rb'"do": ?"hello"')
"""What a page says that was told all before it came: nothing is answered."""

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
"""Click, and wait until the frame that shows what has come of it is painted; whether the board has changed, and milliseconds."""


class Work(NamedTuple):
    """What a page has done so far, or for one click: milliseconds of its processor and of what, layouts, style recalculations."""

    processor: float
    scripting: float
    laying_out: float
    styling: float
    layouts: float
    styles: float

    def since(self, before: Work) -> Work:
        """What it has done since."""
        return Work(*(now - then for now, then in zip(self, before, strict=True)))


class Click(NamedTuple):
    """A click that changed the board: milliseconds until that was painted, the bytes that it took, what the page did for it."""

    milliseconds: float
    bytes: int
    work: Work


def metrics(session: CDPSession) -> dict[str, float]:
    """What Chromium counts of a page, by name; times in seconds."""
    return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}


def counting(page: Page) -> CDPSession:
    """Have what a page does counted from now on, its times by its own processor's clock: nobody else's work is in them."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


def work(session: CDPSession) -> Work:
    """What such a page has done so far."""
    counted = metrics(session)
    times = (1000 * counted[name] for name in ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration"))
    return Work(*times, counted["LayoutCount"], counted["RecalcStyleCount"])


def first_board_s(context: BrowserContext, address: str) -> float:
    """Seconds from asking for the page to the first board, with the click on Start as soon as it can be made."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address + PLAY, wait_until="commit")
    page.locator(".vc-settings .vc-main").click(timeout=PATIENCE * 3)
    page.wait_for_selector(".vc-table[data-version] .vc-panel", timeout=PATIENCE)
    seconds = time.perf_counter() - began
    page.close()
    return seconds


def first_move_s(context: BrowserContext, address: str, chapter: str) -> tuple[float, float]:
    """Seconds from asking for a chapter to its first answer of the server, and until the first move can be made."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(f"{address}/voila/render/{chapter}.ipynb", wait_until="commit")
    answered = time.perf_counter() - began
    page.wait_for_selector(FIRST_MOVE, timeout=PATIENCE * 3)
    seconds = time.perf_counter() - began
    page.close()
    return answered, seconds


def chapters() -> Iterator[tuple[str, float, str]]:
    """From opening a chapter to the first possible move."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with serving.serve_voila() as address:
            context = chromium.new_context(**DESKTOP)
            for chapter in ("05_market", "01_setup"):
                cold = first_move_s(context, address, chapter)
                warm = []
                for _ in range(VISITS):
                    warm.append(first_move_s(context, address, chapter))
                yield f"voila.{chapter}.first_move.cold_s", cold[1], "s"
                yield f"voila.{chapter}.first_move.warm_s", median(seconds for _, seconds in warm), "s"
                yield f"voila.{chapter}.page_begins.warm_s", median(answered for answered, _ in warm), "s"
        chromium.close()


def first_steps() -> Iterator[tuple[str, float, str]]:
    """From opening the first chapter to the first move made, by somebody who does only what the page asks."""
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
    """What goes over a page's websockets: its bytes, both ways, and the messages that Python is ``busy`` with: until it has
    nothing to do, where a page is told that, as it once was (``told_idle``), or else until an answer comes.
    """

    page: Page
    size: int = 0
    busy: set[bytes] = field(default_factory=set)
    told_idle: bool = False

    def __post_init__(self) -> None:
        self.page.on("websocket", self._listen)

    def rest(self) -> int:
        """Wait until Python is done with all that the page said; gives the bytes since this was asked last."""
        until(self._resting, "an answer to all that was said")
        passed, self.size = self.size, 0
        return passed

    def _resting(self) -> bool:
        self.page.evaluate("() => new Promise(requestAnimationFrame)")  # what has come meanwhile is counted now
        return not self.busy

    def _listen(self, websocket: WebSocket) -> None:
        websocket.on("framesent", self._sent)
        websocket.on("framereceived", self._received)

    def _sent(self, payload: str | bytes) -> None:
        said = self._counted(payload)
        if not GREETS.search(said):
            self.busy.update(NUMBER.findall(said)[:1])

    def _received(self, payload: str | bytes) -> None:
        told = self._counted(payload)
        idle = IDLE.search(told) is not None
        self.told_idle |= idle
        if idle or not self.told_idle:
            self.busy.difference_update(NUMBER.findall(told))

    def _counted(self, payload: str | bytes) -> bytes:
        passed = payload.encode() if isinstance(payload, str) else payload
        self.size += len(passed)
        return passed


def clicks(page: Page, address: str, most: int = CLICKS, motion: str = "calm", game: str = GAME) -> list[Click]:
    """The clicks that change the board, one ``game`` after another; ``motion`` says how much moves on it."""
    traffic, player, session = Traffic(page), Player(page), counting(page)
    made: list[Click] = []
    for number in count(1):
        page.goto("about:blank")  # an address that differs in what stands behind its # alone is not loaded anew
        page.goto(f"{address}{PLAY}#play={game}")
        page.evaluate("how => localStorage.setItem('village-companion.motion', how)", motion)
        player.begin(seed=f"clicks {number}")
        while len(made) < most:
            page.wait_for_selector(f"{GOES_ON}, .vc-score:not([hidden])", timeout=PATIENCE)  # the end is told line by line
            if player.is_over():
                break
            traffic.rest()
            asked = page.locator(".vc-sheet:popover-open .vc-asked button").first
            place = (asked if asked.count() else player.find_target()).element_handle()
            before = work(session)
            changed, milliseconds = page.evaluate(CLICK, place)
            done = work(session).since(before)
            passed = traffic.rest()
            if changed:
                made.append(Click(milliseconds, passed, done))
        if len(made) >= most:
            break
    return made


def of_a_game(page: Page, address: str, players: int) -> list[int]:
    """The bytes of every click of a whole game that changes the board, one person against random players."""
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


def moving() -> Iterator[tuple[str, float, str]]:
    """Whether what moves makes a click slower: the same clicks with it and without, by turns; and the bytes of whole games."""
    with sync_playwright() as playwright, serving.serve_voila() as address:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        made: dict[str, list[Click]] = {"off": [], "calm": []}
        for motion in ("off", "calm") * TURNS:
            page = chromium.new_context(**DESKTOP).new_page()
            made[motion] += clicks(page, address, CLICKS // 2, motion)
            page.context.close()
        off, calm = (median(click.milliseconds for click in made[motion]) for motion in ("off", "calm"))
        yield "click.still_ms", off, "ms"
        yield "click.moving_ms", calm, "ms"
        yield "click.moving_over_still", calm / off, "times"
        for name in Work._fields:
            off, calm = (median(getattr(click.work, name) for click in made[motion]) for motion in ("off", "calm"))
            yield f"click.moving_over_still.{name}", calm / off, "times"
        games = [of_a_game(chromium.new_page(**DESKTOP, reduced_motion="reduce"), address, players) for players in (2, 4)]
        chromium.close()
    sizes = [size for game in games for size in game]
    yield "click.game.bytes", median(sizes), "bytes"
    yield "click.game.p95_bytes", quantiles(sizes, n=20)[-1], "bytes"
    yield "click.game.max_bytes", max(sizes), "bytes"
    yield "click.game.clicks", len(sizes), "clicks"


def figures() -> Iterator[tuple[str, float, str]]:
    """Clicks of each game, one after the other, then pages."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with serving.serve_voila() as address:
            context = chromium.new_context(**DESKTOP)
            cold = first_board_s(context, address)
            warm = []
            for _ in range(VISITS):
                warm.append(first_board_s(context, address))
            made = {game: clicks(context.new_page(), address, game=game) for game in list_games()}
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
