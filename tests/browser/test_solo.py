"""A game for one: a whole one on the play page, a round by touch on a phone, and a whole one written down at a table."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.auditing import find_faults, find_small_targets
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE, WHOLE_LOG, Fingers, Player
from tests.browser.writing_down import Scribe
from tests.companion.showing import Driven
from tests.samples import choose_start, in_long_runs
from village_core.games import load
from village_core.kernel.saves import format_step
from village_core.store.sql import Store
from village_widgets.companion.keeping import number_lines

RECORDED = Path(__file__).parents[1] / "games" / "village"
PLAY = "/voila/render/play.ipynb"


def begin(player: Player) -> None:
    """Start a game for one with one tap, and check that the chapter about it is linked beside the button."""
    player.page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
    assert player.page.get_by_role("link", name="How that is played").get_attribute("href") == "14_solo.ipynb"
    player.press(player.page.get_by_role("button", name="Play alone against Carla"))
    player.page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)


@in_long_runs
def test_a_whole_game_against_carla_is_played_by_clicking(voila, visit):
    """Carla's answers are reported, her board shows them, and the end names the rank."""
    watched = visit(voila + PLAY, **DESKTOP)
    player = Player(watched.page, ("cube:market", "stall:", "cube:church"))
    begin(player)
    board = watched.page.locator('[data-panel="rival"]')
    assert board.get_attribute("aria-label") == "Carla’s board"
    player.play_until(lambda: board.locator('[data-part="rival:cubes"] use').count() > 2 or player.is_over())
    said = player.log()
    assert "Carla takes" in said and "space 1 of Carla’s track" in said
    player.play_until(player.is_over)
    said = player.log()
    assert "fate tile" in said and "A “1” of Carla dies" in said
    score = watched.page.locator(".vc-score").text_content() or ""
    assert "and the rank “" in score and "Apprentice from 0" in score
    assert "winner" not in score, "a game for one has no winner"


def test_a_round_against_carla_is_played_by_touch_on_a_phone(voila, visit):
    """A round against Carla is played by touch: nothing is wider than the window, and the log tells what Carla takes.

    The page has no fault by axe and no target that is too small.
    """
    watched = visit(voila + PLAY, **PHONE)
    player = Fingers(watched.page)
    begin(player)
    player.play_until(lambda: "Round 2" in (player.table.locator(".vc-notes").text_content() or "") or player.is_over())
    assert watched.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert "Carla takes" in player.log()
    assert [*find_faults(watched.page), *find_small_targets(watched.page)] == []


@in_long_runs
def test_a_whole_game_is_written_down_at_a_table_by_touch(store: Store, browser: Browser) -> None:
    """From the empty form to the rank: the player enters moves, cubes and draws, the page plays Carla, and both games agree.

    The first part is written into the store, except with ``VILLAGE_SAMPLES=whole``.
    """
    game = load((RECORDED / "solo-carla.jsonl").read_text(encoding="utf-8"))
    driven = Driven(browser, store)
    page = driven.page
    page.get_by_role("button", name="Play alone against Carla").tap()
    page.wait_for_selector(".vc-table:not([hidden])")
    after = choose_start(len(game.steps))
    while after and game.steps[after - 1].position.seat != 0:
        after -= 1
    known = driven.python.companion.seated.shared
    store.extend(known.found.key, number_lines([format_step(step) for step in game.steps[:after]]))
    driven.look()
    scribe = Scribe(driven, game)
    scribe.write(after)
    assert known.position.table == game.position.table
    page.clock.run_for(60_000)
    page.wait_for_selector(".vc-score:not([hidden]):has-text('and the rank “')")
    told = page.locator(WHOLE_LOG).text_content() or ""
    assert "Carla takes" in told and "dies and is remembered" in told
    assert scribe.taps <= 1.5 * len(game.steps[after:]) and page.evaluate("document.documentElement.scrollWidth") <= 390
    assert driven.wrong == []
    page.context.close()
