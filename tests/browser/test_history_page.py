"""The history on the companion's page: going back, corrections, and what others enter meanwhile."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.companion.pages import Page
from tests.companion.showing import Driven
from village_core.store.sql import Store

FOCUS = "document.activeElement.textContent"
ROOM_ABOVE_BOX = """() => {
    const box = document.querySelector(".vc-mine");
    return box.getBoundingClientRect().top - box.previousElementSibling.getBoundingClientRect().bottom;
}"""


def test_going_back_takes_nothing_back_unseen(store: Store, seated: Driven) -> None:
    """If another player makes an entry while a page asks before going back, nothing is undone unseen.

    The list and the question stay, the page says that there is something new, and the confirmation does not count.
    """
    seated.lose()
    seated.lose()
    seated.open_tool("history")
    seated.page.get_by_role("button", name="Go back to here").tap()
    other = Page(store, code=seated.code)
    other.lose(1)
    seated.look()
    seated.page.wait_for_selector(".vc-past-news button")
    assert seated.page.evaluate(FOCUS) == "Go back" and seated.page.locator(".vc-past [data-line]").count() == 2
    seated.page.get_by_role("button", name="Go back", exact=True).tap()
    seated.page.wait_for_selector(".vc-meanwhile-entered")
    assert "Enter it still" not in seated.sheet and other.times == [2, 1]


def test_an_entry_is_corrected_where_it_stands(seated: Driven) -> None:
    """A turn is one line of the history that unfolds; an entry in it is changed by three taps, and is struck through.

    The page says which number became which, and one tap undoes the correction. The text above the entry's box keeps its distance.
    """
    for _ in range(3):
        seated.lose()
    seated.page.locator(".vc-tr-next").tap()
    seated.page.wait_for_selector(".vc-companion[data-count='4']")
    seated.page.clock.run_for(3_000)
    seated.lose()
    seated.open_tool("history")
    assert seated.page.locator(".vc-sheet .vc-past > li:visible").count() == 2
    seated.page.locator("[data-turn] summary").tap()
    assert seated.page.locator(".vc-sheet").evaluate("(sheet) => sheet.scrollHeight > sheet.clientHeight")
    expect(seated.page.get_by_role("button", name="Close", exact=True)).to_be_in_viewport(ratio=0.99)
    seated.page.locator("[data-line='2'] .vc-past-change").tap()
    seated.page.locator(".vc-correct-list").first.wait_for()
    assert "It didn’t happen" in seated.sheet and seated.page.evaluate(ROOM_ABOVE_BOX) >= 8
    seated.page.locator(".vc-correct-list button").filter(has_text="3").first.tap()
    seated.page.wait_for_selector(".vc-companion[data-count='10']")
    assert seated.python.times == [5, 1]
    seated.page.wait_for_selector("[data-line='2'] s")
    assert "Corrected. It was" in seated.sheet and seated.page.locator(".vc-past [data-line]").count() == 7
    said = seated.page.locator(".vc-past-news")
    assert said.locator("del").inner_text() == "1" and said.locator("ins").inner_text() == "3"
    assert "Everything after it is as it was" in said.inner_text()
    said.get_by_role("button", name="Undo").tap()
    seated.page.wait_for_selector(".vc-companion[data-count='15']")
    assert seated.python.times == [3, 1]
    seated.page.wait_for_function("() => !document.querySelector('.vc-past-news').textContent")


def test_something_else_is_found_by_player_and_kind(seated: Driven) -> None:
    """Among all possible corrections the same player's come first, by kind as on the pad; another player's are one tap away."""
    seated.lose()
    seated.open_tool("history")
    seated.page.locator("[data-line='1'] .vc-past-change").tap()
    seated.page.get_by_text("Something else happened").tap()
    chooser = seated.page.locator(".vc-chooser:visible")
    whose = chooser.locator(".vc-whose button")
    assert [one.get_attribute("aria-pressed") for one in whose.all()] == ["true", "false"]
    assert len(chooser.locator("summary").all_inner_texts()) == 9 and not chooser.locator(".vc-kinds button:visible").count()
    whose.nth(1).tap()
    chooser.get_by_text("Family", exact=True).tap()
    assert 0 < chooser.locator(".vc-kinds button:visible").count() < 8
    chooser.get_by_text("Time", exact=True).tap()
    listed = chooser.locator(".vc-kinds button:visible")
    assert all("Player 2" in said for said in listed.all_inner_texts()) and listed.count() < 8
    listed.nth(1).tap()
    seated.page.wait_for_selector(".vc-companion[data-count='3']")
    assert seated.python.times == [0, 2]


def test_who_went_back_is_said_above_the_table(store: Store, seated: Driven) -> None:
    """After another page went back, this page says who did above the table, without a sheet, until the next entry."""
    seated.lose()
    seated.lose()
    other = Page(store, code=seated.code, seat=1)
    other.do("undo", v=2, token="u")
    seated.look()
    back = seated.page.locator(".vc-head-back")
    back.wait_for()
    assert back.inner_text() == "Player 2: One entry was taken back." and not seated.sheet
    seated.lose()
    assert not back.is_visible() and seated.python.times == [2, 0]


def test_an_hourglass_too_many_is_taken_back_at_the_players_card(seated: Driven) -> None:
    """An hourglass too many is given back by one tap on a tile and one on −1, as an entry of its own."""
    seated.lose()
    seated.lose()
    seated.page.locator('[data-key="tile:counts"]').tap()
    seated.page.locator(".vc-tr-rows button").first.tap()
    seated.page.wait_for_selector(".vc-companion[data-count='3']")
    assert seated.python.times == [1, 0]


def test_a_list_that_grows_keeps_the_focus(store: Store, seated: Driven) -> None:
    """The focus stays on its entry of the history while the list grows."""
    seated.lose()
    seated.lose()
    seated.open_tool("history")
    seated.page.locator("[data-line='1'] button").first.focus()
    Page(store, code=seated.code).lose(1)
    seated.look()
    seated.page.wait_for_selector("[data-line='3']")
    assert seated.page.evaluate("document.activeElement.closest('li')?.dataset.line") == "1"
