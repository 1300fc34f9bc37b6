"""What can be said of any game about how things stand once somebody has made a choice."""

from __future__ import annotations

from typing import Generic, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Seat, Value

T = TypeVar("T", bound=Table)


class After(Value, Generic[T], frozen=True):
    """Something that is so, or isn't, once ``after`` has been carried out."""

    after: Option

    def then(self, position: Position[T]) -> Position[T]:
        """The position that the choice leads to."""
        return position.play(self.after).position

    def holds(self, position: Position[T]) -> bool:
        """Whether it is so: each kind of claim looks for itself. Of what nobody has claimed, nothing is so."""
        return False


class Decides(After[T], frozen=True, tag="decides"):
    """Somebody decides next, and about that: the tag of a frame."""

    seat: Seat
    step: str

    def holds(self, position: Position[T]) -> bool:
        """Whether it is they who are asked, and about that."""
        then = self.then(position)
        top = then.top
        return then.seat == self.seat and top is not None and top.__struct_config__.tag == self.step
