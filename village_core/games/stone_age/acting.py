"""The second phase of a round: all players act with the workers that were placed, in any order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from village_core.games.stone_age import growing
from village_core.games.stone_age.any_two import offer_any_two, take_two
from village_core.games.stone_age.buildings import build, offer_building
from village_core.games.stone_age.cards import buy, offer_card
from village_core.games.stone_age.choices import Build, Buy, Decline, TakeTwo, Work
from village_core.games.stone_age.events import Declined, Returned
from village_core.games.stone_age.rolling import Rolling
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import NOWHERE, Table
from village_core.games.stone_age.vocabulary import CARDS, GROUNDS, PLACES, SITES, VILLAGE, Place
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Payment, Seat

WORKING: Final = {place: Offer(Work(place)) for place in (*GROUNDS, *VILLAGE)}
DECLINING: Final = {place: Offer(Decline(place)) for place in (*CARDS, *SITES)}
MUST_BUY: Final = {place: bar(Decline(place), Rule.ACT_MUST_BUY) for place in (*CARDS, *SITES)}
AWAY: Final = {
    place: bar(Buy(place) if place in CARDS else Build(place) if place in SITES else Work(place), Rule.ACT_OWN)
    for place in PLACES
}
"""Places without a worker of the player."""


class Acting(Frame[Table], frozen=True, gc=False):
    """Clockwise, each of ``seats`` acts with all own workers, place by place in any order, and takes them back."""

    seats: tuple[Seat, ...]

    def find_decider(self, table: Table) -> Seat | None:
        """Return the first of the seats that still has workers on the board; None if none has."""
        for seat in self.seats:
            if table.tribes[seat].placed != NOWHERE:
                return seat
        return None

    def list_offers(self, table: Table) -> Iterable[Offer | Offers]:
        """Offer the work at each place where the tribe has workers; bar the other places.

        At a card or a building it offers buying, and declining, which a ruling can bar while the price can be paid. The use of
        cards for any two resources comes last.
        """
        seat = self.find_decider(table)
        assert seat is not None
        tribe = table.tribes[seat]
        purchase = False
        for place, workers in zip(PLACES, tribe.placed, strict=True):
            if not workers:
                yield AWAY[place]
            elif place in WORKING:
                yield WORKING[place]
            else:
                purchase = True
                lying = table.find_lying(place)
                assert lying is not None
                offers = offer_card(table.edition, place) if place in CARDS else offer_building(table.edition, place, lying)
                yield offers
                free = table.edition.rulings.declining or not offers.list_options(tribe)
                yield DECLINING[place] if free else MUST_BUY[place]
        yield from offer_any_two(table, seat, purchase)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Take the workers at one place home and do their work, unless it is declined; or use a card for any two resources first.

        Return the frame of the acting that is left, and above it those of what the work or the purchase brings.
        """
        seat = self.find_decider(ledger.table)
        assert seat is not None
        left = Acting(self.seats[self.seats.index(seat) :])
        if isinstance(choice, TakeTwo):
            take_two(ledger, seat, choice)
            return (left,)
        assert isinstance(choice, Work | Buy | Build | Decline)
        workers = ledger.table.tribes[seat].count_at(choice.place)
        ledger.emit(Returned(Rule.ACT_ORDER, seat, choice.place))
        match choice:
            case Buy(place):
                return (left, *buy(ledger, seat, place, payment))
            case Build(place):
                return (left, *build(ledger, seat, place, payment))
            case Decline(place):
                ledger.emit(Declined(Rule.ACT_DECLINE, seat, place))
                return (left,)
            case _:
                return (left, *_work(ledger, seat, choice.place, workers))


def _work(ledger: Ledger[Table], seat: Seat, place: Place, workers: int) -> tuple[Frame[Table], ...]:
    """Do the work of a place in the village, or return the frame that rolls dice for a ground."""
    growth = growing.PLACES.get(place)
    if growth is None:
        rule = Rule.HUNT if place is Place.HUNT else Rule.GATHER
        return (Rolling(seat, GROUNDS[place], workers, rule),)
    growing.grow(ledger, seat, growth, growing.RULES[growth])
    return ()
