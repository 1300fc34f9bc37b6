"""A store's file copied as it stands at one moment, and put back, while servers go on: SQLite itself does both.

The file alone says little: what was written last lies in another one beside it, and a copy put beside another's loses tables.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import quote

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from village_core.store.contract import StoreUnusable
from village_core.store.seals import Examination
from village_core.store.sql import Store

PATIENCE: Final = 30
"""Seconds to wait for others who are writing."""


def find_file(address: str) -> Path | None:
    """The file of a store; nothing where it is on a server."""
    try:
        url = make_url(address)
    except ArgumentError:
        return None
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def copy_database(source: Path, target: Path) -> None:
    """Make ``target`` what ``source`` is at this moment: all of it or nothing, durable on return.

    Others may read and write either meanwhile. Raises ``sqlite3.Error`` for what is no sound database, and ``OSError``.
    """
    with closing(_opened(source, "ro")) as ours, closing(_opened(target, "rwc")) as theirs:
        _check(ours)
        ours.backup(theirs)


def write_backup(source: Path, target: Path) -> None:
    """A copy of a store's file as a single new file, which appears when it is whole. Raises as ``copied``."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        copy_database(source, part)
        with closing(_opened(part, "rw")) as whole:
            whole.execute("PRAGMA journal_mode = DELETE")
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def examine_file(file: Path) -> list[Examination]:
    """What is found of each table in a store's file, which is only read. Raises as ``copied``, and ``StoreUnusable``."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "examined.db"
        copy_database(file, copy)
        store = Store(f"sqlite:///{quote(str(copy))}")
        try:
            return list(store.examine())
        finally:
            store.close()


def _opened(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode={mode}", uri=True, timeout=PATIENCE)


def _check(database: sqlite3.Connection) -> None:
    """Raise ``StoreUnusable`` where SQLite finds its own file damaged."""
    [(said,), *_] = database.execute("PRAGMA integrity_check(1)").fetchall()
    if said != "ok":
        raise StoreUnusable("store-broken", str(said)[:400])
