"""How strong the steady player is: games against random players, and how long it thinks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import mean, median, quantiles
from time import process_time

from village_core.games import village
from village_core.games.village.evaluation import evaluate
from village_core.players.random import choose
from village_core.players.steady import steady

GAMES = {2: 200, 4: 40}
"""How many games are played by so many players."""
STEADY = steady(evaluate)


def match(seed: int, players: int, thought: list[float]) -> tuple[bool, int, float]:
    """One game of one steady player, at every seat in turn: whether it won alone, its points, and the others' on average."""
    position, random, seat = village.new_game(village.EditionSettings("first_2011"), players), Random(seed), seed % players
    while not position.over:
        if position.seat != seat:
            position = position.play(choose(position, random)).position
            continue
        began = process_time()
        option = STEADY(position, random)
        thought.append((process_time() - began) * 1000)
        position = position.play(option).position
    outcome = position.table.outcome
    assert outcome is not None
    points = [sheet.total for sheet in outcome.sheets]
    own = points.pop(seat)
    return outcome.winners == (seat,), own, mean(points)


def figures() -> Iterator[tuple[str, float, str]]:
    """Games won, points, and milliseconds of processor time for a decision."""
    for players, games in GAMES.items():
        thought: list[float] = []
        matches = [match(seed, players, thought) for seed in range(games)]
        name = f"strength.village.{players}p"
        yield f"{name}.games", games, "games"
        yield f"{name}.won", sum(won for won, _, _ in matches), "games"
        yield f"{name}.points", mean(own for _, own, _ in matches), "points"
        yield f"{name}.points_of_random", mean(others for _, _, others in matches), "points"
        yield f"{name}.decision", median(thought), "ms"
        yield f"{name}.decision_p99", quantiles(thought, n=100)[-1], "ms"
