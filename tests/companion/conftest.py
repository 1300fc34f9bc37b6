"""Fixtures of the companion's tests: two pages at one table."""

from __future__ import annotations

import pytest

from tests.companion.pages import Page
from village_core.store.sql import Store


@pytest.fixture
def anna(store: Store) -> Page:
    """Open the page that began a tracked table of three."""
    page = Page(store)
    page.begin()
    return page


@pytest.fixture
def bert(store: Store, anna: Page) -> Page:
    """Open another page at the same table."""
    return Page(store, code=anna.codes[0])
