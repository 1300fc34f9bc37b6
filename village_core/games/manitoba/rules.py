"""The keys of the rules of Manitoba. Wordings are in ``words/``, citations in ``editions/``."""

from __future__ import annotations

from typing import Final

from village_core.kernel.values import Key


class Rule(Key):
    """One rule each, in the order of play. A refusal, a price or an event names the one that it comes from.

    None of these names a rule of ``STANDING``.
    """

    SETUP_TILES = "setup-tiles"
    SETUP_TOTEM = "setup-totem"
    SETUP_CLAN = "setup-clan"
    SETUP_GOODS = "setup-goods"
    SETUP_REGION = "setup-region"
    SETUP_PATH = "setup-path"
    SETUP_STORAGE = "setup-storage"

    TOTEM_LIFT = "totem-lift"
    ACT_COLOUR = "act-colour"
    ACT_ONCE = "act-once"
    ACT_WAKE = "act-wake"
    ACT_END = "act-end"
    TRADE_NONE = "trade-none"
    TOTEM_PASS = "totem-pass"
    FOLLOW_ONE = "follow-one"
    FOLLOW_DISCS = "follow-discs"
    FOLLOW_NEIGHBOUR = "follow-neighbour"
    FOLLOW_NO_WAKE = "follow-no-wake"

    LAND_ENTER = "land-enter"
    LAND_MOVE = "land-move"
    LAND_FREE = "land-free"
    LAND_GOOD = "land-good"

    STORE_GOOD = "store-good"
    STORE_FEATHER = "store-feather"
    STORE_ROOM = "store-room"
    STORE_BACK = "store-back"
    ALTAR_PLACE = "altar-place"
    ALTAR_KIND = "altar-kind"
    ALTAR_EMPTY = "altar-empty"
    ALTAR_SHELL = "altar-shell"
    ALTAR_RENEW = "altar-renew"

    SHELL_USE = "shell-use"
    SHELL_WAKE = "shell-wake"
    SHELL_BERRY = "shell-berry"
    SHELL_TURN = "shell-turn"
    SHELL_LAST = "shell-last"

    PATH_STEP = "path-step"
    PATH_LOST = "path-lost"
    PATH_GOOD = "path-good"
    PATH_WAKE = "path-wake"
    PATH_POINTS = "path-points"
    PATH_FIRST = "path-first"
    PATH_EXEMPT = "path-exempt"
    PATH_SHELL = "path-shell"
    PATH_LAND = "path-land"
    PATH_RENEW = "path-renew"
    PATH_AGAIN = "path-again"
    PATH_SPARED = "path-spared"
    PATH_OVER = "path-over"

    CARD_PATH = "card-path"
    CARD_PATH_END = "card-path-end"
    CARD_STEP = "card-step"
    CARD_MUST = "card-must"
    CARD_HOME = "card-home"
    CARD_GOOD = "card-good"
    CARD_FEATHER = "card-feather"
    CARD_EACH = "card-each"
    CARD_LAKES = "card-lakes"
    CARD_MOST = "card-most"
    CARD_GROUP = "card-group"
    CARD_NONE = "card-none"

    TILE_ONE = "tile-one"
    TILE_TWO = "tile-two"
    TILE_MOST = "tile-most"
    TILE_MUST = "tile-must"
    TILE_SKIP = "tile-skip"
    TILE_POINTS = "tile-points"
    TILE_EMPTY = "tile-empty"
    TILE_RETURN = "tile-return"
    TILE_HOME = "tile-home"
    TILE_REFILL = "tile-refill"
    TILE_SHORT = "tile-short"
    POINTS_FLOOR = "points-floor"

    SEASON_CARDS = "season-cards"
    SEASON_FEATHERS = "season-feathers"
    SEASON_HOME = "season-home"
    SEASON_REFILL = "season-refill"
    SEASON_WAKE = "season-wake"

    END_AUTUMN = "end-autumn"
    END_OFFERING = "end-offering"
    END_SPARED = "end-spared"
    END_SKIP = "end-skip"
    SCORE_POINTS = "score-points"
    SCORE_BERRIES = "score-berries"
    SCORE_BISON = "score-bison"
    SCORE_HORSES = "score-horses"
    SCORE_CANOES = "score-canoes"
    SCORE_SHELLS = "score-shells"
    SCORE_NOTHING = "score-nothing"
    WIN_MOST = "win-most"
    TIE_SHARED = "tie-shared"


STANDING: Final = frozenset((Rule.SETUP_CLAN, Rule.TRADE_NONE, Rule.SCORE_NOTHING))
"""Rules that only say how things are."""
