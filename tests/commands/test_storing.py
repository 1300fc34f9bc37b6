"""``village check``, ``backup``, ``restore`` and ``forget``: what is sound, a copy while pages go on, and idle tables."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.commands.test_main import CapturedOutput, run, run_wrongly
from tests.kernel.test_saves import play_game
from tests.mutations import change_store, strip_seals
from village_core.games import save
from village_core.store import activity as touched
from village_core.store import backups
from village_core.store.address import find_closed_folder, prepare_address
from village_core.store.contract import StoredLine
from village_core.store.sql import Store

HEAD = '{"game":"village","format":2,"engine":"0","players":[{"name":"Ada","colour":"red"}],"start":{}}'


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    """Open the program's own store as a server has it."""
    monkeypatch.setenv("VILLAGE_DATA", str(tmp_path))
    monkeypatch.delenv("VILLAGE_STORE", raising=False)
    return Store(prepare_address(tmp_path))


def begin_table(store: Store, count: int) -> int:
    """Begin a table with this many lines and return its key."""
    return store.find(store.create(HEAD, [StoredLine(at, f"t{at}", f"line {at}") for at in range(1, count + 1)]).table).key


def test_check_says_what_is_sound_and_from_where_on_it_is_not(store: Store, tmp_path: Path, capsys: CapturedOutput) -> None:
    """The check counts tables, lines and lines without seals; of a damaged table it names the players and the first bad line."""
    assert run(capsys, "check")[0] == "0 tables, 0 lines\nAll of it is sound.\n"
    begin_table(store, 3)
    key = begin_table(store, 5)
    assert run(capsys, "check")[0] == "2 tables, 8 lines\nAll of it is sound.\n"
    change_store(tmp_path / "village.db", f"UPDATE village_lines SET text = 'other' WHERE \"table\" = {key} AND number = 4")
    out, err = run(capsys, "check", code=2)
    assert "Ada (" in out and "line 4 isn’t what was entered; the 3 lines before it are sound" in out and "One table" in err
    change_store(tmp_path / "village.db", "DELETE FROM village_seals")
    assert "8 lines of 2 tables were written before lines carried seals" in run(capsys, "check")[0]


def test_a_changed_text_of_a_reader_is_said_but_keeps_no_table_back(store: Store, tmp_path: Path, capsys: CapturedOutput) -> None:
    """The check fails for a reader's changed text; a copy whose tables are sound can be restored nevertheless."""
    begin_table(store, 3)
    store.revise("reader", lambda _: ("chapter 1", ""))
    change_store(tmp_path / "village.db", "UPDATE village_readers SET text = 'chapter 9'")
    out, err = run(capsys, "check", code=2)
    assert "What one reader had learnt isn’t what was kept" in out and "sound" not in out and "damaged" in err
    run(capsys, "backup", tmp_path / "copy.db")
    assert "is now the same as the copy" in run(capsys, "restore", tmp_path / "copy.db")[0]


def test_a_backup_has_what_a_server_has_not_yet_put_into_its_file(store: Store, tmp_path: Path, capsys: CapturedOutput) -> None:
    """A backup is one file with all lines, which a copy of the open store's file lacks; the server goes on.

    No later backup overwrites it.
    """
    key, copy = begin_table(store, 3), tmp_path / "copy.db"
    shutil.copy(tmp_path / "village.db", tmp_path / "by-hand.db")
    said, _ = run(capsys, "backup", copy)
    assert "1 table" in said.replace("One", "1") and "3 lines" in said and "sound" in said
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    assert run(capsys, "check", copy)[0] == "One table, 3 lines\nAll of it is sound.\n"
    with closing(sqlite3.connect(tmp_path / "by-hand.db")) as database:
        assert not database.execute("SELECT name FROM sqlite_schema").fetchall()
    assert store.append(key, 4, "t4", "line 4") == 4, "the server goes on"
    assert "already" in run_wrongly(capsys, "backup", copy) and "sound" in run(capsys, "check", copy)[0]


def test_a_restored_copy_is_all_there_is_while_servers_go_on(store: Store, tmp_path: Path, capsys: CapturedOutput) -> None:
    """A restored store has what the backup had, also for a server that has the file open and enters more lines then.

    What was entered between backup and restore stays in the old store, which is put aside.
    """
    key, copy = begin_table(store, 3), tmp_path / "copy.db"
    run(capsys, "backup", copy)
    store.append(key, 4, "t4", "line 4")
    later = begin_table(store, 2)
    out, _ = run(capsys, "restore", copy)
    assert store.count_lines(key) == 3 and store.count_lines(later) == 0 and store.append(key, 4, "other", "line four") == 4
    [aside] = tmp_path.glob("village-*.db")
    assert str(aside) in out and run(capsys, "check", aside)[0].startswith("2 tables, 6 lines")
    assert len(Store(prepare_address(tmp_path)).read_lines(key)) == 4


def test_a_damaged_copy_is_not_put_back(store: Store, tmp_path: Path, capsys: CapturedOutput) -> None:
    """A backup with a changed line, a file that is no backup and a missing one are refused, and the store stays as it is."""
    key, copy = begin_table(store, 3), tmp_path / "copy.db"
    run(capsys, "backup", copy)
    change_store(copy, "UPDATE village_lines SET text = 'other' WHERE number = 2")
    store.append(key, 4, "t4", "line 4")
    assert "damaged" in run(capsys, "restore", copy, code=2)[1]
    copy.write_bytes(b"no database" * 1000)
    assert "can’t be used" in run_wrongly(capsys, "restore", copy) and "can’t be used" in run_wrongly(capsys, "check", copy)
    assert "can’t be used" in run_wrongly(capsys, "restore", tmp_path / "none.db")
    assert store.count_lines(key) == 4 and not list(tmp_path.glob("village-*.db"))


def damage(file: Path, how: str) -> None:
    """Replace a store's file (``no database``), fill it from its second page on (``page``) or cut it in half (``cut off``)."""
    content = file.read_bytes()
    if how == "no database":
        content = b"no database" * 1000
    elif how == "page":
        content = content[:4096] + b"\xff" * (len(content) - 4096)
    elif how == "cut off":
        content = content[: len(content) // 2 - 100]
    file.write_bytes(content)


@pytest.mark.parametrize("how", ["no database", "page", "cut off"])
def test_a_damaged_store_is_put_aside_for_its_copy(store: Store, tmp_path: Path, capsys: CapturedOutput, how: str) -> None:
    """A copy replaces a store that can't be read; the old files are named, with what lay beside them, and servers go on."""
    key, copy, file = begin_table(store, 3), tmp_path / "copy.db", tmp_path / "village.db"
    run(capsys, "backup", copy)
    store.append(key, 4, "t4", "line 4")
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    damage(file, how)
    damaged = file.read_bytes()
    for ending in ("-wal", "-shm"):
        (tmp_path / f"village.db{ending}").write_bytes(ending.encode())
    out, _ = run(capsys, "restore", copy)
    kept = sorted(tmp_path.glob("village-2*"))
    assert [path.suffix for path in kept] == [".db", ".db-shm", ".db-wal"] and all(str(path) in out for path in kept)
    assert [kept[0].read_bytes(), kept[2].read_bytes()] == [damaged, b"-wal"], "SQLite creates the third file again"
    assert store.count_lines(key) == 3 and store.append(key, 4, "other", "line four") == 4
    assert run(capsys, "check")[0] == "One table, 4 lines\nAll of it is sound.\n"
    assert not list(tmp_path.glob("*.fresh"))


def test_a_store_is_not_moved_if_the_disk_is_full(
    store: Store, tmp_path: Path, capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the disk is full, restoring a copy says so, and the store stays where it is."""
    key, copy = begin_table(store, 3), tmp_path / "copy.db"
    run(capsys, "backup", copy)

    def fail(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorname = "SQLITE_FULL"
        raise error

    monkeypatch.setattr(backups, "write_backup", fail)
    assert "full" in run_wrongly(capsys, "restore", copy)
    assert store.count_lines(key) == 3 and sorted(path.name for path in tmp_path.glob("*.db")) == ["copy.db", "village.db"]


@pytest.mark.skipif(os.name != "posix", reason="permissions of files are POSIX's")
def test_other_users_of_the_computer_read_no_codes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: CapturedOutput
) -> None:
    """The folder and the files that we make are for their user alone, backups too; an older file is closed to others."""
    folder = tmp_path / "kept"
    monkeypatch.setenv("VILLAGE_DATA", str(folder))
    monkeypatch.delenv("VILLAGE_STORE", raising=False)
    before = os.umask(0o022)
    try:
        assert find_closed_folder() is None, "a server looks before it opens the store"
        store = Store(prepare_address(folder))
        begin_table(store, 3)
        run(capsys, "backup", folder / "copy.db")
        run(capsys, "restore", folder / "copy.db")
        files = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
        assert folder.stat().st_mode & 0o777 == 0o700
        assert len(files) >= 5 and {*files.values()} == {0o600}, files
        (folder / "village.db").chmod(0o664)
        Store(prepare_address(folder)).close()
        assert (folder / "village.db").stat().st_mode & 0o777 == 0o660, "the rights of its group stay"
    finally:
        os.umask(before)


def test_a_copy_of_an_older_version_is_put_back_under_servers_that_go_on(
    store: Store, tmp_path: Path, capsys: CapturedOutput
) -> None:
    """Restoring adds what a copy of an older version lacks, so servers need not be restarted."""
    key, copy = begin_table(store, 3), tmp_path / "copy.db"
    run(capsys, "backup", copy)
    for table in ("seals", "touched"):
        change_store(copy, f"DROP TABLE village_{table}")
    run(capsys, "restore", copy)
    assert store.append(key, 4, "t4", "line 4") == 4 and store.find_idle(1) == ()


def test_idle_tables_are_removed_if_that_is_asked_for(
    store: Store, monkeypatch: pytest.MonkeyPatch, capsys: CapturedOutput
) -> None:
    """Idle tables are listed by their players first, and removed only if asked; other tables stay, and a bad time is refused."""
    began = touched.find_today()
    monkeypatch.setattr(touched, "find_today", lambda: began)
    old = begin_table(store, 3)
    assert "No table has been unused" in run(capsys, "forget", "--untouched", "1d")[0]
    monkeypatch.setattr(touched, "find_today", lambda: began + 14)
    new = begin_table(store, 2)
    for asked in ("14d", "2w"):
        said = run(capsys, "forget", "--untouched", asked)[0]
        assert "Ada (" in said and "3 lines" in said and "This table would be forgotten. Nothing has been removed" in said
    assert store.count_lines(old) == 3
    assert "One table is forgotten." in run(capsys, "forget", "--untouched", "14d", "--remove")[0]
    assert store.count_lines(old) == 0 and store.count_lines(new) == 2 and "All of it is sound" in run(capsys, "check")[0]
    for wrong in ("0d", "14", "d", "1m", "²d", "9999999999y", ""):
        with pytest.raises(SystemExit):
            run(capsys, "forget", "--untouched", wrong)
        assert "is not a time" in capsys.readouterr().err


def test_a_table_that_is_opened_meanwhile_stays(store: Store, monkeypatch: pytest.MonkeyPatch, capsys: CapturedOutput) -> None:
    """A table that somebody opens between the list and the removal isn't removed, and only those that are gone are counted."""
    began = touched.find_today()
    monkeypatch.setattr(touched, "find_today", lambda: began)
    keys = [begin_table(store, 1) for _ in range(3)]
    monkeypatch.setattr(touched, "find_today", lambda: began + 9)
    forget, kept = Store.forget, keys[1]
    monkeypatch.setattr(Store, "forget", lambda store, key, days: key != kept and forget(store, key, days))
    out = run(capsys, "forget", "--untouched", "9d", "--remove")[0]
    assert out.count("Ada (") == 3 and out.splitlines()[-1].startswith("2 tables") and store.count_lines(kept) == 1


def test_check_counts_lines_without_seals_apart(store: Store, tmp_path: Path, capsys: CapturedOutput) -> None:
    """Of a table some of whose lines have no seals, these lines are counted; sound tables beside it are not."""
    keys = [begin_table(store, count) for count in (3, 5)]
    change_store(tmp_path / "village.db", f'DELETE FROM village_seals WHERE "table" = {keys[1]} AND number < 3')
    out = run(capsys, "check")[0].splitlines()
    assert out[0] == "2 tables, 8 lines" and out[1].startswith("2 lines of one table were written before")


def test_a_database_server_has_its_own_way(
    store: Store, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: CapturedOutput
) -> None:
    """Backing up a store on a database server is refused with the name of the server's own tool."""
    monkeypatch.setenv("VILLAGE_STORE", "postgresql+psycopg://127.0.0.1:1/none")
    assert "pg_dump" in run_wrongly(capsys, "backup", tmp_path / "copy.db")


def test_a_saved_game_is_checked_line_by_line(tmp_path: Path, capsys: CapturedOutput) -> None:
    """The check tells if a saved game is sound, changed at a line, older than seals, or changed in its first line."""
    file, text = tmp_path / "game.jsonl", save(play_game(12))
    file.write_text(text, encoding="utf-8")
    assert run(capsys, "check", file)[0] == "12 decisions, read to the end.\nEvery line is as it was saved.\n"
    file.write_text(text[:-40] + "x" + text[-39:], encoding="utf-8")
    said = run_wrongly(capsys, "check", file)
    assert "Line 13 is not as it was saved" in said and "All before that line is sound" in said
    file.write_text(strip_seals(text), encoding="utf-8")
    assert "12 decisions" in (said := run(capsys, "check", file)[0]) and "without the seals" in said
    file.write_text(text.replace('"P0"', '"P9"'), encoding="utf-8")
    assert "The first line" in run_wrongly(capsys, "check", file)
