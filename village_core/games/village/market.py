"""The market day: all players serve customers in turn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from msgspec.structs import replace

from village_core.games.village import prices
from village_core.games.village.choices import Pass, Reveal, Serve
from village_core.games.village.edition import Edition
from village_core.games.village.events import CustomerRevealed, CustomerServed, MarketCalled, Passed, QueueMoved
from village_core.games.village.paying import pay
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import Moment
from village_core.kernel.frames import ChanceFrame, Frame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import CHANCE, Choice, Lack, Payment, Seat

PASS = Offer(Pass())


class MarketDay(Frame[Table], frozen=True, gc=False):
    """Beginning with the caller, players serve one customer each in turn until all have passed or the stalls are empty.

    Carla, unless she stays away, serves one customer a day, after the player's first turn of it or before all others, and then
    has passed. It is the turn of ``turn``; ``opened``: the caller's first turn, with the sale that costs nothing more, is past.
    """

    caller: Seat
    turn: Seat
    passed: tuple[Seat, ...] = ()
    opened: bool = False

    def find_decider(self, table: Table) -> Seat | None:
        """Return the seat whose turn on the market day it is; None once all have passed or all stalls are empty."""
        if len(self.passed) == len(table.farms):
            return None
        return self.turn if table.stalls.count(None) < len(table.stalls) else None

    def list_offers(self, table: Table) -> Iterable[Offer | Offers]:
        """Offer each customer at the stalls for its demand, with the surcharge except for the caller's first sale; bar the queue.

        Passing is always offered.
        """
        free, extra = _offer_customers(table.edition)
        price = free if self.turn == self.caller and not self.opened else extra
        return (PASS, *[price[tile] for tile in table.stalls if tile is not None], *map(_bar_queuing, table.queue))

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Pay and serve, or pass; return the frame of the next player who hasn't passed, above it one for each death.

        A player who crosses the end of a lap loses a member at once. Carla, if she is there, serves her customer after the
        player's first turn.
        """
        passed = self.passed
        deaths: tuple[Frame[Table], ...] = ()
        match choice:
            case Serve(customer):
                free = self.turn == self.caller and not self.opened
                rule = Rule.MARKET_FREE_SALE if free else Rule.MARKET_SURCHARGE
                deaths = pay(ledger, self.turn, payment, rule, Moment.MARKET_DAY)
                ledger.emit(CustomerServed(Rule.MARKET_SERVE, self.turn, customer))
            case _:
                assert isinstance(choice, Pass)
                ledger.emit(Passed(Rule.MARKET_PASS, self.turn))
                passed = (*passed, self.turn)
        if ledger.table.rival and RIVAL not in passed:
            _serve_for_carla(ledger)
            passed = (*passed, RIVAL)
        turn = ledger.table.find_next_seat(self.turn)
        while turn in passed and len(passed) < len(ledger.table.farms):
            turn = ledger.table.find_next_seat(turn)
        return (replace(self, turn=turn, passed=passed, opened=True), *deaths)

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Move the queue up to the empty stalls, and return the frame in which chance turns over new customers."""
        if None in ledger.table.stalls and ledger.table.queue:
            ledger.emit(QueueMoved(Rule.MARKET_REFILL))
        return (Revealing(Rule.MARKET_REFILL),)


class Revealing(ChanceFrame[Table], frozen=True, gc=False):
    """Chance turns over tiles one by one until stalls and queue are full or the pile is empty."""

    rule: Rule

    def find_decider(self, table: Table) -> Seat | None:
        """Return ``CHANCE`` while the market has a free place and a tile for it; else None."""
        return CHANCE if self.count_missing(table) else None

    def count_missing(self, table: Table) -> int:
        """Return the number of tiles that are still to be turned over: one for each free place, as far as the pile goes."""
        return min(table.stalls.count(None) + table.edition.market.queue - len(table.queue), len(table.pile))

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Yield each tile of the pile, all equally likely."""
        return ((Reveal(tile), 1) for tile in table.pile)

    def sample(self, table: Table, random: Random) -> Choice:
        """Draw any tile of the pile at random."""
        return Reveal(table.pile[int(random.random() * len(table.pile))])

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the lack of this frame's rule for every choice except a tile of the pile."""
        return () if isinstance(choice, Reveal) and choice.customer in table.pile else (Lack(self.rule),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Lay the tile at the first empty stall or at the end of the queue, and return this frame for the next tile."""
        assert isinstance(choice, Reveal)
        ledger.emit(CustomerRevealed(self.rule, choice.customer))
        return (self,)


def open_market(ledger: Ledger[Table], caller: Seat, alone: bool = False) -> tuple[Frame[Table], ...]:
    """Open a market day with ``caller`` first, and return its frame. Carla stays away if the player holds it ``alone``.

    If she is the caller, she serves the front customer at once; then the player may serve, or has passed (``rival_market``).
    """
    rival = ledger.table.rival
    if rival and caller == RIVAL:
        ledger.emit(MarketCalled(Rule.SOLO_MARKET_CALL, caller))
        _serve_for_carla(ledger)
        selling = ledger.table.edition.rulings.rival_market
        return (MarketDay(caller, ledger.table.start, (RIVAL,) if selling else (ledger.table.start, RIVAL), True),)
    ledger.emit(MarketCalled(Rule.MARKET_DAY, caller))
    return (MarketDay(caller, caller, (RIVAL,) if rival and alone else ()),)


def _serve_for_carla(ledger: Ledger[Table]) -> None:
    """Give Carla the customer at the first stall that has one, if any."""
    front = next((tile for tile in ledger.table.stalls if tile is not None), None)
    if front is not None:
        ledger.emit(CustomerServed(Rule.SOLO_MARKET_SERVE, RIVAL, front))


@cache
def _offer_customers(edition: Edition) -> tuple[tuple[Offers, ...], tuple[Offers, ...]]:
    """Return two tuples with the offers of every tile, by its number: those without surcharge, and those with it."""
    tiles = range(len(edition.customers))
    return (
        tuple(Offers([Offer(Serve(tile), prices.list_demand(edition, tile))]) for tile in tiles),
        tuple(Offers([Offer(Serve(tile), prices.add_surcharge(edition, tile))]) for tile in tiles),
    )


@cache
def _bar_queuing(tile: int) -> Offer:
    return bar(Serve(tile), Rule.MARKET_QUEUE)
