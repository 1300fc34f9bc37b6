"""Rounds, turn order and the last turns."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from tests.village.positions import (
    BIG,
    FIRST,
    decide,
    lay_last_turns,
    lay_market_day,
    lay_turn,
    lay_village,
    list_choices,
    list_events,
    open_game,
    play,
    settle,
)
from village_core.games.village.choices import Bury, Done, Leave, Pass, Seed, Serve, Take
from village_core.games.village.ending import Scoring
from village_core.games.village.events import BagFilled, CubesOut, EndRungIn, LastTurnsBegan, MassBegan, RoundBegan
from village_core.games.village.mass import BuyingOut
from village_core.games.village.rounds import LastTurns, NewRound, Seeding, Turns
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import SPACES, Cube, Place, Space
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Lack

ADDED = {2: 4, 3: 5, 4: 5, 5: 7}
PLACED = {2: 18, 3: 21, 4: 24, 5: 30}
SETUPS = [(FIRST, n) for n in (2, 3, 4)] + [(BIG, n) for n in (2, 3, 4, 5)]


def play_to_next_seat(position: Position, seed: int = 0) -> Position:
    """Let chance draw by ``seed`` until a seat decides or the game is over, and return the position then."""
    random = Random(seed)
    while position.seat == CHANCE:
        position = position.play(position.sample(random)).position
    return position


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_the_bag_is_filled_and_the_spaces_seeded(edition: str, players: int) -> None:
    """round-bag, round-seeding: the bag gets its number of each colour and all six plague cubes.

    All spaces together get their number of cubes, the market one of these, and the rest stays in the bag.
    """
    position = settle(lay_village(players, edition, spaces={}), NewRound())
    assert position.table.bag == (ADDED[players],) * 4 + (6,) and position.table.supply.plague == 0
    position = play_to_next_seat(position)
    assert sum(map(sum, position.table.spaces)) == PLACED[players]
    assert sum(position.table.bag) == 4 * ADDED[players] + 6 - PLACED[players] > 0
    assert sum(position.table.spaces[SPACES.index(Space.MARKET)]) == 1
    assert PLACED[players] % players == 0, "everybody has the same number of turns"


def test_a_colour_that_is_short_is_added_as_far_as_it_goes() -> None:
    """round-bag: of two skill cubes in the supply two are added; plague left in the bag is not there twice."""
    table = lay_village(2, spaces={}, stock={1: {"skill": 16}}, bag="plague plague faith")
    position = settle(table, NewRound())
    assert position.table.bag == (2, 4, 5, 4, 6) and position.table.supply.skill == 0


def test_a_bag_that_runs_out_fills_in_order() -> None:
    """round-seeding: harvest, family, crafts, market, travel, council, church, as far as it goes."""
    stock = {1: {"skill": 18, "persuasion": 18, "faith": 17, "knowledge": 18}}
    position = play_to_next_seat(settle(lay_village(2, spaces={}, stock=stock), NewRound()))
    assert [sum(cubes) for cubes in position.table.spaces] == [3, 2, 2, 0, 0, 0, 0]
    assert position.seat == 0 and isinstance(position.top, Turn)


def test_what_can_be_drawn_for_a_space() -> None:
    """round-seeding: a draw has the next space, its number of cubes, and cubes of the bag; any draw comes by its weight."""
    position = settle(lay_village(2, spaces={}, bag="faith plague skill skill"), Turns(0), Seeding(SPACES))
    for wrong in (
        Seed(Space.FAMILY, (1, 0, 1, 0, 0)),
        Seed(Space.HARVEST, (2, 0, 0, 0, 0)),
        Seed(Space.HARVEST, (3, 0, 0, 0, 0)),
        Seed(Space.HARVEST, (2, 1, 0, 0, 0)),
        Seed(Space.HARVEST, (2, 0, 2, 0, -1)),
        Leave(),
    ):
        assert position.find_refusal(wrong).rules == (Rule.ROUND_SEEDING,)
    refusal = position.find_refusal(Seed(Space.HARVEST, (0, 0, 2, 0, 1)))
    assert refusal.reasons == ((Lack(Rule.ROUND_SEEDING, "faith", 2, 1),),), "the other colour is there"
    weights = dict(position.top.list_outcomes(position.table))
    assert weights == {
        Seed(Space.HARVEST, (2, 0, 1, 0, 0)): 1,
        Seed(Space.HARVEST, (2, 0, 0, 0, 1)): 1,
        Seed(Space.HARVEST, (1, 0, 1, 0, 1)): 2,
    }
    random = Random(5)
    drawn = Counter(position.sample(random).choice for _ in range(4000))
    assert set(drawn) == set(weights)
    assert all(abs(drawn[choice] - weight * 1000) < 200 for choice, weight in weights.items())


def test_the_round_goes_clockwise_from_the_starting_player() -> None:
    """round-start-player: the starting player begins, the others follow clockwise."""
    table = lay_village(3, spaces={"council": "faith faith faith faith"}, start=1)
    position = settle(table, Turns(1))
    seats = []
    for _ in range(3):
        seats.append(position.seat)
        position = play(position, Take(Space.COUNCIL, Cube.FAITH), Leave())
    assert seats == [1, 2, 0]


@pytest.mark.parametrize(("ring", "first"), [(None, 1), (0, 0), (2, 2)])
def test_the_ring_makes_the_next_starting_player(ring: int | None, first: int) -> None:
    """round-start-player: the ring's holder starts and the ring goes back; without a holder the starting player stays."""
    position = play_to_next_seat(settle(lay_village(3, spaces={}, start=1, ring=ring), NewRound()))
    assert (position.seat, position.table.start, position.table.ring, position.table.round) == (first, first, None, 2)


def test_the_last_cube_ends_the_round_after_its_action() -> None:
    """round-end, round-bag: the action follows the last cube, then a mass and a new round."""
    table = lay_village(2, spaces={"council": "faith"}, start=1)
    position = play(lay_turn(table), Take(Space.COUNCIL, Cube.FAITH))
    assert position.seat == 0 and isinstance(position.top, Acting)
    done = decide(position, Leave())
    kinds = [type(event) for event in done.events]
    assert kinds.index(MassBegan) < kinds.index(RoundBegan) < kinds.index(BagFilled)
    assert [event.rule for event in done.events if isinstance(event, MassBegan)] == [Rule.ROUND_END]
    assert play_to_next_seat(done.position).seat == 1


def test_mass_is_in_the_order_of_the_old_starting_player() -> None:
    """mass-buy-out, round-start-player: a mass begins with the starting player of the round, although another has the ring."""
    table = lay_village(3, spaces={"council": "faith"}, members={n: {"bag": [1]} for n in range(3)}, start=1, ring=2)
    position = play(lay_turn(table, 0), Take(Space.COUNCIL, Cube.FAITH), Leave())
    assert isinstance(position.top, BuyingOut) and position.seat == 1


def lay_nearly_over(players: int = 3, **more: object) -> Table:
    """Build a table where the next member who dies at the smithy fills the last grave; each seat but the last has a smith."""
    others = players - 1
    chronicle = {2: 2, 3: 3, 4: 4, 5: 5}[players]
    members = {seat: {"smithy": [1]} for seat in range(others)}
    members[others] = {"chronicle-crafts": ([1, 1, 1, 1, 2, 2])[:chronicle], "grave": [2, 2, 2, 3, 3][:players]}
    return lay_village(players, members=members, **more)


def ring_in_by_turn(spaces: dict[str, str]) -> Position:
    """Return the position after seat 0 has filled the last grave in its own turn; check that the others have a last turn."""
    table = lay_nearly_over(3, spaces=spaces, stock={0: {"time": 9}})
    position = play(lay_turn(table), Take(Space.CRAFTS, Cube.PLAGUE), Leave())
    done = decide(position, Bury(1, Place.SMITHY))
    assert any(isinstance(event, EndRungIn) for event in done.events)
    began = [event for event in done.events if isinstance(event, LastTurnsBegan)]
    assert [(event.rule, event.order) for event in began] == [(Rule.END_LAST_TURNS, (1, 2))]
    return done.position


def test_who_rings_in_the_end_has_no_more_turn() -> None:
    """end-last-turns, end-final-mass: the others have one turn each, then come the last mass and the score."""
    position = ring_in_by_turn({"crafts": "plague", "council": "faith faith faith faith"})
    seats = []
    while not position.over:
        seats.append(position.seat)
        done = decide(play(position, Take(Space.COUNCIL, Cube.FAITH)), Leave())
        position = done.position
    assert seats == [1, 2] and position.table.outcome is not None
    assert [event.rule for event in done.events if isinstance(event, MassBegan)] == [Rule.END_FINAL_MASS]
    assert position.table.has_cubes(), "cubes may be left over"


def test_cubes_run_out_in_the_last_turns() -> None:
    """end-cubes-out: after the last cube the next player acts freely; the only mass is that of the end."""
    position = ring_in_by_turn({"crafts": "plague", "council": "faith"})
    assert position.seat == 1 and isinstance(position.top, Turn)
    done = decide(play(position, Take(Space.COUNCIL, Cube.FAITH)), Leave())
    assert [type(event) for event in done.events][-1] is CubesOut and done.position.seat == 2
    assert isinstance(done.position.top, Acting) and done.position.top.spaces == SPACES
    last = decide(done.position, Leave())
    assert last.position.over and sum(isinstance(event, MassBegan) for event in (*done.events, *last.events)) == 1


def test_the_end_rung_in_with_the_last_cube() -> None:
    """end-cubes-out: if the last cube's turn rings in the end, the others have one free action each; then the game is over."""
    position = ring_in_by_turn({"crafts": "plague"})
    assert position.seat == 1 and isinstance(position.top, Acting) and position.top.spaces == SPACES
    position = play(position, Leave())
    assert position.seat == 2 and isinstance(position.top, Acting)
    assert play(position, Leave()).over


def ring_in_by_market(filler: int, caller: int, **corrections: str) -> tuple[Position, LastTurnsBegan]:
    """Return the position after ``caller``'s market day, and the announcement of the last turns.

    On that day ``filler`` has filled the last grave; ``corrections`` are those of the copy, by dotted name.
    """
    goods = {"scroll": 2, "plow": 2, "persuasion": 3}
    table = lay_nearly_over(3, stalls=(23, 22, 20, 15), stock={n: {**goods, "time": 9 if n == filler else 0} for n in range(3)})
    table = replace(table, copy=replace(table.copy, corrections=tuple(corrections.items())))
    position = lay_market_day(table, caller)
    happened: list[object] = []
    while position.seat == CHANCE or table.trigger is None or not happened or not isinstance(position.top, Turn):
        serve = [option for option in position.options if isinstance(option.choice, Serve)] if position.seat != CHANCE else []
        if position.seat == CHANCE:
            chosen = position.sample(Random(0))
        elif position.seat in (filler, caller) and serve and position.table.trigger is None:
            chosen = serve[0]
        elif any(option.choice == Bury(1, Place.SMITHY) for option in position.options):
            chosen = next(option for option in position.options if option.choice == Bury(1, Place.SMITHY))
        else:
            chosen = next(option for option in position.options if option.choice == Pass())
        done = position.play(chosen)
        happened += done.events
        position, table = done.position, done.position.table
    began = next(event for event in happened if isinstance(event, LastTurnsBegan))
    assert position.table.trigger is not None and position.table.trigger.seat == filler
    return position, began


def test_the_markets_caller_rings_in_the_end() -> None:
    """end-market-caller: the day was the caller's last action, and the others have one turn each."""
    position, began = ring_in_by_market(filler=1, caller=1)
    assert (began.rule, began.order, position.seat) == (Rule.END_MARKET_CALLER, (2, 0), 2)


@pytest.mark.parametrize(("ruling", "order"), [("caller-last", (1, 2, 0)), ("trigger-last", (2, 0, 1))])
def test_another_rings_in_the_end_at_the_market(ruling: str, order: tuple[int, ...]) -> None:
    """end-market-other: all have one more turn, by the ruling ``market_trigger`` the caller or the filler last."""
    position, began = ring_in_by_market(filler=1, caller=0, **{"rulings.market_trigger": ruling})
    assert (began.rule, began.order, position.seat) == (Rule.END_MARKET_OTHER, order, order[0])


def test_the_first_of_two_deaths_is_the_trigger() -> None:
    """end-market-other, dying-no-room: the first death of a day fills the last grave and rings in the end.

    The second member leaves the game and changes nothing about that.
    """
    table = lay_nearly_over(
        3, stock={n: {"time": 9, "scroll": 1, "plow": 1, "persuasion": 2} for n in range(3)}, stalls=(23, 22, 20, 15)
    )
    position = lay_market_day(table, caller=2)
    position = play(position, Pass(), Serve(23), Bury(1, Place.SMITHY))
    assert position.table.trigger.seat == 0
    position = play(position, Serve(22), Bury(1, Place.SMITHY))
    assert position.table.trigger.seat == 0 and position.table.farms[1].list_generations_at(Place.GONE) == (1,)


def test_a_market_day_in_the_last_turns_asks_everybody() -> None:
    """market-day: players without a last turn take part too, and the day brings no more turns."""
    table = lay_village(3, spaces={"market": "faith"})
    position = play(settle(table, LastTurns((1,))), Take(Space.MARKET, Cube.FAITH))
    seats = []
    while not position.over:
        seats.append(position.seat)
        position = play(position, Pass())
    assert seats == [1, 2, 0]


def test_everybody_takes_part_in_the_last_mass() -> None:
    """end-final-mass: after the last turns every player may buy out, from the starting player clockwise; then comes the score."""
    table = lay_village(3, members={n: {"bag": [1]} for n in range(3)}, start=2)
    position = settle(table, LastTurns(()))
    assert isinstance(position.agenda[0], Scoring)
    seats = []
    while isinstance(position.top, BuyingOut):
        seats.append(position.seat)
        position = play(position, Done())
    assert seats == [2, 0, 1]


def test_a_plague_death_after_the_callers_day_is_an_ordinary_end() -> None:
    """end-last-turns: a death after the day comes at the end of the turn, and the caller has no further turn."""
    table = lay_nearly_over(3, spaces={"market": "plague", "council": "faith faith faith"}, stock={0: {"time": 9}})
    position = play(lay_turn(table), Take(Space.MARKET, Cube.PLAGUE), Pass(), Pass(), Pass())
    done = decide(position, Bury(1, Place.SMITHY))
    began = [event for event in done.events if isinstance(event, LastTurnsBegan)]
    assert [(event.rule, event.order) for event in began] == [(Rule.END_LAST_TURNS, (1, 2))]


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_a_first_turn_offers_cubes_only(edition: str, players: int) -> None:
    """turn-take, round-seeding: a new game begins with the starting player, who can only take a cube."""
    position = open_game(players, edition)
    assert position.seat == 0 and all(isinstance(choice, Take) for choice in list_choices(position))
    assert position.table.round == 1 and lay_last_turns(position.table).over
    assert list_events(position, position.options[0].choice)
