"""The store of shared tables in SQLite or PostgreSQL, durable line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from village_core.store import activity, contract, readers, rows
from village_core.store.activity import IdleTable
from village_core.store.codes import Codes, normalize_code
from village_core.store.contract import FoundTable, Storage, StoredLine
from village_core.store.database import open_database, read_snapshot, translate_errors
from village_core.store.problems import NumberTaken, StoreUnusable, UnknownTable, Unstorable
from village_core.store.rows import Examination
from village_core.store.schema import CODES, LINES, SCHEMA, TABLES

CHANGED: Final = "changed"
"""The word under which a reader's text is put aside that isn't what was kept."""


class StoreExamination(NamedTuple):
    """The findings about a store: one for each table, and the number of readers' texts that were changed or can't be read."""

    tables: tuple[Examination, ...]
    changed_readers: int


class Store(Storage):
    """The tables at ``address``: ``sqlite:///path`` or ``postgresql+psycopg://user:password@host/name``.

    Opening creates what is missing there; several processes may open it at once, and threads may share a store. Raises
    ``StoreUnusable`` if the database can't be used; a file that is no database is left as it is.
    """

    def __init__(self, address: str) -> None:
        self._engine = open_database(address, SCHEMA, activity.start_counting)

    def __repr__(self) -> str:
        return f"Store({self._engine.dialect.name})"

    def close(self) -> None:
        """Close the database's connections; the next use opens new ones."""
        self._engine.dispose()

    def find(self, code: str) -> FoundTable:
        """Return the table of a code, and note that it is used today.

        Raises ``UnknownTable``, and ``StoreUnusable`` if its codes or head were changed.
        """
        letters = normalize_code(code)
        with self._open_reading() as connection:
            found = contract.resolve_code(letters, partial(rows.look_up, connection))
            rows.check_head(connection, found.key)
            fresh = activity.is_touched_today(connection, found.key)
        if not fresh:
            self._touch(found.key)
        return found

    def examine(self) -> Iterator[Examination]:
        """Yield the findings about each table, in the order of keys; a table that can't be read has no head and is wrong at 0."""
        with self._open_reading() as connection:
            keys = connection.execute(select(TABLES.c.key).order_by(TABLES.c.key)).scalars().all()
        for key in keys:
            try:
                with self._open_reading() as connection:
                    found = rows.examine_table(connection, key)
            except StoreUnusable:
                found = Examination("", "", 0, 0, wrong=0)
            yield found

    def examine_all(self) -> StoreExamination:
        """Examine every table and count the readers' texts that were changed or can't be read; return both findings."""
        with self._open_reading() as connection:
            names = readers.list_readers(connection)
        return StoreExamination(tuple(self.examine()), sum(not self._is_sound(name) for name in names))

    def _touch(self, key: int) -> None:
        """Note that a table is used today; do nothing if that can't be written, so that the table can still be looked at."""
        with suppress(StoreUnusable, IntegrityError), self._open_writing() as connection:
            activity.touch(connection, key)

    def find_idle(self, days: int) -> tuple[IdleTable, ...]:
        """Return the tables that have not been begun, opened or entered at for at least ``days``, the oldest first."""
        with self._open_reading() as connection:
            return tuple(activity.find_idle(connection, days))

    def forget(self, key: int, days: int) -> bool:
        """Remove a table for good if it has not been touched for at least this many days, and tell whether it was removed."""
        with self._open_writing() as connection:
            return activity.forget(connection, key, days)

    def extend(self, key: int, lines: Sequence[StoredLine]) -> int:
        """Add one or more lines to a table, all or none, and return the number of the last.

        If the table has the last line's token already, add nothing and return the number of the line that has it. Raises the
        errors of ``Storage.extend``.
        """
        number, token = lines[0].number, lines[-1].token
        contract.check_lines(lines, number)
        try:
            with self._open_writing() as connection:
                count, known = _find_token(connection, key, token)
                if known:
                    return known
                if 1 <= number <= count:
                    raise _build_number_error(connection, key, number)
                if not count and not _is_there(connection, key):
                    raise UnknownTable(str(key))
                contract.check_room(lines, count)
                activity.touch(connection, key)
                rows.add_lines(connection, key, lines, rows.find_seal(connection, key, count))
                return lines[-1].number
        except IntegrityError:
            with self._open_reading() as connection:
                count, known = _find_token(connection, key, token)
                there = _is_there(connection, key)
                if known:
                    return known
                if number <= count:
                    raise _build_number_error(connection, key, number) from None
            raise (Unstorable("store-bad-token") if there else UnknownTable(str(key))) from None

    def read_lines(self, key: int, after: int = 0) -> tuple[StoredLine, ...]:
        """Return the lines of a table with a number above ``after``, in order; none for an unknown key.

        Raises ``StoreUnusable``, naming the line, for one that is missing or isn't what was entered. If ``after`` is 0, codes and
        head are checked first (``HEAD``).
        """
        with self._open_reading() as connection:
            return rows.read_lines(connection, key, after)

    def count_lines(self, key: int) -> int:
        """Return the number of lines of a table, 0 for an unknown key: one look into an index."""
        with self._open_reading() as connection:
            return _count_lines(connection, key)

    def read_reader_text(self, reader: str) -> str | None:
        """Return the text that is kept for a reader; None for a new one. Raises ``StoreUnusable`` if it was changed."""
        with self._open_reading() as connection:
            found = readers.read_text(connection, reader)
        if found and not found.is_sound:
            raise StoreUnusable("store-changed", reader)
        return found and found.text

    def revise(self, reader: str, change: Callable[[str | None], tuple[str, str]]) -> bool:
        """Replace a reader's text by what ``change`` returns for it, and return False if the old text was damaged, else True.

        The old text is put aside if it was damaged or ``change`` returns a word to keep it under.
        """
        try:
            return self._revise(reader, change)
        except IntegrityError:  # meanwhile another process has added this reader
            return self._revise(reader, change)

    def _revise(self, reader: str, change: Callable[[str | None], tuple[str, str]]) -> bool:
        with self._open_writing() as connection:
            found = readers.read_text(connection, reader, lock=True)
            sound = found is None or found.is_sound
            old = found.text if found and sound else None
            new, word = change(old)
            contract.check_reader_text(new)
            if found and (word or not sound):
                readers.put_aside(connection, reader, word if sound else CHANGED, found.text)
            if found is None or found.seal is None or (found.text, sound) != (new, True):
                readers.write_text(connection, reader, new, new=found is None)
        return sound

    def _is_sound(self, reader: str) -> bool:
        """Tell whether a reader's text can be read, and is what was kept."""
        try:
            self.read_reader_text(reader)
        except StoreUnusable:
            return False
        return True

    def _place(self, codes: Codes, head: str, lines: tuple[StoredLine, ...]) -> bool:
        key = contract.draw_key()
        try:
            with self._open_writing() as connection:
                _make_room(connection, codes)
                rows.add_table(connection, key, codes, head, lines)
                activity.touch(connection, key)
        except IntegrityError:
            return False if self._is_used(codes) else self._place(codes, head, lines)
        return True

    def _is_used(self, codes: Codes) -> bool:
        with self._open_reading() as connection:
            return bool(connection.execute(select(CODES.c.code).where(CODES.c.code.in_(codes))).first())

    def _open_reading(self) -> AbstractContextManager[Connection]:
        """Return a block in which all queries read the database as it stands at one moment (see ``read_snapshot``)."""
        return read_snapshot(self._engine)

    @contextmanager
    def _open_writing(self) -> Iterator[Connection]:
        """Open a connection for a block that changes the database, wholly or not at all; the change is durable when it ends."""
        with translate_errors(), self._engine.connect() as connection:
            connection.execution_options(writing=True)
            with connection.begin():
                yield connection


def _make_room(connection: Connection, codes: Codes) -> None:
    """Remove a viewer's copy of a table if the writers' copy with ``codes`` takes its place."""
    viewed = rows.look_up(connection, codes.viewer) if codes.table else None
    if viewed and not rows.has_writers(connection, viewed.key) and contract.is_replaceable(viewed.codes, codes):
        rows.remove_table(connection, viewed.key)


def _is_there(connection: Connection, key: int) -> bool:
    return bool(connection.execute(select(TABLES.c.key).where(TABLES.c.key == key)).first())


def _build_number_error(connection: Connection, key: int, number: int) -> NumberTaken:
    """Return the error for a number in use, once it is certain that a line has it.

    Raises ``StoreUnusable`` if none has, although the count includes it.
    """
    if not connection.execute(select(LINES.c.token).where(LINES.c.table == key, LINES.c.number == number)).first():
        raise StoreUnusable("store-broken", str(number))
    return NumberTaken(number)


def _find_token(connection: Connection, key: int, token: str) -> tuple[int, int]:
    """Return the number of lines of a table, and the number of the one with a token, or 0.

    The lines are counted first: a line written between the two queries must not be counted but missed by the search.
    """
    count = _count_lines(connection, key)
    found = connection.execute(select(LINES.c.number).where(LINES.c.table == key, LINES.c.token == token)).scalar()
    return count, int(found or 0)


def _count_lines(connection: Connection, key: int) -> int:
    """Return the number of the last line: numbers have no gaps. Raises ``StoreUnusable`` if it is no number."""
    last = connection.execute(select(func.max(LINES.c.number)).where(LINES.c.table == key)).scalar() or 0
    if not isinstance(last, int):
        raise StoreUnusable("store-broken", str(last))
    return last
