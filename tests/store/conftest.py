"""Every fact about the store is tried on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.store.postgres import postgres
from village_core.store import Store


@pytest.fixture(scope="package")
def server() -> Iterator[str]:
    """The address of an empty store on a PostgreSQL server that runs for these tests."""
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store where nothing is yet, in a file or on a server."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'village.db'}"
    server = str(request.getfixturevalue("server"))
    with psycopg.connect(server.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return server


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """A store where nothing is yet."""
    opened = Store(address)
    yield opened
    opened.close()
