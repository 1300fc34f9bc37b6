"""Fixtures for stores: each fact is tested on every kind of store that it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from copy import copy
from pathlib import Path

import psycopg
import pytest

from tests.store.postgres import find_free_port, make_cluster, run_server
from village_core.store.contract import Storage
from village_core.store.schema import SCHEMA
from village_core.store.sql import Store
from village_widgets.anywhere.journal import Journal

DATABASES = ["sqlite", "postgresql"]


class Server:
    """A PostgreSQL server for the tests of this package; ``address`` is that of a store on it, which is empty at first."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = find_free_port()
        self._running = ExitStack()
        self.start()

    def start(self) -> None:
        """Start the server, on the same port each time."""
        self.address = self._running.enter_context(run_server(self._folder, self._port))

    def close(self) -> None:
        """Stop the server at once, as in a crash; ``start`` starts it again."""
        self._running.close()


@pytest.fixture(scope="package")
def running_server() -> Iterator[Server]:
    """Run a PostgreSQL server for the tests of this package."""
    with make_cluster() as folder, closing(Server(folder)) as server:
        yield server


@pytest.fixture(scope="package")
def server(running_server: Server) -> str:
    """Give the address of the one store on the PostgreSQL server that tests share; it is empty at first."""
    return running_server.address


@pytest.fixture(params=DATABASES)
def new_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of a store that was never opened; the test runs once for a file, once for a new database on the server."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'village.db'}"
    server = str(request.getfixturevalue("server"))
    with psycopg.connect(server.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS new_address WITH (FORCE)")
        connection.execute("CREATE DATABASE new_address")
    return server.removesuffix("postgres") + "new_address"


@pytest.fixture(scope="package")
def addresses(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Give a function that returns the address of the shared store of a kind: creating one takes longer than most tests."""
    file = tmp_path_factory.mktemp("shared") / "village.db"
    return lambda kind: f"sqlite:///{file}" if kind == "sqlite" else str(request.getfixturevalue("server"))


@pytest.fixture(scope="package")
def databases(addresses: Callable[[str], str]) -> Iterator[Callable[[str], Store]]:
    """Give a function that returns the shared store of a kind, opened when a test first needs it; close them at the end."""
    opened: dict[str, Store] = {}
    yield lambda kind: opened[kind] if kind in opened else opened.setdefault(kind, Store(addresses(kind)))
    for store in opened.values():
        store.close()


@pytest.fixture(params=DATABASES)
def kind(request: pytest.FixtureRequest) -> str:
    """Give the kind of database, ``sqlite`` or ``postgresql``: the test runs once for each."""
    return str(request.param)


@pytest.fixture
def address(kind: str, addresses: Callable[[str], str]) -> str:
    """Give the address of the store of the test's ``kind``, which all tests of this folder share."""
    return addresses(kind)


@pytest.fixture
def store(kind: str, databases: Callable[[str], Store]) -> Iterator[Store]:
    """Give an object of its own for the empty shared store of the test's ``kind``; the store is emptied after the test."""
    yield copy(databases(kind))
    _empty(databases(kind))


@pytest.fixture(params=[*DATABASES, "journal"])
def storage(request: pytest.FixtureRequest, databases: Callable[[str], Store]) -> Iterator[Storage]:
    """Give an empty store; the test runs once for each database, and once for a browser's journal whose records are dropped."""
    if request.param == "journal":
        yield Journal(lambda key, text: None)
        return
    yield copy(databases(request.param))
    _empty(databases(request.param))


def _empty(store: Store) -> None:
    with store._open_writing() as connection:
        for table in reversed(SCHEMA.sorted_tables):
            connection.execute(table.delete())
