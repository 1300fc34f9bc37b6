"""A round of a tracked game: people play, and report what the companion remembers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from village_core.games.stone_age import buildings, cards, choices, growing
from village_core.games.stone_age.feeding import find_lowest_points, starve
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import HIDDEN, Table
from village_core.games.stone_age.tracking.events import BuildingNoted, CardNoted, PointsNoted
from village_core.games.stone_age.tracking.tallying import begin_counting
from village_core.games.stone_age.vocabulary import SITES, Emptied, Growth
from village_core.kernel.frames import Frame, ReportFrame
from village_core.kernel.judging import Offer
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import NOT_NOW, Choice, Lack, Payment, Seat

Report: TypeAlias = choices.Grow | choices.NoteCard | choices.NoteBuilding | choices.NotePoints
REPORTS: Final = (choices.Grow, choices.NoteCard, choices.NoteBuilding, choices.NotePoints, choices.GoHungry)
USUAL: Final = (1, 3, -1)
"""Points by which the marker is put right most often."""
MOST: Final = 99
"""The most points by which one report can change a score."""


class Watching(ReportFrame[Table], frozen=True, gc=False):
    """All players place, then ``seats`` act, one after the other; any player may report anything for any seat (``act-order``)."""

    seats: tuple[Seat, ...]

    def find_decider(self, table: Table) -> Seat | None:
        """Return the seat whose turn it is; None if no seat is left."""
        return self.seats[0] if self.seats else None

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer the usual reports: the turn's end first, then those of each player, beginning with the one who acts."""
        yield Offer(choices.EndTurn())
        yield from map(Offer, list_usual(table, self.seats[0]))

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the reasons why a report can't have happened; none if it can, as the end of a turn always can."""
        return () if isinstance(choice, choices.EndTurn) else find_bars(table, choice)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Enter the report and return this frame, above it what the report brings.

        At a turn's end return the frame of the seats after it; none after the last turn, so that the meal follows.
        """
        if isinstance(choice, choices.EndTurn):
            left = self.seats[1:]
            return (Watching(left),) if left else ()
        return (self, *enter_report(ledger, choice))


class Feasting(ReportFrame[Table], frozen=True, gc=False):
    """All players feed the workers; only those who can't or won't are reported (``feed-penalty``).

    ``starved``: the seats that were reported.
    """

    starved: tuple[Seat, ...] = ()

    def find_decider(self, table: Table) -> Seat | None:
        """Return the seat that started the round; any player may answer."""
        return table.start

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer that all are fed, that a player is not, that the game is over, and reports that were forgotten."""
        yield Offer(choices.Fed())
        yield from (Offer(choices.GoHungry(seat)) for seat in table.seats if not self.list_lacks(table, choices.GoHungry(seat)))
        yield from (Offer(choices.EndGame(emptied)) for emptied in Emptied)
        yield from map(Offer, list_usual(table, table.start))

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the reasons why a report can't have happened; none if it can.

        Hunger can't be reported twice, nor of a tribe whose field feeds all its workers.
        """
        match choice:
            case choices.Fed() | choices.EndGame():
                return ()
            case choices.GoHungry(seat) if seat in table.seats:
                if seat in self.starved:
                    return (Lack(Rule.FEED_PENALTY),)
                return () if table.tribes[seat].owed else (Lack(Rule.FEED_FIELD),)
        return find_bars(table, choice)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Take points for hunger or enter another report, and return the frame that asks again.

        At the end of the round return none, at the end of the game the frames in which players count.
        """
        match choice:
            case choices.Fed():
                return ()
            case choices.EndGame(emptied):
                return begin_counting(ledger.table, emptied)
            case choices.GoHungry(seat):
                starve(ledger, seat, ledger.table.tribes[seat].owed)
                return (Feasting(tuple(sorted((*self.starved, seat)))),)
        return (self, *enter_report(ledger, choice))


def start_round(table: Table, start: Seat) -> tuple[Feasting, Watching]:
    """Return the frames of a tracked game's round that ``start`` begins: the turns on top, below them the meal."""
    return (Feasting(), Watching(table.list_clockwise(start)))


def are_independent(choice: Choice, other: Choice) -> bool:
    """Tell whether neither of two inputs changes what the other says: reports about two players, or a report and a turn's end.

    Two reports about one player may be the same thing told twice, a turn ends once, and in a full game each choice may change
    what the other meets.
    """
    if isinstance(choice, REPORTS) and isinstance(other, REPORTS):
        return choice.seat != other.seat
    return {type(choice), type(other)} <= {choices.EndTurn, *REPORTS} and type(choice) is not type(other)


def find_bars(table: Table, choice: Choice) -> tuple[Lack, ...]:
    """Return the reasons why a report can't have happened, by the rules; none if it can.

    Anything but a report of growth, a card, a building or points is refused by ``NOT_NOW``.
    """
    if not isinstance(choice, Report) or choice.seat not in table.seats:
        return (Lack(NOT_NOW),)
    tribe, edition = table.tribes[choice.seat], table.edition
    match choice:
        case choices.Grow(_, growth):
            rule = growing.find_limit(tribe, edition, growth)
            return () if rule is None else (Lack(rule),)
        case choices.NoteCard(_, card):
            if card not in range(len(edition.cards)):
                return (Lack(NOT_NOW),)
            return () if card in table.deck and HIDDEN in table.row else (Lack(Rule.CARD_TAKE),)
        case choices.NoteBuilding(_, place, points):
            if place not in SITES[: len(table.piles)]:
                return (Lack(NOT_NOW),)
            pile = table.piles[SITES.index(place)]
            if pile.top is None:
                return (Lack(Rule.PLACE_TAKEN if pile.under else Rule.END_BUILDINGS),)
            return () if points in buildings.list_possible_points(edition) else (Lack(Rule.BUILDING_POINTS),)
        case choices.NotePoints(_, points):
            fits = 0 < abs(points) <= MOST and tribe.score + points >= find_lowest_points(edition)
            return () if fits else (Lack(Rule.SCORE_POINTS),)


def enter_report(ledger: Ledger[Table], choice: Choice) -> tuple[Frame[Table], ...]:
    """Enter a report, and return the frames of what a card or a building brings."""
    match choice:
        case choices.Grow(seat, growth):
            growing.grow(ledger, seat, growth, growing.RULES[growth])
        case choices.NoteCard(seat, card):
            ledger.emit(CardNoted(Rule.CARD_TAKE, seat, card))
            return cards.give(ledger, seat, card)
        case choices.NoteBuilding(seat, place, points):
            ledger.emit(BuildingNoted(Rule.BUILDING_PRICE, seat, place))
            return buildings.score(ledger, seat, place, points)
        case _:
            assert isinstance(choice, choices.NotePoints)
            ledger.emit(PointsNoted(Rule.SCORE_POINTS, choice.seat, choice.points))
    return ()


def list_usual(table: Table, first: Seat) -> Iterator[Report]:
    """Yield the usual reports: growth, cards, buildings for the points of a fixed price, and points put right.

    They are about each player, clockwise from ``first``, without those that are impossible now.
    """
    points = sorted({building.points for building in table.edition.fixed})
    for seat in table.list_clockwise(first):
        found: list[Report] = [choices.Grow(seat, growth) for growth in Growth]
        found += [choices.NoteCard(seat, card) for card in table.deck]
        found += [choices.NoteBuilding(seat, place, worth) for place in SITES[: len(table.piles)] for worth in points]
        found += [choices.NotePoints(seat, change) for change in USUAL]
        yield from (each for each in found if not find_bars(table, each))
