"""The companion's page as a whole: simultaneous players, messages that arrive unasked, and the browser's storage."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.companion.pages import Page, forget
from tests.companion.recording import page_of, until
from tests.companion.showing import Driven
from tests.companion.tracking import finish
from tests.linking import script
from village_core.games.village.choices import Tell
from village_core.games.village.rounds import Seeding
from village_core.games.village.vocabulary import ScoreLine
from village_core.store.sql import Store

GAMES = Path(__file__).parents[1] / "games"
FOCUS = "document.activeElement.textContent"
KEPT = "() => Object.keys(localStorage).filter((key) => key.startsWith('village-companion.')).sort()"
OUTBOX, OWN = "village-companion.outbox.", "village-companion.own."
ROOM_ABOVE_BOX = """() => {
    const box = document.querySelector(".vc-mine");
    return box.getBoundingClientRect().top - box.previousElementSibling.getBoundingClientRect().bottom;
}"""
NO_ROOM = "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"


@pytest.fixture
def phone(browser: Browser, store: Store) -> Iterator[Callable[..., Driven]]:
    """Provide a function that opens the companion's page on a phone."""
    opened: list[Driven] = []

    def open_page(code: str = "") -> Driven:
        opened.append(Driven(browser, store, code))
        return opened[-1]

    yield open_page
    for driven in opened:
        assert driven.wrong == []
        driven.page.context.close()


@pytest.fixture
def table(phone: Callable[..., Driven]) -> Driven:
    """Provide a phone at a new tracked table of two."""
    driven = phone()
    driven.begin()
    return driven


def test_going_back_takes_nothing_back_unseen(store: Store, table: Driven) -> None:
    """If another player makes an entry while a page asks before going back, nothing is undone unseen.

    The list and the question stay, the page says that there is something new, and the confirmation does not count.
    """
    table.lose()
    table.lose()
    table.tool("history")
    table.page.get_by_role("button", name="Go back to here").tap()
    other = Page(store, code=table.code)
    other.lose(1)
    table.look()
    table.page.wait_for_selector(".vc-past-news button")
    assert table.page.evaluate(FOCUS) == "Go back" and table.page.locator("[data-line]").count() == 2
    table.page.get_by_role("button", name="Go back", exact=True).tap()
    table.page.wait_for_selector(".vc-meanwhile-entered")
    assert "Enter it still" not in table.sheet and other.times == [2, 1]


def test_an_entry_is_corrected_where_it_stands(table: Driven) -> None:
    """A turn is one line of the history that unfolds; an entry in it is changed by three taps, and is struck through.

    The text above the entry's box keeps its distance.
    """
    for _ in range(3):
        table.lose()
    table.page.locator(".vc-tr-next").tap()
    table.page.wait_for_selector(".vc-companion[data-count='4']")
    table.page.clock.run_for(3_000)
    table.lose()
    table.tool("history")
    assert table.page.locator(".vc-sheet .vc-past > li:visible").count() == 2
    table.page.locator("[data-turn] summary").tap()
    assert table.page.locator(".vc-sheet").evaluate("(sheet) => sheet.scrollHeight > sheet.clientHeight")
    expect(table.page.get_by_role("button", name="Close", exact=True)).to_be_in_viewport(ratio=0.99)
    table.page.locator("[data-line='2'] .vc-past-change").tap()
    table.page.locator(".vc-correct-list").first.wait_for()
    assert "It didn’t happen" in table.sheet and table.page.evaluate(ROOM_ABOVE_BOX) >= 8
    table.page.locator(".vc-correct-list button").filter(has_text="3").first.tap()
    table.page.wait_for_selector(".vc-companion[data-count='10']")
    assert table.python.times == [5, 1]
    table.page.wait_for_selector("[data-line='2'] s")
    assert "Corrected. It was" in table.sheet and table.page.locator("[data-line]").count() == 7
    said = table.page.locator(".vc-past-news")
    assert said.locator("del").inner_text() == "1" and said.locator("ins").inner_text() == "3"
    assert "Everything after it is as it was" in said.inner_text()
    said.get_by_role("button", name="Undo").tap()
    table.page.wait_for_selector(".vc-companion[data-count='15']")
    assert table.python.times == [3, 1]
    table.page.wait_for_function("() => !document.querySelector('.vc-past-news').textContent")


def test_something_else_is_found_by_player_and_kind(table: Driven) -> None:
    """Among all possible corrections the same player's come first, by kind as on the pad; another player's are one tap away."""
    table.lose()
    table.tool("history")
    table.page.locator("[data-line='1'] .vc-past-change").tap()
    table.page.get_by_text("Something else happened").tap()
    chooser = table.page.locator(".vc-chooser:visible")
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
    table.page.wait_for_selector(".vc-companion[data-count='3']")
    assert table.python.times == [0, 2]


def test_who_went_back_is_said_above_the_table(store: Store, table: Driven) -> None:
    """All pages show above the table who went back, until the table goes on."""
    table.lose()
    table.lose()
    other = Page(store, code=table.code, seat=1)
    other.do("undo", v=2, token="u")
    table.look()
    back = table.page.locator(".vc-head-back")
    back.wait_for()
    assert back.inner_text() == "Player 2: One entry was taken back." and not table.sheet
    table.lose()
    assert not back.is_visible() and table.python.times == [2, 0]


def test_an_hourglass_too_many_is_taken_back_at_the_players_card(table: Driven) -> None:
    """An hourglass too many is undone by one tap on a tile and one on −1."""
    table.lose()
    table.lose()
    table.page.locator('[data-key="tile:counts"]').tap()
    table.page.locator(".vc-tr-rows button").first.tap()
    table.page.wait_for_selector(".vc-companion[data-count='3']")
    assert table.python.times == [1, 0]


def test_a_list_that_grows_keeps_the_focus(store: Store, table: Driven) -> None:
    """The focus stays on its entry of the history while the list grows."""
    table.lose()
    table.lose()
    table.tool("history")
    table.page.locator("[data-line='1'] button").first.focus()
    Page(store, code=table.code).lose(1)
    table.look()
    table.page.wait_for_selector("[data-line='3']")
    assert table.page.evaluate("document.activeElement.closest('li')?.dataset.line") == "1"


def test_what_comes_unasked_is_not_answered_by_a_tap_on_its_way(store: Store, table: Driven) -> None:
    """A conflict that opens under a finger has disabled buttons for a moment, and a tap beside it does not close it."""
    Page(store, code=table.code).enter(type="spend", seat=0, why="time", time=2)
    table.python.companion.seated.shared.pull = lambda: None
    table.page.locator(".vc-tr-quick .vc-tr-choice").first.tap()
    table.page.wait_for_selector(".vc-sheet[data-interrupts]")
    at = table.page.get_by_role("button", name="The first one is right").bounding_box()
    table.page.touchscreen.tap(at["x"] + 9, at["y"] + 9)
    table.page.touchscreen.tap(200, 30)
    assert table.python.count == 1
    table.page.clock.run_for(500)
    table.page.wait_for_selector(".vc-sheet:not([data-interrupts]):popover-open")
    assert table.page.evaluate(FOCUS) == "Which is right?"
    table.page.get_by_role("button", name="Both happened").tap()
    table.page.wait_for_selector(".vc-companion[data-count='2']")


def test_an_address_that_leads_nowhere_says_so_at_a_table(table: Driven) -> None:
    """A wrong code or link is reported above the table, and the table's address returns; without a code it returns silently."""
    code = table.code
    for typed, said in (("ZZZZZ-ZZZZZ", "No table has this code"), ("abc", "no table’s code in it"), ("game=abc", "link")):
        table.page.evaluate("(typed) => { location.hash = typed; }", typed)
        table.page.wait_for_selector(".vc-sheet:popover-open")
        assert said in table.sheet and table.code == code
        table.page.clock.run_for(500)
        table.page.get_by_role("button", name="Close").tap()
        table.page.wait_for_selector(".vc-sheet", state="hidden")
    table.page.evaluate("() => { location.hash = ''; }")
    table.page.wait_for_function("(code) => location.hash === `#${code}`", arg=code)
    assert not table.sheet


def test_a_notice_goes_when_it_is_no_longer_true(table: Driven) -> None:
    """A notice that the store fails or an entry waits is shown once, and goes when everything is stored."""
    notice = table.page.locator(".vc-head-notice")
    table.tell({"unstored": "The disk is full."})
    notice.get_by_text("The disk is full.").wait_for()
    table.page.evaluate("""() => {
        window.told = 0;
        const watch = new MutationObserver((changes) => { window.told += changes.length; });
        const what = { childList: true, characterData: true, subtree: true };
        for (const place of document.querySelectorAll(".vc-head [role]")) watch.observe(place, what);
    }""")
    table.page.clock.run_for(2_500)
    assert table.page.evaluate("told") == 0 and notice.is_visible()
    table.tell({"unstored": ""})
    notice.wait_for(state="hidden")
    table.tell({"unstored": "The disk is full."})
    notice.wait_for()
    table.lose()
    notice.wait_for(state="hidden")


def test_another_table_knows_nothing_of_this_one(phone: Callable[..., Driven], store: Store) -> None:
    """Cubes that are typed but not entered at one table are not in another's form; back at the first they are."""
    python = Page(store)
    codes = [python.begin(depth="full") for _ in range(2)]
    for code in codes:
        until(page_of(store, code), Seeding, Random(1))
    driven = phone(codes[0])
    pips = driven.page.locator(".vc-heap .vc-pip:not(.vc-forced)")
    driven.page.locator(".vc-sheet .vc-menu button").first.tap()
    driven.page.locator(".vc-heap:enabled").first.tap()
    driven.page.wait_for_function("() => document.querySelectorAll('.vc-heap .vc-pip').length === 1")
    for code, count in ((codes[1], 0), (codes[0], 1)):
        driven.page.evaluate("(code) => { location.hash = code; }", code)
        driven.page.wait_for_function("(code) => location.hash === `#${code}`", arg=code)
        if driven.page.locator(".vc-sheet:popover-open").count():
            driven.page.keyboard.press("Escape")
        driven.page.wait_for_function(
            "(count) => document.querySelectorAll('.vc-heap .vc-pip:not(.vc-forced)').length === count", arg=count
        )
    assert pips.count() == 1


def test_one_unreadable_input_keeps_no_other_from_being_sent(table: Driven) -> None:
    """An unreadable input in the outbox is skipped."""
    code = table.code
    waits = {
        "at": 5,
        "message": {"do": "enter", "choice": {"type": "spend", "seat": 0, "why": "time", "time": 1}, "v": 0, "token": "c"},
    }
    for token, text in (("a", "{"), ("b", "null"), ("c", json.dumps(waits))):
        table.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"{OUTBOX}{code}.{token}", text])
    table.open(code)
    table.page.wait_for_selector(".vc-companion[data-count='1']")
    assert [message["token"] for message in table.heard if message["do"] == "enter"] == ["c"]


def test_two_tabs_both_know_what_the_browser_entered(table: Driven) -> None:
    """Another tab's stored inputs stay in this browser's list of its own inputs."""
    key = OWN + table.code
    table.page.evaluate("(key) => localStorage.setItem(key, JSON.stringify(['other']))", key)
    table.lose()
    table.page.wait_for_function("(key) => JSON.parse(localStorage.getItem(key)).length === 2", arg=key)
    assert "other" in table.page.evaluate("(key) => JSON.parse(localStorage.getItem(key))", key)


def test_a_restored_table_goes_on_on_every_page(phone: Callable[..., Driven], store: Store) -> None:
    """Every page reports a table that the server has forgotten; one restores it, and all others, viewers too, go on."""
    table = phone()
    code = table.begin()
    table.lose()
    codes = table.python.codes
    others = [phone(code), phone(codes[1])]
    forget(store, table.python.companion.seated.shared.found.codes)
    for one in (table, *others):
        one.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        one.page.wait_for_selector(".vc-sheet:popover-open .vc-known-names")
        one.page.clock.run_for(500)
    table.page.get_by_role("button", name="Put the table back").tap()
    for one in (table, *others):
        one.page.clock.run_for(15_000)
        one.page.wait_for_selector(".vc-tracker:not([hidden])")
        assert not one.sheet and one.code in codes and one.python.count == 1


def test_what_was_sent_into_silence_is_sent_again_at_the_first_sign(table: Driven) -> None:
    """The page shows the number of waiting inputs, and sends them as soon as the server answers again."""
    table.lost = True
    for _ in range(3):
        table.page.locator(".vc-tr-quick .vc-tr-choice").first.tap()
        table.page.clock.run_for(700)
    assert table.page.locator(".vc-head-state").inner_text() == "Saving … (3)"
    table.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    table.page.clock.run_for(6_000)
    sent = [message["token"] for message in table.heard if "token" in message]
    table.lost = False
    table.tell({"here": True})
    table.page.wait_for_function("() => document.querySelector('.vc-head-state').textContent === 'Saved'", timeout=2_000)
    assert len(set(sent)) == 1 and table.python.count == 3


def test_a_forgotten_table_leaves_nothing_behind(table: Driven) -> None:
    """After a table is taken off the list, no key with its code remains."""
    code = table.code
    table.lose()
    for key in (f"{OUTBOX}{code}.a", f"village-companion.laying.{code}"):
        table.page.evaluate("(key) => localStorage.setItem(key, '{}')", key)
    table.tool("menu")
    table.page.get_by_role("button", name="Leave the table").tap()
    table.page.locator(".vc-known .vc-remove").tap()
    table.page.get_by_role("button", name="Take it off").tap()
    assert [key for key in table.page.evaluate(KEPT) if code in key] == []


SHEET = ".vc-tally-result, .vc-score .vc-result"
NARROW = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("kind", ["tracked", "stone_age/cards-of-four", "village/solo-die"])
@pytest.mark.parametrize("looks", [False, True], ids=["player", "onlooker"])
def test_a_table_that_ended_is_listed_with_its_result_and_opens_at_its_sheet(
    browser: Browser, store: Store, kind: str, looks: bool
) -> None:
    """The list says who has won, also if the game ended on another device; a tap shows the score sheet and no turn pad."""
    other = Page(store)
    if kind == "tracked":
        other.begin()
        shared = other.companion.seated.shared
        finish(shared, counts=False)
    else:
        other.do("open", text=(GAMES / f"{kind}.jsonl").read_text(encoding="utf-8"))
        other.do("take")
        shared = other.companion.seated.shared
        other.do("undo", v=other.count, token="back")
    codes, game = other.codes, "stone_age" if "stone" in kind else "village"
    phone = Driven(browser, store, codes[1] if looks else codes[0], window=NARROW, game=game)
    row = phone.page.locator(".vc-known-table")

    def go_to_the_lobby() -> None:
        phone.page.locator("[data-tool=menu]").click(force=True)
        phone.page.get_by_role("button", name="Leave the table").tap()
        row.wait_for()

    phone.page.keyboard.press("Escape")
    go_to_the_lobby()
    assert "wins" not in row.inner_text() and "over" not in row.inner_text()
    if kind == "tracked":
        shared.choose(*(Tell(seat, ScoreLine.COINS, 5) for seat in range(3)))
        finish(shared)
    else:
        other.do("redo", v=other.count, token="forth")
    row.tap()
    result = phone.page.locator(SHEET).locator("visible=true")
    result.wait_for()
    phone.page.clock.run_for(3_000)
    expect(result).to_be_in_viewport()
    assert not phone.page.locator(".vc-tr-pad, .vc-st-pad").locator("visible=true").count()
    said = result.inner_text()
    go_to_the_lobby()
    assert said.endswith(".") and row.locator(".vc-known-result").inner_text() == said
    row.tap()
    expect(result).to_be_in_viewport()
    assert phone.wrong == []
    phone.page.context.close()


def test_an_edition_with_fewer_places_drops_no_player(phone: Callable[..., Driven]) -> None:
    """The fifth player of the Big Box is named where the first edition has no place; a table begins once one is taken away."""
    page = phone().page
    form, begin = page.locator(".vc-new-table"), page.get_by_role("button", name="Open the table")
    edition = form.locator("select").first
    edition.select_option("big_box_2023")
    for _ in range(3):
        form.get_by_role("button", name="Add a player").tap()
    form.get_by_label("Name of player: 5").fill("Eve")
    edition.select_option("first_2011")
    assert form.locator(".vc-standing .vc-name").all_inner_texts() == ["Eve"] and begin.is_disabled()
    assert "is for 2 to 4 players. The players listed here have no place." in form.get_by_role("status").inner_text()
    edition.select_option("big_box_2023")
    assert begin.is_enabled() and form.get_by_label("Name of player: 5").input_value() == "Eve"
    edition.select_option("first_2011")
    form.get_by_role("button", name="Take away: Eve").tap()
    assert begin.is_enabled() and form.locator(".vc-place").count() == 4


def test_a_browser_without_room_keeps_things_as_long_as_the_page(table: Driven) -> None:
    """A browser without room says that it keeps no copy; entries count as usual."""
    table.page.evaluate(NO_ROOM)
    table.lose()
    assert "no copy of its own" in table.page.locator(".vc-head-only").first.inner_text()
    table.lose()
    assert table.python.count == 2


def test_a_sheet_is_walked_through_whole(table: Driven) -> None:
    """The focus starts at the sheet's title; Tab reaches the list of entries, skips disabled buttons, and wraps around."""
    table.lose()
    table.tool("history")
    assert table.page.evaluate(FOCUS) == "History"
    found = []
    while len(found) < 8 and found.count("vc-past") < 2:
        table.page.keyboard.press("Tab")
        found.append(table.page.evaluate("document.activeElement.className || document.activeElement.textContent"))
    assert found[0] == found[-1] == "vc-past" and len(found) > 2 and table.sheet
    table.page.keyboard.press("Escape")
    assert table.page.evaluate("document.activeElement.dataset.tool") == "history"


def test_what_is_begun_and_lost_can_be_begun_again(phone: Callable[..., Driven]) -> None:
    """A lost message disables the button for a moment only."""
    driven = phone()
    driven.lost = True
    begin = driven.page.locator(".vc-new-table .vc-main")
    begin.tap()
    begin.tap()
    driven.page.clock.fast_forward(11_000)
    driven.lost = False
    begin.tap()
    driven.page.wait_for_selector(".vc-tracker:not([hidden])")
    assert [message["do"] for message in driven.heard].count("begin") == 2


@pytest.mark.parametrize("width", [195, 320])
def test_every_tool_is_on_a_narrow_page(table: Driven, width: int) -> None:
    """At twice its size a page still shows all five tools, and nothing is wider than it."""
    table.page.set_viewport_size({"width": width, "height": 500})
    edges = table.page.evaluate("[...document.querySelectorAll('.vc-tool')].map((tool) => tool.getBoundingClientRect().right)")
    assert len(edges) == 5 and max(edges) <= width


SHOW = """
import part from "../games/village/scripts/companion.js";
window.sent = [];
const send = ({ do: said }) => sent.push(said);
const model = { send, get: () => false, on: (_, hear) => { window.hear = hear; }, off: () => {} };
part.render({ model, el: document.body });
"""
BEGIN = "document.querySelector('.vc-lobby-new form').requestSubmit()"


def test_after_a_mistake_of_ours_a_table_can_still_be_begun(store: Store, browser: Browser) -> None:
    """A double tap opens one table; after an internal error the next tap opens one without a reload."""
    page = browser.new_page()
    html = f'<!doctype html><meta charset="utf-8"><body>{script(SHOW)}'
    page.route("**/*", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto("http://127.0.0.1/")
    page.wait_for_function("() => Boolean(window.hear)")
    page.evaluate("(hello) => hear(hello)", Page(store).answer)
    page.wait_for_selector(".vc-lobby-new form")
    for _ in range(2):
        page.evaluate(BEGIN)
    assert page.evaluate("sent") == ["hello", "begin"]
    page.evaluate("hear({ failed: true })")
    page.wait_for_selector("dialog[open], .vc-sheet:not([hidden])")
    page.evaluate(BEGIN)
    assert page.evaluate("sent") == ["hello", "begin", "begin"]
    page.close()
