"""Somebody who plays on the page, with a mouse, with fingers or with the keyboard alone."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Error, Locator, Page

PATIENCE = 60_000
"""Milliseconds after which a page that has not answered counts as broken."""
ASKED = ".vc-asked button, .vc-payments button:enabled, .vc-fill:enabled"
"""What the sheet can ask for: a choice, or a payment, which is filled in first."""
HERE = "wanted => document.activeElement === (wanted.querySelector(':scope > .h') ?? wanted.closest('button') ?? wanted)"
"""Whether the keyboard is at something: at a place of the board, at the area behind its drawing; at what a button says, at it."""
MOVED = """before => {
    const { dataset: { version } } = document.querySelector(".vc-table");
    if (document.querySelector(".vc-forced [data-wait]")) {
        if (version !== window.hurried) document.querySelector(".vc-choices .vc-row").click();
        window.hurried = version;
        return false;
    }
    return version !== before || document.querySelector(".vc-sheet:popover-open :is(.vc-asked, .vc-composer)") !== null;
}"""
"""Whether something has come of a move; what is done in a moment because nothing else is possible is not waited for."""
NUMBER = re.compile("^(Number of the game|Seed)$")
"""What the field is called that decides the luck of a game; older trees, which benchmarks open too, say *Seed*."""
MOVES = 1500
"""More moves than any game takes."""


@dataclass
class Player:
    """Plays on one page. ``prefers`` are targets in the order in which they are taken when they are open."""

    page: Page
    prefers: tuple[str, ...] = ()

    @property
    def table(self) -> Locator:
        """The table."""
        return self.page.locator(".vc-table")

    @property
    def version(self) -> str:
        """Grows with every change of the table."""
        return self.table.get_attribute("data-version") or ""

    def begin(self, edition: str = "", players: int = 2, seed: str = "", plays: str = "random") -> None:
        """Fill in the settings and start: one person, the others programs, random players if nothing else is said.

        ``edition``: the one to be chosen, instead of that which the form offers first.
        """
        self.page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
        self.press(self.page.locator(".vc-otherwise > summary"))
        if edition:
            self.page.locator(".vc-settings select").first.select_option(edition)
        for _ in range(players - 2):
            self.press(self.page.get_by_role("button", name="Add a player"))
        for seat in range(1, players):
            self.page.locator(".vc-plays").nth(seat).select_option(plays)
        if seed:
            self.press(self.page.locator(".vc-more summary").first)
            self.page.get_by_label(NUMBER).fill(seed)
        self.press(self.page.locator(".vc-settings button[type=submit]"))
        self.page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE * 3)

    def press(self, place: Locator) -> None:
        """Click."""
        place.click()

    def move(self) -> None:
        """One move: what is asked in the sheet first, then something on the board, then a button beside the question."""
        before = self.version
        asked = self.page.locator(".vc-sheet:popover-open").locator(ASKED).first
        if asked.count():
            self.press(asked)
        else:
            self.press(self.choice())
        self.page.wait_for_function(MOVED, arg=before)

    def choice(self) -> Locator:
        """What is taken next."""
        for target in self.prefers:
            place = self.table.locator(f'[data-at^="{target}"].vc-open').first
            if place.count():
                return place
        return self.table.locator("[data-at].vc-open, .vc-beside button").first  # the board stands before them

    def log(self) -> str:
        """Everything that happened, as it is shown."""
        return self.page.locator(".vc-log").text_content() or ""

    def over(self) -> bool:
        """Whether the final score is shown."""
        return self.page.locator(".vc-score:not([hidden])").count() > 0

    def play_until(self, reached: Callable[[], bool]) -> int:
        """Move until ``reached``. Gives after how many moves, each of which is one click, tap or choice by keyboard."""
        for moves in range(MOVES):
            if reached():
                return moves
            self.move()
        raise AssertionError(f"not reached in {MOVES} moves")


class Fingers(Player):
    """Plays by touch."""

    def press(self, place: Locator) -> None:
        """Tap. A place that is drawn anew meanwhile is looked for again."""
        with contextlib.suppress(Error):
            place.scroll_into_view_if_needed()
        place.tap()


@dataclass
class Keyboard(Player):
    """Plays with the keyboard alone: Tab until the wanted place has the focus, then Enter. ``keys`` were pressed so far."""

    keys: int = 0

    def press(self, place: Locator) -> None:
        """Tab there, then Enter."""
        wanted = place.element_handle()
        for key in ("Tab", "Shift+Tab"):
            for _ in range(160):
                if self.page.evaluate(HERE, wanted):
                    self.page.keyboard.press("Enter")
                    self.keys += 1
                    return
                self.page.keyboard.press(key)
                self.keys += 1
        raise AssertionError(f"the keyboard does not reach {place}")
