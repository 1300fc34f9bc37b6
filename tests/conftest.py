"""Settings of all tests, and an empty store for those that need one."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from copy import copy

import pytest
from hypothesis import settings

from tests.asserting import pytest_pyfunc_call as pytest_pyfunc_call  # a hook
from tests.notebooks import forking
from village_core.kernel.words.languages import VARIABLE
from village_core.store.sql import Store

THRESHOLDS = (100_000, 20, 20)
"""The numbers of new objects, and of collections, after which Python collects garbage of each age."""


def pytest_configure() -> None:
    """Speak English, set no deadlines, let nbval fork its kernels, and collect garbage rarely: few objects go before the end."""
    os.environ[VARIABLE] = "en"
    gc.set_threshold(*THRESHOLDS)
    settings.register_profile("unhurried", deadline=None)  # the machine is shared: the time of an example means little
    settings.load_profile("unhurried")
    forking.begin()


def pytest_collection_finish() -> None:
    """Keep objects that exist before the first test out of garbage collection: they stay to the end."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """End the parent of nbval's kernels, collect garbage a last time, and leave the rest to the end of the process."""
    forking.end()
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def close_widgets() -> Iterator[None]:
    """Close the widgets that a test has left open, for each would be shown again when a later test speaks another language."""
    yield
    if "ipywidgets" in sys.modules:
        sys.modules["ipywidgets"].Widget.close_all()


@pytest.fixture(scope="session")
def session_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """Give a store for all tests that need one: creating it takes longer than most of them."""
    made = Store(f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.db'}")
    yield made
    made.close()


@pytest.fixture
def store(session_store: Store) -> Iterator[Store]:
    """Give an object of its own, which a test may patch, for a shared store without tables; new tables are removed afterwards."""
    yield copy(session_store)
    for left in session_store.find_idle(days=0):
        session_store.forget(left.key, days=0)
