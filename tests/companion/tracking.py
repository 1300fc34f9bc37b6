"""Tracked tables of Village for the tests: positions and messages, and the tracker alone on a page in a browser."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from playwright.sync_api import Browser, ElementHandle, Locator, Page

from tests.clocks import stop_clock
from tests.companion.pages import build_command
from tests.hearing import Heard, decode
from tests.linking import build_script
from village_core.games import write_first_line
from village_core.games.opening import Depth
from village_core.games.village import EditionSettings, Position, new_game
from village_core.games.village.choices import EndTurn, Spend
from village_core.games.village.position import Answer
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.vocabulary import Spending
from village_core.kernel.game import Game
from village_core.kernel.position import Step
from village_core.kernel.values import CHANCE, Choice, Option, Player
from village_core.store.sql import Store
from village_widgets.companion.inbox import Inbox
from village_widgets.companion.shared import SharedTable
from village_widgets.components.modules import list_styles
from village_widgets.components.screen import HERE, SCREEN, build_style
from village_widgets.games.village import drawing
from village_widgets.games.village.companion import FOLDERS, VillageParts, load_words
from village_widgets.games.village.tracker.tracked import VillageTrackerView
from village_widgets.games.village.tracker.view import VillageTracker
from village_widgets.words import format_shown

NAMES: Final = ("Anna", "Bert", "Carl", "Dora", "Emma")
PATIENCE: Final = 5_000
MEANT: Final = 500
"""Milliseconds after which a second touch on the turn's end counts."""
COMPANION: Final = files("village_widgets.companion")
STYLES: Final = (
    (HERE, (*SCREEN, "sheet")),
    (COMPANION, ("handful", "pad", "tally")),
    (VillageParts.scripts, list_styles(VillageParts.scripts)),
    (COMPANION, ("companion",)),
)
SHELL: Final = """
import { Sheet } from "../components/sheet.js";
import { makeBesides } from "../companion/anyway.js";
import { makeTracker } from "../games/village/scripts/tracker.js";
const words = %s;
window.unanswered = 0;
const send = async (message) => {
  window.unanswered += 1;
  const answer = await window.hear(message);
  if (answer) window.show(answer);
  window.unanswered -= 1;
};
const answers = new Sheet(words, send, makeBesides(words, send));
const shown = makeTracker(words, send, answers);
document.querySelector(".vc-app").append(shown.root, answers.root);
window.show = (message) => { shown.show(message); shown.showWaiting([], false, true); };
window.clicks = 0;
addEventListener("click", () => { window.clicks += 1; }, true);
"""


def build_guests(count: int, *names: str) -> tuple[Player, ...]:
    """Return this many players, called ``names`` if given, each in another colour."""
    return tuple(map(Player, (names or NAMES)[:count], drawing.figures.COLOURS))


def begin(players: int = 4, edition: str = "first_2011") -> Position:
    """Return the first position of a tracked game of Village, in which seat 0 starts."""
    return new_game(EditionSettings(edition), players, 0, Depth.TRACKED)


def share_in(folder: Path, players: tuple[Player, ...], start: Position) -> SharedTable:
    """Share a table of these players that begins at ``start``, in a new store in ``folder``."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    return SharedTable(store, store.find(store.create(write_first_line(Game(players, start))).table))


def build_html() -> str:
    """Return the HTML of a page with the tracker alone."""
    boot = SHELL % json.dumps(format_shown(load_words(), *FOLDERS))
    head = f"<style>body {{ margin: 0 }} {build_style(drawing.build_css(), parts=STYLES)}</style>"
    app = '<div class="vc-app vc-board vc-companion" data-theme="light"></div>'
    meta = '<meta name="viewport" content="width=device-width">'
    return f"<!doctype html>{meta}{head}<body>{app}{build_script(boot)}"


class Driven:
    """A tracked table on a phone's page, with its Python in the test; ``wrong`` collects the errors of its scripts."""

    def __init__(self, browser: Browser, shared: SharedTable) -> None:
        self.shared = shared
        self.side = VillageTrackerView(shared, load_words())
        self.inbox = Inbox(shared)
        self.wrong: list[str] = []
        self.said: list[Mapping[str, object]] = []
        self.page: Page = browser.new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        stop_clock(self.page)
        self.page.expose_function("hear", self.receive)
        self.page.set_content(build_html())
        self.page.wait_for_function("() => Boolean(window.show)")
        self.show(decode(self.side.snapshot()))

    def show(self, message: Heard) -> None:
        """Show the page a message about the tracker that it did not ask for."""
        self.page.evaluate("message => show(message)", message["views"]["tracker"])

    def receive(self, message: dict[str, object]) -> object:
        """Keep a message of the page in ``said``, carry it out, and return the tracker's changes; None if it enters nothing."""
        self.said.append(message)
        if message["do"] == "enter":
            answer = msgspec.convert(message.get("answer") or {"choice": message["choice"]}, type=Answer)
            self.shared.enter(Option(answer.choice, answer.payment))
        elif message["do"] == "several":
            answers = [msgspec.convert(one, type=Answer) for one in message["answers"]]
            self.shared.enter(*(Option(answer.choice, answer.payment) for answer in answers))
        elif isinstance(said := build_command(**message), self.side.commands):
            self.inbox.receive(said, self.side, "")
        else:
            return None
        return decode(self.side.patch())["views"]["tracker"]

    def enter_elsewhere(self, *choices: Choice) -> None:
        """Enter choices as another page would, and show this page the changes."""
        for choice in choices:
            self.shared.enter(choice)
        self.show(decode(self.side.patch()))

    def tap(self, selector: str, nth: int = 0) -> None:
        """Touch the visible element with number ``nth``, from 0, of those that match; wait until everything sent is answered."""
        self.touch(self.find_visible(selector).nth(nth))

    def touch(self, place: Locator | ElementHandle) -> None:
        """Touch an element that was found before, and wait until everything sent is answered."""
        clicks = self.page.evaluate("clicks")
        place.tap()
        self.page.wait_for_function("before => clicks > before && unanswered === 0", arg=clicks)

    def rest(self) -> None:
        """Wait until everything is answered and a second touch would count."""
        self.page.wait_for_function("() => unanswered === 0")
        self.page.clock.run_for(MEANT)

    def find_visible(self, selector: str) -> Locator:
        """Return the visible elements that match a selector."""
        return self.page.locator(f"{selector}:visible")


def play_choices(position: Position, *choices: Choice) -> Position:
    """Return the position after ``choices``."""
    for choice in choices:
        position = position.play(choice).position
    return position


def show(position: Position, writes: bool = True, step: Step | None = None) -> Heard:
    """Return the message about a position, for a page that ``writes`` or only looks, with the news of a ``step``."""
    tracker = VillageTracker(build_guests(len(position.table.farms)), load_words())
    return decode(tracker.build_state(position, writes, step.events if step else ()))


def walk_message(message: object) -> Iterator[object]:
    """Yield a message and all values inside it, at any depth."""
    yield message
    inside = message.values() if isinstance(message, dict) else message if isinstance(message, list) else ()
    for part in inside:
        if isinstance(part, dict | list):
            yield from walk_message(part)
        else:
            yield part


def list_offered(message: Heard) -> list[tuple[Option, ...]]:
    """Return the options that each button enters, several in a row for some; buttons that correct an entry are left out.

    A choice that lacks a customer is completed with each that can be picked.
    """
    found: list[tuple[Option, ...]] = []
    for part in walk_message(message):
        made = part.get("made") if isinstance(part, dict) else None
        if made is None or made.get("do", "several") != "several":
            continue
        first, *rest = made["answers"] if "do" in made else [made if "choice" in made else {"choice": made}]
        picks = [first]
        if field := part.get("field"):
            picks = [{**first, "choice": {**first["choice"], field: value}} for value, *_ in message["customers"]]
        for pick in picks:
            answers = [msgspec.convert(one, type=Answer) for one in (pick, *rest)]
            found.append(tuple(Option(answer.choice, answer.payment) for answer in answers))
    return found


def reach_final_sheet(position: Position, *choices: Choice) -> Position:
    """Return the position at the final sheet of a position's table, after these ``choices`` on the sheet."""
    table = position.table
    return play_choices(Position(table, (Tallying(),)), *choices)


def list_entered(driven: Driven) -> list[Choice]:
    """Return the choices of the game so far."""
    return [step.option.choice for step in driven.shared.game.steps]


def finish(shared: SharedTable, *, counts: bool = True) -> None:
    """Let all players lose time until the final sheet, and if ``counts`` go on until the game is over."""
    random = Random(1)
    while not shared.position.over and (counts or not isinstance(shared.position.top, Tallying)):
        top, options = shared.position.top, shared.position.options
        if isinstance(top, Tracking):
            shared.enter(Spend(top.seat, Spending.TIME, 9), EndTurn())
        else:
            shared.enter(shared.position.sample(random) if shared.position.seat == CHANCE else options[0])


def find_pad(message: Heard, seat: int = 0) -> dict[str, Heard]:
    """Return the tiles of a seat's pad by key."""
    return {tile["key"]: tile for tile in message["pads"][str(seat)]["tiles"]}
