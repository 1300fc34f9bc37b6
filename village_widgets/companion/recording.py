"""A game that people play with their own pieces and write down on the page: nothing is drawn for them unless they ask for it."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import token_hex
from typing import Final, TypeVar

import msgspec

from village_core.kernel.frames import Table
from village_core.kernel.position import Made, Position, Step
from village_core.kernel.values import CHANCE, Choice, Illegal, Option, Refusal, Seat
from village_widgets.companion.anyway import asked, marked, payments_anyway
from village_widgets.companion.shared import CHANCES, Conflict, Incoming, Shared
from village_widgets.components.table import DEEDS as TABLE_DEEDS
from village_widgets.components.table import BoardView, Row
from village_widgets.components.telling import AGENDA, Drawable, Message, Plain, Telling, Writing

T = TypeVar("T", bound=Table)
DEEDS: Final = (*TABLE_DEEDS, "handful", "drawn", "chance", "anyway")
"""What a page says about a game that is written down."""
CHANGING: Final = ("at", "pick", "row", "drawn", "chance", "anyway")
"""Those of them that change the game, or that are about choices as the page saw them."""

REMEMBERED: Final = 8
"""What a page was shown so many lines ago is still known, for taps that are on their way."""


class Recorded(BoardView[T]):
    """One page at a shared table where people play with their own pieces.

    Whoever is at the table may type in what chance brought, and may say that something happened that the rules refuse.
    Deeds carry the number of lines that the page had seen, so that they mean the same after the kernel was started anew.
    """

    session: Shared[T]

    def __init__(self, session: Shared[T], telling: Telling[T], writing: Writing[T]) -> None:
        super().__init__(session, telling)
        self.writing = writing
        self.copied = False
        self._own: Seat | None = None
        self._incoming = Incoming("", 0)
        self._seen: dict[int, tuple[Position[T], tuple[Row, ...]]] = {}

    @property
    def answering(self) -> bool:
        """Everybody who may enter anything may, also what chance brought."""
        return self.session.asked is not None

    # What is shown

    def patch(self) -> Message:
        """What has changed since the last message, and how what was drawn can be typed in."""
        position = self.session.position
        message = super().patch()
        message["lines"] = lines = len(self.session.lines)
        self._seen = {**{at: seen for at, seen in self._seen.items() if at > lines - REMEMBERED}, lines: (position, self._rows)}
        message["tiles"] = position.seat == CHANCE
        message["odds"] = self.writing.odds(position)
        message["handful"] = self.writing.handful(position, {}) if self._drawing(position) else None
        message["chance"] = self._drawing(position)
        return message

    def _owner(self) -> Seat | None:
        """Whoever holds this page; else whoever decides now, or did before chance was asked."""
        seat = self.session.position.seat
        if seat in self.session.people:
            self._own = seat
        return self._own if self.viewer is None else self.viewer

    def _drawing(self, position: Position[T]) -> bool:
        return self.answering and position.seat == CHANCE

    def _rows_of(self, position: Position[T]) -> tuple[Row, ...]:
        if not self._drawing(position):
            return super()._rows_of(position)
        return tuple(Row(thing.option.choice, AGENDA, (thing.option,)) for thing in self._drawables(position))

    def _shown(self, row: Row) -> Plain:
        position = self.session.position
        for thing in self._drawables(position) if position.seat == CHANCE else ():
            if thing.option == row.options[0]:
                return [AGENDA, thing.label, [thing.besides] if thing.besides else [], True]
        return super()._shown(row)

    def _drawables(self, position: Position[T]) -> tuple[Drawable, ...]:
        return self.writing.drawables(position) or ()

    def _barred(self, position: Position[T]) -> tuple[str, ...]:
        return () if position.seat == CHANCE else super()._barred(position)

    def _told(self, step: Step[T], before: Position[T]) -> list[str]:
        """What happened in one step; with a mark where the rules were set aside or the table was laid out by hand."""
        said = super()._told(step, before)
        if step.made is Made.ANYWAY and not said:
            said = [self.telling.choice(step.option.choice, before)]
        return marked(said, step.made, self.writing)

    # What a page says

    def hear(self, message: Mapping[str, object], incoming: Incoming | None = None) -> Message | None:
        """Answer a message of the page. Raises what the session raises where it can't keep an input, but never ``Illegal``."""
        sent = Incoming(str(message.get("token") or token_hex(8)), _number(message.get("v")), str(message.get("by") or ""))
        self._incoming = incoming or sent
        deed, position = message.get("do"), self.session.position
        if deed in CHANGING and self.session.number(self._incoming.token):
            return None
        if deed in CHANGING and self._stale(message):
            return self._late()
        match deed:
            case "handful":
                return {"handful": self.writing.handful(position, message.get("typed"))}
            case "drawn" if self._drawing(position):
                return self._enter(*self.writing.drawn(position, message.get("typed")))
            case "chance" if self._drawing(position):
                if rest := self.writing.completed(position, message.get("typed"), CHANCES):
                    return self._enter(*rest)
                self.session.sending(self._incoming)
                self.session.draw()
                return None
            case "anyway" if self.answering:
                return self._anyway(message.get("answer"))
        return super().hear(message)

    def _stale(self, message: Mapping[str, object]) -> bool:
        return self._incoming.seen != len(self.session.lines)

    def _late(self) -> Message:
        """Somebody else was faster. Raises ``Conflict`` with what happened meanwhile."""
        if 0 <= self._incoming.seen < len(self.session.lines):
            raise Conflict(self.session.records[self._incoming.seen :])
        return {"table": self.whole()}

    def meant(self, message: Mapping[str, object]) -> tuple[str, Message | None]:
        """What a deed was for that came too late, in words, and how to say it once more; nothing where that can't be told."""
        before, rows = self._seen.get(self._incoming.seen, (self.session.position, ()))
        option, position = self._option(message, rows), self.session.position
        if option is None:
            return "", None
        said = self.telling.choice(option.choice, before)
        if before.seat != position.seat or before.top is None or not isinstance(position.top, type(before.top)):
            return said, None
        if message["do"] != "anyway" and option not in position.options:
            return said, None
        again: Message = {
            "do": str(message["do"]),
            "answer": msgspec.to_builtins({"choice": option.choice, "payment": option.payment}),
        }
        if message["do"] != "anyway":
            again["do"] = "enter"
        return said, again

    def _option(self, message: Mapping[str, object], shown: tuple[Row, ...]) -> Option | None:
        """What was picked from what this page was shown then."""
        if message.get("do") == "anyway":
            return self._answer(message.get("answer"))
        if message.get("do") == "at":
            rows = [row for row in shown if row.target == message.get("at")]
        else:
            rows = [row for number, row in enumerate(shown) if number == message.get("row")]
        ways = rows[0].options if len(rows) == 1 else ()
        way = message.get("way", 0)
        if not isinstance(way, int) or not 0 <= way < len(ways) or ("way" not in message and len(ways) > 1):
            return None
        return ways[way]

    def _answer(self, answer: object) -> Option | None:
        try:
            read = msgspec.convert(answer, type=self.session.room.answer)
        except msgspec.ValidationError:
            return None
        return Option(read.choice, read.payment)

    def _do(self, option: Option) -> Message | None:
        return self._enter(option)

    def _enter(self, *options: Option | Choice) -> Message | None:
        """Enter some answers, each a line of its own. If one of them can't be entered, none is."""
        self.session.sending(self._incoming)
        try:
            self.session.choose(*options)
        except Illegal as illegal:
            decision = self.telling.decision(self.session.position)
            return {"refused": ["", [*self._reasons([illegal.refusal])], decision, [*illegal.refusal.rules]]}
        return None

    # It happened anyway

    def _anyway(self, answer: object) -> Message | None:
        """Enter what the rules refuse, unless it can't be even so."""
        option = self._answer(answer)
        if option is None:
            return {"table": self.whole()}
        try:
            flaw = self.session.room.flaw(self.session.position.force(option).position)
        except Illegal as illegal:
            return self._impossible(option.choice, "", *self.telling.refusal(illegal.refusal))
        if flaw:
            return self._impossible(option.choice, flaw)
        self.session.sending(self._incoming)
        self.session.force(option)
        return None

    def _impossible(self, choice: Choice, flaw: str, wording: str = "", lacking: str = "") -> Message:
        """The pieces that it takes are not there: the table has to be put right first."""
        text = self.writing.impossible(flaw, self.session.position)
        against: list[Plain] = [self.telling.choice(choice, self.session.position), lacking]
        why: list[Plain] = [[[against], text, []]]
        if wording:
            why.append([[], wording, []])
        return {"refused": ["", why, self.writing.put_right(), [], True]}

    def _besides(self, refusal: Refusal) -> list[Plain]:
        """The ways in which it may have happened anyway: what was paid for it, and the answer that says so."""
        if not self.session.writes:
            return []
        found: list[Plain] = []
        for option in payments_anyway(self.session.position, refusal):
            answer = msgspec.to_builtins({"choice": option.choice, "payment": option.payment})
            found.append([self.writing.paid(option.payment, asked(self.session.position, option)), answer])
        return [found]


def _number(value: object) -> int:
    """A number of lines; -1 for anything else, which no page has seen."""
    return value if isinstance(value, int) else -1
