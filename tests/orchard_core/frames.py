"""A turn of Orchard, the die, and the end."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tests.orchard_core.edition import Edition
from tests.orchard_core.rules import Rule
from tests.orchard_core.table import FRUIT, Baked, Ended, Fruit, Gathered, Rested, RoundBegan, Scored, Table
from village_core.games.outcome import Ending, Outcome, Sheet
from village_core.kernel.frames import ChanceFrame, Frame
from village_core.kernel.judging import Offer, bar
from village_core.kernel.ledger import Event, Ledger
from village_core.kernel.values import Choice, Due, Payment, Price, Seat


class Gather(Choice, frozen=True, gc=False):
    """Roll for fruit of one kind."""

    what: Fruit


class Bake(Choice, frozen=True, gc=False):
    """Pay fruit for a cake."""


class Rest(Choice, frozen=True, gc=False):
    """Do nothing."""


class Roll(Choice, frozen=True, gc=False):
    """The result of the die."""

    pips: int


@cache
def build_price(edition: Edition) -> Price:
    """Return the price of a cake."""
    cake = edition.cake
    return (Due(Rule.BAKE, count=cake.pieces, among=FRUIT, most=cake.most if cake.most > cake.pieces else 0, kinds=cake.kinds),)


class Turn(Frame[Table], frozen=True, gc=False):
    """A turn, in which its player gathers, bakes or rests."""

    seat: Seat

    def find_decider(self, table: Table) -> Seat | None:
        """Ask the player whose turn it is."""
        return self.seat

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer fruit of each kind and a cake, each barred once the supply has none, and a rest."""
        for what in FRUIT:
            yield Offer(Gather(what)) if getattr(table.supply, what) else bar(Gather(what), Rule.SUPPLY)
        yield Offer(Bake(), build_price(table.edition)) if table.supply.cakes else bar(Bake(), Rule.CAKES)
        yield Offer(Rest())

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Roll, bake or rest; then comes the end of the turn (``Following``)."""
        following = Following(self.seat)
        match choice:
            case Gather(what):
                return (following, Rolling(self.seat, what))
            case Bake():
                ledger.emit(Baked(Rule.BAKE, self.seat, payment.spent))
            case _:
                ledger.emit(Rested(Rule.REST, self.seat))
        return (following,)


class Rolling(ChanceFrame[Table], frozen=True, gc=False):
    """A roll of the die, which says how much fruit of a kind is gathered."""

    seat: Seat
    what: Fruit

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Return each number of the die, lowest first, with how many faces have it."""
        die = table.edition.die
        return [(Roll(pips), die.count(pips)) for pips in sorted(set(die))]

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Gather as many fruits of the kind as the die shows, or all that the supply has if those are fewer."""
        assert isinstance(choice, Roll)
        ledger.emit(Gathered(Rule.GATHER, self.seat, self.what, min(choice.pips, getattr(ledger.table.supply, self.what))))
        return ()


class Following(Frame[Table], frozen=True, gc=False):
    """The end of a turn, after which comes the next turn, the next round, or the end of the game."""

    seat: Seat

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Go on to the next turn; at the end of a round the next one begins, or the game ends if that was the last."""
        table = ledger.table
        after = (self.seat + 1) % len(table.gardens)
        if after == table.start:
            if is_last_round(table):
                conclude(ledger, score(table))
                return ()
            ledger.emit(RoundBegan(Rule.END_ROUNDS))
        return (Turn(after),)


def is_last_round(table: Table) -> bool:
    """Tell whether this round is the last: the cakes have run out, or the rounds."""
    return table.supply.cakes == 0 or table.round >= table.edition.rounds


def score(table: Table) -> Outcome:
    """Return the outcome as if the game ended now: each seat's points, and the winners."""
    sheets = []
    for garden in table.gardens:
        fruit = sum(getattr(garden, what) for what in FRUIT) // 2 if table.edition.rulings.leftovers else 0
        points = {"cakes": garden.cakes * table.edition.cake.points, "fruit": fruit}
        sheets.append(Sheet(points, sum(points.values())))
    return find_outcome(tuple(sheets))


def find_outcome(sheets: tuple[Sheet, ...]) -> Outcome:
    """Return the outcome with these sheets, listed by seat: the most points win, and a tie is shared."""
    best = max(sheet.total for sheet in sheets)
    winners = tuple(seat for seat, sheet in enumerate(sheets) if sheet.total == best)
    return Outcome(sheets, winners, Rule.WIN_MOST if len(winners) == 1 else Rule.WIN_SHARED)


def conclude(ledger: Ledger[Table], outcome: Outcome) -> None:
    """Emit the event of each line of the score, and that of the end with its rule and winners."""
    for seat, sheet in enumerate(outcome.sheets):
        ledger.emit(Scored(Rule.SCORE_CAKES, seat, sheet.points["cakes"]))
        ledger.emit(Scored(Rule.SCORE_FRUIT, seat, sheet.points["fruit"]))
    ledger.emit(Ended(Rule.END_ROUNDS if ledger.table.supply.cakes else Rule.END_CAKES, outcome))


def find_ending(events: Iterable[Event[Table]]) -> Ending | None:
    """Return the ending that events bring, by its rule: the cakes or the rounds ran out; None if they don't end the game."""
    return next((Ending(event.rule) for event in events if isinstance(event, Ended)), None)
