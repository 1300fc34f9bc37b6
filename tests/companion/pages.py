"""Pages of the companion for tests, used by messages, without a browser."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Final

import msgspec

from tests.hearing import Heard, decode
from village_core.kernel.values import Choice
from village_core.store.codes import Codes
from village_core.store.contract import StoredLine
from village_core.store.sql import Store
from village_widgets.companion.commands import CompanionCommand
from village_widgets.companion.outcomes import Conflict
from village_widgets.companion.page import build_companion

ANNA: Final = {"name": "Anna", "colour": "red"}
BERT: Final = {"name": "Bert", "colour": "blue"}
CARL: Final = {"name": "Carl", "colour": "yellow"}
NEW_TABLE: Final = {"edition": "first_2011", "players": [ANNA, BERT, CARL]}
TOKENS: Final = count(1)


def build_command(do: str, **more: object) -> CompanionCommand:
    """Return the command ``do`` with these fields as a page's Python gets it; raise ``ValidationError`` if it is malformed."""
    return msgspec.convert({"do": do, **more}, CompanionCommand)


class Page:
    """One page of the companion: its last ``answer``, and the messages ``said`` that it did not ask for.

    It ``opens`` with the lobby of a game, by default the first.
    """

    def __init__(self, store: Store, opens: str = "", **hello: object) -> None:
        self.answer: Heard = {}
        self.said: list[Heard] = []
        self.companion = build_companion(opens, store=store)
        self.watch()
        self.do("hello", **hello)

    def watch(self) -> None:
        """Collect all further messages to the page's screen in ``said``."""
        self.screen = self.companion.screen
        self.screen.post = lambda told: self.said.append(decode(told))

    def do(self, do: str, **more: object) -> Heard:
        """Send a command and return the answer, which is empty if there is none.

        If the page turns to another game, its new screen asks for everything, as in a browser, and the answer to that is
        returned.
        """
        self.answer = decode(self.companion.receive({"do": do, **more})) or {}
        if self.screen is not self.companion.screen:
            self.watch()
            self.answer = decode(self.companion.receive({"do": "hello"})) or {}
        return self.answer

    @property
    def game(self) -> str:
        """The name of the game that the page shows."""
        return self.companion.parts.codec.name

    def begin(self, **changed: object) -> str:
        """Begin a table of Anna, Bert and Carl, with these settings ``changed``, and return its code."""
        self.do("begin", settings={**NEW_TABLE, **changed})
        return self.codes[0]

    def enter(self, seen: int | None = None, token: str = "", **choice: object) -> Heard:
        """Enter a choice at the table as a page that has ``seen`` this many lines, by default all; return the answer.

        Without a ``token`` the input gets a new one.
        """
        known = self.count if seen is None else seen
        return self.do("enter", choice=choice, v=known, token=token or f"t{next(TOKENS)}")

    def lose(self, seat: int, seen: int | None = None, token: str = "") -> Heard:
        """Enter that a seat loses an hourglass, as ``enter`` does, and return the answer."""
        return self.enter(seen, token, type="spend", seat=seat, why="time", time=1)

    def look(self) -> None:
        """Read what others have entered, and keep the message about it in ``said``."""
        if news := self.companion.seated.pull():
            self.screen.post(news)

    @property
    def codes(self) -> tuple[str, str]:
        """The table's code and the viewers' code."""
        return self.companion.seated.shared.found.codes

    @property
    def count(self) -> int:
        """The number of the table's lines, as this page knows them."""
        return len(self.companion.seated.shared.lines)

    @property
    def times(self) -> list[int]:
        """The number of hourglasses that each seat has lost."""
        return [farm.time for farm in self.companion.seated.shared.position.table.farms]


def enter_all(page: Page, *choices: Choice) -> Heard:
    """Enter choices as a page does; return the last answer."""
    for choice in choices:
        page.enter(**msgspec.to_builtins(choice))
    return page.answer


def show_tracker(page: Page) -> Heard:
    """Return the tracker's part of the whole table, as the page gets it."""
    return page.do("whole")["views"]["tracker"]


def forget(store: Store, codes: Codes, head: str = "", lines: Iterable[StoredLine] = ()) -> None:
    """Forget the table of these codes, as if the store had another database.

    With a ``head``, the store then gets the table back under the same codes, with this head and these lines.
    """
    assert store.forget(store.find(codes.table).key, days=0)
    assert not head or store.restore(codes, head, lines)


def list_meanwhile(outcome: object) -> list[int]:
    """Return the numbers of the lines that a page had not seen when it entered something, which must be a conflict."""
    assert isinstance(outcome, Conflict)
    return [record.number for record in outcome.meanwhile]
