"""Manitoba's tracker: a recorded game entered by touch on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.auditing import find_equal_names, find_faults, find_small_targets
from tests.browser.manitoba_telling import ManitobaTeller
from tests.clocks import run_clock
from tests.companion.showing import Driven
from tests.manitoba.recorded import MANITOBA
from tests.manitoba.retelling import report
from tests.samples import choose_start
from village_core.games import write_first_line
from village_core.games.manitoba import GAME, choices
from village_core.games.opening import Depth
from village_core.kernel.game import Game
from village_core.kernel.saves import format_step
from village_core.kernel.values import Choice
from village_core.store.sql import Store
from village_widgets.companion.keeping import number_lines


class Fingers(ManitobaTeller, Driven):
    """A phone at a tracked table of Manitoba, with its Python in the test."""

    @property
    def count(self) -> int:
        """The number of the table's lines, as its Python knows them."""
        return len(self.python.companion.seated.shared.lines)

    def tap_entry(self, selector: str) -> None:
        """Tap a button that makes an entry; return when the page knows that the entry is stored."""
        count = self.count
        self.tap(selector)
        self.page.wait_for_function("before => Number(document.querySelector('.vc-companion').dataset.count) > before", arg=count)

    def enter(self, choice: Choice) -> None:
        """Enter a choice at the table's position."""
        self.find(choice, self.python.companion.seated.shared.position)


@pytest.fixture
def phone(browser: Browser, store: Store) -> Iterator[Callable[..., Fingers]]:
    """Provide a function that opens a tracked table of Manitoba by its code, as the phone of the first player.

    When the test ends, no page may have an error or be wider than its window.
    """
    opened: list[Fingers] = []

    def open_page(code: str) -> Fingers:
        opened.append(Fingers(browser, store, code, game="manitoba"))
        opened[-1].page.wait_for_selector(".vc-manitoba-tracker:not([hidden]) .vc-mt-clan")
        if opened[-1].sheet:
            opened[-1].page.locator(".vc-sheet .vc-menu button").first.click()
        return opened[-1]

    yield open_page
    for driven in opened:
        assert driven.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        driven.close()


def test_a_recorded_game_is_entered_by_touch(
    store: Store, phone: Callable[..., Fingers], record_property: Callable[[str, object], None]
) -> None:
    """The last quarter of a game, or all with ``VILLAGE_SAMPLES=whole``, is entered: its outcome agrees with the full rules.

    A round takes fewer than twelve taps on average. axe-core finds no fault at a scoring with a folded tile open, no target is
    too small, and no names are equal.
    """
    full = MANITOBA.load("autumn-of-two")
    table = full.position.table
    start = GAME.new_game(table.copy, 2, full.start.table.start, Depth.TRACKED)
    reports, game = [*report(full)], Game(full.players, start)
    after = choose_start(len(reports))
    for choice in reports[:after]:
        game = game.play(game.position.play(choice).option)
    driven = phone(store.create(write_first_line(game), number_lines([format_step(step) for step in game.steps])).table)
    looked = list[str]()
    for choice in reports[after:]:
        driven.enter(choice)
        if isinstance(choice, choices.EndRound) and not looked and driven.page.locator(".vc-mt-ready").count():
            driven.tap("[data-more='1']")
            with run_clock(driven.page):
                page = driven.page
                looked = ["looked", *find_faults(page), *find_small_targets(page), *find_equal_names(page)]
    driven.page.locator(".vc-tally-won").wait_for()
    assert driven.python.companion.seated.shared.position.table.outcome == table.outcome
    rounds = max(1, sum(isinstance(choice, choices.EndRound) for choice in reports[after:]))
    record_property("taps", driven.taps)
    assert driven.taps / rounds < 12, f"{driven.taps} taps in {rounds} rounds"
    assert looked == ["looked"], "\n".join(looked)
