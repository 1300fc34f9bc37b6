"""The following player, the opponent of a first game, plays better or worse by its lead."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from tests.players.test_levels import yield_positions
from village_core.games.village import GAME
from village_core.players import following


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
