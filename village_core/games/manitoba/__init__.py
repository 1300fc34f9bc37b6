"""Manitoba, by Remo Conzadori and Paolo Mori: the complete game as positions, choices and rules."""

from village_core.games.board_game import BoardGame
from village_core.games.dealing import deal
from village_core.games.manitoba import picture
from village_core.games.manitoba.edition import EDITIONS, Edition, EditionSettings, build_edition
from village_core.games.manitoba.ending import find_ending
from village_core.games.manitoba.evaluation import JUDGEMENTS
from village_core.games.manitoba.narration import WORD_FILES, Narrator
from village_core.games.manitoba.position import Answer, Position
from village_core.games.manitoba.setup import OPENING, change_edition, new_game
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.tracking.watching import are_independent
from village_core.games.manitoba.validation import find_flaw
from village_core.games.manitoba.vocabulary import COLOURS, Category
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
