"""Frames: open decisions as data. The top frame of an agenda owns the decision."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import ClassVar, Generic, Protocol, TypeVar

from village_core.kernel import values
from village_core.kernel.judging import Offer, Offers
from village_core.kernel.ledger import Ledger


class Table(Protocol):
    """The state of a table as a photograph would show it: its seats, and the purse that each pays with."""

    @property
    def seats(self) -> range:
        """The numbers of the seats, clockwise."""

    def find_purse(self, seat: values.Seat) -> object:
        """Return what ``seat`` can pay with: an object with a number for each kind of piece."""


T = TypeVar("T", bound=Table)


class Frame(values.Tagged, Generic[T], frozen=True, gc=False):
    """One open matter on the agenda. A frame that asks no seat is closed; the frames it closes into take its place."""

    @property
    def question(self) -> Frame[T]:
        """The question of this frame, itself unless a subclass overrides it: equal for two frames that the same answer suits."""
        return self

    def find_decider(self, table: T) -> values.Seat | None:
        """Return the seat that decides this frame now; None if it has nothing left to decide, and by default."""
        return None

    def list_offers(self, table: T) -> Iterable[Offer | Offers]:
        """Return everything that the deciding seat could point at, legal or not; nothing unless a frame overrides this."""
        return ()

    def answer(self, ledger: Ledger[T], choice: values.Choice, payment: values.Payment) -> tuple[Frame[T], ...]:
        """Carry out a legal choice and return the frames that replace this one, the last of them on top; by default none."""
        return ()

    def close(self, ledger: Ledger[T]) -> tuple[Frame[T], ...]:
        """Carry out what follows once nothing is left to decide, and return the frames that replace this one, by default none."""
        return ()


class ReportFrame(Frame[T], Generic[T], frozen=True, gc=False):
    """A frame that takes reports from the table.

    They can't all be listed, so ``list_lacks`` judges them, and ``list_offers`` has usual ones.
    """

    def list_lacks(self, table: T, choice: values.Choice) -> tuple[values.Lack, ...]:
        """Return the reasons why ``choice`` can't have happened; none if it can, and none unless a frame overrides this."""
        return ()


class ChanceFrame(ReportFrame[T], Generic[T], frozen=True, gc=False):
    """A draw. Simulation samples it, a search enumerates it, and people at a table enter what they drew.

    ``RULE`` is the rule against a result that is not among the outcomes.
    """

    RULE: ClassVar[values.RuleKey] = values.NOT_NOW

    def find_decider(self, table: T) -> values.Seat | None:
        """Return ``CHANCE``: a draw is always asked of it, unless a frame overrides this."""
        return values.CHANCE

    def list_lacks(self, table: T, choice: values.Choice) -> tuple[values.Lack, ...]:
        """Return the lack of ``RULE`` for every choice that is not one of the outcomes."""
        return () if any(choice == other for other, _ in self.list_outcomes(table)) else (values.Lack(self.RULE),)

    def list_outcomes(self, table: T) -> Iterable[tuple[values.Choice, int]]:
        """Return every possible draw with its weight, a number of equally likely cases; each frame overrides this."""
        return ()

    def sample(self, table: T, random: Random) -> values.Choice:
        """Draw one outcome by its weight, with the generator ``random``."""
        outcomes = list(self.list_outcomes(table))
        at = random.random() * sum([weight for _, weight in outcomes])
        for choice, weight in outcomes:  # noqa: B007
            at -= weight
            if at < 0:
                break
        return choice

    def list_offers(self, table: T) -> Iterable[Offer | Offers]:
        """Return the outcomes as offers without a price, all legal."""
        return (Offer(choice) for choice, _ in self.list_outcomes(table))
