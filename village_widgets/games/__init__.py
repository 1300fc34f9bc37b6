"""What shows each game: a room of the game's name, beside the room of its rules in the core."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from typing import TypeVar

from village_core.games import import_package, list_games
from village_core.games.board_game import GameTable
from village_core.kernel.words import Words
from village_widgets.games.shown import ShownGame

T = TypeVar("T", bound=GameTable)


def find_folder(name: str) -> str:
    """Where a game's chapters lie, seen from the pages for any game: nowhere else for the first game, else in its own folder."""
    return "" if name == next(iter(list_games())) else f"{name}/"


def shown_game(name: str) -> ShownGame[T]:
    """How the game of this name is shown. Raises ``BadSave``, which names it, for one that isn't here."""
    import_package(name)
    shown: ShownGame[T] = import_module(f"{_find_room(name)}.shown").SHOWN
    return shown


def list_titles(language: str) -> dict[str, str]:
    """What each game is called, by its name. Of their rooms nothing is imported for that."""
    return {name: Words(language, files(_find_room(name)) / "words").format("game-title") for name in list_games()}


def _find_room(name: str) -> str:
    return list_games()[name].replace("_core", "_widgets")
