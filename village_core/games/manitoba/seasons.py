"""The change of seasons: the end of spring and summer, and the cards of the new season."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import ClassVar, Final

from village_core.games.manitoba.calendar import CloudTurned, EventTurned
from village_core.games.manitoba.choices import TurnCloud, TurnEvent
from village_core.games.manitoba.events import FeathersLost, Woke
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Refilling, send_home
from village_core.games.manitoba.table import EVENTFUL, SCORED, Table
from village_core.games.manitoba.tracking.events import AllReminded
from village_core.games.manitoba.vocabulary import Good, Season, Terrain
from village_core.kernel.frames import ChanceFrame, Frame
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import CHANCE, Choice, Payment, RuleKey, Seat

EVENTS: Final = len(EVENTFUL)
"""The event cards of a season that are used."""


class SeasonOver(Frame[Table], frozen=True, gc=False):
    """After spring and summer feathers go, Cree leave the mountains, and each clan wakes a Cree."""

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Remove the storages' feathers, send the Cree on mountains home, and return the frames that refill these and wake Cree.

        By a ruling each seat leaves the mountains and refills them before the next. In a tracked game Cree and regions are left
        to people.
        """
        seats = ledger.table.list_clockwise(ledger.table.start)
        for seat in seats:
            feathers = sum([stored.count(Good.FEATHERS) for stored in ledger.table.clans[seat].storages])
            if feathers:
                ledger.emit(FeathersLost(Rule.SEASON_FEATHERS, seat, feathers))
        if ledger.table.tracked:
            ledger.emit(AllReminded(Rule.SEASON_HOME))
            return ()
        if ledger.table.edition.rulings.mountain_refill == "each":
            return (Waking(), Descending(seats))
        for seat in seats:
            send_home(ledger, seat, Terrain.MOUNTAIN, Rule.SEASON_HOME)
        return (Waking(), Refilling(ledger.table.start, Terrain.MOUNTAIN, Rule.SEASON_REFILL))


def follow_scoring(table: Table, scoring: Frame[Table]) -> tuple[Frame[Table], ...]:
    """Return the frame of a round's ``scoring``, after a season's last one with the season's end below it."""
    return (SeasonOver(), scoring) if table.card == SCORED[-1] else (scoring,)


class Descending(Frame[Table], frozen=True, gc=False):
    """One after the other, ``seats`` take their Cree from the mountains and refill these."""

    seats: tuple[Seat, ...]

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Send the next seat's Cree on mountains home; return the frame that refills these, above that of the later seats."""
        if not self.seats:
            return ()
        send_home(ledger, self.seats[0], Terrain.MOUNTAIN, Rule.SEASON_HOME)
        return (Descending(self.seats[1:]), Refilling(self.seats[0], Terrain.MOUNTAIN, Rule.SEASON_REFILL))


class Waking(Frame[Table], frozen=True, gc=False):
    """The end of a season: each clan wakes one of its Cree, if any is in its huts."""

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Wake one Cree of each clan that has one in its huts; no frame follows."""
        for seat in ledger.table.list_clockwise(ledger.table.start):
            if ledger.table.clans[seat].huts:
                ledger.emit(Woke(Rule.SEASON_WAKE, seat, 1))
        return ()


class TurningEvents(ChanceFrame[Table], frozen=True, gc=False):
    """Three of the six event cards of the season are turned over."""

    RULE: ClassVar[RuleKey] = Rule.SEASON_CARDS

    def find_decider(self, table: Table) -> Seat | None:
        """Return ``CHANCE`` until three event cards lie face up, else None."""
        return CHANCE if len(table.events) < EVENTS else None

    def list_left(self, table: Table) -> list[int]:
        """Return the season's event cards that are not turned over yet, as numbers from 0."""
        return [card for card in range(len(table.edition.events[table.season])) if card not in table.events]

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Return every card that is left, equally likely."""
        return ((TurnEvent(card), 1) for card in self.list_left(table))

    def sample(self, table: Table, random: Random) -> Choice:
        """Return a random card that is left."""
        left = self.list_left(table)
        return TurnEvent(left[int(random.random() * len(left))])

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Lay the card out, and return this frame for the next card."""
        assert isinstance(choice, TurnEvent)
        ledger.emit(EventTurned(Rule.SEASON_CARDS, ledger.table.season, choice.card))
        return (self,)


def count_clouds(season: Season) -> int:
    """Return the number of scoring tiles of a season: none in winter, one fewer in autumn, which ends with the final scoring."""
    return 0 if season is Season.WINTER else len(SCORED) - (season is Season.AUTUMN)


class TurningClouds(ChanceFrame[Table], frozen=True, gc=False):
    """A scoring tile is turned over for each card of the season that is scored, except for the last of autumn."""

    RULE: ClassVar[RuleKey] = Rule.SEASON_CARDS

    def find_decider(self, table: Table) -> Seat | None:
        """Return ``CHANCE`` until all scoring tiles of the season lie face up, else None."""
        return CHANCE if len(table.clouds) < count_clouds(table.season) else None

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Return the turning of every scoring tile that is face down, all equally likely."""
        return ((TurnCloud(cloud), 1) for cloud in table.hidden)

    def sample(self, table: Table, random: Random) -> Choice:
        """Return the turning of a random scoring tile that is face down."""
        return TurnCloud(table.hidden[int(random.random() * len(table.hidden))])

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Lay the scoring tile out, and return this frame for the next tile."""
        assert isinstance(choice, TurnCloud)
        ledger.emit(CloudTurned(Rule.SEASON_CARDS, choice.cloud))
        return (self,)


NEW_SEASON: Final = (TurningClouds(), TurningEvents())
"""The frames in which a season's cards are turned over; those of its scoring tiles come last."""
