"""The page about winning moves in many games, through Voila."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE
from tests.samples import thin
from tests.village.recorded import VILLAGE

ANALYSIS = "/voila/render/analysis.ipynb"
BARS = """[...document.querySelectorAll('.vc-charts .bqplot')]
    .map(each => each.querySelectorAll('.bargroup rect, .dot').length).join()"""


@pytest.mark.parametrize("window", thin([PHONE, DESKTOP], 2))
def test_the_figures_follow_what_is_chosen(voila, visit, window):
    """Another number of players changes the charts, and saved games from files are counted and charted.

    The page has five conclusions, and nothing is wider than the window.
    """
    page = visit(voila + ANALYSIS, **window).page
    page.wait_for_selector(".vc-charts .bqplot svg .axis", timeout=PATIENCE * 3)
    page.wait_for_function(f"() => !/(^|,)0(,|$)/.test({BARS})", timeout=PATIENCE)
    assert page.locator(".vc-conclusions li").count() == 5
    before = page.evaluate(BARS)
    page.get_by_label("Players").select_option("4")
    page.wait_for_function(f"before => {BARS} !== before", arg=before, timeout=PATIENCE)
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Choose games that you saved").click()
    choosing.value.set_files([VILLAGE.folder / "graves-caller.jsonl", VILLAGE.folder / "chronicle-turn.jsonl"])
    page.get_by_text("2 games").wait_for(timeout=PATIENCE)
    page.locator(".vc-charts .bqplot").nth(9).wait_for(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
