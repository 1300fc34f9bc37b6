"""Payments that people may have made for what the rules refuse and what happened at the table anyway."""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.kernel import judging
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, FREE, Choice, Illegal, Option, Payment, Refusal

T = TypeVar("T", bound=GameTable)
LONGEST: Final = 6
"""The most time, in the game's own unit, that is offered as the price of a choice that a rule bars."""


def list_payments(position: Position[T], refusal: Refusal) -> list[Option]:
    """List a choice with payments that people may have made: as much of each printed price as they have, then nothing.

    If a rule bars the choice, or it has no price, from 1 to ``LONGEST`` units of time follow. Payments that can't be made are
    left out, and of those that lead to the same table only the first is listed. If none is left, the list has
    the choice without a payment.
    """
    printed, bars = _list_payable(position, refusal.choice)
    times = (Payment(time=time) for time in range(1, LONGEST + 1)) if bars or not printed else ()
    found: list[tuple[T, Option]] = []
    for payment in dict.fromkeys((*printed, FREE, *times)):
        option = Option(refusal.choice, payment)
        try:
            after = position.force(option).position.table
        except Illegal:
            continue
        if all(after != table for table, _ in found):
            found.append((after, option))
    return [option for _, option in found] or [Option(refusal.choice)]


def is_full_price(position: Position[T], option: Option) -> bool:
    """Tell whether a decision pays one of the printed prices of its choice in full."""
    return any(
        option.payment in judging.list_payments(price)
        for offer in _list_offers(position, option.choice)
        for price in offer.prices
    )


def _list_offers(position: Position[T], choice: Choice) -> list[judging.Offer]:
    """Return every offer of a choice, barred ones too; nothing while a draw is due or after the end."""
    if position.top is None or position.seat is None or position.seat == CHANCE:
        return []
    return [offer for bundle in position.top.list_offers(position.table) for offer in bundle.each if offer.choice == choice]


def _list_payable(position: Position[T], choice: Choice) -> tuple[list[Payment], bool]:
    """List how much of each price of a choice the purse can pay, and tell whether a rule bars the choice, whatever is paid.

    A price that can be paid in several ways is paid in the one that lacks the fewest pieces; time never lacks. The list is empty
    if the choice costs nothing or is no offer of the present decision.
    """
    offers = _list_offers(position, choice)
    if not offers or position.seat is None:
        return [], False
    purse = position.table.find_purse(position.seat)
    prices = [price for offer in offers for price in offer.prices]
    found = [
        min(judging.list_payments(price), key=lambda way: _count_pieces(way) - _count_pieces(_limit_to_purse(way, purse)))
        for price in prices
    ]
    return [_limit_to_purse(way, purse) for way in found], any(offer.barred for offer in offers)


def _limit_to_purse(payment: Payment, purse: object) -> Payment:
    """Return the part of a payment that is in a purse; its time stays as it is."""
    spent = tuple((what, held) for what, count in payment.spent if (held := min(count, getattr(purse, what))))
    return replace(payment, spent=spent)


def _count_pieces(payment: Payment) -> int:
    """Count the pieces of a payment."""
    return sum(count for _, count in payment.spent)
