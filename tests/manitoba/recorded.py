"""The complete games of Manitoba that are recorded: how each must end, and what its players lean to."""

from __future__ import annotations

from tests.games.record import OTHERWISE, Recorded, WantedGame, list_other_rulings
from tests.manitoba.positions import FIRST
from village_core.games.manitoba import GAME
from village_core.games.manitoba.choices import Finish, Lift, Store, TurnBerry, Wake, WakeOne, Walk
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.vocabulary import ALTARS
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Option

SETTLERS, SEERS = "settlers", "seers"


def ends(game: Game) -> bool:
    """Tell whether a game ended with autumn, as all do."""
    return MANITOBA.find_ending(game).way == Rule.END_AUTUMN


def weigh(position: Position, option: Option, lean: str) -> float:
    """Return the weight of an option: seers want paths, settlers altars; both rather act than finish."""
    match option.choice:
        case Finish():
            return 0.1
        case Walk():
            return 20.0 if lean == SEERS else 1.0
        case Store(place):
            return 6.0 if place in ALTARS and lean == SETTLERS else 1.0
        case WakeOne() | TurnBerry():
            return 0.3
        case Wake():
            return 4.0
        case Lift(discs):
            return float(discs)
    return 1.0


WANTED = (
    WantedGame("autumn-of-two", FIRST, 2, ends, lean=SEERS),
    WantedGame("autumn-of-three", FIRST, 3, ends, lean=SETTLERS),
    WantedGame("autumn-of-four", FIRST, 4, ends, lean=SETTLERS),
    WantedGame(OTHERWISE, FIRST, 3, ends, lean=SEERS, rulings=list_other_rulings(GAME, FIRST)),
)


def count_shells(game: Game) -> dict[str, object]:
    """Return each clan's number of shells, to be recorded with the game."""
    return {"shells": [clan.active + clan.used for clan in game.position.table.clans]}


MANITOBA = Recorded(GAME, WANTED, weigh, count_shells)
