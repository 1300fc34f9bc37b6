"""How strong levels are: ``python -m tests.benchmarks.levels [LEVEL OPPONENT] [--game village] [--players 2 4] [--games 400]``.

One LEVEL plays against OPPONENTs at all other seats, at each seat and in each edition as often; without names every level plays
against each lower one. The pairs play a few games each in turn, and what comes of them is a line for each of ``levels.csv``
beside this file. Each game is kept (``--keep``) as soon as it is over: a command that was stopped goes on after the last one.
A game follows from its number alone, and how long a level thinks is processor time. A win that is shared counts in part; the
interval is Wilson's, at 95 %.

Does the strong player win more with more time? With a third of what it takes by itself it wins a little less, if anything; with
three times as much it was not seen to win more. Of six games against the good player with thirty times as much it won five, 90.3
to 73.5 points on average: too few to say. It plays on to the end of the round, beyond which luck decides more than moves do.
"""

from __future__ import annotations

import csv
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles
from time import process_time
from typing import Final, NamedTuple

import msgspec

from village_core.games import find_game, list_games
from village_core.games.editions import EditionSettings
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Seat
from village_core.players.levels import LEVELS, programs
from village_core.players.strong import Strong
from village_core.simulation.simulate import GameResult, play_game

FILE: Final = Path(__file__).with_name("levels.csv")
FIELDS: Final = (
    "game", "players", "level", "against", "games", "won_percent", "from_percent", "to_percent", "points", "points_of_others",
    "rounds", "endings", "decision_ms", "decision_p99_ms",
)  # fmt: skip
STRIDE: Final = 10
"""Games of a pair that are played in a row, after which its line is written."""
TIMED: Final = {"strong_0.1s": (6, 1), "strong_1s": (20, 3), "strong_10s": (20, 32)}
"""The strong player with more or less time: so many candidates, played on so often, that of a hundred decisions 99 take about so
long at most. They play when they are asked for by name.
"""
Decide = Callable[[Position, Random], Option]


def timed(program: Decide, thought: list[float]) -> Decide:
    """The same program, with the milliseconds of processor time of each decision that is one."""

    def decide(position: Position, random: Random) -> Option:
        began = process_time()
        option = program(position, random)
        if len(position.options) > 1:
            thought.append((process_time() - began) * 1000)
        return option

    return decide


def wilson(won: float, games: int) -> tuple[float, float]:
    """The share of games won that may be behind ``won`` of ``games``, at 95 %."""
    share, z = won / games, 1.96
    middle, half = share + z * z / (2 * games), z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


class Pair(NamedTuple):
    """Who plays against whom: one ``level`` against others at all other of so many seats of a game."""

    level: str
    against: str
    players: int
    game: str


class Match(msgspec.Struct, frozen=True):
    """One game of a pair: at which seat the level sat, how it went, and how long that level thought, in ms a decision."""

    seat: Seat
    game: GameResult
    thought: list[float]

    @property
    def won(self) -> float:
        """What the level won of it: all, a share, or nothing."""
        return (self.seat in self.game.winners) / len(self.game.winners)


def pairs(players: Sequence[int], game: str) -> list[Pair]:
    """Every level against each lower one, the strongest first."""
    return [Pair(level, lower, count, game) for count in players for lower, level in reversed([*combinations(LEVELS, 2)])]


def players(game: str) -> dict[str, Decide]:
    """Who can play a game, by name."""
    found = find_game(game)
    return {**programs(found), **{name: Strong(found.judgements, *how) for name, how in TIMED.items()}}


def match(pair: Pair, number: int) -> Match:
    """Game ``number`` of a pair."""
    game = find_game(pair.game)
    known, seat, thought = players(pair.game), number % pair.players, list[float]()
    seats = [timed(known[pair.level], thought) if at == seat else known[pair.against] for at in range(pair.players)]
    copy = EditionSettings(game.editions[number // pair.players % len(game.editions)])
    found = play_game(game, game.new_game(copy, pair.players), seats, f"levels {number}")
    return Match(seat, found, [round(took, 2) for took in thought])


def kept(file: Path) -> list[Match]:
    """The games of a pair that were played before; one that was only half written is cut off."""
    if not file.exists():
        return []
    *whole, half = file.read_bytes().split(b"\n")
    if half:
        file.write_bytes(b"".join(line + b"\n" for line in whole))
    return [msgspec.json.decode(line, type=Match) for line in whole]


def play_on(pair: Pair, most: int, folder: Path) -> list[Match]:
    """Play a few more games of a pair, ``most`` in all, and keep each in its file; all games so far."""
    file = folder / f"{pair.game}-{pair.players}-{pair.level}-{pair.against}.jsonl"
    games = kept(file)
    for number in range(len(games), min(most, len(games) + STRIDE)):
        games.append(match(pair, number))
        with file.open("ab") as opened:
            opened.write(msgspec.json.encode(games[-1]) + b"\n")
    return games


def line(pair: Pair, games: Sequence[Match]) -> dict[str, str]:
    """The line of the file that these games make."""
    won = sum(match.won for match in games)
    low, high = wilson(won, len(games))
    endings = Counter(match.game.ending.way for match in games)
    thought = [took for match in games for took in match.thought]
    values = (
        pair.game, pair.players, pair.level, pair.against, len(games),
        f"{100 * won / len(games):.1f}", f"{100 * low:.1f}", f"{100 * high:.1f}",
        f"{fmean(match.game.totals[match.seat] for match in games):.1f}",
        f"{fmean(total for match in games for at, total in enumerate(match.game.totals) if at != match.seat):.1f}",
        f"{fmean(match.game.rounds for match in games):.2f}",
        " ".join(f"{way}:{count}" for way, count in sorted(endings.items())),
        f"{median(thought):.2f}", f"{quantiles(thought, n=100)[-1]:.1f}",
    )  # fmt: skip
    return dict(zip(FIELDS, map(str, values), strict=True))


def write(new: dict[str, str], file: Path = FILE) -> None:
    """Put a line into the file, in place of the one before it about the same."""
    about = ("game", "players", "level", "against")
    lines = list(csv.DictReader(file.open(encoding="utf-8"))) if file.exists() else []
    lines = [old for old in lines if any(old[field] != new[field] for field in about)] + [new]
    lines.sort(key=lambda each: tuple(each[field] for field in about))
    with file.open("w", encoding="utf-8", newline="") as opened:
        writer = csv.DictWriter(opened, FIELDS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines)


def main(arguments: Sequence[str]) -> int:
    """Play the games of one pair, or of all."""
    known = [*players(next(iter(list_games())))]
    parser = ArgumentParser(prog="python -m tests.benchmarks.levels", description=__doc__)
    parser.add_argument("level", choices=known, nargs="?")
    parser.add_argument("against", choices=known, nargs="?")
    parser.add_argument("--game", choices=tuple(list_games()), default=next(iter(list_games())))
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--keep", type=Path, default=Path("build/levels"), help="the folder that keeps the games")
    asked = parser.parse_args(arguments)
    if asked.level and not asked.against:
        parser.error("against whom?")
    asked.keep.mkdir(parents=True, exist_ok=True)
    one = [Pair(asked.level, asked.against, count, asked.game) for count in asked.players]
    left = one if asked.level else pairs(asked.players, asked.game)
    while left:
        for pair in left[:]:
            games = play_on(pair, asked.games, asked.keep)
            write(line(pair, games))
            if len(games) >= asked.games:
                left.remove(pair)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
