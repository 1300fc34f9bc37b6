"""Travel."""

from __future__ import annotations

import pytest

from tests.village.positions import BIG, FIRST, decide, lay_acting, lay_village, list_choices, list_payments, play, refuse, settle
from village_core.games.village.choices import Leave, TakeInfluence, Travel
from village_core.games.village.rewarding import Rewarded
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import Influence, Place

FARM = Place.FARM
CITY = {letter: Place(f"city-{letter}") for letter in "abcdef"}
LEGS = [  # start, end, influence
    ("farm", "a", {"faith": 2}),
    ("farm", "b", {"knowledge": 2}),
    ("a", "b", {"skill": 2}),
    ("a", "c", {"faith": 1, "skill": 1}),
    ("b", "d", {"knowledge": 1, "skill": 1}),
    ("c", "d", {"faith": 1, "knowledge": 1}),
    ("c", "e", {"skill": 2}),
    ("d", "f", {"skill": 2}),
    ("e", "f", {"faith": 1, "knowledge": 1}),
]


def find_place(name: str) -> Place:
    """Return the city of a letter from a to f; any other name means the farm."""
    return CITY.get(name, FARM)


@pytest.mark.parametrize("edition", [FIRST, BIG])
@pytest.mark.parametrize(("start", "end", "influence"), LEGS)
def test_every_leg_costs_its_influence_a_wagon_and_time(edition: str, start: str, end: str, influence: dict[str, int]) -> None:
    """travel-toll, travel-influence, travel-move: a leg costs two hours, a wagon and its influence.

    It can be travelled in both directions, but not to the farm (travel-no-return).
    """
    for one, other in ((start, end), (end, start)):
        table = lay_village(
            2, edition, members={0: {} if one == "farm" else {find_place(one): [1]}}, stock={0: {"wagon": 1, **influence}}
        )
        choice = Travel(1, find_place(one), find_place(other))
        if other == "farm":
            assert refuse(lay_acting(table, "travel"), choice).rules == (Rule.TRAVEL_NO_RETURN,)
            continue
        farm = decide(lay_acting(table, "travel"), choice).position.table.farms[0]
        assert (farm.time, farm.wagon, farm.list_generations_at(find_place(other))) == (2, 0, (1,))
        assert all(not getattr(farm, kind) for kind in influence) and farm.cities == (find_place(other),)


def test_no_other_roads() -> None:
    """travel-road: a city without a leg from here can't be reached, however rich the traveller."""
    rich = {0: {"wagon": 8, "skill": 9, "faith": 9, "knowledge": 9}}
    joined = {frozenset((start, end)) for start, end, _ in LEGS}
    for start in ("farm", *"abcdef"):
        position = lay_acting(
            lay_village(2, members={0: {find_place(start): [1]} if start != "farm" else {}}, stock=rich), "travel"
        )
        for end in "abcdef":
            choice = Travel(1, find_place(start), find_place(end))
            if frozenset((start, end)) in joined:
                assert choice in list_choices(position)
            elif start != end:
                assert refuse(position, choice).rules == (Rule.TRAVEL_ROAD,)


def test_nobody_travels_home() -> None:
    """travel-no-return: a journey from a city to the farm is refused."""
    position = lay_acting(lay_village(2, members={0: {"city-a": [1]}}, stock={0: {"wagon": 1, "faith": 2}}), "travel")
    assert refuse(position, Travel(1, CITY["a"], FARM)).rules == (Rule.TRAVEL_NO_RETURN,)


def test_a_second_member_may_set_out() -> None:
    """travel-move: with one member on the map another may leave the farm, or the first moves on."""
    table = lay_village(2, members={0: {"city-a": [1]}}, stock={0: {"wagon": 1, "faith": 2, "skill": 2}})
    assert {Travel(1, FARM, CITY["a"]), Travel(1, CITY["a"], CITY["b"]), Travel(1, CITY["a"], CITY["c"])} <= list_choices(
        lay_acting(table, "travel")
    )


REWARDS = [("a", {"prestige": 3}), ("b", {"prestige": 3}), ("c", {"coin": 1}), ("f", {"coin": 1})]
WAY_TO = {
    "a": ("farm", {"faith": 2}),
    "b": ("farm", {"knowledge": 2}),
    "c": ("a", {"faith": 1, "skill": 1}),
    "f": ("d", {"skill": 2}),
}


@pytest.mark.parametrize(("city", "reward"), REWARDS)
def test_rewards(city: str, reward: dict[str, int]) -> None:
    """travel-reward: a first visit brings three prestige in the cities A and B, a coin in C and F."""
    start, influence = WAY_TO[city]
    members = {} if start == "farm" else {find_place(start): [1]}
    table = lay_village(2, members={0: members}, stock={0: {"wagon": 1, **influence}})
    farm = play(lay_acting(table, "travel"), Travel(1, find_place(start), find_place(city))).table.farms[0]
    assert {what: getattr(farm, what) for what in reward} == reward


@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_influence_of_choice_may_be_alike(edition: str) -> None:
    """travel-reward: city D gives any two cubes of the supply, alike too, in both editions."""
    table = lay_village(2, edition, members={0: {"city-b": [1]}}, stock={0: {"wagon": 1, "knowledge": 1, "skill": 1}})
    position = play(lay_acting(table, "travel"), Travel(1, CITY["b"], CITY["d"]))
    assert len(list_choices(position)) == 10
    farm = play(position, TakeInfluence((Influence.FAITH, Influence.FAITH))).table.farms[0]
    assert farm.faith == 2


def test_a_second_visit_pays_again_and_earns_nothing() -> None:
    """travel-once: a second visit has its whole price, but no marker and no reward."""
    table = lay_village(2, cities={0: ("city-a",)}, stock={0: {"wagon": 1, "faith": 2}})
    farm = play(lay_acting(table, "travel"), Travel(1, FARM, CITY["a"])).table.farms[0]
    assert (farm.prestige, farm.time, farm.wagon, farm.faith, farm.cities) == (0, 2, 0, 0, (CITY["a"],))


def test_others_may_visit_too() -> None:
    """travel-once: another player's marker does not block a city."""
    table = lay_village(2, cities={1: ("city-a",)}, stock={0: {"wagon": 1, "faith": 2}})
    assert play(lay_acting(table, "travel"), Travel(1, FARM, CITY["a"])).table.farms[0].prestige == 3


def test_what_a_traveller_lacks() -> None:
    """travel-toll, travel-influence: a refusal names the missing wagon by the first, the missing influence by the second."""
    position = lay_acting(lay_village(2, stock={0: {"faith": 1}}), "travel")
    lacks = refuse(position, Travel(1, FARM, CITY["a"])).reasons[0]
    assert [(lack.rule, lack.what, lack.needed, lack.has) for lack in lacks] == [
        (Rule.TRAVEL_TOLL, "wagon", 1, 0),
        (Rule.TRAVEL_INFLUENCE, "faith", 2, 1),
    ]


def test_coins_pay_influence_but_no_wagon() -> None:
    """coin-joker: a coin stands for either cube of the leg, never for the wagon."""
    table = lay_village(2, stock={0: {"wagon": 1, "faith": 1, "coin": 2}})
    found = [payment.spent for payment in list_payments(lay_acting(table, "travel"), Travel(1, FARM, CITY["a"]))]
    assert found == [(("coin", 1), ("faith", 1), ("wagon", 1)), (("coin", 2), ("wagon", 1))]
    assert list_choices(lay_acting(lay_village(2, stock={0: {"coin": 9}}), "travel")) == {Leave()}


def test_nobody_at_home_and_nobody_on_the_way() -> None:
    """member-from-farm: with all members in the smithy a journey from the farm is refused."""
    position = lay_acting(lay_village(2, members={0: {"smithy": [1, 1, 1, 1]}}, stock={0: {"wagon": 1, "faith": 2}}), "travel")
    assert refuse(position, Travel(1, FARM, CITY["a"])).rules == (Rule.MEMBER_FROM_FARM,)


def test_a_city_pays_what_coins_there_are_in_2011() -> None:
    """supply-limited: with no coin left in the box of 2011 a city's coin is lost; in the Big Box it is paid.

    A marker is laid in both editions.
    """
    for edition, coins in ((FIRST, 0), (BIG, 1)):
        stock = {0: {"wagon": 1, "faith": 1, "skill": 1}, 1: {"coin": 15 if edition == FIRST else 25}}
        table = lay_village(2, edition, members={0: {"city-a": [1]}}, stock=stock)
        farm = play(lay_acting(table, "travel"), Travel(1, CITY["a"], CITY["c"])).table.farms[0]
        assert (farm.coin, farm.cities) == (coins, (CITY["c"],))


def test_no_influence_left_to_choose() -> None:
    """supply-influence: influence of choice goes as far as the supply; an empty supply asks no player."""
    stock = {1: {"skill": 17, "persuasion": 18, "faith": 18, "knowledge": 18}}
    position = settle(lay_village(2, stock=stock, spaces={}), Rewarded(0, 2, Rule.TRAVEL_REWARD))
    assert list_choices(position) == {TakeInfluence((Influence.SKILL,))}
    assert refuse(position, TakeInfluence((Influence.FAITH,))).rules == (Rule.SUPPLY_INFLUENCE,)
    assert refuse(position, TakeInfluence((Influence.SKILL, Influence.SKILL))).rules == (Rule.SUPPLY_INFLUENCE,)
    empty = lay_village(2, stock={1: {**stock[1], "skill": 18}}, spaces={})
    assert settle(empty, Rewarded(0, 2, Rule.TRAVEL_REWARD)).over
