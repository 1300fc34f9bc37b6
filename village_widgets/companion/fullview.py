"""The view of a table of which everything is followed: the whole board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.values import Choice, Illegal, Option, Refusal
from village_widgets.companion.account import Account
from village_widgets.companion.commands import Anyway, Draw, Enter, EnterDrawn, ShowHandful, to_answer
from village_widgets.companion.messages import CompanionMessage
from village_widgets.companion.outcomes import Forced, Move
from village_widgets.companion.recording import RecordedBoard
from village_widgets.companion.shared import CHANCES, SharedTable
from village_widgets.companion.views import RestatedInput, TableView
from village_widgets.components.asked import BarredChoice, BarringRule, ShownRefusal
from village_widgets.components.commands import (
    Command,
    Compose,
    Entering,
    ExplainWord,
    Pick,
    PickRow,
    PlainAnswer,
    PointAt,
    ShowOdds,
    WhyNot,
)
from village_widgets.components.messages import Message

T = TypeVar("T", bound=GameTable)


class FullView(TableView[T]):
    """The whole board, where people write down what they decide and draw."""

    commands = (PointAt, PickRow, Pick, Compose, WhyNot, ExplainWord, ShowOdds, ShowHandful, EnterDrawn, Draw, Anyway)
    as_shown = True

    def __init__(self, shared: SharedTable[T], account: Account[T]) -> None:
        super().__init__(shared)
        self.writing = account.writing
        self.board = RecordedBoard(shared, account)

    def snapshot(self) -> CompanionMessage:
        """Return the message that shows the whole board."""
        return CompanionMessage(table=self.board.snapshot())

    def patch(self) -> CompanionMessage:
        """Return the message that shows the changes on the board."""
        return CompanionMessage(table=self.board.patch())

    def answer(self, command: Command) -> Message | None:
        """Answer a question about the board, or say what a form or a payment comes to so far.

        A page that composes a payment on an outdated board gets the whole board instead. Returns None for any other command, and
        if there is nothing to say: no form is open, a word is unknown, or the ways to pay are few enough to be listed.
        """
        match command:
            case ShowHandful(typed):
                handful = self.writing.build_handful(self.shared.position, typed)
                return None if handful is None else CompanionMessage(handful=handful)
            case Compose() if command.v != len(self.shared.lines):
                return self.snapshot()
            case Compose() | WhyNot() | ExplainWord() | ShowOdds():
                meant = self.board.interpret(command)
                return None if isinstance(meant, Option) else meant
        return None

    def read(self, command: Entering) -> Sequence[Move[T]] | Message | None:
        """Return the decisions that a tap, a form or a draw stands for, or a message if it has none yet; None for other commands.

        The message asks what is meant or how to pay, or says why the move is impossible.
        A form or a move against the rules brings no decisions if this page may not enter it now.
        """
        match command:
            case EnterDrawn(typed):
                return self.writing.read_handful(self.shared.position, typed) if self.board.drawing else ()
            case Draw(typed):  # keeps what players have typed of a handful, and draws the rest
                typed_in = self.board.drawing and self.writing.complete(self.shared.position, typed, CHANCES)
                return typed_in or self.shared.draw()
            case Anyway(answer):
                return self._force(answer) if self.board.answering else ()
            case PointAt() | PickRow() | Pick():
                meant = self.board.interpret(command)
                return (meant,) if isinstance(meant, Option) else meant
        return None

    def explain_refusal(self, refusal: Refusal) -> Message:
        """Explain a refusal, with payments by which the move may have been made at the table anyway."""
        return self.board.refuse(refusal)

    def restate(self, command: Entering) -> RestatedInput:
        """Describe an input that came too late as its page showed it, with the command that still enters it, if any.

        Of draws that were typed into a form only the decisions are returned, without words or a command.
        """
        option, before = self.board.find_pick(command)
        position = self.shared.position
        if isinstance(command, EnterDrawn):
            typed = tuple(Option(choice) for choice in self.writing.read_handful(before, command.typed))
            return RestatedInput(options=typed)
        if option is None:
            return RestatedInput()
        said = self.board.telling.describe_choice(option.choice, before)
        if before.seat != position.seat or before.top is None or not isinstance(position.top, type(before.top)):
            return RestatedInput(said, options=(option,))
        if isinstance(command, Anyway):
            return RestatedInput(said, Anyway(command.answer), (option,))
        return RestatedInput(said, Enter(to_answer(option)) if option in position.options else None, (option,))

    def _force(self, answer: PlainAnswer) -> Sequence[Move[T]] | Message:
        """Return the one move that enters an answer against the rules.

        If it is not being decided now, or pieces for it are not there, returns a message that says so.
        """
        option, telling = self.shared.read_option(answer), self.board.telling
        try:
            flaw = self.shared.codec.find_flaw(self.shared.position.force(option).position)
        except Illegal as illegal:
            return self._explain_impossible(option.choice, "", *telling.describe_refusal(illegal.refusal))
        return self._explain_impossible(option.choice, flaw) if flaw else (Forced(option),)

    def _explain_impossible(self, choice: Choice, flaw: str, wording: str = "", lacking: str = "") -> Message:
        """Say that the pieces for a choice are not there, so that people must put the table right first.

        ``flaw`` names the place that would be wrong, if it is known; ``wording`` is that of the rules that refuse the choice, and
        ``lacking`` what it lacks.
        """
        position = self.shared.position
        text = self.writing.explain_impossible(flaw, position)
        why = (BarringRule((BarredChoice(self.board.telling.describe_choice(choice, position), lacking),), text),)
        more = (BarringRule((), wording),) if wording else ()
        return Message(refused=ShownRefusal("", why + more, self.writing.offer_repair(), right=True))
