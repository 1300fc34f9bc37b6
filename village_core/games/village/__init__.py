"""Village, by Inka and Markus Brand: the complete base game as positions, choices and rules."""

from village_core.games.editions import BadSettings
from village_core.games.village.conservation import flaw
from village_core.games.village.edition import EDITIONS, EditionSettings, edition_of, read_settings
from village_core.games.village.opening import OPENING
from village_core.games.village.position import Answer, Position, from_json, to_json
from village_core.games.village.setup import deal, new_game
from village_core.games.village.table import Table
from village_core.games.village.tracking.watching import apart
from village_core.games.village.vocabulary import COLOURS
from village_core.kernel.saves import Codec

ROOM = Codec("village", Position, Answer, flaw, COLOURS, apart, OPENING)

__all__ = [
    "EDITIONS",
    "ROOM",
    "Answer",
    "BadSettings",
    "EditionSettings",
    "Position",
    "Table",
    "deal",
    "edition_of",
    "flaw",
    "from_json",
    "new_game",
    "read_settings",
    "to_json",
]
