"""Crafts: the five buildings."""

from __future__ import annotations

import pytest

from tests.village.positions import BIG, FIRST, decide, lay_acting, lay_village, list_choices, list_payments, play, refuse
from village_core.games.village.choices import Buy, Grind, Leave, Produce, Train
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import Building, Good, Place

SHOPS = [  # building, good, training, production, price
    (Building.WAINWRIGHT, Good.WAGON, 2, 2, {"knowledge": 1, "skill": 1}),
    (Building.STABLE, Good.HORSE, 3, 3, {"grain": 3}),
    (Building.STABLE, Good.OX, 3, 3, {"grain": 3}),
    (Building.OFFICE, Good.SCROLL, 2, 2, {"knowledge": 1}),
    (Building.SMITHY, Good.PLOW, 3, 3, {"knowledge": 1, "skill": 1}),
]


@pytest.mark.parametrize("edition", [FIRST, BIG])
@pytest.mark.parametrize(("building", "good", "training", "production", "price"), SHOPS)
def test_the_three_ways_to_a_good(
    edition: str, building: Building, good: Good, training: int, production: int, price: dict[str, int]
) -> None:
    """crafts-training, crafts-time, crafts-price, crafts-product: train and make, make, or buy, one good each."""
    position = lay_acting(lay_village(2, edition), "crafts")
    trained = play(position, Train(1, building, good)).table
    assert (trained.farms[0].time, getattr(trained.farms[0], good)) == (training + production, 1)
    again = play(lay_acting(trained, "crafts"), Produce(building, good)).table.farms[0]
    assert (again.time, getattr(again, good)) == (training + 2 * production, 2)
    bought = play(lay_acting(lay_village(2, edition, stock={0: price}), "crafts"), Buy(building, good)).table.farms[0]
    assert (bought.time, getattr(bought, good)) == (0, 1) and all(not getattr(bought, what) for what in price)


@pytest.mark.parametrize(("building", "good", "training", "production", "price"), SHOPS)
def test_training_alone(building: Building, good: Good, training: int, production: int, price: dict[str, int]) -> None:
    """crafts-training: a member may be trained without making a good: only the training's time is spent."""
    farm = play(lay_acting(lay_village(2), "crafts"), Train(1, building)).table.farms[0]
    assert farm.time == training and getattr(farm, good) == 0 and farm.list_generations_at(Place(building)) == (1,)


def test_only_a_trained_member_produces() -> None:
    """crafts-trained: a member in a workshop makes only that workshop's goods."""
    position = lay_acting(lay_village(2, members={0: {"smithy": [1]}}), "crafts")
    assert Produce(Building.SMITHY, Good.PLOW) in list_choices(position)
    assert refuse(position, Produce(Building.OFFICE, Good.SCROLL)).rules == (Rule.CRAFTS_TRAINED,)


def test_others_members_do_not_help() -> None:
    """crafts-trained: another player's member in the building does not help."""
    position = lay_acting(lay_village(2, members={1: {"smithy": [1]}}), "crafts")
    assert refuse(position, Produce(Building.SMITHY, Good.PLOW)).rules == (Rule.CRAFTS_TRAINED,)


def test_one_good_however_many_members() -> None:
    """crafts-product: two members in a building still make one good for the same time."""
    farm = play(
        lay_acting(lay_village(2, members={0: {"smithy": [1, 1]}}), "crafts"), Produce(Building.SMITHY, Good.PLOW)
    ).table.farms[0]
    assert (farm.plow, farm.time) == (1, 3)


def test_a_coin_stands_for_influence_but_not_for_grain() -> None:
    """crafts-price, coin-joker: a coin stands for either cube; the office takes a coin alone; grain has no stand-in."""
    position = lay_acting(lay_village(2, stock={0: {"coin": 2, "skill": 1}}), "crafts")
    assert [payment.spent for payment in list_payments(position, Buy(Building.WAINWRIGHT, Good.WAGON))] == [
        (("coin", 1), ("skill", 1)),
        (("coin", 2),),
    ]
    assert [payment.spent for payment in list_payments(position, Buy(Building.OFFICE, Good.SCROLL))] == [(("coin", 1),)]
    lack = refuse(position, Buy(Building.STABLE, Good.OX)).reasons[0][0]
    assert (lack.rule, lack.what, lack.needed, lack.has) == (Rule.CRAFTS_PRICE, "grain", 3, 0)


def test_the_mill() -> None:
    """crafts-mill: two hours and two bags of grain become two coins; with fewer bags the mill is refused."""
    position = lay_acting(lay_village(2, stock={0: {"grain": 3}}), "crafts")
    farm = play(position, Grind()).table.farms[0]
    assert (farm.grain, farm.coin, farm.time) == (1, 2, 2)
    lack = refuse(lay_acting(lay_village(2, stock={0: {"grain": 1}}), "crafts"), Grind()).reasons[0][0]
    assert (lack.rule, lack.what, lack.needed, lack.has) == (Rule.CRAFTS_MILL, "grain", 2, 1)


def test_nobody_stands_at_the_mill() -> None:
    """crafts-mill-nobody: no member can be trained at the mill."""
    position = lay_acting(lay_village(2), "crafts")
    assert refuse(position, Train(1, Building.MILL)).rules == (Rule.CRAFTS_MILL_NOBODY,)


def test_only_somebody_from_the_farm_is_trained() -> None:
    """member-from-farm: members elsewhere are not sent to a workshop."""
    position = lay_acting(lay_village(2, members={0: {"city-a": [1, 1], "council-1": [1], "bag": [1]}}), "crafts")
    assert list_choices(position) == {Leave()}
    assert refuse(position, Train(1, Building.OFFICE)).rules == (Rule.MEMBER_FROM_FARM,)


def test_any_generation_may_be_trained() -> None:
    """crafts-training: the owner chooses which member of the farm goes."""
    position = lay_acting(lay_village(2, members={0: {"farm": [3]}}), "crafts")
    assert {Train(1, Building.OFFICE), Train(3, Building.OFFICE)} <= list_choices(position)
    assert Train(2, Building.OFFICE) not in list_choices(position)


def test_a_good_that_has_run_out_in_2011() -> None:
    """supply-limited: with eight plows on farms no more can be made or bought; training alone stays possible."""
    table = lay_village(2, stock={0: {"skill": 1, "knowledge": 1}, 1: {"plow": 8}}, members={0: {"smithy": [1]}})
    position = lay_acting(table, "crafts")
    for choice in (Produce(Building.SMITHY, Good.PLOW), Buy(Building.SMITHY, Good.PLOW)):
        assert refuse(position, choice).rules == (Rule.SUPPLY_LIMITED,)
    assert Train(1, Building.SMITHY) in list_choices(position) and Train(1, Building.SMITHY, Good.PLOW) not in list_choices(
        position
    )


def test_goods_never_run_out_in_the_big_box() -> None:
    """supply-unlimited: in the Big Box a thirteenth plow can be made, and a player gets coins beyond the twenty-fifth."""
    table = lay_village(2, BIG, stock={0: {"grain": 2}, 1: {"plow": 12, "coin": 25}}, members={0: {"smithy": [1]}})
    assert play(lay_acting(table, "crafts"), Produce(Building.SMITHY, Good.PLOW)).table.farms[0].plow == 1
    assert play(lay_acting(table, "crafts"), Grind()).table.farms[0].coin == 2


def test_the_mill_pays_what_coins_there_are_in_2011() -> None:
    """supply-limited: the mill pays the one coin that is left; with none it does not grind."""
    one = lay_village(2, stock={0: {"grain": 2}, 1: {"coin": 14}})
    assert play(lay_acting(one, "crafts"), Grind()).table.farms[0].coin == 1
    none = lay_village(2, stock={0: {"grain": 2}, 1: {"coin": 15}})
    assert refuse(lay_acting(none, "crafts"), Grind()).rules == (Rule.SUPPLY_LIMITED,)


def test_a_purchase_ends_the_turn() -> None:
    """crafts-product: after one good is bought, though there is influence left for more, the next player has the turn."""
    position = lay_acting(lay_village(2, stock={0: {"knowledge": 5}}), "crafts")
    assert decide(position, Buy(Building.OFFICE, Good.SCROLL)).position.seat == 1
