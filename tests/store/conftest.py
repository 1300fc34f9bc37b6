"""Every fact about the store is tried on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from pathlib import Path

import psycopg
import pytest

from tests.store.postgres import postgres
from village_core.store.schema import SCHEMA
from village_core.store.sql import Store

KINDS = ["sqlite", "postgresql"]


@pytest.fixture(scope="package")
def server() -> Iterator[str]:
    """The address of an empty store on a PostgreSQL server that runs for these tests."""
    with postgres() as address:
        yield address


@pytest.fixture(params=KINDS)
def unmade(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store that nobody has opened yet, in a file or on a server."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'village.db'}"
    server = str(request.getfixturevalue("server"))
    with psycopg.connect(server.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS unmade WITH (FORCE)")
        connection.execute("CREATE DATABASE unmade")
    return server.removesuffix("postgres") + "unmade"


@pytest.fixture(scope="package", params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of the store that these tests share: to make it takes longer than most of them."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('shared') / 'village.db'}"
    return str(request.getfixturevalue("server"))


@pytest.fixture(scope="package")
def shared(address: str) -> Iterator[Store]:
    """The store there, with whatever the last test left in it."""
    made = Store(address)
    yield made
    made.close()


@pytest.fixture
def store(shared: Store) -> Iterator[Store]:
    """The store when nothing is in it."""
    yield copy(shared)
    with shared._writing() as connection:
        for table in reversed(SCHEMA.sorted_tables):
            connection.execute(table.delete())
