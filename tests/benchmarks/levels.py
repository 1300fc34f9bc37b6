"""The strength of levels: ``python -m tests.benchmarks.levels [LEVEL OPPONENT] [--game village] [--players 2 4] [--games 400]``.

One LEVEL plays against OPPONENTs at all other seats, equally often at each seat and in each edition; without names each level
plays against each lower one. The pairs play a few games each in turn; each pair has a line in ``levels.csv`` beside this file.
Each game is stored (``--keep``) as soon as it is over, so that a stopped command can go on. A game depends on its number alone;
thinking is measured in processor time. A shared win counts in part; the interval is Wilson's, at 95 %.

Does the strong player win more with more time? With a third of its usual time it wins a little less, if any; with three
times as much we saw no gain. With thirty times as much it won five of six games against the good player, 90.3 to 73.5 points on
average, which are too few to tell. It plays on to the end of the round; after that, luck decides more than moves.
"""

from __future__ import annotations

import csv
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
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
from village_core.players.levels import LEVELS, build_programs
from village_core.players.strong import StrongPlayer
from village_core.simulation.estimates import estimate_share
from village_core.simulation.simulate import GameResult, play_game

FILE: Final = Path(__file__).with_name("levels.csv")
FIELDS: Final = (
    "game", "players", "level", "against", "games", "won_percent", "from_percent", "to_percent", "points", "points_of_others",
    "rounds", "endings", "decision_ms", "decision_p99_ms",
)  # fmt: skip
STRIDE: Final = 10
"""Number of games of a pair in a row, after which its line is written."""
TIMED: Final = {"strong_0.1s": (6, 1), "strong_1s": (20, 3), "strong_10s": (20, 32)}
"""Strong players with more or less time, by name: candidates and playouts that keep 99 of 100 decisions below that time.

They play only if they are named.
"""
Decide = Callable[[Position, Random], Option]


def time_program(program: Decide, thought: list[float]) -> Decide:
    """Return the same program, but let it add its processor time to ``thought``: ms of each decision with several options."""

    def decide(position: Position, random: Random) -> Option:
        began = process_time()
        option = program(position, random)
        if len(position.options) > 1:
            thought.append((process_time() - began) * 1000)
        return option

    return decide


class LevelPair(NamedTuple):
    """One ``level`` at one seat of a game, and the level ``against`` it at the other seats."""

    level: str
    against: str
    players: int
    game: str


class Match(msgspec.Struct, frozen=True):
    """One game of a pair: the level's seat, the result, and the milliseconds of each of its decisions with several options."""

    seat: Seat
    game: GameResult
    thought: list[float]

    @property
    def won(self) -> float:
        """The level's share of the win, from 0 to 1."""
        return (self.seat in self.game.winners) / len(self.game.winners)


def list_pairs(players: Sequence[int], game: str) -> list[LevelPair]:
    """Return each level against each lower one, the strongest opponents first, for each number of players."""
    return [LevelPair(level, lower, count, game) for count in players for lower, level in reversed([*combinations(LEVELS, 2)])]


def list_programs(game: str) -> dict[str, Decide]:
    """Return all programs that can play a game, by name: its usual ones, and the strong players ``TIMED`` for it."""
    found = find_game(game)
    return {**build_programs(found), **{name: StrongPlayer(found.judgements, *how) for name, how in TIMED.items()}}


def play_match(pair: LevelPair, number: int) -> Match:
    """Play game ``number`` of a pair; the number alone decides the level's seat, the edition and the luck."""
    game = find_game(pair.game)
    known, seat, thought = list_programs(pair.game), number % pair.players, list[float]()
    seats = [time_program(known[pair.level], thought) if at == seat else known[pair.against] for at in range(pair.players)]
    copy = EditionSettings(game.editions[number // pair.players % len(game.editions)])
    found = play_game(game, game.new_game(copy, pair.players), seats, f"levels {number}")
    return Match(seat, found, [round(took, 2) for took in thought])


def load_games(file: Path) -> list[Match]:
    """Return the stored games of a pair; a half-written one at the end is removed from the file."""
    if not file.exists():
        return []
    *whole, half = file.read_bytes().split(b"\n")
    if half:
        file.write_bytes(b"".join(line + b"\n" for line in whole))
    return [msgspec.json.decode(line, type=Match) for line in whole]


def play_on(pair: LevelPair, most: int, folder: Path) -> list[Match]:
    """Play a few more games of a pair, up to ``most`` in all, and store each in its file; return all games so far."""
    file = folder / f"{pair.game}-{pair.players}-{pair.level}-{pair.against}.jsonl"
    games = load_games(file)
    for number in range(len(games), min(most, len(games) + STRIDE)):
        games.append(play_match(pair, number))
        with file.open("ab") as opened:
            opened.write(msgspec.json.encode(games[-1]) + b"\n")
    return games


def format_line(pair: LevelPair, games: Sequence[Match]) -> dict[str, str]:
    """Return the line of the file about a pair's games, as a text for each field."""
    won = sum(match.won for match in games)
    _, low, high = estimate_share(won, len(games))
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


def write_line(new: dict[str, str], file: Path = FILE) -> None:
    """Write a line into the file, which stays sorted; it replaces an older line about the same pair."""
    about = ("game", "players", "level", "against")
    lines = list(csv.DictReader(file.open(encoding="utf-8"))) if file.exists() else []
    lines = [old for old in lines if any(old[field] != new[field] for field in about)] + [new]
    lines.sort(key=lambda each: tuple(each[field] for field in about))
    with file.open("w", encoding="utf-8", newline="") as opened:
        writer = csv.DictWriter(opened, FIELDS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines)


def main(arguments: Sequence[str]) -> int:
    """Play the games of one pair for each number of players, or of all pairs, and write a line about each into the file."""
    known = [*list_programs(next(iter(list_games())))]
    parser = ArgumentParser(prog="python -m tests.benchmarks.levels", description=__doc__)
    parser.add_argument("level", choices=known, nargs="?", help="the level at one seat; without it all levels play")
    parser.add_argument("against", choices=known, nargs="?", help="the level at all other seats")
    parser.add_argument("--game", choices=tuple(list_games()), default=next(iter(list_games())))
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4], help="numbers of players")
    parser.add_argument("--games", type=int, default=400, help="games of each pair for each number of players")
    parser.add_argument("--keep", type=Path, default=Path("build/levels"), help="the folder that keeps the games")
    asked = parser.parse_args(arguments)
    if asked.level and not asked.against:
        parser.error("name a second level, to play against the first")
    asked.keep.mkdir(parents=True, exist_ok=True)
    one = [LevelPair(asked.level, asked.against, count, asked.game) for count in asked.players]
    left = one if asked.level else list_pairs(asked.players, asked.game)
    while left:
        for pair in left[:]:
            games = play_on(pair, asked.games, asked.keep)
            write_line(format_line(pair, games))
            if len(games) >= asked.games:
                left.remove(pair)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
