"""Village, by Inka and Markus Brand: the complete base game as positions, choices and rules."""

from village_core.games.board_game import BoardGame
from village_core.games.dealing import deal
from village_core.games.editions import BadSettings
from village_core.games.village import picture
from village_core.games.village.box import in_edition
from village_core.games.village.conservation import flaw
from village_core.games.village.edition import EDITIONS, EditionSettings, edition_of, read_settings
from village_core.games.village.evaluation import JUDGEMENTS
from village_core.games.village.finish import ending
from village_core.games.village.narration import WORD_FILES, Narrator
from village_core.games.village.opening import OPENING
from village_core.games.village.position import Answer, Position, from_json, to_json
from village_core.games.village.setup import new_game
from village_core.games.village.table import Table
from village_core.games.village.tracking.watching import independent
from village_core.games.village.vocabulary import COLOURS, Category
from village_core.kernel.saves import Codec

CODEC = Codec(Position.game, Position, Answer, flaw, COLOURS, independent, OPENING)

GAME = BoardGame(
    codec=CODEC,
    editions=EDITIONS,
    new_game=new_game,
    words=WORD_FILES,
    narrator=Narrator,
    categories=tuple(Category),
    ending=ending,
    judgements=JUDGEMENTS,
    in_edition=in_edition,
    read_picture=picture.read,
    write_picture=picture.write,
)


__all__ = [
    "CODEC",
    "EDITIONS",
    "GAME",
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
