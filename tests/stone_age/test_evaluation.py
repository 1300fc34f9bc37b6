"""Worth of a position to a seat."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.stone_age.positions import lay_stone_age
from village_core.games.stone_age.evaluation import JUDGEMENTS, Reason
from village_core.games.stone_age.vocabulary import Place

POTTERY_FOR_DICE, FARMER_FOR_DICE, FARMER_FOR_STONE, TOOL_MAKER_FOR_FOUR, TOOL_MAKER_FOR_THREE = 0, 8, 18, 28, 29
HEALING_FOR_FOOD, MUSIC_FOR_POINTS, FARMER_FOR_FIELD, ART_FOR_TOOL, HEALING_FOR_ANY_TWO = 11, 26, 31, 33, 35


def evaluate(card: int = POTTERY_FOR_DICE, **has: object) -> Mapping[str, float]:
    """Return the worth, reason by reason, of a table to a tribe that has a wood, food for this round and ``has``.

    The weights are those for two players; ``card`` lies first in the row.
    """
    return JUDGEMENTS.find_judgement(2).evaluate_reasons(
        lay_stone_age(2, {0: {"wood": 1, "food": 5} | has}, row=(card, 12, 14, 16)), 0
    )


def test_every_reason_is_given() -> None:
    """The worth of a position to a seat is given as points for every reason."""
    assert set(evaluate()) == set(Reason)


@pytest.mark.parametrize(
    ("reason", "more"),
    [
        (Reason.POINTS, {"score": 3}),
        (Reason.CARDS, {"cards": (POTTERY_FOR_DICE + 1,)}),
        (Reason.CARDS, {"secret": (POTTERY_FOR_DICE + 1,)}),
        (Reason.RESOURCES, {"brick": 1}),
        (Reason.RESOURCES, {"any_two": 1}),
        (Reason.FOOD, {"food": 6}),
        (Reason.GROWTH, {"workers": 6}),
        (Reason.GROWTH, {"field": 1}),
        (Reason.GROWTH, {"tools": (1, 0, 0)}),
        (Reason.GROWTH, {"one_use": (2,)}),
        (Reason.WORKERS_HOME, {"workers": 6}),
        (Reason.WORKERS_OUT, {"at": {Place.QUARRY: 2}}),
    ],
)
def test_more_of_something_is_worth_more(reason: Reason, more: dict[str, object]) -> None:
    """A tribe with more of one thing is worth more under that thing's reason."""
    assert evaluate(**more)[reason] > evaluate()[reason]


def test_a_one_use_tool_is_worth_its_points() -> None:
    """A one-use tool of four is worth as much as two one-use tools of two."""
    assert evaluate(one_use=(4,)) == pytest.approx(evaluate(one_use=(2, 2)))


@pytest.mark.parametrize(
    ("card", "gift", "other", "others"),
    [
        (FARMER_FOR_DICE, {"gold": 1}, FARMER_FOR_STONE, {"stone": 1}),
        (FARMER_FOR_DICE, {"gold": 1}, FARMER_FOR_FIELD, {"field": 1}),
        (POTTERY_FOR_DICE, {"gold": 1}, ART_FOR_TOOL, {"tools": (1, 0, 0)}),
        (POTTERY_FOR_DICE, {"gold": 1}, HEALING_FOR_FOOD, {"food": 10}),
        (POTTERY_FOR_DICE, {"gold": 1}, MUSIC_FOR_POINTS, {"score": 3}),
        (POTTERY_FOR_DICE, {"gold": 1}, HEALING_FOR_ANY_TWO, {"any_two": 1}),
        (TOOL_MAKER_FOR_FOUR, {"one_use": (4,)}, TOOL_MAKER_FOR_THREE, {"one_use": (3,)}),
    ],
)
def test_a_claimed_card_promises_what_its_gift_is_worth(
    card: int, gift: dict[str, object], other: int, others: dict[str, object]
) -> None:
    """Two claimed cards that count alike differ by a share of the difference between tribes that have their gifts.

    The dice that the players share out count as a gold.
    """
    (share,) = JUDGEMENTS.find_judgement(2).weights["bargain"]
    claimed = [evaluate(each, at={Place.CARD_1: 1})[Reason.WORKERS_OUT] for each in (card, other)]
    having = [sum(evaluate(**each).values()) for each in (gift, others)]
    assert share > 0 and claimed[0] - claimed[1] == pytest.approx(share * (having[0] - having[1]))


def test_a_claimed_building_promises_as_much_as_its_scarcest_resource_allows() -> None:
    """A claimed building of two wood and a stone promises nothing while there is no stone, and most once all can be paid."""
    claimed = [
        evaluate(wood=wood, stone=stone, at={Place.BUILDING_2: 1})[Reason.WORKERS_OUT]
        for wood, stone in ((1, 0), (2, 0), (1, 1), (2, 1))
    ]
    assert claimed[0] == claimed[1] < claimed[2] < claimed[3]


def test_a_claimed_card_is_paid_with_the_cheapest_resource() -> None:
    """A claimed card that costs one resource promises more to a tribe with wood and gold than to one with gold alone."""
    claimed = [
        evaluate(FARMER_FOR_DICE, **held, at={Place.CARD_1: 1})[Reason.WORKERS_OUT]
        for held in ({"gold": 1}, {"wood": 0, "gold": 2})
    ]
    assert claimed[0] > claimed[1]
