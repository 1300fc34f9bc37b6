"""The inbox of one page at its table: it decides once what becomes of each input."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from secrets import token_hex
from typing import Final, Generic, TypeVar

from msgspec import ValidationError
from msgspec.structs import replace

from village_core.kernel.frames import Table
from village_core.kernel.values import Option
from village_widgets.companion import outcomes
from village_widgets.companion.commands import Correct, Enter, EnterSeveral
from village_widgets.companion.correcting import bring_back, correct, take_back
from village_widgets.companion.logged import TableLine
from village_widgets.companion.shared import SharedTable
from village_widgets.companion.timely import find_rival, find_same, find_unseen
from village_widgets.companion.views import TableView
from village_widgets.components.commands import Entering, Redo, Undo
from village_widgets.components.messages import Message

T = TypeVar("T", bound=Table)
TAPS: Final = 20
"""The number of last inputs that are compared with a new one, which may be a second tap."""


class Inbox(Generic[T]):
    """The inputs of one page. It drops repeated ones, compares what the page had seen, asks the rules, and stores."""

    def __init__(self, shared: SharedTable[T]) -> None:
        self.shared = shared
        self._taps: deque[Entering] = deque(maxlen=TAPS)

    def receive(self, command: Entering, view: TableView[T] | None, by: str) -> outcomes.Outcome[T]:
        """Decide what becomes of an input, and store it if nothing is against it.

        ``by`` is the player at the page, ``view`` the view that the input is about, if any. Raises ``StoreUnusable`` if it can't
        be stored now, and ``UnknownTable`` if the store has forgotten the table: the page
        keeps the input and sends it again. A page that does not tell what it had seen has seen everything.
        """
        if command.token and command.token in self.shared.numbers:
            return outcomes.Repeated()
        seen = len(self.shared.lines) if command.v < 0 else command.v
        sent = outcomes.InputEnvelope(command.token or token_hex(8), seen, by, command.ahead)
        try:
            answers = command.answers if isinstance(command, Enter | EnterSeveral) else ()
            options = tuple(self.shared.read_option(answer) for answer in answers)
            moves = options or self._read(command, view, sent)
        except ValidationError:
            return outcomes.Unchanged(Message(misheard=True))
        outcome = self.shared.enter(*moves, sent=sent) if isinstance(moves, Sequence) else moves
        match outcome:
            case outcomes.Stored():
                self._taps.append(replace(command, token=""))
            case outcomes.Conflict() if self._is_second_tap(command, options, outcome):
                return outcomes.Unchanged()
            case outcomes.Conflict():
                if view is not None:
                    options = view.restate(command).options
                return self._compare(outcome, options, sent)
        return outcome

    def _compare(
        self, conflict: outcomes.Conflict[T], options: tuple[Option, ...], sent: outcomes.InputEnvelope
    ) -> outcomes.Outcome[T]:
        """Return ``AlreadyEntered`` if other pages entered the same meanwhile, and count their lines as this page's own.

        Else return the conflict with the input's decisions, and with their rival if there is one decision.
        """
        if options and (same := find_same(self.shared, options, sent)):
            self.shared.adopt(same, sent.token)
            return outcomes.AlreadyEntered(same)
        rival = find_rival(self.shared, options[0], sent) if len(options) == 1 else None
        return replace(conflict, options=options, rival=rival)

    def _read(
        self, command: Entering, view: TableView[T] | None, sent: outcomes.InputEnvelope
    ) -> Sequence[outcomes.Move[T]] | outcomes.Outcome[T]:
        """Return the moves of an input that doesn't name its decisions itself, such as an undo or a tap on the board.

        Returns the outcome if it has none. Raises ``ValidationError`` for an answer that is no decision of the game.
        """
        match command:
            case Undo(count):
                return take_back(self.shared, count)
            case Redo(count):
                return bring_back(self.shared, count)
            case Correct():
                self.shared.pull()
                return find_unseen(self.shared, sent) or correct(self.shared, command)
        if view is None:
            return outcomes.Unchanged()
        if view.as_shown and (conflict := find_unseen(self.shared, sent)):
            return conflict
        moves = view.read(command)
        return moves if isinstance(moves, Sequence) else outcomes.Unchanged(moves)

    def _is_second_tap(self, command: Entering, options: Sequence[Option], conflict: outcomes.Conflict[T]) -> bool:
        """Tell whether an input only repeats by a second tap what the page itself has entered meanwhile.

        If the question still waits below another one, as a turn does below what it brought about, both taps may be meant.
        """
        if not conflict.own:
            return False
        if not isinstance(command, Enter):
            return replace(command, token="") in self._taps
        if self.shared.find_position(conflict.meanwhile[0].number).top in self.shared.position.agenda[:-1]:
            return False
        return any(option.choice == options[0].choice for option in list_options(conflict.meanwhile))


def list_options(records: Iterable[TableLine[T]]) -> list[Option]:
    """Return the decisions in some lines, each with its payment; lines without a decision are left out."""
    return [record.step.option for record in records if record.step is not None and record.entry.answer]
