"""The keys of the rules of Stone Age. Wordings are in ``words/``, citations in ``editions/``."""

from __future__ import annotations

from typing import Final

from village_core.kernel.values import Key


class Rule(Key):
    """One rule each, in the order of play. A refusal, a price or an event names the one that it comes from.

    None of these names a rule of ``STANDING``.
    """

    SETUP_TRIBE = "setup-tribe"
    SETUP_BUILDINGS = "setup-buildings"
    SETUP_CARDS = "setup-cards"
    SETUP_START = "setup-start"
    SUPPLY_UNLIMITED = "supply-unlimited"

    PLACE_TURN = "place-turn"
    PLACE_WORKERS = "place-workers"
    PLACE_ONCE = "place-once"
    PLACE_ONE = "place-one"
    PLACE_TAKEN = "place-taken"
    PLACE_ROOM = "place-room"
    PLACE_PAIR = "place-pair"
    PLACE_HUT_FULL = "place-hut-full"
    PLACE_GATHERERS = "place-gatherers"
    PLACE_VILLAGE = "place-village"

    ACT_ORDER = "act-order"
    ACT_OWN = "act-own"
    ACT_DECLINE = "act-decline"
    ACT_MUST_BUY = "act-must-buy"
    ACT_NO_TRADE = "act-no-trade"

    HUNT = "hunt"
    GATHER = "gather"
    TOOL_USE = "tool-use"
    TOOL_ONCE = "tool-once"
    TOOL_GROWN = "tool-grown"
    TOOL_ONE_USE = "tool-one-use"
    TOOL_MAKER = "tool-maker"
    TOOL_BEST = "tool-best"
    HUT = "hut"
    HUT_NO_EFFECT = "hut-no-effect"
    FIELD = "field"
    FIELD_TOP = "field-top"

    CARD_PRICE = "card-price"
    CARD_TAKE = "card-take"
    CARD_SUPPLIES = "card-supplies"
    CARD_POINTS = "card-points"
    CARD_ROLL = "card-roll"
    CARD_DICE = "card-dice"
    CARD_DRAFT = "card-draft"
    CARD_FACES = "card-faces"
    CARD_TOOL = "card-tool"
    CARD_FIELD = "card-field"
    CARD_ONE_USE = "card-one-use"
    CARD_EXTRA = "card-extra"
    CARD_ANY_TWO = "card-any-two"
    ANY_TWO_TAKE = "any-two-take"
    ANY_TWO_PAYING = "any-two-paying"

    BUILDING_PRICE = "building-price"
    BUILDING_KINDS = "building-kinds"
    BUILDING_POINTS = "building-points"
    BUILDING_NEXT = "building-next"
    BUILDING_MANY = "building-many"

    FEED_FIELD = "feed-field"
    FEED_FOOD = "feed-food"
    FEED_NEWBORN = "feed-newborn"
    FEED_RESOURCES = "feed-resources"
    FEED_PENALTY = "feed-penalty"

    ROUND_START = "round-start"
    ROUND_CARDS = "round-cards"

    END_CARDS = "end-cards"
    END_BUILDINGS = "end-buildings"
    SCORE_POINTS = "score-points"
    SCORE_CULTURE = "score-culture"
    SCORE_FARMERS = "score-farmers"
    SCORE_TOOL_MAKERS = "score-tool-makers"
    SCORE_HUT_BUILDERS = "score-hut-builders"
    SCORE_SHAMANS = "score-shamans"
    SCORE_RESOURCES = "score-resources"
    SCORE_NOTHING = "score-nothing"
    WIN_MOST = "win-most"
    TIE_STRENGTH = "tie-strength"
    TIE_SHARED = "tie-shared"


STANDING: Final = frozenset(
    (
        Rule.SETUP_TRIBE,
        Rule.SETUP_START,
        Rule.ACT_NO_TRADE,
        Rule.SUPPLY_UNLIMITED,
        Rule.TOOL_GROWN,
        Rule.CARD_FACES,
        Rule.BUILDING_MANY,
        Rule.FEED_NEWBORN,
        Rule.SCORE_NOTHING,
    )
)
"""Rules that only say how things are."""
