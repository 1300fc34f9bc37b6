"""The games, one room each. ``LISTED`` is all that a new game adds outside its own rooms."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final, TypeVar

from village_core import __version__
from village_core.games.problems import word_problems
from village_core.kernel import picture, saves
from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.saves import BadSave, Codec

if TYPE_CHECKING:
    from village_core.games.board_game import BoardGame, GameTable
    from village_core.games.editions import PrintedEdition

T = TypeVar("T", bound=Table)
G = TypeVar("G", bound="GameTable")

LISTED: Final = {
    "village": "village_core.games.village",
    "stone_age": "village_core.games.stone_age",
    "manitoba": "village_core.games.manitoba",
}
"""Packages of the games' rules, by name.

The package holds the game as ``GAME``; the package that draws it has the same name with ``_widgets`` instead of ``_core``.
"""
MORE: Final = "VILLAGE_GAMES"
"""Environment variable that lists further games, as ``name=package`` with commas between, while they are being written."""


@cache
def list_games() -> dict[str, str]:
    """Return the packages of all games' rules by name: those ``LISTED``, then those of the environment variable ``MORE``.

    The first game is the default. The variable is read once.
    """
    more = (entry.partition("=") for entry in os.environ.get(MORE, "").split(",") if entry)
    return {**LISTED, **{name: package for name, _, package in more}}


@cache
@word_problems()
def import_package(name: str) -> ModuleType:
    """Return the package of a game's rules, imported.

    Raises ``BadSave``, which names the games that exist, if none of them has this name.
    """
    if name not in list_games():
        raise BadSave("save-other-game", 1, name, names=list_games())
    return import_module(list_games()[name])


def find_game(name: str) -> BoardGame[G, PrintedEdition]:
    """Return the game of this name. Raises ``BadSave``, which quotes the name, if no listed game has it."""
    game: BoardGame[G, PrintedEdition] = import_package(name).GAME
    return game


def find_codec(name: str) -> Codec[T]:
    """Return the codec of the game of this name. Raises ``BadSave`` if no listed game has it."""
    codec: Codec[T] = import_package(name).GAME.codec
    return codec


def read_codec(text: str) -> Codec[T]:
    """Return the codec of the game that a save is of.

    Raises ``BadSave`` if its header can't be read, or its game isn't listed.
    """
    return find_codec(saves.read_header(text).game)


@word_problems()
def name_pictured(text: str) -> str:
    """Return the name of the game that a text picture shows: its first word, or the default game if that word names no game.

    Raises ``BadPicture`` for an unknown word in a line that names a number of players, as the first line of a picture does.
    """
    first = next(iter(picture.parse_lines(text)), None)
    if first is not None and first.key in list_games():
        return first.key
    if first is not None and any(part[1:] in (("player",), ("players",)) for part in first.parts):
        raise first.build_error("picture-other-game", first.key)
    return next(iter(list_games()))


def read_picture(text: str) -> Position[T]:
    """Return the position that a text picture of any game shows. Raises ``BadPicture`` if it can't be read."""
    position: Position[T] = import_package(name_pictured(text)).GAME.read_picture(text)
    return position


@word_problems()
def load(text: str) -> Game[T]:
    """Load a game from a save of any game and replay it.

    Raises ``BadSave`` if it can't be read or replayed, with the part that can be rescued, if any.
    """
    return saves.load(text, read_codec(text))


def write_first_line(game: Game[T]) -> str:
    """Return the header with which the game's log begins, as one line in the format without seals."""
    return saves.format_header(game, find_codec(game.start.game), __version__)


def save(game: Game[T]) -> str:
    """Return the game as the text of a save, with seals and checkpoints, without undone steps."""
    return saves.save(game, find_codec(game.start.game), __version__)
