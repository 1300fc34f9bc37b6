"""Odds of rolls: the yields of data/stone_age.md §5, tools, and goals, beside what counting all dice says."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tests.stone_age.positions import at, stone
from village_core.games.stone_age.odds import average, reaching, yields
from village_core.games.stone_age.rolling import Rolling
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import Kind
from village_core.kernel.game import Player
from village_widgets.games.stone_age.companion import StoneAgeAtTheTable, words
from village_widgets.games.stone_age.writing import StoneAgeWriting

PRINTED = {
    1: (1.5, 0.8333, 0.5, 0.3333, 0.1667),
    2: (3.25, 2.0, 1.3611, 1.0, 0.75),
    4: (6.75, 4.3333, 3.1242, 2.3997, 1.9167),
    7: (12.0, 7.8333, 5.75, 4.5, 3.6667),
}


@pytest.mark.parametrize("dice", PRINTED)
def test_yields_are_those_of_the_notes(dice: int) -> None:
    """The table of exact expected yields without tools (``gather``, ``hunt``)."""
    assert [round(float(average(dice, divisor)), 4) for divisor in range(2, 7)] == pytest.approx(PRINTED[dice], abs=1e-4)


@pytest.mark.parametrize(("dice", "divisor", "tools"), [(2, 3, 0), (3, 5, 2), (4, 6, 7)])
def test_odds_are_what_counting_every_roll_says(dice: int, divisor: int, tools: int) -> None:
    """Each roll of the dice is counted; tools add their whole value (``tool-use``)."""
    rolls = [(sum(faces) + tools) // divisor for faces in product(range(1, 7), repeat=dice)]
    found = yields(dice, divisor, tools)
    assert sum(found) == 1 and all(found[number] == Fraction(rolls.count(number), len(rolls)) for number in set(rolls))
    for goal in range(max(rolls) + 2):
        assert reaching(goal, dice, divisor, tools) == Fraction(sum(roll >= goal for roll in rolls), len(rolls))
    assert average(0, divisor, tools) == 0


def test_a_table_is_told_the_odds_before_the_roll() -> None:
    """How likely each yield is with the tools at hand; sure things and what can't be are not said."""
    position = at(stone(2, {0: {"tools": (2, 1, 1), "turned": (True, False, True)}}), Rolling(0, Kind.GOLD, 2, Rule.GATHER))
    telling = StoneAgeAtTheTable((Player("Ann", "red"), Player("Bob", "blue")), position.table.edition, words())
    odds = StoneAgeWriting(telling).odds(position)
    assert odds is not None and odds.title == f"On average {float(average(2, 6, 1)):.1f} gold, with all the tools at hand"
    assert [(bar.who, bar.percent) for bar in odds.bars] == [
        ("at least 1 gold", round(100 * reaching(1, 2, 6, 1))),
        ("at least 2 gold", round(100 * reaching(2, 2, 6, 1))),
    ]
