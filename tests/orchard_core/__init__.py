"""Orchard, a small game made up for the tests: a die, a price among kinds, two editions. It shows all that a game brings."""

from importlib.resources import files
from operator import attrgetter

from tests.orchard_core import picture
from tests.orchard_core.edition import EDITIONS, Edition
from tests.orchard_core.evaluation import evaluate
from tests.orchard_core.frames import find_ending
from tests.orchard_core.narration import Narrator
from tests.orchard_core.position import Answer, Position, change_edition, find_flaw, new_game
from tests.orchard_core.table import CATEGORIES, Table
from tests.orchard_core.tracking import are_independent
from village_core.games.board_game import BoardGame
from village_core.games.judgement import FunctionJudgement, Judgements
from village_core.games.opening import build_opening
from village_core.kernel.saves import Codec

CODEC: Codec[Table] = Codec(
    Position.game, Position, Answer, find_flaw, ("green", "orange", "brown"), are_independent, build_opening(new_game)
)

GAME: BoardGame[Table, Edition] = BoardGame(
    codec=CODEC,
    editions=EDITIONS,
    new_game=new_game,
    words=files(__package__) / "words",
    narrator=Narrator,
    categories=CATEGORIES,
    find_ending=find_ending,
    judgements=Judgements(FunctionJudgement(evaluate), find_phase=attrgetter("round")),
    change_edition=change_edition,
    read_picture=picture.read,
    write_picture=picture.write,
)
