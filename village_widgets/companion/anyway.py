"""What the rules refuse and what happened at the table anyway: what may have been paid for it, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.kernel import judging
from village_core.kernel.position import Origin, Position
from village_core.kernel.values import CHANCE, FREE, Choice, Illegal, Option, Payment, Refusal
from village_widgets.components.telling import Writing

T = TypeVar("T", bound=GameTable)
LONGEST: Final = 6
"""No more time than this is offered as the price of what a rule bars."""


def payments_anyway(position: Position[T], refusal: Refusal) -> list[Option]:
    """As much of a price as is there, nothing, or time alone: each that makes a difference, at least one.

    What a rule bars may have no price, and be done for any time; if one is printed for it all the same, that comes first.
    """
    printed, bars = _prices(position, refusal.choice)
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


def marked(said: Sequence[str], made: Origin, writing: Writing[T]) -> list[str]:
    """What is told of a step, at least one line, with a mark where it was against the rules or laid out by hand."""
    match made:
        case Origin.ANYWAY:
            return [writing.anyway(said[0]), *said[1:]]
        case Origin.LAID:
            return [writing.laid()]
    return [*said]


def asked(position: Position[T], option: Option) -> bool:
    """Whether somebody pays what is printed for a choice, in full."""
    return any(option.payment in judging.ways(price) for offer in _offers(position, option.choice) for price in offer.prices)


def _offers(position: Position[T], choice: Choice) -> list[judging.Offer]:
    """Every offer of a choice."""
    if position.top is None or position.seat is None or position.seat == CHANCE:
        return []
    return [offer for bundle in position.top.offers(position.table) for offer in bundle.each if offer.choice == choice]


def _prices(position: Position[T], choice: Choice) -> tuple[list[Payment], bool]:
    """Every price printed for a choice, with as much as is there of the way to pay it that lacks least; and whether a rule
    bars it whatever is paid.
    """
    offers = _offers(position, choice)
    if not offers or position.seat is None:
        return [], False
    purse = position.table.purse(position.seat)
    prices = [price for offer in offers for price in offer.prices]
    found = [min(judging.ways(price), key=lambda way: _pieces(way) - _pieces(_there(way, purse))) for price in prices]
    return [_there(way, purse) for way in found], any(offer.barred for offer in offers)


def _there(payment: Payment, purse: object) -> Payment:
    """As much of a payment as is in a purse."""
    spent = tuple((what, held) for what, count in payment.spent if (held := min(count, getattr(purse, what))))
    return replace(payment, spent=spent, jokers=min(payment.jokers, sum(held for _, held in spent)))


def _pieces(payment: Payment) -> int:
    """How many pieces a payment takes."""
    return sum(count for _, count in payment.spent)
