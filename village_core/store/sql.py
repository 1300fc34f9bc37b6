"""The store of shared tables: what was entered at each, line by line, durable in SQLite or PostgreSQL.

The store knows no game. A table is a head and a list of lines, texts all of them; nothing of it is ever changed, and only whole
tables go, that nobody has touched for long, when their owner says so. Whoever has the table's code may add lines, whoever has its
viewer's code may only read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from village_core.store import activity as touched
from village_core.store import seals
from village_core.store.activity import IdleTable
from village_core.store.contract import (
    MOST_LINES,
    Codes,
    FoundTable,
    NumberTaken,
    StoredLine,
    StoreUnusable,
    UnknownTable,
    Unstorable,
    check_line,
    check_lines,
    check_reader_text,
    check_token,
    derive_viewers_code,
    draw_codes,
    draw_key,
    is_viewers_code,
    normalize_code,
    prove_codes,
)
from village_core.store.database import open_database, translate_errors
from village_core.store.schema import CODES, LINES, READERS, SCHEMA, TABLES
from village_core.store.seals import Examination


class Store:
    """The tables at ``address``: ``sqlite:///path`` or ``postgresql+psycopg://user:password@host/name``.

    Makes what is missing there; several processes may do so at once. Threads may share a store. Raises ``StoreUnusable``
    wherever the database can't be used, now or later; a file that is no database is left as it is.
    """

    def __init__(self, address: str) -> None:
        self._engine = open_database(address, SCHEMA, touched.start_counting)

    def __repr__(self) -> str:
        return f"Store({self._engine.dialect.name})"

    def close(self) -> None:
        """Let go of the database's connections; the next use takes them up again."""
        self._engine.dispose()

    def create(self, head: str, lines: Iterable[StoredLine] = ()) -> Codes:
        """A new table with this head and these lines, if any; all of it or nothing, durable on return.

        Raises ``Unstorable`` for a head that can't be stored and for lines as ``restore`` does.
        """
        check_line(head)
        whole = check_lines(lines)
        while True:
            codes = draw_codes()
            if self._place(codes, head, whole):
                return codes

    def find(self, code: str) -> FoundTable:
        """The table of a code, however it is typed (see ``normalized``). Raises ``UnknownTable``.

        A table that came back as one to look at is its writers' again as soon as they come: the viewers' code proves theirs.
        """
        letters = normalize_code(code)
        with self._reading() as connection:
            if found := _named(connection, letters):
                key, writes, head = found
                viewer = _viewers(connection, key) if writes else letters
            else:
                viewer = "" if is_viewers_code(letters) else derive_viewers_code(letters)
                if not (found := _named(connection, viewer)):
                    raise UnknownTable(letters)
                key, writes, head = found[0], True, found[2]
            seals.beginning(connection, key)
            fresh = touched.is_touched_today(connection, key)
        if not fresh:
            self._touch(key)
        return FoundTable(key, Codes(letters if writes else "", viewer), head, writes)

    def examine(self) -> Iterator[Examination]:
        """Every table of the store, with what is wrong with it if anything is."""
        with self._reading() as connection:
            keys = connection.execute(select(TABLES.c.key).order_by(TABLES.c.key)).scalars().all()
        for key in keys:
            try:
                with self._reading() as connection:
                    found = seals.examine(connection, key)
            except StoreUnusable:
                found = Examination("", "", 0, 0, wrong=0)
            yield found

    def _touch(self, key: int) -> None:
        """Somebody has come to a table; where that can't be written, it is there to be looked at all the same."""
        with suppress(StoreUnusable, IntegrityError), self._writing() as connection:
            touched.touch(connection, key)

    def find_idle(self, days: int) -> tuple[IdleTable, ...]:
        """The tables that nobody has begun, come to or entered anything at for so many days, the oldest first."""
        with self._reading() as connection:
            return tuple(touched.find_idle(connection, days))

    def forget(self, key: int, days: int) -> bool:
        """Remove a table with all its lines for good, if nobody has touched it for so many days by now. Whether that was so."""
        with self._writing() as connection:
            return touched.forget(connection, key, days)

    def append(self, key: int, number: int, token: str, line: str) -> int:
        """Add line ``number`` (from 1) to a table and give its number; durable on return. See ``extend``."""
        return self.extend(key, (StoredLine(number, token, line),))

    def extend(self, key: int, lines: Sequence[StoredLine]) -> int:
        """Add lines that follow each other to a table, all or none, and give the number of the last; durable on return.

        The last token stands for all of them. If it is there already nothing is added, and the number of its line is given,
        so that whoever hears no answer may send again. Raises ``Taken`` if another line has the first number,
        ``UnknownTable`` for a key that is none, and ``Unstorable`` for a number that leaves a gap, a line or token that can't be
        stored, and a table that is full.
        """
        for _, token, line in lines:
            check_line(line)
            check_token(token)
        (number, *_), (last, token, _) = lines[0], lines[-1]
        try:
            with self._writing() as connection:
                count, known = _stand(connection, key, token)
                if known:
                    return known
                if 1 <= number <= count:
                    raise _taken(connection, key, number)
                if number != count + 1:
                    raise Unstorable("store-gap", str(number))
                if last > MOST_LINES:
                    raise Unstorable("store-table-full", str(MOST_LINES))
                touched.touch(connection, key)
                before = seals.reached(connection, key, count)
                connection.execute(insert(LINES), [{"table": key, **line._asdict()} for line in lines])
                seals.add(connection, key, before, lines)
                return last
        except IntegrityError:
            with self._reading() as connection:
                count, known = _stand(connection, key, token)
                there = connection.execute(select(TABLES.c.key).where(TABLES.c.key == key)).first()
                if known:
                    return known
                if number <= count:
                    raise _taken(connection, key, number) from None
            raise (Unstorable("store-bad-token") if there else UnknownTable(str(key))) from None

    def lines(self, key: int, after: int = 0) -> tuple[StoredLine, ...]:
        """The lines of a table with a number above ``after``, in order; none for a key that is none.

        Raises ``StoreUnusable``, which names the line, where one isn't what was entered.
        """
        with self._reading() as connection:
            return seals.checked(connection, key, after)

    def count(self, key: int) -> int:
        """How many lines a table has. One look into an index, for asking often."""
        with self._reading() as connection:
            return _count(connection, key)

    def restore(self, codes: Codes, head: str, lines: Iterable[StoredLine]) -> bool:
        """Put back, under its old codes, a table that the store has forgotten; all of it or nothing, durable on return.

        A copy without a table's code comes back as one to look at (see ``proven``); whoever has the code that belongs to it may
        write all the same, and gives it another course where theirs is another. An empty code for viewers stands for a new one.
        False, and nothing changed, if either code is in use already or they don't belong together. Raises ``Unstorable`` for
        codes that are none, and for lines that are not numbered from 1 in order, repeat a token or can't be stored.
        """
        under = prove_codes(codes)
        check_line(head)
        whole = check_lines(lines)
        if under is None:
            return False
        if under.table:
            self._displace(under, head, whole)
        return self._place(under, head, whole)

    def _displace(self, codes: Codes, head: str, lines: tuple[StoredLine, ...]) -> None:
        """Take the viewers' code from a table to look at that is another one than that of the writers, who are here now."""
        with self._writing() as connection:
            found = _named(connection, codes.viewer)
            if found is None or found[1] or codes.viewer != derive_viewers_code(codes.table):
                return
            key, _, there = found
            if connection.execute(select(CODES.c.code).where(CODES.c.table == key, CODES.c.writes)).first():
                return
            texts = connection.execute(select(LINES.c.text).where(LINES.c.table == key).order_by(LINES.c.number)).scalars()
            if there != head or any(text != line.text for text, line in zip(texts, lines, strict=False)):
                connection.execute(delete(CODES).where(CODES.c.code == codes.viewer))

    def reader_text(self, reader: str) -> str | None:
        """What is kept for a reader; None for somebody new."""
        with self._reading() as connection:
            return _text(connection, reader)

    def revise(self, reader: str, change: Callable[[str | None], tuple[str, str]]) -> None:
        """Change what is kept for a reader, as nobody else changes it. Durable on return.

        ``change`` is given what is kept (None for somebody new) and gives what to keep from now on, and a word: with one,
        the old text stays as that of ``<reader>.<word>-1`` and so on. It may be called a second time with a newer text, and
        what it raises leaves everything as it was.
        """
        try:
            self._revise(reader, change)
        except IntegrityError:  # somebody new was entered by another process meanwhile
            self._revise(reader, change)

    def _revise(self, reader: str, change: Callable[[str | None], tuple[str, str]]) -> None:
        with self._writing() as connection:
            old = _text(connection, reader, lock=True)
            new, word = change(old)
            check_reader_text(new)
            if old is not None and word:
                aside = select(READERS.c.reader).where(READERS.c.reader.startswith(f"{reader}.{word}-", autoescape=True))
                number = len(connection.execute(aside).all()) + 1
                connection.execute(insert(READERS).values(reader=f"{reader}.{word}-{number}", text=old))
            if old is None:
                connection.execute(insert(READERS).values(reader=reader, text=new))
            elif new != old:
                connection.execute(update(READERS).where(READERS.c.reader == reader).values(text=new))

    def _place(self, codes: Codes, head: str, lines: tuple[StoredLine, ...]) -> bool:
        """Write a whole table, if both its codes are free."""
        key = draw_key()
        try:
            with self._writing() as connection:
                connection.execute(insert(TABLES).values(key=key, head=head))
                names = [{"code": code, "table": key, "writes": code == codes.table} for code in codes if code]
                connection.execute(insert(CODES), names)
                if lines:
                    connection.execute(insert(LINES), [{"table": key, **line._asdict()} for line in lines])
                seals.begin(connection, key, lines)
                touched.touch(connection, key)
        except IntegrityError:
            return False if self._used(codes) else self._place(codes, head, lines)
        return True

    def _used(self, codes: Codes) -> bool:
        """Whether any of these codes is a table's."""
        with self._reading() as connection:
            return bool(connection.execute(select(CODES.c.code).where(CODES.c.code.in_(codes))).first())

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A look at the database as it stands at one moment."""
        with translate_errors(), self._engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A change of the database, whole or not at all, and durable when the block is left."""
        with translate_errors(), self._engine.connect() as connection:
            connection.execution_options(writing=True)
            with connection.begin():
                yield connection


def _named(connection: Connection, code: str) -> tuple[int, bool, str] | None:
    """The key of the table that has a code, whether the code allows to write, and the table's head."""
    query = select(CODES.c.table, CODES.c.writes, TABLES.c.head).join(TABLES).where(CODES.c.code == code)
    row = connection.execute(query).first()
    if row is None:
        return None
    key, writes, head = row
    if not isinstance(key, int) or not isinstance(head, str):
        raise StoreUnusable("store-broken", code)
    return key, bool(writes), head


def _viewers(connection: Connection, key: int) -> str:
    """The viewers' code of a table."""
    return str(connection.execute(select(CODES.c.code).where(CODES.c.table == key, ~CODES.c.writes)).scalar_one())


def _taken(connection: Connection, key: int, number: int) -> NumberTaken:
    """That a line has this number already. Raises ``StoreUnusable`` where only what counts the lines says so."""
    if not connection.execute(select(LINES.c.token).where(LINES.c.table == key, LINES.c.number == number)).first():
        raise StoreUnusable("store-broken", str(number))
    return NumberTaken(number)


def _stand(connection: Connection, key: int, token: str) -> tuple[int, int]:
    """How many lines a table has, and the number of the one with a token; 0 if there is none.

    In this order: a line that somebody writes between the two looks must not be counted without being known.
    """
    count = _count(connection, key)
    found = connection.execute(select(LINES.c.number).where(LINES.c.table == key, LINES.c.token == token)).scalar()
    return count, int(found or 0)


def _count(connection: Connection, key: int) -> int:
    """The number of the last line: the numbers have no gaps."""
    last = connection.execute(select(func.max(LINES.c.number)).where(LINES.c.table == key)).scalar() or 0
    if not isinstance(last, int):
        raise StoreUnusable("store-broken", str(last))
    return last


def _text(connection: Connection, reader: str, *, lock: bool = False) -> str | None:
    query = select(READERS.c.text).where(READERS.c.reader == reader)
    found = connection.execute(query.with_for_update() if lock else query).scalar()
    return None if found is None else str(found)
