"""Each other game's random games beside Village's: decisions a second, and the ratio.

Games are played in turn, each several times, and of each the fastest time counts: other work on the machine slows a game down,
and nothing makes it faster.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Final

from village_core.games import find_game, list_games
from village_core.games.editions import EditionSettings
from village_core.players.random import play_randomly

FIRST: Final = "village"
PLAYERS: Final = 4
GAMES: Final = 12
TIMES: Final = 15


def time_game(name: str, seed: int) -> tuple[int, float]:
    """Play one random game; return the number of decisions, and the seconds of processor time."""
    game = find_game(name)
    start = game.new_game(EditionSettings(game.editions[0]), PLAYERS)
    began = process_time()
    decisions = sum(1 for _ in play_randomly(start, Random(seed)))
    return decisions, process_time() - began


def measure() -> Iterator[tuple[str, float, str]]:
    """Yield decisions a second of each listed game except Village, and their ratio to Village's."""
    decisions, fastest = dict[tuple[str, int], int](), dict[tuple[str, int], float]()
    for _ in range(TIMES):
        for seed in range(GAMES):
            for name in list_games():
                decisions[name, seed], took = time_game(name, seed)
                fastest[name, seed] = min(took, fastest.get((name, seed), took))
    speeds = {
        name: sum(decisions[name, seed] for seed in range(GAMES)) / sum(fastest[name, seed] for seed in range(GAMES))
        for name in list_games()
    }
    for name, speed in speeds.items():
        if name != FIRST:
            yield f"{name}-decisions", speed, "decisions/s"
            yield f"{name}-of-{FIRST}", speed / speeds[FIRST], "ratio"
