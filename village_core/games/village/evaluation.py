"""The worth of what a seat has: its points, and those that its pieces may still bring. A judgement, not a rule.

Everything is counted in points. The weights are data (``weights.json``): those by hand, and those found by games of programs
against themselves. They are deliberately few and plain, because advice and levels give them as their reasons.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from operator import attrgetter
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

from village_core.games.village import prices, vocabulary
from village_core.games.village.edition import Edition
from village_core.games.village.ending import score_farm
from village_core.games.village.table import Family, Farm, Table, imagine
from village_core.games.village.workplaces.harvest import count_bags
from village_core.games.weights import ByWeights, load_judgements
from village_core.kernel.values import Key, Seat, Value


class Reason(Key):
    """Reasons for which the judgement gives a seat points, or takes some."""

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
    RING_ALONE = "ring-alone"


class Weights(Value, frozen=True, gc=False):
    """The numbers of one judgement, in points. A tuple has a weight for each number of pieces, stage or window, from 1 on."""

    remembered: float
    """A member in the chronicle, as long as the printed points for them are fewer."""
    goods: tuple[float, ...]
    """The goods of one kind, by their number; more bring no more."""
    at_stall: float
    in_queue: float
    """Share of a customer's points for a player who holds all that is demanded, besides the worth of the goods."""
    wanted: float
    """A good that another customer demands together with pieces that the player lacks."""
    team: float
    """Each bag by which plow and animal make a harvest bigger."""
    grain: tuple[float, ...]
    """The bags of grain, by their number."""
    cubes: tuple[float, ...]
    """The influence cubes of one kind, by their number."""
    joker: float
    """A coin, on top of its point: it can stand in for influence."""
    home: tuple[float, ...]
    """The members at home, by their number."""
    trade: float
    fellow: float
    """The first member trained in a workshop, and every further one in the same."""
    seated: tuple[float, ...]
    """A member in the council, by stage, on top of its points: privileges to come."""
    in_bag: float
    """A member in the black bag."""
    in_church: tuple[float, ...]
    """A member in the church, by window, on top of its points: majorities to come."""
    traveller: float
    """A member in a city, who can travel on from there."""
    hour: float
    haste: float
    """An hourglass; and a little more for each as the end of the lap comes closer."""
    lap: float
    """A completed lap: the cost of its hourglasses, without the member whose death counts elsewhere."""
    ring: float
    """The marker for the next starting player."""
    last: float
    """The share of every hope that is left once the end is rung in."""
    fading: float
    """The share of every hope that is gone when all graves are filled."""


class People(NamedTuple):
    """Worth of one family's members.

    ``sure`` are the points of those in the council and the church, ``hoped`` the points that living members may still bring. The
    remembered are worth ``printed`` points if no more join them, or ``remembered`` by the weights. ``bag`` is the worth of those
    in the black bag.
    """

    sure: float
    hoped: float
    printed: float
    remembered: float
    bag: float


Stalls: TypeAlias = tuple[int | None, ...]

KNOWN: Final = 1 << 14
"""Number of families, and of sets of goods, whose values a judgement remembers."""
DOUBT: Final = 2.0
"""Error of the difference between two moves that were played on for two rounds.

It is so wide that two errors hold the truth 92 times of 100: 140 pairs of moves at 50 positions that it was not fitted to
(``python -m tests.benchmarks.coach``).
"""


class Evaluation(ByWeights[Weights]):
    """The judgement of a seat by some weights; it caches its answers."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self._goods, self._grain = WorthByNumber(weights.goods), WorthByNumber(weights.grain)
        self._cubes, self._home = WorthByNumber(weights.cubes), WorthByNumber(weights.home)
        self._people = lru_cache(KNOWN)(self._count_people)
        self._held = lru_cache(KNOWN)(self._value_goods)
        self._farm = lru_cache(KNOWN)(self._count_farm)

    def evaluate_reasons(self, table: Table, seat: Seat) -> Mapping[str, float]:
        """Return the points of ``seat`` by reason, sure and hoped for; a served customer that is face down counts the average."""
        farm, edition, weights = table.farms[seat], table.edition, self._weights
        places, people = farm.places, self._people(edition, farm.family)
        points = score_farm(table, seat).points
        hope = self._measure_hope(table, edition)
        seated, praying = _count_each(places, vocabulary.COUNCIL), _count_each(places, vocabulary.CHURCH)
        return {
            Reason.PRESTIGE: float(points[vocabulary.Category.PRESTIGE]),
            Reason.TRAVEL: points[vocabulary.Category.TRAVEL]
            + hope * weights.traveller * sum(_count_each(places, vocabulary.CITIES)),
            Reason.COUNCIL: points[vocabulary.Category.COUNCIL] + hope * _sum_products(seated, weights.seated),
            Reason.CHURCH: points[vocabulary.Category.CHURCH] + hope * _sum_products(praying, weights.in_church),
            Reason.CHRONICLE: max(people.printed, hope * people.remembered),
            Reason.CUSTOMERS: _value_served(edition, farm.customers),
            Reason.GOODS: hope * self._count_goods(edition, farm, table.stalls, table.queue),
            Reason.GRAIN: hope * self._grain[farm.grain],
            Reason.INFLUENCE: hope * sum(self._cubes[getattr(farm, kind)] for kind in vocabulary.INFLUENCES),
            Reason.COINS: farm.coin * (1 + hope * weights.joker),
            Reason.FAMILY: hope * self._home[places.count(vocabulary.Place.FARM)],
            Reason.TRAINED: hope * sum(self._value_trade(places.count(workshop)) for workshop in vocabulary.WORKSHOPS),
            Reason.BAG: people.bag if hope else 0.0,
            Reason.TIME: -hope * self._value_time(farm.time, edition.farm.lap),
            Reason.RING_ALONE if table.rival else Reason.RING: hope * weights.ring * (table.ring == seat),
        }

    def evaluate(self, table: Table, seat: Seat) -> float:
        """Return the sum of a seat's points by reason, faster than ``evaluate_reasons``."""
        edition = table.edition
        hope = self._measure_hope(table, edition)
        return self._farm(edition, table.farms[seat], table.stalls, table.queue, hope, table.ring == seat)

    def evaluate_seats(self, table: Table) -> list[float]:
        """Return one number for each player's seat, by seat: the sum of the points that ``evaluate`` gives it by reason."""
        edition, stalls, queue, ring = table.edition, table.stalls, table.queue, table.ring
        hope = self._measure_hope(table, edition)
        return [self._farm(edition, table.farms[seat], stalls, queue, hope, ring == seat) for seat in table.seats]

    def _count_farm(
        self, edition: Edition, farm: Farm, stalls: Stalls, queue: tuple[int, ...], hope: float, ringed: bool
    ) -> float:
        """Return the points of a farm: those that are sure, and the share ``hope`` (0 to 1) of those that it may still bring.

        ``ringed``: its player holds the ring. ``stalls`` and ``queue`` have the customers that its goods could serve.
        """
        sure, hoped, printed, remembered, bag = self._people(edition, farm.family)
        cubes, coin = self._cubes, farm.coin
        hoped += cubes[farm.skill] + cubes[farm.persuasion] + cubes[farm.faith] + cubes[farm.knowledge]
        hoped += self._count_goods(edition, farm, stalls, queue) + self._grain[farm.grain]
        hoped += coin * self._weights.joker - self._value_time(farm.time, edition.farm.lap)
        if ringed:
            hoped += self._weights.ring
        if farm.cities:
            sure += edition.travel.points[len(farm.cities) - 1]
        if farm.customers:
            sure += _value_served(edition, farm.customers)
        if hope:
            sure += bag
        return sure + farm.prestige + coin + hope * hoped + max(printed, hope * remembered)

    def _measure_hope(self, table: Table, edition: Edition) -> float:
        """Return the share of hoped-for points left: less per filled grave, fixed once the end is rung in, 0 after the game."""
        if table.outcome is not None:
            return 0.0
        if table.trigger is not None:
            return self._weights.last
        room = edition.chronicle[len(table.farms)].graves
        filled = sum(map(_count_buried, table.farms))
        return 1.0 - self._weights.fading * filled / room

    def _count_people(self, edition: Edition, family: Family) -> People:
        """Return the points of a family's members: sure, hoped for, remembered as printed and by weights, in the black bag."""
        one, two, three, four = family
        places, weights = one + two + three + four, self._weights
        seated, praying = _count_each(places, vocabulary.COUNCIL), _count_each(places, vocabulary.CHURCH)
        remembered = sum([place in vocabulary.REMEMBERING for place in places])
        return People(
            sure=_sum_products(seated, edition.council.points) + _sum_products(praying, edition.church.points),
            hoped=_sum_products(seated, weights.seated)
            + _sum_products(praying, weights.in_church)
            + weights.traveller * sum(_count_each(places, vocabulary.CITIES))
            + self._home[places.count(vocabulary.Place.FARM)]
            + sum([self._value_trade(places.count(workshop)) for workshop in vocabulary.WORKSHOPS]),
            printed=edition.chronicle_points[min(remembered, len(edition.chronicle_points) - 1)],
            remembered=weights.remembered * remembered,
            bag=weights.in_bag * places.count(vocabulary.Place.BAG),
        )

    def _value_trade(self, count: int) -> float:
        return self._weights.trade + self._weights.fellow * (count - 1) if count else 0.0

    def _value_time(self, time: int, lap: int) -> float:
        laps, hours = divmod(time, lap)
        return laps * self._weights.lap + self._weights.hour * hours + self._weights.haste * hours * hours

    def _count_goods(self, edition: Edition, farm: Farm, stalls: Stalls, queue: tuple[int, ...]) -> float:
        """Return the points of a farm's goods, of the customers that they could serve, and of the bigger harvest.

        A farm without goods has 0, even if its grain alone could serve a customer.
        """
        held = (farm.scroll, farm.wagon, farm.plow, farm.horse, farm.ox)
        if not any(held):
            return 0.0
        total = self._held(edition, stalls, queue, (*held, farm.grain))
        return total + self._weights.team * (count_bags(farm, edition)[0] - edition.farm.harvest) if farm.plow else total

    def _value_goods(self, edition: Edition, stalls: Stalls, queue: tuple[int, ...], goods: tuple[int, ...]) -> float:
        """Return the worth of goods: by themselves, for customers whom they can serve, and if other customers want them.

        Customers at the stalls come before those in the queue, those with most points first; each piece serves one.
        """
        held = dict(zip((*vocabulary.GOODS, "grain"), goods, strict=True))
        total, others = sum([self._goods[count] for count in goods[:-1]]), set[str]()
        for share, tiles in ((self._weights.at_stall, stalls), (self._weights.in_queue, queue)):
            for tile in sorted((tile for tile in tiles if tile is not None), key=lambda tile: -edition.customers[tile].points):
                demand = prices.list_demand(edition, tile)
                if all(held[due.what] >= due.count for due in demand):
                    total += share * edition.customers[tile].points
                    for due in demand:
                        held[due.what] -= due.count
                else:
                    others.update(due.what for due in demand)
        return total + self._weights.wanted * sum(1 for what in others if held[what] and what != "grain")


class WorthByNumber(dict[int, float]):
    """The worth of several pieces by their number: 0 for no piece, and the last weight for a number beyond all weights."""

    def __init__(self, weights: tuple[float, ...]) -> None:
        super().__init__(enumerate((0.0, *weights)))
        self._most = weights[-1]

    def __missing__(self, count: int) -> float:
        return self._most


def _count_each(places: tuple[vocabulary.Place, ...], which: tuple[vocabulary.Place, ...]) -> list[int]:
    return [places.count(place) for place in which]


def _sum_products(counts: list[int], each: tuple[float, ...]) -> float:
    return sum([count * weight for count, weight in zip(counts, each, strict=True)])


@lru_cache(KNOWN)
def _count_buried(farm: Farm) -> int:
    """Count the members of a farm's family who lie in anonymous graves."""
    return farm.places.count(vocabulary.Place.GRAVE)


@lru_cache(KNOWN)
def _value_served(edition: Edition, customers: tuple[int, ...]) -> float:
    """Return the points of served customers; one that is face down counts the average."""
    known = [edition.customers[tile].points for tile in customers if tile >= 0]
    return sum(known) + (len(customers) - len(known)) * fmean(customer.points for customer in edition.customers)


JUDGEMENTS: Final = load_judgements(__package__, Weights, Evaluation, imagine, attrgetter("round"), DOUBT)
