"""The tracker without a connection, read from afar, and started again: the companion's page as a whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.companion.pages import Page
from tests.companion.showing import Driven
from tests.companion.tracking import finish
from village_core.games.village.choices import EndTurn, Spend
from village_core.games.village.vocabulary import Place, Spending
from village_core.store.sql import Store


@pytest.fixture
def table(browser: Browser, store: Store) -> Iterator[Driven]:
    """Provide a phone at a new tracked table of two."""
    driven = Driven(browser, store)
    driven.begin()
    yield driven
    assert driven.wrong == []
    driven.page.context.close()


def test_offline_the_tracker_goes_on(table: Driven) -> None:
    """Without a connection the page shows entries as waiting and goes on to the next player.

    Unsent entries can be taken back; all others are stored once when the server answers again.
    """
    page = table.page
    table.lost = True
    page.locator(".vc-tr-quick .vc-tr-choice").nth(1).tap()
    waits = page.locator(".vc-tr-card").first.locator(".vc-tr-waits")
    assert waits.inner_text() == "10 → 8" and page.locator(".vc-head-state").inner_text() == "Saving …"
    page.clock.run_for(500)
    page.locator(".vc-tr-next").tap()
    assert page.locator(".vc-tr-head .vc-name").inner_text() == "Player 2"
    page.clock.run_for(500)
    for nth in (2, 0):
        page.locator(".vc-tr-quick .vc-tr-choice").nth(nth).tap()
    page.clock.run_for(2_000)
    assert "Player 2: 1 time" in page.locator(".vc-waiting summary").inner_text()
    assert page.locator(".vc-waiting").bounding_box()["height"] < 60 and page.locator(".vc-tr-card").first.is_visible()
    page.locator(".vc-waiting summary").tap()
    listed = page.locator(".vc-waiting li")
    assert listed.count() == 4 and "on its way" in listed.last.inner_text() and "Player 2" in listed.first.inner_text()
    listed.first.get_by_role("button").tap()
    assert listed.count() == 3 and page.locator(".vc-tr-card").nth(1).locator(".vc-tr-waits").inner_text() == "10 → 7"
    page.locator("[data-key=undo]").tap()
    assert listed.count() == 2
    page.locator(".vc-tr-quick .vc-tr-choice").nth(0).tap()
    table.lost = False
    page.clock.run_for(10_000)
    page.wait_for_selector(".vc-companion[data-count='3']")
    assert table.python.times == [2, 1] and listed.count() == waits.count() == 0


def test_offline_the_page_has_its_own_copy(table: Driven) -> None:
    """Without a connection the share sheet has the table's code, and the game's file has all stored lines."""
    page = table.page
    table.lose()
    table.lost = True
    page.locator(".vc-tr-quick .vc-tr-choice").nth(1).tap()
    page.clock.run_for(6_000)
    table.open_tool("share")
    assert table.code in table.sheet.replace("-", "") and "Nobody answers" in table.sheet
    page.keyboard.press("Escape")
    table.open_tool("menu")
    page.get_by_role("button", name="Save or export").tap()
    with page.expect_download() as given:
        page.get_by_role("button", name="The game as a file").tap()
    lines = given.value.path().read_text(encoding="utf-8").splitlines()
    shared = table.python.companion.seated.shared
    assert lines == [shared.found.head, *shared.lines] and len(lines) == 2


def test_offline_the_score_sheet_is_filled_and_taken_away(store: Store, table: Driven) -> None:
    """Without a connection a typed number counts at once, and a finished game's sheets come from the page."""
    page, shared = table.page, Page(store, code=table.code).companion.seated.shared
    finish(shared, counts=False)
    table.look()
    for number in page.locator(".vc-tally tbody input").all():
        if not number.input_value():
            number.fill("0")
            number.press("Enter")
    page.locator(".vc-tally-total td", has_text="…").first.wait_for(state="detached")
    table.lost = True
    coins = page.locator(".vc-tally tbody tr").filter(has_text="coins").locator("input").first
    total, had = (int(each) for each in (page.locator(".vc-tally-total td").first.inner_text(), coins.input_value()))
    coins.fill(str(had + 7))
    coins.press("Enter")
    assert page.locator(".vc-tally-total td").first.inner_text() == str(total + 7)
    assert page.locator(".vc-tally-result").inner_text() == "Waiting to be stored"
    table.lost = False
    page.clock.run_for(10_000)
    page.get_by_text(f"with {total + 7} prestige points").first.wait_for()
    shared.pull()
    finish(shared)
    table.look()
    table.lost = True
    page.get_by_role("button", name="Print").wait_for()
    page.clock.run_for(40_000)
    table.open_tool("menu")
    page.get_by_role("button", name="Save or export").tap()
    offered = [said.split("\n")[0] for said in page.locator(".vc-export").all_inner_texts()]
    assert offered[:3] == ["The game as a file", "Score sheet to print", "Score sheet for a spreadsheet"]
    with page.expect_download() as given:
        page.get_by_role("button", name="Score sheet for a spreadsheet").tap()
    assert f',"{total + 7}"' in given.value.path().read_text(encoding="utf-8")
    with page.expect_popup() as opened:
        page.get_by_role("button", name="Score sheet to print").tap()
    assert str(total + 7) in opened.value.locator("table").inner_text()


def test_the_same_players_begin_again(store: Store, table: Driven) -> None:
    """After the end of a game one tap opens a new table for players of the same names, and no sheet asks anything."""
    before = table.code
    finish(Page(store, code=before).companion.seated.shared)
    table.look()
    table.page.get_by_role("button", name="Same players again").tap()
    table.page.wait_for_selector(".vc-companion[data-count='0'] .vc-tr-head")
    assert table.code != before and table.sheet == ""
    assert [player.name for player in table.python.companion.seated.shared.game.players] == ["Player 1", "Player 2"]


LITTLE = """() => [...document.querySelectorAll(".vc-companion *")].filter((one) => {
    const written = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const seen = one.checkVisibility() && !one.closest("svg, .vc-spoken");
    return written && seen && parseFloat(getComputedStyle(one).fontSize) < 14;
}).map((one) => `${one.className}: ${one.textContent}`)"""
"""Script: return the texts whose letters are lower than 14 pixels."""


def test_no_label_is_small(table: Driven) -> None:
    """On a phone no text of the tracker and of its tiles has letters of less than 14 pixels, except in drawings."""
    for tile in ("", "harvest", "family", "crafts", "market", "travel", "council", "church", "counts"):
        if tile:
            table.page.locator(f'[data-key="tile:{tile}"]').tap()
        assert table.page.evaluate(LITTLE) == []
        table.page.keyboard.press("Escape")


def test_a_table_is_read_from_afar(browser: Browser, store: Store) -> None:
    """On a tablet *Show it large* makes lives higher than 120 pixels and the next step at least 96.

    After a reload it is still large; a tap on a player leads back.
    """
    driven = Driven(browser, store, window={"viewport": {"width": 820, "height": 1180}, "has_touch": True})
    driven.begin()
    page = driven.page
    page.get_by_role("button", name="Show it large").tap()
    far = page.locator(".vc-tr-far")
    assert far.all_inner_texts() == ["10", "10"] and far.first.bounding_box()["height"] > 120
    assert page.locator(".vc-tr-next").bounding_box()["height"] >= 96 and not page.locator(".vc-tr-tiles").is_visible()
    driven.open(driven.code)
    assert far.first.is_visible()
    page.locator(".vc-tr-card").nth(1).tap()
    assert page.locator(".vc-tr-tiles").is_visible() and not far.first.is_visible()
    assert driven.wrong == []
    page.context.close()


def test_what_was_entered_after_a_death_waits_for_it(table: Driven) -> None:
    """Without a connection a death is decided later; entries made after it wait for that answer, and are not refused."""
    page = table.page
    for _ in range(3):
        table.lose()
        page.clock.run_for(500)
    table.lost = True
    for nth in (2, 2, 1):
        page.locator(".vc-tr-quick .vc-tr-choice").nth(nth).tap()
        page.clock.run_for(5_000)
    page.locator(".vc-tr-next").tap()
    assert page.locator(".vc-tr-head .vc-name").inner_text() == "Player 2"
    page.locator(".vc-tr-quick .vc-tr-choice").nth(0).tap()
    table.lost = False
    page.clock.run_for(40_000)
    page.locator(".vc-tr-asked h2").wait_for()
    assert table.python.times == [11, 0] and table.sheet == ""
    page.locator(".vc-tr-answers .vc-tr-choice").first.tap()
    page.wait_for_selector(".vc-companion[data-count='9']")
    assert table.python.times == [11, 1]


@pytest.mark.parametrize("deaths", [1, 2])
def test_offline_the_tracker_goes_on_after_who_dies_was_answered(table: Driven, deaths: int) -> None:
    """Without a connection, once the dying member is chosen, the pad goes to the next player, and lost time moves their marker.

    Other questions wait for the connection, and so do entries made after them.
    """
    page, shared = table.page, table.python.companion.seated.shared
    shared.enter(*(Spend(0, Spending.TIME, 5),) * 2 * deaths, EndTurn())
    page.clock.run_for(10_000)
    page.locator(".vc-tr-asked h2").wait_for()
    table.lost = True
    page.clock.run_for(2_000)
    page.locator(".vc-tr-answers .vc-tr-choice").first.tap()
    page.clock.run_for(6_000)
    assert page.locator(".vc-tr-head .vc-name").inner_text() == "Player 2" and not page.locator(".vc-tr-asked").is_visible()
    assert page.locator(".vc-tr-sign.vc-alarm").count() == deaths - 1
    page.locator(".vc-tr-quick .vc-tr-choice").nth(2).tap()
    card = page.locator(".vc-tr-card").nth(1)
    assert card.locator(".vc-here ~ .vc-space").count() == 6 and card.locator(".vc-left").inner_html() == "7"
    page.clock.run_for(500)
    page.locator(".vc-tr-next").tap()
    assert page.locator(".vc-tr-head .vc-name").inner_text() == "Player 1" and page.locator(".vc-waiting li").count() == 3
    count = len(shared.lines)
    table.lost = False
    page.clock.run_for(40_000)
    for _ in range(deaths - 1):
        page.locator(".vc-tr-asked h2").wait_for()
        assert table.python.times[1] == 0
        page.locator(".vc-tr-answers .vc-tr-choice").first.tap()
    page.wait_for_selector(f".vc-companion[data-count='{count + deaths + 2}']")
    assert (
        table.python.times[1] == 3
        and len(shared.position.table.farms[0].list_generations_at(Place.FARM)) == 4 - deaths
        and table.sheet == ""
    )


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_the_list_of_customers_fits(browser: Browser, store: Store, width: int, height: int) -> None:
    """On a phone each customer is whole on its button, the list scrolls, and the end of the turn stays below it."""
    phone = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
    driven = Driven(browser, store, window=phone)
    driven.begin()
    page = driven.page
    page.locator('[data-key="tile:market"]').tap()
    page.locator(".vc-tr-rows button").first.tap()
    outside = page.evaluate("""() => [...document.querySelectorAll(".vc-tr-pick")].filter((pick) => {
        const [box, drawn] = [pick, pick.querySelector("svg")].map((one) => one.getBoundingClientRect());
        return drawn.left < box.left || drawn.right > box.right || drawn.top < box.top || drawn.bottom > box.bottom;
    }).length""")
    end = page.locator(".vc-tr-next").bounding_box()
    assert outside == 0 and end["y"] + end["height"] <= height
    page.locator(".vc-tr-pick").last.scroll_into_view_if_needed()
    last = page.locator(".vc-tr-pick").last.bounding_box()
    assert last["y"] + last["height"] <= end["y"] and page.locator(".vc-tr-away").is_visible()
    assert driven.wrong == []
    page.context.close()
