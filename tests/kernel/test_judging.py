"""Prices, payments and refusals, with pieces of no particular game."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from itertools import count as numbers

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.samples import sample
from village_core.kernel.judging import (
    LateOffers,
    Offer,
    Offers,
    allows,
    bar,
    find_lacks,
    list_options,
    list_payments,
    list_refusals,
)
from village_core.kernel.values import FREE, Choice, Due, Lack, Option, Payment, Price, Refusal, Value


class Point(Choice, frozen=True):
    """A choice of a number."""

    number: int = 0


class Purse(Value, frozen=True):
    """A purse of cubes of three colours, and of coins, which stand for a cube where a due says so."""

    red: int = 0
    blue: int = 0
    coin: int = 0
    green: int = 0


RED2 = Due("red-rule", "red", 2, "coin")
BLUE1 = Due("blue-rule", "blue", 1, "coin")
COIN1 = Due("coin-rule", "coin", 1)
TIME3 = Due("time-rule", time=3)

KINDS = ("red", "blue", "green", "coin")


@st.composite
def draw_due(draw: st.DrawFn) -> Due:
    """Draw by chance a due that is paid in two or three kinds.

    It may have a joker, an upper bound, and an exact number of different kinds.
    """
    which = tuple(draw(st.lists(st.sampled_from(KINDS), min_size=2, max_size=3, unique=True)))
    count, joker = draw(st.integers(0, 3)), draw(st.sampled_from(["", "", "coin"]))
    kinds = draw(st.integers(0, min(count, len(which))))
    return Due(draw(st.sampled_from(["one", "two"])), "", count, joker, 0, which, draw(st.integers(0, 4)), kinds)


fixed = st.builds(
    Due,
    st.sampled_from(["one", "two"]),
    st.sampled_from(["red", "blue", "coin"]),
    st.integers(0, 3),
    st.sampled_from(["", "coin"]),
    st.integers(0, 2),
)
prices = st.lists(st.one_of(fixed, fixed, draw_due()), max_size=3).map(tuple)
purses = st.builds(Purse, *[st.integers(0, 4)] * 4)


def try_shares(due: Due) -> set[tuple[tuple[str, ...], int]]:
    """Find every way to pay one due by trying each kind for each piece, and the joker for each: sorted pieces and jokers used."""
    found = set()
    for count in range(due.count, max(due.count, due.most) + 1):
        for meant in product(due.among or (due.what,), repeat=count):
            if due.kinds and len(set(meant)) != due.kinds:
                continue
            for stood in product([False, True] if due.joker else [False], repeat=count):
                pieces = [due.joker if joker else what for what, joker in zip(meant, stood, strict=True)]
                found.add((tuple(sorted(pieces)), sum(stood)))
    return found


def try_ways(price: Price) -> set[tuple[tuple[str, ...], int]]:
    """Find every way to pay a price by combining each way of each due: sorted pieces and jokers used."""
    return {
        (tuple(sorted(what for pieces, _ in shares for what in pieces)), sum(jokers for _, jokers in shares))
        for shares in product(*map(try_shares, price))
    }


def list_pieces(payment: Payment) -> tuple[str, ...]:
    """Return the pieces of a payment one by one, sorted."""
    return tuple(sorted(what for what, count in payment.spent for _ in range(count)))


def can_afford(purse: Purse, paid: tuple[str, ...]) -> bool:
    """Tell whether all these pieces are in the purse."""
    return all(getattr(purse, what) >= paid.count(what) for what in paid)


def add_pieces(purse: Purse, more: tuple[str, ...]) -> Purse:
    """Return the purse with these further pieces in it."""
    return Purse(**{what: getattr(purse, what) + more.count(what) for what in KINDS})


def list_fills(lack: Lack) -> list[tuple[str, ...]]:
    """List the combinations of pieces that would fill a lack."""
    return [*combinations_with_replacement(lack.among or (lack.what,), lack.needed - lack.has)]


def test_ways_to_pay_have_fewest_jokers_first() -> None:
    """Two red and one blue, for which coins may stand, can be paid in six different ways, those with fewest coins first."""
    found = [way.spent for way in list_payments((RED2, BLUE1))]
    assert found[0] == (("blue", 1), ("red", 2)) and found[-1] == (("coin", 3),)
    assert len(found) == len(set(found)) == 6
    assert [way.jokers for way in list_payments((RED2, BLUE1))] == [0, 1, 1, 2, 2, 3]


def test_time_is_never_lacking() -> None:
    """Time is part of every payment and never lacking; an empty price has one way to pay, which is free."""
    assert list_payments((TIME3, BLUE1))[0] == Payment((("blue", 1),), 3)
    assert list_payments(()) == (FREE,) and find_lacks((TIME3,), Purse()) == ()


@given(prices)
@settings(max_examples=sample(40, 200))
def test_every_way_to_pay_is_listed_once(price: Price) -> None:
    """The ways to pay a price are those that trying everything finds, once each, fewest jokers first, all with its time."""
    found = list_payments(price)
    assert len(found) == len(set(found))
    assert {(list_pieces(way), way.jokers) for way in found} == try_ways(price)
    assert [way.jokers for way in found] == sorted(way.jokers for way in found)
    assert all(way.time == sum(due.time for due in price) for way in found)


@given(prices, purses)
@settings(max_examples=sample(60, 300))
def test_the_judge_agrees_with_trying_everything(price: Price, purse: Purse) -> None:
    """The options are exactly the ways that the purse has the pieces for; a price has lacks if and only if it has no options."""
    legal = Offer(Point(), price).list_options(purse)
    assert {(list_pieces(way.payment), way.payment.jokers) for way in legal} == {
        (paid, jokers) for paid, jokers in try_ways(price) if can_afford(purse, paid)
    }
    assert bool(legal) == (find_lacks(price, purse) == ())


def test_an_option_is_found_with_no_more_judging_than_it_takes() -> None:
    """``allows`` is true for exactly the options; of an endless list it reads no offer after the one asked about."""
    offers = [Offer(Point(1)), Offer(Point(2), (RED2,)), Offers([Offer(Point(3), (BLUE1,)), bar(Point(4), "no")])]
    purse = Purse(red=1, blue=1, coin=1)
    every = [option for other in (purse, Purse(9, 9, 9)) for option in list_options(offers, other)]
    assert [option for option in every if allows(offers, purse, option)] == [*list_options(offers, purse)] * 2
    endless = (Offer(Point(number)) for number in numbers())
    assert allows(endless, purse, Option(Point(5))) and next(iter(endless)).choice == Point(6)


@given(prices, purses)
@settings(max_examples=sample(60, 300))
def test_mending_the_lacks_is_enough_and_needed(price: Price, purse: Purse) -> None:
    """With the lacking pieces the price can be paid, and no way to pay needs fewer; no two lacks have the same rule and kinds."""
    lacks = find_lacks(price, purse)
    assert all(lack.needed > lack.has >= 0 for lack in lacks)
    assert len({(lack.rule, lack.what, lack.among, lack.kinds) for lack in lacks}) == len(lacks)
    more = [tuple(what for part in parts for what in part) for parts in product(*map(list_fills, lacks))]
    offer = Offer(Point(), price)
    assert any(offer.list_options(add_pieces(purse, each)) for each in more)
    short = sum(lack.needed - lack.has for lack in lacks)
    assert short == min(sum(max(0, paid.count(what) - getattr(purse, what)) for what in KINDS) for paid, _ in try_ways(price))


@given(st.lists(prices, max_size=4), st.lists(purses, min_size=1, max_size=4))
@settings(max_examples=sample(40, 200))
def test_a_bundle_says_what_its_offers_say(priced: list[Price], purses: list[Purse]) -> None:
    """A bundle gives for each purse, asked twice, the options and refusals that its offers give one by one, bars included."""
    each = [Offer(Point(n), price) for n, price in enumerate(priced)] + [bar(Point(99), "no")]
    bundle = Offers(each)
    for purse in [*purses, *purses]:
        assert list_options([bundle], purse) == list_options(each, purse)
        assert list_refusals([bundle], purse) == list_refusals(each, purse)


def test_each_lack_blames_its_own_rule() -> None:
    """A coin pays a due of coins alone, or else the first due that misses a piece; the rule of the other due is blamed."""
    assert find_lacks((RED2, BLUE1), Purse(red=1, coin=1)) == (Lack("blue-rule", "blue", 1, 0),)
    assert find_lacks((RED2, BLUE1, COIN1), Purse(red=2, blue=0, coin=1)) == (Lack("blue-rule", "blue", 1, 0),)


@pytest.mark.parametrize(
    ("flexible", "lack"),
    [
        (Due("flexible", "red", 1, "coin"), Lack("flexible", "red", 1, 0)),
        (Due("flexible", count=2, among=("red", "blue"), kinds=1), Lack("flexible", "", 2, 1, ("red", "blue"), 1)),
    ],
)
def test_a_due_that_takes_other_pieces_too_is_blamed(flexible: Due, lack: Lack) -> None:
    """Of a flexible due and one that takes one kind alone, the flexible one lacks its piece, in whichever order they stand."""
    strict, purse = Due("strict", "red", 1), Purse(red=lack.has + 1)
    assert find_lacks((flexible, strict), purse) == find_lacks((strict, flexible), purse) == (lack,)


def test_dues_alike_are_one_lack() -> None:
    """One real cube and two that coins may replace make one lack of three cubes."""
    price = (Due("well", "red", 1), Due("well", "red", 2, "coin"))
    assert find_lacks(price, Purse()) == (Lack("well", "red", 3, 0),)
    assert find_lacks(price, Purse(coin=2)) == (Lack("well", "red", 3, 2),)


def test_alternatives_are_told_apart() -> None:
    """A choice with two prices is refused with the lacks of each; one that can be paid either way is offered both ways."""
    offer = Offer(Point(), (RED2,), (BLUE1, TIME3))
    assert list_refusals([offer], Purse(red=1)) == (
        Refusal(Point(), ((Lack("red-rule", "red", 2, 1),), (Lack("blue-rule", "blue", 1, 0),))),
    )
    both = list_options([offer], Purse(red=2, blue=1))
    assert both == [Option(Point(), Payment((("red", 2),))), Option(Point(), Payment((("blue", 1),), 3))]
    assert list_refusals([offer], Purse(blue=1)) == ()


def test_a_bar_is_a_refusal_for_every_purse() -> None:
    """A choice that a rule bars has no options for any purse, and is refused with the bar's lack and rule."""
    offer = bar(Point(4), "never", "stage", 3, 1)
    assert offer.list_options(Purse(9, 9, 9)) == ()
    assert list_refusals([offer], Purse(9, 9, 9)) == (Refusal(Point(4), ((Lack("never", "stage", 3, 1),),)),)
    assert list_refusals([offer], Purse())[0].rules == ("never",)


@pytest.mark.parametrize("purse", [Purse(), Purse(5, 5, 5)])
def test_a_free_offer_is_always_legal(purse: Purse) -> None:
    """A choice without a price is offered once, free, with an empty purse and with a full one."""
    assert list_options([Offer(Point())], purse) == [Option(Point(), FREE)]
    assert list_refusals([Offer(Point())], purse) == ()


def test_late_offers_are_made_only_to_explain() -> None:
    """A bundle of late offers judges by its options, and makes its offers when refusals are asked for."""
    made = []

    def make() -> tuple[Offer, Offer]:
        made.append(True)
        return Offer(Point(1)), bar(Point(2), "barred")

    late = LateOffers((Option(Point(1)),), make)
    assert list_options((late,), Purse()) == [Option(Point(1))] == [*late.list_options(Purse())]
    assert allows((late,), Purse(), Option(Point(1))) and not allows((late,), Purse(), Option(Point(2)))
    assert not made
    assert [refusal.choice for refusal in list_refusals((late,), Purse())] == [Point(2)] and made == [True]
