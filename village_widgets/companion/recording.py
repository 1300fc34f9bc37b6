"""A game that people play with their own pieces and write down on the page: nothing is drawn for them unless they ask for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from secrets import token_hex
from typing import Final, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.games.copying import only_settings_differ, settings_at
from village_core.games.editions import EditionSettings
from village_core.kernel.position import Origin, Position, Step
from village_core.kernel.values import CHANCE, Choice, Illegal, Option, Refusal, Seat
from village_widgets.companion.anyway import asked, marked, payments_anyway
from village_widgets.companion.commands import Anyway, Draw, Enter, EnterDrawn, Input, ShowHandful, Typed
from village_widgets.companion.messages import CompanionMessage
from village_widgets.companion.shared import CHANCES, Conflict, Incoming, Shared
from village_widgets.components.asked import Against, PaidAnyway, Reason, Refused, Way
from village_widgets.components.commands import (
    AskReason,
    Choosing,
    Compose,
    Entering,
    Pick,
    PickRow,
    PlainAnswer,
    PointAt,
    ShowOdds,
    Whole,
    WhyNot,
)
from village_widgets.components.logbook import Logbook, build_blank_entry
from village_widgets.components.messages import BoardState, LogEntry, Message, ShownRow
from village_widgets.components.rows import Row
from village_widgets.components.table import BoardView
from village_widgets.components.telling import AGENDA, Drawable, Telling, Writing

T = TypeVar("T", bound=GameTable)
RecordedCommand: TypeAlias = Choosing | Compose | WhyNot | AskReason | ShowOdds | Whole | ShowHandful | EnterDrawn | Draw | Anyway
"""What a page says about a game that is written down."""
REMEMBERED: Final = 8
"""What a page was shown so many lines ago is still known, for taps that are on their way."""


class RecordedLogbook(Logbook[T]):
    """What a page has been told of a game that is written down; marked where the rules were set aside or the table laid out.

    ``changes`` says what is printed differently in two copies of a game.
    """

    def __init__(
        self, telling: Telling[T], writing: Writing[T], changes: Callable[[EditionSettings, EditionSettings], str]
    ) -> None:
        super().__init__(telling)
        self.writing, self.changes = writing, changes

    def log_step(self, number: int, step: Step[T], start: Position[T], before: Mapping[str, str] | None) -> Iterator[LogEntry]:
        """What happened in one step; of one that the rules refuse, or by which somebody laid out the table, always something."""
        told = tuple(super().log_step(number, step, start, before))
        if step.origin in (Origin.ANYWAY, Origin.LAID):
            first, *told_after = told or (build_blank_entry(number, start),)
            lines: tuple[str, ...]
            if step.origin is Origin.LAID and only_settings_differ(start, step.position):
                lines = (self.changes(settings_at(start), settings_at(step.position)),)
            else:
                said = first.lines or (
                    () if step.origin is Origin.LAID else (self.telling.describe_choice(step.option.choice, start),)
                )
                lines = tuple(marked(said, step.origin, self.writing))
            told = (replace(first, lines=lines), *told_after)
        yield from told


class Recorded(BoardView[T]):
    """One page at a shared table where people play with their own pieces.

    Whoever is at the table may type in what chance brought, and may say that something happened that the rules refuse.
    Its version is the number of the table's lines.
    """

    session: Shared[T]

    def __init__(
        self,
        session: Shared[T],
        telling: Telling[T],
        writing: Writing[T],
        changes: Callable[[EditionSettings, EditionSettings], str],
    ) -> None:
        super().__init__(session, telling)
        self.writing = writing
        self.logbook = RecordedLogbook(telling, writing, changes)
        self.copied = False
        self.coached = ("coach",)
        self._own: Seat | None = None
        self._seen: dict[int, tuple[Position[T], tuple[Row, ...]]] = {}

    @property
    def answering(self) -> bool:
        """Everybody who may enter anything may, also what chance brought."""
        return self.session.asked is not None

    # What is shown

    def patch(self) -> BoardState:
        """What has changed since the last message, and how what was drawn can be typed in."""
        position, drawing = self.session.position, self._drawing(self.session.position)
        state = super().patch()
        known = {at: seen for at, seen in self._seen.items() if at > self.version - REMEMBERED}
        self._seen = {**known, self.version: (position, self._rows)}
        return replace(
            state,
            tiles=position.seat == CHANCE,
            odds=self.writing.odds(position),
            handful=self.writing.handful(position, {}) if drawing else None,
            chance=drawing,
        )

    def _next_version(self) -> int:
        """The number of the table's lines: what a page has seen means the same after the kernel was started anew."""
        return len(self.session.lines)

    def _find_owner(self) -> Seat | None:
        """Whoever holds this page; else whoever decides now, or did before chance was asked."""
        seat = self.session.position.seat
        if seat in self.session.people:
            self._own = seat
        return self._own if self.viewer is None else self.viewer

    def _drawing(self, position: Position[T]) -> bool:
        return self.answering and position.seat == CHANCE

    def _find_rows(self, position: Position[T]) -> tuple[Row, ...]:
        if not self._drawing(position):
            return super()._find_rows(position)
        drawn = (thing.option for thing in self._drawables(position))
        return tuple(Row(number, option.choice, AGENDA, (option,)) for number, option in enumerate(drawn))

    def _render_row(self, row: Row, few: bool) -> ShownRow:
        position = self.session.position
        for thing in self._drawables(position) if position.seat == CHANCE else ():
            if thing.option == row.options[0]:
                return ShownRow(AGENDA, thing.label, row.number, (Way(thing.besides),) if thing.besides else (), beside=True)
        return super()._render_row(row, few)

    def _drawables(self, position: Position[T]) -> tuple[Drawable, ...]:
        return self.writing.drawables(position) or ()

    def _find_barred(self, position: Position[T], rows: Iterable[Row]) -> tuple[str, ...]:
        return () if position.seat == CHANCE else super()._find_barred(position, rows)

    # What a page says

    def handle(self, command: RecordedCommand, sent: Incoming | None = None) -> Message | None:
        """Do what the page says. Raises what the session raises where it can't keep an input, but never ``Illegal``."""
        if isinstance(command, Entering):
            sent = sent or Incoming(command.token or token_hex(8), command.v)
            return self._enter(command, sent)
        if isinstance(command, Compose) and command.v != len(self.session.lines):
            return Message(table=self.snapshot())
        if isinstance(command, ShowHandful):
            handful = self.writing.handful(self.session.position, command.typed)
            return None if handful is None else CompanionMessage(handful=handful)
        meant = self.interpret(command)
        return None if isinstance(meant, Option) else meant

    def _enter(self, command: Choosing | EnterDrawn | Draw | Anyway, sent: Incoming) -> Message | None:
        """Do what may change the table, unless that was done already or the page had not seen all there is."""
        position = self.session.position
        if self.session.number(sent.token):
            return None
        if sent.seen != len(self.session.lines):
            return self._late(sent)
        match command:
            case EnterDrawn(typed):
                return self._choose(sent, *self.writing.drawn(position, typed)) if self._drawing(position) else None
            case Draw(typed):
                return self._draw(typed, sent) if self._drawing(position) else None
            case Anyway(answer):
                return self._anyway(answer, sent) if self.answering else None
        meant = self.interpret(command)
        return self._choose(sent, meant) if isinstance(meant, Option) else meant

    def _draw(self, typed: Typed, sent: Incoming) -> Message | None:
        """Draw for the people; what they have typed of a handful stays as it is."""
        if rest := self.writing.completed(self.session.position, typed, CHANCES):
            return self._choose(sent, *rest)
        self.session.draw(sent)
        return None

    def _late(self, sent: Incoming) -> Message:
        """Somebody else was faster. Raises ``Conflict`` with what happened meanwhile."""
        if 0 <= sent.seen < len(self.session.lines):
            raise Conflict(self.session.records[sent.seen :])
        return Message(table=self.snapshot())

    def meant(self, command: Entering) -> tuple[str, Input | None]:
        """What a command was for that came too late, in words, and how to say it once more; nothing where that can't be told."""
        before, rows = self._seen.get(command.v, (self.session.position, ()))
        option, position = self._option(command, rows), self.session.position
        if option is None:
            return "", None
        said = self.telling.describe_choice(option.choice, before)
        if before.seat != position.seat or before.top is None or not isinstance(position.top, type(before.top)):
            return said, None
        if isinstance(command, Anyway):
            return said, Anyway(command.answer)
        return said, Enter(plain_answer(option)) if option in position.options else None

    def _option(self, command: Entering, shown: tuple[Row, ...]) -> Option | None:
        """What was picked from what this page was shown then."""
        match command:
            case Anyway(answer):
                return self.session.option(answer)
            case PointAt(at, piece):
                rows, way = [row for row in shown if row.at(at, piece)], None
            case PickRow(row):
                rows, way = [each for each in shown if each.number == row], None
            case Pick(row, paid):
                rows, way = [each for each in shown if each.number == row], paid
            case _:
                return None
        ways = rows[0].options if len(rows) == 1 else ()
        if way is None:
            return ways[0] if len(ways) == 1 else None
        return ways[way] if way < len(ways) else None

    def _choose(self, sent: Incoming, *options: Option | Choice) -> Message | None:
        """Enter some answers, each a line of its own. If one of them can't be entered, none is."""
        try:
            self.session.choose(*options, sent=sent)
        except Illegal as illegal:
            return self._explain_illegal(illegal)
        return None

    # It happened anyway

    def _anyway(self, answer: PlainAnswer, sent: Incoming) -> Message | None:
        """Enter what the rules refuse, unless it can't be even so."""
        option = self.session.option(answer)
        try:
            flaw = self.session.codec.flaw(self.session.position.force(option).position)
        except Illegal as illegal:
            return self._impossible(option.choice, "", *self.telling.describe_refusal(illegal.refusal))
        if flaw:
            return self._impossible(option.choice, flaw)
        self.session.force(option, sent)
        return None

    def _impossible(self, choice: Choice, flaw: str, wording: str = "", lacking: str = "") -> Message:
        """The pieces that it takes are not there: the table has to be put right first."""
        text = self.writing.impossible(flaw, self.session.position)
        why = (Reason((Against(self.telling.describe_choice(choice, self.session.position), lacking),), text),)
        more = (Reason((), wording),) if wording else ()
        return Message(refused=Refused("", why + more, self.writing.put_right(), right=True))

    def _find_anyway(self, refusal: Refusal) -> tuple[PaidAnyway, ...]:
        """The ways in which it may have happened anyway; none for a page that only looks on."""
        position = self.session.position
        ways = payments_anyway(position, refusal) if self.session.writes else ()
        return tuple(
            PaidAnyway(self.writing.paid(option.payment, asked(position, option)), plain_answer(option)) for option in ways
        )


def plain_answer(option: Option) -> PlainAnswer:
    """A decision as a page says it."""
    return {"choice": msgspec.to_builtins(option.choice), "payment": msgspec.to_builtins(option.payment)}
