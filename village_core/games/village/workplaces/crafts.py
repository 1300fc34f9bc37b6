"""Crafts: one good at one of four workshops, for time or for a price, or coins at the mill."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from village_core.games.village import prices
from village_core.games.village.choices import Buy, Grind, Produce, Train
from village_core.games.village.edition import Edition
from village_core.games.village.events import Moved
from village_core.games.village.paying import gain
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import GENERATIONS, GOODS, WORKSHOPS, Building, Good, Place
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Lack, Seat

CHOICES: Final[tuple[type[Choice], ...]] = (Train, Produce, Buy, Grind)
SHOPS: Final = tuple(Building(place.value) for place in WORKSHOPS)
TRAINING: Final = frozenset(WORKSHOPS)
WORKSHOP_OF: Final = dict(zip(SHOPS, WORKSHOPS, strict=True))
NOBODY_AT_THE_MILL: Final = bar(Train(1, Building.MILL), Rule.CRAFTS_MILL_NOBODY)
NO_COINS: Final = bar(Grind(), Rule.SUPPLY_LIMITED, "coin", 1, 0)


def list_offers(table: Table, seat: Seat, edition: Edition) -> tuple[Offers]:
    """Offer training, producing and buying at the four workshops, and the mill; bar what lacks a member or a piece in supply."""
    farm, supply = table.farms[seat], table.supply
    out: tuple[str, ...] = ()
    if not edition.box.substitutes and not all((supply.scroll, supply.wagon, supply.plow, supply.horse, supply.ox, supply.coin)):
        out = tuple(what for what in (*GOODS, "coin") if not getattr(supply, what))
    return (_bundle_offers(edition, farm.at_home, TRAINING.intersection(farm.places), out),)


def work(ledger: Ledger[Table], seat: Seat, choice: Choice) -> tuple[Frame[Table], ...]:
    """Move a member in training to the building, and a good that is made or bought, or the mill's coins, to the farm."""
    if isinstance(choice, Grind):
        gain(ledger, seat, "coin", ledger.table.edition.crafts[Building.MILL].coins, Rule.CRAFTS_MILL)
        return ()
    assert isinstance(choice, (Train, Produce, Buy))
    if isinstance(choice, Train):
        place = WORKSHOP_OF[choice.building]
        ledger.emit(Moved(Rule.CRAFTS_TRAINING, seat, choice.generation, Place.FARM, place))
    if choice.product is not None:
        gain(ledger, seat, choice.product, 1, Rule.CRAFTS_PRODUCT)
    return ()


@cache
def _bundle_offers(edition: Edition, home: tuple[int, ...], trained: frozenset[Place], out: tuple[str, ...]) -> Offers:
    return Offers(_list_offers(edition, home, trained, out))


def _list_offers(edition: Edition, home: tuple[int, ...], trained: frozenset[Place], out: tuple[str, ...]) -> Iterable[Offer]:
    """Offer all five buildings to generations at ``home`` and members at ``trained``; the kinds in ``out`` have run out."""
    offers = _map_offers(edition)
    for building, place in WORKSHOP_OF.items():
        for generation in home:
            yield offers[Train(generation, building)]
        if not home:
            yield bar(Train(1, building), Rule.MEMBER_FROM_FARM)
        for good in edition.crafts[building].makes:
            if good in out:
                yield from _bar_sold_out(building, good, home)
                continue
            for generation in home:
                yield offers[Train(generation, building, good)]
            if place in trained:
                yield offers[Produce(building, good)]
            else:  # refused; the price is that of a trained member
                price = prices.price_producing(edition, building)
                yield Offer(Produce(building, good), price, barred=(Lack(Rule.CRAFTS_TRAINED),))
            yield offers[Buy(building, good)]
    yield NO_COINS if "coin" in out else offers[Grind()]
    yield NOBODY_AT_THE_MILL


@cache
def _map_offers(edition: Edition) -> dict[Choice, Offer]:
    """Return the offers of all choices at the crafts, each with its price, by choice; the table may bar some."""
    offers = [Offer(Grind(), prices.price_grinding(edition))]
    for building in SHOPS:
        training, producing = prices.price_training(edition, building), prices.price_producing(edition, building)
        offers += [Offer(Train(generation, building), training) for generation in GENERATIONS]
        for good in edition.crafts[building].makes:
            offers += [Offer(Train(generation, building, good), training + producing) for generation in GENERATIONS]
            offers.append(Offer(Produce(building, good), producing))
            offers.append(Offer(Buy(building, good), prices.price_buying(edition, building)))
    return {offer.choice: offer for offer in offers}


def _bar_sold_out(building: Building, good: Good, home: tuple[int, ...]) -> tuple[Offer, ...]:
    making = [Train(generation, building, good) for generation in home]
    choices = (*making, Produce(building, good), Buy(building, good))
    return tuple(bar(choice, Rule.SUPPLY_LIMITED, good.value, 1, 0) for choice in choices)
