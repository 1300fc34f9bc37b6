"""Stone Age's tracker on a phone: a recorded game entered by touch."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.companion.showing import Driven
from tests.samples import taken_up
from tests.stone_age.recorded import STONE_AGE
from tests.stone_age.retelling import told
from village_core.games import first_line
from village_core.games.opening import Depth
from village_core.games.stone_age import new_game
from village_core.games.stone_age.choices import (
    Done,
    EndTurn,
    Fed,
    GoHungry,
    Grow,
    NoteBuilding,
    NoteCard,
    NotePoints,
    ShowCard,
    Tell,
)
from village_core.games.stone_age.edition import edition_of
from village_core.games.stone_age.vocabulary import SITES, Category
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.saves import step_line
from village_core.kernel.values import Choice
from village_core.store import Store
from village_widgets.companion.keeping import numbered

MOMENT = 700
"""Milliseconds after which a second touch is meant."""


class Fingers(Driven):
    """A phone at a table, whose ``taps`` are counted."""

    taps = 0

    def tap(self, selector: str) -> None:
        """One touch; a moment later the next one is meant."""
        self.page.locator(f"{selector}:visible").first.tap()
        self.page.clock.run_for(MOMENT)
        self.taps += 1

    @property
    def count(self) -> int:
        """The lines of the table, as its Python knows them."""
        return len(self.python.companion.seated.shared.lines)

    def enter(self, choice: Choice) -> None:
        """Find a choice and enter it, as somebody does who has it before their eyes; until the page knows that it is stored."""
        count, position = self.count, self.python.companion.seated.shared.position
        self._find(choice, position)
        self.page.wait_for_function("before => Number(document.querySelector('.vc-companion').dataset.count) > before", arg=count)

    def _find(self, choice: Choice, position: Position) -> None:
        seat = getattr(choice, "seat", None)
        pads = isinstance(choice, Grow | NoteCard | NoteBuilding | NotePoints)
        if pads and self.page.locator(f".vc-st-tribe[data-seat='{seat}'][aria-pressed='true']").count() == 0:
            self.tap(f".vc-st-tribe[data-seat='{seat}']")
        match choice:
            case Grow(_, growth):
                self.tap(f"[data-grow={growth}]")
            case NoteCard(_, card) | ShowCard(card):
                if pads:
                    self.tap("[data-open=card]")
                cards = edition_of(position.table.copy).cards
                alike = next(each for each in position.table.deck if cards[each] == cards[card])
                self.tap(f"[data-figure={cards[card].shows}]")
                if len({cards[each] for each in position.table.deck if cards[each].shows == cards[card].shows}) > 1:
                    self.tap(f"[data-card='{alike}']")
            case NoteBuilding(_, place, points):
                self.tap("[data-open=building]")
                pile = f".vc-st-pile:nth-of-type({SITES.index(place) + 1})"
                if self.page.locator(f"{pile} [data-points='{points}']").count() == 0:
                    self.page.locator(".vc-st-other input").fill(str(points))
                    self.taps += 1 + len(str(points))
                self.tap(f"{pile} [data-points='{points}']")
            case NotePoints(_, points):
                self.tap("[data-open=points]")
                self.tap(f"[data-points='{points}']")
            case EndTurn() | Fed():
                self.tap(".vc-st-next")
            case GoHungry():
                place = list(position.table.clockwise(position.table.start)).index(seat)
                self.tap(f".vc-st-feast li:nth-child({place + 1}) [data-hungry]")
            case Tell():
                line = [*Category].index(Category(choice.line.value))
                row = f".vc-tally tbody:nth-of-type(1) tr:nth-child({line + 1})"
                field = self.page.locator(f"{row} td:nth-of-type({seat + 1}) input")
                field.fill(str(choice.count))
                field.press("Enter")
                self.taps += 1 + len(str(choice.count))
            case Done():
                self.tap(".vc-tally-done")


@pytest.fixture
def phone(browser: Browser, store: Store) -> Iterator[Callable[[str], Fingers]]:
    """Opens a page at a table of Stone Age."""
    opened: list[Fingers] = []

    def opens(code: str) -> Fingers:
        opened.append(Fingers(browser, store, code, game="stone_age"))
        page = opened[-1].page
        page.wait_for_selector(".vc-stone-tracker:not([hidden])")
        if page.locator(".vc-sheet:popover-open").count():
            page.locator(".vc-sheet .vc-menu button").first.tap()
        return opened[-1]

    yield opens
    for driven in opened:
        assert driven.wrong == []
        assert driven.page.evaluate("document.documentElement.scrollWidth") <= 390
        driven.page.context.close()


def test_a_recorded_game_is_entered_by_touch(
    store: Store, phone: Callable[[str], Fingers], record_property: Callable[[str, object], None]
) -> None:
    """The end of a game of four: every tap is stored once, the sheet comes to what the full rules say, and a turn takes few taps.

    All of it, where that is asked for (``VILLAGE_SAMPLES=whole``).
    """
    full = STONE_AGE.load("cards-of-four")
    table = full.position.table
    start = new_game(table.copy, 4, next(iter(full.positions())).table.start, Depth.TRACKED)
    reports, game = [*told(full)], Game(full.players, start)
    after = taken_up(len(reports))
    for report in reports[:after]:
        game = game.play(game.position.play(report).option)
    driven = phone(store.create(first_line(game), numbered([step_line(step) for step in game.steps])).table)
    for report in reports[after:]:
        driven.enter(report)
    driven.page.locator(".vc-tally-won").wait_for()
    known = driven.python.companion.seated.shared
    assert known.position.table.outcome == table.outcome and len(known.lines) == len(reports)
    turns = max(1, sum(isinstance(report, EndTurn) for report in reports[after:]))
    record_property("taps", driven.taps)
    assert driven.taps / turns < 6, f"{driven.taps} taps in {turns} turns"
