"""The file that says how strong the levels are: what a line of it says, and that a new one takes the place of the old."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.benchmarks import levels, strength
from village_core.players.levels import LEVELS


def test_a_line_sums_up_games_and_replaces_the_one_before(tmp_path: Path) -> None:
    """The level sits at each seat in turn; the file has one line for a pair, with games and share won.

    A new line takes the place of the pair's older one.
    """
    pair, file = levels.LevelPair("beginner", "random", 2, "manitoba"), tmp_path / "levels.csv"
    games = [levels.play_match(pair, number) for number in range(2)]
    assert [match.seat for match in games] == [0, 1] and all(match.thought for match in games)
    for several in (games[:1], games):
        levels.write_line(levels.format_line(pair, several), file)
    [found] = csv.DictReader(file.open(encoding="utf-8"))
    assert tuple(found) == levels.FIELDS and found["games"] == "2" and float(found["won_percent"]) >= 50


def test_games_go_on_after_the_last_that_was_kept(tmp_path: Path) -> None:
    """Games that were kept are not played again; half a game, written when the command was killed, is."""
    pair, file = levels.LevelPair("random", "random", 4, "stone_age"), tmp_path / "stone_age-4-random-random.jsonl"
    once = levels.play_on(pair, 2, tmp_path)
    file.write_bytes(file.read_bytes()[:-9])
    again = levels.play_on(pair, 3, tmp_path)
    assert again[0] == once[0] and again[1].game == once[1].game and levels.load_games(file) == again and len(again) == 3


def test_every_level_plays_against_each_lower_one() -> None:
    """Four levels make six different pairs, each of a level and a weaker opponent; the two strongest come first."""
    found = levels.list_pairs([2], "village")
    assert found[0] == ("strong", "good", 2, "village") and len(found) == len(set(found)) == 6
    assert all(LEVELS.index(pair.level) > LEVELS.index(pair.against) for pair in found)


def test_the_levels_stand_in_the_file_in_their_order() -> None:
    """In each line for two players in the kept file, the higher level's share won is surely above half."""
    for row in csv.DictReader(levels.FILE.open(encoding="utf-8")):
        if row["players"] == "2":
            level = "strong" if row["level"] in levels.TIMED else row["level"]
            assert LEVELS.index(level) > LEVELS.index(row["against"]) and float(row["from_percent"]) > 50


def test_the_bench_reports_games_and_slow_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bench reports how many games of Village a level played and the time of its slowest hundredth of decisions.

    It does so for two and for four players.
    """
    monkeypatch.setattr(strength, "LEVELS", ("beginner",))
    monkeypatch.setitem(strength.GAMES, "beginner", 1)
    found = {name: value for name, value, _ in strength.measure()}
    for players in (2, 4):
        assert found[f"strength.village.{players}p.beginner.games"] == 1
        assert found[f"strength.village.{players}p.beginner.decision_p99"] > 0
