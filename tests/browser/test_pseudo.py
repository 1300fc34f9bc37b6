"""Pages in other languages: all is said in them, fits narrow and wide windows, and is the same in English again.

``python -m tests.browser.translating`` does the same for all states of ``test_axe`` and ``test_axe_tables``, in the
pseudo-languages or in ``--languages``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.browser.serving import serve_voila
from tests.browser.test_axe import load_recorded, open_file
from tests.browser.translating import LanguageAudit
from tests.languages.trees import copy_tree
from tests.samples import in_long_runs
from village_core.games.village.market import MarketDay
from village_core.kernel.words import ENGLISH
from village_core.kernel.words.languages import list_languages

NARROW, WIDE = 390, 1280


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Provide the address of the pages of a server that speaks both pseudo-languages, with a final slash."""
    with serve_voila(tree=copy_tree(tmp_path_factory.mktemp("languages") / "tree")) as address:
        yield address + "/voila/render/"


@in_long_runs
def test_a_market_day_with_a_what_if_line(spoken: str, visit: Callable[..., Watched]) -> None:
    """A market day on the play page, with a what-if line unfolded, has no fault in either language; English is as before."""
    page = visit(f"{spoken}play.ipynb", **DESKTOP).page
    page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
    player = Player(page)
    player.begin(seed="axe")
    open_file(page, load_recorded("chronicle-turn.jsonl", MarketDay))
    cover = page.locator(".vc-cover:not([hidden]) button")
    if cover.count():
        cover.click()
        cover.wait_for(state="hidden", timeout=PATIENCE)
    player.press(page.locator(".vc-imagine").last)
    page.locator(".vc-sheet:popover-open .vc-asked button").or_(page.locator('.vc-what-if[data-line="A"]')).first.wait_for()
    which = page.locator(".vc-sheet:popover-open .vc-asked button")
    if which.count():
        player.press(which.first)
    page.locator('.vc-what-if[data-line="A"]').wait_for(timeout=PATIENCE)
    if cover.count():
        cover.click()
        cover.wait_for(state="hidden", timeout=PATIENCE)
    player.press(page.locator(".vc-what-if button[aria-expanded]"))
    looked = LanguageAudit(page, widths=(NARROW, WIDE))
    looked.look("market day")
    assert not looked.found, "\n".join(looked.found)


def refuse(page: Page) -> None:
    """Press the well, which a step of the lesson doesn't allow, and unfold the reason."""
    page.wait_for_selector("body[data-state=ready] .vc-told h2", timeout=PATIENCE * 3)
    player = Fingers(page)
    player.press(page.locator('.vc-table [data-at="well"]').first)
    why = page.locator(".vc-sheet:popover-open summary")
    why.wait_for(timeout=PATIENCE)
    player.press(why)


@in_long_runs
def test_a_refusal_in_a_lesson(spoken: str, visit: Callable[..., Watched]) -> None:
    """A lesson that says why a move can't be made has no fault in either language, and says the same in English again."""
    page = visit(f"{spoken}05_market.ipynb", **PHONE).page
    refuse(page)
    looked = LanguageAudit(page, widths=(NARROW, WIDE))
    looked.look("refusal")
    assert page.locator(".vc-sheet:popover-open details[open] .vc-reasons").is_visible()
    assert not looked.found, "\n".join(looked.found)


def test_a_refusal_in_each_language(voila: str, visit: Callable[..., Watched]) -> None:
    """A lesson's refusal has no fault, by axe either, in any language that people speak.

    Korean and Chinese have no English word left, and in English again the page says the same.
    """
    page = visit(f"{voila}/voila/render/05_market.ipynb", **PHONE).page
    refuse(page)
    languages = [tag for tag in list_languages() if tag != ENGLISH]
    looked = LanguageAudit(page, languages, (NARROW, WIDE))
    looked.look("refusal")
    assert len(languages) >= 3 and not looked.found, "\n".join(looked.found)
