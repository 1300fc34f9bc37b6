"""Crafts: one good at one of five buildings, for time or for a price."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from village_core.games.village import prices
from village_core.games.village.choices import Buy, Grind, Produce, Train
from village_core.games.village.edition import Edition
from village_core.games.village.events import Moved
from village_core.games.village.paying import gain, in_stock
from village_core.games.village.rules import Rule
from village_core.games.village.table import Farm, Table
from village_core.games.village.vocabulary import GENERATIONS, Building, Good, Place
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, barred
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Seat

CHOICES: Final[tuple[type[Choice], ...]] = (Train, Produce, Buy, Grind)
SHOPS: Final = tuple((building, Place(building.value)) for building in Building if building is not Building.MILL)
NOBODY_AT_THE_MILL: Final = barred(Train(1, Building.MILL), Rule.CRAFTS_MILL_NOBODY)
NO_COINS: Final = barred(Grind(), Rule.SUPPLY_LIMITED, "coin", 1, 0)


def offers(table: Table, seat: Seat, edition: Edition) -> Iterable[Offer]:
    """Training, producing and buying at the four workshops, and the mill."""
    farm, shelf = table.farms[seat], _shelf(edition)
    home = at_home(farm)
    trained = [any(place in places for places in farm.family) for _, place in SHOPS]
    for (building, _), here in zip(SHOPS, trained, strict=True):
        for generation in home:
            yield shelf[Train(generation, building)]
        if not home:
            yield _nobody_home(building)
        for good in edition.crafts[building].makes:
            if not in_stock(table, good.value):
                yield from _sold_out(building, good)
                continue
            for generation in home:
                yield shelf[Train(generation, building, good)]
            yield shelf[Produce(building, good)] if here else _untrained(building, good)
            yield shelf[Buy(building, good)]
    yield shelf[Grind()] if in_stock(table, "coin") else NO_COINS
    yield NOBODY_AT_THE_MILL


def work(ledger: Ledger[Table], seat: Seat, choice: Choice) -> tuple[Frame[Table], ...]:
    """The member stands at the building, the good lies on the farm."""
    match choice:
        case Train(generation, building, product):
            ledger.emit(Moved(Rule.CRAFTS_TRAINING, seat, generation, Place.FARM, Place(building.value)))
            if product is not None:
                gain(ledger, seat, product.value, 1, Rule.CRAFTS_PRODUCT)
        case Produce(_, product) | Buy(_, product):
            gain(ledger, seat, product.value, 1, Rule.CRAFTS_PRODUCT)
        case Grind():
            gain(ledger, seat, "coin", ledger.table.edition.crafts[Building.MILL].coins, Rule.CRAFTS_MILL)
    return ()


def at_home(farm: Farm) -> list[int]:
    """The generations that have somebody on the farm, each once, lowest first."""
    return [generation for generation, places in enumerate(farm.family, 1) if Place.FARM in places]


@cache
def _shelf(edition: Edition) -> dict[Choice, Offer]:
    """Every offer of the crafts that is not barred by the table."""
    shelf = [Offer(Grind(), prices.grinding(edition))]
    for building, _ in SHOPS:
        training, producing = prices.training(edition, building), prices.producing(edition, building)
        shelf += [Offer(Train(generation, building), training) for generation in GENERATIONS]
        for good in edition.crafts[building].makes:
            shelf += [Offer(Train(generation, building, good), training + producing) for generation in GENERATIONS]
            shelf.append(Offer(Produce(building, good), producing))
            shelf.append(Offer(Buy(building, good), prices.buying(edition, building)))
    return {offer.choice: offer for offer in shelf}


@cache
def _nobody_home(building: Building) -> Offer:
    return barred(Train(1, building), Rule.MEMBER_FROM_FARM)


@cache
def _untrained(building: Building, good: Good) -> Offer:
    return barred(Produce(building, good), Rule.CRAFTS_TRAINED)


@cache
def _sold_out(building: Building, good: Good) -> tuple[Offer, ...]:
    return tuple(barred(kind(building, good), Rule.SUPPLY_LIMITED, good.value, 1, 0) for kind in (Produce, Buy))
