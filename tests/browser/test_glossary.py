"""Words of a game on the pages: a tap or Enter explains one, in a lesson, in a refusal and in a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.auditing import Audit
from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.driving import PATIENCE, Fingers

CARD: Final = ".vc-meaning:popover-open"
HOLDS: Final = "word => document.activeElement.textContent === word"


def wait_for_word(page: Page, place: str, word: str) -> Locator:
    """Wait until the element with selector ``place`` has a marked word with this text, and return the first one."""
    found = page.locator(f"{place} .vc-word", has_text=word).first
    found.wait_for(timeout=PATIENCE * 3)
    return found


@pytest.mark.parametrize(
    ("chapter", "word", "meaning"),
    [("02_a_round", "monks", "drawn goes back"), ("stone_age/02_gathering_and_tools", "tools", "adds its whole value")],
)
def test_a_word_of_a_lesson_is_explained_on_a_phone(
    voila: str, visit: Callable[..., Watched], chapter: str, word: str, meaning: str
) -> None:
    """A tap opens a card with meaning, picture and source, which has no fault; a tap beside it closes it and does no more."""
    step = "#bag" if word == "monks" else "#tool-maker"
    page = visit(f"{voila}/voila/render/{chapter}.ipynb{step}", **PHONE).page
    wait_for_word(page, ".vc-told", word).tap()
    card = page.locator(CARD)
    card.wait_for(timeout=PATIENCE)
    assert meaning in (card.locator(".vc-sentence").text_content() or "")
    drawn = card.locator(".vc-glimpse").first.bounding_box()
    assert drawn and drawn["width"] > 40 and drawn["height"] > 20, "the picture can be seen"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    card.locator("summary").tap()
    assert "under" in (card.locator(".vc-cited").text_content() or "")
    audit = Audit(page)
    audit.look("meaning")
    assert audit.found == []
    page.locator(".vc-chapter").tap()
    card.wait_for(state="hidden", timeout=PATIENCE)
    assert not page.locator(".vc-sheet:popover-open").count()


def test_a_word_is_explained_by_the_keyboard(voila: str, visit: Callable[..., Watched]) -> None:
    """Enter on a word opens its card and focuses the card's title; Escape closes the card and focuses the word again."""
    page = visit(f"{voila}/voila/render/02_a_round.ipynb#bag", **DESKTOP).page
    wait_for_word(page, ".vc-told", "monks").focus()
    page.keyboard.press("Enter")
    page.locator(CARD).wait_for(timeout=PATIENCE)
    page.wait_for_function(HOLDS, arg="Monk", timeout=PATIENCE)
    page.keyboard.press("Escape")
    page.locator(CARD).wait_for(state="hidden", timeout=PATIENCE)
    page.wait_for_function(HOLDS, arg="monks", timeout=PATIENCE)
    assert not page.locator(".vc-sheet:popover-open").count()


def test_a_word_of_a_refusal_is_explained_above_it(voila: str, visit: Callable[..., Watched]) -> None:
    """In a game a word of a refusal opens its card above the refusal. Escape closes first the card, then the refusal."""
    page = visit(f"{voila}/voila/render/play.ipynb", **PHONE).page
    player = Fingers(page)
    player.begin(seed="a")
    wait_for_word(page, ".vc-decision", "action space")
    page.locator("[data-panel=council] [data-at^='council:']").last.dispatch_event("click")
    wait_for_word(page, ".vc-sheet:popover-open .vc-sentence", "council").tap()
    page.locator(CARD).wait_for(timeout=PATIENCE)
    assert page.locator(".vc-sheet:popover-open").count() == 2
    page.keyboard.press("Escape")
    page.locator(CARD).wait_for(state="hidden", timeout=PATIENCE)
    assert page.locator(".vc-sheet:popover-open").count() == 1
    page.wait_for_function(HOLDS, arg="council", timeout=PATIENCE)
    page.keyboard.press("Escape")
    page.locator(".vc-sheet:popover-open").wait_for(state="hidden", timeout=PATIENCE)
