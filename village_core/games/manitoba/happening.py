"""The events of season cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Final

from village_core.games.manitoba.choices import LoseFeather, Move, SendHome, TakeGood, TurnBerry, WakeOne, Walk
from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.events import Declined, FeatherLost, NothingGained, PointsGained, WentHome
from village_core.games.manitoba.land import FINISH, move, offer_moves
from village_core.games.manitoba.printed import CardEvent
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.shells import offer_shells, use_shell
from village_core.games.manitoba.storing import take_good
from village_core.games.manitoba.table import EVENT_AT, Table, YearPlace
from village_core.games.manitoba.territory import MOST_REGIONS, find_groups
from village_core.games.manitoba.vocabulary import GOODS, PATHS, STORAGES, TERRAINS, Good, Happens, Place, Terrain
from village_core.games.manitoba.walking import STEPS, find_bar, is_at_end, list_walks, offer_walk, walk
from village_core.kernel.frames import Frame
from village_core.kernel.judging import LateOffers, Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import FREE, Choice, Option, Payment, Seat

RULES: Final = {happens: Rule(f"card-{happens}") for happens in Happens}
OPTIONAL: Final = (Happens.PATH, Happens.STEP)
"""Events that move Cree, which a ruling lets players decline."""
RANKED: Final = (Happens.MOST, Happens.GROUP)
COUNTED: Final = (Happens.EACH, Happens.LAKES)
UNASKED: Final = (*COUNTED, *RANKED)
SEND_HOME: Final = tuple(Option(SendHome(region)) for region in range(MOST_REGIONS))
TAKE: Final = {good: Option(TakeGood(good)) for good in Good}
LOSE: Final = {place: Option(LoseFeather(place)) for place in STORAGES}
OF_STEP: Final = {step: path for path, step in zip(PATHS, STEPS, strict=True)}
"""The path of each step."""
MUST: Final = bar(FINISH.choice, Rule.CARD_MUST)


def find_event(table: Table) -> CardEvent | None:
    """Return the event of this round's card; None in winter, for a card that is scored, and for one not turned over yet."""
    return _find_event(table.edition, table.when, table.events)


@lru_cache(maxsize=4096)
def _find_event(edition: Edition, when: YearPlace, events: tuple[int, ...]) -> CardEvent | None:
    at = EVENT_AT.get(when.card)
    return edition.find_event(when.season, events[at]) if at is not None and at < len(events) else None


class Happening(Frame[Table], frozen=True, gc=False):
    """The event of this round's card; ``seats`` have still to carry it out, the next one in front."""

    seats: tuple[Seat, ...]

    def find_decider(self, table: Table) -> Seat | None:
        """Return the next seat if it can meet the event in more than one way; None otherwise, or if no seat is left."""
        return self.seats[0] if self.seats and len(list_ways(table, self.seats[0])) > 1 else None

    def list_offers(self, table: Table) -> Iterable[Offers]:
        """Offer the next seat each way to carry the event out, declining it, and each use of a shell; bar what a rule closes."""
        return (LateOffers(list_ways(table, self.seats[0]), partial(_explain, table, self.seats[0])),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Use a shell and return this frame; or carry the event out for the next seat, or decline it.

        Return the frame of the seats after it, and above that those of what the event brings.
        """
        seat, event = self.seats[0], find_event(ledger.table)
        assert event is not None
        rule, after = RULES[event.happens], Happening(self.seats[1:])
        match choice:
            case WakeOne() | TurnBerry():
                use_shell(ledger, seat, choice)
                return (self,)
            case Walk(path):
                return (after, *walk(ledger, seat, path, rule))
            case Move():
                return (after, *move(ledger, seat, choice, rule))
            case SendHome(region):
                ledger.emit(WentHome(rule, seat, (region,), ledger.table.territory.terrains[region]))
            case TakeGood(good):
                return (after, *take_good(ledger, seat, good, rule))
            case LoseFeather(place):
                ledger.emit(FeatherLost(rule, seat, place))
            case _:
                ledger.emit(Declined(rule, seat))
        return (after,)

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Give all seats the points of an event that needs no decision; else carry out the next seat's only way.

        An event that gives points is over then. After any other, return the frame of the next seats; a seat without a way is
        passed over.
        """
        event = find_event(ledger.table)
        if not self.seats or event is None:
            return ()
        if event.happens in COUNTED:
            score_cree(ledger, self.seats, event.happens)
            return ()
        if event.happens in RANKED:
            score_ranks(ledger, self.seats, event.happens)
            return ()
        ways = list_ways(ledger.table, self.seats[0])
        if ways and ways[0].choice != FINISH.choice:
            return self.answer(ledger, ways[0].choice, FREE)
        return (Happening(self.seats[1:]),)


def list_ways(table: Table, seat: Seat) -> tuple[Option, ...]:
    """Return all that a seat can do at this round's event, shells included; empty for an event that asks no seat.

    A seat that can't carry the event out need not use its shells.
    """
    event = find_event(table)
    if event is None or event.happens in UNASKED:
        return ()
    clan, rulings = table.clans[seat], table.edition.rulings
    match event.happens:
        case Happens.PATH:
            ways = list_walks(table, seat, TERRAINS)
            if not rulings.event_end_bonus:
                ways = tuple([way for way in ways if not is_at_end(table.edition, clan, OF_STEP[way])])
        case Happens.STEP:
            ways = offer_moves(table, seat).free or ()
        case Happens.HOME:
            ways = tuple([SEND_HOME[region] for region in table.list_regions(seat)])
        case Happens.GOOD:
            ways = tuple([TAKE[good] for good in GOODS if good in event.goods and getattr(table.supply, good)])
        case _:
            held = zip(STORAGES, clan.storages, strict=True)
            ways = tuple([LOSE[place] for place, stored in held if Good.FEATHERS in stored])
    shells = offer_shells(table, seat, turn=False).free or () if clan.active else ()
    if (event.happens in OPTIONAL and rulings.events_optional) or (shells and not ways):
        ways += FINISH.free or ()
    return ways + shells


def _explain(table: Table, seat: Seat) -> Iterator[Offer]:
    """Yield offers, allowed or barred: each way in which a seat could carry out the event, declining it, each use of a shell."""
    event = find_event(table)
    if event is None or event.happens in UNASKED:
        return
    clan, rulings = table.clans[seat], table.edition.rulings
    match event.happens:
        case Happens.PATH:
            for path in PATHS:
                closed = is_at_end(table.edition, clan, path) and not rulings.event_end_bonus
                yield offer_walk(table, seat, path, find_bar(table, seat, path) or (Rule.CARD_PATH_END if closed else None))
        case Happens.STEP:
            yield from offer_moves(table, seat).each
        case Happens.HOME:
            yield from (Offer(SendHome(region)) for region in table.list_regions(seat))
        case Happens.GOOD:
            for good in Good:
                yield _offer_good(good, good in event.goods, getattr(table.supply, good) > 0)
        case _:
            for place in STORAGES:
                yield _offer_feather(place, Good.FEATHERS in clan.list_lying(place))
    declined = Option(FINISH.choice) in list_ways(table, seat)
    if declined or event.happens in OPTIONAL:
        yield FINISH if declined else MUST
    yield from offer_shells(table, seat, turn=False).each


@lru_cache(maxsize=64)
def _offer_good(good: Good, shown: bool, left: bool) -> Offer:
    if not shown:
        return bar(TakeGood(good), Rule.CARD_GOOD)
    return Offer(TakeGood(good)) if left else bar(TakeGood(good), Rule.CARD_GOOD, good, 1, 0)


@lru_cache(maxsize=64)
def _offer_feather(place: Place, lies: bool) -> Offer:
    return Offer(LoseFeather(place)) if lies else bar(LoseFeather(place), Rule.CARD_FEATHER, Good.FEATHERS, 1, 0)


def score_cree(ledger: Ledger[Table], seats: Iterable[Seat], happens: Happens) -> None:
    """Give each seat points for its Cree in the land, or for those on lakes, as the event ``happens`` says.

    These are the events ``card-each`` and ``card-lakes``.
    """
    table, lakes = ledger.table, happens is Happens.LAKES
    worth = table.edition.worth
    for seat in seats:
        points = worth.lakes * len(table.list_regions_of(seat, Terrain.LAKE)) if lakes else worth.each * table.cree.count(seat)
        if points:
            ledger.emit(PointsGained(RULES[happens], seat, points))


def measure(table: Table, seat: Seat, happens: Happens) -> int:
    """Return the number of a seat's Cree in the land, or in its largest connected group, as the event ``happens`` counts them.

    These are the events ``card-most`` and ``card-group``. By a ruling a single Cree is no group.
    """
    if happens is Happens.MOST or seat not in table.cree:
        return table.cree.count(seat)
    largest = max(map(len, find_groups(table.territory, table.list_regions(seat))))
    return largest if largest > 1 or table.edition.rulings.group_of_one else 0


def rank(table: Table, measures: Sequence[int]) -> list[int]:
    """Return the points of each seat for the most Cree, or for the largest group: all who hold a rank get its points.

    ``measures`` are by seat, as ``measure`` counts them. By a ruling no seat is second if several are first.
    """
    worth, rulings = table.edition.worth, table.edition.rulings
    ranked = sorted({*measures}, reverse=True)
    first, second = ranked[0], ranked[1] if len(ranked) > 1 else None
    if measures.count(first) > 1 and not rulings.second_after_tie:
        second = None
    return [worth.most if each == first else worth.second if each == second else 0 for each in measures]


def score_ranks(ledger: Ledger[Table], seats: Iterable[Seat], happens: Happens) -> None:
    """Give each of ``seats`` the points of its rank among all seats in the event ``happens``.

    By a ruling a seat that has no Cree to count gets nothing for its rank (``card-none``).
    """
    table = ledger.table
    measures = [measure(table, seat, happens) for seat in table.seats]
    points = rank(table, measures)
    for seat in seats:
        if not points[seat]:
            continue
        if measures[seat] or table.edition.rulings.majority_zero:
            ledger.emit(PointsGained(RULES[happens], seat, points[seat]))
        else:
            ledger.emit(NothingGained(Rule.CARD_NONE, seat))
