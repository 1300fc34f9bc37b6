"""Motion: pieces fly, a click finishes it, and with reduced motion the changed places are marked."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Page

from tests.benchmarks.browser import CLICK, Work, read_work, start_counting
from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.browser.filming import HOLD, LENGTH, SCENES, WIND, click, find_game, open_held_still
from tests.samples import thin

PLAY = "/voila/render/play.ipynb"
FINISHED = Path(__file__).parents[1] / "games" / "village" / "chronicle-caller.jsonl"
FLYING = "document.querySelectorAll('.vc-motion > .vc-flying').length"
LANDED = "document.querySelectorAll('.vc-motion > .vc-landed').length"
WATCH = """kind => { window.most = 0; new MutationObserver(() => {
    window.most = Math.max(window.most, document.querySelectorAll(`.vc-motion > .${kind}`).length);
}).observe(document.querySelector('.vc-motion'), { childList: true }); }"""
SEEN = "[...document.querySelectorAll('.vc-flying')].filter(each => Number(getComputedStyle(each).opacity)).length"
FRAMED = "[...document.querySelectorAll('.vc-flying')].every(each => each.hasAttribute('viewBox'))"
"""Script: tell if each flying piece has its view box."""
CLEAR = """() => [...document.querySelectorAll('.vc-picture .vc-open')].some(each => {
    const { top, bottom } = each.getBoundingClientRect();
    const asked = document.querySelector('.vc-agenda');
    const low = getComputedStyle(asked).position === 'sticky' ? asked.getBoundingClientRect().top : innerHeight;
    return top >= 0 && bottom <= low;
})"""
NAMED = """name => [...document.querySelectorAll('.vc-table svg text')].filter((each) =>
    each.textContent === name && each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })).length"""
"""Script: count how often a name is seen on the board and above it."""
BESIDE = """() => document.getAnimations().map((each) => [
    each.effect.target.closest('.vc-panel') ? 'a part of the board' : '',
    each.effect.getKeyframes().length || each.effect.getComputedTiming().progress === null ? '' : 'nothing, in every frame',
    each.effect.getComputedTiming().endTime === Infinity ? 'for ever' : '',
    ...each.effect.getKeyframes().flatMap(({ transform, opacity, offset, computedOffset, easing, composite, ...more }) =>
        [...Object.keys(more), /%/.test(transform) ? transform : '']),
].filter(Boolean))"""
"""Script: return, for each animation, the reason why the browser cannot run it beside the page's own work."""
COUNT = """() => {
    const { start } = AudioScheduledSourceNode.prototype;
    window.heard = 0;
    AudioScheduledSourceNode.prototype.start = function (...when) {
        window.heard += 1;
        return start.apply(this, when);
    };
}"""


def open_game(visit, voila: str, motion: str, **window: object) -> tuple[Watched, Player]:
    """Start a game with this amount of motion; return its page and its player."""
    watched = visit(voila + PLAY, **{**window, "reduced_motion": motion})
    player = (Fingers if window.get("has_touch") else Player)(watched.page)
    player.begin(seed="what moves")
    return watched, player


def wait_until_quiet(page: Page) -> None:
    """Wait until all motion has ended."""
    page.wait_for_function(f"() => {FLYING} + {LANDED} === 0", timeout=PATIENCE)


def test_a_cube_flies_while_the_page_goes_on(voila, visit):
    """A cube flies after a click, outside the board, and the browser can run its motion beside the page's work.

    A key ends the motion, and nothing of it is left.
    """
    watched, player = open_game(visit, voila, "no-preference", **DESKTOP)
    watched.page.evaluate(WATCH, "vc-flying")
    watched.page.evaluate(HOLD)
    player.move()
    assert watched.page.evaluate("window.most") >= 1
    moving = watched.page.evaluate(BESIDE)
    assert moving and not any(moving)
    watched.page.keyboard.press("Shift")
    wait_until_quiet(watched.page)
    assert watched.page.locator(".vc-awaited").count() == 0
    assert watched.page.evaluate("document.getAnimations().filter(each => each.effect.target.closest('.vc-picture')).length") == 0


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["laptop", "phone"])
def test_a_click_is_laid_out_for_its_answer_and_for_what_flies_and_no_more(voila, visit, window):
    """Between a click and its first picture the page computes, in the median, two layouts and eight styles at most."""
    watched, player = open_game(visit, voila, "no-preference", **window)
    page = watched.page
    session = start_counting(page)
    done: list[Work] = []
    while len(done) < 9:
        page.keyboard.press("Shift")  # any key ends the motion
        wait_until_quiet(page)
        asked = page.locator(".vc-sheet:popover-open .vc-asked button").first
        place = (asked if asked.count() else player.find_target()).element_handle()
        before = read_work(session)
        changed, _ = page.evaluate(CLICK, place)
        if changed:
            done.append(read_work(session).subtract(before))
    assert median(each.layouts for each in done) <= 2
    assert median(each.styles for each in done) <= 8


def test_others_are_followed_step_by_step_skipped_and_seen_again(voila, visit):
    """After the player's turn the others' steps are shown one by one; *Skip* ends that, and they can be shown again.

    A line sums them up.
    """
    watched, player = open_game(visit, voila, "no-preference", **DESKTOP)
    watched.page.evaluate(HOLD)
    skip, again = (watched.page.get_by_role("button", name=name) for name in ("Skip", "Show again"))
    for _ in range(8):
        player.move()
        if skip.is_visible():
            break
    skip.click()
    assert watched.page.evaluate(FLYING) == 0 and not skip.is_visible()
    summary = watched.page.locator(".vc-meanwhile summary").text_content() or ""
    assert "takes a" in summary and " time" not in summary
    watched.page.evaluate(WATCH, "vc-flying")
    again.click()
    skip.wait_for(timeout=PATIENCE)
    assert watched.page.evaluate("window.most") >= 1


@pytest.mark.parametrize("window", thin([PHONE, DESKTOP], 2))
def test_what_happens_out_of_view_is_seen_in_a_close_up(voila, visit, window):
    """A picture of the place where others move is shown where the page is; the page doesn't scroll, and a key ends it."""
    watched, player = open_game(visit, voila, "no-preference", **{**window, "viewport": {**window["viewport"], "height": 640}})
    page = watched.page
    page.evaluate(HOLD)
    page.evaluate("document.addEventListener('pointerup', () => requestAnimationFrame(() => { window.was = scrollY }), true)")
    close_up = page.locator(".vc-closeup")
    for _ in range(20):
        player.move()
        page.evaluate(WIND, 2)
        if close_up.count():
            break
        page.keyboard.press("Shift")
    box, asked = close_up.first.bounding_box(), page.locator(".vc-agenda").bounding_box()
    assert box["height"] >= 120 and box["y"] >= 0
    assert box["x"] + box["width"] <= asked["x"] or box["y"] + box["height"] <= asked["y"]
    assert page.evaluate("scrollY") == page.evaluate("window.was")
    assert page.locator(".vc-closeup [data-at], .vc-closeup [tabindex]").count() == 0
    page.keyboard.press("Shift")
    assert close_up.count() == 0


def test_nothing_moves_for_who_wants_that_and_off_is_kept(voila, visit):
    """With reduced motion a place lights up for a moment; without motion nothing does. A reload keeps the setting."""
    watched, player = open_game(visit, voila, "reduce", **PHONE)
    watched.page.evaluate(WATCH, "vc-landed")
    player.move()
    assert watched.page.evaluate("window.most") >= 1 and watched.page.evaluate(FLYING) == 0
    wait_until_quiet(watched.page)
    player.set("Movement", "off")
    watched.page.evaluate("window.most = 0")
    player.move()
    assert watched.page.evaluate("window.most") == 0
    watched.page.reload()
    player.press(watched.page.locator(".vc-resume"))
    watched.page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)
    player.press(watched.page.get_by_role("button", name="Settings"))
    assert watched.page.get_by_label("Movement").input_value() == "off"


def test_the_end_is_told_line_by_line_and_at_once_for_who_clicks(voila, visit):
    """The lines of the score are animated one after the other, and a click ends that; with reduced motion nothing moves."""
    for motion in ("no-preference", "reduce"):
        watched = visit(voila + PLAY, **{**DESKTOP, "reduced_motion": motion})
        watched.page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
        watched.page.evaluate(HOLD)
        watched.page.locator(".vc-load input[type=file]").set_input_files(FINISHED)
        watched.page.wait_for_selector(".vc-score:not([hidden])", timeout=PATIENCE)
        running = "document.querySelector('.vc-score').getAnimations({ subtree: true }).length"
        moving = watched.page.evaluate(running)
        assert moving == 0 if motion == "reduce" else moving >= 10
        watched.page.mouse.click(5, 5)
        assert watched.page.evaluate(running) == 0


def open_held_scene(browser, voila: str, scene: str, window: str) -> Player:
    """Open the page of a scene, make the scene's choice, and return the player there; all animations are held."""
    game, choice = find_game(SCENES[scene])
    player = open_held_still(browser, voila, window, game)
    click(player, game, choice)
    return player


def read_announcements(player: Player) -> list[str]:
    """Run all animations to their ends, and return the announcements that followed each other."""
    summary, said = player.page.locator(".vc-meanwhile summary"), [""]
    for at in range(0, round(player.page.evaluate(LENGTH)) + 200, 200):
        player.page.evaluate(WIND, at + 1)
        now = summary.text_content() or ""
        said += [now] if now != said[-1] else []
    return said[1:]


@pytest.mark.parametrize("window", thin(["laptop", "phone"], 2))
def test_a_mass_is_seen_piece_by_piece_and_once_more(voila, browser, window):
    """Drawn pieces, then a step up and the majority are announced one after the other.

    The draw can be shown again, with the church in view. Flying pieces are whole, and the black bag's name is seen once.
    """
    player = open_held_scene(browser, voila, "mass", window)
    player.page.evaluate(WIND, 200)
    assert player.page.evaluate(SEEN) >= 1 and player.page.evaluate(FRAMED) and player.page.evaluate(NAMED, "Black bag") == 1
    drawn, summary = read_announcements(player), player.page.locator(".vc-meanwhile summary")
    assert sum("from the black bag" in line for line in drawn) >= 3
    player.page.evaluate("window.film = []")
    again = player.page.get_by_role("button", name="Show again")
    assert again.bounding_box()["height"] >= (44 if window == "phone" else 0)
    again.click()
    player.page.evaluate(WIND, 1)
    church = player.page.locator(".vc-closeup").bounding_box()
    covered = player.page.locator(".vc-agenda").bounding_box() if window == "phone" else None
    low = covered["y"] if covered else 800
    assert church["y"] >= 0 and church["y"] + church["height"] <= low + 1
    assert "from the black bag" in (summary.text_content() or "")
    read_announcements(player)
    player.page.evaluate("window.film = []")
    before = player.version
    player.press(player.page.get_by_role("button", name="Stop here"))
    player.page.wait_for_function("before => document.querySelector('.vc-table').dataset.version !== before", arg=before)
    walked = read_announcements(player)
    order = [next(at for at, line in enumerate(walked) if part in line) for part in ("rise to", "most members")]
    assert order == sorted(order)
    player.page.wait_for_function(CLEAR, timeout=PATIENCE)
    player.page.context.close()


def test_a_death_is_a_moment_that_is_said_in_words(voila, browser):
    """A piece flies while the board fades, and words say that a member dies and where it goes; a key ends that."""
    player = open_held_scene(browser, voila, "death", "laptop")
    player.page.evaluate(WIND, 600)
    assert re.search(r"dies .* (is remembered|is laid|leaves)", player.page.locator(".vc-meanwhile summary").text_content() or "")
    assert player.page.evaluate(SEEN) >= 1
    assert float(player.page.evaluate("getComputedStyle(document.querySelector('.vc-picture')).opacity")) < 0.6
    player.page.keyboard.press("Shift")
    assert player.page.evaluate("getComputedStyle(document.querySelector('.vc-picture')).opacity") == "1"
    player.page.context.close()


def test_the_page_is_silent_until_sound_is_on(voila, visit):
    """The page is silent until sound is switched on; then a move is heard, and the browser remembers the setting."""
    watched, player = open_game(visit, voila, "no-preference", **DESKTOP)
    page = watched.page
    page.evaluate(COUNT)
    player.move()
    wait_until_quiet(page)
    assert page.evaluate("window.heard") == 0
    player.set("Sound", "playing")
    player.move()
    wait_until_quiet(page)
    player.move()
    page.wait_for_function("() => window.heard > 0", timeout=PATIENCE)
    page.reload()
    page.wait_for_selector(".vc-resume", timeout=PATIENCE * 3)
    assert page.evaluate("localStorage.getItem('village-companion.sound')") == "playing"
