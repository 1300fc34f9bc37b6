"""The following player, the opponent of a first game, plays better or worse by its lead."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from tests.players.test_levels import yield_positions
from village_core.games.editions import EditionSettings
from village_core.games.village import GAME
from village_core.games.village.evaluation import JUDGEMENTS
from village_core.kernel.values import CHANCE, Choice, Option
from village_core.players import following
from village_core.players.coach import Coach
from village_core.players.levels import FOLLOWING, STRONG, build_programs
from village_core.players.random import choose


@pytest.mark.parametrize(
    ("lead", "plays"), [(-6, "good"), (-4, "steady"), (4, "steady"), (6, "beginner")], ids=["behind", "-4", "+4", "ahead"]
)
@pytest.mark.parametrize("others", [(50.0,), (50.0, 30.0), (30.0, 50.0)], ids=["two", "three", "best-last"])
def test_the_opponent_plays_well_while_behind_and_as_a_beginner_while_ahead(monkeypatch, lead, plays, others):
    """At the table that it imagines, the following player compares its points with those of the best other seat.

    It plays as the good player if it is over five behind, as a beginner if it is over five ahead, and else as the steady player.
    """
    for name in ("good", "steady", "beginner"):
        monkeypatch.setattr(following, f"build_{name}", lambda _, name=name: lambda *_: name)
    position = next(yield_positions(GAME, 0, 2, 1.0))
    assert position.seat == 0
    points = {"imagined": [50.0 + lead, *others], "true": [50.0, 50.0]}
    standing = SimpleNamespace(evaluate_seats=lambda table: [*points["imagined" if table == "imagined" else "true"]])
    judgements = SimpleNamespace(by_hand=standing, find_judgement=lambda _: standing, imagine=lambda *_: "imagined")
    assert following.build_following(judgements)(position, Random(1)) == plays


@pytest.mark.parametrize("level", [FOLLOWING, STRONG])
def test_a_program_leaves_draws_to_chance(level: str) -> None:
    """Asked while pieces are drawn, a program that judges tables draws at random, as if it had no judgement."""
    start = GAME.new_game(EditionSettings("first_2011"), 2)
    assert start.seat == CHANCE
    assert build_programs(GAME)[level](start, Random(4)) == choose(start, Random(4))


def test_a_coach_has_no_plan_for_a_decision_that_was_impossible() -> None:
    """Compared with a decision that the position doesn't offer, no plan is listed; with an offered one, its plan comes first."""
    position, coach = next(yield_positions(GAME, 0, 2, 1.0)), Coach(JUDGEMENTS)
    assert coach.list_candidates(position, 4, Option(Choice())) == ()
    done = position.options[-1]
    assert coach.list_candidates(position, 4, done)[0][0] == done
