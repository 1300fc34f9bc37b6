"""Stone Age, by Bernd Brunnhofer: the complete game as positions, choices and rules."""

from village_core.games.board_game import BoardGame
from village_core.games.dealing import deal
from village_core.games.stone_age import picture
from village_core.games.stone_age.edition import EDITIONS, Edition, EditionSettings, build_edition
from village_core.games.stone_age.ending import find_ending
from village_core.games.stone_age.evaluation import JUDGEMENTS
from village_core.games.stone_age.narration import WORD_FILES, Narrator
from village_core.games.stone_age.position import Answer, Position
from village_core.games.stone_age.setup import OPENING, change_edition, new_game
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.tracking.watching import are_independent
from village_core.games.stone_age.validation import find_flaw
from village_core.games.stone_age.vocabulary import COLOURS, Category
from village_core.kernel.saves import Codec

CODEC: Codec[Table] = Codec(Position.game, Position, Answer, find_flaw, COLOURS, are_independent, OPENING)

GAME: BoardGame[Table, Edition] = BoardGame(
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
    "EditionSettings",
    "Position",
    "Table",
    "build_edition",
    "deal",
    "find_flaw",
    "new_game",
]
