"""The tracker as a view of the companion's page, for any game that can be tracked: what it is told, and what it says."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from village_core.games.opening import PrintedTable
from village_core.games.tallying import Tallying
from village_core.kernel.frames import Frame
from village_core.kernel.game import Player
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice
from village_core.kernel.words import Words
from village_widgets.companion.commands import Anyway, Draw, Input
from village_widgets.companion.messages import CompanionMessage
from village_widgets.companion.shared import Incoming, Shared
from village_widgets.components.commands import Command
from village_widgets.components.messages import State
from village_widgets.components.names import LONG_NAME, shorten

T = TypeVar("T", bound=PrintedTable)
S = TypeVar("S", bound=State)


class Tracked(ABC, Generic[T, S]):
    """One page's view of a tracked table. Choices are entered by the page itself; here a draw is made for people, and what the
    rules refuse is entered all the same.
    """

    commands = (Draw, Anyway)

    def __init__(self, shared: Shared[T], words: Words) -> None:
        self.shared = shared
        self.words = words
        self._sent: S | None = None
        self._told = 0

    @property
    def players(self) -> Sequence[Player]:
        """Who sits at the table; a name is cut where it is shown, if there is no room."""
        return [replace(player, name=shorten(player.name, LONG_NAME)) for player in self.shared.game.players]

    # What a game says

    @abstractmethod
    def state(self, events: Sequence[Event[T]], counted: Frame[T] | None) -> S:
        """Everything, after these ``events``; ``counted`` is the final sheet as it was filled, once the game is over."""

    @abstractmethod
    def said(self, choice: Choice, position: Position[T]) -> str:
        """A choice in words."""

    def changed(self, before: S, now: S) -> S:
        """What is otherwise than ``before``."""
        same = [name for name in now.__struct_fields__ if name != "v" and getattr(before, name) == getattr(now, name)]
        return replace(now, **{**dict.fromkeys(same, UNSET), "after": before.v})

    # What follows from it

    def snapshot(self) -> CompanionMessage:
        """Everything, for a page that knows nothing yet, with what happened last."""
        self._sent, self._told = None, max(0, len(self.shared.records) - 1)
        return self.patch()

    def patch(self) -> CompanionMessage:
        """The parts that have changed since the last message, with what happened since; the page keeps the others."""
        before, self._sent = self._sent, self._state()
        self._told = len(self.shared.records)
        return CompanionMessage(views={"tracker": self._sent if before is None else self.changed(before, self._sent)})

    def _state(self) -> S:
        shared = self.shared
        steps = [record.step for record in shared.records[self._told :] if record.step is not None]
        tops = (step.position.top for step in reversed(shared.game.steps)) if shared.position.over else ()
        counted = next((top for top in tops if isinstance(top, Tallying)), None)
        return self.state([event for step in steps for event in step.events], counted)

    def handle(self, command: Command, sent: Incoming) -> None:
        """Draw for the people at the table, or enter what happened anyway.

        Raises as ``Shared.choose`` and ``Shared.force``, and ``ValidationError`` for an answer that is none.
        """
        if isinstance(command, Anyway):
            self.shared.force(self.shared.option(command.answer), sent)
        else:
            self.shared.draw(sent)

    def meant(self, command: Command) -> tuple[str, Input | None]:
        """What an input was for that came too late. What happened anyway can be entered still; a draw belongs to its moment."""
        position = self.shared.position
        if isinstance(command, Anyway):
            return self.said(self.shared.option(command.answer).choice, position), Anyway(command.answer)
        return self.words.format("drawn"), Draw() if position.seat == CHANCE else None
