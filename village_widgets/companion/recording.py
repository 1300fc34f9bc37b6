"""The board of a game that people play with their own pieces: a page writes down what they decide and draw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.kernel.position import Origin, Position, Step
from village_core.kernel.values import CHANCE, Option, Refusal, Seat
from village_widgets.companion.account import Account
from village_widgets.companion.anyway import is_full_price, list_payments
from village_widgets.companion.commands import Anyway, to_answer
from village_widgets.companion.shared import SharedTable
from village_widgets.companion.writing import Drawable
from village_widgets.components.asked import PaidAnyway, Way
from village_widgets.components.commands import Entering, Pick, PickRow, PointAt
from village_widgets.components.logbook import Logbook, build_blank_entry
from village_widgets.components.messages import BoardState, LogEntry, ShownRow
from village_widgets.components.rows import ChoiceRow
from village_widgets.components.table import BoardView
from village_widgets.components.telling import AGENDA

T = TypeVar("T", bound=GameTable)
REMEMBERED: Final = 8
"""The number of last versions that are remembered as the page was shown them, for taps that are on their way."""


class RecordedLogbook(Logbook[T]):
    """The log of a recorded game. It marks what happened against the rules, and tables laid out by hand."""

    def __init__(self, account: Account[T]) -> None:
        super().__init__(account.telling)
        self.account = account

    def log_step(self, number: int, step: Step[T], start: Position[T], before: Mapping[str, str] | None) -> Iterator[LogEntry]:
        """Yield what happened in one step from ``start``; at least one entry if the rules refuse it or it lays out the table.

        ``before`` are the places of the earlier board; without them no movement is logged.
        """
        told = tuple(super().log_step(number, step, start, before))
        if step.origin in (Origin.ANYWAY, Origin.LAID):
            first, *later = told or (build_blank_entry(number, start),)
            lines = first.lines
            if not lines and step.origin is Origin.ANYWAY:
                lines = (self.telling.describe_choice(step.option.choice, start),)
            told = (replace(first, lines=tuple(self.account.mark(lines, step, start))), *later)
        yield from told


class RecordedBoard(BoardView[T]):
    """The board of a shared table as one page sees it, where people play with their own pieces.

    They may type in the result of a draw, and report a move that the rules refuse. The version is the number of the table's
    lines.
    """

    session: SharedTable[T]

    def __init__(self, session: SharedTable[T], account: Account[T]) -> None:
        super().__init__(session, account.telling)
        self.writing = account.writing
        self.logbook = RecordedLogbook(account)
        self.copied = False
        self.coached = ("coach",)
        self._own: Seat | None = None
        self._drawables: tuple[Drawable, ...] = ()
        self._seen: dict[int, tuple[Position[T], tuple[ChoiceRow, ...]]] = {}

    @property
    def answering(self) -> bool:
        """True if this page may enter the decision that the game waits for now, a draw included."""
        return self.session.asked is not None

    @property
    def drawing(self) -> bool:
        """True if the game waits for a draw and this page may type in its result."""
        return self.answering and self.session.position.seat == CHANCE

    def patch(self) -> BoardState:
        """Show what has changed since the last message, and how people can type in what they drew.

        The choices shown are remembered for ``find_pick``.
        """
        position = self.session.position
        state = super().patch()
        known = {at: seen for at, seen in self._seen.items() if at > self.version - REMEMBERED}
        self._seen = {**known, self.version: (position, self._rows)}
        return replace(
            state,
            watching=not self.session.writes,
            tiles=position.seat == CHANCE,
            odds=self.writing.foretell(position),
            handful=self.writing.build_handful(position, {}) if self.drawing else None,
            chance=self.drawing,
        )

    def find_pick(self, command: Entering) -> tuple[Option | None, Position[T]]:
        """Return the option that a command picked from the choices that its page showed, and the position of that moment.

        The option is None if the command picks none, or leaves open which way to pay; an ``Anyway`` brings its own. If the page's
        version is no longer remembered, no choices are known, and the position is the present one.
        """
        before, shown = self._seen.get(command.v, (self.session.position, ()))
        way: int | None = None
        match command:
            case Anyway(answer):
                return self.session.read_option(answer), before
            case PointAt(at, piece):
                rows = [row for row in shown if row.is_meant_at(at, piece)]
            case PickRow(number):
                rows = [row for row in shown if row.number == number]
            case Pick(number):
                rows, way = [row for row in shown if row.number == number], command.way
            case _:
                return None, before
        ways = rows[0].options if len(rows) == 1 else ()
        if way is None:
            return ways[0] if len(ways) == 1 else None, before
        return ways[way] if way < len(ways) else None, before

    def _find_version(self) -> int:
        """Return the number of the table's lines: it means the same after the page's Python was restarted."""
        return len(self.session.lines)

    def _find_owner(self) -> Seat | None:
        """Return the seat of this page; without one, the player's seat that decides now or decided last, None before any did."""
        seat = self.session.position.seat
        if seat in self.session.people:
            self._own = seat
        return self._own if self.viewer is None else self.viewer

    def _find_rows(self, position: Position[T]) -> tuple[ChoiceRow, ...]:
        if not self.drawing:
            return super()._find_rows(position)
        self._drawables = self.writing.list_drawables(position) or ()
        drawn = (thing.option for thing in self._drawables)
        return tuple(ChoiceRow(number, option.choice, AGENDA, (option,)) for number, option in enumerate(drawn))

    def _render_row(self, row: ChoiceRow, few: bool) -> ShownRow:
        if not self.drawing:
            return super()._render_row(row, few)
        thing = self._drawables[row.number]
        return ShownRow(AGENDA, thing.label, row.number, ways=(Way(thing.besides),) if thing.besides else (), beside=True)

    def _find_anyway(self, refusal: Refusal) -> tuple[PaidAnyway, ...]:
        """Return the payments by which a refused choice may have been made anyway; none for a page that may only look."""
        position = self.session.position
        ways = list_payments(position, refusal) if self.session.writes else ()
        return tuple(
            PaidAnyway(self.writing.describe_paid(option.payment, is_full_price(position, option)), to_answer(option))
            for option in ways
        )
