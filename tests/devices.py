"""A device at the table of an evening: a page with storage of its own, whose connection can be cut off."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute
from playwright.sync_api import TimeoutError as NotNow

from tests.browser.driving import PATIENCE
from tests.browser.telling import LATER, Teller
from tests.watching import WATCHING

TRACKER: Final = ":is(.vc-tracker, .vc-reports):not([hidden])"
SHEET: Final = ".vc-sheet:popover-open"
NEWS: Final = f"{SHEET}:not(:has(.vc-tr-sure))"
"""A sheet above the page, other than the question whether a tap was meant."""
SPEAKING: Final = """() => {
    window.spoken = [];
    const regions = ":is([role=status], [role=alert], [aria-live])";
    addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
        const said = changes.map(({ target }) => (target.nodeType === 1 ? target : target.parentElement)?.closest(regions))
            .filter((region) => region?.checkVisibility()).map((region) => region.textContent.trim()).filter(Boolean);
        window.spoken.push(...new Set(said));
    }).observe(document.body, { subtree: true, childList: true, characterData: true }));
}"""
"""Script: keep what a screen reader announces."""
COUNT: Final = "() => Number(document.querySelector('.vc-companion').dataset.count)"
WAITING: Final = "() => Object.keys(localStorage).filter((key) => key.includes('.outbox.')).length"
COPY: Final = "code => localStorage.getItem(`village-companion.table.${code}`)"
CODE: Final = "() => location.hash.slice(1)"


class Device:
    """A device of the evening: a page with its own storage; its connection is cut off until ``back``, a time of this machine."""

    def __init__(self, browser: Browser, called: str, window: dict[str, object]) -> None:
        self.called = called
        self.back = 0.0
        self.cuts = 0
        self.wrong: list[str] = []
        self.context: BrowserContext = browser.new_context(**window)
        self.context.add_init_script(f"({LATER})(); ({WATCHING})(); ({SPEAKING})()")
        self.context.route_web_socket(lambda url: "/channels" in url, self._carry)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))

    def _carry(self, socket: WebSocketRoute) -> None:
        """Carry the messages of a connection, except while the device is cut off."""
        server = socket.connect_to_server()
        socket.on_message(lambda said: None if self.is_cut else server.send(said))
        server.on_message(lambda said: None if self.is_cut else socket.send(said))

    @property
    def is_cut(self) -> bool:
        """True while messages are lost."""
        return time.monotonic() < self.back

    def cut(self, seconds: float) -> None:
        """Cut the device off for some seconds from now, and count that."""
        self.back = time.monotonic() + seconds
        self.cuts += 1

    def go(self, address: str) -> None:
        """Open the table at an address, and close the question whose device this is."""
        self.page.goto("about:blank")
        self.page.goto(address)
        self.page.wait_for_selector(TRACKER, timeout=PATIENCE * 3)
        self.close_sheet()

    def close_sheet(self) -> None:
        """Close what lies above the page, if anything does: news of another device's entry, or a question that can wait.

        The question whether a tap was meant stays open.
        """
        with suppress(NotNow):
            while self.page.locator(NEWS).count():
                self.page.keyboard.press("Escape")
                self.page.locator(SHEET).wait_for(state="hidden", timeout=1_000)

    def wait(self, lines: int) -> None:
        """Wait until this number of lines is shown, and nothing waits to be stored."""
        self.page.wait_for_function(f"lines => ({COUNT})() === lines && ({WAITING})() === 0", arg=lines, timeout=PATIENCE * 3)

    def read_log(self) -> list[str]:
        """Return the table's log as this page keeps it: the head, then the lines."""
        copy = json.loads(self.page.evaluate(COPY, self.page.evaluate(CODE)))
        return [copy["head"], *copy["lines"]]


@dataclass
class Reporter(Teller):
    """A player who reports a game on one device, while others enter on theirs."""

    device: Device = field(kw_only=True)

    def look(self, changed: bool = False) -> None:
        """Wait until no input of this device waits, close news of other devices' entries, then look as any teller does."""
        self.page.wait_for_function(f"() => ({WAITING})() === 0", timeout=PATIENCE)
        self.device.close_sheet()
        super().look(changed)
