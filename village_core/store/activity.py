"""The day on which each table was last begun, come to or entered at: by it tables are found that nobody needs any more.

It counts whole days, so that a table that is in use writes it once a day.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, literal, select, update

from village_core.store.schema import CODES, LINES, SEALS, TABLES, TOUCHED


class IdleTable(NamedTuple):
    """A table that nobody has touched for long: its key, head, viewers' code and number of lines, and the last day."""

    key: int
    head: str
    viewer: str
    lines: int
    day: date


def today() -> int:
    """The number of this day."""
    return datetime.now(UTC).date().toordinal()


def is_touched_today(connection: Connection, key: int) -> bool:
    """Whether a table has been touched today."""
    return connection.execute(select(TOUCHED.c.day).where(TOUCHED.c.table == key)).scalar() == today()


def touch(connection: Connection, key: int) -> None:
    """A table is touched."""
    if is_touched_today(connection, key):
        return
    if not connection.execute(update(TOUCHED).where(TOUCHED.c.table == key).values(day=today())).rowcount:
        connection.execute(insert(TOUCHED).values(table=key, day=today()))


def start_counting(connection: Connection) -> None:
    """Tables of which no day is known count from today on: those of a store from before there were any."""
    unknown = select(TABLES.c.key, literal(today())).where(~exists().where(TOUCHED.c.table == TABLES.c.key))
    connection.execute(insert(TOUCHED).from_select([TOUCHED.c.table, TOUCHED.c.day], unknown))


def find_idle(connection: Connection, days: int) -> Iterator[IdleTable]:
    """The tables that nobody has touched for so many days, the oldest first."""
    lines = select(func.count()).where(LINES.c.table == TABLES.c.key).scalar_subquery()
    viewer = select(CODES.c.code).where(CODES.c.table == TABLES.c.key, ~CODES.c.writes).scalar_subquery()
    query = select(TABLES.c.key, TABLES.c.head, viewer, lines, TOUCHED.c.day).join(TOUCHED)
    for key, head, code, count, day in connection.execute(
        query.where(TOUCHED.c.day <= today() - days).order_by(TOUCHED.c.day, TABLES.c.key)
    ):
        yield IdleTable(key, head, code or "", count, date.fromordinal(day))


def forget(connection: Connection, key: int, days: int) -> bool:
    """Remove a table with all its lines, if nobody has touched it for so many days. Whether that was so."""
    due = select(TOUCHED.c.day).where(TOUCHED.c.table == key, TOUCHED.c.day <= today() - days)
    if connection.execute(due.with_for_update()).first() is None:
        return False
    for one in (TOUCHED, SEALS, LINES, CODES):
        connection.execute(delete(one).where(one.c.table == key))
    connection.execute(delete(TABLES).where(TABLES.c.key == key))
    return True
