"""The one judge: offers become options and refusals here, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from operator import attrgetter

from village_core.kernel.values import FREE, Choice, Lack, Option, Payment, Price, Refusal


class Offer:
    """Something a person could point at: a choice with its prices (any one of them will do), or with the rules that bar it.

    ``free`` holds its options where no purse is needed to know them.
    """

    __slots__ = ("barred", "choice", "free", "prices", "ways")

    def __init__(self, choice: Choice, *prices: Price, barred: tuple[Lack, ...] = ()) -> None:
        self.choice = choice
        self.prices = prices
        self.barred = barred
        self.ways: tuple[tuple[tuple[tuple[str, int], ...], Option], ...] = ()
        if not barred:
            payments = dict.fromkeys(way for price in prices or ((),) for way in ways(price))
            self.ways = tuple((payment.spent, Option(choice, payment)) for payment in payments)
        self.free = None if any(spent for spent, _ in self.ways) else tuple(option for _, option in self.ways)

    @property
    def each(self) -> tuple[Offer, ...]:
        """Itself, as a bundle of one."""
        return (self,)

    def legal(self, purse: object) -> tuple[Option, ...]:
        """The ways to pay for it that somebody can afford who holds ``purse``."""
        return tuple([option for spent, option in self.ways if _affords(purse, spent)])


class Offers:
    """A bundle of offers that often stand together. It remembers what each kind of purse can afford of it.

    Only the amounts up to the highest one asked matter, so the memory stays small. ``free`` is as for a single offer.
    """

    __slots__ = ("_amounts", "_known", "_limits", "each", "free")

    def __init__(self, each: Iterable[Offer]) -> None:
        self.each = tuple(each)
        limits: dict[str, int] = {}
        for offer in self.each:
            for spent, _ in offer.ways:
                for what, count in spent:
                    limits[what] = max(count, limits.get(what, 0))
        self.free = None if limits else self._affordable(None)
        first = next(iter(limits), "")
        self._limits = (*limits.values(), limits.get(first, 0))
        self._amounts = attrgetter(*limits, first)  # at least two names, so that it always gives a tuple
        self._known: dict[tuple[int, ...], tuple[Option, ...]] = {}

    def legal(self, purse: object) -> tuple[Option, ...]:
        """The options of the whole bundle that somebody can afford who holds ``purse``."""
        kind = tuple(map(min, self._amounts(purse), self._limits))
        known = self._known.get(kind)
        if known is None:
            known = self._known[kind] = self._affordable(purse)
        return known

    def _affordable(self, purse: object) -> tuple[Option, ...]:
        return options(self.each, purse)


def _affords(purse: object, spent: tuple[tuple[str, int], ...]) -> bool:
    for what, count in spent:  # noqa: SIM110  (a plain loop is twice as fast here, and this is the hottest line)
        if getattr(purse, what) < count:
            return False
    return True


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


def options(offers: Iterable[Offer | Offers], purse: object) -> tuple[Option, ...]:
    """The legal choices among ``offers`` for somebody who holds ``purse``, one option for each way to pay."""
    legal: list[Option] = []
    for offer in offers:
        legal += offer.legal(purse) if offer.free is None else offer.free
    return tuple(legal)


def refusals(offers: Iterable[Offer | Offers], purse: object) -> tuple[Refusal, ...]:
    """The choices among ``offers`` that can't be made, each with the rules that bar it or what each of its prices lacks."""
    refused = []
    for bundle in offers:
        for offer in bundle.each:
            if offer.barred:
                refused.append(Refusal(offer.choice, (offer.barred,)))
            elif not options((offer,), purse):
                refused.append(Refusal(offer.choice, tuple(lacking(price, purse) for price in offer.prices)))
    return tuple(refused)


def lacking(price: Price, purse: object) -> tuple[Lack, ...]:
    """What of ``price`` is missing from ``purse``, each lack blamed on its due's own rule; dues alike make one lack."""
    left: dict[str, int] = {}

    def take(what: str, count: int) -> int:
        here = left.setdefault(what, getattr(purse, what))
        taken = min(here, count)
        left[what] = here - taken
        return taken

    dues = [due for due in price if due.count]
    strict_first = sorted(range(len(dues)), key=lambda at: bool(dues[at].joker))
    paid = {at: take(dues[at].what, dues[at].count) for at in strict_first}
    totals: dict[tuple[str, str], tuple[int, int]] = {}
    for at, due in enumerate(dues):
        stood_in = take(due.joker, due.count - paid[at]) if due.joker else 0
        needed, has = totals.get((due.rule, due.what), (0, 0))
        totals[due.rule, due.what] = (needed + due.count, has + paid[at] + stood_in)
    return tuple(Lack(rule, what, needed, has) for (rule, what), (needed, has) in totals.items() if has < needed)
