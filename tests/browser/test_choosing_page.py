"""Choices on a game's page: dragged by mouse and finger, made if forced, and covered when players change places."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.browser.test_composing_page import Played
from tests.clocks import stop_clock
from tests.village.positions import lay_acting, lay_market_day, lay_turn, lay_village
from tests.widgets.tables import ANNA, BERT, CARL
from village_core.games.village import Position
from village_core.kernel.game import Game
from village_core.kernel.game import Player as Seated
from village_widgets.components.session import Session

SPACES = {"market": "skill", "crafts": "faith skill", "family": "knowledge", "church": "plague"}
ONE_LINE = """selector => {
    const button = document.querySelector(selector);
    const inside = document.createRange();
    inside.selectNodeContents(button);
    return inside.getClientRects().length === 1;
}"""
"""Script: tell if the text of a button has one line."""
LIFTED = "() => document.querySelector('.vc-carried') !== null"


@pytest.fixture
def lay(browser: Browser) -> Iterator[Callable[..., Player]]:
    """Provide a function that opens the page of a game at a position, with two players; no error may occur on it."""
    shown: list[Played] = []

    def open_page(position: Position, other: Seated, fingers: bool = False) -> Player:
        window = {"reduced_motion": "reduce", **(PHONE if fingers else DESKTOP)}
        shown.append(Played(browser, window, Session(Game((ANNA, other), position), "1")))
        return (Fingers if fingers else Player)(shown[-1].page)

    yield open_page
    for played in shown:
        assert played.wrong == []
        played.page.context.close()


def find_middle(place: Locator) -> tuple[float, float]:
    """Scroll a place to the middle of the window, and return the middle of the place."""
    place.evaluate("place => place.scrollIntoView({ block: 'center' })")
    return measure_middle(place)


def measure_middle(place: Locator) -> tuple[float, float]:
    """Return x and y of the middle of an element, in pixels of the window."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def find_target(page: Page, at: str) -> Locator:
    """Return the first target on the page with a key: a place of the board, or a piece on it."""
    return page.locator(f'[data-at="{at}"]').first


def drag(page: Page, piece: Locator, to: Locator) -> None:
    """Drag a piece with the mouse to the middle of a place, and drop it; check that the piece is lifted only while dragged."""
    page.mouse.move(*find_middle(piece))
    page.mouse.down()
    x, y = find_middle(to)
    page.mouse.move(x - 20, y - 20, steps=4)
    assert page.evaluate(LIFTED)
    page.mouse.move(x, y)
    page.mouse.up()
    assert not page.evaluate(LIFTED)


def read_line(line: Locator) -> str:
    """Return the text of an element, hidden parts included, with single spaces between words and none at the ends."""
    return " ".join((line.text_content() or "").split())


def wait_for_change(player: Player, before: str) -> None:
    """Wait until the table's version differs from ``before``."""
    player.page.wait_for_function(
        "before => document.querySelector('.vc-table').dataset.version !== before", arg=before, timeout=PATIENCE
    )


def test_a_cube_is_carried_to_the_farm_and_a_member_to_a_workshop(lay):
    """By mouse a cube is dragged to the farm; a member dragged to a workshop is the one that the sheet asks about."""
    player = lay(lay_turn(lay_village(2, spaces=SPACES, members={0: {"farm": (2,)}})), BERT)
    page = player.page
    before = player.version
    drag(page, find_target(page, "cube:crafts:faith"), page.locator('[data-panel="farm:0"]'))
    wait_for_change(player, before)
    assert "Anna takes a Faith (brown) cube from the crafts" in player.log()
    drag(page, find_target(page, "member:0:2:farm"), find_target(page, "building:smithy"))
    page.wait_for_selector(".vc-sheet:popover-open .vc-asked", timeout=PATIENCE)
    asked = page.locator(".vc-sheet .vc-asked button").all_text_contents()
    assert len(asked) == 2 and all("“2”" in label for label in asked)


def test_a_customer_who_cannot_be_served_is_refused_with_the_rule_and_escape_puts_back(lay):
    """A dragged customer who cannot be served is refused with the rule; Escape puts back one who can be served."""
    position = lay_market_day(lay_village(2, stalls=(22, 23, 19, 8), stock={0: {"plow": 1}}, spaces=SPACES))
    player = lay(position, BERT)
    page = player.page
    before = player.version
    farm = page.locator('[data-panel="farm:0"]')
    drag(page, find_target(page, "stall:23"), farm)
    sheet = page.locator(".vc-sheet:popover-open")
    sheet.wait_for(timeout=PATIENCE)
    assert "needs 1 scroll" in (sheet.text_content() or "")
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden", timeout=PATIENCE)
    page.mouse.move(*find_middle(find_target(page, "stall:22")))
    page.mouse.down()
    page.mouse.move(*find_middle(farm), steps=4)
    page.keyboard.press("Escape")
    assert not page.evaluate(LIFTED)
    page.mouse.up()
    assert player.version == before
    drag(page, find_target(page, "stall:22"), farm)
    wait_for_change(player, before)
    assert "serves" in player.log()


def build_touch(page: Page) -> Callable[..., None]:
    """Return a function that dispatches the start, movement or end of a touch on the page, with the points of its fingers."""
    devices = page.context.new_cdp_session(page)

    def touch(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in fingers]
        devices.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return touch


def test_a_finger_that_begins_on_a_piece_scrolls(lay):
    """On a phone a swipe that starts on a cube scrolls the page, and takes nothing."""
    player = lay(lay_turn(lay_village(2, spaces=SPACES)), BERT, fingers=True)
    page, before = player.page, player.version
    stop_clock(page)
    x, y = find_middle(find_target(page, "cube:family:knowledge"))
    start, touch = page.evaluate("scrollY"), build_touch(page)
    touch("touchStart", (x, y))
    for step in range(1, 11):
        touch("touchMove", (x, y - 25 * step))
    touch("touchEnd")
    page.wait_for_function("start => scrollY - start > 150", arg=start, timeout=PATIENCE)
    assert player.version == before and not page.evaluate(LIFTED)


def test_a_finger_that_rests_on_a_piece_carries_it(lay):
    """On a phone a cube under a resting finger is dragged to the player's strip, and is taken."""
    player = lay(lay_turn(lay_village(2, spaces=SPACES)), BERT, fingers=True)
    page, before, touch = player.page, player.version, build_touch(player.page)
    touch("touchStart", find_middle(find_target(page, "cube:family:knowledge")))
    page.wait_for_function(LIFTED, timeout=PATIENCE)
    touch("touchMove", measure_middle(page.locator(".vc-strip")))
    page.wait_for_selector(".vc-strip.vc-over", timeout=PATIENCE)
    touch("touchEnd")
    wait_for_change(player, before)
    assert "Anna takes a Knowledge (pink) cube" in player.log()


@pytest.mark.parametrize("fingers", [False, True])
def test_a_market_day_without_sales_is_one_line(lay, fingers):
    """If neither of two people can sell, one line says so, and a moment later both have passed, unless a player asks why.

    Undo takes the cube back, both before and after they have passed. Without motion they pass at once. If the player has turned
    forced moves off, the page asks instead, also after a reload.
    """
    player = lay(lay_turn(lay_village(2, spaces=SPACES)), CARL, fingers)
    page = player.page
    stop_clock(page)
    line, question = page.locator(".vc-forced:not([hidden])"), page.locator(".vc-table .vc-decision").first
    before = player.version
    player.press(find_target(page, "cube:market:skill"))
    wait_for_change(player, before)
    assert read_line(line) == "Nobody can sell now. Wait Why?"
    assert page.evaluate(ONE_LINE, ".vc-forced button") and question.is_hidden()
    assert len({button.evaluate("button => button.offsetTop") for button in line.get_by_role("button").all()}) == 1
    before = player.version
    player.press(line.get_by_role("button", name="Why?"))
    page.clock.run_for(60_000)
    assert player.version == before and read_line(line) == "Nobody can sell now. Why?"
    sheet = page.locator(".vc-sheet:popover-open")
    assert "hand over all goods and grain" in (sheet.locator(".vc-sentence").text_content() or "")
    player.press(sheet.get_by_role("button", name="Close"))
    player.press(page.locator(".vc-undoing").get_by_role("button", name="Undo"))
    wait_for_change(player, before)
    before = player.version
    player.press(find_target(page, "cube:market:skill"))
    wait_for_change(player, before)
    before = player.version
    page.clock.run_for(2_500)
    wait_for_change(player, before)
    assert read_line(line) == "Went on by itself. Nobody can sell now. Why?"
    assert (question.text_content() or "").startswith("Carl: take a cube")
    before = player.version
    player.press(page.locator(".vc-undoing").get_by_role("button", name="Undo"))
    wait_for_change(player, before)
    assert (question.text_content() or "").startswith("Anna: take a cube") and line.count() == 0
    player.set("Movement", "off")
    before = player.version
    player.press(find_target(page, "cube:market:skill"))
    wait_for_change(player, before)
    page.clock.run_for(1)
    again = "() => document.querySelector('.vc-decision').textContent.startsWith('Carl: take a cube')"
    page.wait_for_function(again, timeout=PATIENCE)
    before = player.version
    player.press(page.locator(".vc-undoing").get_by_role("button", name="Undo"))
    wait_for_change(player, before)
    player.press(page.get_by_role("button", name="Settings"))
    box = page.get_by_label("Do what is the only thing possible")
    assert box.is_checked()
    player.press(box)
    page.keyboard.press("Escape")
    before = player.version
    player.press(find_target(page, "cube:market:skill"))
    wait_for_change(player, before)
    assert (question.text_content() or "").startswith("Anna: serve") and line.count() == 0
    page.reload()
    page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)
    assert (question.text_content() or "").startswith("Anna: serve")


def test_the_page_is_covered_until_its_next_owner_has_it(lay):
    """With hidden customers of two people, none is face up and no move is possible until the player confirms having the phone."""
    position = lay_acting(lay_village(2, spaces=SPACES, served={0: (23,), 1: (20,)}), "church")
    player = lay(position, CARL, fingers=True)
    page = player.page
    cover, mine = page.locator(".vc-cover:not([hidden])"), '.vc-own [data-part="farm:{}:customers"] .bg'
    assert (cover.locator("p").text_content() or "") == "Hand this to Anna"
    player.press(cover.get_by_role("button"))
    page.wait_for_selector(mine.format(0), timeout=PATIENCE)
    before = player.version
    player.press(page.get_by_role("button", name="Leave the action"))
    wait_for_change(player, before)
    assert (cover.locator("p").text_content() or "") == "Hand this to Carl"
    assert page.locator(".vc-row:visible, .vc-open").count() == 0
    assert page.locator('[data-part$=":customers"] .bg').count() == 0
    player.press(cover.get_by_role("button"))
    page.wait_for_selector(mine.format(1), timeout=PATIENCE)
    assert cover.count() == 0 and page.locator(".vc-open").count() > 0
