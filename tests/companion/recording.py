"""Full tables of Village for the tests: used by messages, or shown in a browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Final

import msgspec
from playwright.sync_api import Browser, Page

from tests.hearing import Heard, decode
from tests.linking import build_script
from village_core.games import write_first_line
from village_core.games.village import EditionSettings, new_game
from village_core.games.village.rounds import Seeding
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Player
from village_core.store.sql import Store
from village_widgets.companion.account import Account
from village_widgets.companion.commands import Asking, Input
from village_widgets.companion.fullview import FullView
from village_widgets.companion.inbox import Inbox
from village_widgets.companion.outcomes import Conflict, Outcome, Refused, Unchanged
from village_widgets.companion.parts import WORD_FILES as PAGE_WORDS
from village_widgets.companion.shared import SharedTable
from village_widgets.components.commands import Command, Entering
from village_widgets.components.grouping import FEW
from village_widgets.components.messages import BoardState, Message
from village_widgets.components.screen import HERE, SCREEN, build_style
from village_widgets.games.village import drawing
from village_widgets.games.village.companion import load_words
from village_widgets.games.village.telling import VillageTelling
from village_widgets.games.village.writing import WORD_FILES, VillageWriting
from village_widgets.words import format_shown

PLAYERS: Final = tuple(
    Player(name, colour) for name, colour in zip(("Anna", "Bert", "Carl", "Dora", "Emma"), drawing.figures.COLOURS, strict=False)
)
PATIENCE: Final = 10_000
COMPANION: Final = files("village_widgets.companion")


class TablePage:
    """A full table as one page sees it: its view, and the inbox that takes what the page enters."""

    def __init__(self, shared: SharedTable) -> None:
        self.telling = VillageTelling(shared.game.players, shared.position.table.edition, load_words())
        self.writing = VillageWriting(self.telling)
        self.view: FullView = FullView(shared, Account(self.writing, lambda before, after: ""))
        self.inbox: Inbox = Inbox(shared)
        self.board = self.view.board
        self.session = shared
        self.snapshot()

    def snapshot(self) -> BoardState:
        """Return the whole board as the page gets it."""
        return self.board.snapshot()

    def patch(self) -> BoardState:
        """Return the changes of the board since the page last got some."""
        return self.board.patch()

    def receive(self, command: Entering) -> Outcome:
        """Let the inbox decide an input, and return the outcome."""
        return self.inbox.receive(command, self.view, "")

    def answer(self, command: Command) -> Message | None:
        """Answer a command; None without an answer. Fail if another page has entered something before this page's input."""
        if not isinstance(command, Entering):
            return self.view.answer(command)
        outcome = self.receive(command)
        assert not isinstance(outcome, Conflict)
        match outcome:
            case Unchanged(message):
                return message
            case Refused(refusal):
                return self.view.explain_refusal(refusal)
        return None


def open_table(store: Store, position: Position, viewing: bool = False) -> TablePage:
    """Begin a table at ``position``, and open it by its own code, or by the viewers' code if ``viewing``."""
    codes = store.create(write_first_line(Game(PLAYERS[: len(position.table.seats)], position)))
    return join_table(store, codes.viewer if viewing else codes.table)


def join_table(store: Store, code: str) -> TablePage:
    """Return one more page at the table of this code, with a view and an inbox of its own."""
    return TablePage(SharedTable(store, store.find(code)))


def begin_table(store: Store, players: int = 4, edition: str = "first_2011") -> TablePage:
    """Begin a full table at which the first customer has to be turned over, and open it."""
    return open_table(store, new_game(EditionSettings(edition), players))


def say(table: TablePage, do: str, **more: object) -> Heard | None:
    """Send a message with these fields, by default of a page that has seen every line, and return the answer.

    The board's changes count as sent.
    """
    answer = hear(table, {"v": len(table.session.lines), **more, "do": do})
    table.patch()
    return answer


def hear(table: TablePage, said: dict[str, object]) -> Heard | None:
    """Return the answer, in plain values, to a page's message that has exactly these fields; None if there is none."""
    return decode(table.answer(msgspec.convert(said, Asking | Input)))


def play_until(table: TablePage, frame: type, random: Random) -> None:
    """Play at random, draws included, until a frame of this type is on top of the agenda."""
    while not isinstance(table.session.position.top, frame):
        table.session.enter(pick_option(table.session.position, random))
    table.patch()


def pick_option(position: Position, random: Random) -> Option:
    """Return a random option: of a draw by its chances, of a decision with equal chances."""
    return position.sample(random) if position.seat == -1 else random.choice(position.options)


def type_cubes(position: Position, random: Random) -> dict[str, list[str]]:
    """Draw all cubes of a seeding by chance, and return them as people type them in: the words of the cubes by space."""
    found: dict[str, list[str]] = {}
    frame = type(position.top)
    while isinstance(position.top, frame):
        option = position.sample(random)
        words = ("skill", "persuasion", "faith", "knowledge", "plague")
        found[option.choice.space] = [word for word, n in zip(words, option.choice.cubes, strict=True) for _ in range(n)]
        position = position.play(option).position
    return found


def enter_by_taps(table: TablePage, option: Option) -> int:
    """Enter a decision as people do, and return the number of taps.

    The first tap is on a button or a place on the board; a second one answers the question how to pay, if that is asked.
    """
    rows = table.board._rows
    row = next((row for row in rows if option in row.options), rows[0])
    way = row.options.index(option) if option in row.options else 0
    before = len(table.session.lines)
    if table.board._render_row(row, len(rows) <= FEW).beside:
        answer = say(
            table, "row" if len(row.options) > 1 else "pick", row=row.number, **({} if len(row.options) > 1 else {"way": 0})
        )
    else:
        answer = say(table, "at", at=row.target)
    if len(table.session.lines) > before:
        return 1
    assert answer["ask"]
    assert say(table, "pick", row=row.number, way=way) is None and len(table.session.lines) == before + 1
    return 2


def play_by_taps(table: TablePage, random: Random, every: int) -> list[int]:
    """Play at random to the end of the game, and return the number of taps of each decision that was entered by taps.

    It is one decision in ``every``, and drawn cubes are typed in; those between are entered together.
    """
    counted: list[int] = []
    entered, ahead, position = 0, [], table.session.position
    while not position.over:
        seeding = isinstance(position.top, Seeding)
        option = None if seeding else pick_option(position, random)
        entered += not seeding
        assert entered < 1500
        if option is not None and entered % every:
            ahead.append(option)
            position = position.play(option).position
            continue
        table.session.enter(*ahead)
        ahead = []
        if option is None:
            assert say(table, "drawn", typed=type_cubes(position, random)) is None
        else:
            table.patch()
            counted.append(enter_by_taps(table, option))
        position = table.session.position
    table.session.enter(*ahead)
    return counted


SHELL: Final = """
import { Sheet } from "../components/sheet.js";
import { Table } from "../components/table.js";
import { makeBesides } from "../companion/anyway.js";
import { HandfulForm } from "../companion/handful.js";
const words = %s;
const send = async (message) => (await window.hear(message)).forEach(get);
const answers = new Sheet(words, send, makeBesides(words, send));
const form = new HandfulForm(words, send, "");
const played = new Table(words, send, answers, { drawn: form });
function get(message) {
  if (message.table) { played.root.hidden = false; played.receive(message.table); }
  if (message.handful) form.showAnswer(message.handful);
  if (message.compose) answers.compose(message.compose, message.barred, played.version);
  if (message.ask) answers.ask(message.ask, played.version);
  if (message.refused) answers.refuse(message.refused, null, played.version);
}
document.querySelector(".vc-app").append(played.root, answers.root);
window.get = get;
"""


def build_html() -> str:
    """Return the HTML of a page that shows one full table and no other part of the companion."""
    boot = SHELL % json.dumps(format_shown(load_words(), PAGE_WORDS, WORD_FILES))
    app = '<div class="vc-app vc-board" data-theme="light" style="container: vc-board / inline-size"></div>'
    look = build_style(
        drawing.build_css(), parts=((HERE, (*SCREEN, "choices", "log", "sheet", "composer")), (COMPANION, ("handful",)))
    )
    head = f'<meta name="viewport" content="width=device-width"><style>body {{ margin: 0 }} {look}</style>'
    return f'<!doctype html>{head}<body class="vc-page">{app}{build_script(boot)}'


class Driven:
    """A full table on a phone's page in a browser, with its Python in the test; ``wrong`` collects the errors of its scripts."""

    def __init__(self, browser: Browser, table: TablePage) -> None:
        self.table = table
        self.wrong: list[str] = []
        self.page: Page = browser.new_page(viewport={"width": 390, "height": 844}, has_touch=True)
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.expose_function("hear", self.receive)
        self.page.set_content(build_html())
        self.page.wait_for_function("() => Boolean(window.get)")
        self.tell({"table": decode(table.snapshot())})

    def tell(self, message: Heard) -> None:
        """Send the page a message that it did not ask for."""
        self.page.evaluate("message => get(message)", message)

    def receive(self, message: dict[str, object]) -> list[Heard]:
        """Return the messages that answer one of the page: the changes, if it entered something, then the answer.

        A message that names an older version of the table gets the whole board instead, except while a payment is put together.
        """
        before = len(self.table.session.lines)
        if message.get("v", before) != before and message["do"] != "compose":  # the message came too late
            return [{"table": decode(self.table.snapshot())}]
        answer = hear(self.table, message)
        news: Iterator[Heard] = iter(({"table": decode(self.table.patch())},) if len(self.table.session.lines) > before else ())
        return [*news, *([answer] if answer else [])]

    def tap(self, selector: str, nth: int = 0) -> None:
        """Touch the element with number ``nth``, from 0, among those that match a selector."""
        self.page.locator(selector).nth(nth).tap()

    def count(self, selector: str) -> int:
        """Count the elements that match a selector on the page."""
        return self.page.locator(selector).count()
