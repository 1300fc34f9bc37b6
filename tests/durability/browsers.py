"""Somebody enters things at a table of the pages without a server, opens the page anew, and their browser is killed at random
moments; then every input that was acknowledged is looked for.

``python -m tests.durability.browsers SITE --clicks 500``, where ``SITE`` is a folder that ``make site`` has built.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import psutil
from playwright.sync_api import BrowserContext, BrowserType, Error, Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM, PHONE
from tests.browser.serving import files
from tests.durability.cutting import WAITING
from tests.durability.figures import Figures, printed
from tests.waiting import until

RELOADS: Final = 0.1
"""How often the page is opened anew instead of a click."""
KILLS: Final = 0.06
"""How often the browser is killed after a click."""
SOON: Final = 1_000
"""Milliseconds after which it is killed at most: Python is at work, or has not begun, or writes, or nothing happens."""
BACK: Final = 0.4
"""How often the last entry is taken back instead of another one made."""
CALM: Final = 0.5
"""How often all that was entered is stored before the next click."""
MOST: Final = 4
"""Entries that are not taken back: nobody has died."""
PATIENCE: Final = 120_000
"""Milliseconds after which a page that has not come counts as broken."""
TELLING: Final = """
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
        if (key.startsWith("village-companion.own.")) stored(JSON.parse(value));
        return keep.call(this, key, value);
    };
"""
"""Has the page tell the tokens of its inputs that it knows to be stored."""
UNDO: Final = '.vc-head [data-tool="undo"]:enabled'
ENTER: Final = ".vc-tr-quick .vc-tr-choice"
KEPT: Final = """async () => {
    const done = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = reject;
    });
    const database = await done(indexedDB.open("village-companion", 1));
    const all = await done(database.transaction("records").objectStore("records").getAll());
    database.close();
    return all.map((text) => JSON.parse(text)).filter(({ type }) => type === "line").map(({ line: [, token] }) => token);
}"""
"""The tokens of all lines that the browser has kept."""


@dataclass
class Killed(Figures):
    """What came out of a run.

    ``acknowledged``: inputs that the page knew to be stored; ``different``: whether the page shows another number of lines at the
    end than are kept.
    """

    faults = ("lost", "doubled", "different")
    clicks: int = 0
    reloads: int = 0
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    different: int = 0


class Phone:
    """A phone at a table of its own. Its browser keeps what it has in ``folder``, whatever becomes of it."""

    def __init__(self, chromium: BrowserType, folder: Path, site: str) -> None:
        self.acknowledged: set[str] = set()
        self._chromium, self._folder = chromium, folder
        self.context, self.page = self._open(f"{site}companion.html")
        self.page.get_by_role("button", name="Open the table").tap()
        self.arrive()

    def _open(self, address: str) -> tuple[BrowserContext, Page]:
        context = self._chromium.launch_persistent_context(
            self._folder, executable_path=CHROMIUM, args=ARGUMENTS, reduced_motion="reduce", **PHONE
        )
        page = context.pages[0]
        page.set_default_timeout(PATIENCE)
        page.expose_function("stored", lambda tokens: self.acknowledged.update(tokens))
        page.add_init_script(TELLING)
        page.goto(address)
        return context, page

    def arrive(self) -> None:
        """Until the table is there."""
        self.page.locator(ENTER).first.wait_for()

    @property
    def count(self) -> int:
        """How many lines the page shows."""
        return int(self.page.locator(".vc-companion").get_attribute("data-count") or 0)

    @property
    def entered(self) -> bool:
        """Whether there is something that can be taken back, as far as the page knows."""
        return self.page.locator(UNDO).count() > 0

    def click(self, back: bool) -> None:
        """Enter something, or take the last back."""
        self.page.locator(UNDO if back else ENTER).first.tap()

    def settle(self) -> None:
        """Until nothing waits to be stored any more."""
        until(lambda: not self.page.evaluate(WAITING), "that all is stored", PATIENCE / 1000)

    def kill(self) -> None:
        """End its browser, from one moment to the next, and open the page with another."""
        address, own = self.page.url, f"--user-data-dir={self._folder}"
        for process in psutil.process_iter(["cmdline"]):
            if own in (process.info["cmdline"] or ()):
                with suppress(psutil.NoSuchProcess):
                    process.kill()
        with suppress(Error):
            self.context.close()
        self.context, self.page = self._open(address)


def run(chromium: BrowserType, site: str, clicks: int, seed: int) -> Killed:
    """So many clicks and reloads at one table, with kills in between and after the last; gives what came out."""
    random, figures, entered = Random(seed), Killed(), 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        phone = Phone(chromium, Path(folder), site)
        while figures.clicks + figures.reloads < clicks:
            if random.random() < RELOADS:
                phone.page.reload()
                figures.reloads += 1
            else:
                phone.arrive()
                back = phone.entered and (entered >= MOST or random.random() < BACK)
                phone.click(back)
                entered = max(0, entered - 1) if back else entered + 1
                figures.clicks += 1
            if random.random() < KILLS or figures.clicks + figures.reloads == clicks:
                phone.page.wait_for_timeout(random.uniform(0, SOON))
                phone.kill()
                figures.kills += 1
                phone.arrive()
                phone.settle()
                while phone.entered:  # what was not acknowledged may be there, or not: all begins anew
                    phone.click(back=True)
                    phone.settle()
                    figures.clicks += 1
                entered = 0
            elif random.random() < CALM:
                phone.settle()
        phone.arrive()
        phone.settle()
        kept = phone.page.evaluate(KEPT)
        until(lambda: phone.count >= len(kept), "that the page shows all that is kept")
        figures.different = int(phone.count != len(kept))
        phone.context.close()
    inputs = {token.partition(".")[0] for token in kept}
    figures.acknowledged = len(phone.acknowledged)
    figures.lost = len(phone.acknowledged - inputs)
    figures.doubled = len(kept) - len({*kept})
    return figures


def main() -> int:
    """Click and kill, print the figures; gives 0 if nothing was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.durability.browsers")
    parser.add_argument("site", type=Path)
    parser.add_argument("--clicks", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    with sync_playwright() as playwright, files(told.site) as address:
        return printed(lambda: run(playwright.chromium, f"{address}/", told.clicks, told.seed))


if __name__ == "__main__":
    sys.exit(main())
