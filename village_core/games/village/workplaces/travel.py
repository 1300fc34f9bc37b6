"""Travel: from the farm or from city to city."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from village_core.games.village import prices
from village_core.games.village.choices import Travel
from village_core.games.village.edition import Edition
from village_core.games.village.events import Moved, PrestigeGained, Visited
from village_core.games.village.paying import gain
from village_core.games.village.rewarding import Rewarded
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CITIES, VILLAGE, Place
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Seat

CHOICES: Final[tuple[type[Choice], ...]] = (Travel,)
ENDS: Final = (VILLAGE, *CITIES)
NOBODY_HOME: Final = bar(Travel(1, VILLAGE, Place.CITY_A), Rule.MEMBER_FROM_FARM)


def list_offers(table: Table, seat: Seat, edition: Edition) -> Iterable[Offer | Offers]:
    """Offer each city from every place of a member that a leg joins to it, for toll and influence.

    Bar other cities, the way back to the farm, and a journey from the farm with no member there.
    """
    farm = table.farms[seat]
    found: list[Offer | Offers] = [] if farm.at_home else [NOBODY_HOME]
    for generation, places in enumerate(farm.family, 1):
        found += _offer_journeys(edition, generation, places)
    return found


def work(ledger: Ledger[Table], seat: Seat, choice: Choice) -> tuple[Frame[Table], ...]:
    """Move the member to the city, and mark and reward the family's first visit there (``travel-once``, ``travel-reward``).

    Points and coins are given at once. Return the frame in which the player takes influence of choice, if that is in the reward.
    The price was paid before.
    """
    assert isinstance(choice, Travel)
    city = choice.end
    ledger.emit(Moved(Rule.TRAVEL_MOVE, seat, choice.generation, choice.start, city))
    if city in ledger.table.farms[seat].cities:
        return ()
    ledger.emit(Visited(Rule.TRAVEL_ONCE, seat, city))
    reward = ledger.table.edition.cities[city]
    if reward.prestige:
        ledger.emit(PrestigeGained(Rule.TRAVEL_REWARD, seat, reward.prestige))
    if reward.coins:
        gain(ledger, seat, "coin", reward.coins, Rule.TRAVEL_REWARD)
    return (Rewarded(seat, reward.influence, Rule.TRAVEL_REWARD),) if reward.influence else ()


@cache
def _offer_journeys(edition: Edition, generation: int, places: tuple[Place, ...]) -> tuple[Offers, ...]:
    """Offer the journeys of one generation from the farm and the cities, where it has members; bar impossible ones."""
    return tuple(_offer_roads(edition, generation, place) for place in dict.fromkeys(places) if place in ENDS)


@cache
def _offer_roads(edition: Edition, generation: int, start: Place) -> Offers:
    """Offer the journeys from one place along its legs; bar all others, and the way back to the farm."""

    def offer(end: Place) -> Offer:
        choice = Travel(generation, start, end)
        if end is VILLAGE:
            return bar(choice, Rule.TRAVEL_NO_RETURN)
        leg = edition.find_leg(start, end)
        return bar(choice, Rule.TRAVEL_ROAD) if leg is None else Offer(choice, prices.price_leg(edition, leg))

    return Offers(offer(end) for end in ENDS if end is not start)
