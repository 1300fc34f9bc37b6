"""Seals: each line of a table is hashed together with the seal of the line before it, so that a line that has changed is found.

The first seal, number 0, is made of the table's codes and head. Lines from before there were seals carry none; they are read as
they are, and the seal of the first line that follows them vouches for them from then on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, func, insert, select

from village_core.kernel.sealing import hash_texts
from village_core.store.contract import StoredLine, StoreUnusable
from village_core.store.schema import CODES, LINES, SEALS, TABLES

LENGTH: Final = 32
"""Letters of a seal, of four bits each."""
HEAD: Final = "head"
"""What is named instead of a line where codes or head aren't those that the table began with."""


class Examination(NamedTuple):
    """What was found of a table: its head and viewers' code, how many lines it has, and how many carry no seal.

    ``wrong`` is the first line that isn't what was entered, 0 for codes, head or what can't be read at all; nothing where
    everything is sound.
    """

    head: str
    viewer: str
    lines: int
    unsealed: int
    wrong: int | None


def begin(connection: Connection, key: int, lines: Iterable[StoredLine]) -> None:
    """Seal a new table."""
    first = _of(*_named(connection, key))
    connection.execute(insert(SEALS).values(table=key, number=0, seal=first))
    add(connection, key, first, lines)


def add(connection: Connection, key: int, before: str, lines: Iterable[StoredLine]) -> None:
    """Seal lines that follow the line with the seal ``before``."""
    found = []
    for line in lines:
        before = _of(before, line.token, line.text)
        found.append({"table": key, "number": line.number, "seal": before})
    if found:
        connection.execute(insert(SEALS), found)


def reached(connection: Connection, key: int, number: int) -> str:
    """The seal of a line; where it carries none, what it comes to from the last line that does."""
    query = select(SEALS.c.number, SEALS.c.seal).where(SEALS.c.table == key, SEALS.c.number <= number)
    last = connection.execute(query.order_by(SEALS.c.number.desc()).limit(1)).first()
    after, before = (0, _of(*_named(connection, key))) if last is None else (int(last[0]), str(last[1]))
    if after == number and last is not None:
        return before
    between = select(LINES.c.token, LINES.c.text).where(LINES.c.table == key, LINES.c.number > after, LINES.c.number <= number)
    for token, text in connection.execute(between.order_by(LINES.c.number)):
        before = _of(before, str(token), str(text))
    return before


def beginning(connection: Connection, key: int) -> str:
    """The seal of a table's codes and head. Raises ``StoreUnusable`` where they aren't those that it began with."""
    found = _of(*_named(connection, key))
    sealed = connection.execute(select(SEALS.c.seal).where(SEALS.c.table == key, SEALS.c.number == 0)).scalar()
    if sealed not in (None, found):
        raise StoreUnusable("store-changed", HEAD)
    return found


def checked(connection: Connection, key: int, after: int = 0) -> tuple[StoredLine, ...]:
    """The lines of a table with a number above ``after``; none for a key that is none.

    Raises ``StoreUnusable``, which names the line, where one is missing or isn't what was entered.
    """
    if after:
        one = select(SEALS.c.seal).where(SEALS.c.table == key, SEALS.c.number == after)
        before = connection.execute(one).scalar() or ""
    else:
        before = beginning(connection, key)
    number, lines = after, list[StoredLine]()
    for number, (line, sealed) in enumerate(_lines(connection, key, after), after + 1):
        if line.number != number or not isinstance(line.text, str) or not isinstance(line.token, str):
            raise StoreUnusable("store-changed", str(number))
        found = _of(before, line.token, line.text) if before else ""
        if sealed and found and sealed != found:
            raise StoreUnusable("store-changed", str(number))
        before = sealed or found
        lines.append(line)
    last = connection.execute(select(func.max(SEALS.c.number)).where(SEALS.c.table == key)).scalar() or 0
    if not isinstance(last, int) or number < last:
        raise StoreUnusable("store-changed", str(number + 1))
    return tuple(lines)


def examine(connection: Connection, key: int) -> Examination:
    """What is found of a table."""
    *codes, head = _named(connection, key)
    count = connection.execute(select(func.count()).where(LINES.c.table == key)).scalar_one()
    sealed = connection.execute(select(func.count()).where(SEALS.c.table == key, SEALS.c.number > 0)).scalar_one()
    wrong = None
    try:
        checked(connection, key)
    except StoreUnusable as error:
        wrong = 0 if error.detail == HEAD else int(error.detail)
    return Examination(head, codes[-1], int(count), max(0, int(count) - int(sealed)), wrong)


def _lines(connection: Connection, key: int, after: int) -> list[tuple[StoredLine, str | None]]:
    """Lines with their seals."""
    both = LINES.outerjoin(SEALS, and_(SEALS.c.table == LINES.c.table, SEALS.c.number == LINES.c.number))
    query = select(LINES.c.number, LINES.c.token, LINES.c.text, SEALS.c.seal).select_from(both)
    rows = connection.execute(query.where(LINES.c.table == key, LINES.c.number > after).order_by(LINES.c.number))
    return [(StoredLine(number, token, text), seal) for number, token, text, seal in rows]


def _named(connection: Connection, key: int) -> tuple[str, str, str]:
    """A table's code, its viewers' code and its head; empty where there is none."""
    head = connection.execute(select(TABLES.c.head).where(TABLES.c.key == key)).scalar()
    named = connection.execute(select(CODES.c.code, CODES.c.writes).where(CODES.c.table == key))
    codes = {bool(writes): code for code, writes in named}
    return str(codes.get(True, "")), str(codes.get(False, "")), str(head or "")


def _of(*texts: str) -> str:
    """The seal of some texts."""
    return hash_texts(*texts).hex()[:LENGTH]
