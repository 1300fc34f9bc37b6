"""The table of an exercise: on a task's the reader makes one move and sees its outcome; others are for viewing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.values import Option, Seat
from village_widgets.components.session import Session

T = TypeVar("T", bound=Table)


class OneMove(Session[T], Generic[T]):
    """A game of one decision, made by the seat that decides at its start.

    ``answered`` takes the number of the reader's move and returns that of the move that the table shows, None if the reader may
    try again; ``made`` is the number of a move that the table shows from the beginning. Without ``answered`` (None) the table is
    only for viewing.
    """

    def __init__(self, game: Game[T], answered: Callable[[int], int | None] | None, made: int | None = None) -> None:
        super().__init__(game, "")
        self._options = game.position.options if answered else ()
        self._answered = answered
        seat = game.position.seat
        self._reader = seat if answered and seat in game.position.table.seats else None
        if answered and made is not None:
            self.game = game.play(self._options[made])

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seat that decides; none at a table for viewing."""
        return () if self._reader is None else (self._reader,)

    @property
    def asked(self) -> Seat | None:
        """The reader's seat; None once the table shows a move, and at a table for viewing."""
        return None if self.game.steps else self._reader

    @property
    def viewer(self) -> Seat | None:
        """The reader's seat, which the board is drawn for; None at a table for viewing."""
        return self._reader

    @property
    def moving(self) -> bool:
        """Always false: no seat moves by itself."""
        return False

    @property
    def can_undo(self) -> bool:
        """Always false: an answer stays."""
        return False

    def choose(self, option: Option) -> None:
        """Pass the decision's number to ``answered``, and show the move that it returns, if any.

        A decision at a table that shows a move already, or is for viewing, changes nothing. Raises ``Illegal``, without a change,
        if the rules refuse the decision.
        """
        beginning, _ = self.game, self.game.play(option)
        if self._answered is None or beginning.steps:
            return
        shown = self._answered(self._options.index(option))
        if shown is not None:
            self.game = beginning.play(self._options[shown])
        self._tell()
