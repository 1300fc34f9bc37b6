"""A game that a test lists in the registry for a while, and the part of the variable that lists it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from village_core import games
from village_core.games.board_game import AnyGame


def format_line(game: AnyGame) -> str:
    """Return the game's part of the variable ``VILLAGE_GAMES``: its name and its package, with an equals sign between."""
    return f"{game.name}={game.codec.position.__module__.rpartition('.')[0]}"


@contextmanager
def list_game(game: AnyGame) -> Iterator[None]:
    """List the game in the registry while the context lasts, in this process and in all that are started meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(games.MORE, format_line(game))
        games.list_games.cache_clear()
        games.import_package.cache_clear()
        yield
    games.list_games.cache_clear()
    games.import_package.cache_clear()
