"""The one judge: offers become options and refusals here, and nowhere else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from village_core.kernel.values import NOT_NOW, Choice, Due, Lack, Option, Payment, Price, Refusal

Pieces: TypeAlias = tuple[tuple[str, int], ...]
"""So many pieces of each kind, in the order of the kinds' names."""
MOST_KNOWN: Final = 20_000
"""Options that a bundle of offers remembers before it forgets them all."""


class Offer:
    """Something a person could point at: a choice with its prices (any one of them will do), or with the rules that bar it.

    ``free`` holds its options where no purse is needed to know them.
    """

    __slots__ = ("barred", "choice", "free", "prices", "ways")

    def __init__(self, choice: Choice, *prices: Price, barred: tuple[Lack, ...] = ()) -> None:
        self.choice = choice
        self.prices = prices
        self.barred = barred
        self.ways: tuple[tuple[Pieces, Option], ...] = ()
        if not prices and not barred:  # most offers cost nothing
            self.free: tuple[Option, ...] | None = (Option(choice),)
            self.ways = (((), self.free[0]),)
            return
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
    """A bundle of offers that often stand together, or one with many ways to pay. It remembers what each kind of purse
    can afford of it.

    Only the amounts up to the highest one asked matter, and when it knows too much it forgets, so the memory stays small.
    ``free`` is as for a single offer.
    """

    __slots__ = ("_amounts", "_known", "_limits", "_room", "each", "free")

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
        self._room = MOST_KNOWN

    def legal(self, purse: object) -> tuple[Option, ...]:
        """The options of the whole bundle that somebody can afford who holds ``purse``."""
        amounts = self._amounts(purse)
        known = self._known.get(amounts)
        return self._found_out(purse, amounts) if known is None else known

    def _found_out(self, purse: object, amounts: tuple[int, ...]) -> tuple[Option, ...]:
        """The same for amounts that it has not met: what it knows of a purse as good as this one serves both."""
        enough = tuple(map(min, amounts, self._limits))
        known = self._known.get(enough)
        if known is None:
            known = self._affordable(purse)
        needed = 2 * (len(known) + 1)  # as if each of the two kept its own
        self._room -= needed
        if self._room < 0:
            self._known.clear()
            self._room = MOST_KNOWN - needed
        self._known[amounts] = self._known[enough] = known
        return known

    def _affordable(self, purse: object) -> tuple[Option, ...]:
        return options(self.each, purse)


def _affords(purse: object, spent: Pieces) -> bool:
    for what, count in spent:  # noqa: SIM110  (a plain loop is twice as fast here, and this is the hottest line)
        if getattr(purse, what) < count:
            return False
    return True


def bar(choice: Choice, rule: str, what: str = "", needed: int = 0, has: int = 0) -> Offer:
    """An offer that one rule bars."""
    return Offer(choice, barred=(Lack(rule, what, needed, has),))


class Share(NamedTuple):
    """One way to pay one due: pieces by kind, those that stand in included, and how many of them do."""

    spent: Pieces
    jokers: int


class Split(NamedTuple):
    """One way to pay a price, due by due: the pieces in sum, how many of them stand in, and each due's share."""

    spent: Pieces
    jokers: int
    shares: tuple[Share, ...]


@lru_cache(maxsize=512)
def ways(price: Price) -> tuple[Payment, ...]:
    """Every way to pay ``price``: the ones with fewest jokers first, of these the ones with fewest pieces of dues among kinds."""
    time = sum(due.time for due in price)
    splits = sorted(_splits(tuple(_shares(due) for due in price)), key=lambda split: split.jokers)
    return tuple(Payment(split.spent, time, split.jokers) for split in splits)


@lru_cache(maxsize=512)
def _shares(due: Due) -> tuple[Share, ...]:
    """Every way to pay one due, the fewest pieces first, of these the fewest jokers."""
    found: list[Share] = []
    for count in range(due.count, max(due.count, due.most) + 1):
        for jokers in range(count + 1 if due.joker else 1):
            for pieces in combinations_with_replacement(due.among or (due.what,), count - jokers):
                if not due.kinds or 0 <= due.kinds - len(set(pieces)) <= jokers:
                    found.append(Share(_pieces(Counter((*pieces, *(due.joker,) * jokers))), jokers))
    return tuple(found)


def _splits(shares: Iterable[Iterable[Share]]) -> Iterable[Split]:
    """Every way to pay several dues, each in one of its ways: the same pieces with as many jokers only once."""
    found = [Split((), 0, ())]
    for each in shares:
        sums: dict[tuple[Pieces, int], Split] = {}
        for split in found:
            for share in each:
                spent, jokers = _together(split.spent, share.spent), split.jokers + share.jokers
                if (spent, jokers) not in sums:
                    sums[spent, jokers] = Split(spent, jokers, (*split.shares, share))
        found = [*sums.values()]
    return found


@lru_cache(maxsize=4096)
def _together(some: Pieces, more: Pieces) -> Pieces:
    return _pieces(Counter(dict(some)) + Counter(dict(more))) if some and more else some or more


def _pieces(counts: Counter[str]) -> Pieces:
    """The same pieces as a tuple; the pairs in it are shared by all that pay with as many of that kind."""
    return tuple(_pair(what, count) for what, count in sorted(counts.items()))


@lru_cache(maxsize=4096)
def _pair(what: str, count: int) -> tuple[str, int]:
    return what, count


def options(offers: Iterable[Offer | Offers], purse: object) -> tuple[Option, ...]:
    """The legal choices among ``offers`` for somebody who holds ``purse``, one option for each way to pay."""
    legal: list[Option] = []
    for offer in offers:
        legal += offer.legal(purse) if offer.free is None else offer.free
    return tuple(legal)


def allows(offers: Iterable[Offer | Offers], purse: object, option: Option) -> bool:
    """Whether ``option`` is one of the legal ones among ``offers`` for somebody who holds ``purse``."""
    for offer in offers:  # noqa: SIM110  (a plain loop is quicker, and a game that is loaded asks this at every step)
        if option in (offer.legal(purse) if offer.free is None else offer.free):
            return True
    return False


def refusals(offers: Iterable[Offer | Offers], purse: object) -> tuple[Refusal, ...]:
    """The choices among ``offers`` that can't be made, each with the rules that bar it or what each of its prices lacks."""
    refused = []
    for bundle in offers:
        for offer in bundle.each:
            if offer.barred:
                refused.append(Refusal(offer.choice, (offer.barred,)))
            elif not options((offer,), purse):
                refused.append(Refusal(offer.choice, tuple(find_lacks(price, purse) for price in offer.prices)))
    return tuple(refused)


def find_lacks(price: Price, purse: object) -> tuple[Lack, ...]:
    """What of ``price`` is missing from ``purse``, each lack blamed on its due's own rule; dues alike make one lack.

    It is what the price lacks where it is paid in the way that lacks least. Whoever gets so many pieces more can pay.
    """
    dues = tuple(due for due in price if due.count)
    split = min(_least(dues), key=lambda split: (_missing(split.spent, purse), split.jokers))
    left = {what: getattr(purse, what) for what, _ in split.spent}
    paid = [0] * len(dues)
    for at in sorted(range(len(dues)), key=lambda at: bool(dues[at].joker or dues[at].among)):
        taken = {what: min(count, left[what]) for what, count in split.shares[at].spent}
        left.update((what, left[what] - count) for what, count in taken.items())
        paid[at] = sum(taken.values())
    return tuple(lack for lack in _lacks(dues, paid) if lack.has < lack.needed)


@lru_cache(maxsize=512)
def _least(dues: Price) -> tuple[Split, ...]:
    """Every way to pay as little as ``dues`` ask for, those first where jokers stand in for the first of them."""
    return tuple(_splits(_shares(replace(due, most=0))[::-1] for due in dues))


def _missing(spent: Pieces, purse: object) -> int:
    return sum(max(0, count - getattr(purse, what)) for what, count in spent)


def _lacks(dues: Price, paid: Iterable[int]) -> Iterable[Lack]:
    """What each of ``dues`` needs and has of it, if so many pieces are paid for each; dues alike make one."""
    totals: dict[tuple[str, str, tuple[str, ...], int], tuple[int, int]] = {}
    for due, pieces in zip(dues, paid, strict=True):
        alike = due.rule, due.what, due.among, due.kinds
        needed, has = totals.get(alike, (0, 0))
        totals[alike] = needed + due.count, has + pieces
    return (Lack(rule, what, needed, has, among, kinds) for (rule, what, among, kinds), (needed, has) in totals.items())


def refuse_payment(offers: Iterable[Offer | Offers], option: Option) -> Refusal:
    """Why ``option``, a legal choice, can't be paid as it is: what each of its prices asks for, and what was paid of that."""
    reasons: list[tuple[Lack, ...]] = []
    paid = dict(option.payment.spent)
    for offer in (offer for bundle in offers for offer in bundle.each if offer.choice == option.choice):
        for price in offer.prices or ((),):
            dues = tuple(replace(due, rule=NOT_NOW) for due in price if due.count)
            lacks = _lacks(dues, [0] * len(dues))
            given = (replace(lack, has=sum(paid.get(what, 0) for what in lack.among or (lack.what,))) for lack in lacks)
            reasons.append(tuple(given) or (Lack(NOT_NOW),))
    return Refusal(option.choice, tuple(dict.fromkeys(reasons)) or ((Lack(NOT_NOW),),))
