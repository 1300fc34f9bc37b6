"""The registry knows Orchard in these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.orchard.registered import registered


@pytest.fixture(autouse=True, scope="package")
def orchard() -> Iterator[None]:
    """The line of the registry that adds Orchard."""
    with registered():
        yield
