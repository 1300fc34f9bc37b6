"""Carla's actions at the market and at the church, and those she leaves."""

from __future__ import annotations

from random import Random

import pytest

from tests.village.positions import lay_turn, list_choices, play, settle
from tests.village.solo.positions import ME, collect_rules, lay_solo, list_rules, make_taken_cube, play_with_chance
from village_core.games.village.choices import HoldMarket, Leave, Pass, Serve, Take, Well
from village_core.games.village.events import ActionLeft, CustomerServed, EndRungIn, LastTurnsBegan, MarketCalled
from village_core.games.village.market import MarketDay
from village_core.games.village.odds import find_next_customers
from village_core.games.village.rounds import Turns
from village_core.games.village.rules import Rule
from village_core.games.village.solo.answering import Answering
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.table import imagine, view_as
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import SPACES, Cube, Filled, Influence, Moment, Place, Space
from village_core.kernel.position import Position

WAGON, PLOW, SCROLL = 21, 22, 23
CALLING = Take(Space.MARKET, Cube.PERSUASION)


def set_market(**more: object) -> dict[str, object]:
    """Return a market's settings: three customers who want one good each, these goods, and the market's only cube.

    ``more`` replaces settings or adds others.
    """
    stock = {"wagon": 1, "plow": 1, "scroll": 1, "persuasion": 5}
    spaces = {"market": "persuasion", "crafts": "skill skill"}
    usual = {"spaces": spaces, "stalls": (WAGON, PLOW, SCROLL), "queue": (), "stock": stock}
    return {**usual, **more}


@pytest.mark.parametrize(("mine", "hers"), [(Serve(WAGON), PLOW), (Serve(PLOW), WAGON), (Serve(SCROLL), WAGON), (Pass(), WAGON)])
def test_on_your_market_day_she_serves_the_front_customer(mine: Serve | Pass, hers: int) -> None:
    """solo-market-serve: after your first turn of the day Carla serves the front customer left, for free."""
    step = lay_turn(lay_solo(**set_market())).play(CALLING).position.play(mine)
    assert CustomerServed(Rule.SOLO_MARKET_SERVE, RIVAL, hers) in step.events
    assert step.position.table.farms[RIVAL].customers == (hers,)


def test_she_serves_one_customer_a_day_and_you_go_on_with_the_surcharge() -> None:
    """solo-market-serve, market-surcharge: two sales of yours, one of Carla's, and she takes her cube after the day."""
    position = play(lay_turn(lay_solo(**set_market())), CALLING, Serve(WAGON))
    assert position.seat == ME and list_choices(position) == {Pass(), Serve(SCROLL)}
    found, position = play_with_chance(position, Serve(SCROLL))
    farms = position.table.farms
    assert [farm.customers for farm in farms] == [(WAGON, SCROLL), (PLOW,)]
    assert farms[ME].time == 1 and list_rules(found)[-2:] == [Rule.SOLO_ANY_NEXT, Rule.SOLO_TRACK]


def test_the_day_ends_when_you_pass() -> None:
    """solo-market-serve, market-refill: you pass, Carla serves a customer, and the queue fills the empty stall."""
    step = lay_turn(lay_solo(**set_market(queue=(0, 1, 2, 3, 4)))).play(CALLING).position.play(Pass())
    said = collect_rules(step)
    assert said[:3] == [Rule.MARKET_PASS, Rule.SOLO_MARKET_SERVE, Rule.MARKET_REFILL]
    assert step.position.table.stalls == (0, PLOW, SCROLL)


def test_without_customers_she_serves_nobody() -> None:
    """solo-market-serve: the day is over when you serve the last customer; Carla serves none."""
    step = lay_turn(lay_solo(**set_market(stalls=(WAGON, None, None)))).play(CALLING).position.play(Serve(WAGON))
    assert step.position.table.farms[RIVAL].customers == () and not isinstance(step.position.top, MarketDay)


def begin_her_day(**more: object) -> Position:
    """Return the position after Carla's cube from the market has called a market day and she has served the front customer."""
    settings = set_market(spaces={"market": "faith", "crafts": "skill"}, asked=make_taken_cube("harvest", "faith"), **more)
    return settle(lay_solo(**settings), Turns(1))


def test_her_cube_from_the_market_calls_a_day() -> None:
    """solo-market-call: Carla serves the front customer first, then you may sell at the extra cost."""
    table = set_market(spaces={"harvest": "faith", "market": "faith", "crafts": "skill"})
    step = play(lay_turn(lay_solo(**table)), Take(Space.HARVEST, Cube.FAITH)).play(Leave())
    assert MarketCalled(Rule.SOLO_MARKET_CALL, RIVAL) in step.events
    assert CustomerServed(Rule.SOLO_MARKET_SERVE, RIVAL, WAGON) in step.events
    assert step.position.seat == ME and list_choices(step.position) == {Pass(), Serve(PLOW), Serve(SCROLL)}
    farm = play(step.position, Serve(PLOW)).table.farms[ME]
    assert (farm.time, farm.persuasion) == (1, 4)


def test_a_table_may_keep_you_from_her_market_day() -> None:
    """solo-market-call: if the ruling ``rival_market`` is off, Carla alone serves on her day, and you are not asked to sell."""
    step = begin_her_day(corrections={"rulings.rival_market": False})
    assert step.seat != ME or not isinstance(step.top, MarketDay)
    assert step.table.farms[RIVAL].customers == (WAGON,)
    assert isinstance(begin_her_day().top, MarketDay)


@pytest.mark.parametrize(("ruling", "served"), [(False, ()), (True, (WAGON,))])
def test_a_market_day_through_the_well(ruling: bool, served: tuple[int, ...]) -> None:
    """solo-well: on a market day called by the well Carla serves no customer, unless the table plays otherwise."""
    stock = {"skill": 3, "plow": 1}
    position = lay_turn(lay_solo(**set_market(stock=stock, corrections={"rulings.rival_well": ruling})))
    found, position = play_with_chance(position, Well(Influence.SKILL), HoldMarket(), Pass())
    assert position.table.farms[RIVAL].customers == served and Rule.SOLO_WELL in list_rules(found)


def test_a_free_market_day_in_the_last_turns_is_hers_too() -> None:
    """solo-market-serve: a free market day without cubes is no well, so Carla serves."""
    position = settle(lay_solo(**set_market(spaces={})), Turns(1), Acting(ME, SPACES))
    assert play(position, HoldMarket(), Pass()).table.farms[RIVAL].customers == (WAGON,)


def test_church_takes_the_lowest_who_waits() -> None:
    """solo-church: Carla's cube of the church puts a waiting member of hers into the bag for nothing, 3s before 4s."""
    for waiting, generation in (({}, 3), ({"bag": [3]}, 3), ({"bag": [3, 3]}, 4)):
        table = lay_solo(spaces={"church": "faith"}, asked=make_taken_cube("harvest", "faith"), hers=waiting)
        inside = len(waiting.get("bag", ()))
        moved = settle(table, Turns(0), Answering(Cube.FAITH)).table.farms[RIVAL]
        assert len(moved.list_generations_at(Place.BAG)) == inside + 1 and moved.list_generations_at(Place.BAG)[-1] == generation


def test_nobody_waits_at_the_church_any_more() -> None:
    """solo-church-nobody: with none waiting Carla leaves the action, even with members beside her board."""
    waiting = {"bag": [3, 3], "church-1": [4], "grave": [4]}
    table = lay_solo(spaces={"harvest": "faith", "church": "faith"}, hers=waiting)
    step = play(lay_turn(table), Take(Space.HARVEST, Cube.FAITH)).play(Leave())
    assert ActionLeft(Rule.SOLO_CHURCH_NOBODY, RIVAL) in step.events


@pytest.mark.parametrize("space", [space for space in SPACES if space not in (Space.MARKET, Space.CHURCH)])
def test_elsewhere_her_farm_and_family_stay(space: Space) -> None:
    """solo-church, solo-market-call: a cube from any space except church and market changes nothing of her farm and family."""
    table = lay_solo(spaces={space.value: "faith"}, asked=make_taken_cube(space.value, "faith"))
    after = settle(table, Turns(0), Answering(Cube.FAITH)).table
    assert after.farms[RIVAL] == table.farms[RIVAL]


def set_death_at_her_day() -> dict[str, object]:
    """Return settings with one grave left, where the hour of your next sale at the extra cost ends your lap: a member dies."""
    mine = {"grave": [1, 1], "smithy": [1], "chronicle-crafts": [1, 2]}
    return set_market(
        spaces={"harvest": "faith faith skill", "market": "knowledge", "crafts": "knowledge skill skill"},
        stock={"wagon": 1, "plow": 1, "scroll": 1, "persuasion": 5, "time": 9},
        mine=mine,
    )


@pytest.mark.parametrize("ruling", ["caller-last", "trigger-last"])
def test_a_death_on_her_market_day_rings_in_the_end(ruling: str) -> None:
    """end-market-other: Carla called the day, not you, so you have one more turn, and she answers it, whatever the ruling."""
    table = lay_solo(**set_death_at_her_day(), corrections={"rulings.market_trigger": ruling})
    position = play(lay_turn(table), Take(Space.CRAFTS, Cube.KNOWLEDGE), Leave(), Serve(PLOW))
    step = position.play(position.options[0])
    assert EndRungIn(Rule.END_GRAVES, ME, Filled.GRAVES, Moment.MARKET_DAY) in step.events
    found, position = play_with_chance(step.position, Pass())
    order = next(event for event in found if isinstance(event, LastTurnsBegan))
    assert (order.rule, order.order) == (Rule.END_MARKET_OTHER, (ME, RIVAL))
    found, position = play_with_chance(position, Take(Space.HARVEST, Cube.FAITH), Leave())
    assert Rule.SOLO_MATCH in list_rules(found) and Rule.END_FINAL_MASS in list_rules(found) and position.over


def test_a_death_on_your_market_day_rings_in_the_end() -> None:
    """end-market-caller: you called the day, and Carla answers its cube as her last turn."""
    settings = {**set_death_at_her_day(), "spaces": {"market": "skill", "crafts": "skill"}}
    position = play(lay_turn(lay_solo(**settings)), Take(Space.MARKET, Cube.SKILL), Serve(WAGON), Serve(SCROLL))
    found, position = play_with_chance(position, position.options[0].choice)
    order = next(event for event in found if isinstance(event, LastTurnsBegan))
    assert (order.rule, order.order) == (Rule.END_MARKET_CALLER, (RIVAL,))
    assert Rule.SOLO_MATCH_NEXT in list_rules(found) and position.over


def test_her_customers_are_no_secret() -> None:
    """solo-market-serve: Carla's customers are never face down, so odds and imagined tables take them as seen."""
    table = play(lay_turn(lay_solo(**set_market())), CALLING, Pass()).table
    assert view_as(table, None).farms[RIVAL].customers == (WAGON,)
    assert find_next_customers(table, ME).unseen == len(table.pile)
    assert all(imagine(table, ME, Random(seed)) == table for seed in range(9))
