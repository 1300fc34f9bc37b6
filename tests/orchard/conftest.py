"""Orchard is in the registry in these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.orchard.registered import registered


@pytest.fixture(autouse=True, scope="package")
def orchard() -> Iterator[None]:
    """Register Orchard as a game while the tests of this folder run."""
    with registered():
        yield
