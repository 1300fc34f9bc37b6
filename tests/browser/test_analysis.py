"""What wins: the page of many games, through Voila."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE

ANALYSIS = "/voila/render/analysis.ipynb"
BARS = "[...document.querySelectorAll('.vc-charts .bqplot')].map(each => each.querySelectorAll('.bargroup rect').length).join()"


@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_the_figures_follow_what_is_chosen(voila, visit, window):
    """Somebody chooses another number of players: all figures are drawn anew, and nothing is wider than the window."""
    page = visit(voila + ANALYSIS, **window).page
    page.wait_for_selector(".vc-charts .bqplot svg .axis", timeout=PATIENCE * 3)
    page.wait_for_function(f"() => !/(^|,)0(,|$)/.test({BARS})", timeout=PATIENCE)
    before = page.evaluate(BARS)
    page.get_by_label("Players").select_option("4")
    page.wait_for_function(f"before => {BARS} !== before", arg=before, timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
