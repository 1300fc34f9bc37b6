"""All tests: Python looks for what nobody needs any more less often than in a program that runs for days; and an empty store."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from copy import copy

import pytest
from hypothesis import settings

from tests.asserting import pytest_pyfunc_call as pytest_pyfunc_call  # a hook
from tests.notebooks import forking
from village_core.store.sql import Store

THRESHOLDS = (100_000, 20, 20)
"""So many new objects until Python looks among them; so many of such looks until it looks among older ones, and the oldest."""


def pytest_configure() -> None:
    """Modules and tests are about to be made by the thousand, and none of them goes."""
    gc.set_threshold(*THRESHOLDS)
    settings.register_profile("unhurried", deadline=None)  # machines are shared: how long an example takes says nothing
    settings.load_profile("unhurried")
    forking.begin()


def pytest_collection_finish() -> None:
    """What is there when the first test begins stays to the end: it need not be looked at again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """What was started for all tests ends. What is left goes with the process: pytest need not look through it ten times."""
    forking.end()
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def session_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A store for all tests that need one: to make it takes longer than most of them."""
    made = Store(f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.db'}")
    yield made
    made.close()


@pytest.fixture
def store(session_store: Store) -> Iterator[Store]:
    """An empty store, of which a test may break what it likes."""
    yield copy(session_store)
    for left in session_store.find_idle(days=0):
        session_store.forget(left.key, days=0)
