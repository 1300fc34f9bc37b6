"""Stone Age's tracker: a recorded game entered by touch, two phones at one table, the sheet on paper, a round by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.auditing import find_equal_names, find_faults, find_small_targets
from tests.browser.stone_telling import StoneTeller
from tests.browser.touch_telling import MOMENT
from tests.clocks import run_clock
from tests.companion.showing import Driven
from tests.samples import choose_start
from tests.stone_age.recorded import STONE_AGE
from tests.stone_age.retelling import report
from tests.stone_age.tracked import FARMERS, PLAYERS, begin_tracked, play_reports
from village_core.games import write_first_line
from village_core.games.opening import Depth
from village_core.games.stone_age import choices, new_game
from village_core.games.stone_age.vocabulary import SITES, Emptied, Growth
from village_core.kernel.game import Game
from village_core.kernel.saves import format_step
from village_core.kernel.values import Choice
from village_core.store.sql import Store
from village_widgets.companion.keeping import number_lines

FITS = """() => {
    const shown = document.querySelector(".vc-st-heading bdi"), called = shown.textContent;
    const written = [...shown.childNodes].find((each) => each.nodeType === 3);
    written.data = "Annabella and Tom";
    const fits = shown.scrollWidth <= shown.clientWidth;
    written.data = called;
    return fits;
}"""
"""Script: tell if a long name is whole above the entries."""


class Fingers(StoneTeller, Driven):
    """A phone with Stone Age's tracker: the page's script runs in a browser and is tapped, its Python runs in the test."""

    @property
    def count(self) -> int:
        """The number of the table's lines, as its Python knows them."""
        return len(self.python.companion.seated.shared.lines)

    def read_card(self, seat: int, inside: str = "") -> str:
        """Return the text of a tribe's card, or of the element ``inside`` it."""
        return self.page.locator(f".vc-st-tribe[data-seat='{seat}'] {inside}").inner_text()

    def enter(self, choice: Choice) -> None:
        """Enter a choice; return when the page knows that it is stored."""
        count = self.count
        self.find(choice, self.python.companion.seated.shared.position)
        self.page.wait_for_function("before => Number(document.querySelector('.vc-companion').dataset.count) > before", arg=count)


@pytest.fixture
def phone(browser: Browser, store: Store) -> Iterator[Callable[..., Fingers]]:
    """Provide a function that opens a tracked table of Stone Age by its code, on a phone by default.

    When the test ends, no page may have an error or be wider than its window.
    """
    opened: list[Fingers] = []

    def open_page(code: str, **more: object) -> Fingers:
        opened.append(Fingers(browser, store, code, game="stone_age", **more))
        return opened[-1]

    yield open_page
    for driven in opened:
        assert driven.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        driven.close()


def open_seated(phone: Callable[..., Fingers], code: str, **more: object) -> Fingers:
    """Open a shared table of Stone Age on a page, and answer whose phone it is with the first player."""
    driven = phone(code, **more)
    driven.page.wait_for_selector(".vc-stone-tracker:not([hidden]) .vc-st-tribe")
    if driven.sheet:
        driven.page.locator(".vc-sheet .vc-menu button").first.click()
    return driven


def test_a_recorded_game_is_entered_by_touch(
    store: Store, phone: Callable[..., Fingers], record_property: Callable[[str, object], None]
) -> None:
    """At the end of a game of four every report is one line, and the outcome agrees with the full rules.

    A turn takes fewer than six taps on average; a tap leads back from the winner to the numbers. The whole game with
    ``VILLAGE_SAMPLES=whole``.
    """
    full = STONE_AGE.load("cards-of-four")
    table = full.position.table
    start = new_game(table.copy, 4, next(iter(full.list_positions())).table.start, Depth.TRACKED)
    reports, game = [*report(full)], Game(full.players, start)
    after = choose_start(len(reports))
    for choice in reports[:after]:
        game = game.play(game.position.play(choice).option)
    driven = open_seated(
        phone, store.create(write_first_line(game), number_lines([format_step(step) for step in game.steps])).table
    )
    for choice in reports[after:]:
        driven.enter(choice)
    driven.page.locator(".vc-tally-won").wait_for()
    known = driven.python.companion.seated.shared
    assert known.position.table.outcome == table.outcome and len(known.lines) == len(reports)
    turns = max(1, sum(isinstance(choice, choices.EndTurn) for choice in reports[after:]))
    record_property("taps", driven.taps)
    assert driven.taps / turns < 6, f"{driven.taps} taps in {turns} turns"
    driven.page.get_by_role("button", name="Back to the numbers").tap()
    driven.page.locator(".vc-tally-done").wait_for()
    assert not known.position.over and driven.count == len(reports) + 1


def test_two_phones_share_a_table(store: Store, phone: Callable[..., Fingers]) -> None:
    """Each phone sees the other's entries, also after an undo and a reload; the history offers to correct one.

    A tap meant for the previous turn does not end another player's turn. Open lists stay open and show the entries; the edges of
    the pad and of all tribes stay in place. axe-core finds no fault, no target is too small, and no names are equal.
    """
    code = store.create(write_first_line(Game(PLAYERS[:2], begin_tracked(2)))).table
    one, other = open_seated(phone, code), open_seated(phone, code)
    found: list[str] = []

    def look(state: str) -> None:
        with run_clock(one.page):
            faults = (*find_faults(one.page), *find_small_targets(one.page), *find_equal_names(one.page))
            found.extend(f"{state}, {line}" for line in faults)

    look("pad")
    assert one.page.evaluate(FITS), "nothing stands beside it yet"
    one.enter(choices.NoteCard(0, FARMERS))
    other.look()
    other.page.locator(".vc-st-news", has_text="Ann takes a card").wait_for()
    other.enter(choices.NoteBuilding(1, SITES[1], 24))
    other.tap("[data-key=undo]")
    other.page.wait_for_selector(".vc-companion[data-count='3']")
    one.look()
    one.page.reload()
    one.page.wait_for_selector(".vc-stone-tracker:not([hidden]) .vc-st-tribe")
    assert one.page.locator(".vc-st-pad .vc-st-line").inner_text().startswith("2") and "0 points" in one.read_card(1)

    _check_edges_stay(one, look)
    other.enter(choices.EndTurn())
    one.look()
    one.page.locator(".vc-st-next").tap()
    assert one.count == 6 and "acts now" in one.read_card(1)
    one.page.clock.run_for(MOMENT)
    one.enter(choices.EndTurn())
    look("feast")
    one.open_tool("history")
    one.page.locator(".vc-past summary").last.tap()
    one.page.locator("[data-line='1'] .vc-past-change").tap()
    one.page.locator(".vc-correct-list").first.wait_for()
    assert "It didn’t happen" in one.sheet
    one.page.keyboard.press("Escape")
    one.tap(".vc-st-feast details:last-of-type > summary")
    one.tap(".vc-st-ends button")
    one.page.wait_for_selector(".vc-tally:not([hidden])")
    look("sheet")
    assert found == [], "\n".join(found)


def _check_edges_stay(one: Fingers, look: Callable[[str], None]) -> None:
    """Check that the edges of the pad and of all tribes stay in place while lists open and entries come and go.

    On a laptop check only the edges of the tribes.
    """
    pad = one.page.locator(".vc-st-pad")

    def measure_places() -> list[object]:
        return [part.bounding_box() for part in (pad, *one.page.locator(".vc-st-tribe").all())]

    edges = [measure_places()]
    one.unfold("card")
    one.tap("[data-figure=farmer]")
    look("cards")
    edges.append(measure_places())
    _check_card_is_asked(one)
    one.tap(".vc-st-gifts button")
    one.page.wait_for_selector(".vc-companion[data-count='4'] .vc-entered")
    assert pad.get_attribute("data-open") == "card" and "Ann takes a card" in pad.locator(".vc-entered").inner_text()
    edges.append(measure_places())
    one.tap("[data-key=undo]")
    one.page.wait_for_selector(".vc-entered", state="detached")
    one.unfold("building")
    assert all(edge == edges[0] for edge in (*edges, measure_places()))
    look("buildings")
    phone_size = one.page.viewport_size
    one.page.set_viewport_size({"width": 1280, "height": 800})
    beside = measure_places()[1:]
    one.unfold("points")
    assert measure_places()[1:] == beside
    one.page.set_viewport_size(phone_size)


def _check_card_is_asked(one: Fingers) -> None:
    """Check that the next player can't act until the card of a lower half is named, and that a tap takes the answer back.

    More quick taps after it do nothing. The page is left asking.
    """
    onward = one.page.locator(".vc-st-next")
    assert onward.is_disabled() and "first say which card" in onward.inner_text(), "ending the turn would lose half a card"
    assert one.page.locator("[data-figure]").count() == 1, "the picked half replaces the buttons of the others"
    one.tap("[data-figure=farmer]")
    assert onward.is_enabled() and one.page.locator("[data-figure]").count() > 1, "the picked half can be taken back"
    for tapped in ("[data-figure=farmer]", "[data-figure=farmer]", ".vc-st-gifts button >> nth=0"):
        one.page.locator(tapped).tap()
        assert one.count == 3 and one.page.locator("[data-figure]").count() == 1, "the second half of a double tap enters nothing"
    one.page.clock.run_for(MOMENT)


def test_the_sheet_is_printed_alone_on_white(store: Store, phone: Callable[..., Fingers]) -> None:
    """On paper the final sheet stands alone, in light colours without a background, even if the page is dark."""
    game = play_reports(choices.EndTurn(), choices.EndTurn(), choices.EndGame(Emptied.CARDS), choices.Done())
    one = phone(store.create(write_first_line(game), number_lines([format_step(step) for step in game.steps])).table)
    one.page.locator(".vc-tally table").wait_for()
    one.page.emulate_media(media="print", color_scheme="dark")
    look = """() => {
        const { backgroundColor, colorScheme } = getComputedStyle(document.querySelector(".vc-app"));
        return [backgroundColor, colorScheme];
    }"""
    assert one.page.evaluate(look) == ["rgba(0, 0, 0, 0)", "light"]
    shown = [one.page.locator(part).is_visible() for part in (".vc-tally", ".vc-head", ".vc-reports-main")]
    assert shown == [True, False, False]


def test_a_sum_that_was_typed_is_not_lost_by_going_on(store: Store, phone: Callable[..., Fingers]) -> None:
    """A typed sum stays, and the turn can't end, while the page asks for the building's pile.

    Enter leads to the sum at the first pile, and a second Enter enters it.
    """
    driven = open_seated(phone, store.create(write_first_line(Game(PLAYERS[:2], begin_tracked(2)))).table)
    page, onward = driven.page, driven.page.locator(".vc-st-next")
    driven.unfold("building")
    page.locator(".vc-st-other input").fill("21")
    assert onward.is_disabled() and "from which pile" in onward.inner_text()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.points") == "21" and not driven.count
    page.keyboard.press("Enter")
    page.wait_for_selector(".vc-companion[data-count='1']")
    assert onward.is_enabled() and page.locator(".vc-st-other input").input_value() == ""
    [made] = [step.option.choice for step in driven.python.companion.seated.shared.game.steps]
    assert made == choices.NoteBuilding(0, SITES[0], 21)


def test_a_round_by_keyboard(store: Store, phone: Callable[..., Fingers]) -> None:
    """On a laptop the pad ends at the lower edge; the keys 1 and 2 enter growth, N ends the turn, and Enter leaves the focus."""
    code = store.create(write_first_line(Game(PLAYERS[:2], begin_tracked(2)))).table
    driven = open_seated(phone, code, window={"viewport": {"width": 1280, "height": 800}})
    page = driven.page

    def press(key: str, at: str = "") -> None:
        if at:
            page.locator(at).focus()
        count = driven.count
        page.keyboard.press(key)
        page.wait_for_selector(f".vc-companion[data-count='{count + 1}']")
        page.clock.run_for(MOMENT)

    foot = page.locator(".vc-st-foot").bounding_box()
    assert 740 < foot["y"] + foot["height"] <= 800
    press("1", "[data-grow=tool]")
    press("Enter", "[data-grow=field]")
    assert page.evaluate("document.activeElement.dataset.grow") == "field"
    press("Enter", "[data-figure=music]")
    press("n")
    press("2")
    press("n")
    assert "Everybody feeds the workers" in page.locator(".vc-st-feast").inner_text()
    made = [step.option.choice for step in driven.python.companion.seated.shared.game.steps]
    assert [*map(type, made)] == [choices.Grow, choices.Grow, choices.NoteCard, choices.EndTurn, choices.Grow, choices.EndTurn]
    assert [choice.growth for choice in made if isinstance(choice, choices.Grow)] == [Growth.TOOL, Growth.FIELD, Growth.WORKER]
