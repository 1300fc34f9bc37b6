"""The games, one room each. This list is all that a new game adds outside its own rooms."""

from __future__ import annotations

from village_core import __version__
from village_core.games import village
from village_core.kernel import saves
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave, Codec

VillageGame = Game[village.Table]

ROOMS = {village.ROOM.name: village.ROOM}


def room_of(text: str) -> Codec[village.Table]:
    """The room of the game that a save holds. Raises ``BadSave`` for a game that isn't here."""
    header = saves.read_header(text)
    if header.game not in ROOMS:
        raise BadSave("save-other-game", 1, header.game)
    return ROOMS[header.game]


def load(text: str) -> VillageGame:
    """The game in a save of any of the games. Raises ``BadSave``."""
    return saves.load(text, room_of(text))


def first_line(game: VillageGame) -> str:
    """The first line of the game's save."""
    return saves.first_line(game, village.ROOM, __version__)


def save(game: VillageGame) -> str:
    """The game as the text of a save."""
    return saves.save(game, village.ROOM, __version__)
