"""Commands that miss a package, a folder, a cluster or a sound file: one line says what is missing; nothing is left behind."""

from __future__ import annotations

import os
from errno import EISDIR
from importlib import import_module
from pathlib import Path

import pytest

from tests.commands.test_main import SAVED, CapturedOutput, run, run_wrongly
from tests.commands.test_storing import begin_table, store
from tests.mutations import change_store
from village_core.commands import arguments, game_commands
from village_core.simulation import simulate as simulating
from village_core.store.sql import Store

__all__ = ["store"]


def test_a_command_about_the_store_names_the_package_that_is_missing(
    capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the database's package a command about the store names it; commands about games still run."""

    def import_or_fail(name: str) -> object:
        if name == "village_core.commands.store_commands":
            raise ModuleNotFoundError("missing", name="sqlalchemy")
        return import_module(name)

    monkeypatch.setattr(arguments, "import_module", import_or_fail)
    for command in (("check",), ("backup", "copy.db"), ("forget", "--untouched", "9d")):
        assert "sqlalchemy" in run_wrongly(capsys, *command)
    assert "read to the end" in run(capsys, "check", SAVED)[0]


def test_a_simulation_names_the_package_that_is_missing(capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the package for work on several processors a simulation names it."""

    def fail(*_: object) -> object:
        raise ImportError("missing", name="joblib")

    monkeypatch.setattr(simulating, "play_games", fail)
    assert "joblib" in run_wrongly(capsys, "simulate", 3, "--jobs", 2, "--quiet")


def test_a_simulation_names_its_unwritable_file(capsys: CapturedOutput, tmp_path: Path) -> None:
    """A simulation into a folder that doesn't exist names the file and the reason, and makes no folder."""
    file = tmp_path / "none" / "games.csv"
    said = run_wrongly(capsys, "simulate", 2, "--quiet", "--out", file)
    assert str(file) in said and "No such file" in said and not file.parent.exists()


def test_a_damaged_game_shows_a_step_before_the_damage_alone(capsys: CapturedOutput, tmp_path: Path) -> None:
    """Of a game that is cut off a step before the cut is shown; its end and a step after the cut are refused with the damage."""
    lines = SAVED.read_text(encoding="utf-8").splitlines()
    file = tmp_path / "cut.jsonl"
    file.write_text("\n".join((*lines[:100], lines[100][:-9])), encoding="utf-8")
    assert run(capsys, "position", file, "--at", 60) == run(capsys, "position", SAVED, "--at", 60)
    for after in ((), ("--at", 150)):
        assert "Line 101" in run_wrongly(capsys, "position", file, *after)
    assert "Line" not in run_wrongly(capsys, "position", SAVED, "--at", 9999)


def test_a_table_that_can_t_be_read_has_no_name(store: Store, tmp_path: Path, capsys: CapturedOutput) -> None:
    """The check calls a table whose head can't be read by its viewers' code, or by ``?`` if it can't read that either."""
    key = begin_table(store, 2)
    [viewer] = [found.viewer for found in store.examine()]
    change_store(tmp_path / "village.db", f"UPDATE village_tables SET head = 'none' WHERE key = {key}")
    assert viewer in run(capsys, "check", code=2)[0]
    change_store(tmp_path / "village.db", f"UPDATE village_tables SET head = CAST(x'e5ff' AS TEXT) WHERE key = {key}")
    out, _ = run(capsys, "check", code=2)
    assert "?" in out and viewer not in out


def test_a_store_in_a_missing_folder_is_said_by_every_command(
    capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Commands about a store whose folder is missing say that it can't be used, with the reason."""
    monkeypatch.setenv("VILLAGE_STORE", f"sqlite:///{tmp_path / 'none' / 'village.db'}")
    commands = (("check",), ("backup", tmp_path / "copy.db"), ("forget", "--untouched", "9d"))
    said = [run_wrongly(capsys, *command) for command in commands]
    assert all("can’t be used" in each for each in said) and str(tmp_path / "none") in said[-1]
    assert [*tmp_path.iterdir()] == []


def test_a_folder_is_not_overwritten_by_results(capsys: CapturedOutput, tmp_path: Path) -> None:
    """A folder that has the name of the file to write is there already."""
    (tmp_path / "games.csv").mkdir()
    assert "already" in run_wrongly(capsys, "simulate", 1, "--out", tmp_path / "games.csv", "--quiet")


def test_the_error_names_a_failing_cluster_besides_a_file(
    capsys: CapturedOutput, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a cluster doesn't answer, its address is named, not the file."""

    def fail(*_: object) -> None:
        raise OSError("no answer")

    monkeypatch.setattr(game_commands.results, "play_into", fail)
    said = run_wrongly(capsys, "simulate", 1, "--cluster", "tcp://nowhere:1", "--out", tmp_path / "a.csv", "--quiet")
    assert "tcp://nowhere:1" in said and "a.csv" not in said


def test_a_file_that_can_t_be_read_is_told_with_the_system_s_reason(capsys: CapturedOutput, tmp_path: Path) -> None:
    """The reason is in the system's words, without its number; a name that no file can have is told too."""
    said = run_wrongly(capsys, "replay", tmp_path)
    assert os.strerror(EISDIR) in said and "Errno" not in said
    assert "null" in run_wrongly(capsys, "replay", "a\0b")


def test_a_position_that_no_game_has_is_told_as_the_first_game_sees_it(capsys: CapturedOutput, tmp_path: Path) -> None:
    """Of a position in JSON that no game can read, the place is named at which the first game stops."""
    file = tmp_path / "position.json"
    coded = run(capsys, "position", SAVED, "--at", 100, "--write", "json")[0]
    assert coded.count('"round":') == 1
    file.write_text(coded.replace('"round":', '"round":"x","was":'), encoding="utf-8")
    assert "$.table.round" in run_wrongly(capsys, "position", file)
