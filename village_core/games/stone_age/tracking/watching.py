"""A round of a tracked game: people play, and report what the companion is to remember."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from village_core.games.stone_age.choices import EndGame, EndTurn, Fed, GoHungry, Grow, NoteBuilding, NoteCard, NotePoints
from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.events import NothingGained, PileEmptied, PointsGained, Starved
from village_core.games.stone_age.growing import gain_field, gain_tool, gain_worker
from village_core.games.stone_age.printed import FreeBuilding
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import HIDDEN, Table, Tribe
from village_core.games.stone_age.tracking.events import BuildingNoted, CardKept, CardNoted, PointsNoted
from village_core.games.stone_age.tracking.tallying import counting
from village_core.games.stone_age.vocabulary import RESOURCES, SITES, Emptied, Gift, Growth, Kind
from village_core.kernel.frames import Frame, Reported
from village_core.kernel.judging import Offer
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import NOT_NOW, Choice, Lack, Payment, Seat

Report: TypeAlias = Grow | NoteCard | NoteBuilding | NotePoints
REPORTS: Final = (Grow, NoteCard, NoteBuilding, NotePoints, GoHungry)
GAINS: Final = {Growth.TOOL: Rule.TOOL_MAKER, Growth.WORKER: Rule.HUT, Growth.FIELD: Rule.FIELD}
USUAL: Final = (1, 3, -1)
"""So many points are put right most often."""
MOST: Final = 99
"""So many points change at once at most."""


class Watching(Reported[Table], frozen=True, gc=False):
    """Everybody places, then ``seats`` act, one after the other; anybody may report anything for any seat (``act-order``)."""

    seats: tuple[Seat, ...]

    def asks(self, table: Table) -> Seat | None:
        """Whoever acts."""
        return self.seats[0] if self.seats else None

    def offers(self, table: Table) -> Iterable[Offer]:
        """What is usually reported: the turn's end first, then everybody's, beginning with whoever acts."""
        yield Offer(EndTurn())
        yield from map(Offer, usual(table, self.seats[0]))

    def bars(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """What can't have happened, whatever was or wasn't entered before."""
        return () if isinstance(choice, EndTurn) else barred(table, choice)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Book it; the turn goes on until it is said to be over."""
        if isinstance(choice, EndTurn):
            left = self.seats[1:]
            return (Watching(left),) if left else ()
        report(ledger, choice)
        return (self,)


class Feasting(Reported[Table], frozen=True, gc=False):
    """Everybody feeds the workers; only who can't or won't is reported (``feed-penalty``). ``starved`` have been."""

    starved: tuple[Seat, ...] = ()

    def asks(self, table: Table) -> Seat | None:
        """Whoever started the round; anybody may answer."""
        return table.start

    def offers(self, table: Table) -> Iterable[Offer]:
        """That all are fed, who is not, that the game is over, and what was forgotten."""
        yield Offer(Fed())
        yield from (Offer(GoHungry(seat)) for seat in table.seats if not self.bars(table, GoHungry(seat)))
        yield from (Offer(EndGame(emptied)) for emptied in Emptied)
        yield from map(Offer, usual(table, table.start))

    def bars(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Nobody goes hungry twice, or needs no food and goes hungry."""
        match choice:
            case Fed() | EndGame():
                return ()
            case GoHungry(seat) if seat in table.seats:
                if seat in self.starved:
                    return (Lack(Rule.FEED_PENALTY),)
                return () if table.tribes[seat].owed else (Lack(Rule.FEED_FIELD),)
        return barred(table, choice)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """The round is over, or the game is."""
        match choice:
            case Fed():
                return ()
            case EndGame(emptied):
                return counting(ledger.table, emptied)
            case GoHungry(seat):
                ledger.emit(Starved(Rule.FEED_PENALTY, seat, ledger.table.edition.penalty))
                return (Feasting(tuple(sorted((*self.starved, seat)))),)
        report(ledger, choice)
        return (self,)


def round_of(table: Table, start: Seat) -> tuple[Feasting, Watching]:
    """What is to be decided in a round that ``start`` begins."""
    return (Feasting(), Watching(table.clockwise(start)))


def independent(choice: Choice, other: Choice) -> bool:
    """Whether neither of two inputs changes what the other says: reports about different players, a report and a turn's end.

    Two reports about one player may be the same thing told twice, a turn ends once, and in a full game each choice may change
    what the other meets.
    """
    if isinstance(choice, REPORTS) and isinstance(other, REPORTS):
        return choice.seat != other.seat
    return {type(choice), type(other)} <= {EndTurn, *REPORTS} and type(choice) is not type(other)


def barred(table: Table, choice: Choice) -> tuple[Lack, ...]:
    """Why a report can't be; empty when it can."""
    if not isinstance(choice, Report) or choice.seat not in table.seats:
        return (Lack(NOT_NOW),)
    tribe, edition = table.tribes[choice.seat], table.edition
    match choice:
        case Grow(_, growth):
            return _full(tribe, edition, growth)
        case NoteCard(_, card):
            if card not in range(len(edition.cards)):
                return (Lack(NOT_NOW),)
            return () if card in table.deck and HIDDEN in table.row else (Lack(Rule.CARD_TAKE),)
        case NoteBuilding(_, place, points):
            if place not in SITES[: len(table.piles)]:
                return (Lack(NOT_NOW),)
            pile = table.piles[SITES.index(place)]
            if pile.top is None:
                return (Lack(Rule.PLACE_TAKEN if pile.under else Rule.END_BUILDINGS),)
            return () if points in possible_points(edition) else (Lack(Rule.BUILDING_POINTS),)
        case NotePoints(_, points):
            return () if points and abs(points) <= MOST else (Lack(Rule.SCORE_POINTS),)


def _full(tribe: Tribe, edition: Edition, growth: Growth) -> tuple[Lack, ...]:
    """Nothing grows beyond what there is."""
    board = edition.tribe
    match growth:
        case Growth.TOOL:
            return () if min(tribe.tools) < board.best_tool else (Lack(Rule.TOOL_BEST),)
        case Growth.WORKER:
            closed = Rule.PLACE_HUT_FULL if edition.rulings.at_the_top == "hut-closed" else Rule.HUT_NO_EFFECT
            return () if tribe.workers < board.most_workers else (Lack(closed),)
    return () if tribe.field < board.most_field else (Lack(Rule.FIELD_TOP),)


def report(ledger: Ledger[Table], choice: Choice) -> None:
    """Book a report, and what a card or a building brings that is counted."""
    match choice:
        case Grow(seat, growth):
            gain = {Growth.TOOL: gain_tool, Growth.WORKER: gain_worker, Growth.FIELD: gain_field}[growth]
            gain(ledger, seat, GAINS[growth])
        case NoteCard(seat, card):
            ledger.emit(CardNoted(Rule.CARD_TAKE, seat, card))
            _give(ledger, seat, card)
        case NoteBuilding(seat, place, points):
            ledger.emit(BuildingNoted(Rule.BUILDING_PRICE, seat, place))
            ledger.emit(PointsGained(Rule.BUILDING_POINTS, seat, points))
            if not ledger.table.piles[SITES.index(place)].under:
                ledger.emit(PileEmptied(Rule.END_BUILDINGS, seat))
        case _:
            assert isinstance(choice, NotePoints)
            ledger.emit(PointsNoted(Rule.SCORE_POINTS, choice.seat, choice.points))


def _give(ledger: Ledger[Table], seat: Seat, card: int) -> None:
    """What a card gives of what is counted: points, tools, the field, a card drawn face down. The rest is in people's hands."""
    printed = ledger.table.edition.cards[card]
    if printed.gives is Gift.POINTS:
        ledger.emit(PointsGained(Rule.CARD_POINTS, seat, printed.amount))
    for _ in range(printed.amount):
        match printed.gives:
            case Gift.TOOL:
                gain_tool(ledger, seat, Rule.CARD_TOOL)
            case Gift.FIELD:
                gain_field(ledger, seat, Rule.CARD_FIELD)
            case Gift.CARD:
                ledger.emit((CardKept if ledger.table.left else NothingGained)(Rule.CARD_EXTRA, seat))


def usual(table: Table, first: Seat) -> Iterator[Report]:
    """What is usually reported: growth, cards, buildings for the points of a fixed price, and points put right."""
    points = sorted({building.points for building in table.edition.fixed})
    for seat in table.clockwise(first):
        found: list[Report] = [Grow(seat, growth) for growth in Growth]
        found += [NoteCard(seat, card) for card in table.deck]
        found += [NoteBuilding(seat, place, worth) for place in SITES[: len(table.piles)] for worth in points]
        found += [NotePoints(seat, change) for change in USUAL]
        yield from (each for each in found if not barred(table, each))


@cache
def possible_points(edition: Edition) -> frozenset[int]:
    """All points that some building can be worth."""
    paid = (sum(map(edition.values.__getitem__, pieces)) for building in edition.free for pieces in _payments(building))
    return frozenset((*(building.points for building in edition.fixed), *paid))


def _payments(building: FreeBuilding) -> Iterator[tuple[Kind, ...]]:
    """Everything that can be paid for a building whose price is free within bounds."""
    for count in range(building.pieces, building.most + 1):
        every = combinations_with_replacement(RESOURCES, count)
        yield from (pieces for pieces in every if not building.kinds or len({*pieces}) == building.kinds)
