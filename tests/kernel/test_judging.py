"""Prices, payments and refusals, with pieces of no particular game."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from village_core.kernel.judging import Offer, Offers, barred, lacking, options, refusals, ways
from village_core.kernel.values import FREE, Choice, Due, Lack, Option, Payment, Price, Refusal, Value


class Point(Choice, frozen=True, tag="point"):
    """Something to point at."""

    number: int = 0


class Purse(Value, frozen=True):
    """Red and blue cubes, and coins that stand for either."""

    red: int = 0
    blue: int = 0
    coin: int = 0


RED2 = Due("red-rule", "red", 2, "coin")
BLUE1 = Due("blue-rule", "blue", 1, "coin")
COIN1 = Due("coin-rule", "coin", 1)
TIME3 = Due("time-rule", time=3)

dues = st.builds(
    Due,
    st.sampled_from(["one", "two"]),
    st.sampled_from(["red", "blue", "coin"]),
    st.integers(0, 3),
    st.sampled_from(["", "coin"]),
    st.integers(0, 2),
)
prices = st.lists(dues, max_size=3).map(tuple)
purses = st.builds(Purse, st.integers(0, 4), st.integers(0, 4), st.integers(0, 4))


def brute_force(price: Price, purse: Purse) -> bool:
    """Whether any way of letting coins stand in pays the price: tried one by one."""
    for jokers in product(*(range(due.count + 1) if due.joker else [0] for due in price)):
        left = {"red": purse.red, "blue": purse.blue, "coin": purse.coin}
        for due, joker in zip(price, jokers, strict=True):
            left[due.what] -= due.count - joker
            left["coin"] -= joker
        if min(left.values()) >= 0:
            return True
    return False


def test_ways_to_pay_have_fewest_jokers_first() -> None:
    """Two red and one blue can be paid with none to three coins, every mixture once."""
    found = [way.spent for way in ways((RED2, BLUE1))]
    assert found[0] == (("blue", 1), ("red", 2)) and found[-1] == (("coin", 3),)
    assert len(found) == len(set(found)) == 6
    assert [way.jokers for way in ways((RED2, BLUE1))] == [0, 1, 1, 2, 2, 3]


def test_time_is_paid_by_everybody() -> None:
    """Time is part of the payment and never lacking."""
    assert ways((TIME3, BLUE1))[0] == Payment((("blue", 1),), 3)
    assert ways(()) == (FREE,) and lacking((TIME3,), Purse()) == ()


@given(prices, purses)
@settings(max_examples=400, deadline=None)
def test_the_judge_agrees_with_trying_everything(price: Price, purse: Purse) -> None:
    """An offer is legal exactly when some assignment of coins pays it, and then nothing is lacking."""
    legal = Offer(Point(), price).legal(purse)
    assert bool(legal) == brute_force(price, purse) == (lacking(price, purse) == ())
    for option in legal:
        spent = dict(option.payment.spent)
        assert all(getattr(purse, what) >= count for what, count in spent.items())
        assert sum(spent.values()) == sum(due.count for due in price)
        assert option.payment.time == sum(due.time for due in price)


@given(prices, purses)
@settings(max_examples=400, deadline=None)
def test_mending_a_lack_is_enough(price: Price, purse: Purse) -> None:
    """Whoever gets exactly what is lacking can pay."""
    richer = {"red": purse.red, "blue": purse.blue, "coin": purse.coin}
    for lack in lacking(price, purse):
        assert lack.needed > lack.has
        richer[lack.what] += lack.needed - lack.has
    assert Offer(Point(), price).legal(Purse(**richer))


@given(st.lists(prices, max_size=4), st.lists(purses, min_size=1, max_size=4))
@settings(max_examples=200, deadline=None)
def test_a_bundle_says_what_its_offers_say(priced: list[Price], purses: list[Purse]) -> None:
    """A bundle remembers, and still gives for every purse what its offers give one by one, bars included."""
    each = [Offer(Point(n), price) for n, price in enumerate(priced)] + [barred(Point(99), "no")]
    bundle = Offers(each)
    for purse in [*purses, *purses]:
        assert options([bundle], purse) == options(each, purse)
        assert refusals([bundle], purse) == refusals(each, purse)


def test_each_lack_blames_its_own_rule() -> None:
    """The coin pays the first due that misses something; the other due's rule is blamed for the rest."""
    assert lacking((RED2, BLUE1), Purse(red=1, coin=1)) == (Lack("blue-rule", "blue", 1, 0),)
    assert lacking((RED2, BLUE1, COIN1), Purse(red=2, blue=0, coin=1)) == (Lack("blue-rule", "blue", 1, 0),)


def test_dues_alike_are_one_lack() -> None:
    """One real cube and two that coins may replace are told as three cubes, not as one and two."""
    price = (Due("well", "red", 1), Due("well", "red", 2, "coin"))
    assert lacking(price, Purse()) == (Lack("well", "red", 3, 0),)
    assert lacking(price, Purse(coin=2)) == (Lack("well", "red", 3, 2),)


def test_alternatives_are_told_apart() -> None:
    """A choice with two prices is refused with what each of them lacks; one that can be paid either way is offered
    both ways.
    """
    offer = Offer(Point(), (RED2,), (BLUE1, TIME3))
    assert refusals([offer], Purse(red=1)) == (
        Refusal(Point(), ((Lack("red-rule", "red", 2, 1),), (Lack("blue-rule", "blue", 1, 0),))),
    )
    both = options([offer], Purse(red=2, blue=1))
    assert both == (Option(Point(), Payment((("red", 2),))), Option(Point(), Payment((("blue", 1),), 3)))
    assert refusals([offer], Purse(blue=1)) == ()


def test_a_bar_is_a_refusal_for_everybody() -> None:
    """What a rule bars nobody can buy."""
    offer = barred(Point(4), "never", "stage", 3, 1)
    assert offer.legal(Purse(9, 9, 9)) == ()
    assert refusals([offer], Purse(9, 9, 9)) == (Refusal(Point(4), ((Lack("never", "stage", 3, 1),),)),)
    assert refusals([offer], Purse())[0].rules == ("never",)


@pytest.mark.parametrize("purse", [Purse(), Purse(5, 5, 5)])
def test_a_free_offer_is_always_legal(purse: Purse) -> None:
    """What costs nothing is offered once, free."""
    assert options([Offer(Point())], purse) == (Option(Point(), FREE),)
    assert refusals([Offer(Point())], purse) == ()
