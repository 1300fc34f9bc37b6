"""How strong the levels are: ``python -m tests.benchmarks.levels LEVEL OPPONENT [--players 2] [--games 400]``.

One LEVEL plays against OPPONENTs at all other seats, at each seat and in both editions as often. What comes of it is a line of
``levels.csv`` beside this file, which is written anew every few games: whoever stops the command loses little, and it always
begins with game 0. A win that is shared counts in part; the interval is Wilson's, at 95 %.
"""

from __future__ import annotations

import csv
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles
from time import process_time
from typing import Final

from village_core.games import game_named
from village_core.games.editions import EditionSettings
from village_core.kernel.position import Position
from village_core.kernel.values import Option
from village_core.players.levels import programs
from village_core.simulate import Played, played

FILE: Final = Path(__file__).with_name("levels.csv")
FIELDS: Final = (
    "players", "level", "against", "games", "won_percent", "from_percent", "to_percent", "points", "points_of_others", "rounds",
    "endings", "decision_ms", "decision_p99_ms",
)  # fmt: skip
STRIDE: Final = 20
"""Games after which the line is written."""
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


def match(level: str, against: str, players: int, number: int, thought: list[float]) -> tuple[int, Played]:
    """Game ``number``: at which seat the level sat, and how it went."""
    game = game_named("village")
    known, seat = programs(game), number % players
    seats = [timed(known[level], thought) if at == seat else known[against] for at in range(players)]
    copy = EditionSettings(game.editions[number // players % len(game.editions)])
    return seat, played(game, game.new_game(copy, players), seats, f"levels {number}")


def line(level: str, against: str, players: int, games: list[tuple[int, Played]], thought: list[float]) -> dict[str, str]:
    """The line of the file that these games make."""
    won = sum((seat in game.winners) / len(game.winners) for seat, game in games)
    low, high = wilson(won, len(games))
    endings = Counter(game.ending.way for _, game in games)
    values = (
        players, level, against, len(games), f"{100 * won / len(games):.1f}", f"{100 * low:.1f}", f"{100 * high:.1f}",
        f"{fmean(game.totals[seat] for seat, game in games):.1f}",
        f"{fmean(total for seat, game in games for at, total in enumerate(game.totals) if at != seat):.1f}",
        f"{fmean(game.rounds for _, game in games):.2f}",
        " ".join(f"{way}:{count}" for way, count in sorted(endings.items())),
        f"{median(thought):.2f}", f"{quantiles(thought, n=100)[-1]:.1f}",
    )  # fmt: skip
    return dict(zip(FIELDS, map(str, values), strict=True))


def write(new: dict[str, str], file: Path = FILE) -> None:
    """Put a line into the file, in place of the one before it about the same."""
    about = ("players", "level", "against")
    lines = list(csv.DictReader(file.open(encoding="utf-8"))) if file.exists() else []
    lines = [old for old in lines if any(old[field] != new[field] for field in about)] + [new]
    lines.sort(key=lambda each: tuple(each[field] for field in about))
    with file.open("w", encoding="utf-8", newline="") as opened:
        writer = csv.DictWriter(opened, FIELDS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines)


def main(arguments: list[str]) -> int:
    """Play the games of one pair."""
    parser = ArgumentParser(prog="python -m tests.benchmarks.levels", description=__doc__)
    parser.add_argument("level", choices=list(programs(game_named("village"))))
    parser.add_argument("against", choices=list(programs(game_named("village"))))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args(arguments)
    games: list[tuple[int, Played]] = []
    thought: list[float] = []
    for number in range(asked.games):
        games.append(match(asked.level, asked.against, asked.players, number, thought))
        if len(games) % STRIDE == 0 or len(games) == asked.games:
            write(line(asked.level, asked.against, asked.players, games, thought))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
