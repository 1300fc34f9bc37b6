"""The line of the registry that adds Orchard, for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from village_core import games


@contextmanager
def registered() -> Iterator[None]:
    """The registry knows Orchard, here and in every process that is started meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(games.MORE, "orchard=tests.orchard_core")
        games.listed.cache_clear()
        games.package.cache_clear()
        yield
    games.listed.cache_clear()
    games.package.cache_clear()
