"""The registry knows Orchard in these tests, and in every process that they start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from village_core import games


@pytest.fixture(autouse=True, scope="package")
def orchard() -> Iterator[None]:
    """The line of the registry that adds Orchard."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(games.MORE, "orchard=tests.orchard_core")
        games.listed.cache_clear()
        games.package.cache_clear()
        yield
    games.listed.cache_clear()
    games.package.cache_clear()
