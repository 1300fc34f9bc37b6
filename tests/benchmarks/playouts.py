"""Random games of Village, beside random games of Settlers in catanatron.

A decision is one entry of a game's log: what a player chose, or what chance brought (catanatron counts its dice in the same way).
Both engines list all legal choices at every decision of a player; neither is asked for refusals.
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
from village_core.players.random import playout

ROUNDS = 7
GAMES = 12


def village_decisions(seed: int) -> int:
    """Play one random game of four; how many decisions it took."""
    return sum(1 for _ in playout(village.new_game(village.EditionSettings("first_2011"), 4), Random(seed)))


def village_players_decisions(seed: int) -> int:
    """Play the same game; how many decisions players took in it, chance left out."""
    position = village.new_game(village.EditionSettings("first_2011"), 4)
    count = 0
    for step in playout(position, Random(seed)):
        count += position.seat != CHANCE
        position = step.position
    return count


def settlers_decisions(seed: int) -> int:
    """Play one random game of four in catanatron; how many actions it took."""
    game = Settlers([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
    game.play()
    return len(game.state.actions)


def per_second(play: Callable[[int], int], seeds: range) -> float:
    """Decisions a second of processor time over the games of ``seeds``."""
    began = process_time()
    decisions = sum(play(seed) for seed in seeds)
    return decisions / (process_time() - began)


def figures() -> Iterator[tuple[str, float, str]]:
    """The speed, and the ratio to catanatron as the median of rounds played in turn."""
    for play in (village_decisions, settlers_decisions):
        per_second(play, range(GAMES))
    ours, players, theirs = [], [], []
    for number in range(1, ROUNDS + 1):
        seeds = range(number * GAMES, (number + 1) * GAMES)
        ours.append(per_second(village_decisions, range(number * 40, (number + 1) * 40)))
        players.append(per_second(village_players_decisions, range(number * 40, (number + 1) * 40)))
        theirs.append(per_second(settlers_decisions, seeds))
    yield "playouts.village.4p.per_second", median(ours), "decisions/s"
    yield "playouts.village.4p.players_per_second", median(players), "decisions/s"
    yield "playouts.catanatron.4p.per_second", median(theirs), "decisions/s"
    ratios = [village / catanatron for village, catanatron in zip(ours, theirs, strict=True)]
    yield "playouts.village.4p.vs_catanatron", median(ratios), "ratio"
