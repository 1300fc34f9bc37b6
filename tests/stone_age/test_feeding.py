"""Feeding: food from the field, resources in its place, or the penalty."""

from __future__ import annotations

from tests.stone_age.positions import lay_feeding, lay_stone_age, list_choices, list_payments, pay, play, refuse
from village_core.games.stone_age.choices import Feed, Starve, TakeTwo
from village_core.games.stone_age.feeding import Feeding, Hungry
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import Kind
from village_core.kernel.position import Position


def begin_feeding(**tribe: object) -> Position[Table]:
    """Build a position where the first player, with five workers and no food unless given, has to feed them."""
    return lay_feeding(lay_stone_age(2, {0: {"food": 0, **tribe}}))


def test_food_from_the_field_comes_first() -> None:
    """feed-field, feed-food: four from the field and one from the store feed five; no player is asked."""
    position = lay_feeding(lay_stone_age(2, {0: {"food": 3, "field": 4}, 1: {"food": 5}}))
    assert [tribe.food for tribe in position.table.tribes] == [2, 0]
    assert position.table.round == 2


def test_missing_food_is_paid_with_resources() -> None:
    """feed-resources: all food is paid first, then one resource of any kind stands in for each that is missing."""
    position = begin_feeding(food=2, wood=2, gold=2)
    assert position.top == Hungry(0, 3) and position.table.tribes[0].food == 0
    assert sorted(list_payments(position, Feed())) == [(("gold", 1), ("wood", 2)), (("gold", 2), ("wood", 1))]
    after = play(position, pay(Feed(), gold=1, wood=2))
    assert after.table.tribes[0].gold == 1 and after.table.tribes[0].score == 0


def test_nobody_has_to_give_resources() -> None:
    """feed-penalty: a player may lose ten points instead, once, however much is missing; resources are kept, food is gone."""
    after = play(begin_feeding(food=4, wood=9), Starve())
    tribe = after.table.tribes[0]
    assert (tribe.score, tribe.wood, tribe.food, tribe.workers) == (-10, 9, 0, 5)
    assert play(begin_feeding(), Starve()).table.tribes[0].score == -10


def test_too_few_resources_are_one_reason() -> None:
    """feed-resources: with too few resources feeding is refused for one reason with both numbers; only hunger is left."""
    position = begin_feeding(wood=1, brick=1)
    [[lack]] = refuse(position, Feed()).reasons
    assert (lack.rule, lack.needed, lack.has) == (Rule.FEED_RESOURCES, 5, 2)
    assert list_choices(position) == {Starve()}


def test_hunger_takes_the_score_below_zero() -> None:
    """feed-penalty: a player with 3 points who leaves the workers hungry loses 10 and has -7."""
    assert play(begin_feeding(score=3), Starve()).table.tribes[0].score == -7


def test_any_two_resources_can_be_taken_to_feed() -> None:
    """any-two-take: a player who lacks two food may use the card for any two, and feed with those resources."""
    position = begin_feeding(food=3, any_two=1)
    assert Feed() not in list_choices(position)
    after = play(position, TakeTwo((Kind.WOOD, Kind.WOOD)), Feed())
    assert after.table.tribes[0].wood == 0 and after.table.tribes[0].score == 0


def test_all_are_fed_in_turn_order() -> None:
    """feed-food: players are asked to feed clockwise from the starting player, and then the next round begins."""
    table = lay_stone_age(3, {seat: {"food": 0, "wood": 5} for seat in range(3)}, start=1)
    position = lay_feeding(table, 1)
    assert position.seat == 1
    position = play(position, Feed())
    assert position.seat == 2 and position.agenda[-2] == Feeding((0,))
    position = play(position, Starve())
    assert position.seat == 0
    assert play(position, Feed()).table.round == 2
