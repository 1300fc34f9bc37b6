"""Views of a table on the companion's page: what a view shows, and what the commands about it mean."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.values import Option, Refusal
from village_widgets.companion.commands import Input
from village_widgets.companion.messages import CompanionMessage
from village_widgets.companion.outcomes import Move
from village_widgets.companion.shared import SharedTable
from village_widgets.components.commands import Command, Entering
from village_widgets.components.messages import Message

T = TypeVar("T", bound=Table)


class RestatedInput(NamedTuple):
    """A late input in words, with its decisions, and the command that enters it still.

    ``again`` is None if the input would mean something else by now.
    """

    said: str = ""
    again: Input | None = None
    options: tuple[Option, ...] = ()


class TableView(ABC, Generic[T]):
    """One view of a table as one page sees it: the whole board, a few big buttons, a form. A view never enters anything.

    ``commands`` are those that the page sends about it. ``as_shown``: its inputs refer to what the page was shown, so each line
    that the page had not seen is a conflict.
    """

    commands: ClassVar[tuple[type[Command], ...]]
    as_shown: ClassVar[bool] = False

    def __init__(self, shared: SharedTable[T]) -> None:
        self.shared = shared

    def snapshot(self) -> CompanionMessage:
        """Return a message that shows everything, for a page that knows nothing yet; empty unless a view overrides this."""
        return CompanionMessage()

    def patch(self) -> CompanionMessage:
        """Return a message with what has changed since the last one; empty unless a view overrides this."""
        return CompanionMessage()

    def answer(self, command: Command) -> Message | None:
        """Answer a command that enters nothing; None unless a view overrides this.

        ``view`` in an answer names the view to show, empty for the table's own.
        """
        return None

    @abstractmethod
    def read(self, command: Entering) -> Sequence[Move[T]] | Message | None:
        """Return what an input enters, or a message (a question, a reason) if it enters nothing.

        Raises ``ValidationError`` for an answer that is no decision of the game.
        """

    def explain_refusal(self, refusal: Refusal) -> Message | None:
        """Explain why the rules refuse an input about this view; None if the usual explanation will do.

        It is always None unless a view overrides this.
        """
        return None

    def confirm(self, command: Entering) -> Message | None:
        """Return an answer to an input that has just been stored, besides its changes; None unless a view overrides this."""
        return None

    @abstractmethod
    def restate(self, command: Entering) -> RestatedInput:
        """Describe an input that came too late: in words, with its decisions and the command that enters it still."""
