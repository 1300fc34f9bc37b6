"""Commands that miss a package, a folder or a sound file: one line says what is missing, and nothing is left behind."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.commands.test_main import SAVED, Said, run, run_wrongly
from tests.commands.test_storing import begin_table, store
from tests.mutations import change_store
from village_core.commands import arguments, figures
from village_core.games.outcome import Ending
from village_core.simulation import simulate as simulating
from village_core.simulation.simulate import GameResult
from village_core.store.sql import Store

__all__ = ["store"]


def test_a_command_about_the_store_names_the_package_that_is_missing(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the database's package a command about the store names it; commands about games still run."""

    def import_or_fail(name: str) -> object:
        if name == "village_core.commands.store_commands":
            raise ModuleNotFoundError("missing", name="sqlalchemy")
        return import_module(name)

    monkeypatch.setattr(arguments, "import_module", import_or_fail)
    for command in (("check",), ("backup", "copy.db"), ("forget", "--untouched", "9d")):
        assert "sqlalchemy" in run_wrongly(capsys, *command)
    assert "read to the end" in run(capsys, "check", SAVED)[0]


def test_a_simulation_names_the_package_that_is_missing(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the package for work on several processors a simulation names it."""

    def fail(*_: object) -> object:
        raise ImportError("missing", name="joblib")

    monkeypatch.setattr(simulating, "play_games", fail)
    assert "joblib" in run_wrongly(capsys, "simulate", 3, "--jobs", 2, "--quiet")


def test_a_simulation_names_its_unwritable_file(capsys: Said, tmp_path: Path) -> None:
    """A simulation into a folder that doesn't exist names the file and the reason, and makes no folder."""
    file = tmp_path / "none" / "games.csv"
    said = run_wrongly(capsys, "simulate", 2, "--quiet", "--out", file)
    assert str(file) in said and "No such file" in said and not file.parent.exists()


def test_a_damaged_game_shows_a_step_before_the_damage_alone(capsys: Said, tmp_path: Path) -> None:
    """Of a game that is cut off a step before the cut is shown; its end and a step after the cut are refused with the damage."""
    lines = SAVED.read_text(encoding="utf-8").splitlines()
    file = tmp_path / "cut.jsonl"
    file.write_text("\n".join((*lines[:100], lines[100][:-9])), encoding="utf-8")
    assert run(capsys, "position", file, "--at", 60) == run(capsys, "position", SAVED, "--at", 60)
    for after in ((), ("--at", 150)):
        assert "Line 101" in run_wrongly(capsys, "position", file, *after)
    assert "Line" not in run_wrongly(capsys, "position", SAVED, "--at", 9999)


def test_a_table_that_can_t_be_read_has_no_name(store: Store, tmp_path: Path, capsys: Said) -> None:
    """The check calls a table whose head can't be read by its viewers' code, or by ``?`` if it can't read that either."""
    key = begin_table(store, 2)
    [viewer] = [found.viewer for found in store.examine()]
    change_store(tmp_path / "village.db", f"UPDATE village_tables SET head = 'none' WHERE key = {key}")
    assert viewer in run(capsys, "check", code=2)[0]
    change_store(tmp_path / "village.db", f"UPDATE village_tables SET head = CAST(x'e5ff' AS TEXT) WHERE key = {key}")
    out, _ = run(capsys, "check", code=2)
    assert "?" in out and viewer not in out


def test_a_store_in_a_missing_folder_is_said_by_every_command(
    capsys: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Commands about a store whose folder is missing say that it can't be used, with the reason."""
    monkeypatch.setenv("VILLAGE_STORE", f"sqlite:///{tmp_path / 'none' / 'village.db'}")
    commands = (("check",), ("backup", tmp_path / "copy.db"), ("forget", "--untouched", "9d"))
    said = [run_wrongly(capsys, *command) for command in commands]
    assert all("can’t be used" in each for each in said) and str(tmp_path / "none") in said[-1]
    assert [*tmp_path.iterdir()] == []


def word(key: str, **said: object) -> str:
    """Word a key as the key itself and its values."""
    return " ".join((key, *map(str, said.values())))


def build_results(*points: tuple[int, ...]) -> list[GameResult]:
    """Return results of games with these points by seat, won by all that have the most."""
    return [
        GameResult(
            tuple({"points": each} for each in game),
            tuple(seat for seat, each in enumerate(game) if each == max(game)),
            5,
            50,
            Ending("end"),
        )
        for game in points
    ]


def test_a_game_without_ranks_has_no_line_about_them() -> None:
    """Games for one are counted by rank, the highest first; a game that has no ranks gets no line at all."""
    played = build_results((10,), (30,), (30,), (20,))
    ranked = SimpleNamespace(rank=lambda total: f"rank {total}", format=word, words=SimpleNamespace(format=word))
    lines = [line.split() for line in figures.format_ranks(ranked, played) if "rank " in line]
    assert [(line[0], line[-3], line[-1]) for line in lines] == [("2", "50.0", "30"), ("1", "25.0", "20"), ("1", "25.0", "10")]
    assert [*figures.format_ranks(SimpleNamespace(rank=lambda _: "", format=word), played)] == []


def test_a_shared_victory_counts_for_each_winner() -> None:
    """Shares of all victories add up to a hundred though one was shared; mean points are those of the seat."""
    found = [*figures.format_seats(SimpleNamespace(format=word), build_results((10, 10), (5, 3)))][2:]
    assert [line.split() for line in found] == [
        ["1", "cli-victories", "7.5", str(100 * 2 / 3)],
        ["2", "cli-victories", "6.5", str(100 / 3)],
    ]
