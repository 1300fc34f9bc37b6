"""A what-if line through Voila: another decision, played on, compared, and the way back to the player's own game."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.conftest import PHONE, Watched
from tests.browser.driving import PATIENCE, WHOLE_LOG, Fingers

PLAY = "/voila/render/play.ipynb"
BOARD = "document.querySelector('.vc-grid').getBoundingClientRect().top + scrollY"
COLUMNS = "document.querySelectorAll('.vc-charts .bqplot .bargroup rect').length"


def test_a_line_is_begun_played_on_compared_and_left_again(voila: str, visit: Callable[..., Watched]) -> None:
    """On a phone a player begins a what-if line, lets programs finish it, compares, and returns to the unchanged game.

    A reload keeps the game and the line. The note about the line does not shift the board.
    """
    page = visit(voila + PLAY, **PHONE).page
    player = Fingers(page)
    player.begin(seed="what if", plays="beginner")
    for _ in range(6):
        player.move()
    player.press(page.get_by_role("button", name="Undo", exact=True))
    page.wait_for_function("() => document.querySelector('.vc-undoing button:nth-child(2)').checkVisibility()", timeout=PATIENCE)
    own = page.locator(WHOLE_LOG).locator(".vc-lines").inner_text(), page.locator(".vc-decision").first.inner_text()

    lies = page.evaluate(BOARD)
    line = player.branch_off(page.locator(".vc-imagine").first)
    assert line.locator("p").inner_text().startswith("What if A: from round 1, Player 1")
    assert page.evaluate(BOARD) == lies
    player.move()
    player.press(line.get_by_role("button", name="More"))
    assert page.evaluate(BOARD) == lies
    line.locator("select").select_option("beginner")
    player.press(line.get_by_role("button", name="Let the players finish it"))
    page.locator(".vc-score:not([hidden])").wait_for(timeout=PATIENCE * 2)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")

    player.press(line.get_by_role("button", name="Compare in charts"))
    page.wait_for_function(f"() => {COLUMNS} > 0", timeout=PATIENCE * 2)
    assert page.locator(".vc-charts h2").all_inner_texts()[:2] == ["Lines compared", "Lines by category"]

    player.press(line.get_by_role("button", name="Back to your game"))
    back = page.locator('.vc-what-if[data-line=""]')
    back.wait_for(timeout=PATIENCE)
    assert (page.locator(WHOLE_LOG).locator(".vc-lines").inner_text(), page.locator(".vc-decision").first.inner_text()) == own
    assert page.get_by_role("button", name="Redo").is_enabled() and not page.locator(".vc-score").is_visible()

    page.reload()
    page.locator(".vc-resume").wait_for(timeout=PATIENCE * 3)
    player.press(page.locator(".vc-resume"))
    back.wait_for(timeout=PATIENCE)
    assert (page.locator(WHOLE_LOG).locator(".vc-lines").inner_text(), page.locator(".vc-decision").first.inner_text()) == own
    player.press(back.get_by_role("button", name="More"))
    player.press(back.get_by_role("button", name="What if A"))
    page.locator(".vc-score:not([hidden])").wait_for(timeout=PATIENCE)
