"""Village, by Inka and Markus Brand: the complete base game as positions, choices and rules."""

from village_core.games.board_game import BoardGame
from village_core.games.dealing import deal
from village_core.games.editions import BadSettings
from village_core.games.village import picture
from village_core.games.village.box import change_edition
from village_core.games.village.conservation import find_flaw
from village_core.games.village.edition import EDITIONS, EditionSettings, build_edition, read_settings
from village_core.games.village.evaluation import JUDGEMENTS
from village_core.games.village.finish import find_ending
from village_core.games.village.narration import WORD_FILES, Narrator
from village_core.games.village.opening import OPENING
from village_core.games.village.position import Answer, Position, from_json, to_json
from village_core.games.village.setup import new_game
from village_core.games.village.table import Table
from village_core.games.village.tracking.watching import are_independent
from village_core.games.village.vocabulary import COLOURS, Category
from village_core.kernel.saves import Codec

CODEC = Codec(Position.game, Position, Answer, find_flaw, COLOURS, are_independent, OPENING)

GAME = BoardGame(
    codec=CODEC,
    editions=EDITIONS,
    new_game=new_game,
    words=WORD_FILES,
    narrator=Narrator,
    categories=tuple(Category),
    find_ending=find_ending,
    judgements=JUDGEMENTS,
    change_edition=change_edition,
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
    "build_edition",
    "deal",
    "find_flaw",
    "from_json",
    "new_game",
    "read_settings",
    "to_json",
]
