"""The questions that players ask about Village, each with the rules that answer it."""

from __future__ import annotations

from typing import Final

from village_core.games.village.rules import Rule
from village_widgets.rulebook.book import Question

QUESTIONS: Final = (
    Question("v01", (Rule.TURN_PLAGUE,)),
    Question("v02", (Rule.TURN_TAKE,)),
    Question(
        "v03",
        (
            Rule.TURN_TAKE,
            Rule.TURN_LEAVE,
            Rule.MARKET_DAY,
        ),
    ),
    Question("v04", (Rule.WELL,)),
    Question(
        "v05",
        (
            Rule.ROUND_END,
            Rule.WELL,
        ),
    ),
    Question(
        "v06",
        (
            Rule.ROUND_START_PLAYER,
            Rule.PRIVILEGE_RING,
        ),
    ),
    Question(
        "v07",
        (
            Rule.HARVEST_HORSE,
            Rule.HARVEST_OX,
        ),
    ),
    Question(
        "v08",
        (
            Rule.HARVEST,
            Rule.HARVEST_HORSE,
        ),
    ),
    Question("v09", (Rule.FAMILY_SMALLEST,)),
    Question("v10", (Rule.FAMILY_HOME,)),
    Question(
        "v11",
        (
            Rule.FAMILY_ALL_BORN,
            Rule.FAMILY_HOME,
        ),
    ),
    Question(
        "v12",
        (
            Rule.FAMILY_HOME,
            Rule.COUNCIL_ENTER,
        ),
    ),
    Question(
        "v13",
        (
            Rule.CRAFTS_TRAINING,
            Rule.CRAFTS_TIME,
        ),
    ),
    Question("v14", (Rule.CRAFTS_TRAINED,)),
    Question("v15", (Rule.CRAFTS_PRODUCT,)),
    Question(
        "v16",
        (
            Rule.CRAFTS_PRICE,
            Rule.COIN_JOKER,
        ),
    ),
    Question(
        "v17",
        (
            Rule.CRAFTS_PRICE,
            Rule.COIN_JOKER,
        ),
    ),
    Question(
        "v18",
        (
            Rule.CRAFTS_MILL,
            Rule.CRAFTS_MILL_NOBODY,
        ),
    ),
    Question(
        "v19",
        (
            Rule.MARKET_SURCHARGE,
            Rule.MARKET_FREE_SALE,
        ),
    ),
    Question(
        "v20",
        (
            Rule.COIN_JOKER,
            Rule.MARKET_SURCHARGE,
        ),
    ),
    Question("v21", (Rule.MARKET_QUEUE,)),
    Question(
        "v22",
        (
            Rule.MARKET_REFILL,
            Rule.MARKET_QUEUE,
        ),
    ),
    Question(
        "v23",
        (
            Rule.MARKET_DAY,
            Rule.MARKET_PASS,
        ),
    ),
    Question(
        "v24",
        (
            Rule.MARKET_SERVE,
            Rule.SCORE_CUSTOMERS,
        ),
    ),
    Question("v25", (Rule.TRAVEL_TOLL,)),
    Question("v26", (Rule.TRAVEL_ROAD,)),
    Question(
        "v27",
        (
            Rule.COUNCIL_PRICE,
            Rule.COIN_JOKER,
        ),
    ),
    Question("v28", (Rule.PRIVILEGE_STAGE,)),
    Question("v29", (Rule.PRIVILEGE_RING_TAKEN,)),
    Question(
        "v30",
        (
            Rule.CHURCH_PRICE,
            Rule.CHURCH_BAG,
        ),
    ),
    Question(
        "v31",
        (
            Rule.MASS_RISE,
            Rule.MASS_BUY_OUT,
        ),
    ),
    Question(
        "v32",
        (
            Rule.MASS_MAJORITY_TIE,
            Rule.MASS_MAJORITY_SHARED,
        ),
    ),
    Question(
        "v33",
        (
            Rule.DYING_AFTER_ACTION,
            Rule.TURN_TIME,
        ),
    ),
    Question(
        "v34",
        (
            Rule.DYING_CHRONICLE,
            Rule.DYING_GRAVE,
        ),
    ),
    Question(
        "v35",
        (
            Rule.END_CHRONICLE,
            Rule.DYING_GRAVE,
        ),
    ),
    Question("v36", (Rule.DYING_NOBODY,)),
    Question(
        "v37",
        (
            Rule.SCORE_NOTHING,
            Rule.SCORE_COINS,
        ),
    ),
    Question(
        "b01",
        (
            Rule.PRIVILEGE_DIFFERENT,
            Rule.PRIVILEGE_INFLUENCE,
        ),
    ),
    Question(
        "b02",
        (
            Rule.TIE_CUSTOMERS,
            Rule.TIE_GRAIN,
            Rule.TIE_LIVING,
            Rule.TIE_SHARED,
        ),
    ),
    Question(
        "b03",
        (
            Rule.SUPPLY_LIMITED,
            Rule.SUPPLY_UNLIMITED,
        ),
    ),
    Question("b04", (Rule.SETUP_SEATS,)),
    Question("b05", (Rule.SOLO_MATCH,)),
    Question(
        "b06",
        (
            Rule.SOLO_MATCH_NEXT,
            Rule.SOLO_ORDER,
        ),
    ),
    Question(
        "b07",
        (
            Rule.SOLO_ANY,
            Rule.SOLO_ANY_NEXT,
        ),
    ),
    Question("b08", (Rule.SOLO_MARKET_SERVE,)),
    Question("b09", (Rule.SOLO_RING,)),
    Question("b10", (Rule.SOLO_MAJORITY,)),
    Question("f01", (Rule.HARVEST_HOME,)),
    Question("f02", (Rule.HARVEST_OX,)),
    Question("f03", (Rule.HARVEST_LIMIT,)),
    Question(
        "f04",
        (
            Rule.TURN_LEAVE,
            Rule.MARKET_DAY,
        ),
    ),
    Question("f05", (Rule.PRIVILEGE_PRESTIGE,)),
    Question(
        "f06",
        (
            Rule.COUNCIL_TOP,
            Rule.COUNCIL_STAY,
        ),
    ),
    Question("f07", (Rule.DYING_ELDEST,)),
    Question(
        "f08",
        (
            Rule.FAMILY_NOT_BAG,
            Rule.MASS_BUY_OUT,
        ),
    ),
    Question(
        "f09",
        (
            Rule.TRAVEL_NO_RETURN,
            Rule.FAMILY_HOME,
        ),
    ),
    Question("f10", (Rule.TRAVEL_ONCE,)),
    Question(
        "f11",
        (
            Rule.END_CHRONICLE,
            Rule.END_GRAVES,
            Rule.END_LAST_TURNS,
        ),
    ),
)
