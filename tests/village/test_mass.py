"""The mass."""

from __future__ import annotations

from random import Random

import pytest

from tests.village.positions import (
    BIG,
    FIRST,
    decide,
    lay_acting,
    lay_mass,
    lay_village,
    list_choices,
    list_events,
    play,
    refuse,
    settle,
)
from village_core.games.village.choices import BuyOut, Done, DrawMember, DrawMonk, Leave, Rise
from village_core.games.village.events import BagFilled, ChurchEmpty, MajorityWon, MassBegan, MonksDrawn, MonksReturned
from village_core.games.village.mass import BuyingOut, Drawing, Rising, find_majority
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import Place
from village_core.kernel.values import CHANCE

C1, C2, C3, C4 = Place.CHURCH_1, Place.CHURCH_2, Place.CHURCH_3, Place.CHURCH_4


def test_buying_out_in_turn_order() -> None:
    """mass-buy-out: from the starting player clockwise, each buys out any number, a coin each.

    Seats without a member are not asked.
    """
    table = lay_village(
        4, members={1: {"bag": [1]}, 3: {"bag": [1, 2]}, 2: {"bag": [1]}}, stock={3: {"coin": 2}, 1: {"coin": 1}}, start=2
    )
    position = lay_mass(table)
    assert position.seat == 2 and list_choices(position) == {Done()}
    position = play(position, Done())
    assert position.seat == 3 and list_choices(position) == {BuyOut(1), BuyOut(2), Done()}
    position = play(position, BuyOut(2), BuyOut(1))
    assert position.seat == 1 and position.table.farms[3].coin == 0 and position.table.farms[3].list_generations_at(C1) == (1, 2)


def test_buying_out_needs_a_coin_and_influence_is_none() -> None:
    """mass-buy-out: without a coin no member can be bought out of the bag; influence does not stand in for it."""
    position = lay_mass(lay_village(2, members={0: {"bag": [1]}}, stock={0: {"faith": 5}}))
    lack = refuse(position, BuyOut(1)).reasons[0][0]
    assert (lack.rule, lack.what, lack.needed, lack.has) == (Rule.MASS_BUY_OUT, "coin", 1, 0)


def test_four_bought_and_nothing_is_drawn() -> None:
    """mass-buy-out: with four members out no seat is asked to buy, and no piece comes out."""
    position = lay_mass(lay_village(2, members={0: {"bag": [1, 1, 1, 1, 2]}, 1: {"bag": [1]}}, stock={0: {"coin": 5}}))
    position = play(position, BuyOut(1), BuyOut(1), BuyOut(1), BuyOut(1))
    assert isinstance(position.top, Rising) and position.seat == 0
    assert position.table.farms[0].coin == 1 and position.table.farms[1].list_generations_at(Place.BAG) == (1,)


def test_drawing_to_four() -> None:
    """mass-draw, mass-monks: the pieces missing to four are drawn; monks count as drawn and go back into the bag."""
    position = lay_mass(lay_village(2, members={0: {"bag": [1, 1]}, 1: {"bag": [2]}}))
    position = play(position, Done(), Done())
    assert position.seat == CHANCE
    weights = dict(position.top.list_outcomes(position.table))
    assert weights == {DrawMember(0, 1): 2, DrawMember(1, 2): 1, DrawMonk(): 4}
    position = play(position, DrawMonk(), DrawMonk(), DrawMonk())
    assert dict(position.top.list_outcomes(position.table))[DrawMonk()] == 1
    assert position.find_refusal(DrawMember(1, 1)).rules == (Rule.MASS_DRAW,)
    done = decide(position, DrawMonk())
    assert [event.monks for event in done.events if isinstance(event, MonksReturned)] == [4]
    assert done.position.over, "nobody stands in the church, so nobody can rise"


def test_a_mass_at_which_nobody_waits_is_told_in_all_its_parts() -> None:
    """mass-draw, mass-majority: without members monks come out and go back, and no seat has the majority.

    With one bought out, three are drawn.
    """
    position = lay_mass(lay_village(2, members={0: {"bag": [1]}}, stock={0: {"coin": 1}}))
    done = decide(position, BuyOut(1))
    assert MonksDrawn(Rule.MASS_DRAW, 0, 3) in done.events and not any(isinstance(event, ChurchEmpty) for event in done.events)
    table = lay_village(2, spaces={})
    told = [event for event in decide(lay_acting(table, "council"), Leave()).events if not isinstance(event, BagFilled)]
    kinds = [type(event) for event in told]
    begun = kinds.index(MassBegan)
    assert kinds[begun : begun + 4] == [MassBegan, MonksDrawn, MonksReturned, ChurchEmpty]
    assert told[begun + 1] == MonksDrawn(Rule.MASS_DRAW, 0, 4)


def test_fifth_monk_cannot_be_drawn() -> None:
    """mass-draw: with four monks drawn another one is refused."""
    position = settle(lay_village(2, members={0: {"bag": [1]}}), Drawing(2, 4))
    assert position.find_refusal(DrawMonk()).rules == (Rule.MASS_DRAW,)


def test_members_left_in_the_bag_wait() -> None:
    """mass-draw: a member who is not drawn at a mass is still in the bag after it."""
    position = play(
        lay_mass(lay_village(2, members={0: {"bag": [1, 1]}})), Done(), DrawMember(0, 1), DrawMonk(), DrawMonk(), DrawMonk()
    )
    assert position.table.farms[0].list_generations_at(Place.BAG) == (1,) and position.table.farms[0].list_generations_at(C1) == (
        1,
    )


@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_rising_costs_grain_by_step(edition: str) -> None:
    """mass-rise: one, one and two bags from window to window; at the fourth the player is not asked again."""
    position = settle(lay_village(2, edition, members={0: {C1: [1]}}, stock={0: {"grain": 5}}), Rising((0, 1)))
    left = []
    for start in (C1, C2, C3):
        position = play(position, Rise(1, start))
        left.append(position.table.farms[0].grain)
    assert left == [4, 3, 1]
    assert position.over, "nobody can rise"


def test_rising_once_each_in_turn_order() -> None:
    """mass-rise: each seat moves its members any number of steps in one go, and is not asked again."""
    table = lay_village(
        3, members={0: {C1: [1]}, 1: {C1: [1, 2]}, 2: {C1: [1]}}, stock={n: {"grain": 5} for n in range(3)}, start=1
    )
    position = settle(table, Rising(table.list_clockwise(1)))
    position = play(position, Rise(2, C1), Rise(1, C1), Rise(2, C2))
    assert position.seat == 1
    position = play(position, Done())
    assert position.seat == 2
    position = play(position, Done(), Done())
    assert position.over


def test_nobody_rises_beyond_the_fourth_window() -> None:
    """mass-top: no member rises beyond the fourth window."""
    position = settle(lay_village(2, members={0: {C1: [1], C4: [2]}}, stock={0: {"grain": 5}}), Rising((0, 1)))
    assert refuse(position, Rise(2, C4)).rules == (Rule.MASS_TOP,)


MAJORITIES = [
    ({}, (), Rule.MASS_MAJORITY),
    ({0: {C1: [1]}}, (0,), Rule.MASS_MAJORITY),
    ({0: {C1: [1, 1]}, 1: {C4: [1]}}, (0,), Rule.MASS_MAJORITY),
    ({0: {C1: [1], C2: [1]}, 1: {C1: [1], C3: [1]}}, (1,), Rule.MASS_MAJORITY_TIE),
    ({0: {C2: [1], C3: [1]}, 1: {C1: [1], C3: [1]}}, (0, 1), Rule.MASS_MAJORITY_SHARED),
    ({0: {C1: [1], C3: [1]}, 1: {C1: [1], C2: [1]}, 2: {C1: [1], C3: [1]}}, (0, 2), Rule.MASS_MAJORITY_SHARED),
]


@pytest.mark.parametrize(("members", "seats", "rule"), MAJORITIES)
def test_majority(members: dict[int, dict[str, list[int]]], seats: tuple[int, ...], rule: Rule) -> None:
    """mass-majority, mass-majority-tie, mass-majority-shared: most members, then the highest member, then two points each."""
    table = lay_village(3, members=members)
    assert find_majority(table) == (seats, rule)
    done = settle(table, BuyingOut((0, 1, 2)))
    while not done.over:
        done = play(done, Done())
    assert [farm.prestige for farm in done.table.farms] == [2 if seat in seats else 0 for seat in range(3)]


def test_members_in_the_bag_do_not_count() -> None:
    """mass-majority: one member in a window outweighs three in the bag, which do not count."""
    table = lay_village(2, members={0: {"bag": [1, 1, 1]}, 1: {C1: [1]}})
    assert find_majority(table)[0] == (1,)


def test_no_time_and_no_death_at_mass() -> None:
    """mass-rise, mass-buy-out: a mass takes no time, even with the marker before the end of a lap."""
    table = lay_village(2, members={0: {"bag": [1], C1: [1]}}, stock={0: {"coin": 1, "grain": 5, "time": 9}})
    position = lay_mass(table)
    happened = [*list_events(position, BuyOut(1))]
    while not position.over:
        chosen = position.sample(Random(0)) if position.seat == CHANCE else position.options[0]
        done = position.play(chosen)
        happened += done.events
        position = done.position
    assert position.table.farms[0].time == 9
    assert any(isinstance(event, MajorityWon) for event in happened)
