"""Each level's results and thinking time against random players, in Village for two and for four."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean, median, quantiles

from tests.benchmarks.levels import LevelPair, play_match
from village_core.players.levels import LEVELS

GAMES = {"beginner": 40, "steady": 40, "good": 40, "strong": 4}
"""Number of games of each level, for each number of players."""


def measure() -> Iterator[tuple[str, float, str]]:
    """Yield for each level its games, those that it won alone, its points, and milliseconds of processor time for a decision."""
    for players in (2, 4):
        for level in LEVELS:
            games = [play_match(LevelPair(level, "random", players, "village"), number) for number in range(GAMES[level])]
            thought = [took for played in games for took in played.thought]
            name = f"strength.village.{players}p.{level}"
            yield f"{name}.games", len(games), "games"
            yield f"{name}.won", sum(played.won == 1 for played in games), "games"
            yield f"{name}.points", mean(played.game.totals[played.seat] for played in games), "points"
            yield f"{name}.decision", median(thought), "ms"
            yield f"{name}.decision_p99", quantiles(thought, n=100)[-1], "ms"
