"""Stone Age in the registry: saves, links, the commands, random games and the players that go by its evaluation."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from tests.samples import sampled
from tests.stone_age.positions import at, placing, stone
from village_core.games import game_named, listed
from village_core.games.editions import EditionSettings
from village_core.games.judgement import Simple
from village_core.games.stone_age import GAME
from village_core.games.stone_age.evaluation import Reason, evaluate
from village_core.games.stone_age.feeding import Hungry
from village_core.games.stone_age.odds import average
from village_core.players.steady import steady
from village_core.simulate import Plan, games


def test_the_registry_names_it() -> None:
    """Beside the default."""
    assert "stone_age" in listed() and game_named("stone_age") is GAME


@pytest.mark.parametrize(
    ("players", "rounds", "mean"), [(2, (33.5, 36.5), (176, 198)), (3, (28, 30), (101, 116)), (4, (24, 26), (69, 80))]
)
def test_random_games_are_as_long_and_as_good_as_two_other_engines_play(
    players: int, rounds: tuple[float, float], mean: tuple[float, float]
) -> None:
    """About 35, 29 and 25 rounds, 184 to 191, 106 to 111 and 74 to 75 points; nine of ten games end by cards."""
    played = list(games(Plan("stone_age", EditionSettings("first_2008"), ("random",) * players), range(sampled(60, 240))))
    assert rounds[0] <= fmean(each.rounds for each in played) <= rounds[1]
    assert mean[0] <= fmean(total for each in played for total in each.totals) <= mean[1]
    assert 0.8 <= fmean(each.ending.way == "end-cards" for each in played) <= 0.98


def test_a_notebook_shows_its_picture() -> None:
    """Whether or not there is what draws it."""
    position = placing(stone(2))
    assert position._repr_mimebundle_()["text/plain"] == GAME.write_picture(position)


def test_what_a_seat_has_is_counted_in_points() -> None:
    """Points and cards as scored, resources and growth at what they are worth, and what workers who are out will bring."""
    had = evaluate(stone(2, {0: {"score": 7, "cards": (26,), "gold": 2, "at": {"river": 2}}}), 0)
    assert set(had) == set(Reason) and had["points"] == 7 and had["cards"] == 1
    assert had["resources"] == pytest.approx(0.9 * 12) and had["workers-out"] == pytest.approx(0.9 * 6 * float(average(2, 6)))
    bare = evaluate(stone(2), 0)
    for better in ({"workers": 6}, {"tools": (1, 0, 0)}, {"field": 1}, {"one_use": (4,)}, {"any_two": 1}, {"food": 13}):
        assert sum(evaluate(stone(2, {0: better}), 0).values()) > sum(bare.values())


def test_a_player_who_goes_by_it_feeds_the_tribe() -> None:
    """Five wood are worth more than nothing, but less than ten points; twenty gold for them would not be asked."""
    position = at(stone(2, {0: {"food": 0, "wood": 5}}), Hungry(0, 2))
    assert all(type(steady(Simple(evaluate))(position, Random(number)).choice).__name__ == "Feed" for number in range(3))
