"""Pages and their states, audited: no fault by axe-core, no target too small for a finger, no two buttons of one name."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from tests.browser.auditing import Audit
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.browser.obeying import answer
from tests.browser.solving import go_on
from tests.browser.test_pages import wait_until_ready
from tests.browser.translating import build_audit
from tests.samples import LONG, in_long_runs, thin
from tests.village.retelling import retell
from village_core.games import load, save
from village_core.games.village.market import MarketDay
from village_core.games.village.mass import BuyingOut
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.turn import Turn
from village_core.kernel.game import Game

GAMES = Path(__file__).parents[1] / "games" / "village"
RENDER = "/voila/render/{}.ipynb"


def load_recorded(name: str, frame: type | None = None) -> str:
    """Return a recorded game as saved; all its players are people.

    With a ``frame`` it ends at the last question of this kind for seat 0.
    """
    game = load((GAMES / name).read_text(encoding="utf-8"))
    game = replace(game, players=tuple(replace(player, plays="person") for player in game.players))
    if frame is None:
        return save(game)
    *_, at = (at for at, position in enumerate(game.list_positions()) if isinstance(position.top, frame) and position.seat == 0)
    return save(game.branch(at))


def build_tracked(full: Game, frame: type) -> str:
    """Return a table that tracks a recorded game, as saved, up to the first question of a kind."""
    return save(next(game for game, _ in retell(full) if isinstance(game.position.top, frame)))


@pytest.fixture
def audit(voila: str, visit: Callable[..., object]) -> Callable[..., Audit]:
    """Provide a function that opens a page for an audit."""

    def open_page(name: str, **window: object) -> Audit:
        return build_audit(visit(voila + RENDER.format(name), **(window or DESKTOP)).page)

    return open_page


@pytest.mark.parametrize(
    ("course", "window"), thin([("learn", DESKTOP), ("learn", PHONE), ("stone_age/learn", PHONE), ("manitoba/learn", PHONE)], 2)
)
def test_the_map_of_a_course_has_no_fault(audit, course, window):
    """The course map has no fault: the way on, the places of the map and the list of chapters."""
    looked = audit(course, **window)
    looked.page.locator(".vc-onward a").wait_for(timeout=PATIENCE * 3)
    looked.look("map")
    assert looked.found == []


@pytest.mark.parametrize("window", thin([DESKTOP, PHONE], 2))
def test_a_chapters_end_has_no_fault(audit, window):
    """The end of a chapter has no fault: the pictures of what one can do, the map with its lit house, the ways on."""
    looked = audit("05_market", **window)
    page, player = looked.page, (Fingers if window is PHONE else Player)(looked.page)
    page.wait_for_selector("body[data-state=ready] .vc-told h2", timeout=PATIENCE * 3)
    player.press(page.locator(".vc-step").last)
    page.wait_for_selector('.vc-table[data-card="quiz"]', timeout=PATIENCE)
    while not page.locator(".vc-end").count():
        answer(player)
        go_on(player)
    looked.look("end")
    assert looked.found == []


def open_file(page: Page, text: str) -> None:
    """Open a saved game instead of the present one, and wait until the log has changed."""
    log = ".vc-log .vc-lines"
    before = page.locator(log).text_content()
    file = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator(".vc-load input[type=file]").set_input_files(file)
    changed = "([log, before]) => document.querySelector(log).textContent !== before"
    page.wait_for_function(changed, arg=[log, before], timeout=PATIENCE)


def test_the_welcome_page(audit: Callable[..., Audit]) -> None:
    """The welcome page has no fault."""
    looked = audit("00_welcome", **PHONE)
    wait_until_ready(looked.page)
    looked.look("welcome")
    assert not looked.found, "\n".join(looked.found)


@pytest.mark.parametrize("window", thin([PHONE, DESKTOP], 2))
def test_the_glossary_page(audit: Callable[..., Audit], window: dict[str, object]) -> None:
    """The glossary page has no fault: in a desktop window with all terms; on a phone after a search that finds terms or none."""
    looked = audit("glossary", **window)
    wait_until_ready(looked.page)
    states = (("found", "scroll"), ("nothing found", "qqq")) if "is_mobile" in window else (("all terms", ""),)
    for state, typed in states:
        looked.page.get_by_role("searchbox").fill(typed)
        looked.look(state)
    assert not looked.found, "\n".join(looked.found)


@pytest.mark.parametrize("window", thin([PHONE, DESKTOP], 2))
def test_the_rulebook_page(audit: Callable[..., Audit], window: dict[str, object]) -> None:
    """The rulebook page has no fault: all rules, one unfolded, its board, a refusal, a search that finds, one that doesn't.

    The set-up at a glance, with a box ticked, has no fault either.
    """
    looked = audit("rulebook", **window)
    page = looked.page
    wait_until_ready(page)
    looked.look("all rules")
    page.locator("details:has(> summary)[data-rule=well] > summary").click()
    looked.look("rule")
    page.get_by_role("button", name="See it on the board").click()
    page.get_by_role("button", name="Try it").click()
    page.locator(".vc-sheet:popover-open").wait_for()
    looked.look("refusal")
    looked.close()
    looked.look("board")
    for state, typed in (("found", "plague"), ("nothing found", "qqq")):
        page.get_by_role("searchbox").fill(typed)
        looked.look(state)
    page.get_by_role("searchbox").fill("")
    page.locator(".vc-glance > summary").click()
    page.get_by_role("checkbox").first.check()
    page.locator(".vc-glance .vc-grid svg").first.wait_for()
    looked.look("setting up")
    assert not looked.found, "\n".join(looked.found)


def test_the_play_page(audit: Callable[..., Audit]) -> None:
    """The play page has no fault: settings, habits, a turn, the choices of a place, the coach, a refusal, the kept games.

    Saved games have no fault either: a turn, a market day, a mass, the score, and the cover between players.
    """
    looked = audit("play")
    page = looked.page
    page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
    looked.look("settings")
    player = Player(page)
    player.begin(seed="axe")
    looked.look("turn")
    page.locator(".vc-sign").nth(1).click()
    looked.look("choices of a place")
    page.get_by_role("button", name="Ask the coach").click()
    page.locator(".vc-coach-moves > li").nth(1).wait_for(timeout=PATIENCE)
    looked.look("coach")
    looked.close()
    page.locator('[data-at="well"]').first.click()
    page.locator(".vc-sheet:popover-open").wait_for()
    looked.look("refusal")
    looked.close()
    page.get_by_role("button", name="Settings").click()
    looked.look("habits")
    looked.close()
    covers = 0
    for state, frame in (("turn late in the game", Turn), ("market day", MarketDay), ("mass", BuyingOut), ("score", None)):
        open_file(page, load_recorded("chronicle-turn.jsonl", frame))
        page.locator(".vc-score:not([hidden])" if frame is None else ".vc-agenda").wait_for()
        cover = page.locator(".vc-cover:not([hidden]) button")
        if cover.count():
            covers += 1
            if covers == 1 or LONG:
                looked.look(f"{state}, covered")
            cover.click()
            page.wait_for_selector(".vc-cover", state="hidden", timeout=PATIENCE)
        if frame is not Turn or LONG:  # one turn has been examined before
            looked.look(state)
    page.get_by_role("button", name="New game").click()
    page.locator(".vc-kept img").last.wait_for(timeout=PATIENCE)
    looked.look("games on the play page")
    page.goto(page.url.replace("play", "00_welcome"))
    page.locator(".vc-kept img").last.wait_for(timeout=PATIENCE * 3)
    looked.look("games on the welcome page")
    assert covers and not looked.found, "\n".join(looked.found)


def test_charts(audit: Callable[..., Audit]) -> None:
    """Charts have no fault: below the board of the play page, and on the page about many games."""
    looked = audit("play")
    page = looked.page
    page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
    player = Player(page)
    player.begin(seed="axe")
    page.get_by_role("button", name="Charts").click()
    page.wait_for_selector(".vc-charts .bqplot svg .axis", timeout=PATIENCE)
    looked.look("play")
    page.goto(page.url.replace("play", "analysis"))
    page.wait_for_selector(".vc-charts .bqplot svg .axis", timeout=PATIENCE * 3)
    looked.look("analysis")
    assert not looked.found, "\n".join(looked.found)


def test_a_wrong_address(voila: str, browser: Browser) -> None:
    """The page at a wrong address has no fault."""
    with contextlib.closing(browser.new_context(**PHONE)) as context:
        looked = Audit(context.new_page())
        looked.page.goto(voila + RENDER.format("nowhere"))
        looked.look("missing")
        assert not looked.found, "\n".join(looked.found)


def test_a_chapter_and_the_exam(audit: Callable[..., Audit]) -> None:
    """A chapter has no fault: a step, a refused move and its lesson, the contents, an exercise before and after its answer.

    The exam has no fault at its first exercise.
    """
    looked = audit("05_market", **PHONE)
    page = looked.page
    page.wait_for_selector(".vc-told h2", timeout=PATIENCE * 3)
    page.locator(".vc-scope").tap()
    looked.look("step")
    page.locator('.vc-table [data-at="well"]').first.click()
    sheet = page.locator(".vc-sheet:popover-open")
    sheet.wait_for(timeout=PATIENCE)
    looked.look("step refused")
    sheet.locator("summary", has_text="Why?").click()
    looked.look("step refused, why")
    sheet.get_by_role("button", name="Shown in the course").click()
    page.wait_for_selector(".vc-sheet:popover-open .vc-again a", timeout=PATIENCE)
    looked.look("why")
    looked.close()
    page.get_by_role("button", name="All chapters").click()
    page.wait_for_selector(".vc-contents")
    looked.look("contents")
    looked.close()
    page.locator(".vc-step").last.click()
    page.wait_for_selector('.vc-table[data-card="quiz"] .vc-do')
    looked.look("exercise")
    answer(Fingers(page))
    looked.look("exercise answered")
    page.goto(page.url.replace("05_market", "90_exam").split("#")[0])
    page.wait_for_selector(".vc-do", timeout=PATIENCE * 3)
    looked.look("exam")
    assert not looked.found, "\n".join(looked.found)


@pytest.mark.parametrize("window", thin([PHONE, DESKTOP], 2))
def test_a_chapter_of_another_game(audit: Callable[..., Audit], window: dict[str, object]) -> None:
    """A chapter of Stone Age has no fault: a step, a refused move, and an exercise."""
    looked = audit("stone_age/01_first_round", **window)
    page = looked.page
    page.wait_for_selector(".vc-told h2", timeout=PATIENCE * 3)
    looked.look("step")
    page.goto(f"{page.url.split('#')[0]}#hunters")
    page.reload()
    page.locator(".vc-told h2", has_text="Hunters").wait_for(timeout=PATIENCE * 3)
    page.locator('.vc-table [data-at="place:field"]').first.click()
    page.locator(".vc-sheet:popover-open").wait_for(timeout=PATIENCE)
    looked.look("step refused")
    looked.close()
    page.locator(".vc-step").last.click()
    page.wait_for_selector('.vc-table[data-card="quiz"] .vc-do')
    looked.look("exercise")
    assert not looked.found, "\n".join(looked.found)


def test_the_companion(audit: Callable[..., Audit]) -> None:
    """The companion has no fault: the lobby, a tracker with its sheets, a table laid out by hand, the check of a copy."""
    looked = audit("companion", **PHONE)
    page = looked.page
    page.wait_for_selector(".vc-new-table", timeout=PATIENCE * 3)
    looked.look("lobby")
    edition = page.locator(".vc-new-table select").first
    edition.select_option("big_box_2023")
    for _ in range(3):
        page.get_by_role("button", name="Add a player").tap()
    edition.select_option("first_2011")
    page.wait_for_selector(".vc-standing li")
    looked.look("a player without a place")
    page.locator(".vc-standing button").tap()
    page.get_by_role("button", name="Check your copy").tap()
    page.wait_for_selector(".vc-check-steps")
    looked.look("check your copy")
    page.locator(".vc-checking .vc-main").tap()
    page.wait_for_selector(".vc-check-spots")
    looked.look("a step of the copy")
    page.get_by_role("button", name="All steps").tap()
    page.locator(".vc-checking").get_by_role("button", name="Leave", exact=True).tap()
    page.get_by_role("button", name="Open the table").tap()
    page.wait_for_selector(".vc-tracker:not([hidden])", timeout=PATIENCE)
    looked.look("tracker")
    for tile in thin(("market", "crafts", "family"), 3):
        page.locator(f'[data-key="tile:{tile}"]').tap()
        looked.look(f"tracker, {tile}")
        page.locator('[data-key="back"]').tap()
    for tool in ("history", "share", "menu"):
        page.locator(f"[data-tool={tool}]").tap()
        page.wait_for_selector(".vc-sheet:popover-open")
        looked.look(tool)
        if tool != "menu":
            looked.close()
    page.get_by_role("button", name="Check your copy").tap()
    page.locator(".vc-check-steps button").first.tap()
    page.locator(".vc-check-spots").get_by_label("One more").first.tap()
    page.locator(".vc-check-bar .vc-main").tap()
    page.get_by_role("button", name="All steps").tap()
    page.wait_for_selector(".vc-check-here button")
    looked.look("the copy at a running table")
    page.locator(".vc-checking").get_by_role("button", name="Leave", exact=True).tap()
    page.locator("[data-tool=menu]").tap()
    page.get_by_role("button", name="Correct the table").tap()
    page.wait_for_selector(".vc-lay-body *")
    for number in range(3):
        if number < 2 or LONG:
            looked.look(f"laying, page {number}")
        page.locator(".vc-lay-steps .vc-main").tap()
    page.get_by_role("button", name="Overview").tap()
    looked.look("laying, overview")
    assert not looked.found, "\n".join(looked.found)


@in_long_runs
def test_a_full_table_and_a_score_sheet(audit: Callable[..., Audit]) -> None:
    """Saved tables have no fault: a market day, a mass, a final sheet, the end, and the list of tables."""
    looked = audit("companion", **PHONE)
    page = looked.page
    full = load((GAMES.parent / "companion" / "four-players.jsonl").read_text(encoding="utf-8"))
    for state, text, shown in (
        ("full table", load_recorded("chronicle-turn.jsonl", MarketDay), ".vc-table[data-version]:not([hidden])"),
        ("tracked mass", build_tracked(full, BuyingOut), ".vc-tr-asked:not([hidden])"),
        ("score sheet", build_tracked(full, Tallying), ".vc-tally:not([hidden])"),
        ("ended table", load_recorded("chronicle-turn.jsonl"), ".vc-score:not([hidden])"),
    ):
        page.wait_for_selector(".vc-new-table", timeout=PATIENCE * 3)
        file = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": text.encode()}
        page.locator(".vc-lobby input[type=file]").set_input_files(file)
        page.get_by_role("button", name="Go on with it at a new table").tap(timeout=PATIENCE)
        page.wait_for_selector(shown, timeout=PATIENCE)
        looked.look(state)
        page.locator("[data-tool=menu]").tap()
        page.get_by_role("button", name="Leave the table").tap()
    page.wait_for_selector(".vc-known-result")
    looked.look("tables with a result")
    assert not looked.found, "\n".join(looked.found)
