"""The registry knows Stone Age in these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.stone_age.registered import registered


@pytest.fixture(autouse=True, scope="package")
def stone_age() -> Iterator[None]:
    """The line of the registry that adds Stone Age."""
    with registered():
        yield
