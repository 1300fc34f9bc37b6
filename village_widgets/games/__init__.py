"""The screen, title, colours and folder of chapters of each game, found by its name.

Every game of this package has a room here, named as its room in the core.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from typing import TypeVar

from village_core.games import import_package, list_games
from village_core.games.board_game import GameTable
from village_core.kernel.words import Words
from village_widgets.components.inks import Ink
from village_widgets.games.shown import ShownGame

T = TypeVar("T", bound=GameTable)


def find_folder(name: str) -> str:
    """Return the folder of a game's chapters, with a slash, as seen from the general pages: empty for the first game listed."""
    return "" if name == next(iter(list_games())) else f"{name}/"


def find_screen(name: str) -> ShownGame[T]:
    """Return the screen of the game with this name. Raises ``BadSave``, which names it, for an unknown one."""
    import_package(name)
    shown: ShownGame[T] = import_module(f"{_find_room(name)}.shown").SHOWN
    return shown


def list_titles() -> dict[str, str]:
    """Map the name of each game to its title, without importing the games' rooms."""
    return {name: Words(files(_find_room(name)) / "words").format("game-title") for name in list_games()}


def list_inks() -> dict[str, Mapping[str, Ink]]:
    """Map the name of each game to its players' colours; of the games' rooms only the colours are imported."""
    return {name: import_module(f"{_find_room(name)}.inks").INKS for name in list_games()}


def _find_room(name: str) -> str:
    return list_games()[name].replace("_core", "_widgets")
