"""Stone Age in a browser: whole games by mouse and by touch, a payment of many pieces, card texts on a tap, and motion."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.browser.test_composing_page import MOST, Played, find_adder
from tests.samples import WHOLE, in_long_runs, thin
from tests.stone_age.positions import FIRST, lay_acting, lay_placing, lay_stone_age
from village_core.games.editions import EditionSettings
from village_core.games.stone_age import GAME, new_game
from village_core.kernel.game import Game
from village_core.kernel.game import Player as Seated
from village_core.players.levels import build_programs
from village_widgets.components.session import Session

ANN, BOB = Seated("Ann", "red"), Seated("Bob", "blue")
PLACING = ("card:", "tile:", "place:forest", "place:clay-pit", "place:quarry", "place:river", "place:hunt")
ACTING = ("place:", "roll", "die:", "tile:", "card:", "food:")
"""Preferred targets: players gather before they buy."""
FREE = 25
"""The tile for one to seven resources of any kinds."""


def list_preferred(page: Page) -> tuple[str, ...]:
    """Return the preferred targets for the present decision."""
    return PLACING if "place workers" in (page.locator(".vc-decision").first.text_content() or "") else ACTING


class Mouse(Player):
    """A player with a mouse, who prefers one list of targets while placing workers and another while acting."""

    def find_target(self) -> Locator:
        """Prefer the targets of the present decision, and return the target of the next press."""
        self.prefers = list_preferred(self.page)
        return super().find_target()


class Touch(Fingers):
    """A player by touch, who prefers one list of targets while placing workers and another while acting."""

    def find_target(self) -> Locator:
        """Prefer the targets of the present decision, and return the target of the next press."""
        self.prefers = list_preferred(self.page)
        return super().find_target()


@in_long_runs
@pytest.mark.parametrize("window", thin([PHONE, DESKTOP], 2), ids=lambda window: "phone" if window is PHONE else "desktop")
def test_a_whole_game_is_played(
    browser: Browser, window: dict[str, object], record_property: Callable[[str, object], None]
) -> None:
    """A game against a program is played by clicks or taps to its end: workers, dice, a card, a building, the winner.

    By an owner's copy each pile has a single building, so the game ends after a few rounds; with ``VILLAGE_SAMPLES=whole`` it is
    a whole game against *good*. At the end nothing is wider than the window.
    """
    settings, other = (EditionSettings(FIRST), "good") if WHOLE else (EditionSettings(FIRST, (("pile", 1),)), "random")
    session = Session(Game((ANN, Seated("Bob", "blue", other)), new_game(settings, 2)), "32", build_programs(GAME))
    session.go_on()
    played = Played(browser, {**window, "reduced_motion": "reduce"}, session)
    player = (Touch if window is PHONE else Mouse)(played.page)
    record_property("moves", player.play_until(player.is_over))
    record_property("rounds", session.position.table.round)
    expect(played.page.locator(".vc-score")).to_contain_text("wins with", timeout=PATIENCE)
    chosen = {type(step.option.choice).__name__ for step in session.game.steps}
    assert {"PlaceWorkers", "Work", "Buy", "Build", "Roll"} <= chosen and session.position.over
    assert played.page.evaluate("document.documentElement.scrollWidth") <= window["viewport"]["width"]
    assert played.wrong == []
    played.page.context.close()


def test_seven_pieces_are_paid_by_a_few_taps(browser: Browser) -> None:
    """With seven of each resource, a building for one to seven is paid tap by tap, with no message beyond 8 kB."""
    rich = dict.fromkeys(("wood", "brick", "stone", "gold"), 7)
    table = lay_stone_age(2, {0: {**rich, "at": {"building-1": 1}}}, tops=(FREE, 1))
    session = Session(Game((ANN, BOB), lay_acting(table)), "1")
    played = Played(browser, PHONE, session)
    page = played.page
    page.locator(f"[data-at='tile:{FREE}']").tap()
    sheet = page.locator(".vc-sheet:popover-open")
    expect(sheet.locator(".vc-lying")).to_contain_text("gold 6", timeout=PATIENCE)
    sheet.locator(".vc-asked button").first.tap()
    composer = sheet.locator(".vc-composer")
    composer.wait_for()
    for at in range(7):
        find_adder(page, "gold").tap()
        expect(page.locator(".vc-composed [data-kind=gold], .vc-composer")).to_contain_text(str(at + 1), timeout=PATIENCE)
    composer.get_by_role("button", name="Pay", exact=False).last.tap()
    page.wait_for_function("() => !document.querySelector('.vc-sheet:popover-open')")
    assert played.read_payment() == {"gold": 7} and session.position.table.tribes[0].score == 42
    assert max(played.costs) <= MOST and played.wrong == []
    page.context.close()


def test_what_a_card_does_is_said_on_a_tap(browser: Browser) -> None:
    """A tap explains a card, whether a worker can be placed on it or not; taps also explain a tribe's cards, and the odds.

    No tap makes a move, and the browser remembers the game for the next visit.
    """
    table = lay_stone_age(2, {0: {"cards": (9,), "field": 3}, 1: {"at": {"card-2": 1}}}, row=(20, 35, 24, 12))
    played = Played(browser, PHONE, Session(Game((ANN, BOB), lay_placing(table)), "1"))
    page = played.page
    sheet = page.locator(".vc-sheet:popover-open")
    sentences = {"card:20": "each worth the number of your workers", "card:35": "any two resources, whenever you want"}
    for place, said in sentences.items():
        page.locator(f"[data-at='{place}']").first.tap()
        expect(sheet).to_contain_text(said, timeout=PATIENCE)
        sheet.locator("button").last.tap()
        sheet.wait_for(state="hidden")
    page.locator("[data-at='figure:0:farmer']").tap()
    expect(sheet).to_contain_text("2 × 3 on the food track = 6 points", timeout=PATIENCE)
    sheet.locator("button").last.tap()
    sheet.wait_for(state="hidden")
    page.get_by_role("button", name="Odds of what is to come").tap()
    expect(sheet).to_contain_text("Forest: at least", timeout=PATIENCE)
    assert len(played.play.session.game.steps) == 0 and played.wrong == []
    assert page.evaluate("localStorage.getItem('village-companion.played')") == "stone_age", "the page opens with it next time"
    page.context.close()


def test_on_a_phone_moves_of_programs_are_seen_in_close_ups(browser: Browser) -> None:
    """With lively motion programs' moves are seen from place to place, and the page scrolls to none of them."""
    programs = [Seated(name, ink, plays="random") for name, ink in (("Bob", "blue"), ("Cid", "green"))]
    played = Played(browser, PHONE, Session(Game((ANN, *programs), lay_placing(lay_stone_age(3))), "1"))
    page, ann = played.page, Fingers(played.page)
    page.evaluate("""() => {
        localStorage.setItem("village-companion.motion", "lively");
        window.shown = window.seen = 0;
        const { scrollIntoView } = Element.prototype;
        Element.prototype.scrollIntoView = function (how) {
            if (document.querySelector(".vc-motion > *")) window.shown += 1;
            scrollIntoView.call(this, how);
        };
        new MutationObserver((all) => {
            for (const { addedNodes } of all) window.seen += addedNodes.length;
        }).observe(document.querySelector(".vc-closeups"), { childList: true });
    }""")
    for _ in range(2):
        ann.move()
        page.wait_for_function("() => !document.querySelector('.vc-motion > *')", timeout=PATIENCE * 2)
    assert page.evaluate("window.seen") > 1 and page.evaluate("window.shown") == 0 and played.wrong == []
    page.context.close()


def test_dice_that_are_gone_light_nothing_up(browser: Browser) -> None:
    """With reduced motion the changed places light up: the workers and the wood, not the place of the dice."""
    table = lay_stone_age(2, {0: {"at": {"forest": 4, "field": 1}}})
    played = Played(browser, {**DESKTOP, "reduced_motion": "reduce"}, Session(Game((ANN, BOB), lay_acting(table)), "1"))
    page = played.page
    page.evaluate("""() => {
        window.lit = 0;
        const count = (all) => { for (const { addedNodes } of all) window.lit += addedNodes.length; };
        new MutationObserver(count).observe(document.querySelector(".vc-motion"), { childList: true });
    }""")
    page.locator("[data-at='place:forest'].vc-open").click()
    page.wait_for_function("() => window.lit > 0")
    assert page.evaluate("window.lit") == 2 and played.wrong == []
    page.context.close()


def test_places_light_up_where_they_lie_below_the_score(browser: Browser) -> None:
    """With reduced motion the score appears at once, and the building's new place lights up where it then lies."""
    tribes = {0: {"wood": 2, "brick": 1, "at": {"building-1": 1}}, 1: {"buildings": (4, 5, 6, 7, 8, 9)}}
    session = Session(Game((ANN, BOB), lay_acting(lay_stone_age(2, tribes, under=(0, 6)))), "1")
    played = Played(browser, {**DESKTOP, "reduced_motion": "reduce"}, session)
    page = played.page
    page.evaluate("""() => {
        const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
        const away = (ring, place) => {
            const [[x, y], [a, b]] = [ring, place].map((each) => middle(each.getBoundingClientRect()));
            return Math.hypot(x - a, y - b);
        };
        const measure = () => {
            const rings = [...document.querySelectorAll(".vc-motion .vc-landed")];
            const place = document.querySelector("[data-at='kept:0']");
            if (rings.length) window.away = Math.min(...rings.map((ring) => away(ring, place)));
        };
        const seen = new MutationObserver(() => requestAnimationFrame(measure));
        seen.observe(document.querySelector(".vc-motion"), { childList: true });
    }""")
    page.locator("[data-at='tile:0'].vc-open").click()
    page.locator(".vc-sheet:popover-open .vc-asked button").first.click()
    page.wait_for_function("() => window.away !== undefined")
    assert page.locator(".vc-score").is_visible() and page.evaluate("window.away") < 2
    assert session.position.over and played.wrong == []
    page.context.close()
