"""Tables of the database that keeps shared tables. Opening an older store adds those that it lacks."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Integer, MetaData, String, Table, Text, UniqueConstraint

from village_core.store.codes import CODE_LENGTH
from village_core.store.contract import LONGEST_TOKEN

SCHEMA: Final = MetaData()
TABLES: Final = Table("village_tables", SCHEMA, Column("key", Integer, primary_key=True), Column("head", Text, nullable=False))
CODES: Final = Table(
    "village_codes",
    SCHEMA,
    Column("code", String(CODE_LENGTH), primary_key=True),
    Column("table", ForeignKey(TABLES.c.key), nullable=False, index=True),
    Column("writes", Boolean, nullable=False),
)
LINES: Final = Table(
    "village_lines",
    SCHEMA,
    Column("table", ForeignKey(TABLES.c.key), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("token", String(LONGEST_TOKEN), nullable=False),
    Column("text", Text, nullable=False),
    UniqueConstraint("table", "token"),
)
READERS: Final = Table(
    "village_readers", SCHEMA, Column("reader", String(120), primary_key=True), Column("text", Text, nullable=False)
)
SEALS: Final = Table(
    "village_seals",
    SCHEMA,
    Column("table", ForeignKey(TABLES.c.key), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seal", String(32), nullable=False),
)
"""A seal for each line, and one with the number 0 for codes and head; older stores have none (see ``sealing``)."""
READER_SEALS: Final = Table(
    "village_reader_seals",
    SCHEMA,
    Column("reader", ForeignKey(READERS.c.reader), primary_key=True),
    Column("seal", String(32), nullable=False),
)
"""A seal for each reader's text; texts of older stores have none until they change."""
TOUCHED: Final = Table(
    "village_touched",
    SCHEMA,
    Column("table", ForeignKey(TABLES.c.key), primary_key=True),
    Column("day", Integer, nullable=False, index=True),
)
"""The day on which each table was last touched, as the number of days since the year 1 (see ``activity``)."""
