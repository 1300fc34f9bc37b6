"""Fixtures of the companion's tests: two pages at one table."""

from __future__ import annotations

import pytest

from tests.companion.pages import Page
from village_core.store.sql import Store


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests of hostile input last: the audit hook that they add to Python stays, and slows all later tests down."""
    items.sort(key=lambda item: item.path.stem == "test_hostile")


@pytest.fixture
def anna(store: Store) -> Page:
    """Begin a tracked table of Anna, Bert and Carl on a new page, and return that page."""
    page = Page(store)
    page.begin()
    return page


@pytest.fixture
def bert(store: Store, anna: Page) -> Page:
    """Return another page, at the table of ``anna``."""
    return Page(store, code=anna.codes[0])
