"""Limits and the lack of them: the life track, farms and places; nothing is traded, and some things score nothing."""

from __future__ import annotations

import pytest

from tests.village.positions import lay_acting, lay_turn, lay_village, list_events, play
from tests.village.recorded import VILLAGE, WANTED
from village_core.games.village.choices import EnterCouncil, Grind, Leave, Produce, Take, Train, Travel
from village_core.games.village.ending import score
from village_core.games.village.events import Crossed, TimePassed
from village_core.games.village.vocabulary import GOODS, INFLUENCES, Building, Cube, Good, Place, Space

STOCK = (*(kind.value for kind in INFLUENCES), *(good.value for good in GOODS), "coin", "grain")


@pytest.mark.parametrize(("before", "crosses"), [(0, False), (6, False), (7, True), (9, True), (16, False), (17, True)])
def test_an_hourglass_is_a_space(before: int, crosses: bool) -> None:
    """turn-time: three hourglasses of training are three spaces, and the end of the lap comes after every tenth."""
    position = lay_acting(lay_village(2, stock={0: {"time": before}}), "crafts")
    done = list_events(position, Train(1, Building.SMITHY))
    assert [event.time for event in done if isinstance(event, TimePassed)] == [3]
    assert any(isinstance(event, Crossed) for event in done) is crosses
    assert position.table.edition.farm.lap == 10
    assert play(position, Train(1, Building.SMITHY)).table.farms[0].time == before + 3


def test_a_farm_holds_any_number() -> None:
    """farm-unlimited: the last cube of a colour, the last good of a kind and the last coins of the box join the others."""
    table = lay_village(2, members={0: {"smithy": [1]}}, stock={0: {"persuasion": 16, "plow": 7, "coin": 13, "grain": 2}})
    assert play(lay_turn(table), Take(Space.COUNCIL, Cube.PERSUASION), Leave()).table.farms[0].persuasion == 17
    assert play(lay_acting(table, "crafts"), Produce(Building.SMITHY, Good.PLOW)).table.farms[0].plow == 8
    assert play(lay_acting(table, "crafts"), Grind()).table.farms[0].coin == 15


def test_a_place_holds_any_number() -> None:
    """place-unlimited: the eighth member comes to a workshop, a city and a stage of the council."""
    for place, space, choice in (
        (Place.SMITHY, "crafts", Train(1, Building.SMITHY)),
        (Place.CITY_A, "travel", Travel(1, Place.FARM, Place.CITY_A)),
        (Place.COUNCIL_1, "council", EnterCouncil(1)),
    ):
        members = {0: {place.value: [1, 1, 1]}, 1: {place.value: [1, 1, 1, 1]}}
        cities = {0: ("city-a",), 1: ("city-a",)} if place is Place.CITY_A else {}
        table = lay_village(2, members=members, cities=cities, stock={0: {"faith": 2, "scroll": 1, "wagon": 1}})
        after = play(lay_acting(table, space), choice).table
        assert sum(farm.places.count(place) for farm in after.farms) == 8, place


@pytest.mark.parametrize("name", [wanted.name for wanted in WANTED])
def test_nothing_goes_from_farm_to_farm(name: str) -> None:
    """trade-none: in every recorded game each event changes the stock of one farm at most, never of two."""
    game = VILLAGE.load(name)
    table, changed = game.start.table, 0
    for event in game.list_events():
        after = event.on(table)
        farms = zip(table.farms, after.farms, strict=True)
        others = [any(getattr(old, what) != getattr(new, what) for what in STOCK) for old, new in farms]
        assert sum(others) <= 1, event
        table, changed = after, changed + sum(others)
    assert changed > 20 and table == game.position.table


def test_what_counts_nothing() -> None:
    """score-nothing: graves, goods, grain, cubes, and members at home, at work, abroad or in the bag bring no points."""
    members = {0: {"grave": [1], "smithy": [1], "bag": [1], "city-a": [2], "farm": [2]}}
    stock = {0: {"grain": 5, **{good.value: 2 for good in GOODS}, **{kind.value: 4 for kind in INFLUENCES}}}
    bare, rich = score(lay_village(2)).sheets[0], score(lay_village(2, members=members, stock=stock)).sheets[0]
    assert rich.total == bare.total == 0
