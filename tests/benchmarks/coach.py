"""The coach's quality: ``python -m tests.benchmarks.coach truth|coach|show [--positions 50] [--playouts 240] [--work FILE]``.

``Judgements.doubt`` was fitted to the first 50 positions; the coach is tested on others.

``truth`` takes positions from games of good players and plays their three most promising moves on to the end, many times, with
the same luck for all three. ``coach`` looks at the same moves as the coach does, with luck of its own. Both add lines to the
file ``--work``, and go on where they were stopped. ``show`` prints from that file how well they agree: how often two moves are
in the right order, how much the coach's best move loses, how often a difference lies within its errors, and how long it takes
to tell the three apart.

``coach.csv`` beside this file has the last output of ``show``.
"""

from __future__ import annotations

import csv
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import hypot, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles, stdev
from time import process_time
from typing import Final, NamedTuple

import msgspec

from village_core.games import find_game
from village_core.games.editions import EditionSettings
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Option, Payment
from village_core.players.coach import ERRORS, FAR, FIRST, Coach, MovePlan, Playout, compare_playouts
from village_core.players.levels import GOOD, build_programs

FITTED: Final = 50
"""Number of positions left out: the coach's doubt was fitted to them."""
MOVES: Final = 3
"""Number of moves of a position that are played on."""
STRIDE: Final = 6
"""Number of playouts of a position before the next position has its turn."""
FOREVER: Final = 10_000
"""More rounds than any game has."""
CLOSE: Final = 0.8
"""The standard error of a difference, in points, that is small enough."""
FILE: Final = Path(__file__).with_name("coach.jsonl")
NAMED: Final = tuple((Option(Choice(), Payment(time=at)),) for at in range(MOVES))
"""Plans that stand for the moves of a position."""


class CoachResult(msgspec.Struct):
    """The leads of a position's moves in one world, and the seconds of processor time for them."""

    by: str
    position: int
    world: int
    leads: tuple[float, ...]
    seconds: float


@cache
def pick_position(number: int) -> Position:
    """Return position ``number``: one with at least three different moves, from a game of Village by two good players."""
    game = find_game("village")
    random, good = Random(f"coach {number}"), build_programs(game)[GOOD]
    reached, here = [], game.new_game(EditionSettings(game.editions[number % 2]), 2)
    while not here.over:
        if here.seat != CHANCE and len({option.choice for option in here.options}) >= MOVES:
            reached.append(here)
        here = here.take(good(here, random)).position
    return random.choice(reached)


def list_plans(number: int) -> tuple[MovePlan, ...]:
    """Return the plans of the three most promising moves at position ``number``."""
    return Coach(find_game("village").judgements).list_candidates(pick_position(number), MOVES)


def play_worlds(by: str, positions: int, worlds: int, known: set[tuple[int, int]]) -> Iterator[CoachResult]:
    """Yield the results of part ``by`` (``truth``, ``coach``) that are not ``known``: a few worlds per position, then more."""
    coach = Coach(find_game("village").judgements, FOREVER if by == "truth" else FAR)
    for first in range(0, worlds, STRIDE):
        for number, world in product(range(FITTED, FITTED + positions), range(first, first + STRIDE)):
            if (number, world) not in known:
                began = process_time()
                playouts = coach.play_candidates(pick_position(number), list_plans(number), f"{by} {world}")
                leads = tuple(round(playout.lead, 3) for playout in playouts)
                yield CoachResult(by, number, world, leads, process_time() - began)


class MovePair(NamedTuple):
    """The difference of two moves, in truth and as the coach finds it, each with its standard error."""

    truth: float
    truth_error: float
    found: float
    error: float


def compare_moves(truth: list[CoachResult], found: list[CoachResult]) -> Iterator[MovePair]:
    """Yield each pair of a position's moves, except those with equal true results in all worlds."""
    for one, other in combinations(range(MOVES), 2):
        true, seen = ([each.leads[one] - each.leads[other] for each in several] for several in (truth, found))
        if any(true):
            yield MovePair(fmean(true), stdev(true) / sqrt(len(true)), fmean(seen), stdev(seen) / sqrt(len(seen)))


def count_looks(found: list[CoachResult]) -> int:
    """Return the number of looks needed to tell the best from the two others or reach the error ``CLOSE``; all if never."""
    for looks in range(FIRST, len(found) + 1):
        playouts = {plan: [Playout({}, each.leads[at]) for each in found[:looks]] for at, plan in enumerate(NAMED)}
        if all(not move.equal or move.error <= CLOSE for move in compare_playouts(playouts)[1:]):
            return looks
    return len(found)


def measure(results: list[CoachResult]) -> Iterator[tuple[str, float, str]]:
    """Yield the figures that ``show`` prints: how well the coach's results agree with the truth, and how long it takes.

    They count the positions that have results of both parts, ``truth`` and ``coach``.
    """
    by: dict[tuple[str, int], list[CoachResult]] = {}
    for result in sorted(results, key=lambda result: result.world):
        by.setdefault((result.by, result.position), []).append(result)
    both = [number for name, number in by if name == "coach" and len(by.get(("truth", number), ())) > 1]
    found = [pair for number in both for pair in compare_moves(by["truth", number], by["coach", number])]
    sure = [pair for pair in found if abs(pair.truth) > ERRORS * pair.truth_error]
    spread = fmean((pair.found - pair.truth) ** 2 - pair.error**2 - pair.truth_error**2 for pair in found)
    doubt = find_game("village").judgements.doubt
    yield "positions", len(both), ""
    yield "playouts", fmean(len(by["truth", number]) for number in both), "each"
    yield "looks", fmean(len(by["coach", number]) for number in both), "each"
    yield "paired_deviation.truth", fmean(pair.truth_error * sqrt(len(by["truth", both[0]])) for pair in found), "points"
    yield "paired_deviation.coach", fmean(pair.error * sqrt(len(by["coach", both[0]])) for pair in found), "points"
    yield "right_order", 100 * fmean(pair.truth * pair.found > 0 for pair in found), f"% of {len(found)} pairs"
    yield "right_order.sure", 100 * fmean(pair.truth * pair.found > 0 for pair in sure), f"% of {len(sure)} clear pairs"
    yield "regret", fmean(_compute_regret(by["truth", number], by["coach", number]) for number in both), "points"
    yield "regret.first_glance", fmean(_compute_regret(by["truth", number], []) for number in both), "points"
    yield "beyond_errors", sqrt(max(0.0, spread)), "points: error of a difference besides both standard errors (Judgements.doubt)"
    for name, more in (("luck", 0.0), ("doubt", doubt)):
        held = [abs(pair.found - pair.truth) <= ERRORS * hypot(pair.error, pair.truth_error, more) for pair in found]
        yield f"within_two_errors.{name}", 100 * fmean(held), "%"
    looks = {number: count_looks(by["coach", number]) for number in both}
    seconds = [looks[number] * fmean(each.seconds for each in by["coach", number]) for number in both]
    yield "apart.looks", median(looks.values()), "looks, median"
    yield "apart.seconds", median(seconds), "s of one core, median"
    yield "apart.seconds.p90", quantiles(seconds, n=10)[-1], "s"


def _compute_regret(truth: list[CoachResult], found: list[CoachResult]) -> float:
    """Return the true loss of the coach's best move; without ``found``, that of the move that looks best at once."""
    true = [fmean(each.leads[at] for each in truth) for at in range(MOVES)]
    seen = [fmean(each.leads[at] for each in found) if found else -at for at in range(MOVES)]
    return max(true) - true[seen.index(max(seen))]


def read_results(work: Path) -> list[CoachResult]:
    """Return the results in the file; none if it doesn't exist."""
    return [msgspec.json.decode(line, type=CoachResult) for line in work.read_bytes().splitlines()] if work.exists() else []


def main(arguments: list[str]) -> int:
    """Continue ``truth`` or ``coach``, or show the figures; return the exit status."""
    parser = ArgumentParser(prog="python -m tests.benchmarks.coach", description=__doc__)
    parser.add_argument(
        "part", choices=("truth", "coach", "show"), help="play on, look as the coach does, or print the comparison"
    )
    parser.add_argument("--positions", type=int, default=50, help="positions to compare")
    parser.add_argument("--playouts", type=int, default=240, help="playouts of each move for `truth`")
    parser.add_argument("--looks", type=int, default=48, help="playouts of each move for `coach`")
    parser.add_argument("--work", type=Path, default=FILE, help="the file that `truth` and `coach` add to and `show` reads")
    asked = parser.parse_args(arguments)
    results = read_results(asked.work)
    if asked.part == "show":
        if len({result.by for result in results}) < 2:
            parser.error(f"{asked.work} does not hold both parts yet: play truth and coach first")
        found = [(name, f"{value:.3g}", unit) for name, value, unit in measure(results)]
        print(*(" ".join(("coach." + name, *rest)) for name, *rest in found), sep="\n")
        with FILE.with_suffix(".csv").open("w", encoding="utf-8", newline="") as opened:
            csv.writer(opened, lineterminator="\n").writerows((("figure", "value", "unit"), *found))
        return 0
    known = {(result.position, result.world) for result in results if result.by == asked.part}
    worlds = asked.playouts if asked.part == "truth" else asked.looks
    with asked.work.open("ab") as work:
        for result in play_worlds(asked.part, asked.positions, worlds, known):
            work.write(msgspec.json.encode(result) + b"\n")
            work.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
