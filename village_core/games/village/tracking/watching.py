"""A turn of a tracked game: people play, and report what the companion remembers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from village_core.games.village import prices
from village_core.games.village.box import count_contents
from village_core.games.village.choices import ClaimRing, EndRound, EndTurn, Grind, Note, Send, Sold, Spend, Tell, Travel
from village_core.games.village.edition import Edition, EditionSettings, build_edition
from village_core.games.village.events import CustomerServed, Moved, RingTaken
from village_core.games.village.paying import lose_time
from village_core.games.village.rules import Rule
from village_core.games.village.table import NO_SPACES, Farm, Supply, Table
from village_core.games.village.tracking.events import BoardEmptied, Noted
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.vocabulary import (
    ALIVE,
    CITIES,
    COUNCIL,
    GENERATIONS,
    WORKSHOPS,
    Building,
    Counted,
    Moment,
    Place,
    Space,
    Spending,
)
from village_core.games.village.workplaces import WORKPLACES, crafts, harvest, travel
from village_core.kernel.frames import Frame, ReportFrame
from village_core.kernel.judging import Offer
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import NOT_NOW, Choice, Lack, Payment, Price, Seat

SPENT: Final = {
    Spending.TIME: Rule.DYING_AFTER_ACTION,
    Spending.PLAGUE: Rule.TURN_PLAGUE,
    Spending.TRAINING: Rule.CRAFTS_TRAINING,
    Spending.PRODUCTION: Rule.CRAFTS_TIME,
    Spending.TRAVEL: Rule.TRAVEL_TOLL,
    Spending.COUNCIL: Rule.COUNCIL_TIME,
    Spending.CHURCH: Rule.CHURCH_TIME,
    Spending.MARKET: Rule.MARKET_SURCHARGE,
    Spending.MILL: Rule.CRAFTS_MILL,
}
COUNTED: Final = {
    Counted.PRESTIGE: Rule.SCORE_PRESTIGE,
    Counted.COIN: Rule.SCORE_COINS,
    Counted.GRAIN: Rule.HARVEST,
}
REPORTS: Final = (Spend, Send, Note, Sold, ClaimRing, Tell)
ENDS: Final = (EndTurn, EndRound)
BORN: Final = frozenset((*ALIVE, Place.UNBORN))
LONGEST: Final = 9
"""The most hourglasses that one report can spend."""
MOST: Final = 99
"""Most pieces or points that change hands at once."""
USUAL: Final = (1, 2, 3, -1)
SENDING: Final = tuple(WORKPLACES[space] for space in (Space.FAMILY, Space.CRAFTS, Space.COUNCIL, Space.CHURCH, Space.TRAVEL))
"""The action spaces that send members to places. Their order is that of the listed choices, which links count by."""


class Tracking(ReportFrame[Table], frozen=True, gc=False):
    """It is ``seat``'s turn, and any player may report anything for any seat.

    A death by time that this player loses waits below this frame until the turn is over; a death by time that another player
    loses, or that is lost on a market day, comes at once (``dying-after-action``, ``dying-at-once``).
    """

    seat: Seat

    def find_decider(self, table: Table) -> Seat | None:
        """Return the seat whose turn it is."""
        return self.seat

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer the usual reports: the turn's end, the round's end, then those of each player from the one whose turn it is.

        In the last turns and on an empty board the round's end is barred.
        """
        yield Offer(EndTurn())
        yield Offer(EndRound(), barred=self.list_lacks(table, EndRound()))
        for seat in table.list_clockwise(self.seat):
            for choice in _list_usual(table, seat):
                yield Offer(choice)

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the reasons why a report can't have happened, by upper limits and what is noted so far; none if it can."""
        match choice:
            case EndTurn():
                return ()
            case EndRound():
                last = table.trigger is not None and table.trigger.last_turns
                return (Lack(Rule.END_CUBES_OUT),) if last or not table.has_cubes() else ()
            case Spend() | Send() | Note() | Sold() | ClaimRing() if choice.seat in table.seats:
                return _list_lacks(table, table.farms[choice.seat], choice)
        return (Lack(NOT_NOW),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Enter the report, with the grain, coins, reward and deaths that follow.

        The turn goes on until its end, or the end of the round, is reported: that closes this frame. The end of the round also
        empties the board.
        """
        match choice:
            case Spend(seat, why, time):
                if why is Spending.MILL:
                    _use(ledger, seat, prices.price_grinding(ledger.table.edition))
                    crafts.work(ledger, seat, Grind())
                return self._lose(ledger, seat, [(time, SPENT[why])], why is Spending.MARKET)
            case Send():
                times = _split_time(choice, _send(ledger, choice), ledger.table.edition)
                return self._lose(ledger, choice.seat, times) if choice.time else (self,)
            case Note(seat, what, change):
                ledger.emit(Noted(COUNTED[what], seat, what.value, change))
            case Sold(seat, customer):
                ledger.emit(CustomerServed(Rule.MARKET_SERVE, seat, customer))
                _use(ledger, seat, prices.list_demand(ledger.table.edition, customer))
            case ClaimRing(seat):
                ledger.emit(RingTaken(Rule.PRIVILEGE_RING, seat))
            case EndRound():
                ledger.emit(BoardEmptied(Rule.TURN_TAKE))
                return ()
            case _:
                assert isinstance(choice, EndTurn)
                return ()
        return (self,)

    def _lose(
        self, ledger: Ledger[Table], seat: Seat, times: Iterable[tuple[int, Rule]], market: bool = False
    ) -> tuple[Frame[Table], ...]:
        at_once = market or seat != self.seat
        moment = Moment.MARKET_DAY if at_once else Moment.TURN_END
        deaths = (LaidToRest(seat, moment),) * sum(len(lose_time(ledger, seat, time, rule, moment)) for time, rule in times)
        return (self, *deaths) if at_once else (*deaths, self)


def are_independent(choice: Choice, other: Choice) -> bool:
    """Tell whether neither of two inputs changes what the other says: reports about two players, or a report and an end.

    An end is that of a turn or a round. Two reports about one player may be the same thing told twice, and a turn ends once.
    """
    if isinstance(choice, ENDS) or isinstance(other, ENDS):
        return isinstance(choice, REPORTS) or isinstance(other, REPORTS)
    return isinstance(choice, REPORTS) and isinstance(other, REPORTS) and choice.seat != other.seat


def _list_lacks(table: Table, farm: Farm, choice: Spend | Send | Note | Sold | ClaimRing) -> tuple[Lack, ...]:
    match choice:
        case Spend(_, why, time):
            return () if 1 <= time <= LONGEST else (Lack(SPENT[why]),)
        case Send(_, generation, start, end, time):
            if generation not in GENERATIONS or not 0 <= time <= LONGEST or start not in BORN or start is end:
                return (Lack(NOT_NOW),)
            if end not in ALIVE:
                return (Lack(Rule.DYING_ELDEST if end is not Place.UNBORN else NOT_NOW),)
            return () if start in farm.family[generation - 1] else (Lack(Rule.MEMBER_FROM_FARM),)
        case Note(_, what, change):
            if not change or abs(change) > MOST:
                return (Lack(COUNTED[what]),)
            has: int = getattr(farm, what.value)
            if what is Counted.GRAIN and harvest.limit_bags(farm, table.edition, change) < change:
                return (Lack(Rule.HARVEST_LIMIT, what.value, table.edition.farm.grain, has),)
            return () if has + change >= 0 else (Lack(COUNTED[what], what.value, -change, has),)
        case Sold(_, customer):
            served = any(customer in other.customers for other in table.farms)
            fits = customer in range(len(table.edition.customers)) and not served
            return () if fits else (Lack(Rule.MARKET_SERVE),)
        case ClaimRing():
            return () if table.ring_in_council else (Lack(Rule.PRIVILEGE_RING_TAKEN),)


def _send(ledger: Ledger[Table], sent: Send) -> Rule:
    """Move a member as a report sends it, by a birth, a training, a journey or another way; return the rule of that way.

    A first visit to a city brings its points and coins; influence isn't counted in a tracked game, so none is booked.
    """
    rule = _find_way_rule(sent)
    if sent.end in CITIES:
        travel.work(ledger, sent.seat, Travel(sent.generation, sent.start, sent.end))
    else:
        ledger.emit(Moved(rule, sent.seat, sent.generation, sent.start, sent.end))
    return rule


def _split_time(sent: Send, rule: Rule, edition: Edition) -> list[tuple[int, Rule]]:
    """Return the hourglasses of a report in parts, each with its rule: all by ``rule`` unless the member goes to a workshop.

    At a workshop the hourglasses beyond the training's were spent on making a good; parts of 0 are left out.
    """
    if sent.end not in WORKSHOPS:
        return [(sent.time, rule)]
    training = min(sent.time, edition.crafts[Building(sent.end.value)].training)
    parts = [(training, rule), (sent.time - training, Rule.CRAFTS_TIME)]
    return [(time, why) for time, why in parts if time]


def _use(ledger: Ledger[Table], seat: Seat, price: Price) -> None:
    """Remove the grain of a price from a farm, as far as any is noted: the player may not have reported all of it."""
    for due in price:
        used = min(due.count, ledger.table.farms[seat].grain) if due.what == Counted.GRAIN else 0
        if used:
            ledger.emit(Noted(due.rule, seat, due.what, -used))


def _find_way_rule(sent: Send) -> Rule:
    """Return the rule by which a member goes to the place that a report names."""
    end = sent.end
    if end is Place.FARM:
        return Rule.FAMILY_BIRTH if sent.start is Place.UNBORN else Rule.FAMILY_HOME
    if end in WORKSHOPS:
        return Rule.CRAFTS_TRAINING
    if end in CITIES:
        return Rule.TRAVEL_MOVE
    if end in COUNCIL:
        return Rule.COUNCIL_ENTER if sent.start is Place.FARM else Rule.COUNCIL_ADVANCE
    return Rule.CHURCH_BAG if end is Place.BAG else Rule.MASS_RISE


def _list_usual(table: Table, seat: Seat) -> Iterator[Choice]:
    edition, farm = table.edition, table.farms[seat]
    yield from _list_spendings(table.copy, seat)
    for generation in GENERATIONS:
        for start in dict.fromkeys(farm.family[generation - 1]):
            yield from _list_sendings(table.copy, seat, generation, start)
    rest: tuple[Note | ClaimRing | Sold, ...] = (
        *_list_notes(seat),
        ClaimRing(seat),
        *(Sold(seat, customer) for customer in range(len(edition.customers))),
    )
    yield from (each for each in rest if not _list_lacks(table, farm, each))


@lru_cache(maxsize=128)
def _list_spendings(copy: EditionSettings, seat: Seat) -> tuple[Spend, ...]:
    return tuple(Spend(seat, why, time) for why, times in _list_times(build_edition(copy)).items() for time in times)


@lru_cache(maxsize=4096)
def _list_sendings(copy: EditionSettings, seat: Seat, generation: int, start: Place) -> tuple[Send, ...]:
    return tuple(Send(seat, generation, start, end, time) for end, time in list_destinations(copy, start))


@cache
def _list_notes(seat: Seat) -> tuple[Note, ...]:
    return tuple(Note(seat, what, change) for what in Counted for change in USUAL)


def _list_times(edition: Edition) -> dict[Spending, tuple[int, ...]]:
    """Return the numbers of hourglasses that reports of each kind of spending usually have by an edition; 0 is left out.

    They are those that the tracker offers.
    """
    crafts = edition.crafts.values()
    found = {
        Spending.TIME: (1, 2, 3),
        Spending.PLAGUE: (edition.turn.plague_time,),
        Spending.TRAINING: tuple(sorted({shop.training for shop in crafts})),
        Spending.PRODUCTION: tuple(sorted({shop.time for shop in crafts})),
        Spending.TRAVEL: (edition.travel.time,),
        Spending.COUNCIL: tuple(sorted(set(edition.council.time))),
        Spending.CHURCH: (edition.church.time,),
        Spending.MARKET: (edition.market.surcharge_time,),
        Spending.MILL: (edition.crafts[Building.MILL].time,),
    }
    return {why: tuple(time for time in times if time) for why, times in found.items()}


@lru_cache(maxsize=1024)
def list_destinations(copy: EditionSettings, start: Place) -> tuple[tuple[Place, int], ...]:
    """Return the places to which an action can send a member at ``start``, each with the hourglasses that going there takes.

    If there are several ways to pay, it is the one with most; making a good at a workshop isn't included. The places are found by
    asking the action spaces what they offer to a player who has this member alone.
    """
    edition = build_edition(copy)
    alone = Table(copy, (Farm(((start,), (), (), ())),), Supply(**count_contents(edition)), NO_SPACES)
    found: dict[Place, int] = {}
    for workplace in SENDING:
        for offer in (each for bundle in workplace.list_offers(alone, 0, edition) for each in bundle.each if not each.barred):
            ledger = Ledger(alone)
            workplace.work(ledger, 0, offer.choice)
            time = max(sum(due.time for due in price) for price in offer.prices or ((),))
            found |= {event.end: time for event in ledger.events if isinstance(event, Moved) and event.end not in found}
    return tuple(found.items())
