"""Buildings: their price, their worth, and the next tile of a pile."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from village_core.games.stone_age.choices import Build, TurnTile
from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.events import BuildingTaken, Paid, PileEmptied, PointsGained, TileTurned
from village_core.games.stone_age.printed import FixedBuilding
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import RESOURCES, SITES, Kind, Place
from village_core.kernel.frames import ChanceFrame, Frame
from village_core.kernel.judging import Offer, Offers, list_payments
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import CHANCE, Choice, Due, Lack, Payment, Price, Seat


@cache
def price_building(edition: Edition, tile: int) -> Price:
    """Return the price of the building with this tile: fixed pieces, or a printed number of resources and of kinds."""
    building = edition.buildings[tile]
    if isinstance(building, FixedBuilding):
        counts = ((kind, building.pieces.count(kind)) for kind in RESOURCES)
        return tuple(Due(Rule.BUILDING_PRICE, kind, count) for kind, count in counts if count)
    most = building.most if building.most > building.pieces else 0
    return (Due(Rule.BUILDING_KINDS, count=building.pieces, among=RESOURCES, most=most, kinds=building.kinds),)


def count_points(edition: Edition, tile: int, payment: Payment) -> int:
    """Return the points of a building: those printed, or the value of the resources in the payment."""
    building = edition.buildings[tile]
    if isinstance(building, FixedBuilding):
        return building.points
    return sum(edition.values[Kind(what)] * count for what, count in payment.spent)


@cache
def offer_building(edition: Edition, place: Place, tile: int) -> Offers:
    """Offer the building on top of a pile, for its price."""
    return Offers((Offer(Build(place), price_building(edition, tile)),))


def build(ledger: Ledger[Table], seat: Seat, place: Place, payment: Payment) -> tuple[Frame[Table], ...]:
    """Pay for the building, take it and score its points at once; return the frame that turns over the next, if any."""
    table = ledger.table
    tile = table.find_lying(place)
    assert tile is not None
    ledger.emit(Paid(Rule.BUILDING_PRICE, seat, payment.spent))
    ledger.emit(BuildingTaken(Rule.BUILDING_PRICE, seat, place, tile))
    return score(ledger, seat, place, count_points(table.edition, tile, payment))


def score(ledger: Ledger[Table], seat: Seat, place: Place, points: int) -> tuple[Frame[Table], ...]:
    """Score a building just taken at a place; return the frame that turns over the next one, or note that its pile is empty."""
    ledger.emit(PointsGained(Rule.BUILDING_POINTS, seat, points))
    if ledger.table.piles[SITES.index(place)].under:
        return (TurningTiles(Rule.BUILDING_NEXT),)
    ledger.emit(PileEmptied(Rule.END_BUILDINGS, seat))
    return ()


@cache
def list_possible_points(edition: Edition) -> frozenset[int]:
    """Return all points that some building can be worth, by every way to pay for it."""
    tiles = range(len(edition.buildings))
    return frozenset(
        count_points(edition, tile, payment) for tile in tiles for payment in list_payments(price_building(edition, tile))
    )


class TurningTiles(ChanceFrame[Table], frozen=True, gc=False):
    """Chance turns over the top tile of each pile on which none lies face up (``setup-buildings``, ``building-next``)."""

    rule: Rule

    def find_decider(self, table: Table) -> Seat | None:
        """Return ``CHANCE`` while a pile waits for it, else None, as in a tracked game, where the tiles stay unknown."""
        return CHANCE if self.find_next(table) is not None and not table.tracked else None

    def find_next(self, table: Table) -> Place | None:
        """Return the first place whose pile has tiles but none turned over; None if there is none."""
        waiting = (place for place, pile in zip(SITES, table.piles, strict=False) if pile.top is None and pile.under)
        return next(waiting, None)

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Yield every unseen tile, equally likely."""
        return ((TurnTile(tile), 1) for tile in table.hidden)

    def sample(self, table: Table, random: Random) -> Choice:
        """Draw any unseen tile at random."""
        return TurnTile(table.hidden[int(random.random() * len(table.hidden))])

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the lack of this frame's rule for every choice other than an unseen tile."""
        return () if isinstance(choice, TurnTile) and choice.tile in table.hidden else (Lack(self.rule),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Lay the tile face up on the first pile that waits, and return this frame for the next pile."""
        place = self.find_next(ledger.table)
        assert isinstance(choice, TurnTile) and place is not None
        ledger.emit(TileTurned(self.rule, place, choice.tile))
        return (self,)
