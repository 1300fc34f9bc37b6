"""Questions that the texts leave open: one test for each ruling of the second table of data/village.md, in its order."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.village.positions import (
    BIG,
    FIRST,
    decide,
    lay_acting,
    lay_last_turns,
    lay_market_day,
    lay_one_grave_left,
    lay_turn,
    lay_village,
    list_choices,
    list_payments,
    open_game,
    play,
    refuse,
    settle,
)
from village_core.games.village import choices
from village_core.games.village.dying import Dying
from village_core.games.village.ending import score
from village_core.games.village.events import CubesOut, Forgotten, MassBegan
from village_core.games.village.market import MarketDay
from village_core.games.village.mass import find_majority
from village_core.games.village.rounds import LastTurns, Turns
from village_core.games.village.rules import Rule
from village_core.games.village.table import Trigger
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import INFLUENCES, Building, Cube, Filled, Good, Influence, Moment, Place, Space
from village_core.kernel.values import CHANCE

ALIKE = choices.TakeInfluence((Influence.FAITH, Influence.FAITH))
FARM_DEATH = choices.Bury(1, Place.FARM)
SCROLL, PLOW, WAGON = 23, 22, 21


def test_plague_at_the_market_and_the_lap_ends() -> None:
    """dying-after-action: if the plague cube of the market ends the caller's lap, the member dies only after the market day."""
    table = lay_village(2, spaces={"market": "plague", "church": "skill"}, stock={0: {"time": 8}})
    position = play(lay_turn(table), choices.Take(Space.MARKET, Cube.PLAGUE))
    assert isinstance(position.top, MarketDay)
    assert list_choices(play(position, choices.Pass(), choices.Pass())) == {FARM_DEATH}


def test_dying_when_what_ended_the_game_is_full() -> None:
    """dying-chronicle, dying-grave, dying-no-room: in the last turns too the dead lie in their own row, then in a grave.

    Without either they are out of the game.
    """
    table = replace(lay_one_grave_left(), trigger=Trigger(2, Filled.CHRONICLE, Moment.TURN_END, last_turns=True))
    position = settle(table, Dying(1), Dying(0), Dying(0))
    position = play(position, FARM_DEATH, choices.Bury(1, Place.SMITHY), choices.Bury(1, Place.SMITHY))
    assert position.table.farms[0].list_generations_at(Place.CHRONICLE_FARM) == (1,) and position.table.farms[
        0
    ].list_generations_at(Place.GRAVE) == (1,)
    assert position.table.farms[1].list_generations_at(Place.GONE) == (1,)


def test_goods_and_coins_that_run_out() -> None:
    """supply-limited: in 2011 a scroll that has run out can't be bought or chosen, and the mill pays the coin that is left.

    In the Big Box neither runs out.
    """
    for edition, goods, coins in ((FIRST, 8, 14), (BIG, 12, 25)):
        stock = {0: {"grain": 2, "knowledge": 1}, 1: {"scroll": goods, "coin": coins}}
        table = lay_village(2, edition, members={0: {"council-3": [1], "office": [1]}}, stock=stock)
        out = edition == FIRST
        crafts, council = lay_acting(table, "crafts"), play(lay_acting(table, "council"), choices.StayInCouncil())
        assert (choices.Buy(Building.OFFICE, Good.SCROLL) in list_choices(crafts)) is not out
        assert (choices.TakeGood(Good.SCROLL) in list_choices(council)) is not out
        assert play(crafts, choices.Grind()).table.farms[0].coin == (1 if out else 2)


@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_influence_of_choice_when_a_colour_is_out(edition: str) -> None:
    """supply-influence: with faith alone in the supply the second privilege offers two faith in 2011, one in the Big Box."""
    whole = 18 if edition == FIRST else 33
    stock = {1: {kind.value: whole for kind in INFLUENCES if kind is not Influence.FAITH}}
    table = lay_village(2, edition, spaces={}, members={0: {"council-2": [1]}}, stock=stock)
    position = play(lay_acting(table, "council"), choices.StayInCouncil())
    found = {choice for choice in list_choices(position) if isinstance(choice, choices.TakeInfluence)}
    assert found == {ALIKE if edition == FIRST else choices.TakeInfluence((Influence.FAITH,))}


def test_the_bag_runs_out_while_seeding() -> None:
    """round-seeding: a short bag fills the spaces in order, as far as it goes; then the round is played.

    The order is harvest, family, crafts, market, travel, council, church.
    """
    whole = {kind.value: 18 for kind in INFLUENCES}
    position = settle(lay_village(2, spaces={"church": "plague"}, stock={1: {**whole, "skill": 16}}), Turns(0))
    position = play(position, choices.Take(Space.CHURCH, Cube.PLAGUE), choices.Leave())
    random = Random(1)
    while position.seat == CHANCE:
        position = position.play(position.sample(random)).position
    assert [sum(cubes) for cubes in position.table.spaces] == [3, 2, 3, 0, 0, 0, 0] and position.seat == 0


def test_who_is_visible() -> None:
    """dying-visible, dying-nobody: visibility is judged after the action that ends the lap.

    A member born by it can die; if it puts the last visible member into the bag, no member dies.
    """
    hidden = lay_village(2, members={0: {"bag": [1, 1, 1, 1]}}, spaces={"family": "plague skill"}, stock={0: {"time": 9}})
    born = play(lay_turn(hidden), choices.Take(Space.FAMILY, Cube.PLAGUE), choices.Birth(2))
    assert list_choices(born) == {choices.Bury(2, Place.FARM)}
    last = lay_village(2, members={0: {"bag": [1, 1, 1]}}, stock={0: {"time": 9}})
    done = decide(lay_acting(last, "church"), choices.JoinChurch(1))
    assert any(isinstance(event, Forgotten) for event in done.events) and done.position.seat == 1


def test_training_then_buying_in_one_action() -> None:
    """crafts-product: a good costs time or a price, not both: after training the turn is over."""
    position = lay_acting(lay_village(2, stock={0: {"knowledge": 3}}), "crafts")
    assert play(position, choices.Train(1, Building.OFFICE)).seat == 1
    assert all(way.time == 4 and not way.spent for way in list_payments(position, choices.Train(1, Building.OFFICE, Good.SCROLL)))


def test_council_time_and_privileges() -> None:
    """council-time, privilege-stage: a move takes the time of the stage entered.

    It gives privileges of that stage or below. Staying takes no time and gives those of the stage of the family's highest member
    in the council.
    """
    table = lay_village(2, members={0: {"council-1": [1], "council-3": [2]}}, stock={0: {"scroll": 1}})
    assert {way.time for way in list_payments(lay_acting(table, "council"), choices.Advance(1, Place.COUNCIL_1))} == {2}
    moved = play(lay_acting(table, "council"), choices.Advance(1, Place.COUNCIL_1))
    assert ALIKE in list_choices(moved) and choices.TakeGood(Good.OX) not in list_choices(moved)
    stayed = play(lay_acting(table, "council"), choices.StayInCouncil())
    assert choices.TakeGood(Good.OX) in list_choices(stayed) and stayed.table.farms[0].time == 0


def test_the_wells_action() -> None:
    """well, turn-leave: the well's action may be left, a market day called by it can't; three coins alone pay the well."""
    position = play(lay_turn(lay_village(2, stock={0: {"coin": 3}})), choices.Well(None))
    assert play(position, choices.Leave()).seat == 1
    held = play(position, choices.HoldMarket())
    assert isinstance(held.top, MarketDay) and choices.Leave() not in list_choices(held)


def test_actions_without_effect_are_not_offered() -> None:
    """harvest-limit, privilege-ring-taken: a farm full with five grain can't harvest, and a taken ring can't be taken again."""
    assert choices.Harvest() not in list_choices(lay_acting(lay_village(2, stock={0: {"grain": 5}}), "harvest"))
    table = lay_village(2, members={0: {"council-2": [1]}}, ring=1)
    assert choices.TakeRing() not in list_choices(play(lay_acting(table, "council"), choices.StayInCouncil()))


def test_going_home_by_travel() -> None:
    """travel-no-return: a journey from a city to the farm is refused."""
    table = lay_village(2, members={0: {"city-b": [1]}}, stock={0: {"wagon": 1, "knowledge": 2}})
    assert refuse(lay_acting(table, "travel"), choices.Travel(1, Place.CITY_B, Place.FARM)).rules == (Rule.TRAVEL_NO_RETURN,)


def test_free_actions_in_the_last_turns() -> None:
    """end-cubes-out, well-cubes: a last turn without cubes is an action of any space or none; the well is closed."""
    position = lay_last_turns(lay_village(2, spaces={}, stock={0: {"skill": 3, "coin": 3}}), 0)
    assert {choices.Leave(), choices.Harvest(), choices.Birth(2), choices.HoldMarket(), choices.JoinChurch(1)} <= list_choices(
        position
    )
    assert refuse(position, choices.Well(None)).rules == (Rule.WELL_CUBES,)
    assert choices.Well(Influence.SKILL) not in list_choices(position)


def test_market_day_and_last_mass_are_for_everybody() -> None:
    """market-day, end-final-mass: players whose last turn is over take part too."""
    table = lay_village(3, members={n: {"bag": [1]} for n in range(3)}, spaces={})
    position = play(lay_last_turns(table, 2), choices.HoldMarket())
    asked = []
    while not position.over:
        if position.seat != CHANCE:
            asked.append((position.seat, type(position.top).__name__))
        chosen = position.sample(Random(0)) if position.seat == CHANCE else position.options[0]
        if choices.Done() in {option.choice for option in position.options}:
            chosen = next(option for option in position.options if option.choice == choices.Done())
        position = position.play(chosen).position
    assert [seat for seat, frame in asked if frame == "MarketDay"] == [2, 0, 1]
    assert [seat for seat, frame in asked if frame == "BuyingOut"] == [0, 1, 2]


def test_the_end_with_the_last_cube() -> None:
    """end-cubes-out: if a death after the last cube rings in the end, no mass comes before the first free action.

    The others have one free action each, then the game is over.
    """
    table = lay_one_grave_left(spaces={"crafts": "plague"}, stock={0: {"time": 9}})
    done = decide(play(lay_turn(table), choices.Take(Space.CRAFTS, Cube.PLAGUE), choices.Leave()), choices.Bury(1, Place.SMITHY))
    assert not any(isinstance(event, MassBegan) for event in done.events)
    assert [event.seat for event in done.events if isinstance(event, CubesOut)] == [1]
    assert isinstance(done.position.top, Acting) and not done.position.table.has_cubes()
    assert play(done.position, choices.Leave(), choices.Leave()).over


def test_two_last_places_in_one_market_day() -> None:
    """end-market-other: of two seats that fill the graves and then the chronicle in one day, the first is the trigger."""
    mine = {"smithy": [1], "chronicle-crafts": [1, 1], "chronicle-travel": [1, 2], "chronicle-council": [2, 2]}
    theirs = {"chronicle-farm": [1, 1], "grave": [1, 2], "chronicle-church": [2, 2]}
    goods = {"scroll": 1, "plow": 1, "wagon": 1, "persuasion": 1, "time": 9}
    table = lay_village(2, members={0: mine, 1: theirs}, stalls=(SCROLL, PLOW, WAGON), stock={0: goods, 1: goods})
    position = play(lay_market_day(table, caller=1), choices.Serve(SCROLL), choices.Serve(PLOW), choices.Bury(1, Place.SMITHY))
    position = play(position, choices.Serve(WAGON), FARM_DEATH)
    assert (position.table.count_free_graves(), position.table.count_chronicle_room()) == (0, 0)
    assert position.table.trigger == Trigger(0, Filled.GRAVES, Moment.MARKET_DAY)


def test_living_members_for_the_tie_break() -> None:
    """tie-living, tie-shared: members on farm, board and in the bag count, unborn and dead ones don't; a last tie is shared."""
    table = lay_village(2, members={0: {"bag": [1], "smithy": [1]}, 1: {"farm": [2], "chronicle-farm": [1]}})
    assert [farm.living for farm in table.farms] == [4, 4] and score(table).rule == Rule.TIE_SHARED
    assert score(table).winners == (0, 1)


def test_majority_with_an_empty_church() -> None:
    """mass-majority: an empty church has no majority."""
    assert find_majority(lay_village(3, members={0: {"bag": [1]}}))[0] == ()


def test_the_callers_free_sale() -> None:
    """market-free-sale: the caller's second sale of the day costs the extra hour."""
    goods = {"scroll": 1, "plow": 1, "persuasion": 1}
    position = play(
        lay_market_day(lay_village(2, stalls=(SCROLL, PLOW, 3), stock={0: goods})), choices.Serve(SCROLL), choices.Pass()
    )
    assert [way.time for way in list_payments(position, choices.Serve(PLOW))] == [1]


def test_empty_stalls_are_filled_in_stall_order() -> None:
    """market-refill: after a market day the first customer in line goes to the first empty stall, the second to the next."""
    goods = {"scroll": 1, "plow": 1, "persuasion": 1}
    table = lay_village(2, stalls=(SCROLL, 3, PLOW), queue=(10, 11, 12, 13, 14), stock={0: goods})
    position = play(lay_market_day(table), choices.Serve(PLOW), choices.Pass(), choices.Serve(SCROLL), choices.Pass())
    assert position.table.stalls == (10, 3, 11) and position.table.queue[:3] == (12, 13, 14)


@pytest.mark.parametrize(("edition", "players"), [(FIRST, 4), (BIG, 4)])
def test_seat_compensation(edition: str, players: int) -> None:
    """setup-seats: by this option of both editions the fourth seat chooses before the first seeding.

    The third seat's random cube may be any of the four. Without the option the second seat has no grain.
    """
    assert open_game(players, edition).table.farms[1].grain == 0
    drawn = set()
    for seed in range(40):
        position = open_game(players, edition, seed, seat_compensation=True)
        assert position.seat == 3 and position.table.round == 0 and not position.table.has_cubes()
        farm = position.table.farms[2]
        drawn.add((farm.skill, farm.persuasion, farm.faith, farm.knowledge))
    assert drawn == {(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)}


def test_majority_tie_compares_one_member_each() -> None:
    """mass-majority-tie, mass-majority-shared: a tie compares the highest member of each seat and no other."""
    table = lay_village(2, members={0: {"church-4": [1], "church-1": [1]}, 1: {"church-4": [1], "church-3": [1]}})
    assert find_majority(table) == ((0, 1), Rule.MASS_MAJORITY_SHARED)


@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_a_citys_two_influence(edition: str) -> None:
    """travel-reward: the two cubes of city D may be alike in both editions."""
    table = lay_village(2, edition, members={0: {"city-b": [1]}}, stock={0: {"wagon": 1, "knowledge": 1, "skill": 1}})
    assert ALIKE in list_choices(play(lay_acting(table, "travel"), choices.Travel(1, Place.CITY_B, Place.CITY_D)))


@pytest.mark.parametrize(("ruling", "end"), [("placed", Place.CHRONICLE_FARM), ("removed", Place.GONE)])
def test_deaths_in_the_last_turns(ruling: str, end: Place) -> None:
    """dying-last-turns, dying-chronicle: by the ruling ``last_deaths`` a member of the farm is remembered, or leaves the game."""
    table = lay_village(2, spaces={"crafts": "plague skill"}, stock={0: {"time": 9}}, corrections={"rulings.last_deaths": ruling})
    table = replace(table, trigger=Trigger(1, Filled.GRAVES, Moment.TURN_END, last_turns=True))
    position = play(settle(table, LastTurns((0,))), choices.Take(Space.CRAFTS, Cube.PLAGUE), choices.Leave(), FARM_DEATH)
    assert position.table.farms[0].list_generations_at(end) == (1,)
