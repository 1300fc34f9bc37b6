"""A turn of a tracked game: people play, and report what the companion is to remember."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from village_core.games.village.choices import ClaimRing, EndRound, EndTurn, Note, Send, Sold, Spend, Tell
from village_core.games.village.edition import Edition
from village_core.games.village.events import CustomerServed, Moved, PrestigeGained, RingTaken, Visited
from village_core.games.village.paying import lose_time
from village_core.games.village.rules import Rule
from village_core.games.village.table import Farm, Table
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
    Spending,
)
from village_core.kernel.frames import Frame, Reported
from village_core.kernel.judging import Offer, barred
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import NOT_NOW, Choice, Lack, Payment, Seat

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
"""Hourglasses that one thing can take at most."""
MOST: Final = 99
"""So much of anything changes hands at once at most."""
USUAL: Final = (1, 2, 3, -1)


class Tracking(Reported[Table], frozen=True, gc=False, tag="tracking"):
    """It is ``seat``'s turn, and anybody may report anything for any seat.

    A death that the turn's own time brings waits below until the turn is over; time that others lose, or that is lost on a
    market day, brings it at once (``dying-after-action``, ``dying-at-once``).
    """

    seat: Seat

    def asks(self, table: Table) -> Seat | None:
        """The player whose turn it is."""
        return self.seat

    def offers(self, table: Table) -> Iterable[Offer]:
        """What is usually reported: the turn's end first, then everybody's, beginning with the player whose turn it is."""
        yield Offer(EndTurn())
        last = table.trigger is not None and table.trigger.last_turns
        yield barred(EndRound(), Rule.END_CUBES_OUT) if last or not table.has_cubes() else Offer(EndRound())
        for seat in table.clockwise(self.seat):
            for choice in _usual(table, seat):
                yield Offer(choice)

    def bars(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """What can't have happened, whatever was or wasn't entered before."""
        match choice:
            case EndTurn():
                return ()
            case EndRound():
                last = table.trigger is not None and table.trigger.last_turns
                return (Lack(Rule.END_CUBES_OUT),) if last or not table.has_cubes() else ()
            case Spend() | Send() | Note() | Sold() | ClaimRing() if choice.seat in table.seats:
                return _bars(table, table.farms[choice.seat], choice)
        return (Lack(NOT_NOW),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Book it; the turn goes on until it is said to be over."""
        match choice:
            case Spend(seat, why, time):
                if why is Spending.MILL:
                    _grind(ledger, seat)
                return self._lose(ledger, seat, time, SPENT[why], why is Spending.MARKET)
            case Send():
                rule = _send(ledger, choice)
                return self._lose(ledger, choice.seat, choice.time, rule) if choice.time else (self,)
            case Note(seat, what, change):
                ledger.emit(Noted(COUNTED[what], seat, what.value, change))
            case Sold(seat, customer):
                ledger.emit(CustomerServed(Rule.MARKET_SERVE, seat, customer))
                wants = ledger.table.edition.customers[customer].wants
                _use(ledger, seat, wants.count("grain"), Rule.MARKET_DEMAND)
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
        self, ledger: Ledger[Table], seat: Seat, time: int, rule: Rule, market: bool = False
    ) -> tuple[Frame[Table], ...]:
        at_once = market or seat != self.seat
        moment = Moment.MARKET_DAY if at_once else Moment.TURN_END
        deaths = (LaidToRest(seat, moment),) * len(lose_time(ledger, seat, time, rule, moment))
        return (self, *deaths) if at_once else (*deaths, self)


def apart(choice: Choice, other: Choice) -> bool:
    """Whether neither of two inputs changes what the other says: reports about different players, a report and a turn's end.

    Two reports about one player may be the same thing told twice, and a turn ends once.
    """
    if isinstance(choice, ENDS) or isinstance(other, ENDS):
        return isinstance(choice, REPORTS) or isinstance(other, REPORTS)
    return isinstance(choice, REPORTS) and isinstance(other, REPORTS) and choice.seat != other.seat


def _bars(table: Table, farm: Farm, choice: Spend | Send | Note | Sold | ClaimRing) -> tuple[Lack, ...]:
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
            if what is Counted.GRAIN and has + change > table.edition.farm.grain:
                return (Lack(Rule.HARVEST_LIMIT, what.value, table.edition.farm.grain, has),)
            return () if has + change >= 0 else (Lack(COUNTED[what], what.value, -change, has),)
        case Sold(_, customer):
            served = any(customer in other.customers for other in table.farms)
            fits = customer in range(len(table.edition.customers)) and not served
            return () if fits else (Lack(Rule.MARKET_SERVE),)
        case ClaimRing():
            return () if table.ring is None else (Lack(Rule.PRIVILEGE_RING_TAKEN),)


def _send(ledger: Ledger[Table], sent: Send) -> Rule:
    """Move a member; a first visit to a city leaves a marker and brings its reward."""
    seat, end = sent.seat, sent.end
    rule = _way(sent)
    ledger.emit(Moved(rule, seat, sent.generation, sent.start, end))
    if end in CITIES and end not in ledger.table.farms[seat].cities:
        ledger.emit(Visited(Rule.TRAVEL_ONCE, seat, end))
        reward = ledger.table.edition.cities[end]
        if reward.prestige:
            ledger.emit(PrestigeGained(Rule.TRAVEL_REWARD, seat, reward.prestige))
        if reward.coins:
            ledger.emit(Noted(Rule.TRAVEL_REWARD, seat, Counted.COIN.value, reward.coins))
    return rule


def _grind(ledger: Ledger[Table], seat: Seat) -> None:
    """The mill takes its grain and brings its coins."""
    mill = ledger.table.edition.crafts[Building.MILL]
    _use(ledger, seat, mill.grain, Rule.CRAFTS_MILL)
    if mill.coins:
        ledger.emit(Noted(Rule.CRAFTS_MILL, seat, Counted.COIN.value, mill.coins))


def _use(ledger: Ledger[Table], seat: Seat, grain: int, rule: Rule) -> None:
    """So much grain is used up, as far as any is noted: who doesn't keep count of it here has none to lose."""
    used = min(grain, ledger.table.farms[seat].grain)
    if used:
        ledger.emit(Noted(rule, seat, Counted.GRAIN.value, -used))


def _way(sent: Send) -> Rule:
    """The rule by which a member goes where it goes."""
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


def _usual(table: Table, seat: Seat) -> Iterator[Choice]:
    edition, farm = table.edition, table.farms[seat]
    for why, times in _times(edition).items():
        for time in times:
            yield Spend(seat, why, time)
    for generation in GENERATIONS:
        for start in dict.fromkeys(farm.family[generation - 1]):
            for end, time in ways(edition, start):
                yield Send(seat, generation, start, end, time)
    for what in Counted:
        for change in USUAL:
            noted = Note(seat, what, change)
            if not _bars(table, farm, noted):
                yield noted
    if table.ring is None:
        yield ClaimRing(seat)
    served = {tile for other in table.farms for tile in other.customers}
    for tile in range(len(edition.customers)):
        if tile not in served:
            yield Sold(seat, tile)


def _times(edition: Edition) -> dict[Spending, tuple[int, ...]]:
    """How many hourglasses each thing usually takes, by what is printed."""
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


def ways(edition: Edition, start: Place) -> Iterator[tuple[Place, int]]:
    """Where a member can go from ``start`` by the rules, each with the hourglasses it takes."""
    if start is Place.UNBORN:
        yield Place.FARM, 0
    if start is Place.FARM:
        yield from ((place, edition.crafts[Building(place.value)].training) for place in WORKSHOPS)
        yield COUNCIL[0], edition.council.time[0]
        yield Place.BAG, edition.church.time
    elif start in ALIVE and start is not Place.BAG:
        yield Place.FARM, 0
    if start in COUNCIL[:-1]:
        step = COUNCIL.index(start) + 1
        yield COUNCIL[step], edition.council.time[step]
    for city in CITIES:
        if edition.leg(start, city) is not None:
            yield city, edition.travel.time
