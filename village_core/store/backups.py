"""Backups of a store's file, written and restored by SQLite itself while servers go on.

Copying the file alone isn't enough: SQLite keeps the newest changes in another file beside it.
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

from village_core.store.private import keep_private
from village_core.store.problems import StoreUnusable
from village_core.store.sql import Store, StoreExamination

PATIENCE: Final = 30
"""Seconds to wait for other writers."""
BESIDE: Final = ("", "-wal", "-shm")
"""Endings of a store's file and of those that SQLite keeps beside it, in the order in which they are moved.

Without its file a running server opens none of the others.
"""
DAMAGE: Final = ("SQLITE_NOTADB", "SQLITE_CORRUPT", "SQLITE_IOERR_READ", "SQLITE_IOERR_SHORT_READ")
"""Beginnings of the names of SQLite's errors for a damaged file or a disk that can't be read."""


def find_file(address: str) -> Path | None:
    """Return the file of a store; None if it is on a server, has no file, or the address can't be read."""
    try:
        url = make_url(address)
    except ArgumentError:
        return None
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def copy_database(source: Path, target: Path) -> None:
    """Copy a database as it is at this moment over ``target``, wholly or not at all; the copy is durable on return.

    Both may be read and written meanwhile. ``target`` is closed to other users (see ``keep_private``). Raises ``StoreUnusable``
    or ``sqlite3.Error`` if ``source`` is no sound database, and ``OSError``.
    """
    with closing(_connect(source, "ro")) as ours:
        _check_integrity(ours)
        keep_private(target)
        with closing(_connect(target, "rwc")) as theirs:
            ours.backup(theirs)


def write_backup(source: Path, target: Path) -> None:
    """Copy a store's file to a single file, which appears when it is whole and takes the place of an older ``target``.

    Raises ``StoreUnusable`` or ``sqlite3.Error`` if the file is no sound database, and ``OSError``.
    """
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        copy_database(source, part)
        with closing(_connect(part, "rw")) as whole:
            whole.execute("PRAGMA journal_mode = DELETE")
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def replace_store(copy: Path, file: Path, aside: Path) -> tuple[Path, ...]:
    """Put a sound copy in the place of a store's file, and return the files that keep what was there before, none if nothing was.

    A sound store is copied to ``aside`` first, and replaced under the servers that have it open. The files of a damaged one are
    moved to ``aside`` as they are, with what SQLite keeps beside them, and its servers open the new file. Raises
    ``StoreUnusable`` or ``sqlite3.Error`` if the copy is no sound database or the store stays locked, and ``OSError``; the store
    is unchanged then.
    """
    if not file.exists():
        copy_database(copy, file)
        return ()
    try:
        write_backup(file, aside)
    except (StoreUnusable, sqlite3.DatabaseError) as error:
        if not _is_damage(error):
            raise
        return _replace_damaged(copy, file, aside)
    copy_database(copy, file)
    return (aside,)


def _replace_damaged(copy: Path, file: Path, aside: Path) -> tuple[Path, ...]:
    """Move a store's files to ``aside``, put a copy in their place, and return the moved files.

    The copy is whole and durable before they are moved.
    """
    fresh = file.with_name(f"{file.name}.fresh")
    write_backup(copy, fresh)
    moved = []
    for ending in BESIDE:
        old, kept = (path.with_name(f"{path.name}{ending}") for path in (file, aside))
        if old.exists():
            old.replace(kept)
            moved.append(kept)
    fresh.replace(file)
    return tuple(moved)


def _is_damage(error: Exception) -> bool:
    """Tell whether an error says that a file is damaged, or that the disk fails to read it.

    False for others, such as a file in use, one that can't be opened, or a full disk.
    """
    if isinstance(error, StoreUnusable):
        return error.problem == "store-broken"
    return str(getattr(error, "sqlite_errorname", "")).startswith(DAMAGE)


def examine_file(file: Path) -> StoreExamination:
    """Examine all tables and readers' texts of a store's file in a temporary copy; the file is only read.

    Raises ``StoreUnusable`` or ``sqlite3.Error`` if it is no sound database, and ``OSError``.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "examined.db"
        copy_database(file, copy)
        store = Store(f"sqlite:///{quote(str(copy))}")
        try:
            return store.examine_all()
        finally:
            store.close()


def _connect(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode={mode}", uri=True, timeout=PATIENCE)


def _check_integrity(database: sqlite3.Connection) -> None:
    """Raise ``StoreUnusable`` if SQLite finds its file damaged."""
    [(finding,), *_] = database.execute("PRAGMA integrity_check(1)").fetchall()
    if finding != "ok":
        raise StoreUnusable("store-broken", str(finding)[:400])
