"""The questions that players ask about Manitoba, each with the rules that answer it."""

from __future__ import annotations

from typing import Final

from village_core.games.manitoba.rules import Rule
from village_widgets.rulebook.book import Question

QUESTIONS: Final = (
    Question("m01", (Rule.TOTEM_LIFT,)),
    Question("m02", (Rule.FOLLOW_DISCS, Rule.ACT_COLOUR)),
    Question("m03", (Rule.ACT_ONCE,)),
    Question("m04", (Rule.FOLLOW_NO_WAKE, Rule.SHELL_WAKE)),
    Question("m05", (Rule.LAND_FREE, Rule.LAND_GOOD)),
    Question("m06", (Rule.FOLLOW_NEIGHBOUR,)),
    Question("m07", (Rule.LAND_MOVE, Rule.FOLLOW_NEIGHBOUR)),
    Question("m08", (Rule.STORE_ROOM, Rule.ALTAR_PLACE, Rule.STORE_BACK)),
    Question("m09", (Rule.ALTAR_KIND,)),
    Question("m10", (Rule.ALTAR_EMPTY, Rule.ALTAR_SHELL)),
    Question("m11", (Rule.ALTAR_SHELL,)),
    Question("m12", (Rule.SHELL_LAST, Rule.SCORE_SHELLS)),
    Question("m13", (Rule.SHELL_BERRY, Rule.TILE_RETURN)),
    Question("m14", (Rule.PATH_LOST,)),
    Question("m15", (Rule.PATH_FIRST, Rule.PATH_STEP)),
    Question("m16", (Rule.PATH_AGAIN, Rule.PATH_OVER)),
    Question("m17", (Rule.TILE_MUST, Rule.TILE_EMPTY)),
    Question("m18", (Rule.TILE_TWO, Rule.TILE_SKIP)),
    Question("m19", (Rule.TILE_MOST, Rule.STORE_FEATHER)),
    Question("m20", (Rule.TILE_RETURN, Rule.TILE_HOME, Rule.TILE_REFILL)),
    Question("m21", (Rule.SEASON_FEATHERS,)),
    Question("m22", (Rule.END_OFFERING, Rule.END_SPARED)),
    Question("m23", (Rule.END_SKIP,)),
    Question("m24", (Rule.SCORE_NOTHING,)),
    Question("m25", (Rule.TIE_SHARED,)),
)
