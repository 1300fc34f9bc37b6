"""Days on which tables were last begun, opened or entered at: they show which tables are no longer needed.

Whole days are counted, so that a table in use writes its day once a day.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import NamedTuple

from sqlalchemy import Connection, exists, func, insert, literal, select, update

from village_core.store.contract import NEXT
from village_core.store.readers import remove_text
from village_core.store.rows import remove_table
from village_core.store.schema import CODES, LINES, TABLES, TOUCHED


class IdleTable(NamedTuple):
    """A table that has not been touched for long: its key, head, viewers' code, number of lines, and the last day of use.

    ``head`` is the header of its log, before the lines. ``viewer`` is empty if it has no such code.
    """

    key: int
    head: str
    viewer: str
    lines: int
    day: date


def find_today() -> int:
    """Return the number of this day in UTC, counted from the first of the year 1."""
    return datetime.now(UTC).date().toordinal()


def is_touched_today(connection: Connection, key: int) -> bool:
    """Tell whether this day, in UTC, is written as a table's last day of use."""
    return connection.execute(select(TOUCHED.c.day).where(TOUCHED.c.table == key)).scalar() == find_today()


def touch(connection: Connection, key: int) -> None:
    """Write this day as a table's last day of use, unless it is written already."""
    if is_touched_today(connection, key):
        return
    if not connection.execute(update(TOUCHED).where(TOUCHED.c.table == key).values(day=find_today())).rowcount:
        connection.execute(insert(TOUCHED).values(table=key, day=find_today()))


def start_counting(connection: Connection) -> None:
    """Write this day as the last day of use of each table that has none: of older stores, which didn't record days."""
    unknown = select(TABLES.c.key, literal(find_today())).where(~exists().where(TOUCHED.c.table == TABLES.c.key))
    connection.execute(insert(TOUCHED).from_select([TOUCHED.c.table, TOUCHED.c.day], unknown))


def find_idle(connection: Connection, days: int) -> Iterator[IdleTable]:
    """Yield the tables that have not been touched for at least this many days, the longest idle first."""
    lines = select(func.count()).where(LINES.c.table == TABLES.c.key).scalar_subquery()
    viewer = select(CODES.c.code).where(CODES.c.table == TABLES.c.key, ~CODES.c.writes).scalar_subquery()
    query = select(TABLES.c.key, TABLES.c.head, viewer, lines, TOUCHED.c.day).join(TOUCHED)
    for key, head, code, count, day in connection.execute(
        query.where(TOUCHED.c.day <= find_today() - days).order_by(TOUCHED.c.day, TABLES.c.key)
    ):
        yield IdleTable(key, head, code or "", count, date.fromordinal(day))


def forget(connection: Connection, key: int, days: int) -> bool:
    """Remove a table, with the code of its next one, if not touched for at least that many days; tell whether it was removed."""
    idle = select(TOUCHED.c.day).where(TOUCHED.c.table == key, TOUCHED.c.day <= find_today() - days)
    if connection.execute(idle.with_for_update()).first() is None:
        return False
    for viewer in connection.execute(select(CODES.c.code).where(CODES.c.table == key, ~CODES.c.writes)).scalars():
        remove_text(connection, NEXT + viewer)
    remove_table(connection, key)
    return True
