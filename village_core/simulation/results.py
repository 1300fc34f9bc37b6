"""Results of many games as a CSV or Parquet file, with a row for each seat of each game.

Finished games are first written to a journal beside the file (``.part``): its first line is the plan, each other line a game. A
simulation that was interrupted goes on after the last whole line. The file appears when all games are finished.
"""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from village_core.games import find_game
from village_core.games.board_game import AnyGame, GameTable
from village_core.games.editions import EditionSettings, write_leaf
from village_core.games.owning import list_ruling_values
from village_core.kernel.game import Game
from village_core.kernel.values import Seat
from village_core.simulation.simulate import GameResult, Plan, play_games

ResultRow: TypeAlias = dict[str, str | int | float]

RULINGS: Final = "rulings."
"""The beginning of a ruling's name among an edition's values."""
CSV: Final = ".csv"
PARQUET: Final = ".parquet"
KINDS: Final = (CSV, PARQUET)
"""The endings of result files."""


class OtherPlan(ValueError):
    """The error if the journal beside a file belongs to other games than those wanted."""


def find_journal(file: Path) -> Path:
    """Return the path of a result file's journal: the same name with ``.part`` after it."""
    return file.with_name(file.name + ".part")


def play_into(file: Path, plan: Plan, count: int, jobs: int = 1, cluster: str = "") -> Iterator[GameResult]:
    """Yield the results of games 0 to ``count`` - 1, those of the journal first.

    Each is written to the journal at once; at the end all are written to ``file``, and the journal is removed.

    ``jobs`` games are played at a time, or as many as the workers of a Dask ``cluster`` take (see ``play_games``).
    Raises ``OtherPlan`` for a journal of other games, ``BadSettings`` for an impossible plan, ``UnknownName`` for an unknown
    program, ``ImportError`` for a missing package, and ``OSError``.
    """
    journal = find_journal(file)
    kept = _read_journal(journal, plan)[:count]
    yield from kept
    with journal.open("wb") as opened:
        opened.writelines(msgspec.json.encode(line) + b"\n" for line in (plan, *kept))
        for played in play_games(plan, range(len(kept), count), jobs, cluster):
            kept.append(played)
            opened.write(msgspec.json.encode(played) + b"\n")
            opened.flush()
            yield played
    write_rows(file, plan, kept)
    journal.unlink()


def _read_journal(journal: Path, plan: Plan) -> list[GameResult]:
    """Read the results of games in a journal, without an incomplete last line; none if there is no journal.

    Raises ``OtherPlan`` if the journal is that of another plan.
    """
    if not journal.exists():
        return []
    first, *lines = journal.read_bytes().split(b"\n")
    if first != msgspec.json.encode(plan):
        raise OtherPlan(str(journal))
    return [msgspec.json.decode(line, type=GameResult) for line in lines[:-1]]


def list_rows(plan: Plan, played: list[GameResult]) -> Iterator[ResultRow]:
    """Yield a row for each seat of each game of a plan; a shared victory counts as a fraction."""
    game: AnyGame = find_game(plan.game)
    for number, each in enumerate(played):
        yield from _build_rows(game, number, plan.copy, plan.seats, each)


def list_saved_rows(played: Iterable[Game[GameTable]]) -> Iterator[ResultRow]:
    """Yield a row for each seat of each saved game that is over; the others are skipped, but counted in the row's ``game``.

    The level of a person is ``person``.
    """
    for number, each in enumerate(played):
        game: AnyGame = find_game(each.start.game)
        table, ending = each.position.table, game.find_ending(each.list_events())
        if table.outcome is not None and ending is not None:
            points = tuple(sheet.points for sheet in table.outcome.sheets)
            whole = GameResult(points, table.outcome.winners, table.round, len(each.steps), ending)
            levels = tuple(player.plays for player in each.players)
            yield from _build_rows(game, number, table.copy, levels, whole, each.start.table.start)


def read_rows(*files: Path | str) -> list[ResultRow]:
    """Read the rows of result files, CSV or Parquet, one file after the other; numbers in CSV are read as numbers."""
    found: list[ResultRow] = []
    for file in map(Path, files):
        if file.suffix == PARQUET:
            from pyarrow import parquet

            found += parquet.read_table(file).to_pylist()
        else:
            with file.open(encoding="utf-8", newline="") as opened:
                found += ({name: _read_value(text) for name, text in row.items()} for row in csv.DictReader(opened))
    return found


def _read_value(text: str) -> str | int | float:
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            continue
    return text


def _build_rows(
    game: AnyGame, number: int, copy: EditionSettings, seats: tuple[str, ...], played: GameResult, start: Seat = 0
) -> Iterator[ResultRow]:
    """Yield a row for each seat of a game: settings, level, share of the victory, points, length and ending.

    Points are given in total and by category. ``number`` becomes the row's ``game``. The row's ``seat`` is counted from the
    starting seat.
    """
    for seat, points in enumerate(played.points):
        yield {
            "game": number,
            "edition": copy.edition,
            "rulings": name_rulings(copy),
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


def name_rulings(copy: EditionSettings) -> str:
    """Name the rulings that a copy corrects, as ``village simulate --ruling`` takes them, with spaces between; "" without any."""
    chosen = ((name.removeprefix(RULINGS), value) for name, value in copy.corrections if name.startswith(RULINGS))
    return " ".join(f"{name}={write_leaf(value)}" for name, value in chosen)


def find_copy(game: AnyGame, row: ResultRow) -> EditionSettings:
    """Return the copy of a row's table: its edition with the rulings that the row names, those with an unknown value left out.

    A row of an older file names no rulings. Raises ``KeyError`` for the name of an unknown ruling.
    """
    chosen = [text.partition("=") for text in str(row.get("rulings", "")).split()]
    values = {name: list_ruling_values(game.editions.kind, name).get(value) for name, _, value in chosen}
    return EditionSettings(
        str(row["edition"]), tuple((RULINGS + name, value) for name, value in values.items() if value is not None)
    )


def write_rows(file: Path, plan: Plan, played: list[GameResult]) -> None:
    """Write the rows of a plan's games as Parquet or CSV, by the file's ending.

    The file appears or is replaced when it is whole.
    """
    found, whole = list(list_rows(plan, played)), file.with_name(file.name + ".new")
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
