"""Claims and goals for any game: whether a choice is possible, at which price, and the position after it."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from msgspec.structs import replace

from village_core.games.narration import get_tag
from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Option, Payment, RuleKey, Seat, Tagged

T = TypeVar("T", bound=Table)
TIME: Final = "time"
JOKERS: Final = "jokers"


class After(Tagged, Generic[T], frozen=True):
    """A claim about the position after the option ``after`` has been carried out."""

    after: Option

    def carry_out(self, position: Position[T]) -> Position[T]:
        """Return the position after the option ``after``."""
        return position.play(self.after).position

    def is_true(self, position: Position[T]) -> bool:
        """Tell whether the claim is true once ``after`` is played at ``position``, the one before it.

        False unless a kind overrides this.
        """
        return False

    def is_reached(self, position: Position[T], option: Option) -> bool:
        """Tell whether the claim would be true after ``option``, for a task with this goal."""
        return replace(self, after=option).is_true(position)


class SeatGoal(Tagged, frozen=True):
    """A goal of the player at a seat."""

    seat: Seat


class CountAfter(After[T], frozen=True):
    """A claim about a number, a place or a seat after ``after``, which can be restated for any other option."""

    def restate_after(self, position: Position[T], option: Option) -> After[T]:
        """Return this claim as it would be true after ``option``: with the number, pieces or place that ``option`` brings about.

        ``is_true`` compares the claim with it, and remarks tell it. Each kind overrides this; here the claim stays as it is.
        """
        return self

    def is_true(self, position: Position[T]) -> bool:
        """Tell whether this claim is the one that is true after ``after``."""
        return self.restate_after(position, self.after) == self


class RestatedGoal(Tagged, Generic[T], frozen=True):
    """A goal with a number, a piece or a place, which can be restated for what any move brings about."""

    def restate_after(self, position: Position[T], option: Option) -> RestatedGoal[T]:
        """Return this goal as ``option`` reaches it, with other numbers, pieces or places; each kind overrides this."""
        return self

    def is_reached(self, position: Position[T], option: Option) -> bool:
        """Tell whether this goal is the one that ``option`` reaches."""
        return self.restate_after(position, option) == self


class Decides(After[T], frozen=True):
    """The claim that ``seat`` decides next after the option ``after``, in the frame whose tag is ``step``."""

    seat: Seat
    step: str

    def is_true(self, position: Position[T]) -> bool:
        """Tell whether ``seat`` decides next, about ``step``."""
        then = self.carry_out(position)
        top = then.top
        return then.seat == self.seat and top is not None and top.__struct_config__.tag == self.step


class RefusalClaim(Tagged, Generic[T], tag="refused", frozen=True):
    """The claim that the rules refuse a choice."""

    choice: Choice

    def is_true(self, position: Position[T]) -> bool:
        """Tell whether the rules refuse ``choice``."""
        return position.find_refusal(self.choice) is not None


class PossibleClaim(Tagged, Generic[T], tag="possible", frozen=True):
    """The claim that a choice is possible."""

    choice: Choice

    def is_true(self, position: Position[T]) -> bool:
        """Tell whether the rules have no reason against ``choice``."""
        return position.find_refusal(self.choice) is None


class BarredBy(Tagged, Generic[T], frozen=True):
    """The claim that the rule is among those that refuse the choice."""

    choice: Choice
    rule: RuleKey

    def is_true(self, position: Position[T]) -> bool:
        """Tell whether ``rule`` is among the reasons against ``choice``."""
        refusal = position.find_refusal(self.choice)
        return refusal is not None and self.rule in refusal.rules


class Costs(Tagged, Generic[T], frozen=True):
    """The claim that the choice is possible for this payment; as a goal, any choice of the same sort will do."""

    choice: Choice
    payment: Payment

    def is_true(self, position: Position[T]) -> bool:
        """Tell whether ``choice`` is offered for exactly ``payment``."""
        return Option(self.choice, self.payment) in position.options

    def is_reached(self, position: Position[T], option: Option) -> bool:
        """Tell whether ``option`` has the same price, for any choice of the same sort."""
        return option.payment == self.payment and type(option.choice) is type(self.choice)

    def sort(self, position: Position[T]) -> str:
        """Return the tag of the choice that is paid for, as the goal's sort."""
        return get_tag(self.choice)

    def explain_miss(self, position: Position[T], option: Option) -> str:
        """Return ``sort`` if ``option`` is another sort of choice, ``free`` if it costs nothing, else ``price``."""
        if type(option.choice) is not type(self.choice):
            return "sort"
        return "free" if option.payment == Payment() else "price"


class Sparing(Tagged, Generic[T], frozen=True):
    """The goal to make a choice and pay for it with the least time or the fewest jokers; ``what`` names which."""

    choice: Choice
    what: str

    def is_reached(self, position: Position[T], option: Option) -> bool:
        """Tell whether ``option`` is the goal's choice, and no other way to pay for that choice spends less of ``what``."""
        ways = [count_spent(other, self.what) for other in position.options if other.choice == self.choice]
        return option.choice == self.choice and count_spent(option, self.what) == min(ways)

    def sort(self, position: Position[T]) -> str:
        """Return the tag of the choice that is paid for, a dash, and ``what``, as the goal's sort."""
        return f"{get_tag(self.choice)}-{self.what}"

    def explain_miss(self, position: Position[T], option: Option) -> str:
        """Return ``choice`` if ``option`` is another choice, else ``time`` or ``jokers``: the one of which it spends too much."""
        return self.what if option.choice == self.choice else "choice"


def count_spent(option: Option, what: str) -> int:
    """Return how much an option costs of ``what``, which is ``time`` or ``jokers``."""
    return option.payment.time if what == TIME else option.payment.jokers
