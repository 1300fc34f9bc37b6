"""Backups of a store's file; the commands that write and restore them are tested in ``tests/commands``."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.test_contract import HEAD, make_lines
from village_core.store import backups
from village_core.store.problems import StoreUnusable
from village_core.store.sql import Store

EMPTY_PAGE = b"\x0a\x00\x00\x00\x00\x10\x00\x00".ljust(4096, b"\x00")
"""A page of an index without entries, as SQLite writes it."""


def test_a_damage_that_reading_does_not_meet_is_found(tmp_path: Path) -> None:
    """An index that lost its tokens leaves every line readable, but copying, backing up and examining the file raise an error.

    The error is ``store-broken``. A sound file is copied.
    """
    file, copy = tmp_path / "village.db", tmp_path / "copy.db"
    store = Store(f"sqlite:///{file}")
    key = store.find(store.create(HEAD, make_lines("one", "two")).table).key
    backups.copy_database(file, copy)
    store.close()
    copy.unlink()
    _empty_index(file, "village_lines", "token")
    assert Store(f"sqlite:///{file}").read_lines(key) == make_lines("one", "two")
    for copying in (backups.copy_database, backups.write_backup):
        with pytest.raises(StoreUnusable) as error:
            copying(file, copy)
        assert error.value.problem == "store-broken" and "missing from index" in error.value.detail
    with pytest.raises(StoreUnusable) as error:
        backups.examine_file(file)
    assert error.value.problem == "store-broken"


def test_a_backup_appears_once_it_is_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole backup is written to the disk before it takes its name, so that a power cut leaves it or the older one."""
    file, target = tmp_path / "village.db", tmp_path / "backup.db"
    Store(f"sqlite:///{file}").close()
    target.write_text("older")
    synced: list[tuple[int, str]] = []

    def sync(number: int) -> None:
        """Note the size of the file that is written to the disk, and what has its name by then."""
        synced.append((os.fstat(number).st_size, target.read_text()))

    monkeypatch.setattr(os, "fsync", sync)
    backups.write_backup(file, target)
    assert synced == [(target.stat().st_size, "older")] and [*tmp_path.glob("*.part")] == []


def test_a_part_of_an_earlier_backup_is_in_no_ones_way(tmp_path: Path) -> None:
    """The beginning of a backup that was broken off is removed by the next one, which is whole."""
    store, target = Store(f"sqlite:///{tmp_path / 'village.db'}"), tmp_path / "copy.db"
    (part := tmp_path / "copy.db.part").write_bytes(b"the beginning of a copy")
    store.create(HEAD, make_lines("one"))
    backups.write_backup(tmp_path / "village.db", target)
    store.close()
    assert backups.examine_file(target).tables[0].lines == 1 and not part.exists()


def test_a_damaged_store_stays_if_its_copy_fails(tmp_path: Path) -> None:
    """A damaged store's files stay in their place if the copy is no database either."""
    file, copy = tmp_path / "village.db", tmp_path / "copy.db"
    file.write_bytes(b"a damaged store" * 1000)
    copy.write_bytes(b"no store" * 1000)
    with pytest.raises(sqlite3.DatabaseError):
        backups.replace_store(copy, file, tmp_path / "aside.db")
    assert file.read_bytes() == b"a damaged store" * 1000 and {*tmp_path.iterdir()} == {file, copy}


def test_a_copy_is_put_where_no_store_is(tmp_path: Path) -> None:
    """On a computer that has no store yet, a copy becomes the store: no file is put aside, and the copy stays."""
    store, copy, file = Store(f"sqlite:///{tmp_path / 'village.db'}"), tmp_path / "copy.db", tmp_path / "new" / "village.db"
    key = store.find(store.create(HEAD, make_lines("one", "two")).table).key
    backups.write_backup(tmp_path / "village.db", copy)
    store.close()
    file.parent.mkdir()
    assert backups.replace_store(copy, file, file.with_name("aside.db")) == ()
    assert [each.name for each in file.parent.iterdir()] == ["village.db"] and copy.exists()
    assert Store(f"sqlite:///{file}").read_lines(key) == make_lines("one", "two")


def test_a_file_that_is_no_database_leaves_no_store(tmp_path: Path) -> None:
    """A copy that is no database raises an error, and makes no file if there was no store."""
    (copy := tmp_path / "copy.db").write_bytes(b"no store" * 1000)
    with pytest.raises(sqlite3.DatabaseError):
        backups.replace_store(copy, tmp_path / "village.db", tmp_path / "aside.db")
    assert [*tmp_path.iterdir()] == [copy]


def test_a_store_in_use_is_not_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replacing a store's file that another program locks raises SQLite's error; it stays as it is, and no file is moved."""
    store, file, copy = Store(f"sqlite:///{tmp_path / 'village.db'}"), tmp_path / "locked.db", tmp_path / "copy.db"
    for target in (file, copy):
        backups.write_backup(tmp_path / "village.db", target)
    store.close()
    before, files = file.read_bytes(), set(tmp_path.iterdir())
    monkeypatch.setattr(backups, "PATIENCE", 0)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            backups.replace_store(copy, file, tmp_path / "aside.db")
        other.execute("ROLLBACK")
    assert file.read_bytes() == before and set(tmp_path.iterdir()) == files


def test_a_store_on_a_disk_that_fails_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that the disk can't read gives way to a copy, and its file is kept as it is."""
    file, copy, aside = (tmp_path / name for name in ("village.db", "copy.db", "aside.db"))
    store = Store(f"sqlite:///{file}")
    key = store.find(store.create(HEAD, make_lines("one")).table).key
    backups.write_backup(file, copy)
    store.close()
    file.write_bytes(b"on a bad sector")
    write = backups.write_backup

    def fail(source: Path, target: Path) -> None:
        if source == file:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorname = "SQLITE_IOERR_READ"
            raise error
        write(source, target)

    monkeypatch.setattr(backups, "write_backup", fail)
    assert backups.replace_store(copy, file, aside) == (aside,)
    assert aside.read_bytes() == b"on a bad sector" and Store(f"sqlite:///{file}").read_lines(key) == make_lines("one")


def _empty_index(file: Path, table: str, column: str) -> None:
    """Damage a store's file: overwrite the first page of the only index on this column of the table with an empty page."""
    with closing(sqlite3.connect(file)) as database:
        indexes = database.execute("SELECT name, rootpage FROM sqlite_schema WHERE type = 'index' AND tbl_name = ?", (table,))
        [page] = [
            page
            for name, page in indexes.fetchall()
            if column in {row[2] for row in database.execute(f"PRAGMA index_info({name})")}
        ]
        assert database.execute("PRAGMA page_size").fetchone() == (len(EMPTY_PAGE),)
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("rb+") as opened:
        opened.seek((page - 1) * len(EMPTY_PAGE))
        opened.write(EMPTY_PAGE)
