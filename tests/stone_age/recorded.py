"""The complete games of Stone Age that are recorded: how each must end, and what its players lean to."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.record import OTHERWISE, Recorded, WantedGame, list_other_rulings
from tests.stone_age.positions import FIRST
from village_core.games.stone_age import GAME
from village_core.games.stone_age.choices import Decline, PlaceWorkers, Starve
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import CARDS, SITES
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Option

COLLECTORS, BUILDERS = "collectors", "builders"


def ends(way: Rule) -> Callable[[Game], bool]:
    """Return a function that tells whether a game ended by this rule."""
    return lambda game: STONE_AGE.find_ending(game).way == way


def weigh(position: Position, option: Option, lean: str) -> float:
    """Return the weight of an option: builders want buildings, collectors cards; all place many workers, buy and feed."""
    match option.choice:
        case PlaceWorkers(place, workers):
            wanted = SITES if lean == BUILDERS else CARDS
            return 12.0 if place in wanted else 0.3 if place in (*CARDS, *SITES) else 2.0 * workers
        case Decline() | Starve():
            return 0.002
    return 1.0


WANTED = (
    WantedGame("cards-of-two", FIRST, 2, ends(Rule.END_CARDS), lean=COLLECTORS),
    WantedGame("cards-of-four", FIRST, 4, ends(Rule.END_CARDS), lean=COLLECTORS),
    WantedGame("buildings-of-two", FIRST, 2, ends(Rule.END_BUILDINGS), lean=BUILDERS),
    WantedGame(OTHERWISE, FIRST, 3, ends(Rule.END_CARDS), lean=COLLECTORS, rulings=list_other_rulings(GAME, FIRST)),
)


def count_buildings(game: Game) -> dict[str, object]:
    """Return the number of buildings of each player, to be recorded with the game."""
    return {"buildings": [len(tribe.buildings) for tribe in game.position.table.tribes]}


STONE_AGE = Recorded(GAME, WANTED, weigh, count_buildings)
