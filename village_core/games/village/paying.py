"""Payment of a price, and the deaths that time brings."""

from __future__ import annotations

from village_core.games.village.box import list_replaceable
from village_core.games.village.dying import Dying
from village_core.games.village.events import CoinStoodIn, Crossed, Gained, Paid, TimePassed
from village_core.games.village.prices import COIN
from village_core.games.village.rules import Rule
from village_core.games.village.solo.events import RingSpent
from village_core.games.village.table import Table
from village_core.games.village.tracking.events import Noted
from village_core.games.village.vocabulary import Moment
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Payment, Seat


def pay(
    ledger: Ledger[Table], seat: Seat, payment: Payment, rule: Rule, moment: Moment = Moment.TURN_END
) -> tuple[Frame[Table], ...]:
    """Pay pieces and time; return a frame for each death that the time brings.

    Against Carla a player who holds the ring spends it in place of the first coin. ``moment`` tells whether members die after
    the turn or at once on a market day.
    """
    if payment.spent:
        ledger.emit(Paid(rule, seat, _with_ring(ledger, seat, payment.spent)))
        if payment.jokers:
            ledger.emit(CoinStoodIn(Rule.COIN_JOKER, seat, payment.jokers))
    return lose_time(ledger, seat, payment.time, rule, moment) if payment.time else ()


def _with_ring(ledger: Ledger[Table], seat: Seat, spent: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Spend the ring in place of the first coin, if against Carla the seat holds it, and return the pieces left to pay."""
    if not (ledger.table.rival and ledger.table.ring == seat and any(what == COIN for what, _ in spent)):
        return spent
    ledger.emit(RingSpent(Rule.SOLO_RING, seat))
    left = ((what, count - 1 if what == COIN else count) for what, count in spent)
    return tuple(each for each in left if each[1])


def lose_time(
    ledger: Ledger[Table], seat: Seat, time: int, rule: Rule, moment: Moment = Moment.TURN_END
) -> tuple[Frame[Table], ...]:
    """Move a seat's marker on the life track by ``time`` hourglasses; return a frame for the death at each end of a lap.

    ``moment`` tells whether the member dies after the turn or at once on a market day.
    """
    board, before = ledger.table.edition.farm, ledger.table.farms[seat].time
    ledger.emit(TimePassed(rule, seat, time))
    laps = board.count_laps(ledger.table.farms[seat].time) - board.count_laps(before)
    if not laps:
        return ()
    crossing = Rule.DYING_AT_ONCE if moment is Moment.MARKET_DAY else Rule.DYING_AFTER_ACTION
    for _ in range(laps):
        ledger.emit(Crossed(crossing, seat))
    return (Dying(seat, moment),) * laps


def gain(ledger: Ledger[Table], seat: Seat, what: str, count: int, rule: Rule) -> None:
    """Give a seat up to ``count`` pieces from the supply, as far as a limited supply goes.

    A tracked game notes them and doesn't count the supply.
    """
    table = ledger.table
    here = getattr(table.supply, what)
    if here < count and not table.tracked and what not in list_replaceable(table.edition):
        count = here
    if count > 0:
        ledger.emit((Noted if table.tracked else Gained)(rule, seat, what, count))


def can_supply(table: Table, what: str) -> bool:
    """Tell whether the supply can give a good or "coin": always, if the edition lets players replace missing pieces."""
    return what in list_replaceable(table.edition) or getattr(table.supply, what) > 0
