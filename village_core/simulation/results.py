"""The results of many games as a file: a row for each seat of each game, as CSV or Parquet; and a journal to go on from.

While games are played they are written to a journal beside the file (``.part``): its first line is the plan, each other line a
game. Whoever was interrupted plays on with the game after the last whole line. The file is there when all games are.
"""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from village_core.games import game_named
from village_core.games.board_game import AnyGame, GameTable
from village_core.games.editions import EditionSettings
from village_core.kernel.game import Game
from village_core.kernel.values import Seat
from village_core.simulation.simulate import Plan, Played, games

Row: TypeAlias = dict[str, str | int | float]

CSV: Final = ".csv"
PARQUET: Final = ".parquet"
KINDS: Final = (CSV, PARQUET)
"""How a file of results may end."""


class OtherPlan(ValueError):
    """The journal beside a file is of other games than those that are wanted."""


def journal_of(file: Path) -> Path:
    """Where the games of a file are kept until all are there."""
    return file.with_name(file.name + ".part")


def played_into(file: Path, plan: Plan, count: int, jobs: int = 1, cluster: str = "") -> Iterator[Played]:
    """Games 0 to ``count`` - 1 in their order: those that the journal has, then the others; at the end they are in ``file``.

    Raises ``OtherPlan`` for a journal of other games, and all that ``games`` raises.
    """
    journal = journal_of(file)
    kept = _read(journal, plan)[:count]
    yield from kept
    with journal.open("wb") as opened:
        opened.writelines(msgspec.json.encode(line) + b"\n" for line in (plan, *kept))
        for played in games(plan, range(len(kept), count), jobs, cluster):
            kept.append(played)
            opened.write(msgspec.json.encode(played) + b"\n")
            opened.flush()
            yield played
    write(file, plan, kept)
    journal.unlink()


def _read(journal: Path, plan: Plan) -> list[Played]:
    """The games that a journal has; none where there is no journal. What was not written to its end is left out."""
    if not journal.exists():
        return []
    first, *lines = journal.read_bytes().split(b"\n")
    if first != msgspec.json.encode(plan):
        raise OtherPlan(str(journal))
    return [msgspec.json.decode(line, type=Played) for line in lines[:-1]]


def rows(plan: Plan, played: list[Played]) -> Iterator[Row]:
    """A row for each seat of each game. Who shares a victory has won a part of it."""
    game: AnyGame = game_named(plan.game)
    for number, each in enumerate(played):
        yield from _rows(game, number, plan.copy, plan.seats, each)


def rows_of(played: Iterable[Game[GameTable]]) -> Iterator[Row]:
    """The same of games that were saved, as far as they are over; the level of a person is ``person``."""
    for number, each in enumerate(played):
        game: AnyGame = game_named(each.start.game)
        table, ending = each.position.table, game.ending(each.events())
        if table.outcome is not None and ending is not None:
            points = tuple(sheet.points for sheet in table.outcome.sheets)
            whole = Played(points, table.outcome.winners, table.round, len(each.steps), ending)
            levels = tuple(player.plays for player in each.players)
            yield from _rows(game, number, table.copy, levels, whole, each.start.table.start)


def read(*files: Path) -> list[Row]:
    """The rows of some files of results, CSV or Parquet, those of one file after those of the other."""
    found: list[Row] = []
    for file in files:
        if file.suffix == PARQUET:
            from pyarrow import parquet

            found += parquet.read_table(file).to_pylist()
        else:
            with file.open(encoding="utf-8", newline="") as opened:
                found += ({name: _value(text) for name, text in row.items()} for row in csv.DictReader(opened))
    return found


def _value(text: str) -> str | int | float:
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            continue
    return text


def _rows(
    game: AnyGame, number: int, copy: EditionSettings, seats: tuple[str, ...], played: Played, start: Seat = 0
) -> Iterator[Row]:
    """A row for each seat of a game. Seats are counted from whoever began."""
    for seat, points in enumerate(played.points):
        yield {
            "game": number,
            "edition": copy.edition,
            "players": len(seats),
            "seat": (seat - start) % len(seats),
            "level": seats[seat],
            "won": (seat in played.winners) / len(played.winners),
            "points": played.totals[seat],
            **{category: points[category] for category in game.categories},
            "rounds": played.rounds,
            "decisions": played.decisions,
            "ending": played.ending.way,
        }


def write(file: Path, plan: Plan, played: list[Played]) -> None:
    """Write all rows, as the file's name says, so that the file is whole or not there."""
    found, whole = list(rows(plan, played)), file.with_name(file.name + ".new")
    if file.suffix == PARQUET:
        import pyarrow
        from pyarrow import parquet

        parquet.write_table(pyarrow.Table.from_pylist(found), whole)
    else:
        with whole.open("w", encoding="utf-8", newline="") as opened:
            writer = csv.DictWriter(opened, found[0], lineterminator="\n")
            writer.writeheader()
            writer.writerows(found)
    os.replace(whole, file)
