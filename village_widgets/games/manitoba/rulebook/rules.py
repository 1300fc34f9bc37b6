"""The rules of Manitoba in the order in which the game is played, and those that one has to know to understand another."""

from __future__ import annotations

from typing import Final

from village_core.games.manitoba.rules import Rule
from village_core.kernel.values import RuleKey

GROUPS: Final[dict[str, tuple[RuleKey, ...]]] = {
    "setup": (
        Rule.SETUP_TILES,
        Rule.SETUP_TOTEM,
        Rule.SETUP_CLAN,
        Rule.SETUP_GOODS,
        Rule.SETUP_REGION,
        Rule.SETUP_PATH,
        Rule.SETUP_STORAGE,
    ),
    "turn": (
        Rule.TOTEM_LIFT,
        Rule.ACT_COLOUR,
        Rule.ACT_ONCE,
        Rule.ACT_WAKE,
        Rule.ACT_END,
        Rule.TRADE_NONE,
        Rule.TOTEM_PASS,
    ),
    "others": (
        Rule.FOLLOW_ONE,
        Rule.FOLLOW_DISCS,
        Rule.FOLLOW_NEIGHBOUR,
        Rule.FOLLOW_NO_WAKE,
    ),
    "land": (
        Rule.LAND_ENTER,
        Rule.LAND_MOVE,
        Rule.LAND_FREE,
        Rule.LAND_GOOD,
    ),
    "goods": (
        Rule.STORE_GOOD,
        Rule.STORE_FEATHER,
        Rule.STORE_ROOM,
        Rule.STORE_BACK,
        Rule.ALTAR_PLACE,
        Rule.ALTAR_KIND,
        Rule.ALTAR_EMPTY,
        Rule.ALTAR_SHELL,
        Rule.ALTAR_RENEW,
    ),
    "shells": (
        Rule.SHELL_USE,
        Rule.SHELL_WAKE,
        Rule.SHELL_BERRY,
        Rule.SHELL_TURN,
        Rule.SHELL_LAST,
    ),
    "paths": (
        Rule.PATH_STEP,
        Rule.PATH_LOST,
        Rule.PATH_GOOD,
        Rule.PATH_WAKE,
        Rule.PATH_POINTS,
        Rule.PATH_FIRST,
        Rule.PATH_EXEMPT,
        Rule.PATH_SHELL,
        Rule.PATH_LAND,
        Rule.PATH_RENEW,
        Rule.PATH_AGAIN,
        Rule.PATH_SPARED,
        Rule.PATH_OVER,
    ),
    "events": (
        Rule.CARD_PATH,
        Rule.CARD_PATH_END,
        Rule.CARD_STEP,
        Rule.CARD_MUST,
        Rule.CARD_HOME,
        Rule.CARD_GOOD,
        Rule.CARD_FEATHER,
        Rule.CARD_EACH,
        Rule.CARD_LAKES,
        Rule.CARD_MOST,
        Rule.CARD_GROUP,
        Rule.CARD_NONE,
    ),
    "scoring": (
        Rule.TILE_ONE,
        Rule.TILE_TWO,
        Rule.TILE_MOST,
        Rule.TILE_MUST,
        Rule.TILE_SKIP,
        Rule.TILE_POINTS,
        Rule.TILE_EMPTY,
        Rule.TILE_RETURN,
        Rule.TILE_HOME,
        Rule.TILE_REFILL,
        Rule.TILE_SHORT,
        Rule.POINTS_FLOOR,
    ),
    "season": (
        Rule.SEASON_CARDS,
        Rule.SEASON_FEATHERS,
        Rule.SEASON_HOME,
        Rule.SEASON_REFILL,
        Rule.SEASON_WAKE,
    ),
    "end": (
        Rule.END_AUTUMN,
        Rule.END_OFFERING,
        Rule.END_SPARED,
        Rule.END_SKIP,
        Rule.SCORE_POINTS,
        Rule.SCORE_BERRIES,
        Rule.SCORE_BISON,
        Rule.SCORE_HORSES,
        Rule.SCORE_CANOES,
        Rule.SCORE_SHELLS,
        Rule.SCORE_NOTHING,
        Rule.WIN_MOST,
        Rule.TIE_SHARED,
    ),
}

LEANS: Final[dict[RuleKey, tuple[RuleKey, ...]]] = {
    Rule.SETUP_REGION: (
        Rule.LAND_FREE,
        Rule.LAND_GOOD,
    ),
    Rule.SETUP_PATH: (
        Rule.PATH_STEP,
        Rule.PATH_LOST,
    ),
    Rule.TOTEM_PASS: (Rule.TOTEM_LIFT,),
    Rule.ACT_COLOUR: (Rule.TOTEM_LIFT,),
    Rule.ACT_ONCE: (
        Rule.LAND_ENTER,
        Rule.PATH_STEP,
    ),
    Rule.ACT_WAKE: (Rule.ACT_ONCE,),
    Rule.FOLLOW_DISCS: (
        Rule.TOTEM_LIFT,
        Rule.ACT_COLOUR,
    ),
    Rule.FOLLOW_ONE: (Rule.FOLLOW_DISCS,),
    Rule.FOLLOW_NEIGHBOUR: (
        Rule.LAND_ENTER,
        Rule.FOLLOW_DISCS,
    ),
    Rule.FOLLOW_NO_WAKE: (
        Rule.ACT_WAKE,
        Rule.SHELL_WAKE,
    ),
    Rule.LAND_ENTER: (Rule.LAND_FREE,),
    Rule.LAND_MOVE: (Rule.LAND_FREE,),
    Rule.LAND_GOOD: (
        Rule.STORE_GOOD,
        Rule.ALTAR_PLACE,
    ),
    Rule.STORE_GOOD: (
        Rule.ALTAR_PLACE,
        Rule.STORE_ROOM,
    ),
    Rule.STORE_FEATHER: (
        Rule.STORE_GOOD,
        Rule.ALTAR_PLACE,
    ),
    Rule.STORE_ROOM: (
        Rule.STORE_BACK,
        Rule.ALTAR_PLACE,
    ),
    Rule.STORE_BACK: (
        Rule.STORE_ROOM,
        Rule.ALTAR_KIND,
    ),
    Rule.ALTAR_EMPTY: (
        Rule.ALTAR_SHELL,
        Rule.STORE_ROOM,
    ),
    Rule.ALTAR_SHELL: (
        Rule.SHELL_USE,
        Rule.SCORE_SHELLS,
    ),
    Rule.ALTAR_RENEW: (
        Rule.ALTAR_SHELL,
        Rule.SHELL_USE,
    ),
    Rule.ALTAR_KIND: (Rule.ALTAR_PLACE,),
    Rule.SHELL_USE: (
        Rule.SHELL_WAKE,
        Rule.SHELL_BERRY,
        Rule.SHELL_LAST,
    ),
    Rule.SHELL_WAKE: (Rule.SHELL_USE,),
    Rule.SHELL_BERRY: (
        Rule.SHELL_USE,
        Rule.TILE_RETURN,
    ),
    Rule.SHELL_LAST: (Rule.SCORE_SHELLS,),
    Rule.PATH_STEP: (
        Rule.PATH_LOST,
        Rule.PATH_AGAIN,
    ),
    Rule.PATH_FIRST: (Rule.PATH_STEP,),
    Rule.PATH_EXEMPT: (
        Rule.TILE_SKIP,
        Rule.END_SKIP,
    ),
    Rule.PATH_SHELL: (Rule.SHELL_USE,),
    Rule.PATH_LAND: (
        Rule.LAND_ENTER,
        Rule.LAND_MOVE,
    ),
    Rule.PATH_RENEW: (Rule.SHELL_USE,),
    Rule.PATH_AGAIN: (Rule.PATH_STEP,),
    Rule.PATH_SPARED: (Rule.END_OFFERING,),
    Rule.PATH_WAKE: (Rule.ACT_WAKE,),
    Rule.PATH_GOOD: (
        Rule.STORE_GOOD,
        Rule.ALTAR_PLACE,
    ),
    Rule.CARD_PATH: (Rule.PATH_STEP,),
    Rule.CARD_STEP: (
        Rule.LAND_MOVE,
        Rule.LAND_GOOD,
    ),
    Rule.CARD_GOOD: (Rule.STORE_GOOD,),
    Rule.CARD_FEATHER: (Rule.STORE_FEATHER,),
    Rule.CARD_GROUP: (Rule.LAND_MOVE,),
    Rule.CARD_HOME: (Rule.ACT_WAKE,),
    Rule.TILE_ONE: (
        Rule.TILE_POINTS,
        Rule.TILE_MUST,
    ),
    Rule.TILE_TWO: (
        Rule.TILE_POINTS,
        Rule.TILE_MUST,
    ),
    Rule.TILE_MOST: (
        Rule.TILE_POINTS,
        Rule.TILE_MUST,
    ),
    Rule.TILE_MUST: (
        Rule.TILE_SKIP,
        Rule.PATH_EXEMPT,
    ),
    Rule.TILE_SKIP: (Rule.PATH_EXEMPT,),
    Rule.TILE_POINTS: (
        Rule.TILE_RETURN,
        Rule.TILE_HOME,
        Rule.TILE_REFILL,
    ),
    Rule.TILE_EMPTY: (Rule.TILE_MUST,),
    Rule.TILE_HOME: (Rule.ACT_WAKE,),
    Rule.TILE_REFILL: (Rule.TILE_SHORT,),
    Rule.SEASON_FEATHERS: (Rule.STORE_FEATHER,),
    Rule.SEASON_HOME: (Rule.SEASON_REFILL,),
    Rule.SEASON_WAKE: (Rule.ACT_WAKE,),
    Rule.END_AUTUMN: (Rule.END_OFFERING,),
    Rule.END_SPARED: (
        Rule.END_OFFERING,
        Rule.PATH_SPARED,
    ),
    Rule.END_SKIP: (
        Rule.PATH_EXEMPT,
        Rule.TILE_EMPTY,
    ),
    Rule.SCORE_BERRIES: (
        Rule.END_OFFERING,
        Rule.TILE_POINTS,
    ),
    Rule.SCORE_BISON: (
        Rule.END_OFFERING,
        Rule.TILE_POINTS,
    ),
    Rule.SCORE_HORSES: (
        Rule.END_OFFERING,
        Rule.TILE_POINTS,
    ),
    Rule.SCORE_CANOES: (
        Rule.END_OFFERING,
        Rule.TILE_POINTS,
    ),
    Rule.SCORE_NOTHING: (Rule.SCORE_SHELLS,),
}
