"""Random games of Village, beside random games of Settlers in catanatron.

A decision is one entry of a game's log: a player's choice or a draw (catanatron counts its dice in the same way). Both engines
list all legal choices at each decision of a player; neither explains refusals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time

from catanatron import Color, RandomPlayer
from catanatron import Game as Settlers

from village_core.games import village
from village_core.kernel.values import CHANCE
from village_core.players.random import play_randomly

ROUNDS = 7
GAMES = 12


def count_village_decisions(seed: int) -> int:
    """Play one random game of Village for four; return the number of decisions, chance included."""
    return sum(1 for _ in play_randomly(village.new_game(village.EditionSettings("first_2011"), 4), Random(seed)))


def count_players_decisions(seed: int) -> int:
    """Play one random game of Village for four; return the number of players' decisions, without chance."""
    position = village.new_game(village.EditionSettings("first_2011"), 4)
    count = 0
    for step in play_randomly(position, Random(seed)):
        count += position.seat != CHANCE
        position = step.position
    return count


def count_settlers_decisions(seed: int) -> int:
    """Play one random game of four in catanatron; return the number of actions."""
    game = Settlers([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
    game.play()
    return len(game.state.actions)


def measure_speed(play: Callable[[int], int], seeds: range) -> float:
    """Return the decisions a second of processor time in the games of ``seeds``."""
    began = process_time()
    decisions = sum(play(seed) for seed in seeds)
    return decisions / (process_time() - began)


def measure() -> Iterator[tuple[str, float, str]]:
    """Yield the speeds of Village, with and without chance, and of catanatron, and their ratio: medians of rounds in turn."""
    for play in (count_village_decisions, count_settlers_decisions):
        measure_speed(play, range(GAMES))
    ours, players, theirs = [], [], []
    for number in range(1, ROUNDS + 1):
        seeds = range(number * GAMES, (number + 1) * GAMES)
        ours.append(measure_speed(count_village_decisions, range(number * 40, (number + 1) * 40)))
        players.append(measure_speed(count_players_decisions, range(number * 40, (number + 1) * 40)))
        theirs.append(measure_speed(count_settlers_decisions, seeds))
    yield "playouts.village.4p.per_second", median(ours), "decisions/s"
    yield "playouts.village.4p.players_per_second", median(players), "decisions/s"
    yield "playouts.catanatron.4p.per_second", median(theirs), "decisions/s"
    ratios = [village / catanatron for village, catanatron in zip(ours, theirs, strict=True)]
    yield "playouts.village.4p.vs_catanatron", median(ratios), "ratio"
