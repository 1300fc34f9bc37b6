"""Opening a database so that every commit is durable, and translating its errors."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, MetaData, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError, MultipleResultsFound, NoResultFound, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from village_core.store.private import keep_private
from village_core.store.problems import StoreUnusable

PATIENCE: Final = 10
"""Seconds to wait for other writers, and for a server to answer."""
PERSISTENCE: Final = {
    "connect_timeout": PATIENCE,
    "tcp_user_timeout": 2 * PATIENCE * 1000,
    "keepalives": 1,
    "keepalives_idle": PATIENCE,
    "keepalives_interval": PATIENCE // 2,
    "keepalives_count": 2,
}
"""Settings that limit the wait for a server, and notice a network that was cut silently."""
POOL: Final = {"pool_size": 2, "max_overflow": 8}
"""Connections that stay open, and the number of others that may be open at once."""
SCHEMA_LOCK: Final = 0x76696C6C616765
"""The number of the lock under which a server's tables are created."""
PROBLEMS: Final = {
    "SQLITE_NOTADB": "store-broken",
    "SQLITE_CORRUPT": "store-broken",
    "SQLITE_CANTOPEN": "store-unwritable",
    "SQLITE_READONLY": "store-unwritable",
    "SQLITE_PERM": "store-unwritable",
    "SQLITE_IOERR_SHMSIZE": "store-full",
    "SQLITE_IOERR": "store-unwritable",
    "SQLITE_FULL": "store-full",
    "SQLITE_BUSY": "store-busy",
    "SQLITE_LOCKED": "store-busy",
    "08": "store-unreachable",
    "28": "store-unreachable",
    "3D": "store-unreachable",
    "57": "store-unreachable",
    "42501": "store-unwritable",
    "25006": "store-unwritable",
    "53100": "store-full",
    "53": "store-busy",
    "40": "store-busy",
    "55P03": "store-busy",
}
"""Problems by the name of an SQLite error or the number of a PostgreSQL one; each stands for all that begin with it."""


def open_database(address: str, schema: MetaData, complete: Callable[[Connection], None]) -> Engine:
    """Open the database at ``address`` and return its engine, which other functions take connections from.

    Missing tables of the ``schema`` are created, and ``complete`` fills in what older contents lack. Raises ``StoreUnusable``,
    also for a database that can't be written.
    """
    with translate_errors():
        url = _parse_address(address)
        engine = _connect_sqlite(url) if url.get_backend_name() == "sqlite" else _connect_postgresql(url)
        with engine.connect() as connection:
            connection.execution_options(writing=True)
            with connection.begin():
                if engine.dialect.name == "postgresql":
                    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": SCHEMA_LOCK})
                schema.create_all(connection)
                for table in schema.tables.values():  # copies no row, but fails if the table can't be written or lacks a column
                    columns = ", ".join(f'"{column.name}"' for column in table.c)
                    adding = f"INSERT INTO {table.name} ({columns}) SELECT {columns} FROM {table.name} WHERE 0 = 1"
                    connection.exec_driver_sql(adding)
                complete(connection)
        return engine


@contextmanager
def read_snapshot(engine: Engine) -> Iterator[Connection]:
    """Open a connection for a block, whose queries all read the database as it stands at one moment, whatever others write.

    The block's errors are those of ``translate_errors``: database errors become ``StoreUnusable``, except ``IntegrityError``.
    """
    with translate_errors(), engine.connect() as connection:
        if engine.dialect.name == "postgresql":  # transactions of SQLite read one moment anyway
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with connection.begin():
            yield connection


@contextmanager
def translate_errors() -> Iterator[None]:
    """Turn errors of a database or its driver inside the ``with`` block into ``StoreUnusable``, except ``IntegrityError``.

    The same happens to a missing module, a file that may not be opened and text that can't be decoded. Other errors pass.
    """
    try:
        yield
    except IntegrityError:
        raise
    except ModuleNotFoundError as error:
        raise StoreUnusable("store-no-driver", error.name or "") from error
    except PermissionError as error:
        raise StoreUnusable("store-forbidden", str(error.filename)) from error
    except (UnicodeDecodeError, NoResultFound, MultipleResultsFound) as error:  # our code never writes such data
        raise StoreUnusable("store-broken", str(error)[:400]) from error
    except PoolTimeout as error:
        raise StoreUnusable("store-busy") from error
    except DBAPIError as error:
        raise StoreUnusable(_find_problem(error), str(error.orig)[:400]) from error
    except SQLAlchemyError as error:
        raise StoreUnusable("store-bad-address", str(error)[:400]) from error


def _find_problem(error: DBAPIError) -> str:
    """Return the word key of the problem that a database's error means.

    An unknown error is ``store-broken``; one of a server that gives no number is ``store-unreachable``.
    """
    name = getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None)
    if name is None:  # SQLite could not decode a text, or no server answered
        return "store-broken" if isinstance(error.orig, sqlite3.Error) else "store-unreachable"
    return next((problem for start, problem in PROBLEMS.items() if str(name).startswith(start)), "store-broken")


def _parse_address(address: str) -> URL:
    """Parse an address; create an SQLite file that is missing, and close it to users outside its group.

    Raises ``StoreUnusable`` unless it names a PostgreSQL server, or, without a query, a file in a folder that exists; also if the
    file or the folder is another user's and closed to us.
    """
    try:
        url = make_url(address)
        kind = url.get_backend_name()
    except (SQLAlchemyError, ValueError) as error:
        raise StoreUnusable("store-bad-address") from error
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite" or not url.database or ":memory:" in url.database or url.query:
        raise StoreUnusable("store-bad-address", kind)
    file = Path(url.database)
    if not file.parent.is_dir():
        raise StoreUnusable("store-no-folder", str(file.parent))
    if closed := next((path for path in (file.parent, file) if _is_closed(path)), None):
        raise StoreUnusable("store-forbidden", str(closed))
    with suppress(OSError):  # a failure is reported when the file is opened
        keep_private(file)
    return url.set(drivername="sqlite")


def _is_closed(path: Path) -> bool:
    """Tell whether a path is another user's, and we can't enter and write in it (a folder), or read and write it (a file)."""
    if not hasattr(os, "getuid") or not path.exists() or path.stat().st_uid == os.getuid():
        return False
    return not os.access(path, os.W_OK | (os.X_OK if path.is_dir() else os.R_OK))


def _connect_postgresql(url: URL) -> Engine:
    wait = {name: value for name, value in PERSISTENCE.items() if name not in url.query}
    engine = create_engine(url, isolation_level="READ COMMITTED", pool_pre_ping=True, connect_args=wait, **POOL)

    @event.listens_for(engine, "connect")
    def connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        """Set a new connection to write each commit to the disk before it returns, and to limit the wait for locks."""
        with closing(connection.cursor()) as cursor:
            cursor.execute("SET synchronous_commit = on")
            cursor.execute(f"SET lock_timeout = '{PATIENCE}s'")
        connection.commit()

    return engine


def _connect_sqlite(url: URL) -> Engine:
    engine = create_engine(url, connect_args={"timeout": PATIENCE}, **POOL)
    _watch_file(engine, url)

    @event.listens_for(engine, "connect")
    def connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        """Set a new connection to let readers work beside a writer, wait for locks, write commits to the disk, and check keys.

        Transactions are begun by ``begin``, before the driver would begin one by itself.
        """
        with closing(connection.cursor()) as cursor:
            cursor.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
            _switch_to_wal(cursor)
            cursor.execute("PRAGMA synchronous = FULL")
            cursor.execute("PRAGMA fullfsync = ON")
            cursor.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        """Begin a transaction; take the write lock at once only if the connection's option ``writing`` is set.

        A writer then waits for other writers here; if it took the lock in the middle, it would fail instead.
        """
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def _watch_file(engine: Engine, url: URL) -> None:
    """Refuse new connections to a file that was deleted, and drop open ones to a file that was deleted or replaced.

    Such a file stays open, but writes into it would be lost.
    """
    seen: set[tuple[int, int] | None] = set()

    @event.listens_for(engine, "do_connect")
    def do_connect(*_: object) -> None:
        """Allow the first connection to create the file; raise ``StoreUnusable`` if the file has gone since."""
        if seen and _identify_file(url) is None:
            raise StoreUnusable("store-unwritable", url.database or "")

    @event.listens_for(engine, "connect")
    def connect(_: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        entry.info["file"] = _identify_file(url)
        seen.add(_identify_file(url))

    @event.listens_for(engine, "checkout")
    def checkout(_: DBAPIConnection, entry: ConnectionPoolEntry, __: PoolProxiedConnection) -> None:
        if entry.info["file"] != _identify_file(url):
            raise DisconnectionError


def _identify_file(url: URL) -> tuple[int, int] | None:
    """Return the device and the inode of the database file that ``url`` names; None if it can't be found."""
    try:
        status = os.stat(url.database or "")
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _switch_to_wal(cursor: DBAPICursor) -> None:
    """Switch the database to a write-ahead log, trying again for a while if it is busy.

    Of several processes that open a new file at once, one can switch it; the others wait.
    """
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode")
            if cursor.fetchone() != ("wal",):
                cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if not error.sqlite_errorname.startswith("SQLITE_BUSY") or time.monotonic() > deadline:
                raise
        time.sleep(0.02)
