"""Choices of which one asks what somebody has afterwards."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.village import choices
from village_core.games.village.edition import EDITIONS
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CITIES, GOODS, INFLUENCES, WORKSHOPS, Cube, Place, Space
from village_core.games.village.workplaces.harvest import harvest
from village_core.kernel.values import Seat
from village_widgets.games.village.exercises.barring import AWAY, village
from village_widgets.games.village.exercises.claims import AtHome, Loses
from village_widgets.games.village.exercises.outcomes import Scene, Scenes, goods, has, somewhere
from village_widgets.games.village.exercises.positions import acting, at_home, drained, privileges, sent, stocked, turn
from village_widgets.tutor.exercise import FIRST, Unfit
from village_widgets.tutor.following import Consequences, chosen

TEAMS: Final = {
    Rule.HARVEST: ({}, {"plow": 1}, {"ox": 1}, {"horse": 1, "ox": 1}),
    Rule.HARVEST_HORSE: ({"plow": 1, "horse": 1}, {"plow": 1, "horse": 2}),
    Rule.HARVEST_OX: ({"plow": 1, "ox": 1}, {"plow": 1, "horse": 1, "ox": 1}),
}
"""What is on the farm for each way to harvest, the simplest first."""


def _take(random: Random, level: int) -> Consequences[Table]:
    """A cube of influence comes to the farm, and nothing else."""
    table, seat = village(random, level)
    position = turn(table, seat)
    option = chosen(random, level, position, choices.Take)
    assert isinstance(option.choice, choices.Take)
    cube = option.choice.cube
    if cube is None or cube is Cube.PLAGUE:
        raise Unfit("plague")
    if random.random() < 0.5:
        return has(position, option, seat, cube.value, 1, 0, 2)
    others = [{kind.value: 1} for kind in INFLUENCES if kind.value != cube.value]
    return goods(position, option, seat, INFLUENCES, {cube.value: 1}, {cube.value: 2}, *random.sample(others, 2))


def _plague(random: Random, level: int) -> Consequences[Table]:
    """Plague goes back to the supply and takes time."""
    table, seat = village(random, level)
    position = turn(table, seat)
    options = [o for o in position.options if isinstance(o.choice, choices.Take) and o.choice.cube is Cube.PLAGUE]
    if not options:
        raise Unfit("plague")
    option = random.choice(options)
    return Consequences(position, option, tuple(Loses(option, seat, time) for time in (1, 2, 3, 0, 4)))


def _harvest(rule: Rule) -> Scene:
    def scene(random: Random, level: int) -> Consequences[Table]:
        table, seat = village(random, level)
        table = stocked(table, seat, plow=0, horse=0, ox=0, grain=random.randint(0, 1))
        table = stocked(table, seat, **random.choice(TEAMS[rule][:level] if level == FIRST else TEAMS[rule]))
        position = acting(table, seat, Space.HARVEST)
        return has(position, chosen(random, level, position, choices.Harvest), seat, "grain", 2, 3, 4)

    return scene


def _barn(random: Random, level: int) -> Consequences[Table]:
    """A harvest for which the farm has too little room."""
    table, seat = village(random, level)
    table = stocked(table, seat, plow=0, horse=0, ox=0)
    table = stocked(table, seat, **random.choice([team for teams in TEAMS.values() for team in teams]))
    bags, _ = harvest(table.farms[seat], table.edition)
    table = stocked(table, seat, grain=table.edition.farm.grain - random.randint(1, bags - 1))
    position = acting(table, seat, Space.HARVEST)
    return has(position, chosen(random, level, position, choices.Harvest), seat, "grain", bags, 1, 2, 3)


def _born(random: Random, level: int) -> Consequences[Table]:
    table, seat = village(random, level)
    position = acting(_scattered(random, table, seat) if random.random() < 0.5 else table, seat, Space.FAMILY)
    option = chosen(random, level, position, choices.Birth)
    home = position.table.farms[seat].places.count(Place.FARM)
    return Consequences(position, option, tuple(AtHome(option, seat, home + more) for more in (1, 0, 2, -1) if home + more >= 0))


def _came_home(random: Random, level: int) -> Consequences[Table]:
    table, seat = village(random, level)
    position = acting(_scattered(random, table, seat), seat, Space.FAMILY)
    option = chosen(random, level, position, choices.BringHome)
    home = position.table.farms[seat].places.count(Place.FARM)
    return Consequences(position, option, tuple(AtHome(option, seat, home + more) for more in (1, 0, 2, -1) if home + more >= 0))


def _product(random: Random, level: int) -> Consequences[Table]:
    """One good, however many work there."""
    table, seat = somewhere(random, level)
    shop = random.choice(WORKSHOPS)
    for _ in range(random.randint(1, 2 if level > FIRST else 1)):
        table = sent(table, seat, at_home(random, table, seat), Place.FARM, shop)
    position = acting(table, seat, Space.CRAFTS)
    option = chosen(random, level, position, *((choices.Produce,) if random.random() < 0.6 else (choices.Train, choices.Buy)))
    product = getattr(option.choice, "product", None)
    if product is None:
        raise Unfit("product")
    if random.random() < 0.5:
        return has(position, option, seat, product.value, 1, 2, 0)
    others = [{good.value: 1} for good in GOODS if good != product]
    return goods(position, option, seat, GOODS, {product.value: 1}, {product.value: 2}, *random.sample(others, 2))


def _mill(random: Random, level: int) -> Consequences[Table]:
    table, seat = somewhere(random, level)
    position = acting(table, seat, Space.CRAFTS)
    option = chosen(random, level, position, choices.Grind)
    if random.random() < 0.5:
        return has(position, option, seat, "grain", -2, -1, 0)
    return has(position, option, seat, "coin", 2, 1, 3)


def _last_coin(random: Random, level: int) -> Consequences[Table]:
    """A mill that would pay more than there is."""
    table, seat = village(random, level, edition=EDITIONS[0])
    table = stocked(table, seat, grain=random.randint(2, 5), coin=random.randint(0, 2))
    table = drained(random, table, seat, "coin", 1)
    position = acting(table, seat, Space.CRAFTS)
    return has(position, chosen(random, level, position, choices.Grind), seat, "coin", 1, 2, 0)


def _city(random: Random, level: int) -> Consequences[Table]:
    """A first journey to a city that has a reward of prestige or coins."""
    table, seat = somewhere(random, level)
    start = random.choice((Place.FARM, *CITIES))
    if start is not Place.FARM:
        table = sent(table, seat, at_home(random, table, seat), Place.FARM, start)
    position = acting(_visited(table, seat, *(start,) if start in CITIES else ()), seat, Space.TRAVEL)
    option = chosen(random, 2, position, choices.Travel)
    assert isinstance(option.choice, choices.Travel)
    reward = position.table.edition.cities[option.choice.end]
    if option.choice.end in position.table.farms[seat].cities:
        raise Unfit("visited")
    if reward.prestige:
        return has(position, option, seat, "prestige", reward.prestige, 0, 1, 2)
    if not reward.coins:
        raise Unfit("influence")
    return has(position, option, seat, "coin", reward.coins, 0, 2, 3)


def _privilege_influence(random: Random, level: int) -> Consequences[Table]:
    table, seat = somewhere(random, level)
    position = privileges(table, seat, random.randint(2, 4))
    option = chosen(random, level, position, choices.TakeInfluence)
    assert isinstance(option.choice, choices.TakeInfluence)
    kinds = option.choice.kinds
    right = {kind.value: kinds.count(kind) for kind in kinds}
    others = [{kind.value: 1} for kind in INFLUENCES] + [{kind.value: 2} for kind in INFLUENCES if right != {kind.value: 2}]
    return goods(position, option, seat, INFLUENCES, right, *random.sample(others, 3))


def _privilege_good(random: Random, level: int) -> Consequences[Table]:
    table, seat = somewhere(random, level)
    position = privileges(table, seat, random.randint(3, 4))
    option = chosen(random, level, position, choices.TakeGood)
    assert isinstance(option.choice, choices.TakeGood)
    return has(position, option, seat, option.choice.good.value, 1, 0, 2)


def _privilege_prestige(random: Random, level: int) -> Consequences[Table]:
    """Exactly so many coins, however many there are."""
    table, seat = village(random, level)
    table = stocked(table, seat, coin=random.randint(1, 1 if level == FIRST else 3))
    position = privileges(table, seat, 4)
    option = chosen(random, level, position, choices.BuyPrestige)
    if random.random() < 0.5:
        return has(position, option, seat, "coin", -1, 0, -2, -3)
    points, coins = table.edition.council.prestige, table.farms[seat].coin
    return has(position, option, seat, "prestige", points, points * coins, 1, 2)


def _joined(random: Random, level: int) -> Consequences[Table]:
    table, seat = somewhere(random, level)
    position = acting(table, seat, Space.CHURCH)
    option = chosen(random, level, position, choices.JoinChurch)
    home = position.table.farms[seat].places.count(Place.FARM)
    return Consequences(position, option, tuple(AtHome(option, seat, home + more) for more in (-1, 0, 1, -2) if home + more >= 0))


def _scattered(random: Random, table: Table, seat: Seat) -> Table:
    """The table with one or two more of a family away from home."""
    for _ in range(random.randint(1, 2)):
        if table.farms[seat].at_home:
            table = sent(table, seat, at_home(random, table, seat), Place.FARM, random.choice(AWAY))
    return table


def _visited(table: Table, seat: Seat, *cities: Place) -> Table:
    farm = table.farms[seat]
    return table.with_farm(seat, replace(farm, cities=tuple(sorted({*farm.cities, *cities}))))


SCENES: Final[Scenes] = {
    Rule.TURN_TAKE: _take,
    Rule.TURN_PLAGUE: _plague,
    Rule.HARVEST: _harvest(Rule.HARVEST),
    Rule.HARVEST_HORSE: _harvest(Rule.HARVEST_HORSE),
    Rule.HARVEST_OX: _harvest(Rule.HARVEST_OX),
    Rule.HARVEST_LIMIT: _barn,
    Rule.FAMILY_BIRTH: _born,
    Rule.FAMILY_HOME: _came_home,
    Rule.CRAFTS_PRODUCT: _product,
    Rule.CRAFTS_MILL: _mill,
    Rule.SUPPLY_LIMITED: _last_coin,
    Rule.TRAVEL_REWARD: _city,
    Rule.PRIVILEGE_INFLUENCE: _privilege_influence,
    Rule.PRIVILEGE_GOOD: _privilege_good,
    Rule.PRIVILEGE_PRESTIGE: _privilege_prestige,
    Rule.CHURCH_BAG: _joined,
}
"""For each rule that gives or takes something, a choice by which it does (as a rule: whoever asks looks)."""
