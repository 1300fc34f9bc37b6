"""The line of the registry that adds Stone Age, for a while: a game that is being written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from village_core import games

LINE = "stone_age=village_core.games.stone_age"


@contextmanager
def registered() -> Iterator[None]:
    """The registry knows Stone Age, here and in every process that is started meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(games.MORE, LINE)
        games.listed.cache_clear()
        games.package.cache_clear()
        yield
    games.listed.cache_clear()
    games.package.cache_clear()
