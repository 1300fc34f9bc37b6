"""What may have been paid for something that the rules refuse and that happened at the table anyway."""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec.structs import replace

from village_core.kernel import judging
from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, FREE, Choice, Illegal, Option, Payment, Refusal

T = TypeVar("T", bound=Table)
LONGEST: Final = 6
"""No more time than this is offered as the price of what a rule bars."""


def ways(position: Position[T], refusal: Refusal) -> list[Option]:
    """As much of a price as is there, nothing, or time alone: each that makes a difference, at least one.

    What a rule bars has no price; there it may have taken time.
    """
    prices = _prices(position, refusal.choice)
    times = () if prices else (Payment(time=time) for time in range(1, LONGEST + 1))
    found: list[tuple[T, Option]] = []
    for payment in dict.fromkeys((*prices, FREE, *times)):
        option = Option(refusal.choice, payment)
        try:
            after = position.force(option).position.table
        except Illegal:
            continue
        if all(after != table for table, _ in found):
            found.append((after, option))
    return [option for _, option in found] or [Option(refusal.choice)]


def _prices(position: Position[T], choice: Choice) -> list[Payment]:
    """Every price of a choice that can't be paid in full, with as much of it as is there."""
    seat, top = position.seat, position.top
    if top is None or seat is None or seat == CHANCE:
        return []
    purse = position.table.purse(seat)
    offers = (offer for bundle in top.offers(position.table) for offer in bundle.each)
    prices = [price for offer in offers if offer.choice == choice for price in offer.prices]
    return [max((_there(way, purse) for way in judging.ways(price)), key=_pieces) for price in prices]


def _there(payment: Payment, purse: object) -> Payment:
    """As much of a payment as is in a purse."""
    spent = tuple((what, held) for what, count in payment.spent if (held := min(count, getattr(purse, what))))
    return replace(payment, spent=spent, jokers=min(payment.jokers, sum(held for _, held in spent)))


def _pieces(payment: Payment) -> int:
    """How many pieces a payment takes."""
    return sum(count for _, count in payment.spent)
