"""A turn: a cube or the well, then the action or none, and a member's death if the marker has passed the end of a lap."""

from __future__ import annotations

import pytest

from tests.village.positions import (
    BIG,
    FIRST,
    decide,
    find_option,
    lay_acting,
    lay_last_turns,
    lay_turn,
    lay_village,
    list_choices,
    list_events,
    list_payments,
    play,
    refuse,
    settle,
)
from village_core.games.village import choices
from village_core.games.village.market import MarketDay
from village_core.games.village.rules import Rule
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import SPACES, Building, Cube, Good, Influence, Place, Space


@pytest.mark.parametrize("space", [space for space in SPACES if space is not Space.MARKET])
@pytest.mark.parametrize("cube", [cube for cube in Cube if cube is not Cube.PLAGUE])
def test_influence_goes_to_the_farm(space: Space, cube: Cube) -> None:
    """turn-take: the cube lies on the farm before the action, which may then be left."""
    position = lay_turn(lay_village(2, spaces={space.value: f"{cube.value} plague", "market": "plague"}))
    position = play(position, choices.Take(space, cube))
    assert getattr(position.table.farms[0], cube.value) == 1 and choices.Leave() in list_choices(position)
    after = play(position, choices.Leave())
    assert after.seat == 1 and after.table.farms[0].time == 0


def test_an_empty_space_gives_no_cube() -> None:
    """turn-take: from a space without a cube, or without one of the named colour, no cube can be taken."""
    position = lay_turn(lay_village(2))
    assert list_choices(position) == {choices.Take(Space.COUNCIL, Cube.PERSUASION)}
    assert refuse(position, choices.Take(Space.CRAFTS, None)).rules == (Rule.TURN_TAKE,)
    assert refuse(position, choices.Take(Space.CRAFTS, Cube.FAITH)).rules == (Rule.TURN_TAKE,)


def test_plague_returns_to_the_supply_and_costs_two_hours() -> None:
    """turn-plague: a plague cube costs two hours at once and stays off the farm; the action may follow."""
    table = lay_village(2, spaces={"family": "plague faith"})
    position = play(lay_turn(table), choices.Take(Space.FAMILY, Cube.PLAGUE))
    assert position.table.farms[0].time == 2 and position.table.supply.plague == 6
    assert play(position, choices.Birth(2)).table.farms[0].list_generations_at("farm") == (1, 1, 1, 1, 2)


@pytest.mark.parametrize("kind", list(Influence))
@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_the_well_takes_three_of_one_kind(edition: str, kind: Influence) -> None:
    """well: three cubes of one kind go back to the supply and any of the seven actions may follow."""
    position = lay_turn(lay_village(2, edition, stock={0: {kind.value: 3}}))
    after = play(position, choices.Well(kind))
    assert isinstance(after.top, Acting) and after.top.spaces == SPACES
    assert getattr(after.table.farms[0], kind.value) == 0
    assert play(after, choices.Harvest()).table.has_cubes(), "no cube leaves the board"
    assert play(after, choices.Leave()).seat == 1, "the action may be left"


def test_three_different_kinds_are_no_use_at_the_well() -> None:
    """well: the three cubes must be of one kind, so a player with two of each kind cannot use the well."""
    position = lay_turn(lay_village(2, stock={0: {"skill": 2, "faith": 2, "knowledge": 2, "persuasion": 2}}))
    for kind in Influence:
        lacks = refuse(position, choices.Well(kind)).reasons[0]
        assert [(lack.rule, lack.what, lack.needed, lack.has) for lack in lacks] == [(Rule.WELL, kind.value, 3, 2)]


def test_coins_at_the_well() -> None:
    """well, well-coins: coins stand in, three coins alone too; a ruling may forbid it."""
    stock = {0: {"skill": 1, "coin": 3}}
    position = lay_turn(lay_village(2, stock=stock))
    assert [payment.spent for payment in list_payments(position, choices.Well(Influence.SKILL))] == [(("coin", 2), ("skill", 1))]
    assert [payment.spent for payment in list_payments(position, choices.Well(None))] == [(("coin", 3),)]
    strict = lay_turn(lay_village(2, stock=stock, corrections={"rulings.well_coins": False}))
    assert refuse(strict, choices.Well(None)).rules == (Rule.WELL_COINS,)
    assert refuse(strict, choices.Well(Influence.SKILL)).rules == (Rule.WELL,)


def test_an_empty_farm_cannot_pay_the_well() -> None:
    """well: a farm without cubes and coins has no choice at the well."""
    assert not any(isinstance(choice, choices.Well) for choice in list_choices(lay_turn(lay_village(2))))


def test_no_well_without_a_cube_on_the_board() -> None:
    """well-cubes: without cubes the action is free and the well closed, even to a player with three cubes."""
    position = lay_last_turns(lay_village(2, spaces={}, stock={0: {"skill": 3}}), 0)
    assert refuse(position, choices.Well(None)).rules == (Rule.WELL_CUBES,)
    assert not any(isinstance(choice, choices.Well) for choice in list_choices(position))
    by_hand = lay_turn(lay_village(2, spaces={}, stock={0: {"skill": 3}}))
    assert not by_hand.options, "a turn without cubes comes about by hand only, and does not open the well"


def test_dying_waits_for_the_action() -> None:
    """dying-after-action: the plague passes the end of the lap, the action comes first, then a member dies."""
    table = lay_village(2, spaces={"church": "plague faith"}, stock={0: {"time": 8, "faith": 1}})
    position = play(lay_turn(table), choices.Take(Space.CHURCH, Cube.PLAGUE))
    assert choices.JoinChurch(1) in list_choices(position)
    position = decide(position, choices.JoinChurch(1), faith=1).position
    assert (
        list_choices(position) == {choices.Bury(1, Place.FARM)} and len(position.table.farms[0].list_generations_at("farm")) == 3
    )


def test_dying_waits_for_an_action_left() -> None:
    """dying-after-action: a player who leaves out the action must still bury the member whose time has come."""
    table = lay_village(2, spaces={"church": "plague faith"}, stock={0: {"time": 9}})
    position = play(lay_turn(table), choices.Take(Space.CHURCH, Cube.PLAGUE), choices.Leave())
    assert position.seat == 0 and list_choices(position) == {choices.Bury(1, Place.FARM)}


def test_plague_at_the_market_kills_after_the_day() -> None:
    """dying-after-action: the two hours are lost before the day, and the caller's member dies when the day is over."""
    table = lay_village(2, spaces={"market": "plague", "council": "faith"}, stock={0: {"time": 9}})
    position = play(lay_turn(table), choices.Take(Space.MARKET, Cube.PLAGUE))
    assert isinstance(position.top, MarketDay) and position.table.farms[0].time == 11
    position = play(position, choices.Pass(), choices.Pass())
    assert position.seat == 0 and list_choices(position) == {choices.Bury(1, Place.FARM)}
    assert play(position, choices.Bury(1, Place.FARM)).seat == 1


@pytest.mark.parametrize(("time", "dies"), [(6, False), (7, True), (8, True), (16, False), (17, True)])
def test_the_lap_has_ten_spaces(time: int, dies: bool) -> None:
    """dying-after-action: the marker starts right of the lap's end and passes it with every tenth hourglass."""
    position = lay_acting(lay_village(2, members={0: {"smithy": [1]}}, stock={0: {"time": time}}), "crafts")
    after = play(position, choices.Produce(Building.SMITHY, Good.PLOW))
    assert (after.seat == 0) is dies


def test_at_most_one_death_a_turn_outside_the_market() -> None:
    """dying-after-action: in 2011 plague, training and production take at most eight hours, less than a lap."""
    edition = lay_village(2).edition
    most = max(shop.training + shop.time for shop in edition.crafts.values())
    assert edition.turn.plague_time + most == 8 < edition.farm.lap


def test_two_laps_kill_twice() -> None:
    """dying-after-action: a turn of two laps, on a corrected copy, kills two members one after the other."""
    corrections = {"farm.lap": 9, "crafts.smithy.training": 9, "crafts.smithy.time": 9}
    position = lay_acting(lay_village(2, corrections=corrections), "crafts")
    position = play(
        position, next(c for c in list_choices(position) if getattr(c, "product", None) == Good.PLOW and c.generation == 1)
    )
    position = play(position, choices.Bury(1, Place.FARM))
    assert position.seat == 0 and play(position, choices.Bury(1, Place.FARM)).seat == 1


def test_a_well_action_is_one_turn() -> None:
    """well: after the action of the well the next player has a turn, and all cubes are still on the board."""
    position = play(lay_turn(lay_village(2, stock={0: {"faith": 3}})), choices.Well(Influence.FAITH), choices.Birth(2))
    assert position.seat == 1 and position.table.has_cubes()
    assert [
        event.rule for event in list_events(lay_turn(lay_village(2, stock={0: {"faith": 3}})), choices.Well(Influence.FAITH))
    ] == [Rule.WELL]
    assert find_option(position, choices.Take(Space.COUNCIL, Cube.PERSUASION)).payment.spent == ()
    assert settle(position.table, *position.agenda) == position
