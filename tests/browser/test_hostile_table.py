"""Malicious names in a foreign store or file: pages show them inert and shortened everywhere."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.telling import RECORDED
from tests.browser.test_companion import COMPANION, LOST, PATIENCE, wait_for_lines
from tests.samples import thin
from village_core.games import write_first_line
from village_core.games.opening import Depth
from village_core.games.village import EditionSettings, deal, new_game
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_core.store.sql import Store
from village_widgets.components.names import LONG_NAME
from village_widgets.games.village.companion import load_words

IMAGE = "<img src=x onerror=alert(1)>"
OVERRIDE = "\u202eneb \u2066gnorw\u2069 \u200f"
LONG = "Rhabarberbarbara" * 625
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466" * 40
HEBREW = "\u05d0\u05d1\u05d2\u05d3 \u05d4\u05d5\u05d6"
HARMFUL = (IMAGE, OVERRIDE, LONG, FAMILY)
WRITTEN = ("<script>alert(1)</script>", HEBREW, "\u0639\u0628\u062f \u0627\u0644\u0631\u062d\u0645\u0646", '=HYPERLINK("x")')
STORED = [(HARMFUL, Depth.TRACKED), (HARMFUL, Depth.FULL), (WRITTEN, Depth.TRACKED), (WRITTEN, Depth.FULL)]
COLOURS = ("red", "yellow", "blue", "white")
HARM = """() => [...document.querySelectorAll('img, script, iframe')]
    .filter((one) => one.closest('.vc-companion') && !one.src?.startsWith('data:image/svg+xml')).map((one) => one.outerHTML)"""
WIDE = "() => document.documentElement.scrollWidth"
LONGEST_WORD = "() => Math.max(...[...document.querySelectorAll('.vc-name, bdi')].map((one) => [...one.textContent].length))"
TURNING = "() => /[\\u202a-\\u202e\\u2066-\\u2069]/.test(document.querySelector('.vc-companion').innerText)"


def build_named_table(names: tuple[str, ...], depth: Depth = Depth.TRACKED) -> Game:
    """Return a new game of four players with these names, dealt by a fixed seed unless it is tracked."""
    players = tuple(Player(name, colour) for name, colour in zip(names, COLOURS, strict=True))
    start = new_game(EditionSettings("first_2011"), 4, 0, depth)
    return Game(players, start if depth is Depth.TRACKED else deal(start, Random(1)))


@pytest.fixture(scope="module")
def tables(voila, store_address):
    """Provide the address of a server's lobby, and a function ``put``.

    ``put(game)`` writes a new table into the server's store and returns the table's address.
    """
    store = Store(store_address)
    yield voila + COMPANION, lambda game: f"{voila}{COMPANION}#{store.create(write_first_line(game)).table}"
    store.close()


def check_inert(page: Page, told: list[str]) -> None:
    """Check that no name ran, drew, overflowed or changed the direction of its surroundings, and that long ones are shortened."""
    assert told == [] and page.evaluate(HARM) == []
    assert page.evaluate(WIDE) <= 390
    assert page.evaluate(LONGEST_WORD) <= LONG_NAME and not page.evaluate(TURNING)


def check_everywhere(page: Page, told: list[str]) -> None:
    """Check that names are inert on the page, in the history, the share sheet and the menu, and among the exports."""
    check_inert(page, told)
    for tool in ("history", "share", "menu"):
        page.locator(f"[data-tool={tool}]").tap()
        expect(page.locator(".vc-sheet:popover-open")).to_be_visible(timeout=PATIENCE)
        check_inert(page, told)
        if tool == "menu":
            page.get_by_role("button", name=load_words().format("ui-table-away")).tap()
            page.wait_for_selector(".vc-export", timeout=PATIENCE)
            check_inert(page, told)
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("names", "depth"), thin(STORED, 3))
def test_names_in_a_store(tables, visit, names, depth):
    """Names in a store are inert in the tracker, on the board, in the history, the share sheet, the menu and the exports."""
    _, put = tables
    watched = visit("about:blank", **PHONE)
    page, told = watched.page, []
    page.on("dialog", lambda dialog: (told.append(dialog.message), dialog.dismiss()))
    page.goto(put(build_named_table(names, depth)))
    side = ".vc-tracker" if depth is Depth.TRACKED else ".vc-table"
    page.wait_for_selector(f"{side}:not([hidden])", timeout=PATIENCE * 3)
    page.locator(".vc-sheet:popover-open .vc-menu button").nth(1).tap(timeout=PATIENCE)
    if depth is Depth.TRACKED:
        page.locator(LOST).first.tap()
        wait_for_lines(page, 1)
    check_everywhere(page, told)


@pytest.mark.parametrize("names", thin([HARMFUL, WRITTEN], 2), ids=thin(["harmful", "written"], 2))
def test_names_in_a_file(tables, visit, names):
    """Names in a file are inert in the lobby, at the table with its final score, and in the lobby's list of tables."""
    lobby, _ = tables
    watched = visit("about:blank", **PHONE)
    page, told = watched.page, []
    page.on("dialog", lambda dialog: (told.append(dialog.message), dialog.dismiss()))
    page.goto(lobby)
    head, *lines = RECORDED.read_text(encoding="utf-8").splitlines()
    about = json.loads(head)
    about["players"] = [{**player, "name": name} for player, name in zip(about["players"], names, strict=True)]
    text = "\n".join([json.dumps(about), *lines, ""])
    page.wait_for_selector(".vc-lobby input[type=file]", state="attached", timeout=PATIENCE * 3)
    file = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator(".vc-lobby input[type=file]").set_input_files(file)
    go_on = page.get_by_role("button", name="Go on with it at a new table")
    expect(go_on).to_be_visible(timeout=PATIENCE)
    check_inert(page, told)
    go_on.tap()
    page.wait_for_selector(".vc-score:not([hidden])", timeout=PATIENCE)
    check_everywhere(page, told)
    page.locator("[data-tool=menu]").tap()
    page.get_by_role("button", name="Leave the table").tap()
    expect(page.locator(".vc-known-table").first).to_be_visible(timeout=PATIENCE)
    check_inert(page, told)
