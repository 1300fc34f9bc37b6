"""The board of a game that is played on the page itself: a click makes a decision in its session."""

from __future__ import annotations

from typing import TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.values import Illegal, Option
from village_widgets.components import commands
from village_widgets.components.messages import Message
from village_widgets.components.session import Session
from village_widgets.components.table import BoardView
from village_widgets.components.telling import Telling

T = TypeVar("T", bound=GameTable)


class PlayedBoard(BoardView[T]):
    """A board on which the page plays its session; ``BoardView`` alone only shows a game and says what a click means."""

    session: Session[T]

    def __init__(self, session: Session[T], telling: Telling[T], taught: bool = False, version: int = 0) -> None:
        super().__init__(session, telling, taught, version)

    def handle(self, command: commands.TableCommand) -> Message | None:
        """Carry out a command about this table and return the answer, None if nothing is to be said.

        A choice or a payment on an outdated board is answered with the whole board. Watchers report a change of the game.
        """
        stale = isinstance(command, commands.Choosing | commands.Compose) and command.v != self.version
        meant = Message(table=self.snapshot()) if stale else self.interpret(command)
        return self.play(meant) if isinstance(meant, Option) else meant

    def play(self, option: Option) -> Message | None:
        """Make a decision; return the explanation if the rules refuse it, else None."""
        try:
            self.session.choose(option)
        except Illegal as illegal:
            return self.refuse(illegal.refusal)
        return None
