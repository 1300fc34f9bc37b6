"""Players that play on the page: with a mouse, with fingers or with the keyboard alone."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Error, Locator, Page

PATIENCE = 60_000
"""Milliseconds until a page that has not answered counts as broken."""
ASKED = ".vc-asked button, .vc-payments button:enabled, .vc-fill:enabled"
"""Questions of the sheet: a choice, or a payment, which is filled in first."""
HERE = """wanted => wanted.isConnected
    ? document.activeElement === (wanted.querySelector(':scope > .h') ?? wanted.closest('button') ?? wanted) : null"""
"""Script: tell if the focus is on a target: on the area behind a drawing, in the button around it, or on the target itself.

It returns null if the page has drawn the target again.
"""
MOVED = """before => {
    const { dataset: { version } } = document.querySelector(".vc-table");
    if (document.querySelector(".vc-log[data-late]")) return false;
    if (document.querySelector(".vc-forced [data-wait]")) {
        if (version !== window.hurried) document.querySelector(".vc-choices .vc-row").click();
        window.hurried = version;
        return false;
    }
    return version !== before || document.querySelector(".vc-sheet:popover-open :is(.vc-asked, .vc-composer)") !== null;
}"""
"""Script: tell if a move has changed the page; a waiting forced move is made at once."""
WHOLE_LOG = ".vc-log:not([data-late])"
"""The log with its news, which are drawn after the board."""
NUMBER = ".vc-more input[type=text]"
"""The field for a game's random seed."""
MOVES = 1500
"""A number of moves that no game reaches."""


@dataclass
class Player:
    """A player on one page. ``prefers`` are targets in order of preference among the open ones."""

    page: Page
    prefers: tuple[str, ...] = ()

    @property
    def table(self) -> Locator:
        """The table on the page."""
        return self.page.locator(".vc-table")

    @property
    def version(self) -> str:
        """The version of the table on the page, as text; it grows with every change of the table."""
        return self.table.get_attribute("data-version") or ""

    def begin(self, edition: str = "", players: int = 2, seed: str = "", plays: str = "random") -> None:
        """Fill in the settings and start a game of one person and programs, random players by default.

        ``edition`` replaces the edition that the form offers first.
        """
        self.page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
        self.press(self.page.locator(".vc-otherwise > summary"))
        if edition:
            self.page.locator(".vc-settings select").first.select_option(edition)
        for _ in range(players - 2):
            self.press(self.page.locator(".vc-seats ~ button"))
        for seat in range(1, players):
            self.page.locator(".vc-plays").nth(seat).select_option(plays)
        if seed:
            self.press(self.page.locator(".vc-more summary").first)
            self.page.locator(NUMBER).fill(seed)
        self.press(self.page.locator(".vc-settings button[type=submit]"))
        self.page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE * 3)

    def press(self, place: Locator) -> None:
        """Click the element at ``place``."""
        place.click()

    def set(self, label: str, value: str) -> None:
        """Choose a value among the settings, such as how pieces move, and close them."""
        self.press(self.page.get_by_role("button", name="Settings"))
        self.page.get_by_label(label).select_option(value)
        self.page.keyboard.press("Escape")

    def branch_off(self, place: Locator) -> Locator:
        """Begin the first what-if line at a decision of the log, with the last of its branches, and return the line's bar."""
        self.press(place)
        which = self.page.locator(".vc-sheet:popover-open .vc-asked button")
        if which.count():
            self.press(which.last)
        line = self.page.locator('.vc-what-if[data-line="A"]')
        line.wait_for(timeout=PATIENCE)
        return line

    def move(self, place: Locator | None = None) -> None:
        """Make one move, or open the sheet that asks for the rest of it, and wait until the page has changed.

        Answer the sheet if it asks, otherwise press ``place``, or a target or button beside the question.
        """
        before = self.version
        asked = self.page.locator(".vc-sheet:popover-open").locator(ASKED).first
        if asked.count():
            self.press(asked)
        else:
            self.press(self.find_target() if place is None else place)
        self.page.wait_for_function(MOVED, arg=before)

    def find_target(self) -> Locator:
        """Return the target of the next press: the first preferred one that is open, otherwise the first open one or button."""
        for target in self.prefers:
            place = self.table.locator(f'[data-at^="{target}"].vc-open').first
            if place.count():
                return place
        return self.table.locator("[data-at].vc-open, .vc-beside button").first  # targets of the board come first in the document

    def log(self) -> str:
        """Wait until the page shows all of the log, and return its text."""
        return self.page.locator(WHOLE_LOG).text_content() or ""

    def is_over(self) -> bool:
        """Tell if the final score is on the page."""
        return self.page.locator(".vc-score:not([hidden])").count() > 0

    def play_until(self, reached: Callable[[], bool]) -> int:
        """Move until ``reached``, and return the number of moves; each is one click, tap or choice by keyboard.

        Fail after more moves than any game has.
        """
        for moves in range(MOVES):
            if reached():
                return moves
            self.move()
        raise AssertionError(f"the wanted state did not come within {MOVES} moves")


class Fingers(Player):
    """A player who taps with a finger what others click."""

    def press(self, place: Locator) -> None:
        """Tap the element at ``place``. If the page draws it again meanwhile, find it again."""
        with contextlib.suppress(Error):
            place.scroll_into_view_if_needed()
        place.tap()


@dataclass
class Keyboard(Player):
    """A player with the keyboard alone: Tab to the target, then Enter. ``keys`` counts the keys pressed."""

    keys: int = 0

    def press(self, place: Locator) -> None:
        """Tab to the target, forwards and then backwards, and press Enter; count the keys, and fail if Tab never reaches it.

        If the page draws the target again meanwhile, find it again.
        """
        wanted = place.element_handle()
        for key in ("Tab", "Shift+Tab"):
            for _ in range(160):
                while (reached := self.page.evaluate(HERE, wanted)) is None:
                    wanted = place.element_handle()
                if reached:
                    self.page.keyboard.press("Enter")
                    self.keys += 1
                    return
                self.page.keyboard.press(key)
                self.keys += 1
        raise AssertionError(f"the keyboard does not reach {place}")
