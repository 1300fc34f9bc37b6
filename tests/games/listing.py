"""A game that is not listed yet, or never will be, is listed for a while: the line of the registry that adds it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from village_core import games
from village_core.games.board_game import AnyGame


def line(game: AnyGame) -> str:
    """What the variable ``VILLAGE_GAMES`` says of a game: its name and its package."""
    return f"{game.name}={game.codec.position.__module__.rpartition('.')[0]}"


@contextmanager
def listing(game: AnyGame) -> Iterator[None]:
    """The registry knows the game, here and in every process that is started meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(games.MORE, line(game))
        games.listed.cache_clear()
        games.package.cache_clear()
        yield
    games.listed.cache_clear()
    games.package.cache_clear()
