"""The commands about the store of tables: what of it is sound, a copy of it, a copy put back, and what nobody needs any more."""

from __future__ import annotations

import sqlite3
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from village_core.commands import telling
from village_core.commands.files import Complaint
from village_core.kernel.saves import BadSave, read_header
from village_core.kernel.words import Words
from village_core.store import backups
from village_core.store.activity import IdleTable
from village_core.store.address import default_address
from village_core.store.problems import StoreUnusable
from village_core.store.rows import Examination
from village_core.store.sql import Store


def check(words: Words, asked: Namespace) -> Iterator[str]:
    """Say which tables of the store, or of a copy of one, are sound, and from where on others are not."""
    with _usable(words):
        found = backups.examine_file(asked.file) if asked.file else list(Store(default_address()).examine())
    yield from _told(words, found)


def backup(words: Words, asked: Namespace) -> Iterator[str]:
    """Copy the store into a new file, while pages go on, and check the copy."""
    if asked.file.exists():
        raise Complaint(words.format("cli-out-there", file=str(asked.file)))
    with _usable(words):
        backups.write_backup(_file(words), asked.file)
        found = backups.examine_file(asked.file)
    yield words.format("cli-backed-up", file=str(asked.file))
    yield from _told(words, found)


def restore(words: Words, asked: Namespace) -> Iterator[str]:
    """Make the store what a copy of it is, if that is sound; what the store was is put aside before."""
    file = _file(words)
    with _usable(words):
        found = backups.examine_file(asked.file)
    yield from _told(words, found)
    with _usable(words):
        if file.exists():
            aside = file.with_name(f"{file.stem}-{datetime.now():%Y-%m-%d-%H%M%S}{file.suffix}")
            backups.write_backup(file, aside)
            yield words.format("cli-put-aside", file=str(aside))
        backups.copy_database(asked.file, file)
        Store(default_address()).close()  # adds what the copy of an older version lacks: servers go on with it
    yield words.format("cli-restored", file=str(file))


def forget(words: Words, asked: Namespace) -> Iterator[str]:
    """Say which tables nobody has touched for so long; remove them only where that is asked for."""
    with _usable(words):
        store = Store(default_address())
        found = store.find_idle(asked.untouched)
    for table in found:
        name = _name(words, table)
        yield words.format("cli-forget-table", table=name, lines=table.lines, day=table.day.isoformat())
    if not asked.remove:
        yield words.format("cli-forget-would" if found else "cli-forget-none", tables=len(found))
        return
    with _usable(words):
        gone = sum(store.forget(table.key, asked.untouched) for table in found)
    yield words.format("cli-forgotten", tables=gone)


def _file(words: Words) -> Path:
    """The file of the program's own store. Raises ``Complaint`` where it is on a server."""
    file = backups.find_file(default_address())
    if file is None:
        raise Complaint(words.format("cli-store-on-server"))
    return file


def _told(words: Words, found: Sequence[Examination]) -> Iterator[str]:
    """How many tables there are, those that carry no seals yet, and each that is damaged. Raises ``Complaint`` if any is."""
    yield words.format("cli-store-tables", tables=len(found), lines=sum(table.lines for table in found))
    if unsealed := [table for table in found if table.unsealed]:
        yield words.format("cli-store-unsealed", tables=len(unsealed), lines=sum(table.unsealed for table in unsealed))
    wrong = [table for table in found if table.wrong is not None]
    for table in wrong:
        key = "cli-store-wrong-from" if table.wrong else "cli-store-wrong"
        yield words.format(key, table=_name(words, table), line=table.wrong or 0, sound=max(0, (table.wrong or 1) - 1))
    if wrong:
        raise Complaint(words.format("cli-store-damaged", tables=len(wrong)))
    yield words.format("cli-store-sound")


def _name(words: Words, table: Examination | IdleTable) -> str:
    """Who sits at a table, and the code for viewers."""
    try:
        players = telling.listed(words, [player.name for player in read_header(table.head).players])
    except BadSave:
        return table.viewer or "?"
    return f"{players} ({table.viewer})"


@contextmanager
def _usable(words: Words) -> Iterator[None]:
    """Whatever a store's file makes impossible is a ``Complaint``."""
    try:
        yield
    except StoreUnusable as error:
        raise Complaint(words.format("cli-store-unusable", detail=error.detail or error.problem)) from error
    except (OSError, sqlite3.Error) as error:
        raise Complaint(words.format("cli-store-unusable", detail=str(error))) from error
