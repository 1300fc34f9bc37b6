"""Browsers killed at random moments, on the pages without a server.

One page enters lines at a table and another plays games; both are reloaded and killed, and then all acknowledged entries are
looked for. ``python -m tests.durability.browsers SITE --clicks 500``, where ``SITE`` is a folder that ``make site`` has built:
half of the clicks go to the table, half to the game.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import ClassVar, Final

import psutil
from playwright.sync_api import BrowserContext, BrowserType, Error, Page, sync_playwright
from playwright.sync_api import TimeoutError as NotNow

from tests.browser.conftest import ARGUMENTS, CHROMIUM, PHONE
from tests.browser.driving import Fingers
from tests.browser.serving import serve_files
from tests.durability.cutting import WAITING
from tests.durability.figures import Figures, print_figures
from tests.waiting import wait_until

RELOADS: Final = 0.1
"""The share of clicks that are a reload of the page instead."""
KILLS: Final = 0.06
"""The share of clicks after which the browser is killed."""
SOON: Final = 60
"""The greatest number of frames until it is killed: Python may be starting, working, writing or idle."""
FRAMES: Final = """(left) => new Promise((passed) => {
  const next = () => (left-- > 0 ? requestAnimationFrame(next) : passed());
  next();
})"""
"""A script that ends after a number of further frames."""
BACK: Final = 0.4
"""The share of clicks that take back the last entry."""
CALM: Final = 0.5
"""The share of clicks that wait until all entries are stored."""
MOST: Final = 4
"""The number of entries in a row after which the last one is taken back, so that no member dies."""
PATIENCE: Final = 120_000
"""Milliseconds after which a page that has not come counts as broken."""
HURRY: Final = 10_000
"""Milliseconds in which something can be taken back, unless it has just been."""
TELLING: Final = """
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
        if (key.startsWith("village-companion.own.")) stored(JSON.parse(value));
        return keep.call(this, key, value);
    };
"""
"""Has the page tell the tokens of its inputs that it knows to be stored."""
TABLE: Final = ".vc-table[data-version]:not([hidden])"
GAME: Final = r"^village-companion\.game\.[0-9a-f]{8}(@|$)"
"""The keys under which a browser keeps the games that were begun; the folder of the pages may follow."""
LAST: Final = f"""() => {{
    const at = (key) => JSON.parse(localStorage.getItem(key.replace(/(@|$)/, ".about$1")) ?? "{{}}").at ?? 0;
    const games = Object.keys(localStorage).filter((key) => /{GAME}/.test(key));
    return localStorage.getItem(games.sort((one, other) => at(other) - at(one))[0]) ?? "";
}}"""
"""The text of the game that was played last."""
KEEPING: Final = f"""
    for (const how of ["put", "delete"]) {{
        const change = IDBObjectStore.prototype[how];
        IDBObjectStore.prototype[how] = function (...told) {{
            const text = how === "put" ? told[0] : "";
            if (/{GAME}/.test(told.at(-1))) {{
                storing(text);
                this.transaction.addEventListener("complete", () => stored(text));
            }}
            return change.apply(this, told);
        }};
    }}
"""
"""Has the page tell each text of its game, and then that it is stored."""
UNDO: Final = '.vc-head [data-tool="undo"]:enabled'
ENTER: Final = ".vc-tr-quick .vc-tr-choice"
KEPT: Final = """async () => {
    const done = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = reject;
    });
    const names = (await indexedDB.databases()).map(({ name }) => name);
    const ours = names.filter((name) => /^village-companion(@|$)/.test(name)).sort().at(-1);
    const database = await done(indexedDB.open(ours, 1));
    const all = await done(database.transaction("records").objectStore("records").getAll());
    database.close();
    return all.map((text) => JSON.parse(text)).filter(({ type }) => type === "line").map(({ line: [, token] }) => token);
}"""
"""The tokens of all lines that the browser has kept."""


@dataclass
class BrowserFigures(Figures):
    """The figures of a run.

    ``acknowledged``: inputs and moves that the page knew to be stored; ``different``: pages that showed something else at the end
    than what is kept.
    """

    faults = ("lost", "doubled", "different")
    clicks: int = 0
    reloads: int = 0
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    different: int = 0


class Phone(ABC):
    """A phone with a page. Its browsers, each killed before the next, keep their data in ``folder``."""

    page: Page
    telling: ClassVar[str]
    """A script that every page of it runs first: it says what is ``stored``."""

    def __init__(self, chromium: BrowserType, folder: Path, address: str, random: Random) -> None:
        self.figures, self.random = BrowserFigures(), random
        self._chromium, self._folder = chromium, folder
        self.context = self.open(address)
        self.begin()

    def open(self, address: str) -> BrowserContext:
        """Start a browser with the phone's data, open the page at an address in it, and return the browser."""
        context = self._chromium.launch_persistent_context(
            self._folder, executable_path=CHROMIUM, args=ARGUMENTS, reduced_motion="reduce", **PHONE
        )
        context.set_default_timeout(PATIENCE)
        self.page = context.pages[0]
        self.listen()
        self.page.add_init_script(self.telling)
        self.page.goto(address)
        return context

    @abstractmethod
    def listen(self) -> None:
        """Let the page report what it knows to be stored."""

    @abstractmethod
    def begin(self) -> None:
        """Begin on the page at the first visit."""

    @abstractmethod
    def arrive(self) -> None:
        """Wait until the page shows its table or game again."""

    @abstractmethod
    def click(self) -> None:
        """Make one entry or move."""

    @abstractmethod
    def settle(self) -> None:
        """Wait until no entry is waiting to be stored."""

    @abstractmethod
    def come_back(self) -> None:
        """Bring the page into a known state after a kill; a page of games also counts what was lost."""

    @abstractmethod
    def judge(self) -> None:
        """Compare at the end what the page shows with what is kept, and count the faults."""

    def kill(self) -> None:
        """Kill the browser, from one moment to the next, and open the page in another one."""
        address, own = self.page.url, f"--user-data-dir={self._folder}"
        for process in psutil.process_iter(["cmdline"]):
            if own in (process.info["cmdline"] or ()):
                with suppress(psutil.NoSuchProcess):
                    process.kill()
        with suppress(Error):
            self.context.close()
        self.context = self.open(address)

    def live(self, clicks: int) -> BrowserFigures:
        """Click, or now and then reload, ``clicks`` times in all, with kills in between and at the end; return the figures."""
        figures, random = self.figures, self.random
        while figures.clicks + figures.reloads < clicks:
            if random.random() < RELOADS:
                self.page.reload()
                figures.reloads += 1
            else:
                self.arrive()
                self.click()
                figures.clicks += 1
            if random.random() < KILLS or figures.clicks + figures.reloads >= clicks:
                self.page.evaluate(FRAMES, random.randrange(SOON))
                self.kill()
                figures.kills += 1
                self.come_back()
            elif random.random() < CALM:
                self.arrive()
                self.settle()
        self.arrive()
        self.settle()
        self.judge()
        self.context.close()
        return figures


class TablePhone(Phone):
    """A phone at a table of its own, on which players' hourglasses are spent and taken back."""

    telling = TELLING

    def listen(self) -> None:
        """From now on collect the tokens of inputs that the page reports as stored."""
        self.page.expose_function("stored", lambda tokens: self._acknowledged.update(tokens))

    def begin(self) -> None:
        """Open a table."""
        self._entered = 0
        self.page.get_by_role("button", name="Open the table").tap()
        self.arrive()

    def arrive(self) -> None:
        """Wait until the table is there."""
        self.page.locator(ENTER).first.wait_for()

    def click(self) -> None:
        """Enter that one hourglass was spent, or take the last entry back."""
        back = self._goes_back and (self._entered >= MOST or self.random.random() < BACK)
        if back:
            self._take_back()
        else:
            self.page.locator(ENTER).first.tap()
            self._entered += 1

    def settle(self) -> None:
        """Wait until the outbox is empty."""
        wait_until(lambda: not self.page.evaluate(WAITING), "that all is stored", PATIENCE / 1000)

    def come_back(self) -> None:
        """Take back all entries that the page lets its player take back."""
        self.arrive()
        self.settle()
        while self._goes_back:
            self._take_back()
            self.settle()
            self.figures.clicks += 1
        self._entered = 0

    def judge(self) -> None:
        """Count acknowledged inputs that are lost, lines kept twice, and whether the page shows another number of lines."""
        kept = self.page.evaluate(KEPT)
        wait_until(lambda: self._count >= len(kept), "that the page shows all that is kept")
        inputs = {token.partition(".")[0] for token in kept}
        self.figures.different += self._count != len(kept)
        self.figures.acknowledged += len(self._acknowledged)
        self.figures.lost += len(self._acknowledged - inputs)
        self.figures.doubled += len(kept) - len({*kept})

    def __init__(self, chromium: BrowserType, folder: Path, address: str, random: Random) -> None:
        self._acknowledged: set[str] = set()
        super().__init__(chromium, folder, address, random)

    @property
    def _count(self) -> int:
        """The number of the table's lines, as the page shows it."""
        return int(self.page.locator(".vc-companion").get_attribute("data-count") or 0)

    @property
    def _goes_back(self) -> bool:
        """Tell whether an entry can be taken back, as far as the page knows."""
        return self.page.locator(UNDO).count() > 0

    def _take_back(self) -> None:
        """Take back the last entry, unless an earlier request is taking it back at this moment."""
        try:
            self.page.locator(UNDO).first.tap(timeout=HURRY)
            self._entered = max(0, self._entered - 1)
        except NotNow:
            self._entered = 0


class GamePhone(Phone):
    """A phone on which a player plays one game after the other."""

    telling = KEEPING

    def __init__(self, chromium: BrowserType, folder: Path, address: str, random: Random) -> None:
        self._told: list[str] = []  # the texts of the game that the page tried to store, in order
        self._stored = 0  # the number of these that the browser stored
        super().__init__(chromium, folder, address, random)

    def listen(self) -> None:
        """Collect each text of the game when the page begins to store it, and note when it is stored."""
        self.page.expose_function("storing", lambda text: self._told.append(text))
        self.page.expose_function("stored", lambda text: self._note(text))

    def begin(self) -> None:
        """Tap the button that begins a game, and wait for its table."""
        self.page.get_by_role("button", name="Start the game").tap()
        self.page.locator(TABLE).wait_for()

    def arrive(self) -> None:
        """Open the game that was left, or begin a new one, unless a game is on the page."""
        self._see()
        if self.page.locator(TABLE).is_visible():
            return
        if (left := self.page.locator(".vc-resume").locator("visible=true")).count():
            left.first.tap()
            self.page.locator(TABLE).wait_for()
        else:
            self.begin()

    def click(self) -> None:
        """Make a move; if the game is over, load the page again instead."""
        player = Fingers(self.page)
        if player.is_over():
            self.page.reload()
        else:
            player.move()

    def settle(self) -> None:
        """Wait until the browser has stored all texts of the game that the page tried to store."""
        wait_until(
            lambda: self._told[-1:] == [self._text] and self._stored == len(self._told),
            "that the game is stored",
            PATIENCE / 1000,
        )

    def come_back(self) -> None:
        """Count a loss unless the kept game begins with the last stored one or was being stored; then go on from the kept one."""
        self._see()
        text, stored, later = self._text, self._told[max(0, self._stored - 1)], self._told[self._stored :]
        self.figures.lost += not text.startswith(stored) and text not in later
        self._told, self._stored = [text], 1
        self.arrive()

    def judge(self) -> None:
        """Load the page again, and count a difference if it then keeps another game."""
        text = self._text
        self.page.reload()
        self.arrive()
        self.figures.different += self._text != text

    @property
    def _text(self) -> str:
        """The text of the game that was played last, as the browser keeps it."""
        return str(self.page.evaluate(LAST))

    def _see(self) -> None:
        """Wait until the page shows its table or its settings."""
        self.page.locator(f"{TABLE}, .vc-settings").locator("visible=true").first.wait_for()

    def _note(self, text: str) -> None:
        self._stored = max(at for at, told in enumerate(self._told) if told == text) + 1
        self.figures.acknowledged += 1


PAGES: Final = {"companion": TablePhone, "play": GamePhone}
"""The class for each page."""


def run(chromium: BrowserType, site: str, page: str, clicks: int, seed: int) -> BrowserFigures:
    """Click on a page of a new phone, or reload it, ``clicks`` times in all; return the figures.

    The browser is killed at random moments, and at the end.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        phone = PAGES[page](chromium, Path(folder), f"{site}{page}.html", Random(f"{seed} {page}"))
        return phone.live(clicks)


def main() -> int:
    """Click in browsers and kill them, half at a table and half in games; return 0 if nothing was lost, doubled or different."""
    parser = argparse.ArgumentParser(prog="python -m tests.durability.browsers")
    parser.add_argument("site", type=Path, help="the folder of the pages that `make site` builds")
    parser.add_argument("--clicks", type=int, default=500, help="clicks, half of them at a table and half in a game")
    parser.add_argument("--seed", type=int, default=1, help="another number kills at other moments")
    told = parser.parse_args()
    with sync_playwright() as playwright, serve_files(told.site) as address:

        def run_both() -> BrowserFigures:
            figures = BrowserFigures()
            for page in PAGES:
                figures.add(run(playwright.chromium, f"{address}/", page, told.clicks // 2, told.seed))
            return figures

        return print_figures(run_both)


if __name__ == "__main__":
    sys.exit(main())
