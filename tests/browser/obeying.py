"""Readers: one who only does what the page asks for, and one who answers exercises."""

from __future__ import annotations

import time
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from tests.browser.driving import ASKED as SHEET
from tests.browser.driving import PATIENCE, Player
from village_widgets.tutor.length import WORDS_A_MINUTE

ASKED = ".vc-told, .vc-task .vc-do"
"""The texts and requests of the first card."""
LIT = '.vc-table[data-state="asked"] [data-at].vc-taught'
"""The target that the page points at."""


class FirstMove(NamedTuple):
    """The way to a reader's first move: seconds without reading, clicks, and the words to read before."""

    seconds: float
    clicks: int
    words: int

    @property
    def minutes_read(self) -> float:
        """The minutes that a calm reader needs for the words."""
        return self.words / WORDS_A_MINUTE


def make_first_move(page: Page, address: str, chapter: str, reader: type[Player] = Player) -> FirstMove:
    """Open a chapter, press the targets that the page points at until the first step is done, and return what that took."""
    began = time.perf_counter()
    page.goto(f"{address}/voila/render/{chapter}.ipynb")
    page.wait_for_selector(LIT, timeout=PATIENCE * 3)
    words = sum(len((text or "").split()) for text in page.locator(ASKED).all_text_contents())
    clicks, player = 0, reader(page)
    while page.locator(LIT).count():
        player.press(page.locator(LIT).first)
        clicks += 1
        page.wait_for_function("state => document.querySelector('.vc-table').dataset.state !== state", arg="asked")
    page.wait_for_selector('.vc-table[data-state="done"]', timeout=PATIENCE)
    return FirstMove(time.perf_counter() - began, clicks, words)


def answer(player: Player) -> None:
    """Answer an exercise, correctly or not, and once more if there is a second try, until the exercise says why."""
    closed = player.page.locator(".vc-task .vc-reason")
    _try_answer(player, player.page.locator(".vc-task .vc-answer"), 0)
    if not closed.count():
        _try_answer(player, closed, -1)


def _try_answer(player: Player, done: Locator, at: int) -> None:
    """Answer a question with the claim, or a task with the possible move, that has this place in their order."""
    page = player.page
    claims = page.locator(".vc-task .vc-claim:enabled")
    if claims.count():
        player.press(claims.nth(at))
    else:
        player.move(player.table.locator("[data-at].vc-open, .vc-beside button").nth(at))
        asked = page.locator(".vc-sheet:popover-open").locator(SHEET)
        while asked.count() and not done.count():
            fills = asked.first.evaluate("button => button.matches('.vc-fill')")
            wanted = asked.first if fills else asked.nth(at)
            pressed = wanted.element_handle()
            player.press(wanted)
            if fills:
                page.locator(".vc-payments button:enabled").first.wait_for(timeout=PATIENCE)
            else:
                page.wait_for_function("button => !button.isConnected || !button.checkVisibility()", arg=pressed)
    done.wait_for(timeout=PATIENCE)
