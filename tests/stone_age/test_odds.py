"""Odds of rolls: yields beside data/stone_age.md §5 and beside counting all dice, and what players are told."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tests.stone_age.positions import lay_acting, lay_placing, lay_stone_age, play, settle
from village_core.games.stone_age.choices import PlaceWorkers, Roll, Work
from village_core.games.stone_age.odds import find_average, find_chance, list_yields
from village_core.games.stone_age.rolling import Rolling
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import Kind, Place
from village_core.kernel.values import Player
from village_widgets.games.stone_age.companion import StoneAgeAtTheTable, load_words
from village_widgets.games.stone_age.writing import StoneAgeWriting

PLAYERS = (Player("Ann", "red"), Player("Bob", "blue"))
PRINTED = {
    1: (1.5, 0.8333, 0.5, 0.3333, 0.1667),
    2: (3.25, 2.0, 1.3611, 1.0, 0.75),
    4: (6.75, 4.3333, 3.1242, 2.3997, 1.9167),
    7: (12.0, 7.8333, 5.75, 4.5, 3.6667),
}


@pytest.mark.parametrize("dice", PRINTED)
def test_yields_are_those_of_the_notes(dice: int) -> None:
    """Average yields of 1, 2, 4 and 7 dice without tools are those of the notes, to four decimals (``gather``, ``hunt``)."""
    assert [round(float(find_average(dice, divisor)), 4) for divisor in range(2, 7)] == pytest.approx(PRINTED[dice], abs=1e-4)


@pytest.mark.parametrize(("dice", "divisor", "tools"), [(2, 3, 0), (3, 5, 2), (4, 6, 7)])
def test_odds_are_what_counting_every_roll_says(dice: int, divisor: int, tools: int) -> None:
    """Odds of each yield and of each goal equal counting every roll of the dice; tools add their whole value (``tool-use``)."""
    rolls = [(sum(faces) + tools) // divisor for faces in product(range(1, 7), repeat=dice)]
    found = list_yields(dice, divisor, tools)
    assert sum(found) == 1 and all(found[number] == Fraction(rolls.count(number), len(rolls)) for number in set(rolls))
    for goal in range(max(rolls) + 2):
        assert find_chance(goal, dice, divisor, tools) == Fraction(sum(roll >= goal for roll in rolls), len(rolls))
    assert find_average(0, divisor, tools) == 0


def test_a_table_is_told_the_odds_before_the_roll() -> None:
    """The page says how likely at least 1, 2 … pieces are with the tools at hand; sure and impossible numbers are left out."""
    position = settle(
        lay_stone_age(2, {0: {"tools": (2, 1, 1), "turned": (True, False, True)}}), Rolling(0, Kind.GOLD, 2, Rule.GATHER)
    )
    telling = StoneAgeAtTheTable(PLAYERS, position.table.edition, load_words())
    odds = StoneAgeWriting(telling).foretell(position)
    assert odds is not None and odds.title == f"On average {float(find_average(2, 6, 1)):.1f} gold, with all the tools at hand"
    assert [(bar.who, bar.percent) for bar in odds.bars] == [
        ("at least 1", round(100 * find_chance(1, 2, 6, 1))),
        ("at least 2", round(100 * find_chance(2, 2, 6, 1))),
    ]


def test_the_goals_that_are_told_of_are_uncertain_ones() -> None:
    """Of seven hunters' roll the page tells the odds of at least 10, 11 … 14 food, and not of the nearly sure smaller numbers."""
    position = settle(lay_stone_age(2), Rolling(0, Kind.FOOD, 7, Rule.HUNT))
    odds = StoneAgeWriting(StoneAgeAtTheTable(PLAYERS, position.table.edition, load_words())).foretell(position)
    assert odds is not None and [bar.who for bar in odds.bars] == [f"at least {goal}" for goal in range(10, 15)]


def test_whoever_places_workers_is_told_what_they_will_bring() -> None:
    """A player who places workers is told for each place and number of workers how likely the missing pieces are.

    The missing pieces are those for a building or the meal; if none are missing, the odds are of an uncertain goal. The average
    is told, too. All tools are added. A card to roll for is included, with tools only if the ruling adds them.
    """
    tribe = {"food": 2, "wood": 1, "workers": 7, "tools": (1, 0, 0)}
    for card_tools in (True, False):
        own = {0: {**tribe, "at": {"building-1": 1, "hut": 2, "field": 1}}}
        table = lay_stone_age(2, own, row=(10, 24, 14, 16), corrections={"rulings.card_tools": card_tools})
        told = {
            odds.title: odds.bars
            for odds in StoneAgeAtTheTable(PLAYERS, table.edition, load_words()).describe_odds(lay_placing(table), 0)
        }
        (hunt, forest, _, _, river, card), tools = told.items(), ", with all the tools at hand"
        assert hunt[0] == f"Hunting ground{tools}: at least 5 food, as much as is missing", "eight eat, one comes from the field"
        assert [bar.percent for bar in hunt[1]] == [round(100 * find_chance(5, dice, 2, 1)) for dice in (1, 2, 3)]
        assert forest[0] == f"Forest{tools}: at least 1 wood, as much as is missing"
        assert river[0] == f"River{tools}: at least 1 gold", "nothing is missing: what is most uncertain for two"
        assert [bar.who for bar in forest[1]] == ["1 worker", "2 workers", "3 workers"]
        assert forest[1][1].inside.startswith(f"{float(find_average(2, 3, 1)):.1f} on average, at least 2: ")
        assert "2 dice for gold" in card[0] and card[1][0].percent == round(100 * find_chance(1, 2, 6, int(card_tools)))


def test_whoever_acts_is_told_what_those_who_are_out_will_bring() -> None:
    """An acting player gets the odds of each place where own workers stand, with the tools at hand.

    The odds are there while tools are added to an earlier roll, too; places that the workers have left have none. A player who
    places workers gets odds, too.
    """
    position = lay_acting(lay_stone_age(2, {0: {"tools": (1, 1, 0), "at": {"forest": 2, "river": 1}}, 1: {"at": {"hunt": 1}}}))
    telling = StoneAgeAtTheTable(PLAYERS, position.table.edition, load_words())
    forest, river = telling.describe_odds(position, 0)
    assert forest.title == f"Forest. On average {float(find_average(2, 3, 2)):.1f} wood, with all the tools at hand"
    assert [bar.percent for bar in river.bars] == [round(100 * find_chance(1, 1, 6, 2))]
    adding = play(position, Work(Place.FOREST), Roll(4))
    assert telling.describe_odds(adding, 0) == (river,)
    assert telling.describe_odds(play(lay_placing(lay_stone_age(2)), PlaceWorkers(Place.HUNT, 5)), 1)[0].title.startswith(
        "Hunting ground"
    )
