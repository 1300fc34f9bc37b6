"""The rule that refuses a choice of another decision, for each kind of decision and of choice."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.village.positions import BIG, lay_village
from tests.village.solo.positions import lay_solo, make_taken_cube
from tests.village.tracked import begin_game
from village_core.games.village import choices
from village_core.games.village.compensating import DrawingInfluence
from village_core.games.village.dying import Dying
from village_core.games.village.market import MarketDay
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.refusing import find_rule
from village_core.games.village.rewarding import Privileges, Rewarded
from village_core.games.village.rules import Rule
from village_core.games.village.solo.answering import Answering
from village_core.games.village.table import Table
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import (
    CHURCH,
    Building,
    Counted,
    Cube,
    Good,
    Influence,
    Moment,
    Place,
    ScoreLine,
    Space,
)
from village_core.kernel.frames import Frame
from village_core.kernel.values import NOT_NOW, Choice

SKILL = Influence.SKILL
FULL = lay_village(2)
FAMILY = FULL.farms[0].family
GROWN = FULL.with_farm(0, replace(FULL.farms[0], family=tuple((Place.FARM,) * len(places) for places in FAMILY)))
TRACKED = begin_game(BIG, 2).table
WIDE = Acting(0, tuple(Space))
"""An action on any space, as in a last turn without cubes."""


def act(*spaces: Space) -> Acting:
    """Return the decision of seat 0 on these spaces."""
    return Acting(0, spaces)


IN_FULL: list[tuple[Frame[Table], Choice, str]] = [
    (Turn(0), choices.Harvest(), "turn-take"),
    (Turn(0), choices.Leave(), "turn-take"),
    (act(Space.FAMILY), choices.Birth(9), "family-smallest"),
    (act(Space.FAMILY), choices.BringHome(1, Place.BAG), "family-home"),
    (act(Space.CRAFTS), choices.Train(1, Building.MILL), "crafts-training"),
    (act(Space.CRAFTS), choices.Produce(Building.MILL, Good.OX), "crafts-trained"),
    (act(Space.CRAFTS), choices.Buy(Building.MILL, Good.OX), "crafts-product"),
    (act(Space.TRAVEL), choices.Travel(1, Place.FARM, Place.FARM), "travel-move"),
    (act(Space.COUNCIL), choices.EnterCouncil(9), "council-enter"),
    (act(Space.COUNCIL), choices.Advance(1, Place.FARM), "council-advance"),
    (act(Space.CHURCH), choices.JoinChurch(9), "church-bag"),
    (act(Space.CRAFTS), choices.Grind(), "turn-leave"),
    (act(Space.HARVEST), choices.Grind(), "well"),
    (WIDE, choices.Harvest(), "turn-leave"),
    (WIDE, choices.JoinChurch(9), "church-bag"),
    (act(Space.HARVEST, Space.CRAFTS), choices.JoinChurch(9), "turn-leave"),
    (act(Space.HARVEST), choices.Take(Space.HARVEST, Cube.FAITH), "turn-take"),
    (act(Space.HARVEST), choices.Well(SKILL), "turn-take"),
    (act(Space.HARVEST), choices.Pass(), "turn-leave"),
    (act(Space.HARVEST), choices.Decline(), "turn-leave"),
    (act(Space.HARVEST), choices.Done(), "turn-leave"),
    (act(Space.HARVEST), choices.TakeRing(), "privilege-stage"),
    (act(Space.HARVEST), choices.TakeInfluence((SKILL,)), "privilege-stage"),
    (act(Space.HARVEST), choices.TakeGood(Good.OX), "privilege-stage"),
    (act(Space.HARVEST), choices.BuyPrestige(), "privilege-stage"),
    (act(Space.HARVEST), choices.Serve(1), "market-day"),
    (act(Space.HARVEST), choices.Bury(1, Place.GRAVE), "dying-after-action"),
    (act(Space.HARVEST), choices.BuyOut(1), "mass-buy-out"),
    (act(Space.HARVEST), choices.Rise(1, CHURCH[0]), "mass-rise"),
    (act(Space.HARVEST), choices.DrawMember(0, 1), "mass-draw"),
    (act(Space.HARVEST), choices.DrawMonk(), "mass-draw"),
    (Privileges(0, 1), choices.TakeInfluence((SKILL,)), "privilege-influence"),
    (Privileges(0, 1), choices.TakeRing(), "privilege-stage"),
    (Rewarded(0, 1, Rule.TRAVEL_REWARD), choices.Harvest(), "travel-reward"),
    (MarketDay(0, 0), choices.Serve(1), "market-queue"),
    (MarketDay(0, 0), choices.Leave(), "turn-leave"),
    (MarketDay(0, 0), choices.Harvest(), "market-serve"),
    (Dying(0), choices.Bury(1, Place.GRAVE), "dying-visible"),
    (Dying(0), choices.Bury(2, Place.GRAVE), "dying-eldest"),
    (Dying(0), choices.Harvest(), "dying-after-action"),
    (Dying(0, Moment.MARKET_DAY), choices.Harvest(), "dying-at-once"),
    (BuyingOut((0,)), choices.Harvest(), "mass-buy-out"),
    (Rising((0,)), choices.Harvest(), "mass-rise"),
    (DrawingInfluence(0), choices.Harvest(), "setup-seats"),
    (Drawing(4), choices.Harvest(), NOT_NOW),
    (Turn(0), choices.EndTurn(), NOT_NOW),
    (act(Space.HARVEST), choices.Note(0, Counted.PRESTIGE, 1), NOT_NOW),
]
WHILE_TRACKED: list[tuple[Frame[Table], Choice, str]] = [
    (Tracking(0), choices.Tell(0, ScoreLine.PRESTIGE, 1), "score-prestige"),
    (Tracking(0), choices.Send(0, 1, Place.FARM, Place.UNBORN), "family-birth"),
    (Tracking(0), choices.Send(0, 1, Place.FARM, Place.BAG), "member-from-farm"),
    (Tracking(0), choices.Bury(1, Place.GRAVE), "dying-after-action"),
    (Tracking(0), choices.NobodyDies(), "dying-after-action"),
    (Tracking(0), choices.DrawInfluence(SKILL), "setup-seats"),
    (Tracking(0), choices.TakeInfluence((SKILL,)), "setup-seats"),
    (Tracking(0), choices.BuyOut(1), "mass-buy-out"),
    (Tracking(0), choices.Rise(1, CHURCH[0]), "mass-rise"),
    (Tracking(0), choices.DrawMonk(), "mass-draw"),
    (Tracking(0), choices.Done(), "end-final-mass"),
    (Tracking(0), choices.Harvest(), NOT_NOW),
    (Tallying(), choices.EndTurn(), "end-final-mass"),
    (LaidToRest(0), choices.Bury(1, Place.GRAVE), "dying-visible"),
    (LaidToRest(0), choices.Bury(2, Place.GRAVE), "dying-eldest"),
    (LaidToRest(0), choices.EndTurn(), "dying-after-action"),
    (LaidToRest(0, Moment.MARKET_DAY), choices.EndTurn(), "dying-at-once"),
    (BuyingOut((0,)), choices.Done(), "mass-buy-out"),
]


ORPHANED = TRACKED.with_farm(
    0, replace(TRACKED.farms[0], family=((Place.GRAVE,), (Place.UNBORN,), (Place.FARM,), *TRACKED.farms[0].family[3:]))
)
"""A family whose eldest are dead, and of whose next generation no birth was reported."""


@pytest.mark.parametrize(
    ("frame", "generation", "rule"),
    [
        (Dying(0), 2, "dying-eldest"),
        (Dying(0), 3, "dying-visible"),
        (LaidToRest(0), 2, "dying-visible"),
        (LaidToRest(0), 3, "dying-eldest"),
        (Dying(1), 1, "dying-visible"),
        (LaidToRest(1), 1, "dying-visible"),
    ],
)
def test_a_birth_that_nobody_reported_makes_an_eldest_where_people_report(
    frame: Frame[Table], generation: int, rule: str
) -> None:
    """dying-eldest, dying-visible: who is noted as unborn may be the eldest where people report, but not where all is known."""
    assert find_rule(ORPHANED, frame, choices.Bury(generation, Place.GRAVE)) == rule


@pytest.mark.parametrize(("frame", "choice", "rule"), IN_FULL)
def test_the_rule_about_a_choice_of_another_decision_refuses_it(frame: Frame[Table], choice: Choice, rule: str) -> None:
    """turn-take, turn-leave, well: each decision names the rule about the choice, or about itself; none about reports."""
    assert find_rule(FULL, frame, choice) == rule


@pytest.mark.parametrize(("frame", "choice", "rule"), WHILE_TRACKED)
def test_the_rule_about_a_choice_refuses_it_in_a_tracked_game(frame: Frame[Table], choice: Choice, rule: str) -> None:
    """member-from-farm, dying-after-action: a tracked game names the rule about a report; none about a full game's choices."""
    assert find_rule(TRACKED, frame, choice) == rule


def test_a_family_without_unborn_members_has_another_reason() -> None:
    """family-all-born: once all of a family are born, that is the rule against a birth; another family's births don't matter."""
    assert find_rule(GROWN, act(Space.FAMILY), choices.Birth(4)) == "family-all-born"
    assert find_rule(GROWN, Acting(1, (Space.FAMILY,)), choices.Birth(4)) == "family-smallest"


def test_the_rule_against_the_wrong_cube_is_the_one_that_limits_carla() -> None:
    """solo-answer: the rule against a cube that Carla can't take is the one that limits her answer."""
    table = lay_solo(spaces={"harvest": "faith"}, asked=make_taken_cube("harvest", "faith"))
    rule = Answering().find_cubes(table)[1]
    assert find_rule(table, Answering(), choices.Take(Space.CHURCH, Cube.SKILL)) == rule and rule.startswith("solo-")
