"""Rulings for texts that differ or are silent: one test for each in the first table of data/village.md, in its order.

The solo ring is tested in ``tests/village/solo``.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.village.positions import (
    BIG,
    FIRST,
    decide,
    lay_acting,
    lay_last_turns,
    lay_market_day,
    lay_mass,
    lay_one_grave_left,
    lay_turn,
    lay_village,
    list_choices,
    list_payments,
    play,
    refuse,
    settle,
)
from village_core.games.village import choices
from village_core.games.village.dying import Dying
from village_core.games.village.ending import score
from village_core.games.village.events import EndRungIn, LastTurnsBegan, MassBegan
from village_core.games.village.market import MarketDay
from village_core.games.village.rounds import Turns
from village_core.games.village.rules import Rule
from village_core.games.village.table import Trigger
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import SPACES, Building, Cube, Filled, Good, Influence, Moment, Place, Space

ALIKE = choices.TakeInfluence((Influence.FAITH, Influence.FAITH))
FARM_DEATH = choices.Bury(1, Place.FARM)
SCROLL, PLOW = 23, 22


@pytest.mark.parametrize(("ruling", "alike"), [("any", True), ("different", False)])
@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_second_privilege(edition: str, ruling: str, alike: bool) -> None:
    """privilege-influence, privilege-different: two of choice in 2011, two different ones in the Big Box; selectable."""
    assert lay_village(2, edition).edition.rulings.second_privilege == ("any" if edition == FIRST else "different")
    table = lay_village(2, edition, members={0: {"council-2": [1]}}, corrections={"rulings.second_privilege": ruling})
    position = play(lay_acting(table, "council"), choices.StayInCouncil())
    assert (ALIKE in list_choices(position)) is alike


@pytest.mark.parametrize(("edition", "rule"), [(FIRST, Rule.TIE_CUSTOMERS), (BIG, Rule.TIE_GRAIN)])
def test_tie_for_the_win(edition: str, rule: Rule) -> None:
    """tie-customers, tie-grain, tie-living: customers in 2011, grain in the Big Box, then living members break ties."""
    table = lay_village(2, edition, served={1: (SCROLL,)}, stock={0: {"grain": 1, "prestige": 2}})
    outcome = score(table)
    assert outcome.rule == rule and outcome.winners == ((1,) if edition == FIRST else (0,))
    living = score(lay_village(2, edition, members={1: {"grave": [1]}}))
    assert living.rule == Rule.TIE_LIVING and living.winners == (0,)
    assert score(lay_village(2, edition, members={0: {"farm": [2, 3]}, 1: {"farm": [2], "smithy": [4]}})).rule == Rule.TIE_SHARED


def test_when_a_member_dies() -> None:
    """dying-after-action, dying-at-once: members die at the end of the owner's turn; in a market day at once."""
    late = play(lay_acting(lay_village(2, stock={0: {"time": 9}}), "crafts"), choices.Train(1, Building.OFFICE))
    assert late.seat == 0 and late.top.moment is Moment.TURN_END
    table = lay_village(2, stalls=(SCROLL, PLOW, 3), stock={1: {"scroll": 1, "persuasion": 1, "time": 9}})
    now = play(lay_market_day(table), choices.Pass(), choices.Serve(SCROLL))
    assert now.seat == 1 and now.top.moment is Moment.MARKET_DAY and isinstance(now.agenda[-2], MarketDay)


def test_who_dies() -> None:
    """dying-eldest, dying-visible, dying-nobody: the lowest visible number dies, by the owner's choice, if any is visible."""
    members = {0: {"bag": [1, 1], "smithy": [1], "farm": [2]}}
    assert list_choices(settle(lay_village(2, members=members), Dying(0))) == {FARM_DEATH, choices.Bury(1, Place.SMITHY)}
    assert settle(lay_village(2, members={0: {"bag": [1, 1, 1, 1]}}), Dying(0)).over


def test_a_member_in_a_church_window_can_die() -> None:
    """dying-chronicle, dying-grave: a member in a window goes to the church row, else to a grave."""
    members = {0: {"church-2": [1]}}
    choice = choices.Bury(1, Place.CHURCH_2)
    assert play(settle(lay_village(2, members=members), Dying(0)), choice).table.farms[0].list_generations_at(
        Place.CHRONICLE_CHURCH
    ) == (1,)
    full = lay_village(2, members={**members, 1: {"chronicle-church": [1, 1]}})
    assert play(settle(full, Dying(0)), choice).table.farms[0].list_generations_at(Place.GRAVE) == (1,)


def test_a_member_in_the_bag() -> None:
    """dying-visible, score-church: a member in the bag can't die, and scores 0."""
    table = lay_village(2, members={0: {"bag": [1]}})
    assert refuse(settle(table, Dying(0)), choices.Bury(1, Place.BAG)).rules == (Rule.DYING_VISIBLE,)
    assert score(table).sheets[0].total == 0


def test_no_room_anywhere() -> None:
    """dying-no-room: a member for whom neither the chronicle nor the graves have room is out of the game."""
    table = lay_one_grave_left()
    full = play(settle(table, Dying(1), Dying(0)), choices.Bury(1, Place.SMITHY), choices.Bury(1, Place.SMITHY))
    assert full.table.farms[0].list_generations_at(Place.GRAVE) == (1,) and full.table.farms[1].list_generations_at(
        Place.GONE
    ) == (1,)


def test_the_end() -> None:
    """end-graves, end-last-turns: a seat that fills the last grave in its turn has no further turn; the others have one each."""
    table = lay_one_grave_left(spaces={"crafts": "plague", "council": "faith faith faith"}, stock={0: {"time": 9}})
    done = decide(play(lay_turn(table), choices.Take(Space.CRAFTS, Cube.PLAGUE), choices.Leave()), choices.Bury(1, Place.SMITHY))
    assert [event.rule for event in done.events if isinstance(event, EndRungIn)] == [Rule.END_GRAVES]
    assert [event.order for event in done.events if isinstance(event, LastTurnsBegan)] == [(1, 2)]


TRIGGERED = [
    ("caller-last", 0, 0, (1, 2)),
    ("caller-last", 1, 0, (1, 2, 0)),
    ("trigger-last", 1, 0, (2, 0, 1)),
    ("trigger-last", 0, 0, (1, 2)),
]


@pytest.mark.parametrize(("ruling", "trigger", "caller", "order"), TRIGGERED)
def test_triggered_in_a_market_day(ruling: str, trigger: int, caller: int, order: tuple[int, ...]) -> None:
    """end-market-caller, end-market-other: a trigger by the caller gives the others one turn each.

    By another player it gives all one turn, by the ruling ``market_trigger`` the caller last, or the player who triggered.
    """
    table = replace(
        lay_village(3, corrections={"rulings.market_trigger": ruling}), trigger=Trigger(trigger, Filled.GRAVES, Moment.MARKET_DAY)
    )
    position = settle(table, Turns(table.find_next_seat(caller)))
    assert position.seat == order[0] and position.agenda[0].order == order[1:]


def test_cubes_run_out_in_the_last_turns() -> None:
    """end-cubes-out, end-final-mass: no seeding and no mass in between; the rest act freely; one final mass."""
    position = lay_last_turns(lay_village(3, spaces={"council": "faith"}), 1, 2)
    first = decide(play(position, choices.Take(Space.COUNCIL, Cube.FAITH)), choices.Leave())
    assert isinstance(first.position.top, Acting) and first.position.top.spaces == SPACES
    second = decide(first.position, choices.Harvest())
    assert second.position.over and second.position.table.farms[2].grain == 2
    held = [event for event in (*first.events, *second.events) if isinstance(event, MassBegan)]
    assert [event.rule for event in held] == [Rule.END_FINAL_MASS]
    assert not second.position.table.has_cubes()


def test_a_market_nobody_sells_at_is_held() -> None:
    """market-day: a market day at which no player can serve a customer is held all the same; each player is asked, and passes."""
    position = play(
        lay_turn(lay_village(2, spaces={"market": "skill", "church": "skill"})), choices.Take(Space.MARKET, Cube.SKILL)
    )
    assert (
        position.seat == 0
        and play(position, choices.Pass()).seat == 1
        and play(position, choices.Pass(), choices.Pass()).seat == 1
    )


def test_plague_at_the_market() -> None:
    """turn-plague, market-day: two hours pass first, then the day is held."""
    position = play(lay_turn(lay_village(2, spaces={"market": "plague"})), choices.Take(Space.MARKET, Cube.PLAGUE))
    assert position.table.farms[0].time == 2 and isinstance(position.top, MarketDay)


@pytest.mark.parametrize("space", SPACES)
def test_a_cube_may_be_taken_and_the_action_left(space: Space) -> None:
    """turn-leave: the action may be left everywhere except at the market."""
    position = play(lay_turn(lay_village(2, spaces={space.value: "skill", "church": "skill"})), choices.Take(space, Cube.SKILL))
    assert (choices.Leave() in list_choices(position)) is (space is not Space.MARKET)


def test_the_well() -> None:
    """well, well-coins, well-cubes: the well takes three of one colour while any action space has a cube, even plague.

    Coins may stand in, unless ruled otherwise.
    """
    stock = {0: {"faith": 2, "coin": 1}}
    assert [way.spent for way in list_payments(lay_turn(lay_village(2, stock=stock)), choices.Well(Influence.FAITH))] == [
        (("coin", 1), ("faith", 2))
    ]
    strict = lay_turn(lay_village(2, stock=stock, corrections={"rulings.well_coins": False}))
    assert refuse(strict, choices.Well(Influence.FAITH)).rules == (Rule.WELL,)
    assert refuse(strict, choices.Well(None)).rules == (Rule.WELL_COINS,)
    plague = lay_turn(lay_village(2, spaces={"harvest": "plague"}, stock={0: {"faith": 3}}))
    assert choices.Well(Influence.FAITH) in list_choices(plague), "a plague cube is a cube on the board"


def test_a_coin_stands_for_any_one_influence() -> None:
    """coin-joker: a coin stands in at office, council, church, journey, market and well."""
    table = lay_village(
        2, spaces={"market": "skill"}, stock={0: {"coin": 3, "wagon": 1}, 1: {"coin": 1, "scroll": 1}}, stalls=(SCROLL, PLOW, 3)
    )
    coined = [
        (lay_acting(table, "crafts"), choices.Buy(Building.OFFICE, Good.SCROLL)),
        (lay_acting(table, "council"), choices.EnterCouncil(1)),
        (lay_acting(table, "church"), choices.JoinChurch(1)),
        (lay_acting(table, "travel"), choices.Travel(1, Place.FARM, Place.CITY_A)),
        (play(lay_market_day(table), choices.Pass()), choices.Serve(SCROLL)),
        (lay_turn(table), choices.Well(None)),
    ]
    for position, choice in coined:
        assert any("coin" in dict(way.spent) for way in list_payments(position, choice)), choice


def test_a_caller_who_passes_first() -> None:
    """market-pass, market-surcharge: a caller who passes is out, and all sales cost the surcharge."""
    table = lay_village(2, stalls=(SCROLL, PLOW, 3), stock={1: {"scroll": 1, "plow": 1, "persuasion": 2}})
    position = play(lay_market_day(table), choices.Pass(), choices.Serve(SCROLL), choices.Serve(PLOW))
    assert position.table.farms[1].time == 2 and position.table.farms[1].persuasion == 0


def test_deaths_at_mass() -> None:
    """mass-rise: rising at a mass takes no time, so no member dies by it."""
    table = lay_village(2, members={0: {"church-1": [1]}}, stock={0: {"time": 9, "grain": 4}})
    position = play(lay_mass(table), choices.Rise(1, Place.CHURCH_1), choices.Done())
    assert position.over and position.table.farms[0].time == 9


def test_family_action_brings_home_from_the_board_but_not_from_the_bag() -> None:
    """family-home, family-not-bag: members come home from a church window and a city, not from the bag."""
    position = lay_acting(lay_village(2, members={0: {"church-3": [1], "city-f": [1], "bag": [1]}}), "family")
    assert {choices.BringHome(1, Place.CHURCH_3), choices.BringHome(1, Place.CITY_F)} <= list_choices(position)
    assert refuse(position, choices.BringHome(1, Place.BAG)).rules == (Rule.FAMILY_NOT_BAG,)
