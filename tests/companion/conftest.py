"""Fixtures of the companion's tests: two pages at one table."""

from __future__ import annotations

import pytest

from tests.companion.pages import Page
from village_core.store.sql import Store


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
