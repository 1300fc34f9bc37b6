"""Tables of each game as players and onlookers see them, conflicts, and forms: audits find no fault, on desktop and phone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.translating import build_audit
from tests.clocks import run_clock
from tests.companion.pages import Page
from tests.companion.showing import Driven
from tests.manitoba.recorded import MANITOBA
from tests.manitoba.retelling import report as report_manitoba
from tests.retelling import track
from tests.samples import LONG, in_long_runs, thin
from tests.stone_age.recorded import STONE_AGE
from tests.stone_age.retelling import report
from tests.village.retelling import retell
from tests.village.tracked import PLAYERS, begin_game
from village_core.games import load, write_first_line
from village_core.kernel.game import Game
from village_core.kernel.saves import format_step
from village_core.kernel.values import CHANCE, Choice
from village_core.store.codes import Codes
from village_core.store.sql import Store
from village_widgets.companion.keeping import number_lines

GAMES = Path(__file__).parents[1] / "games"
EARLY = 40
"""A number of entries after which a history has several turns."""
MOMENT = 700
"""Milliseconds after which an interruption can be answered, and a second tap counts."""
USELESS = "button:visible:disabled, :is(h1, h2, h3, h4):visible:empty, form:visible, [data-key=undo]:visible"
"""The parts that an onlooker's page of a table lacks."""


def keep(store: Store, game: Game) -> Codes:
    """Keep a game as a shared table, and return the table's codes."""
    return store.create(
        write_first_line(Game(game.players, game.start)), number_lines([format_step(step) for step in game.steps])
    )


def pause(full: Game) -> dict[str, Game]:
    """Return a game by the full rules where it waits for a draw, where the first player decides, and when it is over.

    The draw and the decision are the first ones after ``EARLY`` steps.
    """
    seats = [position.seat for position in full.list_positions()]
    return {
        "full draw": full.branch(seats.index(CHANCE, EARLY)),
        "full turn": full.branch(seats.index(0, EARLY)),
        "full end": full,
    }


def find_first(told: Iterable[tuple[Game, Choice]]) -> dict[str, Game]:
    """Return a tracked game, by name, at the first question of each kind, after some entries, and when it is over."""
    found: dict[str, Game] = {}
    for before, choice in told:
        found.setdefault(type(before.position.top).__name__, before)
        game = before.play(choice)
        found.setdefault("some entries", game) if len(game.steps) == EARLY else None
    return {**found, "end": game}


def list_village() -> dict[str, Game]:
    """Return a game of Village at several moments, by their names: by the full rules, and as told to the tracker."""
    full = load((GAMES / "companion" / "four-players.jsonl").read_text(encoding="utf-8"))
    return {**pause(full), **find_first(retell(full, counting=True))}


def list_manitoba() -> dict[str, Game]:
    """Return a game of Manitoba at several moments, by their names: by the full rules, and as told to the tracker."""
    full = MANITOBA.load("autumn-of-two")

    def tell() -> Iterator[tuple[Game, Choice]]:
        game = track(MANITOBA.game, full)
        for choice in report_manitoba(full):
            yield game, choice
            game = game.play(choice)

    return {**pause(full), **find_first(tell())}


def list_stone_age() -> dict[str, Game]:
    """Return a game of Stone Age at several moments, by their names: by the full rules, and as told to the tracker."""
    full = STONE_AGE.load("cards-of-two")

    def tell() -> Iterator[tuple[Game, Choice]]:
        game = track(STONE_AGE.game, full)
        for choice in report(full):
            yield game, choice
            game = game.play(choice)

    return {**pause(full), **find_first(tell())}


EACH_GAME = pytest.mark.parametrize(
    ("name", "states"),
    [
        ("village", list_village),
        ("stone_age", list_stone_age),
        pytest.param("manitoba", list_manitoba, marks=in_long_runs),
    ],
)


PLAYED = EACH_GAME if LONG else pytest.mark.parametrize(("name", "states"), [("village", list_village)])
"""The games whose players' pages are audited: each run audits Stone Age's pad and sheet in ``test_stone_tracker``."""


class Audited(Driven):
    """A page whose states are audited."""

    def __init__(self, *given: object, **more: object) -> None:
        super().__init__(*given, **more)
        self.audit = build_audit(self.page)

    def look(self, state: str) -> None:
        """Add the faults of the page as it is, by axe, in targets and names, under the name ``state``."""
        with run_clock(self.page):
            self.audit.look(state)

    def sit_at(self, code: str) -> None:
        """Open a table with the code for players, and answer, if the page asks, that the device lies on the table."""
        self.open(code)
        whose = self.page.get_by_role("button", name="It lies on the table")
        if whose.count():
            whose.click()
        self.page.clock.run_for(MOMENT)

    def look_at_sheet(self, state: str) -> None:
        """Audit the open sheet, scrolled to its end: the button that closes it lies over all else."""
        sheet = self.page.locator(".vc-sheet:popover-open")
        sheet.evaluate("sheet => sheet.scrollTo(0, sheet.scrollHeight)")
        self.look(state)

    def glance(self, view: str, state: str) -> None:
        """Open all folds of one of several views that look alike, and audit only the names of the page's buttons."""
        self.page.locator(f"{view} details").evaluate_all("all => all.forEach((each) => { each.open = true; })")
        with run_clock(self.page):
            self.audit.glance(state)

    def press(self, selector: str) -> None:
        """Press the first visible button of a selector, and let time pass on the page so that the next press counts."""
        self.page.locator(f"{selector}:visible").first.click()
        self.page.clock.run_for(MOMENT)


ON_A_PHONE = pytest.mark.parametrize("page", thin([PHONE, DESKTOP], 2), indirect=True, ids=thin(["phone", "desktop"], 2))
ON_A_DESKTOP = pytest.mark.parametrize("page", thin([DESKTOP, PHONE], 2), indirect=True, ids=thin(["desktop", "phone"], 2))
"""Windows of tests: the other one too in a long run."""


@pytest.fixture
def page(request: pytest.FixtureRequest, browser: Browser, store: Store) -> Iterator[Callable[..., Audited]]:
    """Provide a function that opens a page of a table or of the lobby; at its end the test fails with the faults of all pages."""
    opened: list[Audited] = []

    def open_page(code: str = "", game: str = "village") -> Audited:
        opened.append(Audited(browser, store, code, request.param, game))
        return opened[-1]

    yield open_page
    found = [line for one in opened for line in (*one.wrong, *one.audit.found)]
    for one in opened:
        one.page.context.close()
    assert not found, "\n".join(found)


@ON_A_PHONE
@EACH_GAME
def test_an_onlooker(store: Store, page: Callable[..., Audited], name: str, states: Callable[[], dict[str, Game]]) -> None:
    """An onlooker's pages have no fault: kinds of questions, the end, the board, the history, sharing, the menu, the lobby.

    No table has a disabled button, an empty heading, a form or *Undo*. Sheets and the lobby are the same for each game, so they
    are looked at in Village's, and in a long run in all.
    """
    one = page("", name)
    first, *others = states().items()
    for state, game in thin([*others, first], 3):
        one.open(keep(store, game).viewer)
        one.look(state)
        assert one.page.locator(USELESS).count() == 0, state
        if state in ("some entries", "full turn") and (name == "village" or LONG):
            for tool in ("history", "share", "menu"):
                one.press(f"[data-tool={tool}]")
                one.look_at_sheet(f"{state}, {tool}")
                if tool != "menu":
                    one.audit.close()
            one.page.get_by_role("button", name="Leave the table").click()
            one.page.wait_for_selector(".vc-known-table:visible")
            one.look(f"{state}, lobby")


@ON_A_DESKTOP
@PLAYED
def test_a_player(store: Store, page: Callable[..., Audited], name: str, states: Callable[[], dict[str, Game]]) -> None:
    """A player's pages have no fault: tables in play and ended, the score sheet, a history, a correction, exports, the lobby."""
    known = states()
    one = page("", name)
    one.look("lobby")
    for state in thin(("Tallying", "full end", "end", "full draw", "some entries"), 2):
        one.sit_at(keep(store, known[state]).table)
        one.look(state)
    one.press("[data-tool=history]")
    one.page.locator(".vc-past details").evaluate_all("turns => turns.forEach((turn) => { turn.open = true; })")
    one.look_at_sheet("history")
    one.page.locator("[data-line='7'] .vc-past-change").click()
    one.page.wait_for_selector(".vc-correct-list:visible")
    one.look_at_sheet("correction")
    one.audit.close()
    one.press("[data-tool=menu]")
    one.page.get_by_role("button", name="Save or export").click()
    one.page.wait_for_selector(".vc-exports:visible")
    one.look_at_sheet("exports")
    one.audit.close()
    one.press("[data-tool=menu]")
    one.page.get_by_role("button", name="Leave the table").click()
    one.page.wait_for_selector(".vc-known-table:visible")
    one.look("lobby with tables")
    assert one.audit.found == []


@pytest.mark.parametrize("page", [PHONE], indirect=True, ids=["phone"])
@EACH_GAME
def test_laying_and_checking(
    store: Store, page: Callable[..., Audited], name: str, states: Callable[[], dict[str, Game]]
) -> None:
    """No two buttons of one list share a name, on each page that lays a table out and each step that checks a copy."""
    one = page("", name)
    one.sit_at(keep(store, states()["some entries"]).table)
    one.press("[data-tool=menu]")
    one.page.get_by_role("button", name="Check your copy").click()
    one.page.wait_for_selector(".vc-check-steps button")
    for at in range(one.page.locator(".vc-check-steps button").count()):
        one.page.locator(".vc-check-steps button").nth(at).click()
        one.glance(".vc-checking", f"check, step {at}")
        one.page.get_by_role("button", name="All steps").click()
    one.page.locator(".vc-checking").get_by_role("button", name="Leave", exact=True).click()
    one.press("[data-tool=menu]")
    one.page.get_by_role("button", name="Correct the table").click()
    one.page.wait_for_selector(".vc-lay-body *")
    number = 0
    while one.page.locator(".vc-lay-fields").count():
        number += 1
        one.glance(".vc-laying", f"laying, page {number}")
        one.press(".vc-lay-steps .vc-main")


@ON_A_PHONE
def test_conflicts(store: Store, page: Callable[..., Audited]) -> None:
    """The sheets of conflicts have no fault: "Which is right?" about one entry, and about several at once."""
    game = Game(PLAYERS, begin_game("first_2011", 3))
    one = page()
    one.sit_at(keep(store, game).table)
    other = Page(store, code=one.code)
    one.python.companion.seated.shared.pull = lambda: None
    for seat, state in enumerate(("which", "several")):
        other.enter(type="spend", seat=seat, why="time", time=2)
        one.press(".vc-tr-quick .vc-tr-choice")
        one.page.wait_for_selector(".vc-conflict:visible")
        one.page.clock.run_for(MOMENT)
        one.look_at_sheet(state)
        one.page.get_by_role("button", name="Decide later").click()
        one.press(".vc-tr-card[aria-pressed=false]")
    assert one.audit.found == []
