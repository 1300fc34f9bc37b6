"""A game: its players and its steps, with undo, redo and branches. It knows no rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from village_core.kernel.frames import Table
from village_core.kernel.ledger import Event
from village_core.kernel.position import LAYING, Origin, Position, Step
from village_core.kernel.values import Choice, Option, Player, Seat

T = TypeVar("T", bound=Table)


class Game(msgspec.Struct, Generic[T], frozen=True):
    """The players of one game, its first position, and its steps so far, each with the position after it.

    ``undone`` holds the steps that redo brings back, the next one last.
    """

    players: tuple[Player, ...]
    start: Position[T]
    steps: tuple[Step[T], ...] = ()
    undone: tuple[Step[T], ...] = ()

    @property
    def position(self) -> Position[T]:
        """The position after the last step, or the first one before any step."""
        return self.steps[-1].position if self.steps else self.start

    def play(self, option: Option | Choice) -> Game[T]:
        """Return the game after one more decision; undone steps are dropped.

        A choice alone is paid by the first of its prices that can be paid, with the fewest jokers. Raises ``Illegal`` if the
        decision isn't legal.
        """
        return self.extend([self.position.play(option)])

    def force(self, option: Option) -> Game[T]:
        """Return the game after an option that happened whether the rules allow it or not; undone steps are dropped.

        Raises ``Illegal`` if it can't be carried out: its choice is not part of the decision, or asks for pieces that don't
        exist.
        """
        return self.extend([self.position.force(option)])

    def extend(self, steps: Iterable[Step[T]]) -> Game[T]:
        """Return the game after further steps from its last position; if there are any, undone steps are dropped."""
        longer = (*self.steps, *steps)
        return self if len(longer) == len(self.steps) else replace(self, steps=longer, undone=())

    def lay(self, position: Position[T]) -> Game[T]:
        """Return the game after the table was laid out by hand; undone steps are dropped. The caller must check ``position``."""
        return self.extend([Step(LAYING, position, (), Origin.LAID)])

    def undo(self, count: int = 1) -> Game[T]:
        """Return the game without its last ``count`` decisions, or as many as there are; ``redo`` can bring them back."""
        kept = max(0, len(self.steps) - count)
        return replace(self, steps=self.steps[:kept], undone=(*self.undone, *reversed(self.steps[kept:])))

    def redo(self, count: int = 1) -> Game[T]:
        """Return the game with the next ``count`` undone decisions, or as many as there are."""
        left = max(0, len(self.undone) - count)
        return replace(self, steps=(*self.steps, *reversed(self.undone[left:])), undone=self.undone[:left])

    def branch(self, at: int) -> Game[T]:
        """Return another game that has only the first ``at`` decisions of this one, and no undone steps."""
        return replace(self, steps=self.steps[:at], undone=())

    def list_deciders(self) -> tuple[Seat | None, ...]:
        """Return the seat that was asked before each step: ``CHANCE`` for chance, None for a table laid out after the end."""
        return tuple(position.seat for position in self.list_positions())[:-1]

    def list_positions(self) -> Iterator[Position[T]]:
        """Yield every position from the start: one more than there are steps."""
        yield self.start
        for step in self.steps:
            yield step.position

    def list_events(self) -> Iterator[Event[T]]:
        """Yield the events of all steps in order."""
        for step in self.steps:
            yield from step.events

    def __repr__(self) -> str:
        return f"<Game of {', '.join(player.name for player in self.players)}, {len(self.steps)} steps: {self.position!r}>"

    def __str__(self) -> str:
        return str(self.position)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return self.position.render_mimebundle(self.players)
