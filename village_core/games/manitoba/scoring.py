"""The scoring of a season's third and fifth card: a storage each, Cree go home, and regions are refilled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import Final

from village_core.games.manitoba.choices import Refill, Score, Skip, TurnBerry, WakeOne
from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.events import PointsGained, Refilled, Skipped, StorageCleared, WentHome
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.shells import offer_shells, use_shell
from village_core.games.manitoba.table import CLOUD_AT, NOBODY, Clan, Table
from village_core.games.manitoba.tracking.events import Reminded
from village_core.games.manitoba.vocabulary import GROUND, OWN, STORED, YIELD, Good, Terrain
from village_core.games.manitoba.walking import find_exempt
from village_core.kernel.frames import Frame
from village_core.kernel.judging import LateOffers, Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import FREE, Choice, Option, Payment, Seat

CLOUD_RULES: Final = (Rule.TILE_MOST, Rule.TILE_ONE, Rule.TILE_TWO)
"""The rule of a scoring tile, by the number of goods on it."""
SKIP: Final = Offer(Skip())
MUST: Final = bar(Skip(), Rule.TILE_MUST)
OPEN: Final = {good: Offer(Score(good)) for good in STORED}
SCORE: Final = {good: Option(Score(good)) for good in STORED}


def find_cloud(table: Table) -> tuple[Good, ...] | None:
    """Return the goods of this round's scoring tile, empty if it scores what each clan has most of; None without a tile."""
    at, clouds = CLOUD_AT.get(table.card), table.clouds
    return table.edition.find_cloud(clouds[at]) if at is not None and at < len(clouds) else None


def list_scored(table: Table, clan: Clan, cloud: tuple[Good, ...]) -> tuple[Good, ...]:
    """Return the goods of which a clan scores one: those of the tile, or for a tile of most goods those it stores most of.

    Several can be tied (``tile-most``). Empty if all storages are empty and a ruling then skips a tile of most goods.
    """
    if cloud:
        return cloud
    most = max(map(len, clan.storages))
    if not most and table.edition.rulings.most_of_nothing == "skip":
        return ()
    return tuple([good for good, stored in zip(STORED, clan.storages, strict=True) if len(stored) == most])


def may_skip(table: Table, clan: Clan, goods: tuple[Good, ...]) -> bool:
    """Tell whether a clan is exempt from all the goods of which it would score one (``tile-skip``); True without any."""
    exempt = find_exempt(table.edition, clan.paths)
    return not goods or (bool(exempt) and all(good in exempt for good in goods))


class Scoring(Frame[Table], frozen=True, gc=False):
    """The scoring of this round's tile; ``seats`` have still to score, the next one in front."""

    seats: tuple[Seat, ...]

    def find_decider(self, table: Table) -> Seat | None:
        """Return the next seat if it has more than one way to score, skip or use a shell; None otherwise."""
        return self.seats[0] if self.seats and len(list_ways(table, self.seats[0])) > 1 else None

    def list_offers(self, table: Table) -> Iterable[Offers]:
        """Offer to score each good, to skip the scoring, and each use of a shell; bar what a rule closes."""
        return (LateOffers(list_ways(table, self.seats[0]), partial(_explain, table, self.seats[0])),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Use a shell and return this frame; or score a storage (points, tokens, Cree, regions), or skip the scoring.

        Return the frame of the seats after this one, and above that the one that refills regions, if any.
        """
        seat, after = self.seats[0], Scoring(self.seats[1:])
        match choice:
            case WakeOne() | TurnBerry():
                use_shell(ledger, seat, choice)
                return (self,)
            case Score(good):
                return (after, *score_storage(ledger, seat, good))
        ledger.emit(Skipped(Rule.TILE_SKIP, seat))
        return (after,)

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Do the only thing that the next seat can do, and return the frames that follow; none if no seat is left."""
        ways = list_ways(ledger.table, self.seats[0]) if self.seats else ()
        return self.answer(ledger, ways[0].choice, FREE) if ways else ()


def list_ways(table: Table, seat: Seat) -> tuple[Option, ...]:
    """Return all that a seat can do at this round's scoring, shells included; empty in a round without a tile."""
    cloud, clan = find_cloud(table), table.clans[seat]
    if cloud is None:
        return ()
    goods = list_scored(table, clan, cloud)
    ways = tuple([SCORE[good] for good in goods])
    if may_skip(table, clan, goods):
        ways += SKIP.free or ()
    return ways + (offer_shells(table, seat, turn=False).free or ()) if clan.active else ways


def _explain(table: Table, seat: Seat) -> Iterator[Offer]:
    """Yield offers, allowed or barred: to score each good, to skip the whole scoring, and to use each shell."""
    cloud, clan = find_cloud(table), table.clans[seat]
    if cloud is not None:
        goods, rule = list_scored(table, clan, cloud), CLOUD_RULES[len(cloud)]
        yield from (_offer_good(good, good in goods, rule) for good in STORED)
        yield SKIP if may_skip(table, clan, goods) else MUST
        yield from offer_shells(table, seat, turn=False).each


@lru_cache(maxsize=64)
def _offer_good(good: Good, scored: bool, rule: Rule) -> Offer:
    return OPEN[good] if scored else bar(Score(good), rule)


def score_storage(ledger: Ledger[Table], seat: Seat, good: Good) -> tuple[Frame[Table], ...]:
    """Score and empty a storage of ``seat``, send its Cree on the good's terrain home; return the frame that refills the terrain.

    An empty storage brings its points, too, usually a loss, but it sends Cree home and refills only by a ruling. In a tracked
    game people are reminded to move the Cree and the goods themselves, and no frame is returned.
    """
    table = ledger.table
    tokens = len(table.clans[seat].list_storage(good))
    gain_points(ledger, seat, table.edition.count_points(good, tokens), Rule.TILE_POINTS if tokens else Rule.TILE_EMPTY)
    if tokens:
        ledger.emit(StorageCleared(Rule.TILE_RETURN, seat, OWN[good]))
    elif not table.edition.rulings.minus_two_goes_home:
        return ()
    if table.tracked:
        ledger.emit(Reminded(Rule.TILE_HOME, seat, terrain=GROUND[good]))
        return ()
    send_home(ledger, seat, GROUND[good], Rule.TILE_HOME)
    return (Refilling(seat, GROUND[good], Rule.TILE_REFILL),)


def is_below_floor(edition: Edition, score: int, points: int) -> bool:
    """Tell whether a loss of points would bring a score below zero although a ruling forbids that (``points-floor``)."""
    return points < 0 and score + points < 0 and not edition.rulings.below_zero


def gain_points(ledger: Ledger[Table], seat: Seat, points: int, rule: Rule) -> None:
    """Give or take points; by a ruling no score falls below zero (``points-floor``)."""
    score = ledger.table.clans[seat].score
    if is_below_floor(ledger.table.edition, score, points):
        ledger.emit(PointsGained(Rule.POINTS_FLOOR, seat, -score))
    else:
        ledger.emit(PointsGained(rule, seat, points))


def send_home(ledger: Ledger[Table], seat: Seat, terrain: Terrain, rule: Rule) -> None:
    """Send all Cree of a seat on a terrain home to its huts; without any there, no event happens."""
    regions = ledger.table.list_regions_of(seat, terrain)
    if regions:
        ledger.emit(WentHome(rule, seat, regions, terrain))


def list_empty(table: Table, terrain: Terrain) -> tuple[int, ...]:
    """Return the regions of a terrain without any Cree and without a good (``tile-refill``)."""
    cree, goods = table.cree, table.goods
    return tuple([at for at in table.territory.regions[terrain] if not goods[at] and cree[at] == NOBODY])


class Refilling(Frame[Table], frozen=True, gc=False):
    """The empty regions of a terrain get their good; if too few goods are left, ``seat`` chooses the regions."""

    seat: Seat
    terrain: Terrain
    rule: Rule

    def find_decider(self, table: Table) -> Seat | None:
        """Return the seat if the supply has some goods, but fewer than there are empty regions; else None."""
        left = getattr(table.supply, YIELD[self.terrain])
        return self.seat if 0 < left < len(list_empty(table, self.terrain)) else None

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer each region of the terrain that has neither Cree nor good; bar all other regions."""
        empty = list_empty(table, self.terrain)
        return (_offer_region(region, region in empty, self.rule) for region in range(len(table.cree)))

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Lay a good on the chosen region, and return this frame for the next region."""
        assert isinstance(choice, Refill)
        ledger.emit(Refilled(Rule.TILE_SHORT, self.seat, YIELD[self.terrain], (choice.region,)))
        return (self,)

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Lay a good on every empty region of the terrain, or on none if no such good is left."""
        empty, good = list_empty(ledger.table, self.terrain), YIELD[self.terrain]
        if empty and getattr(ledger.table.supply, good):
            ledger.emit(Refilled(self.rule, self.seat, good, empty))
        return ()


@lru_cache(maxsize=256)
def _offer_region(region: int, empty: bool, rule: Rule) -> Offer:
    return Offer(Refill(region)) if empty else bar(Refill(region), rule)
