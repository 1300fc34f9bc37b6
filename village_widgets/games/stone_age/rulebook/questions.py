"""The questions that players ask about Stone Age, each with the rules that answer it."""

from __future__ import annotations

from typing import Final

from village_core.games.stone_age.rules import Rule
from village_widgets.rulebook.book import Question

QUESTIONS: Final = (
    Question("s01", (Rule.CARD_PRICE,)),
    Question("s02", (Rule.TOOL_MAKER, Rule.TOOL_USE)),
    Question("s03", (Rule.TOOL_USE, Rule.TOOL_ONCE)),
    Question("s04", (Rule.FEED_NEWBORN, Rule.HUT)),
    Question("s05", (Rule.PLACE_PAIR, Rule.PLACE_TAKEN)),
    Question("s06", (Rule.ACT_ORDER, Rule.BUILDING_PRICE)),
    Question("s07", (Rule.ACT_ORDER, Rule.ACT_OWN)),
    Question("s08", (Rule.ACT_DECLINE, Rule.CARD_PRICE)),
    Question("s09", (Rule.ACT_OWN, Rule.ACT_DECLINE)),
    Question("s10", (Rule.PLACE_ROOM,)),
    Question("s11", (Rule.PLACE_GATHERERS, Rule.PLACE_ROOM)),
    Question("s12", (Rule.PLACE_VILLAGE,)),
    Question("s13", (Rule.PLACE_TURN,)),
    Question("s14", (Rule.FEED_FOOD, Rule.FEED_RESOURCES)),
    Question("s15", (Rule.BUILDING_KINDS, Rule.BUILDING_POINTS)),
    Question("s16", (Rule.BUILDING_PRICE,)),
    Question("s17", (Rule.BUILDING_MANY, Rule.SCORE_HUT_BUILDERS)),
    Question("s18", (Rule.CARD_EXTRA,)),
    Question("s19", (Rule.ROUND_CARDS, Rule.CARD_PRICE)),
    Question("s20", (Rule.END_CARDS,)),
    Question("s21", (Rule.END_BUILDINGS,)),
    Question("s22", (Rule.SCORE_CULTURE,)),
    Question("s23", (Rule.SCORE_TOOL_MAKERS, Rule.TOOL_ONE_USE)),
    Question("s24", (Rule.SCORE_RESOURCES, Rule.SCORE_NOTHING)),
    Question("s25", (Rule.ACT_NO_TRADE, Rule.FEED_RESOURCES)),
    Question("more-hunters", (Rule.PLACE_ONCE,)),
    Question("hunger", (Rule.FEED_PENALTY, Rule.FEED_RESOURCES)),
    Question("one-to-seven", (Rule.BUILDING_KINDS,)),
    Question("at-the-top", (Rule.PLACE_HUT_FULL, Rule.FIELD_TOP, Rule.TOOL_BEST)),
    Question("new-cards", (Rule.ROUND_CARDS,)),
)
