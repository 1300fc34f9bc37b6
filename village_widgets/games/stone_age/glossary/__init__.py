"""The words of Stone Age that its texts may use, in the order of the course."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import SYMBOLS
from village_widgets.components.glossary import Glossary, GlossaryEntry, Terms

WORD_FILES: Final = files(__package__) / "words"

GLOSSARY: Final[Glossary] = (
    GlossaryEntry("tribe", "01_first_round/first-worker", (Rule.PLACE_TURN, Rule.FEED_FOOD), ("own@7,40,236,54",)),
    GlossaryEntry("worker", "01_first_round/first-worker", (Rule.PLACE_WORKERS, Rule.ACT_OWN), ("own@7,40,236,54",)),
    GlossaryEntry("field", "01_first_round/first-worker", (Rule.FIELD, Rule.PLACE_ONE), ("settlement@236,44,124,226",)),
    GlossaryEntry("hunting-ground", "01_first_round/hunters", (Rule.HUNT, Rule.PLACE_ONCE), ("wilds@0,0,178,106",)),
    GlossaryEntry("tool-maker", "01_first_round/hunters", (Rule.TOOL_MAKER, Rule.PLACE_ONE), ("settlement@0,44,124,226",)),
    GlossaryEntry("food", "01_first_round/hunters", (Rule.HUNT, Rule.FEED_FOOD), ("vc-food",)),
    GlossaryEntry("food-track", "01_first_round/wood", (Rule.FIELD, Rule.FEED_FIELD), ("own@242,44,118,54",)),
    GlossaryEntry("tool", "02_gathering_and_tools/tool-maker", (Rule.TOOL_USE, Rule.TOOL_ONCE), ("own@7,94,346,50",)),
    GlossaryEntry("pip", "02_gathering_and_tools/river", (Rule.GATHER,), ("vc-dice",)),
    GlossaryEntry("hut", "02_gathering_and_tools/pair", (Rule.HUT, Rule.PLACE_PAIR), ("settlement@118,44,124,226",)),
    GlossaryEntry("resource", "03_cards/price", (Rule.GATHER, Rule.SCORE_RESOURCES), ("own@7,146,346,50",)),
    GlossaryEntry("civilization-card", "03_cards/price", (Rule.CARD_PRICE, Rule.CARD_TAKE), ("cards@0,40,360,256",)),
    GlossaryEntry("dice-for-everyone", "03_cards/dice", (Rule.CARD_DICE, Rule.CARD_DRAFT), ("vc-dice",)),
    GlossaryEntry("one-use-tool", "03_cards/one-use", (Rule.TOOL_ONE_USE, Rule.CARD_ONE_USE), ("vc-tool",)),
    GlossaryEntry("any-two", "03_cards/any-two", (Rule.ANY_TWO_TAKE,), ("vc-any", "vc-any")),
    GlossaryEntry("row", "03_cards/next-row", (Rule.CARD_PRICE, Rule.ROUND_CARDS), ("cards@0,40,360,256",)),
    GlossaryEntry("building", "04_buildings/fixed", (Rule.BUILDING_PRICE, Rule.BUILDING_POINTS), ("sites@0,40,360,280",)),
    GlossaryEntry("pile", "04_buildings/fixed", (Rule.BUILDING_NEXT, Rule.END_BUILDINGS), ("sites@0,40,360,280",)),
    GlossaryEntry("hunger", "05_feeding/resources", (Rule.FEED_RESOURCES, Rule.FEED_PENALTY), ("vc-food", "vc-points")),
    GlossaryEntry("symbol", "06_the_end/culture", (Rule.SCORE_CULTURE,), ("vc-pottery", "vc-writing", "vc-music", "vc-art")),
    GlossaryEntry("farmer", "06_the_end/people", (Rule.SCORE_FARMERS,), ("vc-farmer",)),
    GlossaryEntry("hut-builder", "06_the_end/people", (Rule.SCORE_HUT_BUILDERS,), ("vc-hut-builder",)),
    GlossaryEntry("shaman", "06_the_end/people", (Rule.SCORE_SHAMANS,), ("vc-shaman",)),
)

TERMS: Final[Terms] = {
    "people": {
        "tribe": ("own@9,44,124,46",),
        "worker": ("vc-w-red",),
        "round": ("hearth@280,0,66,46",),
        "starting-player": ("vc-starts",),
        "feeding": ("vc-w-any", "vc-food"),
        "hunger": (),
    },
    "places": {
        "hunting-ground": (),
        "forest": ("wilds@180,0,180,106",),
        "clay-pit": ("wilds@0,106,178,106",),
        "quarry": ("wilds@180,106,180,106",),
        "river": ("wilds@180,210,180,106",),
        "tool-maker": ("settlement@4,46,116,116",),
        "hut": ("settlement@122,46,116,116",),
        "field": ("settlement@238,46,118,116",),
    },
    "pieces": {
        "resource": ("vc-wood", "vc-brick", "vc-stone", "vc-gold"),
        **{kind: (f"vc-{kind}",) for kind in ("wood", "brick", "stone", "gold", "food")},
        "food-track": (),
        "tool": ("vc-tool",),
        "one-use-tool": (),
        "dice": ("vc-die-5", "vc-die-2"),
        "pip": ("vc-die-3",),
        "points": ("vc-points",),
    },
    "cards": {
        "civilization-card": ("cards@2,42,88,172",),
        "upper-half": ("cards@2,44,88,84",),
        "lower-half": ("cards@2,128,88,84",),
        "row": (),
        "deck": ("cards@296,4,60,40",),
        "dice-for-everyone": (),
        "any-two": (),
        "extra-card": ("vc-card",),
        "symbol": (),
        **{symbol.value: (f"vc-{symbol.value}",) for symbol in SYMBOLS},
        "farmer": (),
        "craftsman": ("vc-tool-maker",),
        "hut-builder": (),
        "shaman": (),
    },
    "buildings": {
        "building": ("sites@4,48,90,160",),
        "pile": (),
    },
}
"""The terms of the glossary page: those above, and the places and pieces that texts need not explain."""
