"""Many random games, in one process or several: the same plan gives the same games anyhow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from itertools import chain
from random import Random
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from village_core.games import game_named
from village_core.games.board_game import AnyGame
from village_core.games.editions import EditionSettings
from village_core.games.outcome import Ending
from village_core.kernel.values import Seat
from village_core.players.random import playout

CHUNK: Final = 8
"""Games handed to a process at a time."""
QUANTILES: Final = (0, 10, 25, 50, 75, 90, 100)
"""Percentages at which a spread is described; 0 and 100 are the lowest and the highest value."""


class Plan(NamedTuple):
    """What is played: which game, with which copy, by how many players, and the seed that every game's own is made from."""

    game: str
    copy: EditionSettings
    players: int
    seed: int = 0


class Played(NamedTuple):
    """One complete game: points by seat, winners, rounds, decisions (those of chance included), and how it ended."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    rounds: int
    decisions: int
    ending: Ending


class Spread(NamedTuple):
    """How values are spread: how many, mean, standard deviation, and the values at ``QUANTILES``."""

    size: int
    mean: float
    deviation: float
    quantiles: tuple[int, ...]


def play(plan: Plan, number: int) -> Played:
    """The game with this number, played by random players. Raises ``BadSettings`` for a plan that can't be played."""
    game: AnyGame = game_named(plan.game)
    position = game.new_game(plan.copy, plan.players)
    steps = list(playout(position, Random(f"{plan.seed} {number}")))
    table = steps[-1].position.table
    ending = game.ending(chain.from_iterable(step.events for step in steps))
    assert table.outcome is not None and ending is not None
    totals = tuple(sheet.total for sheet in table.outcome.sheets)
    return Played(totals, table.outcome.winners, table.round, len(steps), ending)


def games(plan: Plan, count: int, jobs: int = 1) -> Iterator[Played]:
    """Games 0 to ``count`` - 1 in their order, ``jobs`` at a time."""
    with ExitStack() as stack:
        if jobs == 1:
            yield from map(partial(play, plan), range(count))
        else:
            pool = stack.enter_context(ProcessPoolExecutor(jobs))
            yield from pool.map(partial(play, plan), range(count), chunksize=CHUNK)


def spread(values: Iterable[int]) -> Spread:
    """How ``values`` (at least one) are spread. A quantile is the least value that so many per cent do not exceed."""
    ordered = sorted(values)
    count = len(ordered)
    at = (max(0, -(-count * percent // 100) - 1) for percent in QUANTILES)
    return Spread(count, fmean(ordered), pstdev(ordered), tuple(ordered[index] for index in at))


def histogram(values: Iterable[int], width: int = 5) -> tuple[tuple[int, int], ...]:
    """How many values lie in each class of ``width``: its lowest value and the count, without gaps."""
    counts: dict[int, int] = {}
    for value in values:
        counts[value // width] = counts.get(value // width, 0) + 1
    return tuple((at * width, counts.get(at, 0)) for at in range(min(counts), max(counts) + 1))
