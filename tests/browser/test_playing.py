"""The play page: rounds by touch, a refusal, undo, thinking, files, charts, and a game to its end by mouse."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import MOVES, PATIENCE, Fingers, Player
from tests.samples import choose_start, thin
from tests.village.retelling import play_game
from village_core.games import save

PLAY = "/voila/render/play.ipynb"
MARKET_FIRST = ("cube:market", "stall:")


def check_round_with_market_and_mass(player: Player) -> None:
    """Play until the second round or the end, and check that the log tells a market day and a mass."""
    player.play_until(lambda: "Round 2" in (player.table.locator(".vc-notes").text_content() or "") or player.is_over())
    told = player.log()
    assert "market day" in told
    assert "mass" in told


def test_a_round_is_played_by_touch_on_a_phone(host, visit):
    """On a phone a round with a market day and a mass is played by touch, and nothing is wider than the window."""
    watched = visit(host + PLAY, **PHONE)
    player = Fingers(watched.page, MARKET_FIRST)
    player.begin(seed="market and mass")
    assert watched.page.evaluate("document.documentElement.scrollWidth") <= 390
    check_round_with_market_and_mass(player)
    assert watched.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_refused_move_shows_its_rule_and_where_it_stands(host, visit):
    """Pointing at the well without the means shows the cost, the missing part and the citation.

    The table does not change, and Escape closes the refusal.
    """
    watched = visit(host + PLAY, **DESKTOP)
    player = Player(watched.page)
    player.begin(seed="a refusal")
    before = player.version
    player.press(player.table.locator('[data-at="well"]').first)
    sheet = watched.page.locator(".vc-sheet:popover-open")
    sheet.wait_for(timeout=PATIENCE)
    said = sheet.text_content() or ""
    assert "At the well you pay 3 influence cubes of one colour" in said
    assert re.search(r"needs 3 Skill .*you have", said)
    assert "a short form of the rules (written in German), under “Brunnen" in said
    assert player.version == before
    assert sheet.get_attribute("role") == "alertdialog"
    watched.page.keyboard.press("Escape")
    sheet.wait_for(state="hidden", timeout=PATIENCE)


def test_an_opponent_says_why_it_did_what_it_did(host, visit):
    """Beside an opponent's action a button asks for its reason; the answer in points appears below, and only on request."""
    watched = visit(host + PLAY, **PHONE)
    player = Fingers(watched.page)
    player.begin(seed="why", plays="steady")
    question = watched.page.locator(".vc-log .vc-because").first
    player.play_until(lambda: question.count() > 0)
    assert not watched.page.locator(".vc-grounds").count()
    assert question.bounding_box()["height"] >= 44
    question.scroll_into_view_if_needed()
    question.tap()
    said = watched.page.locator(".vc-log .vc-grounds").first
    said.wait_for(timeout=PATIENCE)
    told = r"Of all its moves this left Steady \d with most\. .*(More|Less): .+ \(worth about \d+ points?\)"
    assert re.match(told, said.text_content() or "")


def test_undo_takes_a_move_back_and_redo_brings_it_again(host, visit):
    """Undo returns to the same question, redo to the one after it; then there is nothing more to redo."""
    watched = visit(host + PLAY, **DESKTOP)
    player = Player(watched.page)
    player.begin(seed="undo")
    question = player.table.locator(".vc-decision").first
    first = question.text_content()
    player.move()
    second = question.text_content()
    player.press(watched.page.get_by_role("button", name="Undo"))
    watched.page.wait_for_function(f"() => document.querySelector('.vc-table .vc-decision').textContent === {first!r}")
    player.press(watched.page.get_by_role("button", name="Redo"))
    watched.page.wait_for_function(f"() => document.querySelector('.vc-table .vc-decision').textContent === {second!r}")
    assert watched.page.get_by_role("button", name="Redo").is_hidden()


THOUGHT = """() => {
    window.thought = [];
    const place = document.querySelector('.vc-thinking:not(.vc-what-if *)');
    const look = () => place.hidden || window.thought.push(place.innerText);
    new MutationObserver(look).observe(place, { attributes: true, subtree: true });
}"""


THOUGHT_OR_ASKED = "() => thought.length || document.querySelector('.vc-table :is(.vc-open, .vc-beside button)')"


@pytest.mark.parametrize(("window", "hands"), thin([(PHONE, Fingers), (DESKTOP, Player)], 2))
def test_a_strong_opponent_says_that_it_thinks(host, visit, window, hands):
    """The page says that the strong player computes, and offers to hurry it; when it has moved, the player is asked."""
    watched = visit(host + PLAY, **window)
    player = hands(watched.page)
    player.begin(seed="thinking", plays="strong")
    player.table.locator(".vc-open").first.wait_for(timeout=PATIENCE)
    watched.page.evaluate(THOUGHT)
    for _ in range(MOVES):
        watched.page.wait_for_function(THOUGHT_OR_ASKED, timeout=PATIENCE)
        if watched.page.evaluate("thought.length"):
            break
        player.move()
    player.table.locator(".vc-open").first.wait_for(timeout=PATIENCE)
    watched.page.locator(".vc-thinking:not(.vc-what-if *)").wait_for(state="hidden", timeout=PATIENCE)
    said = watched.page.evaluate("thought[0]")
    assert "Thinking" in said and "Move now" in said
    assert "Strong 1" in player.log()


def test_a_saved_game_goes_on_in_another_browser(host, visit, tmp_path):
    """A saved file loads on a page in another browser, which then shows the same question."""
    watched = visit(host + PLAY, **DESKTOP)
    player = Player(watched.page)
    player.begin(seed="saving")
    for _ in range(5):
        player.move()
    question = player.table.locator(".vc-decision").first.text_content()
    with watched.page.expect_download() as download:
        player.press(watched.page.get_by_role("button", name="Save"))
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    again = visit(host + PLAY, **DESKTOP)
    again.page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
    again.page.locator(".vc-load input[type=file]").set_input_files(file)
    again.page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)
    assert again.page.locator(".vc-table .vc-decision").first.text_content() == question


def test_a_game_goes_on_after_a_careless_reload(host, visit):
    """After a reload the page offers the game as it was left, and a tap opens it at the same question."""
    watched = visit(host + PLAY, **PHONE)
    player = Fingers(watched.page)
    player.begin(seed="a slip of the finger")
    for _ in range(4):
        player.move()
    question = player.table.locator(".vc-decision").first.text_content()
    watched.page.reload()
    resume = watched.page.locator(".vc-resume")
    resume.wait_for(timeout=PATIENCE * 3)
    player.press(resume)
    watched.page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)
    assert player.table.locator(".vc-decision").first.text_content() == question


def test_the_keyboard_stays_in_an_open_sheet(host, visit):
    """Twelve presses of Tab leave the focus in the sheet that asks."""
    watched = visit(host + PLAY, **DESKTOP)
    player = Player(watched.page, ("cube:crafts", "building:"))
    player.begin(seed="held")
    player.move()
    player.move()
    inside = "document.querySelector('.vc-sheet:popover-open')?.contains(document.activeElement)"
    for _ in range(12):
        watched.page.keyboard.press("Tab")
        assert watched.page.evaluate(inside)


def test_a_file_that_is_no_game_is_refused_in_words(host, visit, tmp_path):
    """A foreign file gets a message, and the page stays as it was."""
    file = tmp_path / "holiday.json"
    file.write_text('{"a": 1}')
    watched = visit(host + PLAY, **DESKTOP)
    watched.page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
    watched.page.locator(".vc-load input[type=file]").set_input_files(file)
    sheet = watched.page.locator(".vc-sheet:popover-open")
    sheet.wait_for(timeout=PATIENCE)
    assert "could not be loaded" in (sheet.text_content() or "")
    assert watched.page.locator(".vc-settings").is_visible()


def test_charts_follow_the_game(host, visit):
    """Charts appear on request, the first in view, and it changes as the game goes on."""
    watched = visit(host + PLAY, **DESKTOP)
    player = Player(watched.page)
    player.begin(seed="charts")
    player.press(watched.page.get_by_role("button", name="Charts", exact=True))
    watched.page.wait_for_function("() => document.querySelectorAll('.bqplot svg').length >= 2", timeout=PATIENCE)
    drawn = watched.page.locator(".vc-charts .bqplot").first
    watched.page.wait_for_function(
        "chart => chart.getBoundingClientRect().bottom <= innerHeight + 1", arg=drawn.element_handle(), timeout=PATIENCE
    )
    lines = ".bqplot path.line"
    before = watched.page.locator(lines).first.get_attribute("d")
    for _ in range(12):
        player.move()
    watched.page.wait_for_function(
        "([lines, before]) => document.querySelector(lines).getAttribute('d') !== before", arg=[lines, before], timeout=PATIENCE
    )
    assert watched.page.evaluate("document.documentElement.scrollWidth") <= 1280


GAMES = (("big_box_2023", 2), ("first_2011", 2), ("first_2011", 4), ("big_box_2023", 4))


@pytest.mark.parametrize(("edition", "players"), thin(GAMES, 4))
def test_a_game_is_played_to_the_final_score(host, visit, edition, players):
    """By mouse one person plays a saved game against random players to its end; the score is shown by category, with who wins.

    Each total is the sum of its column. The whole game with ``VILLAGE_SAMPLES=whole``.
    """
    game = play_game(players, seed=1, edition=edition)
    seats = (replace(one, plays="random" if seat else "person") for seat, one in enumerate(game.players))
    saved = save(replace(game, players=tuple(seats)).branch(choose_start(len(game.steps))))
    page = visit(host + PLAY, **DESKTOP).page
    page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
    file = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": saved.encode()}
    page.locator(".vc-load input[type=file]").set_input_files(file)
    page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)
    player = Player(page)
    assert player.play_until(player.is_over) > 5
    score = page.locator(".vc-score")
    assert score.locator("tbody tr").count() == 7
    totals = [int(cell) for cell in score.locator("tfoot td").all_text_contents()]
    columns = [[int(text) for text in row.locator("td").all_text_contents()] for row in score.locator("tbody tr").all()]
    assert totals == [sum(column) for column in zip(*columns, strict=True)]
    assert len(totals) == players
    assert re.search(r"wins (with|the tie)|share the victory", score.text_content() or "")
