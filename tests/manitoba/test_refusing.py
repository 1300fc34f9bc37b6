"""The rule that refuses a choice of another decision, for each kind of decision and of choice."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.manitoba.positions import lay_manitoba
from tests.manitoba.test_tracking import enter_round
from village_core.games.manitoba import choices
from village_core.games.manitoba.acting import Acting, Lifting
from village_core.games.manitoba.happening import Happening
from village_core.games.manitoba.land import ExtraLand
from village_core.games.manitoba.opening import SettlingLand, SettlingPath
from village_core.games.manitoba.refusing import find_rule
from village_core.games.manitoba.rounds import RoundOver
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Refilling, Scoring
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.tracking.tallying import Tallying
from village_core.games.manitoba.tracking.watching import Counting, Watching
from village_core.games.manitoba.vocabulary import TERRAINS, Category, Good, Path, Place, Terrain
from village_core.kernel.frames import Frame
from village_core.kernel.values import NOT_NOW, Choice

FULL, SCORED = lay_manitoba(2, round=2), lay_manitoba(2, round=4)
TRACKED = enter_round(2).table
BERRY = choices.TurnBerry(Place.BERRIES)
REFILLING = Refilling(0, Terrain.LAKE, Rule.SEASON_REFILL)

IN_FULL: list[tuple[Frame[Table], Choice, str]] = [
    (SettlingLand(0), choices.Lift(1), "setup-region"),
    (SettlingPath(0), choices.Lift(1), "setup-path"),
    (Lifting(0), choices.Enter(1), "totem-lift"),
    (Acting(0), choices.Lift(1), "totem-lift"),
    (Acting(0), choices.Enter(99), "land-enter"),
    (Acting(0), choices.Move(1, 99), "land-move"),
    (Acting(0), choices.Walk(Path.HUNTER), "path-step"),
    (Acting(0), choices.Wake(), "act-wake"),
    (Acting(0), choices.Store(Place.BERRIES), "store-good"),
    (Acting(0), choices.Score(Good.BISON), "tile-points"),
    (Acting(0), choices.Skip(), "tile-skip"),
    (Acting(0), choices.Refill(1), "tile-refill"),
    (Acting(0), choices.SendHome(1), "card-home"),
    (Acting(0), choices.TakeGood(Good.BISON), "card-good"),
    (Acting(0), choices.LoseFeather(Place.BISON), "card-feather"),
    (Acting(0), choices.LayTile(1), "setup-tiles"),
    (Acting(0), choices.LayTotem(tuple(TERRAINS)), "setup-totem"),
    (Acting(0), choices.TurnEvent(1), "season-cards"),
    (Acting(0), choices.TurnCloud(1), "season-cards"),
    (ExtraLand(0), choices.Walk(Path.HUNTER), "path-step"),
    (Storing(0), choices.Lift(1), "store-good"),
    (REFILLING, choices.Lift(1), "tile-refill"),
    *((frame, BERRY, "shell-berry") for frame in (Acting(0), Lifting(0), Happening((0,)), Scoring((0,)))),
    *((frame, choices.WakeOne(), "shell-use") for frame in (SettlingLand(0), Storing(0), REFILLING, ExtraLand(0))),
    (Happening((0,)), choices.Lift(1), f"card-{FULL.edition.find_event(FULL.season, 0).happens}"),
    (Scoring((0,)), choices.Lift(1), NOT_NOW),
    (RoundOver(), choices.Lift(1), NOT_NOW),
    (Acting(0), choices.NoteWaking(0), NOT_NOW),
]
WHILE_TRACKED: list[tuple[Frame[Table], Choice, str]] = [
    (Watching(), choices.EndRound(), "tile-points"),
    (Watching(), choices.Tell(0, Category.BISON, 1), "end-autumn"),
    (Watching(), choices.Done(), "end-autumn"),
    (Counting((0,)), choices.Lift(1), "totem-lift"),
    (Counting((0,)), choices.TurnEvent(1), "season-cards"),
    (Tallying(), choices.EndRound(), "end-autumn"),
    (Storing(0), choices.EndRound(), "store-good"),
]


@pytest.mark.parametrize(("frame", "choice", "rule"), IN_FULL)
def test_the_rule_about_a_choice_of_another_decision_refuses_it(frame: Frame[Table], choice: Choice, rule: str) -> None:
    """totem-lift, shell-use, shell-berry: each decision names the rule about the choice, or about itself; none about reports."""
    assert find_rule(FULL, frame, choice) == rule


@pytest.mark.parametrize(("frame", "choice", "rule"), WHILE_TRACKED)
def test_the_rule_about_a_choice_refuses_it_in_a_tracked_game(frame: Frame[Table], choice: Choice, rule: str) -> None:
    """tile-points, end-autumn: a tracked game names the rule about a report or another choice."""
    assert find_rule(TRACKED, frame, choice) == rule


@pytest.mark.parametrize(("goods", "rule"), [(0, "tile-most"), (1, "tile-one"), (2, "tile-two")])
def test_the_rule_of_a_scoring_is_that_of_its_tile(goods: int, rule: str) -> None:
    """tile-most, tile-one, tile-two: the number of goods on the tile tells the rule; without a tile or an event there is none."""
    clouds = SCORED.edition.clouds
    number = next(at for at in range(len(clouds)) if len(SCORED.edition.find_cloud(at)) == goods)
    assert find_rule(replace(SCORED, clouds=(number,)), Scoring((0,)), choices.Lift(1)) == rule
    assert find_rule(SCORED, Happening((0,)), choices.Lift(1)) == NOT_NOW
