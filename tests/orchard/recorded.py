"""The recorded games of Orchard: how each must end, and what its players lean to."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.record import OTHERWISE, Recorded, WantedGame, list_other_rulings
from tests.orchard_core import GAME
from tests.orchard_core.frames import Bake, Rest
from tests.orchard_core.rules import Rule
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Option

BAKERS, IDLERS = "bakers", "idlers"


def ends(way: Rule, won_by: Rule) -> Callable[[Game], bool]:
    """Return a function that tells whether a game ended by the rule ``way`` and was won by the rule ``won_by``."""
    return lambda game: ORCHARD.find_ending(game).way == way and game.position.table.outcome.rule == won_by


def weigh(position: Position, option: Option, lean: str) -> float:
    """Weigh an option: bakers prefer to bake and avoid a rest; idlers seldom bake."""
    if isinstance(option.choice, Bake):
        return 30.0 if lean == BAKERS else 0.2
    return 0.1 if isinstance(option.choice, Rest) and lean == BAKERS else 1.0


WANTED = (
    WantedGame("cakes-out", "old", 2, ends(Rule.END_CAKES, Rule.WIN_MOST), lean=BAKERS),
    WantedGame("cakes-out-shared", "new", 3, ends(Rule.END_CAKES, Rule.WIN_SHARED), lean=BAKERS),
    WantedGame("rounds-over", "old", 3, ends(Rule.END_ROUNDS, Rule.WIN_MOST), lean=IDLERS, seed=2),
    WantedGame("rounds-over-shared", "new", 2, ends(Rule.END_ROUNDS, Rule.WIN_SHARED), lean=IDLERS, seed=4),
    WantedGame(
        OTHERWISE, "old", 2, ends(Rule.END_CAKES, Rule.WIN_MOST), lean=BAKERS, rulings=list_other_rulings(GAME, "old"), seed=19
    ),
)
ORCHARD = Recorded(GAME, WANTED, weigh, lambda game: {"cakes": [garden.cakes for garden in game.position.table.gardens]})
