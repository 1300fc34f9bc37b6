"""Where the texts differ or are silent: one test for each ruling of data/village.md, in its order."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.village.positions import (
    BIG,
    FIRST,
    acting,
    at,
    last_turns,
    market_day,
    mass,
    offered,
    opened,
    payments,
    play,
    refusal,
    step,
    turn,
    village,
)
from village_core.games.village.choices import (
    Advance,
    Birth,
    BringHome,
    Bury,
    Buy,
    Done,
    EnterCouncil,
    Grind,
    Harvest,
    HoldMarket,
    JoinChurch,
    Leave,
    Pass,
    Rise,
    Serve,
    StayInCouncil,
    Take,
    TakeGood,
    TakeInfluence,
    TakeRing,
    Train,
    Travel,
    Well,
)
from village_core.games.village.dying import Dying
from village_core.games.village.ending import score
from village_core.games.village.events import CubesOut, EndRungIn, Forgotten, LastTurnsBegan, MassBegan
from village_core.games.village.market import MarketDay
from village_core.games.village.mass import majority
from village_core.games.village.rounds import LastTurns, Turns
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table, Trigger
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import (
    INFLUENCES,
    SPACES,
    Building,
    Cube,
    Filled,
    Good,
    Influence,
    Moment,
    Place,
    Space,
)
from village_core.kernel.values import CHANCE

ALIKE = TakeInfluence((Influence.FAITH, Influence.FAITH))
FARM_DEATH = Bury(1, Place.FARM)
SCROLL, PLOW = 23, 22


def one_grave_left(**more: object) -> Table:
    """Three players; seat 2 has filled the crafts row and all graves but one, seats 0 and 1 have somebody in the
    smithy.
    """
    members = {0: {"smithy": [1]}, 1: {"smithy": [1]}, 2: {"chronicle-crafts": [1, 1, 1], "grave": [2, 2, 2]}}
    return village(3, members=members, **more)


# The first table


@pytest.mark.parametrize(("ruling", "alike"), [("any", True), ("different", False)])
@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_second_privilege(edition: str, ruling: str, alike: bool) -> None:
    """privilege-influence, privilege-different: two of choice in 2011, two different ones in the Big Box; selectable.
    """
    assert village(2, edition).edition.rulings.second_privilege == ("any" if edition == FIRST else "different")
    table = village(2, edition, members={0: {"council-2": [1]}}, corrections={"rulings.second_privilege": ruling})
    position = play(acting(table, "council"), StayInCouncil())
    assert (ALIKE in offered(position)) is alike


@pytest.mark.parametrize(("edition", "rule"), [(FIRST, Rule.TIE_CUSTOMERS), (BIG, Rule.TIE_GRAIN)])
def test_tie_for_the_win(edition: str, rule: Rule) -> None:
    """tie-customers, tie-grain, tie-living: customers then living members in 2011; grain then living members in the
    Big Box.
    """
    table = village(2, edition, served={1: (SCROLL,)}, stock={0: {"grain": 1, "prestige": 2}})
    outcome = score(table)
    assert outcome.rule == rule and outcome.winners == ((1,) if edition == FIRST else (0,))
    living = score(village(2, edition, members={1: {"grave": [1]}}))
    assert living.rule == Rule.TIE_LIVING and living.winners == (0,)
    assert (
        score(village(2, edition, members={0: {"farm": [2, 3]}, 1: {"farm": [2], "smithy": [4]}})).rule
        == Rule.TIE_SHARED
    )


def test_when_a_member_dies() -> None:
    """dying-after-action, dying-at-once: at the end of the owner's turn; in a market day at once."""
    late = play(acting(village(2, stock={0: {"time": 9}}), "crafts"), Train(1, Building.OFFICE))
    assert late.seat == 0 and late.top.moment is Moment.TURN_END
    table = village(2, stalls=(SCROLL, PLOW, 3), stock={1: {"scroll": 1, "persuasion": 1, "time": 9}})
    now = play(market_day(table), Pass(), Serve(SCROLL))
    assert now.seat == 1 and now.top.moment is Moment.MARKET_DAY and isinstance(now.agenda[-2], MarketDay)


def test_who_dies() -> None:
    """dying-eldest, dying-visible, dying-nobody: the lowest visible number, the owner choosing; nobody visible, nobody
    dies.
    """
    members = {0: {"bag": [1, 1], "smithy": [1], "farm": [2]}}
    assert offered(at(village(2, members=members), Dying(0))) == {FARM_DEATH, Bury(1, Place.SMITHY)}
    assert at(village(2, members={0: {"bag": [1, 1, 1, 1]}}), Dying(0)).over


def test_a_member_in_a_church_window_can_die() -> None:
    """dying-chronicle, dying-grave: church row, else a grave."""
    members = {0: {"church-2": [1]}}
    choice = Bury(1, Place.CHURCH_2)
    assert play(at(village(2, members=members), Dying(0)), choice).table.farms[0].at(Place.CHRONICLE_CHURCH) == (1,)
    full = village(2, members={**members, 1: {"chronicle-church": [1, 1]}})
    assert play(at(full, Dying(0)), choice).table.farms[0].at(Place.GRAVE) == (1,)


def test_a_member_in_the_bag() -> None:
    """dying-visible, score-church: cannot die, scores nothing."""
    table = village(2, members={0: {"bag": [1]}})
    assert refusal(at(table, Dying(0)), Bury(1, Place.BAG)).rules == (Rule.DYING_VISIBLE,)
    assert score(table).sheets[0].total == 0


def test_no_room_anywhere() -> None:
    """dying-no-room: out of the game."""
    table = one_grave_left()
    full = play(at(table, Dying(1), Dying(0)), Bury(1, Place.SMITHY), Bury(1, Place.SMITHY))
    assert full.table.farms[0].at(Place.GRAVE) == (1,) and full.table.farms[1].at(Place.GONE) == (1,)


def test_the_end() -> None:
    """end-graves, end-last-turns: who filled the last place gets no more turn, the others one each."""
    table = one_grave_left(spaces={"crafts": "plague", "council": "faith faith faith"}, stock={0: {"time": 9}})
    done = step(play(turn(table), Take(Space.CRAFTS, Cube.PLAGUE), Leave()), Bury(1, Place.SMITHY))
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
    """end-market-caller, end-market-other: by the caller, the others one each; by another, everybody, the caller last
    (selectable).
    """
    table = replace(
        village(3, corrections={"rulings.market_trigger": ruling}),
        trigger=Trigger(trigger, Filled.GRAVES, Moment.MARKET_DAY),
    )
    position = at(table, Turns(table.after(caller)))
    assert position.seat == order[0] and position.agenda[0].order == order[1:]


def test_cubes_run_out_in_the_last_turns() -> None:
    """end-cubes-out, end-final-mass: no seeding and no mass in between; the rest act freely; one final mass."""
    position = last_turns(village(3, spaces={"council": "faith"}), 1, 2)
    first = step(play(position, Take(Space.COUNCIL, Cube.FAITH)), Leave())
    assert isinstance(first.position.top, Acting) and first.position.top.spaces == SPACES
    second = step(first.position, Harvest())
    assert second.position.over and second.position.table.farms[2].grain == 2
    held = [event for event in (*first.events, *second.events) if isinstance(event, MassBegan)]
    assert [event.rule for event in held] == [Rule.END_FINAL_MASS]
    assert not second.position.table.has_cubes()


def test_a_market_nobody_sells_at_is_held() -> None:
    """market-day: everybody is asked and passes."""
    position = play(turn(village(2, spaces={"market": "skill", "church": "skill"})), Take(Space.MARKET, Cube.SKILL))
    assert position.seat == 0 and play(position, Pass()).seat == 1 and play(position, Pass(), Pass()).seat == 1


def test_plague_at_the_market() -> None:
    """turn-plague, market-day: two hours first, then the day is held."""
    position = play(turn(village(2, spaces={"market": "plague"})), Take(Space.MARKET, Cube.PLAGUE))
    assert position.table.farms[0].time == 2 and isinstance(position.top, MarketDay)


@pytest.mark.parametrize("space", SPACES)
def test_a_cube_may_be_taken_and_the_action_left(space: Space) -> None:
    """turn-leave: everywhere but at the market."""
    position = play(turn(village(2, spaces={space.value: "skill", "church": "skill"})), Take(space, Cube.SKILL))
    assert (Leave() in offered(position)) is (space is not Space.MARKET)


def test_the_well() -> None:
    """well, well-coins, well-cubes: three of one colour while a cube lies anywhere; coins may stand in, unless ruled
    otherwise.
    """
    stock = {0: {"faith": 2, "coin": 1}}
    assert [way.spent for way in payments(turn(village(2, stock=stock)), Well(Influence.FAITH))] == [
        (("coin", 1), ("faith", 2))
    ]
    strict = turn(village(2, stock=stock, corrections={"rulings.well_coins": False}))
    assert refusal(strict, Well(Influence.FAITH)).rules == (Rule.WELL,)
    assert refusal(strict, Well(None)).rules == (Rule.WELL_COINS,)
    plague = turn(village(2, spaces={"harvest": "plague"}, stock={0: {"faith": 3}}))
    assert Well(Influence.FAITH) in offered(plague), "a plague cube is a cube on the board"


def test_a_coin_stands_for_any_one_influence() -> None:
    """coin-joker: at the office, in the council, in the church, on a journey, at the market, at the well."""
    table = village(
        2,
        spaces={"market": "skill"},
        stock={0: {"coin": 3, "wagon": 1}, 1: {"coin": 1, "scroll": 1}},
        stalls=(SCROLL, PLOW, 3),
    )
    coined = [
        (acting(table, "crafts"), Buy(Building.OFFICE, Good.SCROLL)),
        (acting(table, "council"), EnterCouncil(1)),
        (acting(table, "church"), JoinChurch(1)),
        (acting(table, "travel"), Travel(1, Place.FARM, Place.CITY_A)),
        (play(market_day(table), Pass()), Serve(SCROLL)),
        (turn(table), Well(None)),
    ]
    for position, choice in coined:
        assert any("coin" in dict(way.spent) for way in payments(position, choice)), choice


def test_a_caller_who_passes_first() -> None:
    """market-pass, market-surcharge: is out for the day; nobody then sells without the surcharge."""
    table = village(2, stalls=(SCROLL, PLOW, 3), stock={1: {"scroll": 1, "plow": 1, "persuasion": 2}})
    position = play(market_day(table), Pass(), Serve(SCROLL), Serve(PLOW))
    assert position.table.farms[1].time == 2 and position.table.farms[1].persuasion == 0


def test_deaths_at_mass() -> None:
    """mass-rise: no time passes, so there are none."""
    table = village(2, members={0: {"church-1": [1]}}, stock={0: {"time": 9, "grain": 4}})
    position = play(mass(table), Rise(1, Place.CHURCH_1), Done())
    assert position.over and position.table.farms[0].time == 9


def test_family_action_brings_home_from_anywhere_but_the_bag() -> None:
    """family-home, family-not-bag: from any place on the board."""
    position = acting(village(2, members={0: {"church-3": [1], "city-f": [1], "bag": [1]}}), "family")
    assert {BringHome(1, Place.CHURCH_3), BringHome(1, Place.CITY_F)} <= offered(position)
    assert refusal(position, BringHome(1, Place.BAG)).rules == (Rule.FAMILY_NOT_BAG,)


# The second table: what the texts leave open


def test_plague_at_the_market_and_the_lap_ends() -> None:
    """dying-after-action: that member dies at the end of the caller's turn, after the day."""
    table = village(2, spaces={"market": "plague", "church": "skill"}, stock={0: {"time": 8}})
    position = play(turn(table), Take(Space.MARKET, Cube.PLAGUE))
    assert isinstance(position.top, MarketDay)
    assert offered(play(position, Pass(), Pass())) == {FARM_DEATH}


def test_dying_when_what_ended_the_game_is_full() -> None:
    """dying-chronicle, dying-grave, dying-no-room: own row, then a grave, then out of the game; in the last turns too.
    """
    table = replace(one_grave_left(), trigger=Trigger(2, Filled.CHRONICLE, Moment.TURN_END, last_turns=True))
    position = at(table, Dying(1), Dying(0), Dying(0))
    position = play(position, FARM_DEATH, Bury(1, Place.SMITHY), Bury(1, Place.SMITHY))
    assert position.table.farms[0].at(Place.CHRONICLE_FARM) == (1,) and position.table.farms[0].at(Place.GRAVE) == (1,)
    assert position.table.farms[1].at(Place.GONE) == (1,)


def test_goods_and_coins_that_run_out() -> None:
    """supply-limited: limited in 2011: not taken, not produced, not chosen; the mill pays what is there. Never out in
    the Big Box.
    """
    for edition, goods, coins in ((FIRST, 8, 14), (BIG, 12, 25)):
        stock = {0: {"grain": 2, "knowledge": 1}, 1: {"scroll": goods, "coin": coins}}
        table = village(2, edition, members={0: {"council-3": [1], "office": [1]}}, stock=stock)
        out = edition == FIRST
        crafts, council = acting(table, "crafts"), play(acting(table, "council"), StayInCouncil())
        assert (Buy(Building.OFFICE, Good.SCROLL) in offered(crafts)) is not out
        assert (TakeGood(Good.SCROLL) in offered(council)) is not out
        assert play(crafts, Grind()).table.farms[0].coin == (1 if out else 2)


@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_influence_of_choice_when_a_colour_is_out(edition: str) -> None:
    """supply-influence: as far as the supply goes."""
    whole = 18 if edition == FIRST else 33
    stock = {1: {kind.value: whole for kind in INFLUENCES if kind is not Influence.FAITH}}
    table = village(2, edition, spaces={}, members={0: {"council-2": [1]}}, stock=stock)
    position = play(acting(table, "council"), StayInCouncil())
    found = {choice for choice in offered(position) if isinstance(choice, TakeInfluence)}
    assert found == {ALIKE if edition == FIRST else TakeInfluence((Influence.FAITH,))}


def test_the_bag_runs_out_while_seeding() -> None:
    """round-seeding: harvest, family, crafts, market, travel, council, church, as far as it goes; then the round is
    played.
    """
    whole = {kind.value: 18 for kind in INFLUENCES}
    position = at(village(2, spaces={"church": "plague"}, stock={1: {**whole, "skill": 16}}), Turns(0))
    position = play(position, Take(Space.CHURCH, Cube.PLAGUE), Leave())
    random = Random(1)
    while position.seat == CHANCE:
        position = position.play(position.sample(random)).position
    assert [sum(cubes) for cubes in position.table.spaces] == [3, 2, 3, 0, 0, 0, 0] and position.seat == 0


def test_who_is_visible() -> None:
    """dying-visible, dying-nobody: judged at the moment of death: born or brought home counts, put into the bag does
    not.
    """
    hidden = village(2, members={0: {"bag": [1, 1, 1, 1]}}, spaces={"family": "plague skill"}, stock={0: {"time": 9}})
    born = play(turn(hidden), Take(Space.FAMILY, Cube.PLAGUE), Birth(2))
    assert offered(born) == {Bury(2, Place.FARM)}
    last = village(2, members={0: {"bag": [1, 1, 1]}}, stock={0: {"time": 9}})
    done = step(acting(last, "church"), JoinChurch(1))
    assert any(isinstance(event, Forgotten) for event in done.events) and done.position.seat == 1


def test_training_then_buying_in_one_action() -> None:
    """crafts-product: time or price, not both: after training the turn is over."""
    position = acting(village(2, stock={0: {"knowledge": 3}}), "crafts")
    assert play(position, Train(1, Building.OFFICE)).seat == 1
    assert all(way.time == 4 and not way.spent for way in payments(position, Train(1, Building.OFFICE, Good.SCROLL)))


def test_council_time_and_privileges() -> None:
    """council-time, privilege-stage: the time of the stage entered; privileges of that stage or below; staying, the
    highest's.
    """
    table = village(2, members={0: {"council-1": [1], "council-3": [2]}}, stock={0: {"scroll": 1}})
    assert {way.time for way in payments(acting(table, "council"), Advance(1, Place.COUNCIL_1))} == {2}
    moved = play(acting(table, "council"), Advance(1, Place.COUNCIL_1))
    assert ALIKE in offered(moved) and TakeGood(Good.OX) not in offered(moved)
    stayed = play(acting(table, "council"), StayInCouncil())
    assert TakeGood(Good.OX) in offered(stayed) and stayed.table.farms[0].time == 0


def test_the_wells_action() -> None:
    """well, turn-leave: may be left, the market excepted; three coins are three of one colour."""
    position = play(turn(village(2, stock={0: {"coin": 3}})), Well(None))
    assert play(position, Leave()).seat == 1
    held = play(position, HoldMarket())
    assert isinstance(held.top, MarketDay) and Leave() not in offered(held)


def test_actions_without_effect_are_not_offered() -> None:
    """harvest-limit, privilege-ring-taken: a harvest with five bags, a taken ring."""
    assert Harvest() not in offered(acting(village(2, stock={0: {"grain": 5}}), "harvest"))
    table = village(2, members={0: {"council-2": [1]}}, ring=1)
    assert TakeRing() not in offered(play(acting(table, "council"), StayInCouncil()))


def test_going_home_by_travel() -> None:
    """travel-no-return: no; only the family action brings home."""
    table = village(2, members={0: {"city-b": [1]}}, stock={0: {"wagon": 1, "knowledge": 2}})
    assert refusal(acting(table, "travel"), Travel(1, Place.CITY_B, Place.FARM)).rules == (Rule.TRAVEL_NO_RETURN,)


def test_free_actions_in_the_last_turns() -> None:
    """end-cubes-out, well-cubes: any action or none; the well is out."""
    position = last_turns(village(2, spaces={}, stock={0: {"skill": 3, "coin": 3}}), 0)
    assert {Leave(), Harvest(), Birth(2), HoldMarket(), JoinChurch(1)} <= offered(position)
    assert refusal(position, Well(None)).rules == (Rule.WELL_CUBES,)
    assert Well(Influence.SKILL) not in offered(position)


def test_market_day_and_last_mass_are_for_everybody() -> None:
    """market-day, end-final-mass: everybody takes part, whose last turn is over too."""
    table = village(3, members={n: {"bag": [1]} for n in range(3)}, spaces={})
    position = play(last_turns(table, 2), HoldMarket())
    asked = []
    while not position.over:
        if position.seat != CHANCE:
            asked.append((position.seat, type(position.top).__name__))
        chosen = position.sample(Random(0)) if position.seat == CHANCE else position.options[0]
        if Done() in {option.choice for option in position.options}:
            chosen = next(option for option in position.options if option.choice == Done())
        position = position.play(chosen).position
    assert [seat for seat, frame in asked if frame == "MarketDay"] == [2, 0, 1]
    assert [seat for seat, frame in asked if frame == "BuyingOut"] == [0, 1, 2]


def test_the_end_with_the_last_cube() -> None:
    """end-cubes-out: no mass, no seeding; the others one free action each; one mass."""
    table = one_grave_left(spaces={"crafts": "plague"}, stock={0: {"time": 9}})
    done = step(play(turn(table), Take(Space.CRAFTS, Cube.PLAGUE), Leave()), Bury(1, Place.SMITHY))
    assert not any(isinstance(event, MassBegan) for event in done.events)
    assert [event.seat for event in done.events if isinstance(event, CubesOut)] == [1]
    assert isinstance(done.position.top, Acting) and not done.position.table.has_cubes()
    assert play(done.position, Leave(), Leave()).over


def test_two_last_places_in_one_market_day() -> None:
    """end-market-other: the first is the trigger."""
    goods = {"scroll": 1, "plow": 1, "persuasion": 2, "time": 9}
    position = market_day(one_grave_left(stalls=(SCROLL, PLOW, 3, 4), stock={0: goods, 1: goods}), caller=2)
    position = play(position, Pass(), Serve(SCROLL), Bury(1, Place.SMITHY), Serve(PLOW), Bury(1, Place.SMITHY))
    assert position.table.trigger.seat == 0


def test_living_members_for_the_tie_break() -> None:
    """tie-living, tie-shared: farm, board and black bag; not the unborn; still tied: shared."""
    table = village(2, members={0: {"bag": [1], "smithy": [1]}, 1: {"farm": [2], "chronicle-farm": [1]}})
    assert [farm.living for farm in table.farms] == [4, 4] and score(table).rule == Rule.TIE_SHARED
    assert score(table).winners == (0, 1)


def test_majority_with_an_empty_church() -> None:
    """mass-majority: nobody."""
    assert majority(village(3, members={0: {"bag": [1]}}))[0] == ()


def test_the_callers_free_sale() -> None:
    """market-free-sale: his first turn of the day only."""
    goods = {"scroll": 1, "plow": 1, "persuasion": 1}
    position = play(market_day(village(2, stalls=(SCROLL, PLOW, 3), stock={0: goods})), Serve(SCROLL), Pass())
    assert [way.time for way in payments(position, Serve(PLOW))] == [1]


def test_empty_stalls_are_filled_in_stall_order() -> None:
    """market-refill: front of the line first."""
    goods = {"scroll": 1, "plow": 1, "persuasion": 1}
    table = village(2, stalls=(SCROLL, 3, PLOW), queue=(10, 11, 12, 13, 14), stock={0: goods})
    position = play(market_day(table), Serve(PLOW), Pass(), Serve(SCROLL), Pass())
    assert position.table.stalls == (10, 3, 11) and position.table.queue[:3] == (12, 13, 14)


@pytest.mark.parametrize(("edition", "players"), [(FIRST, 4), (BIG, 4)])
def test_seat_compensation(edition: str, players: int) -> None:
    """setup-seats: before the first seeding; the third seat's random cube evenly among the four; an option in both
    editions.
    """
    assert opened(players, edition).table.farms[1].grain == 0
    drawn = set()
    for seed in range(40):
        position = opened(players, edition, seed, seat_compensation=True)
        assert position.seat == 3 and position.table.round == 0 and not position.table.has_cubes()
        farm = position.table.farms[2]
        drawn.add((farm.skill, farm.persuasion, farm.faith, farm.knowledge))
    assert drawn == {(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)}


def test_majority_tie_compares_one_member_each() -> None:
    """mass-majority-tie, mass-majority-shared: the most advanced of each, the others do not matter."""
    table = village(2, members={0: {"church-4": [1], "church-1": [1]}, 1: {"church-4": [1], "church-3": [1]}})
    assert majority(table) == ((0, 1), Rule.MASS_MAJORITY_SHARED)


@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_a_citys_two_influence(edition: str) -> None:
    """travel-reward: may be alike in both editions."""
    table = village(2, edition, members={0: {"city-b": [1]}}, stock={0: {"wagon": 1, "knowledge": 1, "skill": 1}})
    assert ALIKE in offered(play(acting(table, "travel"), Travel(1, Place.CITY_B, Place.CITY_D)))


@pytest.mark.parametrize(("ruling", "end"), [("placed", Place.CHRONICLE_FARM), ("removed", Place.GONE)])
def test_deaths_in_the_last_turns(ruling: str, end: Place) -> None:
    """dying-last-turns, dying-chronicle: only those without room are out; by the other reading everybody is
    (selectable).
    """
    table = village(
        2, spaces={"crafts": "plague skill"}, stock={0: {"time": 9}}, corrections={"rulings.last_deaths": ruling}
    )
    table = replace(table, trigger=Trigger(1, Filled.GRAVES, Moment.TURN_END, last_turns=True))
    position = play(at(table, LastTurns((0,))), Take(Space.CRAFTS, Cube.PLAGUE), Leave(), FARM_DEATH)
    assert position.table.farms[0].at(end) == (1,)
