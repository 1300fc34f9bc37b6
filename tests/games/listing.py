"""Listing a game for a while that is not in the registry: the line that adds it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from village_core import games
from village_core.games.board_game import AnyGame


def line(game: AnyGame) -> str:
    """Return the game's part of the variable ``VILLAGE_GAMES``: its name and its package, with an equals sign between."""
    return f"{game.name}={game.codec.position.__module__.rpartition('.')[0]}"


@contextmanager
def listing(game: AnyGame) -> Iterator[None]:
    """List the game in the registry, here and in every process that is started meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(games.MORE, line(game))
        games.list_games.cache_clear()
        games.import_package.cache_clear()
        yield
    games.list_games.cache_clear()
    games.import_package.cache_clear()
