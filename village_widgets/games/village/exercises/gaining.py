"""Choices after which an exercise asks what a seat has."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from village_core.games.village import choices
from village_core.games.village.edition import EDITIONS
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CITIES, INFLUENCES, WORKSHOPS, Cube, Place, Space
from village_core.games.village.workplaces.harvest import count_bags
from village_widgets.games.village.exercises import positions
from village_widgets.games.village.exercises.barring import AWAY, pick_table
from village_widgets.games.village.exercises.claims import Loses
from village_widgets.games.village.exercises.outcomes import claim_amounts, claim_at_home, claim_piles, pick_rich_table
from village_widgets.games.village.exercises.positions import offer_privileges, scatter, send_from_home, start_action, stock
from village_widgets.tutor.exercise import FIRST, Unfit
from village_widgets.tutor.following import Consequences, Scenes, choose_option

TEAMS: Final = {
    Rule.HARVEST: ({}, {"plow": 1}, {"ox": 1}, {"horse": 1, "ox": 1}),
    Rule.HARVEST_HORSE: ({"plow": 1, "horse": 1}, {"plow": 1, "horse": 2}),
    Rule.HARVEST_OX: ({"plow": 1, "ox": 1}, {"plow": 1, "horse": 1, "ox": 1}),
}
"""Animals and plows on the farm for each way to harvest, the simplest first."""


def _take_cube(random: Random, level: int) -> Consequences[Table]:
    """Return claims about a cube of influence, which comes to the farm and brings nothing else.

    May raise ``Unfit``, for example for a plague cube.
    """
    table, seat = pick_table(random, level)
    position = positions.start_turn(table, seat)
    option = choose_option(random, level, position, choices.Take)
    assert isinstance(option.choice, choices.Take)
    cube = option.choice.cube
    if cube is None or cube is Cube.PLAGUE:
        raise Unfit("plague")
    return claim_amounts(position, option, seat, cube.value, 1, 0, 2)


def _take_plague(random: Random, level: int) -> Consequences[Table]:
    """Return claims about a plague cube, which goes back to the supply and takes time.

    May raise ``Unfit``, for example if there is none.
    """
    table, seat = pick_table(random, level)
    position = positions.start_turn(table, seat)
    options = [o for o in position.options if isinstance(o.choice, choices.Take) and o.choice.cube is Cube.PLAGUE]
    if not options:
        raise Unfit("plague")
    option = random.choice(options)
    return Consequences(position, option, tuple(Loses(option, seat, time) for time in (1, 2, 3, 0, 4)))


def _harvest(rule: Rule, random: Random, level: int) -> Consequences[Table]:
    table, seat = pick_table(random, level)
    table = stock(table, seat, plow=0, horse=0, ox=0, grain=random.randint(0, 1))
    table = stock(table, seat, **random.choice(TEAMS[rule][:level] if level == FIRST else TEAMS[rule]))
    position = start_action(table, seat, Space.HARVEST)
    return claim_amounts(position, choose_option(random, level, position, choices.Harvest), seat, "grain", 2, 3, 4)


def _overfill_barn(random: Random, level: int) -> Consequences[Table]:
    """Return claims about a harvest for which the farm has too little room. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    table = stock(table, seat, plow=0, horse=0, ox=0)
    table = stock(table, seat, **random.choice([team for teams in TEAMS.values() for team in teams]))
    bags, _ = count_bags(table.farms[seat], table.edition)
    table = stock(table, seat, grain=table.edition.farm.grain - random.randint(1, bags - 1))
    position = start_action(table, seat, Space.HARVEST)
    return claim_amounts(position, choose_option(random, level, position, choices.Harvest), seat, "grain", bags, 1, 2, 3)


def _bear_child(random: Random, level: int) -> Consequences[Table]:
    table, seat = pick_table(random, level)
    position = start_action(
        scatter(random, table, seat, *AWAY, times=random.randint(1, 2)) if random.random() < 0.5 else table, seat, Space.FAMILY
    )
    option = choose_option(random, level, position, choices.Birth)
    return claim_at_home(position, option, seat, 1, 0, 2, -1)


def _bring_home(random: Random, level: int) -> Consequences[Table]:
    table, seat = pick_table(random, level)
    position = start_action(scatter(random, table, seat, *AWAY, times=random.randint(1, 2)), seat, Space.FAMILY)
    option = choose_option(random, level, position, choices.BringHome)
    return claim_at_home(position, option, seat, 1, 0, 2, -1)


def _make_product(random: Random, level: int) -> Consequences[Table]:
    """Return claims about the good that a seat makes, buys or gets by training: one, however many members work there.

    May raise ``Unfit``, for example if the training brings none.
    """
    table, seat = pick_rich_table(random, level)
    shop = random.choice(WORKSHOPS)
    for _ in range(random.randint(1, 2 if level > FIRST else 1)):
        table = send_from_home(random, table, seat, shop)
    position = start_action(table, seat, Space.CRAFTS)
    option = choose_option(
        random, level, position, *((choices.Produce,) if random.random() < 0.6 else (choices.Train, choices.Buy))
    )
    product = getattr(option.choice, "product", None)
    if product is None:
        raise Unfit("product")
    return claim_amounts(position, option, seat, product.value, 1, 2, 0)


def _grind_grain(random: Random, level: int) -> Consequences[Table]:
    table, seat = pick_rich_table(random, level)
    position = start_action(table, seat, Space.CRAFTS)
    option = choose_option(random, level, position, choices.Grind)
    if random.random() < 0.5:
        return claim_amounts(position, option, seat, "grain", -2, -1, 0)
    return claim_amounts(position, option, seat, "coin", 2, 1, 3)


def _take_last_coin(random: Random, level: int) -> Consequences[Table]:
    """Return claims about a mill that earns more coins than the supply has. May raise ``Unfit``."""
    table, seat = pick_table(random, level, edition=EDITIONS[0])
    table = stock(table, seat, grain=random.randint(2, 5), coin=random.randint(0, 2))
    table = positions.drain_supply(random, table, seat, "coin", 1)
    position = start_action(table, seat, Space.CRAFTS)
    return claim_amounts(position, choose_option(random, level, position, choices.Grind), seat, "coin", 1, 2, 0)


def _visit_city(random: Random, level: int) -> Consequences[Table]:
    """Return claims about a family's first visit to a city with a reward of prestige or coins.

    May raise ``Unfit``, for example if the visit earns no such reward.
    """
    table, seat = pick_rich_table(random, level)
    start = random.choice((Place.FARM, *CITIES))
    if start is not Place.FARM:
        table = send_from_home(random, table, seat, start)
    position = start_action(positions.mark_cities(table, seat, *(start,) if start in CITIES else ()), seat, Space.TRAVEL)
    option = choose_option(random, 2, position, choices.Travel)
    assert isinstance(option.choice, choices.Travel)
    reward = position.table.edition.cities[option.choice.end]
    if option.choice.end in position.table.farms[seat].cities:
        raise Unfit("visited")
    if reward.prestige:
        return claim_amounts(position, option, seat, "prestige", reward.prestige, 0, 1, 2)
    if not reward.coins:
        raise Unfit("influence")
    return claim_amounts(position, option, seat, "coin", reward.coins, 0, 2, 3)


def _take_influence(random: Random, level: int) -> Consequences[Table]:
    table, seat = pick_rich_table(random, level)
    position = offer_privileges(table, seat, random.randint(2, 4))
    option = choose_option(random, level, position, choices.TakeInfluence)
    assert isinstance(option.choice, choices.TakeInfluence)
    kinds = option.choice.kinds
    right = {kind.value: kinds.count(kind) for kind in kinds}
    others = [{kind.value: 1} for kind in INFLUENCES] + [{kind.value: 2} for kind in INFLUENCES if right != {kind.value: 2}]
    return claim_piles(position, option, seat, INFLUENCES, right, *random.sample(others, 3))


def _take_good(random: Random, level: int) -> Consequences[Table]:
    table, seat = pick_rich_table(random, level)
    position = offer_privileges(table, seat, random.randint(3, 4))
    option = choose_option(random, level, position, choices.TakeGood)
    assert isinstance(option.choice, choices.TakeGood)
    return claim_amounts(position, option, seat, option.choice.good.value, 1, 0, 2)


def _buy_prestige(random: Random, level: int) -> Consequences[Table]:
    """Return claims about prestige, which costs a fixed number of coins however many the seat has. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    table = stock(table, seat, coin=random.randint(1, 1 if level == FIRST else 3))
    position = offer_privileges(table, seat, 4)
    option = choose_option(random, level, position, choices.BuyPrestige)
    if random.random() < 0.5:
        return claim_amounts(position, option, seat, "coin", -1, 0, -2, -3)
    points, coins = table.edition.council.prestige, table.farms[seat].coin
    return claim_amounts(position, option, seat, "prestige", points, points * coins, 1, 2)


def _join_church(random: Random, level: int) -> Consequences[Table]:
    table, seat = pick_rich_table(random, level)
    position = start_action(table, seat, Space.CHURCH)
    option = choose_option(random, level, position, choices.JoinChurch)
    return claim_at_home(position, option, seat, -1, 0, 1, -2)


SCENES: Final[Scenes[Table]] = {
    Rule.TURN_TAKE: _take_cube,
    Rule.TURN_PLAGUE: _take_plague,
    Rule.HARVEST: partial(_harvest, Rule.HARVEST),
    Rule.HARVEST_HORSE: partial(_harvest, Rule.HARVEST_HORSE),
    Rule.HARVEST_OX: partial(_harvest, Rule.HARVEST_OX),
    Rule.HARVEST_LIMIT: _overfill_barn,
    Rule.FAMILY_BIRTH: _bear_child,
    Rule.FAMILY_HOME: _bring_home,
    Rule.CRAFTS_PRODUCT: _make_product,
    Rule.CRAFTS_MILL: _grind_grain,
    Rule.SUPPLY_LIMITED: _take_last_coin,
    Rule.TRAVEL_REWARD: _visit_city,
    Rule.PRIVILEGE_INFLUENCE: _take_influence,
    Rule.PRIVILEGE_GOOD: _take_good,
    Rule.PRIVILEGE_PRESTIGE: _buy_prestige,
    Rule.CHURCH_BAG: _join_church,
}
"""For each rule that gives or takes something, a choice by which it probably does: the exercise checks it."""
