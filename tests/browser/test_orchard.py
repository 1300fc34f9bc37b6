"""Orchard, a game of the tests, in a browser: a played board, a price among kinds, and a table shared by two pages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import serving
from tests.browser.auditing import find_small_targets
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE
from tests.browser.test_companion import COMPANION, KEEP, lose_hourglass, open_table, wait_for_lines, wait_until_stored
from tests.browser.test_composing_page import MOST, Played, find_adder
from tests.companion.showing import Driven
from tests.orchard.registered import registered
from tests.orchard_core import new_game, picture
from village_core.games import write_first_line
from village_core.games.editions import EditionSettings
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_core.store.sql import Store
from village_widgets.components.session import Session

RICH = (
    "orchard new, 2 players, round 2, start a\nsupply 10 apple, 10 pear, 10 plum, 5 cakes\n"
    "garden a 4 apple, 4 pear, 4 plum\ngarden b 0 cakes\nagenda turn a\n"
)
"""Twelve pieces of fruit: 46 ways to pay three to five of them for a cake."""


@pytest.fixture(scope="module", autouse=True)
def register_orchard() -> Iterator[None]:
    """Register Orchard as a game while the tests of this file run."""
    with registered():
        yield


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the address of a store for shared tables."""
    return f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.db'}"


@pytest.fixture(scope="module")
def pages(tables: str, register_orchard: None) -> Iterator[str]:
    """Provide the address of a Voila with Orchard registered too, whose shared tables are in ``tables``."""
    with serving.serve_voila(VILLAGE_STORE=tables, PYTHONPATH=str(Path(serving.ROOT))) as address:
        yield address


def wait_for_orchard(page: Page, lines: int) -> None:
    """Wait until the page shows a table of Orchard with this number of lines."""
    page.wait_for_selector(
        f".vc-companion[data-count='{lines}'] .vc-table:not([hidden]) [data-at='pear']", timeout=PATIENCE * 3, state="attached"
    )


def test_a_shared_table_and_the_way_to_another_games(pages: str, tables: str, visit) -> None:
    """Ann joins a table of Orchard by its address, Bob by its code from Village's page; each sees the other's entries.

    An entry that waits in Bob's browser for Orchard's table is sent when he joins it. Then Bob goes to a table of Village by its
    address, and back.
    """
    start = Game((Player("Ann", "green"), Player("Bob", "brown")), new_game(EditionSettings("old"), 2))
    store = Store(tables)
    code = store.create(write_first_line(start)).table
    store.close()
    bob = visit(pages + COMPANION, **PHONE).page
    village = open_table(bob)
    lose_hourglass(bob)
    wait_until_stored(bob)
    bob.locator("[data-tool=menu]").tap()
    bob.get_by_role("button", name="Leave the table").tap()
    waiting = {"at": 1, "message": {"do": "enter", "choice": {"type": "gather", "what": "plum"}, "v": 0, "token": "waiting"}}
    bob.evaluate(KEEP, [f"village-companion.outbox.{code}.waiting", json.dumps(waiting)])
    bob.get_by_label("Code").fill(code.lower())
    bob.get_by_role("button", name="Join", exact=True).tap()
    wait_for_orchard(bob, 1)
    assert bob.url.endswith(f"#{code}") and bob.locator(".vc-app").count() == 1
    ann = visit(f"{pages}{COMPANION}#{code}", **PHONE).page
    wait_for_orchard(ann, 1)
    ann.locator(".vc-menu button", has_text="Ann").tap()
    bob.locator(".vc-menu button", has_text="Bob").tap()
    ann.locator(".vc-chance button, .vc-beside button").filter(has_text=re.compile("^3")).first.tap()
    wait_for_orchard(bob, 2)
    expect(bob.locator(".vc-log")).to_contain_text("Ann gathers 3 plums.", timeout=PATIENCE)
    bob.locator("[data-at='pear']").first.tap()
    wait_for_orchard(ann, 3)
    bob.evaluate("(hash) => { location.hash = hash; }", village.split("#")[1])
    wait_for_lines(bob, 1)
    assert bob.url == village
    bob.go_back()
    wait_for_orchard(bob, 3)


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_orchards_board_is_played_and_a_cake_is_paid(browser: Browser, window: dict[str, object]) -> None:
    """Three kinds of fruit, tap by tap, buy a cake, no message of a tap beyond the limit of bytes.

    Then the other player clicks a tree, and the fruit that was rolled is in the garden.
    """
    session = Session(Game((Player("Ann", "green"), Player("Bob", "brown")), picture.read(RICH)), "1")
    played = Played(browser, window, session)
    press = (lambda target: target.tap()) if window.get("has_touch") else (lambda target: target.click())
    press(played.page.locator("[data-at='cake']").first)
    composer = played.page.locator(".vc-sheet:popover-open .vc-composer")
    composer.wait_for()
    for kind in ("apple", "pear", "plum"):
        before = len(played.costs)
        press(find_adder(played.page, kind))
        played.page.wait_for_function("() => document.querySelector('.vc-composed')")
        assert max(played.costs[before:] or [0]) <= MOST
    press(composer.get_by_role("button", name="Pay", exact=False).last)
    played.page.wait_for_function("() => !document.querySelector('.vc-sheet:popover-open')")
    assert played.read_payment() == {"apple": 1, "pear": 1, "plum": 1} and session.position.table.gardens[0].cakes == 1
    press(played.page.locator("[data-at='pear']").first)
    played.page.wait_for_function("() => document.querySelector('.vc-decision').textContent.includes('Ann')")
    assert session.position.table.gardens[1].pear > 0 and played.wrong == []
    played.page.context.close()


def test_the_start_page_leads_to_orchards_own_pages(pages: str, visit) -> None:
    """Orchard's links lead to its own settings and lobby, not to Village's."""
    watched = visit(f"{pages}/voila/render/00_welcome.ipynb", **PHONE)
    page = watched.page
    page.get_by_role("link", name="Sit down and play Orchard").tap()
    expect(page.locator(".vc-games [aria-pressed='true']")).to_have_text("Orchard", timeout=PATIENCE * 3)
    page.locator(".vc-otherwise > summary").tap()
    expect(page.locator(".vc-settings")).to_contain_text("green", timeout=PATIENCE)
    page.go_back()
    page.get_by_role("link", name="Take Orchard to your table").tap()
    expect(page.locator(".vc-lobby")).to_contain_text("green", timeout=PATIENCE * 3)


@pytest.fixture
def phone(browser: Browser, store: Store) -> Iterator[Callable[[str], Driven]]:
    """Provide a function that opens a page of Orchard, at a table if there is a code.

    When the test ends, no page may have an error or a target that is too small.
    """
    opened: list[Driven] = []

    def open_page(code: str) -> Driven:
        opened.append(Driven(browser, store, code, game="orchard"))
        return opened[-1]

    yield open_page
    for driven in opened:
        assert find_small_targets(driven.page) == []
        driven.close()


def test_a_tracked_table_is_shared_by_two_pages(phone: Callable[[str], Driven]) -> None:
    """Each page sees the other's reports, and one the other's undo; after the last round one fills the sheet.

    Both then see the winner.
    """
    one = phone("")
    one.page.locator("[value=tracked]").tap()
    other = phone(one.begin())
    other.page.locator(".vc-menu button", has_text="Player 2").tap()

    def report(driven: Driven, label: str) -> None:
        count = int(driven.page.get_attribute(".vc-companion", "data-count"))
        driven.page.locator(".o-tracker button", has_text=label).tap()
        driven.page.wait_for_selector(f".vc-companion[data-count='{count + 1}']")

    def count_cakes(driven: Driven, *counts: int) -> None:
        for place, count in zip(driven.page.locator(".o-tracker li").all(), counts, strict=True):
            expect(place).to_contain_text(f"{count} cake")

    report(one, "Player 1 bakes")
    other.look()
    count_cakes(other, 1, 0)
    report(other, "Player 2 bakes")
    count_cakes(other, 1, 1)
    other.page.locator("[data-tool=undo]").tap()
    one.look()
    count_cakes(one, 1, 0)
    for _ in range(12):
        report(one, "The round is over")
    other.look()
    for number, fruit in ((1, "0"), (2, "7")):
        field = other.page.get_by_label(f"fruit left over, Player {number}")
        field.fill(fruit)
        field.press("Enter")
    one.look()
    expect(one.page.locator(".vc-tally-result")).to_have_text("As it stands: Player 2 wins with 7 points.")
    one.page.locator(".vc-tally-done").tap()
    other.look()
    for driven in (one, other):
        expect(driven.page.locator(".vc-tally-won")).to_have_text("Player 2 wins with 7 points.")
