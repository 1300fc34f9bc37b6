"""The rule that refuses a choice of another decision, for each kind of decision and of choice."""

from __future__ import annotations

import pytest

from tests.stone_age.positions import lay_stone_age
from tests.stone_age.tracked import begin_tracked
from village_core.games.stone_age import choices
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.any_two import UsingTwo
from village_core.games.stone_age.cards import Drafting
from village_core.games.stone_age.feeding import Hungry
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.refusing import find_rule
from village_core.games.stone_age.rolling import Adding
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.tracking.tallying import Tallying
from village_core.games.stone_age.tracking.watching import Feasting, Watching
from village_core.games.stone_age.vocabulary import Emptied, Growth, Kind, Place, ScoreLine
from village_core.kernel.frames import Frame
from village_core.kernel.values import NOT_NOW, Choice

FULL = lay_stone_age(2, row=(None, 12, 14, 16), tops=(None, 1), under=(7, 6))
TRACKED = begin_tracked().table
TOOL, ONE_USE, TWO = choices.AddTool(0), choices.AddOneUse(4), choices.TakeTwo((Kind.WOOD, Kind.GOLD))
DICE, PAYING = Adding(0, Kind.WOOD, 5, Rule.GATHER), Hungry(0, 2)


def place(where: Place, workers: int = 9) -> choices.PlaceWorkers:
    """Return the choice to place this number of workers; nine are more than fit."""
    return choices.PlaceWorkers(where, workers)


IN_FULL: list[tuple[Frame[Table], Choice, str]] = [
    (Placing(0), TWO, "any-two-take"),
    (Placing(0), choices.Feed(), "place-turn"),
    (Placing(0), place(Place.HUNT, 0), "place-turn"),
    (Placing(0), place(Place.HUNT), "place-workers"),
    (Placing(0), place(Place.FOREST), "place-room"),
    (Placing(0), place(Place.RIVER), "place-room"),
    (Placing(0), place(Place.FIELD), "place-one"),
    (Placing(0), place(Place.CARD_2), "place-one"),
    (Placing(0), place(Place.BUILDING_2), "place-one"),
    (Placing(0), place(Place.HUT, 1), "place-pair"),
    (Placing(0), place(Place.CARD_1, 1), "end-buildings"),
    (Placing(0), place(Place.BUILDING_1, 1), "end-buildings"),
    (Placing(0), place(Place.BUILDING_3, 1), "setup-buildings"),
    (Acting((0,)), TOOL, "tool-use"),
    (Acting((0,)), ONE_USE, "tool-one-use"),
    (Acting((0,)), TWO, "any-two-take"),
    (Acting((0,)), choices.TakeDie(1), "card-draft"),
    (Acting((0,)), choices.Feed(), "feed-field"),
    (Acting((0,)), choices.Starve(), "feed-field"),
    (Acting((0,)), choices.Work(Place.HUNT), "act-own"),
    (Acting((0,)), choices.Buy(Place.CARD_1), "act-own"),
    (Acting((0,)), choices.Build(Place.BUILDING_1), "act-own"),
    (Acting((0,)), choices.Decline(Place.CARD_1), "act-own"),
    (Acting((0,)), place(Place.HUNT), "act-order"),
    (DICE, ONE_USE, "tool-one-use"),
    (DICE, TWO, "any-two-take"),
    (DICE, choices.Feed(), "tool-use"),
    (Drafting((0,), (3,)), TWO, "any-two-take"),
    (Drafting((0,), (3,)), choices.Feed(), "card-draft"),
    (UsingTwo(0), choices.Feed(), "any-two-take"),
    (PAYING, TOOL, "tool-use"),
    (PAYING, choices.TakeDie(1), "feed-resources"),
    (RoundOver(), choices.Feed(), NOT_NOW),
    (Placing(0), choices.EndTurn(), NOT_NOW),
]
WHILE_TRACKED: list[tuple[Frame[Table], Choice, str]] = [
    (Watching((0,)), choices.NoteBuilding(0, Place.BUILDING_4, 5), "setup-buildings"),
    (Watching((0,)), choices.EndTurn(), "act-order"),
    (Watching((0,)), choices.GoHungry(0), "feed-field"),
    (Watching((0,)), choices.Fed(), "feed-field"),
    (Watching((0,)), choices.EndGame(Emptied.CARDS), "end-cards"),
    (Watching((0,)), choices.EndGame(Emptied.BUILDINGS), "end-buildings"),
    (Watching((0,)), choices.Tell(0, ScoreLine.FARMERS, 1), "score-farmers"),
    (Watching((0,)), choices.Tell(0, ScoreLine.STRENGTH, 1), "tie-strength"),
    (Watching((0,)), choices.ShowCard(3), "card-extra"),
    (Watching((0,)), choices.Done(), "win-most"),
    (Feasting((0,)), choices.EndTurn(), "act-order"),
    (Tallying(emptied=Emptied.BUILDINGS), choices.Grow(0, Growth.TOOL), "end-buildings"),
    (Tallying(emptied=Emptied.CARDS), choices.Grow(0, Growth.TOOL), "end-cards"),
    (Watching((0,)), choices.Feed(), NOT_NOW),
]


@pytest.mark.parametrize(("frame", "choice", "rule"), IN_FULL)
def test_the_rule_about_a_choice_of_another_decision_refuses_it(frame: Frame[Table], choice: Choice, rule: str) -> None:
    """Each decision names the rule about the choice, or about itself; none about reports."""
    assert find_rule(FULL, frame, choice) == rule


@pytest.mark.parametrize(("frame", "choice", "rule"), WHILE_TRACKED)
def test_the_rule_about_a_choice_refuses_it_in_a_tracked_game(frame: Frame[Table], choice: Choice, rule: str) -> None:
    """A tracked game names the rule about a report; none about a full game's choices."""
    assert find_rule(TRACKED, frame, choice) == rule


def test_the_last_pile_can_be_empty_like_any_other() -> None:
    """end-buildings: the rule about the place of an empty pile is the game's end, also for the last player's pile."""
    table = lay_stone_age(2, tops=(0, None), under=(6, 7))
    assert find_rule(table, Placing(0), place(Place.BUILDING_2, 1)) == "end-buildings"


def test_two_resources_have_another_rule_if_they_are_for_paying() -> None:
    """any-two-paying: with that ruling it is the rule against two resources while workers are placed, and there alone."""
    paying = lay_stone_age(2, corrections={"rulings.any_two_when": "paying"})
    assert find_rule(paying, Placing(0), TWO) == "any-two-paying" and find_rule(paying, Acting((0,)), TWO) == "any-two-take"
