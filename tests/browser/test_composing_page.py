"""A payment with hundreds of possibilities is composed on the page: by mouse, by touch on a phone, and by keyboard."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.browser.conftest import DESKTOP, PHONE
from tests.companion.recording import Driven, open_table
from tests.hearing import Heard, decode
from tests.linking import build_script
from tests.village.positions import lay_acting, lay_village
from tests.widgets.tables import ANNA, CARL
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.store.sql import Store
from village_widgets.components.screen import LONG
from village_widgets.components.session import Session
from village_widgets.play import Play

BOOT: Final = """
import page from "../components/page.js";
let get;
window.hear = (message) => get(message);
const send = async (message) => { for (const answer of await said(message)) get(answer); };
page.render({ model: { send, get: () => "", on: (_, hear) => { get = hear; }, off: () => {} }, el: document.body });
"""
MOST: Final = 8_000
"""The limit for a click, in bytes."""
ADDRESS: Final = "http://127.0.0.1/composing"


def build_dear_position() -> Position:
    """Return a position with an owner's corrections: a wagon costs 17 Skill and 17 Knowledge, with 324 ways to pay."""
    price = {"crafts.wainwright.skill": 17, "crafts.wainwright.knowledge": 17, "box.influence": 20, "box.coins": 60}
    return lay_acting(lay_village(2, stock={0: {"skill": 17, "knowledge": 17, "coin": 34}}, corrections=price), "crafts")


class Played:
    """The play page in a browser, at the dear position unless a session is given, with its Python in the test.

    ``costs`` are the bytes of each message since the page is set up; ``wrong`` are its errors.
    """

    def __init__(self, browser: Browser, window: dict[str, object], session: Session | None = None) -> None:
        self.play = Play()
        self.play.screen.post = lambda told: self.tell(decode(told))
        self.costs: list[int] = []
        self.wrong: list[str] = []
        self.answers: list[Heard] = []
        self.play._play(session or Session(Game((ANNA, CARL), build_dear_position()), "1"))
        self.page: Page = browser.new_context(**window).new_page()
        self.page.set_default_timeout(10_000)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.expose_function("said", self.receive)
        look = f"<style>body {{ margin: 0 }} {self.play.screen._css}</style>"
        html = (
            f'<!doctype html><meta name="viewport" content="width=device-width">{look}<body class="vc-page">{build_script(BOOT)}'
        )
        self.page.route("**/*", lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))
        self.page.goto(ADDRESS)
        self.page.wait_for_selector(".vc-table[data-version]:not([hidden])")
        self.costs.clear()

    def receive(self, message: Heard) -> list[Heard]:
        """Handle a message from the page, count its bytes, and return the answers."""
        self.answers = []
        self.add_cost(message)
        answer = decode(self.play.receive(message))
        if answer is not None:
            self.tell(answer)
        return self.answers

    def tell(self, message: Heard) -> None:
        """Count the bytes of a message, and add the message to the answers that the page gets."""
        self.add_cost(message)
        self.answers.append(message)

    def add_cost(self, message: Heard) -> None:
        """Add the bytes of a message as it is sent to ``costs``: long ones are compressed."""
        text = json.dumps(message, ensure_ascii=False).encode()
        self.costs.append(len(text) if len(text) < LONG else len(zlib.compress(text)))

    def read_payment(self) -> dict[str, int]:
        """Return the pieces of the last payment that was not empty, by kind."""
        paid = (step.option.payment.spent for step in reversed(self.play.session.game.steps))
        return dict(next(spent for spent in paid if spent))


@pytest.fixture
def show(browser: Browser) -> Iterator[Callable[..., Played]]:
    """Provide a function that opens the page in a window; no error may occur on it."""
    shown: list[Played] = []

    def open_page(**window: object) -> Played:
        shown.append(Played(browser, window))
        return shown[-1]

    yield open_page
    for played in shown:
        assert played.wrong == []
        played.page.context.close()


FOCUS = "place => (place.querySelector('[role=button]') ?? place).focus()"
"""Script: put the focus on a place of the board, on the button in its drawing if there is one."""


def find_adder(page: Page, kind: str) -> Locator:
    """Return the button that adds a piece of a kind."""
    return page.get_by_role("button", name=re.compile(f"^Add one: .*{kind}"))


def wait_for_text(page: Page, text: str) -> None:
    """Wait until the composer shows this text."""
    page.locator(".vc-composed", has_text=text).wait_for()


def open_composer(page: Page, press: Callable[[Locator], None]) -> Locator:
    """Open the composer from the board, by way of the building and the wagon, and return it."""
    press(page.locator("[data-at='building:wainwright']").first)
    press(page.locator(".vc-sheet:popover-open .vc-asked button", has_text="Buy"))
    composer = page.locator(".vc-sheet:popover-open .vc-composer")
    composer.wait_for()
    return composer


def test_composed_by_clicking_in_few_bytes(show):
    """Clicks add and remove pieces, fill in the rest and pay; a full payment takes no further piece.

    No message is larger than 8 kB, and those of all thirteen clicks together no larger than 16 kB.
    """
    played = show(**DESKTOP)
    page = played.page
    composer = open_composer(page, lambda place: place.click())
    wait_for_text(page, "34 more pieces are missing")
    page.locator(".vc-payments button:disabled").wait_for()
    for _ in range(7):
        find_adder(page, "coin").click()
    wait_for_text(page, "7 coins so far. 27 more pieces are missing")
    page.get_by_role("button", name="Take one back: 7 of 34 coins").click()
    wait_for_text(page, "6 coins so far")
    page.locator(".vc-fill").click()
    wait_for_text(page, "This pays for it")
    assert find_adder(page, "coin").get_attribute("aria-disabled") == "true"
    find_adder(page, "coin").click(force=True)
    wait_for_text(page, "This pays for it")
    assert page.locator(".vc-fill").is_disabled()
    composer.locator(".vc-payments button").click()
    page.wait_for_function("() => document.querySelector('.vc-table').dataset.version !== '1'")
    assert (
        played.read_payment() == {"coin": 6, "skill": 17, "knowledge": 11} and not page.locator(".vc-sheet:popover-open").count()
    )
    assert sum(played.costs) <= 2 * MOST and max(played.costs) <= MOST, "13 clicks cost no more than two may"


def test_composed_by_touch_on_a_phone(show):
    """At 390 pixels everything fits, each button of the composer is 44 pixels high and wide, and the payment is made by touch."""
    played = show(**PHONE)
    page = played.page
    composer = open_composer(page, lambda place: (place.scroll_into_view_if_needed(), place.tap()))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    boxes = [button.bounding_box() for button in composer.locator("button:visible").all()]
    assert boxes and all(box["height"] >= 44 and box["width"] >= 44 and box["x"] + box["width"] <= 390 for box in boxes)
    for kind in ("Skill", "Skill", "coin"):
        find_adder(page, kind).tap()
    wait_for_text(page, "2 Skill, 1 coin so far")
    page.locator(".vc-fill").tap()
    wait_for_text(page, "This pays for it")
    composer.locator(".vc-payments button").tap()
    page.wait_for_function("() => document.querySelector('.vc-table').dataset.version !== '1'")
    assert played.read_payment() == {"coin": 1, "skill": 17, "knowledge": 16}


def test_composed_with_the_keyboard(show):
    """The focus starts at the first kind, stays while pieces are added, and moves on to paying."""
    played = show(**DESKTOP)
    page = played.page
    open_composer(page, lambda place: (place.evaluate(FOCUS), page.keyboard.press("Enter")))
    page.wait_for_function("() => document.activeElement.matches('.vc-add')")
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert first.startswith("Add one: 0 of 17")
    for _ in range(3):
        page.keyboard.press("Enter")
    wait_for_text(page, "31 more pieces are missing")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").startswith("Add one: 3 of 17")
    for _ in range(40):
        if page.evaluate("document.activeElement.matches('.vc-fill')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_for_text(page, "This pays for it")
    page.wait_for_function("() => document.activeElement.matches('.vc-payments button')")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.vc-table').dataset.version !== '1'")
    assert sum(played.read_payment().values()) == 34
    assert page.evaluate("document.activeElement !== document.body")


def test_quick_taps_all_count(show):
    """Taps in the composer that come faster than Python's answers all count, and pay nothing yet."""
    played = show(**DESKTOP)
    page = played.page
    open_composer(page, lambda place: place.click())
    page.evaluate("""() => { const all = document.querySelectorAll(".vc-add");
        for (let at = 0; at < 5; at += 1) all[0].click();
        all[1].click(); document.querySelector(".vc-less").click(); }""")
    wait_for_text(page, "29 more pieces are missing")
    assert len(played.play.session.game.steps) == 0, "putting pieces down doesn't pay yet"


def test_composed_at_a_full_table_until_it_goes_on(store: Store, browser: Browser):
    """A table of the companion has the composer too; it closes if another player changes the table."""
    table = open_table(store, build_dear_position())
    driven = Driven(browser, table)
    open_composer(driven.page, lambda place: place.tap())
    find_adder(driven.page, "coin").tap()
    wait_for_text(driven.page, "1 coin so far")
    driven.page.locator(".vc-fill").tap()
    wait_for_text(driven.page, "This pays for it")
    driven.page.locator(".vc-payments button").tap()
    driven.page.wait_for_selector(".vc-sheet:popover-open", state="hidden")
    driven.page.wait_for_function("() => document.querySelector('.vc-lines').textContent.includes('17 Skill')")
    assert dict(table.session.game.steps[-1].option.payment.spent)["coin"] == 1 and not driven.wrong
    driven.page.close()

    other = Driven(browser, open_table(store, build_dear_position()))
    open_composer(other.page, lambda place: place.tap())
    other.table.session.enter(other.table.board._rows[-1].options[0])
    other.tell({"table": decode(other.table.patch())})
    other.page.wait_for_selector(".vc-composer", state="hidden")
    assert not other.wrong
    other.page.close()
