"""Many pages of one browser, each with its own storage, at one table: all tap at once, and must come to the same game.

``python -m tests.crowd --pages 8 --inputs 500`` opens real pages through Voila and prints what became of the taps; ``--postgres
--servers 2`` shares the table between two servers. ``--readers 2`` lets two processes read and check the store all the time:
it must never be called damaged.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import cycle
from multiprocessing import get_context
from pathlib import Path
from random import Random
from threading import Event

from playwright.async_api import Locator, Page, async_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM, PHONE
from tests.browser.serving import serve_voila
from tests.store.postgres import run_new_server
from tests.waiting import wait_meanwhile
from village_core.games import write_first_line
from village_core.games.opening import Depth
from village_core.games.village import EditionSettings, new_game
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_core.store.problems import StoreUnusable
from village_core.store.sql import Store
from village_widgets.companion.shared import SharedTable

PLAYERS = tuple(Player(f"P{seat}", colour) for seat, colour in enumerate(("red", "yellow", "blue", "white")))
PATIENCE = 120_000
"""Milliseconds after which a page that has not come so far counts as broken."""
WATCHING = """() => {
    window.crowd = { sent: {}, seen: [], said: {} };
    const now = () => performance.timeOrigin + performance.now();
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
        const token = key.startsWith("village-companion.outbox.") ? key.split(".").at(-1) : "";
        if (token && !(token in window.crowd.sent)) {
            window.crowd.sent[token] = now();
            window.crowd.said[token] = JSON.parse(value).message;
        }
        return keep.call(this, key, value);
    };
    const watch = new MutationObserver((changes) => {
        for (const { target } of changes) window.crowd.seen.push([Number(target.dataset.count), now()]);
    });
    addEventListener("DOMContentLoaded", () => {
        watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-count"] });
    });
}"""


@dataclass
class PageRecord:
    """The record of one page of the browser: its inputs, how many lines it showed and when, and what it shows at the end.

    ``sent`` has the time of each input by token, ``said`` its message; ``seen`` the number of lines and the time whenever that
    number changed; ``shown`` the texts of the players' cards; ``waiting`` is the number of inputs that are not stored.
    """

    sent: dict[str, float]
    seen: list[tuple[int, float]]
    said: dict[str, dict]
    shown: str
    waiting: int


@dataclass
class Outcome:
    """The fate of a crowd's taps.

    ``taps`` counts the inputs that pages made, ``kinds`` what was refused. Times in milliseconds: ``own`` from a tap until its
    page shows it as stored (including the answer to a conflict), ``others`` from then until another page shows it.
    """

    taps: int = 0
    entered: int = 0
    refused: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: int = 0
    differing: int = 0
    strange: int = 0
    looks: int = 0
    alarms: int = 0
    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)

    @property
    def sound(self) -> bool:
        """True if lines were entered, each once and by a page, no input waits, all pages agree, and no reader saw damage."""
        return not (self.lost or self.doubled or self.differing or self.strange or self.alarms) and self.entered > 0

    def list_figures(self) -> list[str]:
        """Return the lines of figures that are printed."""
        return [
            f"taps {self.taps}: entered {self.entered}, refused or part of a double tap {self.refused}, "
            f"lost {len(self.lost)}, "
            f"doubled {self.doubled}",
            f"pages that differ from the table at the end {self.differing}, lines that nobody typed {self.strange}",
            f"looks of readers beside {self.looks}, false alarms {self.alarms}",
            f"from a tap until its page shows it as stored: {format_spread(self.own)}",
            f"from then until another page shows it: {format_spread(self.others)}",
        ]


async def tap(place: Locator) -> bool:
    """Tap a place and return whether it was still there: another page may have changed what is shown."""
    with contextlib.suppress(Exception):
        await place.tap(timeout=1_000)
        return True
    return False


async def count_inputs(page: Page) -> int:
    """Return the number of inputs that a page of the browser has made."""
    return await page.evaluate("() => Object.keys(window.crowd.sent).length")


async def settle(page: Page) -> bool:
    """Answer the sheet that lies above a page of the browser, and return whether there was one.

    A question that waits is opened first. An input that came too late is entered still; of any other sheet the first button is
    tapped.
    """
    above, waits = page.locator(".vc-sheet:popover-open"), page.get_by_text("A question waits")
    if not await above.count() and await waits.count():
        await tap(waits.first)
    if await above.count():
        still = above.get_by_role("button", name=re.compile("Enter it still|Both happened"))
        await tap(still.first if await still.count() else above.locator("button").first)
        return True
    return False


async def wait_until_closed(page: Page) -> None:
    """Wait a second at most for an answered question to close."""
    with contextlib.suppress(Exception):
        await page.locator(".vc-sheet:popover-open").wait_for(state="hidden", timeout=1_000)


async def play(page: Page, inputs: int, seat: int, random: Random) -> None:
    """Tap until the page has made ``inputs`` inputs: mostly for its own ``seat``, now and then for the one it happens to show."""
    own = page.locator(f'[data-key="card:{seat}"][aria-pressed="false"]')
    while await count_inputs(page) < inputs:
        while await settle(page):
            await wait_until_closed(page)
        if random.random() < 0.9 and await own.count():
            await tap(own)
        await act(page, random)
        await asyncio.sleep(random.random() * 0.25)


async def act(page: Page, random: Random) -> None:
    """Tap once: the first answer if something is asked; else the end of the turn, hourglasses, or mostly a piece to count.

    Hourglasses are rare: a game that loses too many would end before all pages have tapped enough.
    """
    asked = page.locator(".vc-tr-asked:not([hidden]) .vc-tr-answers button")
    counts = page.locator('.vc-tr-pad [data-key*="note"]:enabled')
    if await asked.count():
        await tap(asked.first)
    elif (chance := random.random()) < 0.06:
        await tap(page.locator(".vc-tr-next:visible"))
    elif chance < 0.12 and await (quick := page.locator(".vc-tr-quick button:visible")).count():
        await tap(quick.first)
    elif number := await counts.count():
        await tap(counts.nth(random.randrange(number)))
    else:
        await tap(page.locator('[data-key="tile:counts"]:visible'))


async def finish(page: Page, store: Store, key: int) -> PageRecord:
    """Wait until all inputs of a page are stored and it shows every line, two minutes at most; return its record.

    Questions are answered meanwhile. The players' cards are not in the record yet.
    """
    waiting = 1

    async def is_at_rest() -> bool:
        nonlocal waiting
        await settle(page)
        waiting = await page.evaluate(
            "() => Object.keys(localStorage).filter((key) => key.startsWith('village-companion.outbox.')).length"
        )
        seen = await page.locator(".vc-companion").get_attribute("data-count")
        return not waiting and int(seen or -1) == store.count_lines(key)

    with contextlib.suppress(AssertionError):  # inputs that still wait are reported
        await wait_meanwhile(is_at_rest, "the end of what waits", PATIENCE / 1_000)
    crowd = await page.evaluate("() => window.crowd")
    return PageRecord(crowd["sent"], crowd["seen"], crowd["said"], "", waiting)


async def read_cards(page: Page) -> str:
    """Return the texts of the players' cards, as JSON."""
    return json.dumps(await page.locator(".vc-tr-card").all_inner_texts())


async def gather(addresses: list[str], pages: int, inputs: int, store: Store, code: str) -> list[PageRecord]:
    """Open real pages at the servers in turn, tap at random for ``inputs`` inputs or more in all, and return their records."""
    key = store.find(code).key
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        opened = []
        for number, address in zip(range(pages), cycle(addresses), strict=False):
            context = await chromium.new_context(**PHONE)
            page = await context.new_page()
            await page.add_init_script(f"({WATCHING})()")
            await page.goto(f"{address}/voila/render/companion.ipynb#{code}")
            await page.wait_for_selector(".vc-tracker .vc-tr-card", timeout=PATIENCE)
            opened.append((page, Random(number)))
        share = -(-inputs // pages)
        await asyncio.gather(*(play(page, share, at % len(PLAYERS), random) for at, (page, random) in enumerate(opened)))
        told = await asyncio.gather(*(finish(page, store, key) for page, _ in opened))
        for (page, _), one in zip(opened, told, strict=True):
            one.shown = await read_cards(page)
        await chromium.close()
    return told


def judge(told: list[PageRecord], store: Store, code: str) -> Outcome:
    """Compare what the pages say with what the store holds, and what they show with each other; return the fate of the taps."""
    found = store.find(code)
    shared = SharedTable(store, found)
    lines = store.read_lines(found.key)
    numbers = {line.token: line.number for line in lines}
    outcome = Outcome(taps=sum(len(one.sent) for one in told), entered=len(lines))
    outcome.refused = sum(token not in numbers for one in told for token in one.sent)
    outcome.lost = [f"page {at}: {one.waiting} inputs still wait" for at, one in enumerate(told) if one.waiting]
    refused = [one.said[token] for one in told for token in one.sent if token not in numbers]
    outcome.kinds = Counter(str(said.get("choice", said.get("answer", said))) for said in refused)
    outcome.doubled = len(lines) - len(numbers)
    outcome.strange = sum(all(line.token not in one.sent for one in told) for line in lines)
    outcome.differing = sum(one.shown != told[0].shown for one in told) + int(shared.unread is not None)
    for one in told:
        for token, at in one.sent.items():
            shown = [find_moment(other, numbers[token]) for other in told] if token in numbers else []
            here = find_moment(one, numbers[token]) if shown else 0.0
            outcome.own += [here - at] if shown else []
            outcome.others += [max(0.0, there - here) for other, there in zip(told, shown, strict=False) if other is not one]
    return outcome


def find_moment(one: PageRecord, number: int) -> float:
    """Return the time when a page first showed line ``number``, or infinity if it never did."""
    return next((at for count, at in one.seen if count >= number), float("inf"))


def format_spread(times: list[float]) -> str:
    """Return a text with the median of some times and the value that all except one in twenty stay below."""
    ordered = sorted(times)
    return f"{statistics.median(ordered):.0f} ms (median), {ordered[int(len(ordered) * 0.95)]:.0f} ms (95th percentile)"


def read_beside(address: str, ended: Event) -> tuple[int, int]:
    """Read and check all tables of the store until ``ended`` is set; return the number of rounds, and of alarms.

    An alarm is a table that seems damaged, or a store that can't be read.
    """
    store, looks, alarms = Store(address), 0, 0
    while not ended.is_set():
        looks += 1
        try:
            for table in store.examine():
                alarms += table.wrong is not None
                store.read_lines(store.find(table.viewer).key)
        except StoreUnusable:
            alarms += 1
    store.close()
    return looks, alarms


@contextlib.contextmanager
def watch(address: str, readers: int) -> Iterator[list[Future[tuple[int, int]]]]:
    """Let ``readers`` processes read the store until the block is left; give for each a future of its rounds and alarms."""
    if not readers:
        yield []
        return
    spawning = get_context("spawn")
    with spawning.Manager() as manager, ProcessPoolExecutor(readers, spawning) as pool:
        ended = manager.Event()
        try:
            yield [pool.submit(read_beside, address, ended) for _ in range(readers)]
        finally:
            ended.set()


def send_crowd(
    pages: int, inputs: int, servers: int = 1, shared: bool = False, readers: int = 0, served: tuple[str, str] | None = None
) -> Outcome:
    """Run one crowd at a new table of four, on ``servers`` servers; ``shared``: on PostgreSQL instead of SQLite.

    ``readers`` is the number of processes that read the store beside its pages. ``served`` are the addresses of a server that
    runs already, and of its store: no other one is started.
    """
    with contextlib.ExitStack() as stack:
        if served is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            store_at = stack.enter_context(run_new_server()) if shared else f"sqlite:///{folder / 'village.db'}"
            addresses = [stack.enter_context(serve_voila(VILLAGE_STORE=store_at)) for _ in range(servers)]
        else:
            addresses, store_at = [served[0]], served[1]
        store = Store(store_at)
        stack.callback(store.close)
        begun = Game(PLAYERS, new_game(EditionSettings("first_2011"), len(PLAYERS), 0, Depth.TRACKED))
        code = store.create(write_first_line(begun)).table
        with watch(store_at, readers) as watching:
            told = asyncio.run(gather(addresses, pages, inputs, store, code))
        outcome = judge(told, store, code)
        counted = [one.result() for one in watching]
        outcome.looks, outcome.alarms = (sum(one[at] for one in counted) for at in range(2))
        return outcome


def main() -> int:
    """Print what became of a crowd's taps; return 1 if they came to no sound game, otherwise 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.crowd", description=__doc__)
    parser.add_argument("--pages", type=int, default=8, help="pages at the table")
    parser.add_argument("--inputs", type=int, default=500, help="taps of all pages together")
    parser.add_argument("--servers", type=int, default=1, help="servers that share the store")
    parser.add_argument("--postgres", action="store_true", help="keep the table in a PostgreSQL server of its own, not in SQLite")
    parser.add_argument("--readers", type=int, default=0, help="processes that read and check the table all the time")
    said = parser.parse_args()
    outcome = send_crowd(said.pages, said.inputs, said.servers, said.postgres, said.readers)
    print("\n".join([*outcome.list_figures(), *outcome.lost]))
    print(outcome.kinds)
    return 0 if outcome.sound else 1


if __name__ == "__main__":
    sys.exit(main())
