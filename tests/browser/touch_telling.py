"""A player who reports a game to a tracker by touch, on one phone: what the tellers of single games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod

from playwright.sync_api import Page

from village_core.kernel.position import Position
from village_core.kernel.values import Choice

MOMENT = 700
"""Milliseconds after which a second tap counts as intended."""


class TouchTeller(ABC):
    """A player who finds and taps the buttons of reports on a page; ``taps`` counts the taps."""

    page: Page
    taps = 0

    def pause(self) -> None:
        """Let time pass on the page so that the next tap counts."""
        self.page.clock.run_for(MOMENT)

    def tap(self, selector: str) -> None:
        """Tap once, and let time pass."""
        self.page.locator(f"{selector}:visible").first.tap()
        self.pause()
        self.taps += 1

    @abstractmethod
    def find(self, choice: Choice, position: Position) -> int:
        """Find a choice at a position and enter it, as a person at the table would; return the number of entries."""
