"""Frames: what still has to be decided, as data. The top frame of an agenda owns the decision."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import ClassVar, Generic, Protocol, TypeVar

from village_core.kernel.judging import Offer, Offers
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import CHANCE, NOT_NOW, Choice, Lack, Payment, RuleKey, Seat, Tagged


class Table(Protocol):
    """What you could photograph."""

    @property
    def seats(self) -> range:
        """The seats, clockwise."""

    def purse(self, seat: Seat) -> object:
        """What ``seat`` can pay with: an object with one number for each kind of piece."""


T = TypeVar("T", bound=Table)


class Frame(Tagged, Generic[T], frozen=True, gc=False):
    """One open matter on the agenda. A frame that asks nobody is closed, and what it closes into takes its place."""

    @property
    def question(self) -> Frame[T]:
        """What is asked: the same for two frames that one answer suits alike."""
        return self

    def asks(self, table: T) -> Seat | None:
        """Who decides now; nobody when the matter is settled."""
        return None

    def offers(self, table: T) -> Iterable[Offer | Offers]:
        """Everything that the person asked could point at, legal or not."""
        return ()

    def answer(self, ledger: Ledger[T], choice: Choice, payment: Payment) -> tuple[Frame[T], ...]:
        """Carry out a legal choice; the frames returned replace this one, the last of them on top."""
        return ()

    def close(self, ledger: Ledger[T]) -> tuple[Frame[T], ...]:
        """The bookkeeping when nobody is asked any more; the frames returned replace this one."""
        return ()


class Reported(Frame[T], Generic[T], frozen=True, gc=False):
    """What people report from the table: too much to list it all, so ``bars`` judges, and ``offers`` lists the usual."""

    def bars(self, table: T, choice: Choice) -> tuple[Lack, ...]:
        """Why ``choice`` can't have happened; empty when it can."""
        return ()


class ChanceFrame(Reported[T], Generic[T], frozen=True, gc=False):
    """A draw. Simulation samples it, a search enumerates it, people at a table type in what they drew.

    ``RULE`` is the rule against a result that is not among the outcomes.
    """

    RULE: ClassVar[RuleKey] = NOT_NOW

    def asks(self, table: T) -> Seat | None:
        """Ask chance."""
        return CHANCE

    def bars(self, table: T, choice: Choice) -> tuple[Lack, ...]:
        """Bar everything except the outcomes."""
        return () if any(choice == other for other, _ in self.outcomes(table)) else (Lack(self.RULE),)

    def outcomes(self, table: T) -> Iterable[tuple[Choice, int]]:
        """Everything that can be drawn, each with its weight (a number of equally likely cases)."""
        return ()

    def sample(self, table: T, random: Random) -> Choice:
        """One outcome, drawn by its weight."""
        outcomes = list(self.outcomes(table))
        at = random.random() * sum([weight for _, weight in outcomes])
        for choice, weight in outcomes:  # noqa: B007
            at -= weight
            if at < 0:
                break
        return choice

    def offers(self, table: T) -> Iterable[Offer | Offers]:
        """The outcomes, all legal."""
        return (Offer(choice) for choice, _ in self.outcomes(table))
