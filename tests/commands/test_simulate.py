"""Many random games: the same plan gives the same games, and figures are what they say they are."""

from __future__ import annotations

from village_core.games.village import EditionSettings
from village_core.simulation.simulate import QUANTILES, Plan, build_histogram, measure_spread, play, play_games


def test_a_game_depends_on_its_number_and_the_seed_alone() -> None:
    """Each of five games is the same whether it is played alone, in a row or by two processes; another seed changes the first."""
    plan = Plan("village", EditionSettings("big_box_2023"), ("random",) * 3, 11)
    row = list(play_games(plan, range(5)))
    assert row == list(play_games(plan, range(5), jobs=2)) == [play(plan, number) for number in range(5)]
    assert row[0] != row[1] and play(Plan("village", plan.copy, plan.seats, 12), 0) != row[0]


def test_a_game_says_how_it_went() -> None:
    """Winners have the highest total, and the end was rung in by a full chronicle or full graves."""
    for game in play_games(Plan("village", EditionSettings("first_2011"), ("random",) * 4), range(12)):
        best = max(game.totals)
        assert len(game.totals) == 4 and all(game.totals[seat] == best for seat in game.winners)
        assert game.rounds >= 1 and game.decisions > 50
        assert game.ending.way.partition("-")[0] in ("chronicle", "graves")


def test_a_spread_is_described_by_what_was_there() -> None:
    """The size, mean, deviation and quantiles of four numbers are those counted by hand; all quantiles of one number are it."""
    found = measure_spread([4, 1, 3, 2])
    assert (found.size, found.mean, round(found.deviation, 3)) == (4, 2.5, 1.118)
    assert dict(zip(QUANTILES, found.quantiles, strict=True)) == {0: 1, 10: 1, 25: 1, 50: 2, 75: 3, 90: 4, 100: 4}
    assert set(measure_spread([7]).quantiles) == {7}


def test_a_histogram_has_no_gaps() -> None:
    """A histogram has every class of five points from the first to the last, empty ones too."""
    assert build_histogram([0, 4, 5, 21]) == ((0, 2), (5, 1), (10, 0), (15, 0), (20, 1))
