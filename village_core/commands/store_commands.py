"""Commands about the store of tables: checking it, writing and restoring a backup, and forgetting idle tables."""

from __future__ import annotations

import sqlite3
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from village_core.commands.files import Complaint
from village_core.kernel.saves import BadSave, read_header
from village_core.kernel.words import Words
from village_core.store import backups
from village_core.store.activity import IdleTable
from village_core.store.address import find_default_address
from village_core.store.problems import StoreUnusable
from village_core.store.rows import Examination
from village_core.store.sql import Store, StoreExamination


def check(words: Words, asked: Namespace) -> Iterator[str]:
    """Yield lines about the tables of the store or a backup: how many there are, and from which line each damaged one is wrong.

    Raises ``Complaint`` if a table or a reader's text is damaged, or the store or backup can't be read.
    """
    with _translate_errors(words):
        found = backups.examine_file(asked.file) if asked.file else Store(find_default_address()).examine_all()
    yield from _report(words, found)
    if found.changed_readers:
        raise Complaint(words.format("cli-store-damaged", tables=0))


def backup(words: Words, asked: Namespace) -> Iterator[str]:
    """Write a backup of the store to a new file, while pages go on; check it, and yield lines about it.

    Raises ``Complaint`` if the file exists, the store is on a server or can't be read, or a table of the backup is damaged.
    """
    if asked.file.exists():
        raise Complaint(words.format("cli-out-there", file=str(asked.file)))
    with _translate_errors(words):
        backups.write_backup(_find_file(words), asked.file)
        found = backups.examine_file(asked.file)
    yield words.format("cli-backed-up", file=str(asked.file))
    yield from _report(words, found)


def restore(words: Words, asked: Namespace) -> Iterator[str]:
    """Replace the store by a sound backup of it; keep the old store under another name, even if it can't be read.

    Raises ``Complaint`` if the backup can't be read, a table in it is damaged, or the store is on a server. Changed texts of
    readers are only reported.
    """
    file = _find_file(words)
    with _translate_errors(words):
        found = backups.examine_file(asked.file)
    yield from _report(words, found)
    aside = file.with_name(f"{file.stem}-{datetime.now():%Y-%m-%d-%H%M%S}{file.suffix}")
    with _translate_errors(words):
        kept = backups.replace_store(asked.file, file, aside)
        Store(find_default_address()).close()  # adds what an older backup lacks, which running servers need
    if kept:
        yield words.format("cli-put-aside", files=words.join([str(path) for path in kept], "list-comma"))
    yield words.format("cli-restored", file=str(file))


def forget(words: Words, asked: Namespace) -> Iterator[str]:
    """Yield lines about the tables idle for ``--untouched`` days or longer, and their number; with ``--remove`` remove them.

    Raises ``Complaint`` if the store can't be used.
    """
    with _translate_errors(words):
        store = Store(find_default_address())
        found = store.find_idle(asked.untouched)
    for table in found:
        name = _name_table(words, table)
        yield words.format("cli-forget-table", table=name, lines=table.lines, day=table.day.isoformat())
    if not asked.remove:
        yield words.format("cli-forget-would" if found else "cli-forget-none", tables=len(found))
        return
    with _translate_errors(words):
        gone = sum(store.forget(table.key, asked.untouched) for table in found)
    yield words.format("cli-forgotten", tables=gone)


def _find_file(words: Words) -> Path:
    """Return the file of the program's own store. Raises ``Complaint`` if it is on a server."""
    file = backups.find_file(find_default_address())
    if file is None:
        raise Complaint(words.format("cli-store-on-server"))
    return file


def _report(words: Words, found: StoreExamination) -> Iterator[str]:
    """Report the numbers of tables and of lines without seals, and each damaged table; then raise ``Complaint`` for these.

    Only if all tables are sound, report readers' texts that were changed, without raising.
    """
    tables = found.tables
    yield words.format("cli-store-tables", tables=len(tables), lines=sum(table.lines for table in tables))
    if unsealed := [table for table in tables if table.unsealed]:
        yield words.format("cli-store-unsealed", tables=len(unsealed), lines=sum(table.unsealed for table in unsealed))
    wrong = [table for table in tables if table.wrong is not None]
    for table in wrong:
        key = "cli-store-wrong-from" if table.wrong else "cli-store-wrong"
        yield words.format(key, table=_name_table(words, table), line=table.wrong or 0, sound=max(0, (table.wrong or 1) - 1))
    if wrong:
        raise Complaint(words.format("cli-store-damaged", tables=len(wrong)))
    if found.changed_readers:
        yield words.format("cli-store-readers-wrong", readers=found.changed_readers)
    else:
        yield words.format("cli-store-sound")


def _name_table(words: Words, table: Examination | IdleTable) -> str:
    """Name a table by its players and its viewers' code; by the code or ``?`` alone if its head can't be read."""
    try:
        players = words.join([player.name for player in read_header(table.head).players], "list-comma")
    except BadSave:
        return table.viewer or "?"
    return words.format("bracketed", what=players, said=table.viewer)


@contextmanager
def _translate_errors(words: Words) -> Iterator[None]:
    """Turn errors about a store's file that are raised inside the ``with`` block into ``Complaint``."""
    try:
        yield
    except StoreUnusable as error:
        raise Complaint(words.format("cli-store-unusable", detail=error.detail or error.problem)) from error
    except (OSError, sqlite3.Error) as error:
        raise Complaint(words.format("cli-store-unusable", detail=str(error))) from error
