"""The file that says how strong the levels are: what a line of it says, and that a new one takes the place of the old."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.benchmarks.levels import FIELDS, FILE, line, match, wilson, write
from village_core.players.levels import LEVELS


def test_the_interval_is_wilson_s() -> None:
    """15 of 20 may be 53 to 89 %, as it is tabled; none and all are not certain."""
    assert wilson(15, 20) == pytest.approx((0.531, 0.888), abs=0.001)
    assert wilson(0, 20)[1] > 0.1 and wilson(20, 20)[0] < 0.9


def test_a_line_sums_up_games_and_replaces_the_one_before(tmp_path: Path) -> None:
    """The level sits at each seat and plays each edition in turn; the file has one line for each pair."""
    thought: list[float] = []
    games = [match("steady", "random", 2, number, thought) for number in range(4)]
    assert [seat for seat, _ in games] == [0, 1, 0, 1] and thought
    file = tmp_path / "levels.csv"
    for played in (games[:2], games):
        write(line("steady", "random", 2, played, thought), file)
    [found] = csv.DictReader(file.open(encoding="utf-8"))
    assert tuple(found) == FIELDS and found["games"] == "4" and float(found["won_percent"]) >= 50


def test_the_levels_stand_in_the_file_in_their_order() -> None:
    """Whoever is listed against a lower level wins most games."""
    for row in csv.DictReader(FILE.open(encoding="utf-8")):
        if row["players"] == "2":
            assert LEVELS.index(row["level"]) > LEVELS.index(row["against"]) and float(row["from_percent"]) > 50
