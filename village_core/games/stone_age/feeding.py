"""The third phase of a round: all workers are fed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from village_core.games.stone_age.any_two import offer_any_two, take_two
from village_core.games.stone_age.choices import Feed, Starve, TakeTwo
from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.events import Gained, Paid, Starved
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import FARTHEST, RESOURCES, Kind
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Due, Payment, Seat

STARVE: Final = Offer(Starve())


class Feeding(Frame[Table], frozen=True, gc=False):
    """Clockwise, each tribe takes food by the food track and pays one food for each worker; ``seats`` are still to come.

    A tribe that is short of food pays all it has, and its owner is asked about the rest (``Hungry``).
    """

    seats: tuple[Seat, ...]

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Give each tribe in turn the food of its track, and pay food for its workers.

        If a tribe's food is short, pay all of it, and return the frame that asks its owner about the rest, above that
        of the later tribes.
        """
        for at, seat in enumerate(self.seats, 1):
            tribe = ledger.table.tribes[seat]
            missing = max(0, tribe.owed - tribe.food)
            if tribe.field:
                ledger.emit(Gained(Rule.FEED_FIELD, seat, Kind.FOOD, tribe.field))
            if missing < tribe.workers:
                ledger.emit(Paid(Rule.FEED_FOOD, seat, ((Kind.FOOD, tribe.workers - missing),)))
            if missing:
                return (Feeding(self.seats[at:]), Hungry(seat, missing))
        return ()


class Hungry(Frame[Table], frozen=True, gc=False):
    """Food is ``missing`` after all of it was paid: resources stand in, or points are lost."""

    seat: Seat
    missing: int

    def find_decider(self, table: Table) -> Seat | None:
        """Return the seat that has too little food."""
        return self.seat

    def list_offers(self, table: Table) -> Iterable[Offer | Offers]:
        """Offer resources for food, and hunger; an owner of a card for any two resources may also use that."""
        return (_offer_feeding(self.missing), STARVE, *offer_any_two(table, self.seat, paying=True))

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Pay resources for the missing food, or lose points; or use a card for any two resources, and return this frame."""
        match choice:
            case TakeTwo():
                take_two(ledger, self.seat, choice)
                return (self,)
            case Feed():
                ledger.emit(Paid(Rule.FEED_RESOURCES, self.seat, payment.spent))
            case _:
                assert isinstance(choice, Starve)
                starve(ledger, self.seat, self.missing)
        return ()


def starve(ledger: Ledger[Table], seat: Seat, missing: int) -> None:
    """Take points from a tribe whose workers go hungry; by a ruling (``part_fed``) also all its resources if they are too few.

    A tracked game counts no resources, so it takes points only.
    """
    tribe, edition = ledger.table.tribes[seat], ledger.table.edition
    if edition.rulings.part_fed == "lost" and 0 < tribe.resources < missing:
        held = ((kind, getattr(tribe, kind)) for kind in RESOURCES)
        ledger.emit(Paid(Rule.FEED_PENALTY, seat, tuple((kind, count) for kind, count in held if count)))
    ledger.emit(Starved(Rule.FEED_PENALTY, seat, edition.penalty))


def find_lowest_points(edition: Edition) -> int:
    """Return the bound below which no tribe's points can fall: under 0, because hunger may lead there (``feed-penalty``)."""
    return -FARTHEST


@cache
def _offer_feeding(missing: int) -> Offers:
    return Offers((Offer(Feed(), (Due(Rule.FEED_RESOURCES, count=missing, among=RESOURCES),)),))
