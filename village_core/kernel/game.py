"""A game: who plays, and the steps so far. Undo, redo and branch are here; rules are not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from village_core.kernel.frames import Table
from village_core.kernel.ledger import Event
from village_core.kernel.position import LAYING, Origin, Position, Step
from village_core.kernel.values import Choice, Option, Seat, Value

T = TypeVar("T", bound=Table)


class Player(Value, frozen=True, gc=False):
    """Who sits at a seat: a name, a colour, and who decides (``person`` or the name of a player program)."""

    name: str
    colour: str
    plays: str = "person"


class Game(msgspec.Struct, Generic[T], frozen=True):
    """The positions of one game and how they came about. ``undone`` holds the steps that a redo brings back, the next last."""

    players: tuple[Player, ...]
    start: Position[T]
    steps: tuple[Step[T], ...] = ()
    undone: tuple[Step[T], ...] = ()

    @property
    def position(self) -> Position[T]:
        """Where the game stands."""
        return self.steps[-1].position if self.steps else self.start

    def play(self, option: Option | Choice) -> Game[T]:
        """The game after one more decision, made as a position's ``play`` takes it; nothing can be redone then."""
        return self.extend([self.position.play(option)])

    def force(self, option: Option) -> Game[T]:
        """The game after something that the rules refuse and that happened anyway. Raises ``Illegal`` as ``Position.force``."""
        return self.extend([self.position.force(option)])

    def extend(self, steps: Iterable[Step[T]]) -> Game[T]:
        """The game after some more steps, made from its last position on; nothing can be redone if there are any."""
        longer = (*self.steps, *steps)
        return self if len(longer) == len(self.steps) else replace(self, steps=longer, undone=())

    def lay(self, position: Position[T]) -> Game[T]:
        """The game after the table was laid out by hand as ``position`` says; the caller has seen to it that it can be."""
        return self.extend([Step(LAYING, position, (), Origin.LAID)])

    def undo(self, count: int = 1) -> Game[T]:
        """The game before the last ``count`` decisions, as far as there are any."""
        kept = max(0, len(self.steps) - count)
        return replace(self, steps=self.steps[:kept], undone=(*self.undone, *reversed(self.steps[kept:])))

    def redo(self, count: int = 1) -> Game[T]:
        """The game after the next ``count`` decisions that were undone, as far as there are any."""
        left = max(0, len(self.undone) - count)
        return replace(self, steps=(*self.steps, *reversed(self.undone[left:])), undone=self.undone[:left])

    def branch(self, at: int) -> Game[T]:
        """Another game that shares the first ``at`` decisions. This one stays as it is."""
        return replace(self, steps=self.steps[:at], undone=())

    def deciders(self) -> tuple[Seat | None, ...]:
        """Who decided each step, chance included."""
        return tuple(position.seat for position in self.positions())[:-1]

    def positions(self) -> Iterator[Position[T]]:
        """Every position from the start on: one more than there are steps."""
        yield self.start
        for step in self.steps:
            yield step.position

    def events(self) -> Iterator[Event[T]]:
        """Everything that happened, in order."""
        for step in self.steps:
            yield from step.events

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return self.position.render_mimebundle(self.players)
