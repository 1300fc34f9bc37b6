"""What a seat's things are worth: the points it has, and what the rest may still become. A judgement, not a rule.

Everything is counted in points. The weights are estimates, a few of them compared in short matches; they
are deliberately few and plain, because the advice in a first game gives them as its reasons.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Final

from village_core.games.village import prices
from village_core.games.village.edition import Edition
from village_core.games.village.ending import REMEMBERING, sheet
from village_core.games.village.table import Farm, Table
from village_core.games.village.vocabulary import GOODS, INFLUENCES, ROW_OF, WORKSHOPS, Category, Place, Row
from village_core.games.village.workplaces.harvest import harvest
from village_core.kernel.values import Seat


class Reason(StrEnum):
    """Why somebody may be glad of a position."""

    PRESTIGE = "prestige"
    TRAVEL = "travel"
    COUNCIL = "council"
    CHURCH = "church"
    CHRONICLE = "chronicle"
    CUSTOMERS = "customers"
    GOODS = "goods"
    GRAIN = "grain"
    INFLUENCE = "influence"
    COINS = "coins"
    FAMILY = "family"
    TRAINED = "trained"
    BAG = "bag"
    TIME = "time"
    RING = "ring"


REMEMBERED: Final = 1.5
"""A member in the chronicle, as long as the printed points for them are fewer."""
GOOD: Final = (0.0, 1.1, 1.9, 2.4, 2.7)
"""So many goods of one kind; a fifth brings nothing more."""
AT_STALL: Final = 0.35
IN_QUEUE: Final = 0.2
"""Share of a customer's points for somebody who holds all that is demanded, on top of what the goods are worth anyhow."""
WANTED: Final = 0.35
"""A good that some other customer demands together with things that are missing."""
TEAM: Final = 0.4
"""Each bag by which plow and animal make a harvest bigger."""
GRAIN: Final = (0.0, 0.7, 1.3, 1.8, 2.1, 2.3)
"""So many bags of grain; more bring nothing more."""
CUBES: Final = (0.0, 0.6, 1.1, 1.45, 1.65, 1.8)
"""So many influence cubes of one kind; a sixth brings nothing more."""
JOKER: Final = 0.3
"""A coin, on top of its point: it can stand in for influence."""
HOME: Final = (0.0, 1.6, 2.9, 3.9, 4.6, 5.0)
"""So many members at home; a sixth brings nothing more."""
TRADE: Final = 2.0
FELLOW: Final = 0.3
"""The first member trained in a workshop, and every further one in the same."""
SEATED: Final = 2.4
"""A member in the council, on top of the stage's points: privileges to come."""
IN_BAG: Final = 2.2
IN_CHURCH: Final = 0.9
"""A member in the black bag; and one in the church, on top of the window's points: majorities to come."""
TRAVELLER: Final = 2.0
"""A member in a city, who can travel on from there."""
HOUR: Final = 0.28
HASTE: Final = 0.012
"""An hourglass; and a little more for each the closer the end of the lap has come."""
LAP: Final = 2.6
"""A lap behind one: what a whole lap's hourglasses cost, without the member whose death is counted elsewhere."""
RING: Final = 0.6
"""The marker for the next starting player."""
LAST: Final = 0.35
"""What is left of every hope once the end is rung in."""


def evaluate(table: Table, seat: Seat) -> Mapping[str, float]:
    """What ``seat`` has at ``table``, in points by reason. Only what that seat can see is looked at."""
    farm, edition = table.farms[seat], table.edition
    places = farm.places
    points = sheet(table, seat).points
    hope = LAST if table.trigger is not None else 1.0
    there = [ROW_OF.get(place) for place in places]
    remembered = sum([place in REMEMBERING for place in places])
    return {
        Reason.PRESTIGE: float(points[Category.PRESTIGE]),
        Reason.TRAVEL: points[Category.TRAVEL] + hope * TRAVELLER * there.count(Row.TRAVEL),
        Reason.COUNCIL: points[Category.COUNCIL] + hope * SEATED * there.count(Row.COUNCIL),
        Reason.CHURCH: points[Category.CHURCH] + hope * IN_CHURCH * there.count(Row.CHURCH),
        Reason.CHRONICLE: max(points[Category.CHRONICLE], hope * REMEMBERED * remembered),
        Reason.CUSTOMERS: float(points[Category.CUSTOMERS]),
        Reason.GOODS: hope * _goods(table, farm, edition),
        Reason.GRAIN: hope * _first(GRAIN, farm.grain),
        Reason.INFLUENCE: hope * sum([_first(CUBES, getattr(farm, kind)) for kind in INFLUENCES]),
        Reason.COINS: farm.coin * (1 + hope * JOKER),
        Reason.FAMILY: hope * _first(HOME, places.count(Place.FARM)),
        Reason.TRAINED: hope * sum([_trade(places.count(workshop)) for workshop in WORKSHOPS]),
        Reason.BAG: IN_BAG * places.count(Place.BAG),
        Reason.TIME: -hope * _time(farm.time, edition.farm.lap),
        Reason.RING: hope * RING * (table.ring == seat),
    }


def _first(weights: tuple[float, ...], count: int) -> float:
    return weights[min(count, len(weights) - 1)]


def _trade(count: int) -> float:
    return TRADE + FELLOW * (count - 1) if count else 0.0


def _time(time: int, lap: int) -> float:
    laps, hours = divmod(time, lap)
    return laps * LAP + HOUR * hours + HASTE * hours * hours


def _goods(table: Table, farm: Farm, edition: Edition) -> float:
    """The goods themselves, the customers they could be sold to, and the bigger harvest."""
    held = (farm.scroll, farm.wagon, farm.plow, farm.horse, farm.ox)
    if not any(held):
        return 0.0
    total = sum([_first(GOOD, count) for count in held])
    if farm.plow:
        total += TEAM * (harvest(farm, edition)[0] - edition.farm.harvest)
    return total + _sales(edition, table.stalls, table.queue, (*held, farm.grain))


@lru_cache(maxsize=1 << 14)
def _sales(edition: Edition, stalls: tuple[int | None, ...], queue: tuple[int, ...], goods: tuple[int, ...]) -> float:
    """What the customers who could be served add, best first and no piece sold twice; and goods that others want."""
    held = dict(zip((*GOODS, "grain"), goods, strict=True))
    total, others = 0.0, set[str]()
    for share, tiles in ((AT_STALL, stalls), (IN_QUEUE, queue)):
        for tile in sorted((tile for tile in tiles if tile is not None), key=lambda tile: -edition.customers[tile].points):
            demand = prices.demand(edition, tile)
            if all(held[due.what] >= due.count for due in demand):
                total += share * edition.customers[tile].points
                for due in demand:
                    held[due.what] -= due.count
            else:
                others.update(due.what for due in demand)
    return total + WANTED * sum(1 for what in others if held[what] and what != "grain")
