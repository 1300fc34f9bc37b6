"""A table of Village laid out on a page: all entries by touch on a phone, kept through a reload, wrong pieces found."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.hearing import decode
from tests.linking import build_script
from tests.village.positions import starts_turn
from village_core.games.narration import WORD_FILES as PRINTED_WORDS
from village_core.games.village import EditionSettings, Position, new_game
from village_core.games.village.laying import build_layout
from village_core.kernel.values import Player
from village_core.kernel.words import ENGLISH, Words, list_keys
from village_widgets.companion.checking.messages import WORD_FILES as CHECK_WORDS
from village_widgets.companion.laying import WORD_FILES as FORM_WORDS
from village_widgets.companion.messages import LayingMessage
from village_widgets.components.screen import HERE, SCREEN
from village_widgets.games.village import drawing
from village_widgets.games.village.laying import WORD_FILES, VillageLayingForm
from village_widgets.games.village.laying.values import list_values
from village_widgets.games.village.telling import BOARD_WORDS, RULE_WORDS
from village_widgets.words import WORD_FILES as INTERFACE

ADDRESS = "http://localhost/laying"
COMPANION = HERE.parent / "companion"
CHECKED = 300
"""Milliseconds from the last touch until a form is checked."""
PLAYERS = (Player("Anna", "red"), Player("Bert", "blue"))
WORDS = Words(PRINTED_WORDS, RULE_WORDS, BOARD_WORDS, CHECK_WORDS, FORM_WORDS, WORD_FILES, INTERFACE)
PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><style>%s</style><body style="margin:0"><div class="vc-app vc-board"></div>
%s"""
SHOW = """
import { makeLaying } from "../companion/laying/form.js";
const words = %s;
window.unanswered = 0;
const ask = async (message) => JSON.parse(await answered(JSON.stringify(message))).laying;
const form = makeLaying(words, async (message) => {
    window.unanswered += 1;
    form.show(await ask(message));
    window.unanswered -= 1;
});
document.querySelector(".vc-app").append(form.root);
form.show(await ask({ do: "laying" }));
"""


def build_page() -> str:
    """Return the page with only the form, with its style and its words."""
    sheets = [*(HERE / f"{name}.css" for name in SCREEN), *(COMPANION / "laying" / name for name in ("form.css", "pieces.css"))]
    styles = [drawing.build_css(), *(sheet.read_text() for sheet in sheets)]
    words = {key.removeprefix("ui-"): WORDS.format(key) for key in list_keys(ENGLISH, FORM_WORDS) if key.startswith("ui-")}
    return PAGE % ("\n".join(styles), build_script(SHOW % json.dumps(words)))


@dataclass
class Laying:
    """The form on a page, and its result."""

    page: Page
    known: Position
    form: VillageLayingForm = field(default_factory=lambda: VillageLayingForm(WORDS, PLAYERS, EditionSettings("first_2011")))
    laid: Position | None = None
    taps: int = 0

    def answer_page(self, text: str) -> str:
        """Answer a message from the page: open the form, check its entries, or lay the table out and keep it as ``laid``."""
        message = json.loads(text)
        match message["do"]:
            case "laying":
                answer = self.form.open(self.known, "KX4P7M2Q9R")
            case "lay-check":
                answer = self.form.check(message["values"])
            case _:
                read = self.form.read(message["values"])
                self.laid = None if isinstance(read, LayingMessage) else read
                answer = read if isinstance(read, LayingMessage) else LayingMessage(laid=True)
        return json.dumps({"laying": decode(answer)})

    def open(self) -> None:
        """Open the page, or open it again, and wait until it shows a section."""
        self.page.goto(ADDRESS)
        self.page.wait_for_selector(".vc-lay-body *")

    def tap(self, selector: str) -> None:
        """Tap the first target of a selector, and count the tap."""
        self.taps += 1
        self.page.locator(selector).first.tap()

    def go_on(self) -> None:
        """Tap the big button, which leads to the next section, or lays the table out at the end."""
        self.tap(".vc-lay-steps .vc-main")

    def press_plus(self, key: str, count: int) -> None:
        """Tap plus beside a field this many times."""
        for _ in range(count):
            self.tap(f'.vc-lay-step:has([data-field="{key}"]) button:last-child')

    def answer(self, key: str, at: int) -> None:
        """Tap the answer with this number, counted from 0, at a field."""
        self.tap(f'[data-field="{key}"] .vc-lay-chip >> nth={at}')

    def type_cubes(self, counts: list[int]) -> None:
        """Tap the first cell of the sheet of cubes, and type all its numbers on the keys below the sheet."""
        self.tap(".vc-lay-cell")
        for at, count in enumerate(counts):
            for digit in str(count):
                self.tap(f'.vc-lay-keys button:text-is("{digit}")')
            if at + 5 >= len(counts) and count < 10:
                self.tap('.vc-lay-keys button:text-is("→")')

    def pick_customers(self, key: str, tiles: list[int]) -> None:
        """Pick customers by their pictures in a field; ``tiles`` are the pictures' numbers, counted from 0."""
        picker = f'[data-field="{key}"] .vc-lay-picker'
        for tile in tiles:
            if not self.page.locator(f"{picker}[open]").count():
                self.tap(f"{picker} summary")
            self.tap(f"{picker} .vc-lay-tile >> nth={tile}")

    def choose_place(self, key: str, place: str) -> None:
        """Choose a place from the phone's own list at a field, and count two taps."""
        self.taps += 2
        self.page.locator(f'[data-field="{key}"]').select_option(place)

    def wait_for_check(self) -> None:
        """Wait until all entries have been checked."""
        self.page.clock.run_for(CHECKED)
        self.page.wait_for_function("() => unanswered === 0")

    def read_problems(self) -> list[str]:
        """Wait until all entries have been checked, and return the reported problems."""
        self.wait_for_check()
        return self.page.locator(".vc-lay-wrong li").all_text_contents()


def find_turn(wanted: int) -> Position:
    """Return the start of the turn with this number, counted from 1, in a random game for two."""
    random, position, seen = Random(5), new_game(EditionSettings("first_2011"), 2), 0
    while True:
        if starts_turn(position):
            seen += 1
            if seen == wanted:
                return position
        position = position.pick_random_step(random).position


@pytest.fixture
def opened(visit: Callable[..., Watched]) -> Callable[..., Laying]:
    """Provide a function that opens the form with the known part of a position."""

    def open_form(known: Position, **window: object) -> Laying:
        page = visit("about:blank", **window).page
        laying = Laying(page, known)
        page.clock.install()
        page.expose_function("answered", laying.answer_page)
        page.route(ADDRESS, lambda route: route.fulfill(body=build_page(), content_type="text/html"))
        laying.open()
        return laying

    return open_form


def enter(laying: Laying, position: Position) -> None:
    """Enter all pieces of the table, section by section, as a person at the table would."""
    values, new = list_values(build_layout(position)), list_values(build_layout(laying.known))
    table = position.table
    laying.press_plus("round", values["round"] - 1)
    for key in ("turn", "start"):
        laying.answer(key, values[key])
    laying.answer("ring", values["ring"] + 1)
    laying.go_on()
    laying.type_cubes([values[key] for key in values if key.startswith(("spaces.", "supply."))])
    laying.go_on()
    laying.pick_customers("stalls", values["stalls"])
    laying.pick_customers("queue", values["queue"])
    for seat in table.seats:
        here = f"farms.{seat}"
        laying.go_on()
        for key in [key for key in values if key.startswith(f"{here}.family.") and values[key] != new[key]]:
            laying.choose_place(key, values[key])
        laying.go_on()
        laying.answer(f"{here}.space", values[f"{here}.space"])
        laying.press_plus(f"{here}.prestige", values[f"{here}.prestige"])
        for city in values[f"{here}.cities"]:
            laying.answer(f"{here}.cities", ord(city[-1]) - ord("a"))
        laying.pick_customers(f"{here}.customers", values[f"{here}.customers"])
        laying.go_on()
        for what in ("grain", "skill", "persuasion", "faith", "knowledge", "scroll", "wagon", "plow", "horse", "ox"):
            laying.press_plus(f"{here}.{what}", values[f"{here}.{what}"])
        laying.page.locator(f'[data-field="{here}.coin"]').fill(str(values[f"{here}.coin"]))
    laying.go_on()


def test_a_whole_table_is_entered_by_touch(opened: Callable[..., Laying]) -> None:
    """On a phone, from an empty form, the entries give exactly the position on the table, in fewer than 200 taps.

    The browser then deletes them.
    """
    position = find_turn(25)
    laying = opened(new_game(EditionSettings("first_2011"), 2), **PHONE)
    enter(laying, position)
    assert laying.read_problems() == []
    laying.go_on()
    laying.page.wait_for_function("() => !localStorage.getItem('village-companion.laying.KX4P7M2Q9R')")
    assert laying.laid == position
    assert laying.taps < 200


def test_nothing_typed_is_lost(opened: Callable[..., Laying]) -> None:
    """After a reload a typed value is back, even an unusable one, which is reported.

    A tap starts again from the companion's data, and another brings back what was entered.
    """
    laying = opened(find_turn(25))
    page = laying.page
    before = page.locator('[data-field="round"]').input_value()
    page.locator('[data-field="round"]').fill("4x")
    laying.open()
    assert page.locator('[data-field="round"]').input_value() == "4x"
    assert laying.read_problems() == ["Round and turn: Round: a whole number is needed here."]
    page.get_by_role("button", name="Start again from what the companion has").click()
    assert page.locator('[data-field="round"]').input_value() == before
    laying.open()
    page.get_by_role("button", name="Back to what you entered").click()
    assert page.locator('[data-field="round"]').input_value() == "4x"


@pytest.mark.parametrize("window", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_is_wrong_leads_to_its_field(opened: Callable[..., Laying], window: dict) -> None:
    """A table with an impossible number is refused in a line that leads to the number's field."""
    laying = opened(find_turn(25), **window)
    page = laying.page
    for _ in range(5):
        page.locator(".vc-lay-steps .vc-main").click()
    page.locator('[data-field="farms.0.horse"]').fill("12")
    page.get_by_role("button", name="Overview").click()
    page.get_by_role("button", name="Lay it out like this").click()
    assert len(laying.read_problems()) == 1 and "too many" in laying.read_problems()[0] and laying.laid is None
    page.locator(".vc-lay-wrong button").click()
    assert page.evaluate("document.activeElement.dataset.field") == "farms.0.horse"
    assert page.locator('[data-field="farms.0.horse"]').get_attribute("aria-invalid") == "true"
    page.keyboard.type("0")
    page.get_by_role("button", name="Overview").click()
    assert laying.read_problems() == []


TITLES = [f"{what} of {who}" for who in ("Anna", "Bert") for what in ("Family", "Life and prestige", "Stores")]


def read_signs(page: Page) -> list[str]:
    """Return the state of each section, by its sign in the overview."""
    return [str(sign.get_attribute("aria-label")) for sign in page.locator(".vc-lay-contents .vc-lay-sign").all()]


def test_unopened_sections_are_named_first(opened: Callable[..., Laying]) -> None:
    """Laying out ticks only opened sections; the unopened ones are named, with a way to the first and a way to lay out anyway."""
    laying = opened(new_game(EditionSettings("first_2011"), 2), **PHONE)
    page, main = laying.page, laying.page.locator(".vc-lay-steps .vc-main")
    said = page.locator(".vc-lay-unseen")
    page.get_by_role("button", name="Overview").tap()
    assert laying.read_problems()
    main.tap()
    assert read_signs(page) == ["looked at", "something can’t be", "something can’t be", *["not looked at yet"] * 6]
    laying.go_on()
    page.locator(".vc-lay-contents button").nth(1).tap()
    laying.type_cubes([1, 1] + [0] * 38)
    laying.go_on()
    laying.pick_customers("stalls", [0, 1, 2])
    laying.pick_customers("queue", [3, 4, 5, 6, 7])
    page.get_by_role("button", name="Overview").tap()
    assert laying.read_problems() == [] and "not been looked at yet" in page.locator(".vc-lay-told").inner_text()
    main.tap()
    assert said.locator("li").all_inner_texts() == TITLES and laying.laid is None
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    main.tap()
    assert said.is_hidden() and page.locator(".vc-laying h2").inner_text() == TITLES[0]
    page.get_by_role("button", name="Overview").tap()
    assert read_signs(page) == [*["looked at"] * 4, *["not looked at yet"] * 5]
    main.tap()
    assert said.locator("li").all_inner_texts() == TITLES[1:]
    page.get_by_role("button", name="It is right as it stands").tap()
    page.wait_for_function("() => !localStorage.getItem('village-companion.laying.KX4P7M2Q9R')")
    assert laying.laid is not None and laying.laid.table.stalls[:3] == (0, 1, 2)


def test_the_page_stays_where_it_is_while_customers_are_chosen(opened: Callable[..., Laying]) -> None:
    """A tapped customer leaves the list, which stays under the finger, also when the queue is next.

    The next customer has the focus, and a tap on a chosen one puts the tile back.
    """
    laying = opened(new_game(EditionSettings("first_2011"), 2), **PHONE)
    page = laying.page
    page.locator(".vc-lay-steps .vc-main").tap()
    page.locator(".vc-lay-steps .vc-main").tap()
    page.locator(".vc-lay-picker[open] [data-tile='14']").scroll_into_view_if_needed()
    page.evaluate("scrollBy(0, 150)")
    where = "(tile) => document.querySelector(`.vc-lay-picker[open] [data-tile='${tile}']`).getBoundingClientRect().top"
    before = page.evaluate(where, 14)
    assert page.evaluate("scrollY") > 50
    for tile in (14, 10, 9, 13, 8, 11):
        page.locator(f".vc-lay-picker[open] [data-tile='{tile}']").tap()
        laying.wait_for_check()
        assert abs(page.evaluate(where, 14) - before) < 2
    assert page.evaluate("document.activeElement.dataset.tile") == "12"
    page.locator("[data-field='stalls'] [data-place='1']").tap()
    assert page.locator("[data-field='stalls'] [data-place]").count() == 2 and page.evaluate("scrollY") > 50


def test_every_section_fits_the_phone(opened: Callable[..., Laying]) -> None:
    """In each of the nine sections nothing is wider than the window, and all targets are at least 44 pixels high."""
    laying = opened(find_turn(25), **PHONE)
    for _ in range(9):
        wide, small = laying.page.evaluate(
            """() => [document.documentElement.scrollWidth, [...document.querySelectorAll(
                ".vc-laying button, .vc-laying select, .vc-laying input[type=text], .vc-lay-chip, .vc-laying summary")]
                .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height < 44)
                .map((part) => part.outerHTML.slice(0, 80))]"""
        )
        assert wide <= 390 and small == []
        laying.go_on()
