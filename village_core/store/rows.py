"""Rows of the database as values: tables by their codes, and lines with their seals, read and written as one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, select

from village_core.store.codes import Codes
from village_core.store.contract import FoundTable, StoredLine
from village_core.store.problems import StoreUnusable
from village_core.store.schema import CODES, LINES, SEALS, TABLES, TOUCHED
from village_core.store.sealing import HEAD, SealedLine, chain_lines, make_seal, verify_lines


class Examination(NamedTuple):
    """The findings about a table: its head and viewers' code, the number of its lines, and of those without a seal.

    ``wrong`` is the number of the first line that isn't what was entered, 0 if the codes or the head aren't or nothing can be
    read; None for a sound table.
    """

    head: str
    viewer: str
    lines: int
    unsealed: int
    wrong: int | None


def look_up(connection: Connection, code: str) -> FoundTable | None:
    """Return the table that has exactly this code, or None. Raises ``StoreUnusable`` if its row is damaged."""
    query = select(CODES.c.table, CODES.c.writes, TABLES.c.head).join(TABLES).where(CODES.c.code == code)
    row = connection.execute(query).first()
    if row is None:
        return None
    key, writes, head = row
    if not isinstance(key, int) or not isinstance(head, str):
        raise StoreUnusable("store-broken", code)
    viewer = (
        connection.execute(select(CODES.c.code).where(CODES.c.table == key, ~CODES.c.writes)).scalar_one() if writes else code
    )
    return FoundTable(key, Codes(code if writes else "", str(viewer)), head, bool(writes))


def has_writers(connection: Connection, key: int) -> bool:
    """Tell whether the code for those who write is stored with a table; a viewer's copy has none."""
    return bool(connection.execute(select(CODES.c.code).where(CODES.c.table == key, CODES.c.writes)).first())


def add_table(connection: Connection, key: int, codes: Codes, head: str, lines: Iterable[StoredLine]) -> None:
    """Write a new table with its codes (an empty one is left out), its head and lines, and their seals.

    Raises ``IntegrityError`` if the key or a code is in use.
    """
    connection.execute(insert(TABLES).values(key=key, head=head))
    names = [{"code": code, "table": key, "writes": code == codes.table} for code in codes if code]
    connection.execute(insert(CODES), names)
    first = make_seal(*codes, head)
    connection.execute(insert(SEALS).values(table=key, number=0, seal=first))
    add_lines(connection, key, lines, first)


def remove_table(connection: Connection, key: int) -> None:
    """Remove a table with its codes, its lines, their seals, and its last day of use."""
    for part in (TOUCHED, SEALS, LINES, CODES):
        connection.execute(delete(part).where(part.c.table == key))
    connection.execute(delete(TABLES).where(TABLES.c.key == key))


def add_lines(connection: Connection, key: int, lines: Iterable[StoredLine], before: str) -> None:
    """Write lines of a table with their seals, each sealed after the one before, the first after the seal ``before``."""
    sealed = [*chain_lines(lines, before)]
    if sealed:
        connection.execute(insert(LINES), [{"table": key, **line._asdict()} for line, _ in sealed])
        connection.execute(insert(SEALS), [{"table": key, "number": line.number, "seal": seal} for line, seal in sealed])


def read_sealed(connection: Connection, key: int, after: int) -> list[SealedLine]:
    """Read the lines of a table with a number above ``after``, in order, with their seals, and check nothing."""
    both = LINES.outerjoin(SEALS, and_(SEALS.c.table == LINES.c.table, SEALS.c.number == LINES.c.number))
    query = select(LINES.c.number, LINES.c.token, LINES.c.text, SEALS.c.seal).select_from(both)
    rows = connection.execute(query.where(LINES.c.table == key, LINES.c.number > after).order_by(LINES.c.number))
    return [SealedLine(StoredLine(number, token, text), seal) for number, token, text, seal in rows]


def read_lines(connection: Connection, key: int, after: int = 0) -> tuple[StoredLine, ...]:
    """Read the lines of a table with a number above ``after``; none for an unknown key.

    Raises ``StoreUnusable``, naming the line, for one that is missing or isn't what was entered. If ``after`` is 0, codes and
    head are checked first (``HEAD``).
    """
    before = (_read_seal(connection, key, after) or "") if after else check_head(connection, key)
    lines = tuple(verify_lines(read_sealed(connection, key, after), before, after))
    last = connection.execute(select(func.max(SEALS.c.number)).where(SEALS.c.table == key)).scalar() or 0
    if not isinstance(last, int) or after + len(lines) < last:
        raise StoreUnusable("store-changed", str(after + len(lines) + 1))
    return lines


def find_seal(connection: Connection, key: int, number: int) -> str:
    """Return the seal of a line; for one without, the seal that follows from the last line that has one."""
    query = select(SEALS.c.number, SEALS.c.seal).where(SEALS.c.table == key, SEALS.c.number <= number)
    last = connection.execute(query.order_by(SEALS.c.number.desc()).limit(1)).first()
    after, before = (0, make_seal(*_describe(connection, key))) if last is None else (int(last[0]), str(last[1]))
    if after == number:
        return before
    unsealed = (
        StoredLine(at, str(token), str(text)) for (at, token, text), _ in read_sealed(connection, key, after) if at <= number
    )
    for sealed in chain_lines(unsealed, before):
        before = str(sealed.seal)
    return before


def check_head(connection: Connection, key: int) -> str:
    """Return the seal of a table's codes and head.

    Raises ``StoreUnusable`` with ``HEAD`` if they aren't those that it began with; a table older than seals always passes.
    """
    found = make_seal(*_describe(connection, key))
    if _read_seal(connection, key, 0) not in (None, found):
        raise StoreUnusable("store-changed", HEAD)
    return found


def examine_table(connection: Connection, key: int) -> Examination:
    """Check a table's head, codes and lines, and return the findings with its numbers of lines and of unsealed lines."""
    _, viewer, head = _describe(connection, key)
    count = connection.execute(select(func.count()).where(LINES.c.table == key)).scalar_one()
    sealed = connection.execute(select(func.count()).where(SEALS.c.table == key, SEALS.c.number > 0)).scalar_one()
    wrong = None
    try:
        read_lines(connection, key)
    except StoreUnusable as error:
        wrong = 0 if error.detail == HEAD else int(error.detail)
    return Examination(head, viewer, int(count), max(0, int(count) - int(sealed)), wrong)


def _read_seal(connection: Connection, key: int, number: int) -> str | None:
    return connection.execute(select(SEALS.c.seal).where(SEALS.c.table == key, SEALS.c.number == number)).scalar()


def _describe(connection: Connection, key: int) -> tuple[str, str, str]:
    """Return a table's code for those who write, its viewers' code, and its head; each is empty if missing."""
    head = connection.execute(select(TABLES.c.head).where(TABLES.c.key == key)).scalar()
    rows = connection.execute(select(CODES.c.code, CODES.c.writes).where(CODES.c.table == key))
    codes = {bool(writes): code for code, writes in rows}
    return str(codes.get(True, "")), str(codes.get(False, "")), str(head or "")
