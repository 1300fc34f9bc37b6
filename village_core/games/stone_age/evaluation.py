"""The worth of what a seat has: its points, and those that its pieces may still bring. A judgement, not a rule.

Everything is counted in points. The weights are data (``weights.json``): those by hand, and those that were found by games of
players against themselves. They are deliberately few and plain, because advice and levels give them as their reasons.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from operator import attrgetter
from statistics import fmean
from typing import Final, TypeAlias

from msgspec.structs import replace

from village_core.games.outcome import Sheet
from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.ending import score_tribe
from village_core.games.stone_age.odds import find_average
from village_core.games.stone_age.printed import Card, FixedBuilding
from village_core.games.stone_age.table import HIDDEN, Table, Tribe, imagine
from village_core.games.stone_age.vocabulary import (
    AT,
    CARDS,
    GATHERED,
    PLACES,
    RESOURCES,
    ROLLED,
    SITES,
    Category,
    Gift,
    Kind,
    Place,
)
from village_core.games.weights import ByWeights, load_judgements
from village_core.kernel.values import Key, Seat, Value


class Reason(Key):
    """Reasons for which the judgement gives a seat points, or takes some."""

    POINTS = "points"
    CARDS = "cards"
    RESOURCES = "resources"
    FOOD = "food"
    GROWTH = "growth"
    WORKERS_OUT = "workers-out"
    WORKERS_HOME = "workers-home"


class Weights(Value, frozen=True, gc=False):
    """The numbers of one judgement, in points unless their notes say otherwise."""

    piece: float
    """Worth of a resource as a share of its value: most are paid for a building, one day."""
    stock: float
    """Value of all resources together up to which they count; more had better be spent."""
    food: float
    fed: float
    """Rounds for which food is provided; beyond them it is worth nothing."""
    hunger: float
    """Cost of a worker without food this round; all together cost at most the points that hunger takes."""
    worker: float
    tool: float
    field: float
    """Worth of a worker, a point of tools and a step on the food track with the whole game ahead; it shrinks towards the end."""
    one_use: float
    """Worth of a point of a one-use tool."""
    card: float
    """Worth of a card, on top of what it counts now, with the whole game ahead: what it counts will grow."""
    purchase: float
    """Worth of a worker on a card or a building."""
    bargain: float
    """Share of what buying that card or building would bring that counts besides; without any, the price decides."""
    home: float
    """Worth of a worker who is still to be placed."""


KNOWN: Final = 1 << 14
"""Most tribes for which a judgement remembers its answers."""
OccupiedPlaces: TypeAlias = tuple[tuple[Place, int], ...]
"""The cards and buildings on which a tribe's workers stand: their places and numbers."""


class Evaluation(ByWeights[Weights]):
    """A judgement made of weights: what a seat has and may still get, in points by reason; it caches its answers."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self._sum = lru_cache(KNOWN)(self._count_sum)
        self._out = lru_cache(KNOWN)(self._count_out)
        self._bargain = lru_cache(KNOWN)(self._count_bargain)

    def evaluate_reasons(self, table: Table, seat: Seat) -> Mapping[str, float]:
        """Return the points of ``seat`` at ``table`` by reason, judged only by what that seat can see.

        Once the game is over, these are the points of the final score.
        """
        return self._count_reasons(table.edition, table.tribes[seat], _measure_ahead(table), _find_occupied_places(table, seat))

    def evaluate(self, table: Table, seat: Seat) -> float:
        """Estimate the worth of a seat's position in points, all reasons together; once the game is over, return its score."""
        return self._sum(table.edition, table.tribes[seat], _measure_ahead(table), _find_occupied_places(table, seat))

    def evaluate_seats(self, table: Table) -> list[float]:
        """Estimate the worth of each seat's position in points, by seat, as ``evaluate`` does."""
        edition, ahead = table.edition, _measure_ahead(table)
        return [self._sum(edition, table.tribes[seat], ahead, _find_occupied_places(table, seat)) for seat in table.seats]

    def _count_sum(self, edition: Edition, tribe: Tribe, ahead: float | None, occupied: OccupiedPlaces) -> float:
        return sum(self._count_reasons(edition, tribe, ahead, occupied).values())

    def _count_reasons(
        self, edition: Edition, tribe: Tribe, ahead: float | None, occupied: OccupiedPlaces
    ) -> Mapping[str, float]:
        """Return the points by reason with this share of the game ``ahead``; only the score if it is None, when the game is over.

        ``occupied``: the cards and buildings on which the tribe's workers stand.
        """
        scored, weights = score_tribe(tribe, edition), self._weights
        points = scored.points
        cards = _sum_cards(scored)
        if ahead is None:
            sure = {Reason.POINTS: points[Category.POINTS], Reason.CARDS: cards, Reason.RESOURCES: points[Category.RESOURCES]}
            return {reason: sure.get(reason, 0.0) for reason in Reason}
        grown = weights.worker * tribe.workers + weights.tool * sum(tribe.tools) + weights.field * tribe.field
        held = sum([edition.values[kind] * getattr(tribe, kind) for kind in RESOURCES])
        held += 2 * tribe.any_two * edition.values[Kind.GOLD]
        out, gathered, hunted = self._out(tribe.placed, edition, ahead, _find_grown(edition, tribe))
        stocked = weights.piece * min(held, weights.stock)
        fed = self._weigh_food(edition, tribe, tribe.food)
        if weights.bargain and occupied:
            out += weights.bargain * sum([self._bargain(edition, tribe, ahead, claimed) for claimed in occupied])
        return {
            Reason.POINTS: points[Category.POINTS],
            Reason.CARDS: cards + weights.card * ahead * (len(tribe.cards) + len(tribe.secret)),
            Reason.RESOURCES: stocked,
            Reason.FOOD: fed,
            Reason.GROWTH: grown * ahead + weights.one_use * sum(tribe.one_use),
            Reason.WORKERS_OUT: out
            + (weights.piece * min(held + gathered, weights.stock) - stocked)
            + (self._weigh_food(edition, tribe, tribe.food + hunted) - fed),
            Reason.WORKERS_HOME: weights.home * tribe.home,
        }

    def _weigh_food(self, edition: Edition, tribe: Tribe, food: float) -> float:
        """Return the worth in points of this much food to a tribe, less the cost of hunger if it is too little for this round."""
        eaten, weights = tribe.owed, self._weights
        return weights.food * min(food, eaten * weights.fed) - min(edition.penalty, weights.hunger * max(0.0, eaten - food))

    def _count_out(
        self, placed: tuple[int, ...], edition: Edition, ahead: float, grown: frozenset[Place]
    ) -> tuple[float, float, float]:
        """Return what the workers who are out will bring home: points, the value of what they gather, and food.

        The points are those of purchases and of the village, except at the places in ``grown``, where the tribe can gain no more.
        """
        weights = self._weights
        village = {Place.TOOL_MAKER: weights.tool, Place.HUT: weights.worker / 2, Place.FIELD: weights.field}
        found = gathered = 0.0
        for place, at in AT.items():
            workers = placed[at]
            if workers and place in GATHERED:
                gathered += edition.values[GATHERED[place]] * float(find_average(workers, edition.divisors[place]))
            elif workers and place in village and place not in grown:
                found += village[place] * workers * ahead
            elif workers and place in BOUGHT:
                found += weights.purchase
        hunters = placed[AT[Place.HUNT]]
        return found, gathered, float(find_average(hunters, edition.divisors[Place.HUNT])) if hunters else 0.0

    def _count_bargain(self, edition: Edition, tribe: Tribe, ahead: float, claimed: tuple[Place, int]) -> float:
        """Return the points of a claimed card or building beyond its price, times the share of the price that can be paid.

        The tribe pays with its resources and with what its workers outside gather on average.
        """
        weights, (place, number) = self._weights, claimed
        held: dict[Kind, float] = {kind: getattr(tribe, kind) + _foresee_gathered(edition, tribe, kind) for kind in RESOURCES}
        if place in CARDS:
            price = edition.row[CARDS.index(place)]
            bought = replace(tribe, cards=(*tribe.cards, number))
            gain = _sum_cards(score_tribe(bought, edition)) - _sum_cards(score_tribe(tribe, edition)) + weights.card * ahead
            gain += self._weigh_gift(edition, edition.cards[number], ahead)
            return max(0.0, gain - weights.piece * _price_cheapest(edition, held, price)) * min(1.0, sum(held.values()) / price)
        bought = replace(tribe, buildings=(*tribe.buildings, number))
        building, gain = (
            edition.buildings[number],
            _sum_cards(score_tribe(bought, edition)) - _sum_cards(score_tribe(tribe, edition)),
        )
        if isinstance(building, FixedBuilding):
            likely = min(min(1.0, held[kind] / building.pieces.count(kind)) for kind in RESOURCES if kind in building.pieces)
            return (gain + (1 - weights.piece) * building.points) * likely
        pieces = min(float(building.most), sum(held.values()))
        likely = min(1.0, pieces / building.pieces, sum(count >= 1 for count in held.values()) / max(1, building.kinds))
        return (gain + (1 - weights.piece) * pieces * fmean(edition.values.values())) * likely

    def _weigh_gift(self, edition: Edition, card: Card, ahead: float) -> float:
        """Return the points that the immediate gift of a card is worth with this share (0 to 1) of the game ``ahead``."""
        weights, gold, amount = self._weights, self._weights.piece * edition.values[Kind.GOLD], card.amount
        match card.gives:
            case Gift.DICE:
                return gold
            case Gift.FOOD:
                return weights.food * amount
            case Gift.WOOD | Gift.BRICK | Gift.STONE | Gift.GOLD:
                return weights.piece * edition.values[Kind(card.gives.value)] * amount
            case Gift.POINTS:
                return amount
            case Gift.ONE_USE_TOOL:
                return weights.one_use * amount
            case Gift.TOOL:
                return weights.tool * ahead * amount
            case Gift.FIELD:
                return weights.field * ahead * amount
            case Gift.CARD:
                return (weights.card * ahead + 1) * amount
            case Gift.ANY_TWO:
                return 2 * gold * amount
            case rolled:
                kind = ROLLED[rolled]
                return weights.piece * edition.values[kind] * float(find_average(amount, edition.find_divisor(kind)))


BOUGHT: Final = frozenset((*CARDS, *SITES))
GROUND: Final = {kind: place for place, kind in GATHERED.items()}
GROWING: Final = frozenset[Place]()
"""The places of the village that have no more for a tribe that can still grow everywhere: none."""
FIRST: Final = min(AT[place] for place in BOUGHT)


def _find_grown(edition: Edition, tribe: Tribe) -> frozenset[Place]:
    """Return the places of the village where a tribe can gain no more."""
    most, places = edition.tribe, GROWING
    if tribe.workers >= most.most_workers:
        places |= {Place.HUT}
    if tribe.field >= most.most_field:
        places |= {Place.FIELD}
    if min(tribe.tools) >= most.best_tool:
        places |= {Place.TOOL_MAKER}
    return places


def _find_occupied_places(table: Table, seat: Seat) -> OccupiedPlaces:
    """Return the cards and buildings on which a seat's workers stand, each with its place; face-down ones are left out."""
    placed = table.tribes[seat].placed
    if not any(placed[FIRST:]):
        return ()
    lying = ((place, table.find_lying(place)) for place in PLACES[FIRST:] if placed[AT[place]])
    return tuple([(place, number) for place, number in lying if number is not None and number != HIDDEN])


def _foresee_gathered(edition: Edition, tribe: Tribe, kind: Kind) -> float:
    """Return how many pieces of a kind the workers who are out will gather on average."""
    place = GROUND[kind]
    workers = tribe.count_at(place)
    return float(find_average(workers, edition.divisors[place])) if workers else 0.0


def _price_cheapest(edition: Edition, held: Mapping[Kind, float], price: int) -> float:
    """Return the value of ``price`` resources, paid from those held with the cheapest first; missing ones count as wood."""
    value, left = 0.0, float(price)
    for kind in RESOURCES:
        paid = min(left, held[kind])
        value, left = value + paid * edition.values[kind], left - paid
    return value + left * edition.values[Kind.WOOD]


def _sum_cards(scored: Sheet) -> int:
    """Return the points of the cards in a final score."""
    return scored.total - scored.points[Category.POINTS] - scored.points[Category.RESOURCES]


def _measure_ahead(table: Table) -> float | None:
    """Return the share of the game that is ahead, by what will end it: the deck, or the lowest pile. None when it is over."""
    if table.outcome is not None:
        return None
    edition = table.edition
    lowest = min([pile.under + (pile.top is not None) for pile in table.piles])
    return min(table.left / (len(edition.cards) - len(table.row)), lowest / edition.pile)


JUDGEMENTS: Final = load_judgements(__package__, Weights, Evaluation, imagine, attrgetter("round"))
