"""What can be said of any game: whether a choice can be made and for what, and how things stand once it has been."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from msgspec.structs import replace

from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Option, Payment, RuleKey, Seat, Tagged

T = TypeVar("T", bound=Table)
TIME: Final = "time"
JOKERS: Final = "jokers"


class After(Tagged, Generic[T], frozen=True):
    """Something that is so, or isn't, once ``after`` has been carried out."""

    after: Option

    def then(self, position: Position[T]) -> Position[T]:
        """The position that the choice leads to."""
        return position.play(self.after).position

    def holds(self, position: Position[T]) -> bool:
        """Whether it is so: each kind of claim looks for itself. Of what nobody has claimed, nothing is so."""
        return False

    def reached(self, position: Position[T], option: Option) -> bool:
        """Whether it would be so after ``option``: for a task that asks to bring it about."""
        return replace(self, after=option).holds(position)


class Decides(After[T], frozen=True):
    """Somebody decides next, and about that: the tag of a frame."""

    seat: Seat
    step: str

    def holds(self, position: Position[T]) -> bool:
        """Whether it is they who are asked, and about that."""
        then = self.then(position)
        top = then.top
        return then.seat == self.seat and top is not None and top.__struct_config__.tag == self.step


class Refused(Tagged, Generic[T], frozen=True):
    """The rules refuse this choice."""

    choice: Choice

    def holds(self, position: Position[T]) -> bool:
        """Whether the judge has a reason against it."""
        return position.why_not(self.choice) is not None


class Possible(Tagged, Generic[T], frozen=True):
    """This choice can be made."""

    choice: Choice

    def holds(self, position: Position[T]) -> bool:
        """Whether the judge has no reason against it."""
        return position.why_not(self.choice) is None


class BarredBy(Tagged, Generic[T], frozen=True):
    """This rule is among those that refuse the choice."""

    choice: Choice
    rule: RuleKey

    def holds(self, position: Position[T]) -> bool:
        """Whether the judge names it."""
        refusal = position.why_not(self.choice)
        return refusal is not None and self.rule in refusal.rules


class Costs(Tagged, Generic[T], frozen=True):
    """The choice can be made for this payment."""

    choice: Choice
    payment: Payment

    def holds(self, position: Position[T]) -> bool:
        """Whether the judge offers it."""
        return Option(self.choice, self.payment) in position.options

    def reached(self, position: Position[T], option: Option) -> bool:
        """Whether ``option``, whatever it is, costs the same."""
        return option.payment == self.payment


class Sparing(Tagged, Generic[T], frozen=True):
    """The choice is made and paid for with as little time, or as few jokers, as there is a way to: ``what`` names which."""

    choice: Choice
    what: str

    def reached(self, position: Position[T], option: Option) -> bool:
        """Whether ``option`` is that choice, and no way to pay for it spends less."""
        ways = [spent(other, self.what) for other in position.options if other.choice == self.choice]
        return option.choice == self.choice and spent(option, self.what) == min(ways)


def spent(option: Option, what: str) -> int:
    """How much of the ``time``, or of the ``jokers``, an option costs."""
    return option.payment.time if what == TIME else option.payment.jokers
