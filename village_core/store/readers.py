"""Readers' texts in the database, each with a seal, so that a changed text is found."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from village_core.store.schema import READER_SEALS, READERS
from village_core.store.sealing import make_seal


class ReaderText(NamedTuple):
    """The text of a reader as it is stored. ``seal`` is None for a text older than seals."""

    reader: str
    text: str
    seal: str | None

    @property
    def is_sound(self) -> bool:
        """True if the text is the one that was sealed, or if it has no seal, as it is older than seals."""
        return self.seal in (None, make_seal(self.reader, self.text))


def read_text(connection: Connection, reader: str, *, lock: bool = False) -> ReaderText | None:
    """Read the text of a reader, None for a new one; with a lock no other transaction changes it until this one ends."""
    query = select(READERS.c.text).where(READERS.c.reader == reader)
    text = connection.execute(query.with_for_update() if lock else query).scalar()
    if text is None:
        return None
    seal = connection.execute(select(READER_SEALS.c.seal).where(READER_SEALS.c.reader == reader)).scalar()
    return ReaderText(reader, str(text), seal)


def write_text(connection: Connection, reader: str, text: str, *, new: bool) -> None:
    """Write the text of a reader with its seal: a ``new`` reader's, or in the place of the reader's older one."""
    if new:
        connection.execute(insert(READERS).values(reader=reader, text=text))
    else:
        connection.execute(update(READERS).where(READERS.c.reader == reader).values(text=text))
    connection.execute(delete(READER_SEALS).where(READER_SEALS.c.reader == reader))
    connection.execute(insert(READER_SEALS).values(reader=reader, seal=make_seal(reader, text)))


def put_aside(connection: Connection, reader: str, word: str, text: str) -> None:
    """Keep a text of a reader under the further name ``<reader>.<word>-<number>``, with the next number from 1."""
    aside = select(func.count()).where(READERS.c.reader.startswith(f"{reader}.{word}-", autoescape=True))
    number = connection.execute(aside).scalar_one() + 1
    write_text(connection, f"{reader}.{word}-{number}", text, new=True)


def remove_text(connection: Connection, reader: str) -> None:
    """Remove the text of a reader with its seal, if there is one."""
    connection.execute(delete(READER_SEALS).where(READER_SEALS.c.reader == reader))
    connection.execute(delete(READERS).where(READERS.c.reader == reader))


def list_readers(connection: Connection) -> list[str]:
    """Return the names under which readers' texts are kept, those put aside included, in order of the alphabet."""
    return [str(reader) for reader in connection.execute(select(READERS.c.reader).order_by(READERS.c.reader)).scalars()]
