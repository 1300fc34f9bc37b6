"""The data of the lessons' pictures, all from the engine: prices, and the way on a life track."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from msgspec.structs import replace

from village_core.games.village.choices import HoldMarket, Take
from village_core.games.village.market import MarketDay
from village_core.games.village.paying import lose_time
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import SPACES, Cube, Space
from village_core.kernel.judging import Offer, Offers
from village_core.kernel.ledger import Ledger
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Due, Price, Seat


class ChoiceCost(NamedTuple):
    """One price of a choice; ``first`` tells that it is the first of the choice's prices."""

    choice: Choice
    price: Price
    first: bool = True

    @property
    def time(self) -> int:
        """The number of hourglasses in the price."""
        return sum(due.time for due in self.price)

    @property
    def pieces(self) -> dict[str, int]:
        """The number of pieces in the price by kind, without the jokers that could replace them."""
        found: dict[str, int] = {}
        for due in self.price:
            if due.count:
                found[due.what] = found.get(due.what, 0) + due.count
        return found


def list_costs(position: Position[Table], space: Space | None = None) -> tuple[ChoiceCost, ...]:
    """Return the prices of each choice that can be made now or, if ``space`` is given, at that action space.

    It includes what the player can't afford, and leaves out what a rule bars, what is free and the call of a market day. Choices
    that differ only in the generation of a member are one, with the lowest generation. Empty unless a player decides.
    """
    table, seat = position.table, position.seat
    if position.top is None or seat is None or seat == CHANCE:
        return ()
    return tuple(_list_priced(position.top.list_offers(table) if space is None else _list_offers(table, seat, (space,))))


class TrackStop(NamedTuple):
    """A space of the life track, counted from 0, where the marker stands after ``time`` hourglasses.

    ``passed`` is the number of laps that end on the way, and ``costs`` are the prices of that much time.
    """

    time: int
    space: int
    passed: int
    costs: tuple[ChoiceCost, ...]


def list_stops(position: Position[Table], seat: Seat) -> tuple[TrackStop, ...]:
    """Return the stops on the life track to which choices that cost time would bring ``seat``'s marker, the nearest first.

    Only the current decision counts if ``seat`` makes it and a choice in it costs time; otherwise all that ``seat`` could do at
    any action space, a plague cube and a sale at a market day included.
    """
    table = position.table
    now = position.top.list_offers(table) if position.top is not None and position.seat == seat else ()
    found = [cost for cost in _list_priced(now) if cost.time]
    if not found:
        plague = ChoiceCost(Take(Space.HARVEST, Cube.PLAGUE), (Due(Rule.TURN_PLAGUE, time=table.edition.turn.plague_time),))
        found = [cost for cost in (plague, *_list_priced(_list_offers(table, seat, SPACES))) if cost.time]
    stops = []
    for time in sorted({cost.time for cost in found}):
        ledger = Ledger(table)
        passed = len(lose_time(ledger, seat, time, Rule.DYING_AFTER_ACTION))
        space = table.edition.farm.find_space(ledger.table.farms[seat].time)
        stops.append(TrackStop(time, space, passed, tuple(cost for cost in found if cost.time == time)))
    return tuple(stops)


def _list_offers(table: Table, seat: Seat, spaces: tuple[Space, ...]) -> Iterable[Offer | Offers]:
    """Return the offers of action spaces to ``seat``; for the market also its customers, at the extra cost."""
    found = Acting(seat, spaces).list_offers(table)
    customers = MarketDay(seat, seat, opened=True).list_offers(table) if Space.MARKET in spaces else ()
    return chain(found, customers)


def _list_priced(offers: Iterable[Offer | Offers]) -> Iterator[ChoiceCost]:
    """Yield each price, except free ones, of each offer that no rule bars; the call of a market day is left out.

    Choices that differ only in the generation of a member are one: the first of them.
    """
    seen: set[Choice] = set()
    for offer in (each for bundle in offers for each in bundle.each):
        prices = [price for price in offer.prices if any(due.count or due.time for due in price)]
        same = replace(offer.choice, generation=0) if hasattr(offer.choice, "generation") else offer.choice
        if not prices or offer.barred or same in seen or isinstance(offer.choice, HoldMarket):
            continue
        seen.add(same)
        for at, price in enumerate(prices):
            yield ChoiceCost(offer.choice, price, at == 0)
