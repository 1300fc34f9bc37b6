"""Simulations: a plan always gives the same games, however many are played at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from random import Random
from statistics import fmean, pstdev
from typing import Final, NamedTuple, TypeAlias

from village_core.games import find_game
from village_core.games.board_game import AnyGame, GameTable
from village_core.games.editions import EditionSettings
from village_core.games.outcome import Ending
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position, Step
from village_core.kernel.values import CHANCE, Option, Seat
from village_core.kernel.words import write_number
from village_core.players.levels import build_programs
from village_core.players.looking import Program

CarryOut: TypeAlias = Callable[[Position[GameTable], Option], Step[GameTable]]

CHUNK: Final = 8
"""Games handed to a worker at a time."""
PATIENCE: Final = "20s"
"""The time that a cluster's scheduler may take to answer."""
QUANTILES: Final = (0, 10, 25, 50, 75, 90, 100)
"""Percentages at which a spread is described; 0 and 100 are the lowest and the highest value."""


class Plan(NamedTuple):
    """The plan of a simulation: the game's name, the settings of its copy, the name of each seat's program, and the seed."""

    game: str
    copy: EditionSettings
    seats: tuple[str, ...]
    seed: int = 0


class GameResult(NamedTuple):
    """One finished game: points by seat and category, winners, rounds, decisions (draws included), and how it ended."""

    points: tuple[Mapping[str, int], ...]
    winners: tuple[Seat, ...]
    rounds: int
    decisions: int
    ending: Ending

    def __repr__(self) -> str:
        points, winners = " : ".join(map(write_number, self.totals)), ", ".join(map(str, self.winners))
        how = f"{self.rounds} rounds, {self.decisions} decisions, {self.ending.way}"
        return f"GameResult({points} points, won by {winners}; {how})"

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of each seat's points, by seat."""
        return tuple(sum(points.values()) for points in self.points)


def play(plan: Plan, number: int) -> GameResult:
    """Play the game of a plan with this number, always the same one, and return its result.

    Raises ``BadSettings`` for a copy that can't be used or can't seat the players, and ``UnknownName`` for an unknown program.
    """
    game: AnyGame = find_game(plan.game)
    known, start = _find_programs(plan.game), game.new_game(plan.copy, len(plan.seats))
    return _play_to_end(game, start, [known[name] for name in plan.seats], f"{plan.seed} {number}", Position.take)


def play_game(game: AnyGame, position: Position[GameTable], seats: Sequence[Program[GameTable]], seed: str) -> GameResult:
    """Play a game from ``position`` to its end and return its result; ``seats`` are the programs that decide.

    Chance and each seat have their own random numbers, made from ``seed``, so different programs meet the same luck as long as
    they draw from the same pieces. Raises ``Illegal`` for a program that returns anything but a legal option or choice.
    """
    return _play_to_end(game, position, seats, seed, Position.play)


def _play_to_end(
    game: AnyGame, position: Position[GameTable], seats: Sequence[Program[GameTable]], seed: str, carry_out: CarryOut
) -> GameResult:
    """Play a game to its end and return its result; ``carry_out`` makes a step of what a program returns.

    It is ``Position.play`` if that must be checked, else ``Position.take``, which saves a tenth of the time.
    """
    luck, own = Random(seed), [Random(f"{seed} {seat}") for seat in position.table.seats]
    events: list[Event[GameTable]] = []
    count = 0
    while (seat := position.seat) is not None:
        step = position.take(position.sample(luck)) if seat == CHANCE else carry_out(position, seats[seat](position, own[seat]))
        position, count = step.position, count + 1
        events += step.events
    table, ending = position.table, game.find_ending(events)
    assert table.outcome is not None and ending is not None
    return GameResult(tuple(sheet.points for sheet in table.outcome.sheets), table.outcome.winners, table.round, count, ending)


@cache
def _find_programs(game: str) -> Mapping[str, Program[GameTable]]:
    return build_programs(find_game(game))


def play_games(plan: Plan, numbers: range, jobs: int = 1, cluster: str = "") -> Iterator[GameResult]:
    """Yield the results of the games with these numbers, in order.

    ``jobs`` games are played at a time on this machine, or as many as the workers of a Dask ``cluster`` take, which is named by
    its scheduler's address. Raises ``BadSettings`` for an impossible plan, ``UnknownName`` for an unknown program,
    ``ImportError`` for a missing package, and ``OSError`` if no scheduler answers.
    """
    game: AnyGame = find_game(plan.game)
    game.new_game(plan.copy, len(plan.seats))
    if jobs == 1 and not cluster:
        yield from (play(plan, number) for number in numbers)
        return
    from joblib import Parallel, delayed, parallel_config  # imported here: the rules alone are installed without it

    with ExitStack() as stack:
        if cluster:
            from distributed import Client

            stack.enter_context(Client(cluster, timeout=PATIENCE))
            stack.enter_context(parallel_config(backend="dask"))
        chunks = [numbers[at : at + CHUNK] for at in range(0, len(numbers), CHUNK)]
        working = Parallel(n_jobs=-1 if cluster else jobs, return_as="generator")
        for several in working(delayed(_play_chunk)(plan, chunk) for chunk in chunks):
            yield from several


def _play_chunk(plan: Plan, numbers: range) -> list[GameResult]:
    return [play(plan, number) for number in numbers]


class Spread(NamedTuple):
    """The spread of values: their number, mean and standard deviation, and the values at ``QUANTILES``."""

    size: int
    mean: float
    deviation: float
    quantiles: tuple[int, ...]


def measure_spread(values: Iterable[int]) -> Spread:
    """Measure the spread of at least one value.

    The quantile for 25, for example, is the lowest value that at least a quarter of the values do not exceed.
    """
    ordered = sorted(values)
    count = len(ordered)
    at = (max(0, -(-count * percent // 100) - 1) for percent in QUANTILES)
    return Spread(count, fmean(ordered), pstdev(ordered), tuple(ordered[index] for index in at))


def build_histogram(values: Iterable[int], width: int = 5) -> tuple[tuple[int, int], ...]:
    """Count at least one value by classes of ``width``.

    Return each class's lowest value and its count, empty classes between included.
    """
    counts: dict[int, int] = {}
    for value in values:
        counts[value // width] = counts.get(value // width, 0) + 1
    return tuple((at * width, counts.get(at, 0)) for at in range(min(counts), max(counts) + 1))
