"""The judge: the only place that turns offers into options and refusals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from village_core.kernel.values import NOT_NOW, Choice, Due, Lack, Option, Payment, Price, Refusal

Pieces: TypeAlias = tuple[tuple[str, int], ...]
"""Pieces by kind, in the order of the kinds' names."""
MOST_KNOWN: Final = 20_000
"""The number of options that a bundle of offers caches before it forgets them all."""


class Offer:
    """A choice that a person could point at, with its prices, any one of which will do, and the rules that bar it.

    Without prices it costs nothing. If a rule bars it, no payment makes it legal. ``free`` holds its options if they depend on no
    purse (an empty tuple for a barred offer); otherwise it is None.
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
            payments = dict.fromkeys(way for price in prices or ((),) for way in list_payments(price))
            self.ways = tuple((payment.spent, Option(choice, payment)) for payment in payments)
        self.free = None if any(spent for spent, _ in self.ways) else tuple(option for _, option in self.ways)

    @property
    def each(self) -> tuple[Offer, ...]:
        """The offer alone in a tuple, so that it can be used like ``Offers``."""
        return (self,)

    def list_options(self, purse: object) -> tuple[Option, ...]:
        """Return the ways to pay that a ``purse`` can afford, as options; none for a barred offer."""
        return tuple([option for spent, option in self.ways if _can_afford(purse, spent)])


class Offers:
    """A bundle of offers that often stand together, or of one with many ways to pay; it caches the options of each purse.

    ``free`` holds all its options if they depend on no purse; otherwise it is None. In the cache a purse counts only up to the
    highest amounts asked. A full cache is emptied, so its memory stays small.
    """

    __slots__ = ("_amounts", "_known", "_limits", "_offers", "_room", "free")

    def __init__(self, each: Iterable[Offer]) -> None:
        self._offers = tuple(each)
        limits: dict[str, int] = {}
        for offer in self._offers:
            for spent, _ in offer.ways:
                for what, count in spent:
                    limits[what] = max(count, limits.get(what, 0))
        self.free = None if limits else self._find_affordable(None)
        first = next(iter(limits), "")
        self._limits = (*limits.values(), limits.get(first, 0))
        self._amounts = attrgetter(*limits, first)  # at least two names, so that the getter returns a tuple
        self._known: dict[tuple[int, ...], tuple[Option, ...]] = {}
        self._room = MOST_KNOWN

    @property
    def each(self) -> tuple[Offer, ...]:
        """All offers of the bundle."""
        return self._offers

    def list_options(self, purse: object) -> tuple[Option, ...]:
        """Return the options of the bundle that a ``purse`` can afford, cached for equally good purses."""
        amounts = self._amounts(purse)
        known = self._known.get(amounts)
        return self._learn_options(purse, amounts) if known is None else known

    def _learn_options(self, purse: object, amounts: tuple[int, ...]) -> tuple[Option, ...]:
        """Find the options of a purse with new amounts, and cache them for all purses that are equally good."""
        enough = tuple(map(min, amounts, self._limits))
        known = self._known.get(enough)
        if known is None:
            known = self._find_affordable(purse)
        needed = 2 * (len(known) + 1)  # counted twice: once for the amounts, once for the capped amounts
        self._room -= needed
        if self._room < 0:
            self._known.clear()
            self._room = MOST_KNOWN - needed
        self._known[amounts] = self._known[enough] = known
        return known

    def _find_affordable(self, purse: object) -> tuple[Option, ...]:
        return tuple(list_options(self._offers, purse))


class LateOffers(Offers):
    """A bundle that knows its options, and makes its offers only when a caller reads them, to explain refusals."""

    __slots__ = ("_make",)

    def __init__(self, free: tuple[Option, ...], make: Callable[[], Iterable[Offer]]) -> None:
        self.free = free
        self._make = make

    @property
    def each(self) -> tuple[Offer, ...]:
        """All offers of the bundle, made now."""
        return tuple(self._make())

    def list_options(self, purse: object) -> tuple[Option, ...]:
        """Return the options that the bundle was made with, whatever the ``purse``."""
        return self.free or ()


def _can_afford(purse: object, spent: Pieces) -> bool:
    for what, count in spent:  # noqa: SIM110  (a plain loop is twice as fast here, and this is the hottest line)
        if getattr(purse, what) < count:
            return False
    return True


def bar(choice: Choice, rule: str, what: str = "", needed: int = 0, has: int = 0) -> Offer:
    """Return an offer that one rule bars.

    If pieces are missing, ``what`` is their kind, ``needed`` how many it takes, and ``has`` how many the player has.
    """
    return Offer(choice, barred=(Lack(rule, what, needed, has),))


class Share(NamedTuple):
    """One way to pay one due: pieces by kind, jokers included, and the number of jokers."""

    spent: Pieces
    jokers: int


class Split(NamedTuple):
    """One way to pay a price: all pieces, the number of jokers among them, and the share of each due."""

    spent: Pieces
    jokers: int
    shares: tuple[Share, ...]


@lru_cache(maxsize=512)
def list_payments(price: Price) -> tuple[Payment, ...]:
    """List the payments that a price allows, each once: those with fewest jokers first.

    Of payments with equally many jokers, those come first that pay fewer pieces for the price's first due, then for its second
    due, and so on.
    """
    time = sum(due.time for due in price)
    splits = sorted(_list_splits(tuple(_list_shares(due) for due in price)), key=lambda split: split.jokers)
    return tuple(Payment(split.spent, time, split.jokers) for split in splits)


@lru_cache(maxsize=512)
def _list_shares(due: Due) -> tuple[Share, ...]:
    """List the ways to pay one due: fewest pieces first, among these fewest jokers."""
    found: list[Share] = []
    for count in range(due.count, max(due.count, due.most) + 1):
        for jokers in range(count + 1 if due.joker else 1):
            for pieces in combinations_with_replacement(due.among or (due.what,), count - jokers):
                if not due.kinds or 0 <= due.kinds - len(set(pieces)) <= jokers:
                    found.append(Share(_to_pieces(Counter((*pieces, *(due.joker,) * jokers))), jokers))
    return tuple(found)


def _list_splits(shares: Iterable[Iterable[Share]]) -> Iterable[Split]:
    """List the ways to pay several dues together; ``shares`` has the ways to pay each due.

    Of ways that use the same pieces and jokers in total, only the first is listed.
    """
    found = [Split((), 0, ())]
    for each in shares:
        sums: dict[tuple[Pieces, int], Split] = {}
        for split in found:
            for share in each:
                spent, jokers = _add_pieces(split.spent, share.spent), split.jokers + share.jokers
                if (spent, jokers) not in sums:
                    sums[spent, jokers] = Split(spent, jokers, (*split.shares, share))
        found = [*sums.values()]
    return found


@lru_cache(maxsize=4096)
def _add_pieces(some: Pieces, more: Pieces) -> Pieces:
    return _to_pieces(Counter(dict(some)) + Counter(dict(more))) if some and more else some or more


def _to_pieces(counts: Counter[str]) -> Pieces:
    """Turn counts into sorted pairs, which all payments of the same amount share."""
    return tuple(_make_pair(what, count) for what, count in sorted(counts.items()))


@lru_cache(maxsize=4096)
def _make_pair(what: str, count: int) -> tuple[str, int]:
    return what, count


def list_options(offers: Iterable[Offer | Offers], purse: object) -> list[Option]:
    """List the legal options among ``offers`` for the holder of ``purse``: one for each way to pay for each choice."""
    legal: list[Option] = []
    for offer in offers:
        legal += offer.list_options(purse) if offer.free is None else offer.free
    return legal


def allows(offers: Iterable[Offer | Offers], purse: object, option: Option) -> bool:
    """Tell whether ``option`` is legal among ``offers`` for the holder of ``purse``."""
    for offer in offers:  # noqa: SIM110  (a plain loop is quicker, and a game that is loaded asks this at every step)
        if option in (offer.list_options(purse) if offer.free is None else offer.free):
            return True
    return False


def list_refusals(offers: Iterable[Offer | Offers], purse: object) -> tuple[Refusal, ...]:
    """List refusals of the ``offers`` that are barred or can't be paid, with the rules that bar them or what each price lacks."""
    refused = []
    for bundle in offers:
        for offer in bundle.each:
            if offer.barred:
                refused.append(Refusal(offer.choice, (offer.barred,)))
            elif not list_options((offer,), purse):
                refused.append(Refusal(offer.choice, tuple(find_lacks(price, purse) for price in offer.prices)))
    return tuple(refused)


def find_lacks(price: Price, purse: object) -> tuple[Lack, ...]:
    """List what ``purse`` lacks to pay ``price``, each lack under the rule of its due; equal dues make one lack.

    The price is taken to be paid in the way that lacks fewest pieces. With the missing pieces it can be paid.
    """
    dues = tuple(due for due in price if due.count)
    split = min(_list_least_splits(dues), key=lambda split: (_count_missing(split.spent, purse), split.jokers))
    left = {what: getattr(purse, what) for what, _ in split.spent}
    paid = [0] * len(dues)
    for at in sorted(range(len(dues)), key=lambda at: bool(dues[at].joker or dues[at].among)):
        taken = {what: min(count, left[what]) for what, count in split.shares[at].spent}
        left.update((what, left[what] - count) for what, count in taken.items())
        paid[at] = sum(taken.values())
    return tuple(lack for lack in _build_lacks(dues, paid) if lack.has < lack.needed)


@lru_cache(maxsize=512)
def _list_least_splits(dues: Price) -> tuple[Split, ...]:
    """List the ways to pay the least that ``dues`` ask for, whatever the payer has, from most jokers for the first due on."""
    return tuple(_list_splits(_list_shares(replace(due, most=0))[::-1] for due in dues))


def _count_missing(spent: Pieces, purse: object) -> int:
    return sum(max(0, count - getattr(purse, what)) for what, count in spent)


def _build_lacks(dues: Price, paid: Iterable[int]) -> Iterable[Lack]:
    """Return a lack for each due, even if nothing is missing: what it needs and what is paid of it. Equal dues make one lack."""
    totals: dict[tuple[str, str, tuple[str, ...], int], tuple[int, int]] = {}
    for due, pieces in zip(dues, paid, strict=True):
        alike = due.rule, due.what, due.among, due.kinds
        needed, has = totals.get(alike, (0, 0))
        totals[alike] = needed + due.count, has + pieces
    return (Lack(rule, what, needed, has, among, kinds) for (rule, what, among, kinds), (needed, has) in totals.items())


def refuse_payment(offers: Iterable[Offer | Offers], option: Option) -> Refusal:
    """Return the refusal of a payment that fits no price of its choice, under ``NOT_NOW``.

    It has what each price asks for, and what was paid of that. If the choice is free or not offered, it names no pieces.
    """
    reasons: list[tuple[Lack, ...]] = []
    paid = dict(option.payment.spent)
    for offer in (offer for bundle in offers for offer in bundle.each if offer.choice == option.choice):
        for price in offer.prices or ((),):
            dues = tuple(replace(due, rule=NOT_NOW) for due in price if due.count)
            lacks = _build_lacks(dues, [0] * len(dues))
            given = (replace(lack, has=sum(paid.get(what, 0) for what in lack.among or (lack.what,))) for lack in lacks)
            reasons.append(tuple(given) or (Lack(NOT_NOW),))
    return Refusal(option.choice, tuple(dict.fromkeys(reasons)) or ((Lack(NOT_NOW),),))
