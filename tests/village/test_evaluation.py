"""Worth of a position to a seat."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from tests.village.positions import lay_village
from tests.village.solo.positions import lay_solo
from village_core.games.village.evaluation import JUDGEMENTS, Reason
from village_core.games.village.table import Trigger, view_as
from village_core.games.village.vocabulary import Filled, Moment


def evaluate(table, seat):
    """Return the worth of a table to a seat, reason by reason, by the weights that were set by hand."""
    return JUDGEMENTS.by_hand.evaluate_reasons(table, seat)


def test_a_seat_judges_by_what_it_sees():
    """A seat's judgement is the same if others' customers and the pile are face down."""
    table = lay_village(served={0: (0,), 1: (3, 5)}, stock={0: {"plow": 1, "horse": 1}})
    for seat in (0, 1, 2):
        assert evaluate(table, seat) == evaluate(view_as(table, seat), seat)


def test_every_reason_is_given():
    """The worth of a table has a number for each reason; the ring has one reason among several players, another against Carla."""
    assert set(evaluate(lay_village(), 0)) == set(Reason) - {Reason.RING_ALONE}
    assert set(evaluate(lay_solo(), 0)) == set(Reason) - {Reason.RING}


@pytest.mark.parametrize(
    ("reason", "more"),
    [
        (Reason.PRESTIGE, {"stock": {0: {"prestige": 3}}}),
        (Reason.CUSTOMERS, {"served": {0: (4,)}}),
        (Reason.GOODS, {"stock": {0: {"plow": 1}}}),
        (Reason.GRAIN, {"stock": {0: {"grain": 2}}}),
        (Reason.INFLUENCE, {"stock": {0: {"faith": 1}}}),
        (Reason.COINS, {"stock": {0: {"coin": 1}}}),
        (Reason.TRAVEL, {"members": {0: {"city-a": (1,)}}, "cities": {0: ("city-a",)}}),
        (Reason.COUNCIL, {"members": {0: {"council-2": (1,)}}}),
        (Reason.CHURCH, {"members": {0: {"church-1": (1,)}}}),
        (Reason.CHRONICLE, {"members": {0: {"chronicle-farm": (1,)}}}),
        (Reason.TRAINED, {"members": {0: {"smithy": (1,)}}}),
        (Reason.BAG, {"members": {0: {"bag": (1,)}}}),
        (Reason.FAMILY, {"members": {0: {"farm": (2,)}}}),
        (Reason.RING, {"ring": 0}),
    ],
)
def test_more_of_something_is_worth_more(reason, more):
    """A table with more of one thing is worth more under that thing's reason."""
    assert evaluate(lay_village(**more), 0)[reason] > evaluate(lay_village(), 0)[reason]


def test_time_costs_more_towards_the_end_of_a_lap():
    """Each of a lap's first nine hourglasses costs at least as much as the one before, the ninth more than the first."""
    spent = [evaluate(lay_village(stock={0: {"time": time}}), 0)[Reason.TIME] for time in range(10)]
    costs = [before - after for before, after in pairwise(spent)]
    assert min(costs) > 0 and costs == sorted(costs) and costs[-1] > costs[0]


def test_goods_are_worth_more_where_a_customer_wants_them():
    """Plow and horse are worth most with a customer at the stalls who wants both, less in the queue, least without one.

    Of two customers who want the same plow the one with more points counts, wherever they stand.
    """

    def evaluate_goods(stalls: tuple[int, ...], queue: tuple[int, ...]) -> float:
        return evaluate(lay_village(2, stalls=stalls, queue=queue, stock={0: {"plow": 1, "horse": 1}}), 0)[Reason.GOODS]

    assert evaluate_goods((0, 19, 23), ()) > evaluate_goods((19, 23), (0,)) > evaluate_goods((19, 23), ())
    assert evaluate_goods((22, 0), ()) == evaluate_goods((0, 22), ()) == evaluate_goods((0,), ())


def test_grain_is_no_good_that_a_customer_wants():
    """A customer whose plow is missing makes the other goods that it wants worth more, but not its grain."""

    def evaluate_goods(*stalls: int) -> float:
        return evaluate(lay_village(2, stalls=stalls, queue=(), stock={0: {"horse": 1, "grain": 2}}), 0)[Reason.GOODS]

    plow_and_horse, plow_and_grain = 0, 10
    assert evaluate_goods(plow_and_horse) > evaluate_goods(plow_and_grain) == evaluate_goods()


def test_hopes_fade_as_the_graves_fill():
    """Influence is worth less by the tuned weights, the more members of any family lie in graves."""
    worths = []
    for graves in ((), (1,), (1, 1)):
        table = lay_village(stock={0: {"faith": 2}}, members={1: {"grave": graves}})
        worths.append(JUDGEMENTS.find_judgement(3).evaluate_reasons(table, 0)[Reason.INFLUENCE])
    assert worths[0] > worths[1] > worths[2] > 0


def test_hopes_fade_once_the_end_is_rung_in():
    """Once the end is rung in, influence is worth less, and prestige keeps its worth."""
    before = lay_village(stock={0: {"faith": 2, "prestige": 4}})
    after = replace(before, trigger=Trigger(1, Filled.GRAVES, Moment.TURN_END))
    assert evaluate(after, 0)[Reason.INFLUENCE] < evaluate(before, 0)[Reason.INFLUENCE]
    assert evaluate(after, 0)[Reason.PRESTIGE] == evaluate(before, 0)[Reason.PRESTIGE] == 4
