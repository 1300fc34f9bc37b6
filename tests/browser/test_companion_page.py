"""The companion's page as a whole: simultaneous players, messages that arrive unasked, and the browser's storage."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.companion.pages import Page, forget
from tests.companion.recording import join_table, play_until
from tests.companion.showing import Driven
from tests.companion.tracking import finish
from tests.linking import build_script
from tests.samples import thin
from village_core.games.village.choices import Tell
from village_core.games.village.rounds import Seeding
from village_core.games.village.vocabulary import ScoreLine
from village_core.store.sql import Store

GAMES = Path(__file__).parents[1] / "games"
FOCUS = "document.activeElement.textContent"
KEPT = "() => Object.keys(localStorage).filter((key) => key.startsWith('village-companion.')).sort()"
OUTBOX, OWN = "village-companion.outbox.", "village-companion.own."
NO_ROOM = "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"


def test_what_comes_unasked_is_not_answered_by_a_tap_on_its_way(store: Store, seated: Driven) -> None:
    """A conflict that opens under a finger has disabled buttons for a moment, and a tap beside it does not close it."""
    Page(store, code=seated.code).enter(type="spend", seat=0, why="time", time=2)
    seated.python.companion.seated.shared.pull = lambda: None
    seated.page.locator(".vc-tr-quick .vc-tr-choice").first.tap()
    seated.page.wait_for_selector(".vc-sheet[data-interrupts]")
    at = seated.page.get_by_role("button", name="The first one is right").bounding_box()
    seated.page.touchscreen.tap(at["x"] + 9, at["y"] + 9)
    seated.page.touchscreen.tap(200, 30)
    assert seated.python.count == 1
    seated.page.clock.run_for(500)
    seated.page.wait_for_selector(".vc-sheet:not([data-interrupts]):popover-open")
    assert seated.page.evaluate(FOCUS) == "Which is right?"
    seated.page.get_by_role("button", name="Both happened").tap()
    seated.page.wait_for_selector(".vc-companion[data-count='2']")


def test_an_address_that_leads_nowhere_says_so_at_a_table(seated: Driven) -> None:
    """A wrong code or link is reported above the table, and the table's address returns; without a code it returns silently."""
    code = seated.code
    for typed, said in (("ZZZZZ-ZZZZZ", "No table has this code"), ("abc", "no table’s code in it"), ("game=abc", "link")):
        seated.page.evaluate("(typed) => { location.hash = typed; }", typed)
        seated.page.wait_for_selector(".vc-sheet:popover-open")
        assert said in seated.sheet and seated.code == code
        seated.page.clock.run_for(500)
        seated.page.get_by_role("button", name="Close").tap()
        seated.page.wait_for_selector(".vc-sheet", state="hidden")
    seated.page.evaluate("() => { location.hash = ''; }")
    seated.page.wait_for_function("(code) => location.hash === `#${code}`", arg=code)
    assert not seated.sheet


def test_a_notice_goes_when_it_is_no_longer_true(seated: Driven) -> None:
    """A notice that the store fails is announced once.

    It goes when the server says that the store works again, and when an entry is stored.
    """
    notice = seated.page.locator(".vc-head-notice")
    seated.tell({"unstored": "The disk is full."})
    notice.get_by_text("The disk is full.").wait_for()
    seated.page.evaluate("""() => {
        window.told = 0;
        const watch = new MutationObserver((changes) => { window.told += changes.length; });
        const what = { childList: true, characterData: true, subtree: true };
        for (const place of document.querySelectorAll(".vc-head [role]")) watch.observe(place, what);
    }""")
    seated.page.clock.run_for(2_500)
    assert seated.page.evaluate("told") == 0 and notice.is_visible()
    seated.tell({"unstored": ""})
    notice.wait_for(state="hidden")
    seated.tell({"unstored": "The disk is full."})
    notice.wait_for()
    seated.lose()
    notice.wait_for(state="hidden")


def test_another_table_knows_nothing_of_this_one(phone: Callable[..., Driven], store: Store) -> None:
    """A cube that is chosen but not entered at one table is not in another table's form; back at the first table it is."""
    python = Page(store)
    codes = [python.begin(depth="full") for _ in range(2)]
    for code in codes:
        play_until(join_table(store, code), Seeding, Random(1))
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


def test_one_unreadable_input_keeps_no_other_from_being_sent(seated: Driven) -> None:
    """Unreadable inputs in the outbox are skipped, and the readable one is sent."""
    code = seated.code
    waits = {
        "at": 5,
        "message": {"do": "enter", "choice": {"type": "spend", "seat": 0, "why": "time", "time": 1}, "v": 0, "token": "c"},
    }
    for token, text in (("a", "{"), ("b", "null"), ("c", json.dumps(waits))):
        seated.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"{OUTBOX}{code}.{token}", text])
    seated.open(code)
    seated.page.wait_for_selector(".vc-companion[data-count='1']")
    assert [message["token"] for message in seated.heard if message["do"] == "enter"] == ["c"]


def test_a_tab_keeps_the_tokens_that_another_tab_settled(seated: Driven) -> None:
    """A tab that adds a settled input to the browser's list of tokens leaves those of another tab there."""
    key = OWN + seated.code
    seated.page.evaluate("(key) => localStorage.setItem(key, JSON.stringify(['other']))", key)
    seated.lose()
    seated.page.wait_for_function("(key) => JSON.parse(localStorage.getItem(key)).length === 2", arg=key)
    assert "other" in seated.page.evaluate("(key) => JSON.parse(localStorage.getItem(key))", key)


def test_a_restored_table_goes_on_on_every_page(phone: Callable[..., Driven], store: Store) -> None:
    """Every page reports a table that the server has forgotten; one restores it, and all others, viewers too, go on."""
    seated = phone()
    code = seated.begin()
    seated.lose()
    codes = seated.python.codes
    others = [phone(code), phone(codes[1])]
    forget(store, seated.python.companion.seated.shared.found.codes)
    for one in (seated, *others):
        one.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        one.page.wait_for_selector(".vc-sheet:popover-open .vc-known-names")
        one.page.clock.run_for(500)
    seated.page.get_by_role("button", name="Put the table back").tap()
    for one in (seated, *others):
        one.page.clock.run_for(15_000)
        one.page.wait_for_selector(".vc-tracker:not([hidden])")
        assert not one.sheet and one.code in codes and one.python.count == 1


def test_what_was_sent_into_silence_is_sent_again_at_the_first_sign(seated: Driven) -> None:
    """The page shows the number of waiting inputs, and sends only the first of them meanwhile.

    As soon as the server answers again all are stored.
    """
    seated.lost = True
    for _ in range(3):
        seated.page.locator(".vc-tr-quick .vc-tr-choice").first.tap()
        seated.page.clock.run_for(700)
    assert seated.page.locator(".vc-head-state").inner_text() == "Saving … (3)"
    seated.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    seated.page.clock.run_for(6_000)
    sent = [message["token"] for message in seated.heard if "token" in message]
    seated.lost = False
    seated.tell({"here": True})
    seated.page.wait_for_function("() => document.querySelector('.vc-head-state').textContent === 'Saved'", timeout=2_000)
    assert len(set(sent)) == 1 and seated.python.count == 3


def test_a_forgotten_table_leaves_nothing_behind(seated: Driven) -> None:
    """After a table is taken off the list, no key with its code remains."""
    code = seated.code
    seated.lose()
    for key in (f"{OUTBOX}{code}.a", f"village-companion.laying.{code}"):
        seated.page.evaluate("(key) => localStorage.setItem(key, '{}')", key)
    seated.open_tool("menu")
    seated.page.get_by_role("button", name="Leave the table").tap()
    seated.page.locator(".vc-known .vc-remove").tap()
    seated.page.get_by_role("button", name="Take it off").tap()
    assert [key for key in seated.page.evaluate(KEPT) if code in key] == []


SHEET = ".vc-tally-result, .vc-score .vc-result"
ENDED = [
    *((False, "tracked"), (True, "tracked"), (True, "manitoba/autumn-of-four")),
    *((True, "stone_age/cards-of-four"), (False, "stone_age/cards-of-four"), (False, "manitoba/autumn-of-four")),
    *((False, "village/solo-die"), (True, "village/solo-die")),
]
"""Pages and ended tables: True for a page that only looks on, and the table."""
NARROW = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(("looks", "kind"), thin(ENDED, 3))
def test_a_table_that_ended_is_listed_with_its_result_and_opens_at_its_sheet(
    browser: Browser, store: Store, kind: str, looks: bool
) -> None:
    """The lobby's list has the points of a game that ended on another device, and says who won, if there were several players.

    A tap shows the result in view, and no turn pad.
    """
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
    codes, game = other.codes, kind.partition("/")[0] if "/" in kind else "village"
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
        shared.enter(*(Tell(seat, ScoreLine.COINS, 5) for seat in range(3)))
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
    names, points = row.locator(".vc-name"), row.locator(".vc-known-result").all_inner_texts()
    assert len(points) == names.count() and max(points, key=int) in said
    winners = [text.split()[0] for text in names.all_inner_texts() if "wins" in text]
    assert bool(winners) == (len(points) > 1) and all(winner in said for winner in winners)
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


def test_a_browser_without_room_keeps_no_copy(seated: Driven) -> None:
    """A browser without room says that it keeps no copy; entries count as usual."""
    seated.page.evaluate(NO_ROOM)
    seated.lose()
    assert "no copy of its own" in seated.page.locator(".vc-head-only").first.inner_text()
    seated.lose()
    assert seated.python.count == 2


def test_a_sheet_is_walked_through_whole(seated: Driven) -> None:
    """The focus starts at the sheet's title; Tab goes to the list of entries, on through the sheet, and to the list again.

    Escape closes the sheet and leads back to its tool.
    """
    seated.lose()
    seated.open_tool("history")
    assert seated.page.evaluate(FOCUS) == "History"
    found = []
    while len(found) < 8 and found.count("vc-past") < 2:
        seated.page.keyboard.press("Tab")
        found.append(seated.page.evaluate("document.activeElement.className || document.activeElement.textContent"))
    assert found[0] == found[-1] == "vc-past" and len(found) > 2 and seated.sheet
    seated.page.keyboard.press("Escape")
    assert seated.page.evaluate("document.activeElement.dataset.tool") == "history"


def test_what_is_begun_and_lost_can_be_begun_again(phone: Callable[..., Driven]) -> None:
    """A lost message disables the button for some seconds: a second tap at once sends nothing, a later one opens a table."""
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
def test_every_tool_is_on_a_narrow_page(seated: Driven, width: int) -> None:
    """On a page that is 195 or 320 pixels wide all five tools are within the window."""
    seated.page.set_viewport_size({"width": width, "height": 500})
    edges = seated.page.evaluate("[...document.querySelectorAll('.vc-tool')].map((tool) => tool.getBoundingClientRect().right)")
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
    """Two submissions of the form at once send one request; after an internal error the next one is sent, without a reload."""
    page = browser.new_page()
    html = f'<!doctype html><meta charset="utf-8"><body>{build_script(SHOW)}'
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
