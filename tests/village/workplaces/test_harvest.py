"""Harvest."""

from __future__ import annotations

import pytest

from tests.village import positions
from village_core.games.village.choices import Harvest, Leave
from village_core.games.village.rules import Rule

TEAMS = [
    ({}, 2, Rule.HARVEST),
    ({"plow": 1}, 2, Rule.HARVEST),
    ({"horse": 1, "ox": 1}, 2, Rule.HARVEST),
    ({"plow": 1, "horse": 1}, 3, Rule.HARVEST_HORSE),
    ({"plow": 1, "ox": 1}, 4, Rule.HARVEST_OX),
    ({"plow": 3, "ox": 2, "horse": 2}, 4, Rule.HARVEST_OX),
]


@pytest.mark.parametrize("edition", [positions.FIRST, positions.BIG])
@pytest.mark.parametrize(("goods", "bags", "rule"), TEAMS)
def test_yield(edition: str, goods: dict[str, int], bags: int, rule: Rule) -> None:
    """harvest, harvest-horse, harvest-ox: two bags; three with plow and horse; four with plow and ox.

    Only the best team counts, however many goods a farm has; the goods are kept.
    """
    position = positions.lay_acting(positions.lay_village(2, edition, stock={0: goods}), "harvest")
    farm = positions.play(position, Harvest()).table.farms[0]
    assert farm.grain == bags and farm.time == 0 and len(farm.list_generations_at("farm")) == 4
    assert all(getattr(farm, good) == count for good, count in goods.items())
    assert positions.list_events(position, Harvest())[0].rule == rule


@pytest.mark.parametrize("before", [0, 1, 2, 3, 4])
def test_never_more_than_five_bags(before: int) -> None:
    """harvest-limit: a harvest of four bags fills a farm to five bags at most; the rest stays in the supply."""
    position = positions.lay_acting(positions.lay_village(2, stock={0: {"plow": 1, "ox": 1, "grain": before}}), "harvest")
    after = positions.play(position, Harvest()).table
    assert after.farms[0].grain == min(5, before + 4)
    assert after.supply.grain + after.farms[0].grain == 20


def test_a_full_farm_has_no_harvest() -> None:
    """harvest-limit: with five bags a harvest would bring none, so it is refused."""
    position = positions.lay_acting(positions.lay_village(2, stock={0: {"grain": 5}}), "harvest")
    assert positions.list_choices(position) == {Leave()}
    lack = positions.refuse(position, Harvest()).reasons[0][0]
    assert lack.rule == Rule.HARVEST_LIMIT


def test_somebody_must_be_at_home() -> None:
    """harvest-home: a harvest needs a member on the farm, however many are elsewhere."""
    table = positions.lay_village(
        2, members={0: {"smithy": [1, 1], "church-1": [1], "bag": [1]}}, stock={0: {"plow": 1, "ox": 1}}
    )
    position = positions.lay_acting(table, "harvest")
    assert positions.list_choices(position) == {Leave()} and positions.refuse(position, Harvest()).rules == (Rule.HARVEST_HOME,)
    one = positions.lay_acting(positions.lay_village(2, members={0: {"smithy": [1, 1], "church-1": [1]}}), "harvest")
    assert Harvest() in positions.list_choices(one)
