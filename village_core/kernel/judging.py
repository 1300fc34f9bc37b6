"""The one judge: offers become options and refusals here, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from village_core.kernel.values import FREE, Choice, Due, Lack, Option, Payment, Price, Refusal


class Offer:
    """Something a person could point at: a choice with its prices (any one of them will do), or with the rules that bar it."""

    __slots__ = ("barred", "choice", "prices", "ways")

    def __init__(self, choice: Choice, *prices: Price, barred: tuple[Lack, ...] = ()) -> None:
        self.choice = choice
        self.prices = prices
        self.barred = barred
        self.ways: tuple[tuple[tuple[tuple[str, int], ...], Option], ...] = ()
        if not barred:
            payments = dict.fromkeys(way for price in prices or ((),) for way in ways(price))
            self.ways = tuple((payment.spent, Option(choice, payment)) for payment in payments)


def barred(choice: Choice, rule: str, what: str = "", needed: int = 0, has: int = 0) -> Offer:
    """An offer that one rule bars."""
    return Offer(choice, barred=(Lack(rule, what, needed, has),))


@lru_cache(maxsize=4096)
def ways(price: Price) -> tuple[Payment, ...]:
    """Every way to pay ``price``, the ones with fewest jokers first."""
    if not price:
        return (FREE,)
    splits = [range(due.count + 1) if due.joker else range(1) for due in price]
    found: dict[Payment, None] = {}
    for jokers in sorted(product(*splits), key=lambda split: (sum(split), split)):
        spent: dict[str, int] = {}
        for due, stood_in in zip(price, jokers, strict=True):
            for what, count in ((due.what, due.count - stood_in), (due.joker, stood_in)):
                if count:
                    spent[what] = spent.get(what, 0) + count
        found.setdefault(Payment(tuple(sorted(spent.items())), sum(due.time for due in price), sum(jokers)))
    return tuple(found)


def options(offers: Iterable[Offer], purse: object) -> tuple[Option, ...]:
    """The legal choices among ``offers`` for somebody who holds ``purse``, one option for each way to pay."""
    legal = []
    for offer in offers:
        for spent, option in offer.ways:
            for what, count in spent:
                if getattr(purse, what) < count:
                    break
            else:
                legal.append(option)
    return tuple(legal)


def refusals(offers: Iterable[Offer], purse: object) -> tuple[Refusal, ...]:
    """The choices among ``offers`` that can't be made, each with the rules that bar it or what each of its prices lacks."""
    refused = []
    for offer in offers:
        if offer.barred:
            refused.append(Refusal(offer.choice, (offer.barred,)))
        elif not options((offer,), purse):
            refused.append(Refusal(offer.choice, tuple(lacking(price, purse) for price in offer.prices)))
    return tuple(refused)


def lacking(price: Price, purse: object) -> tuple[Lack, ...]:
    """What of ``price`` is missing from ``purse``, each lack blamed on the rule of its own due."""
    left: dict[str, int] = {}

    def take(what: str, count: int) -> int:
        here = left.setdefault(what, getattr(purse, what))
        taken = min(here, count)
        left[what] = here - taken
        return taken

    lacks, open_dues = [], []
    for due in price:
        if due.count:
            open_dues.append((due, take(due.what, due.count)))
    for due, paid in open_dues:
        stood_in = take(due.joker, due.count - paid) if due.joker else 0
        if paid + stood_in < due.count:
            lacks.append(_lack(due, paid + stood_in))
    return tuple(lacks)


def _lack(due: Due, has: int) -> Lack:
    return Lack(due.rule, due.what, due.count, has)
