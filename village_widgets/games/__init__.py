"""What shows each game: a room of the game's name, beside the room of its rules in the core."""

from __future__ import annotations

from importlib import import_module
from typing import TypeVar

from village_core.games import package
from village_core.games.board_game import GameTable
from village_widgets.games.shown import ShownGame

T = TypeVar("T", bound=GameTable)


def shown_game(name: str) -> ShownGame[T]:
    """How the game of this name is shown. Raises ``BadSave``, which names it, for one that isn't here."""
    rules = package(name).__name__
    shown: ShownGame[T] = import_module(f"{rules.replace('_core', '_widgets')}.shown").SHOWN
    return shown
