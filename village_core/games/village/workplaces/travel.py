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
from village_core.games.village.vocabulary import CITIES, GENERATIONS, VILLAGE, Place
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers, barred
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Seat

CHOICES: Final[tuple[type[Choice], ...]] = (Travel,)
NOBODY_HOME: Final = barred(Travel(1, VILLAGE, Place.CITY_A), Rule.MEMBER_FROM_FARM)


def offers(table: Table, seat: Seat, edition: Edition) -> Iterable[Offer | Offers]:
    """From everywhere a member can set out, each city: near ones for the toll, far ones barred."""
    found: list[Offer | Offers] = []
    for places, roads in zip(table.farms[seat].family, _roads(edition), strict=True):
        for place in dict.fromkeys(places):
            if place in roads:
                found.append(roads[place])
    return found if table.farms[seat].at_home else (NOBODY_HOME, *found)


def work(ledger: Ledger[Table], seat: Seat, choice: Choice) -> tuple[Frame[Table], ...]:
    """The member arrives; a first visit lays a marker and is rewarded."""
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
def _roads(edition: Edition) -> tuple[dict[Place, Offers], ...]:
    """For each generation all offers by starting place."""

    def offer(generation: int, start: Place, end: Place) -> Offer:
        choice = Travel(generation, start, end)
        if end is VILLAGE:
            return barred(choice, Rule.TRAVEL_NO_RETURN)
        leg = edition.leg(start, end)
        return barred(choice, Rule.TRAVEL_ROAD) if leg is None else Offer(choice, prices.journey(edition, leg))

    ends = (VILLAGE, *CITIES)
    return tuple(
        {start: Offers(offer(generation, start, end) for end in ends if end is not start) for start in ends}
        for generation in GENERATIONS
    )
