"""A game for one on the play page and at a table: how it is begun, what is seen of Carla, one whole game."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.auditing import faults, small
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.companion.recording import Driven, opened
from tests.village.positions import turn
from tests.village.solo.positions import alone
from village_core.store import Store

PLAY = "/voila/render/play.ipynb"


def begin(player: Player) -> None:
    """Two taps: alone, and start. A game of two takes the second one only."""
    player.page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
    player.press(player.page.get_by_role("button", name="Play alone"))
    assert "Big Box" in (player.page.locator(".vc-summed").text_content() or "")
    player.press(player.page.locator(".vc-settings button[type=submit]"))
    player.page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)


def test_a_whole_game_against_carla_is_played_by_clicking(voila, visit):
    """Her answers are told, her board shows them, the end says the rank."""
    watched = visit(voila + PLAY, **DESKTOP)
    player = Player(watched.page, ("cube:market", "stall:", "cube:church"))
    begin(player)
    board = watched.page.locator('[data-panel="rival"]')
    assert board.get_attribute("aria-label") == "Carla’s board"
    player.play_until(lambda: board.locator('[data-part="rival:cubes"] use').count() > 2 or player.over())
    said = player.log()
    assert "Carla takes" in said and "space 1 of Carla’s track" in said
    player.play_until(player.over)
    said = player.log()
    assert "fate tile" in said and "Carla’s “1” dies" in said
    score = watched.page.locator(".vc-score").text_content() or ""
    assert "and the rank “" in score and "Apprentice from 0" in score


def test_a_round_against_carla_is_played_by_touch_on_a_phone(voila, visit):
    """Nothing is wider than the window, and her board is among the others."""
    watched = visit(voila + PLAY, **PHONE)
    player = Fingers(watched.page)
    begin(player)
    player.play_until(lambda: "Round 2" in (player.table.locator(".vc-notes").text_content() or "") or player.over())
    assert watched.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert "Carla takes" in player.log()
    assert [*faults(watched.page), *small(watched.page)] == [], "the accessibility audit finds nothing on her board"


def test_a_cube_is_said_and_hers_is_told(store: Store, browser: Browser) -> None:
    """One taps one's own cube, leaves the action, and is told hers; the tile that it passes is turned over at the table."""
    table = alone(spaces={"harvest": "faith faith", "crafts": "skill"}, track="skill skill")
    driven = Driven(browser, opened(store, turn(table)))
    driven.tap('[data-at="cube:harvest:faith"]')
    driven.page.get_by_role("button", name="Leave the action").first.tap()
    driven.page.get_by_role("button", name="The quill").first.tap()
    driven.page.wait_for_selector(".vc-lines:has-text('Carla’s “1” dies and is remembered in the farm row')", state="attached")
    told = driven.page.locator(".vc-lines").all_text_contents()
    assert any("Carla takes a Faith (brown) cube from the harvest" in line for line in told) and not driven.wrong
    driven.page.close()
