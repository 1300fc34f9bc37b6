"""Influence of choice from a short supply."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.village.positions import BIG, FIRST, lay_village, list_choices, play, refuse, settle
from village_core.games.village.choices import TakeInfluence
from village_core.games.village.paying import gain
from village_core.games.village.rewarding import Privileges, Rewarded
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import INFLUENCES, Influence
from village_core.kernel.ledger import Ledger

SKILL, PERSUASION, FAITH, KNOWLEDGE = INFLUENCES


def build_short(edition: str, **left: int) -> Table:
    """Build a table with only ``left`` cubes of influence in the supply; seat 0 has a member on the council's second stage."""
    whole = 18 if edition == FIRST else 33
    hoard = {kind.value: whole - left.get(kind.value, 0) for kind in INFLUENCES}
    return lay_village(2, edition, spaces={}, members={0: {"council-2": [1]}}, stock={1: hoard})


def list_combinations(table: Table) -> set[tuple[Influence, ...]]:
    """Return the combinations of influence cubes that the second privilege offers seat 0."""
    position = settle(table, Privileges(0, 2))
    return {choice.kinds for choice in list_choices(position) if isinstance(choice, TakeInfluence)}


def test_two_of_the_supply() -> None:
    """privilege-influence: any two cubes make ten combinations (2011), two different ones six (Big Box); none is refused."""
    full = lay_village(2, FIRST, members={0: {"council-2": [1]}})
    assert not any(isinstance(refusal.choice, TakeInfluence) for refusal in settle(full, Privileges(0, 2)).refusals)
    assert len(list_combinations(full)) == 10
    assert list_combinations(lay_village(2, BIG, members={0: {"council-2": [1]}})) == set(combinations(INFLUENCES, 2))


@pytest.mark.parametrize("edition", [FIRST, BIG])
@pytest.mark.parametrize(
    ("left", "any_two", "two_kinds"),
    [
        ({"skill": 2}, {(SKILL, SKILL)}, {(SKILL,)}),
        ({"skill": 1}, {(SKILL,)}, {(SKILL,)}),
        ({"skill": 1, "faith": 1}, {(SKILL, FAITH)}, {(SKILL, FAITH)}),
        ({"faith": 2, "knowledge": 1}, {(FAITH, FAITH), (FAITH, KNOWLEDGE)}, {(FAITH, KNOWLEDGE)}),
        ({}, set(), set()),
    ],
)
def test_as_far_as_the_supply_goes(
    edition: str, left: dict[str, int], any_two: set[tuple[Influence, ...]], two_kinds: set[tuple[Influence, ...]]
) -> None:
    """supply-influence: fewer than two cubes are offered only if the supply has fewer that fit; other pairs are refused.

    In the edition of 2011 any two cubes fit (``any_two``), in the Big Box two of different kinds (``two_kinds``).
    """
    table = build_short(edition, **left)
    assert list_combinations(table) == (any_two if edition == FIRST else two_kinds)
    position = settle(table, Privileges(0, 2))
    assert not {refusal.choice for refusal in position.refusals} & list_choices(position)
    for kinds in combinations(INFLUENCES, 2):
        if kinds not in list_combinations(table):
            assert refuse(position, TakeInfluence(kinds)).rules == (Rule.SUPPLY_INFLUENCE,)


def test_what_is_taken_leaves_the_supply() -> None:
    """privilege-influence: the two cubes that a player chooses move from the supply to the player's farm."""
    position = play(settle(build_short(FIRST, faith=3), Privileges(0, 2)), TakeInfluence((FAITH, FAITH)))
    assert (position.table.farms[0].faith, position.table.supply.faith) == (2, 1)


def test_nothing_to_take_is_no_event() -> None:
    """supply-influence: a cube of which the supply has none isn't said to be gained; the last one is."""
    gained = {}
    for left in (0, 1):
        ledger = Ledger(build_short(FIRST, faith=left))
        gain(ledger, 0, "faith", 1, Rule.TRAVEL_REWARD)
        gained[left] = [event.count for event in ledger.events]
    assert gained == {0: [], 1: [1]}


@pytest.mark.parametrize("count", [1, 2])
def test_a_reward_is_taken_by_its_owner(count: int) -> None:
    """travel-reward: the rewarded seat is asked for the rewarded number of cubes, and gets these."""
    position = settle(lay_village(3), Rewarded(2, count, Rule.TRAVEL_REWARD))
    assert position.seat == 2 and all(len(choice.kinds) == count for choice in list_choices(position))
    assert play(position, TakeInfluence((PERSUASION,) * count)).table.farms[2].persuasion == count
