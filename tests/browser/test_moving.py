"""What happens is seen happening: pieces fly, a click finishes it, and whoever wants nothing to move sees where to look."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.driving import PATIENCE, Fingers, Player

PLAY = "/voila/render/play.ipynb"
FINISHED = Path(__file__).parents[1] / "games" / "village" / "chronicle-caller.jsonl"
FLYING = "document.querySelectorAll('.vc-motion > .vc-flying').length"
LANDED = "document.querySelectorAll('.vc-motion > .vc-landed').length"
WATCH = """kind => { window.most = 0; new MutationObserver(() => {
    window.most = Math.max(window.most, document.querySelectorAll(`.vc-motion > .${kind}`).length);
}).observe(document.querySelector('.vc-motion'), { childList: true }); }"""


def opened(visit, voila: str, motion: str, **window: object) -> tuple[Watched, Player]:
    """A game that has begun, with so much movement."""
    watched = visit(voila + PLAY, **{**window, "reduced_motion": motion})
    player = (Fingers if window.get("has_touch") else Player)(watched.page)
    player.begin(seed="what moves")
    return watched, player


def quiet(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.wait_for_function(f"{FLYING} + {LANDED} === 0", timeout=PATIENCE)


def test_a_cube_flies_while_the_page_goes_on(voila, visit):
    """A piece is on its way after a click, lies above what can be clicked without taking it, and is gone at the end."""
    watched, player = opened(visit, voila, "no-preference", **DESKTOP)
    watched.page.evaluate(WATCH, "vc-flying")
    player.move()
    assert watched.page.evaluate("window.most") >= 1
    quiet(watched.page)
    assert watched.page.evaluate("document.getAnimations().filter(each => each.effect.target.closest('.vc-picture')).length") == 0


def test_others_are_followed_step_by_step_skipped_and_seen_again(voila, visit):
    """After one's own turn the other's steps are told one by one; Skip ends that, and they can be shown again."""
    watched, player = opened(visit, voila, "no-preference", **DESKTOP)
    skip, again = (watched.page.get_by_role("button", name=name) for name in ("Skip", "Show again"))
    for _ in range(8):
        player.move()
        if skip.is_visible():
            break
    skip.click()
    assert watched.page.evaluate(FLYING) == 0 and not skip.is_visible()
    summary = watched.page.locator(".vc-meanwhile summary").text_content() or ""
    assert "takes a" in summary and "hourglasses" not in summary
    watched.page.evaluate(WATCH, "vc-flying")
    again.click()
    skip.wait_for(timeout=PATIENCE)
    assert watched.page.evaluate("window.most") >= 1
    quiet(watched.page)


def test_nothing_moves_for_who_wants_that_and_off_is_kept(voila, visit):
    """With reduced motion a place lights up for a moment instead; switched off nothing is seen, after a reload neither."""
    watched, player = opened(visit, voila, "reduce", **PHONE)
    watched.page.evaluate(WATCH, "vc-landed")
    player.move()
    assert watched.page.evaluate("window.most") >= 1 and watched.page.evaluate(FLYING) == 0
    quiet(watched.page)
    watched.page.get_by_label("Movement").select_option("off")
    watched.page.evaluate("window.most = 0")
    player.move()
    assert watched.page.evaluate("window.most") == 0
    watched.page.reload()
    player.press(watched.page.locator(".vc-resume"))
    watched.page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)
    assert watched.page.get_by_label("Movement").input_value() == "off"


def test_the_end_is_told_line_by_line_and_at_once_for_who_clicks(voila, visit):
    """The categories come one after the other, then the totals and the winner; a click shows everything."""
    for motion, lines in (("no-preference", 10), ("reduce", 0)):
        watched = visit(voila + PLAY, **{**DESKTOP, "reduced_motion": motion})
        watched.page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
        watched.page.locator(".vc-load input[type=file]").set_input_files(FINISHED)
        watched.page.wait_for_selector(".vc-score:not([hidden])", timeout=PATIENCE)
        running = "document.querySelector('.vc-score').getAnimations({ subtree: true }).length"
        assert watched.page.evaluate(running) >= lines
        watched.page.mouse.click(5, 5)
        assert watched.page.evaluate(running) == 0
