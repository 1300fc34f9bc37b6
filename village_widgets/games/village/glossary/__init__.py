"""The words of Village that its texts explain, in the order of the course, and the terms of the glossary page."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from village_core.games.village.rules import Rule
from village_widgets.components.glossary import Glossary, GlossaryEntry, Terms

WORD_FILES: Final = files(__package__) / "words"

GLOSSARY: Final[Glossary] = (
    GlossaryEntry("action-space", "01_setup/first-cube", (Rule.TURN_TAKE,), ("land@0,4,360,92",)),
    GlossaryEntry(
        "influence",
        "01_setup/first-cube",
        (Rule.TURN_TAKE, Rule.SUPPLY_INFLUENCE),
        ("vc-skill", "vc-persuasion", "vc-faith", "vc-knowledge"),
    ),
    GlossaryEntry("skill", "01_setup/first-cube", (Rule.CRAFTS_PRICE, Rule.TRAVEL_INFLUENCE), ("vc-skill",)),
    GlossaryEntry("persuasion", "01_setup/first-cube", (Rule.COUNCIL_PRICE, Rule.MARKET_SURCHARGE), ("vc-persuasion",)),
    GlossaryEntry("faith", "01_setup/first-cube", (Rule.CHURCH_PRICE, Rule.TRAVEL_INFLUENCE), ("vc-faith",)),
    GlossaryEntry("knowledge", "01_setup/first-cube", (Rule.CRAFTS_PRICE, Rule.TRAVEL_INFLUENCE), ("vc-knowledge",)),
    GlossaryEntry("unborn", "01_setup/first-birth", (Rule.FAMILY_SMALLEST,), ("own@180,222,180,48",)),
    GlossaryEntry("generation", "01_setup/family", (Rule.DYING_ELDEST, Rule.FAMILY_SMALLEST), ("own@40,60,140,110",)),
    GlossaryEntry("coin", "01_setup/family", (Rule.COIN_JOKER, Rule.SCORE_COINS), ("vc-coin",)),
    GlossaryEntry("life-track", "01_setup/family", (Rule.DYING_AFTER_ACTION,), ("own@0,34,220,196",)),
    GlossaryEntry("plague", "01_setup/plague", (Rule.TURN_PLAGUE,), ("vc-plague",)),
    GlossaryEntry("time", "01_setup/plague", (Rule.DYING_AFTER_ACTION,), ("vc-hourglass",)),
    GlossaryEntry(
        "supply", "01_setup/plague", (Rule.SUPPLY_INFLUENCE, Rule.SUPPLY_LIMITED), ("vc-choice", "vc-coin", "vc-grain")
    ),
    GlossaryEntry("bridge", "01_setup/leave", (Rule.DYING_AFTER_ACTION, Rule.DYING_AT_ONCE), ("own@0,34,220,196",)),
    GlossaryEntry("well", "02_a_round/well", (Rule.WELL, Rule.WELL_CUBES), ("land@150,120,112,152",)),
    GlossaryEntry("green-bag", "02_a_round/well", (Rule.ROUND_BAG, Rule.ROUND_SEEDING), ("land@276,206,84,90",)),
    GlossaryEntry("mass", "02_a_round/last-cube", (Rule.MASS_DRAW, Rule.MASS_RISE, Rule.MASS_MAJORITY), ("church@0,46,360,160",)),
    GlossaryEntry("council", "02_a_round/last-cube", (Rule.COUNCIL_ENTER, Rule.COUNCIL_ADVANCE), ("council@0,46,360,274",)),
    GlossaryEntry("ring", "02_a_round/last-cube", (Rule.PRIVILEGE_RING, Rule.ROUND_START_PLAYER), ("vc-ring",)),
    GlossaryEntry("starting-player", "02_a_round/last-cube", (Rule.ROUND_START_PLAYER,), ("vc-flag",)),
    GlossaryEntry("setup-card", "02_a_round/cubes", (Rule.ROUND_SEEDING,), ("land@0,4,360,92",)),
    GlossaryEntry(
        "customer", "02_a_round/customers", (Rule.MARKET_DEMAND, Rule.SCORE_CUSTOMERS), ("vc-small-face-0", "vc-small-face-2")
    ),
    GlossaryEntry("market-day", "02_a_round/customers", (Rule.MARKET_DAY, Rule.MARKET_SERVE), ("market@0,0,360,206",)),
    GlossaryEntry("stall", "02_a_round/customers", (Rule.MARKET_QUEUE,), ("market@0,0,360,206",)),
    GlossaryEntry("queue", "02_a_round/customers", (Rule.MARKET_QUEUE, Rule.MARKET_REFILL), ("market@0,206,360,114",)),
    GlossaryEntry("black-bag", "02_a_round/bag", (Rule.CHURCH_BAG, Rule.MASS_DRAW), ("church@0,204,176,116",)),
    GlossaryEntry("monk", "02_a_round/bag", (Rule.MASS_MONKS,), ("church@104,204,76,36",)),
    GlossaryEntry("chronicle", "02_a_round/bag", (Rule.DYING_CHRONICLE, Rule.SCORE_CHRONICLE), ("chronicle@0,4,360,250",)),
    GlossaryEntry("grave", "02_a_round/bag", (Rule.DYING_GRAVE, Rule.END_GRAVES), ("chronicle@0,250,360,70",)),
    GlossaryEntry("workshop", "03_farm_and_family/full", (Rule.CRAFTS_TRAINING, Rule.CRAFTS_PRICE), ("crafts@0,50,246,270",)),
    GlossaryEntry(
        "goods",
        "04_crafts/buy",
        (Rule.CRAFTS_PRODUCT, Rule.SUPPLY_LIMITED),
        ("vc-scroll", "vc-wagon", "vc-plow", "vc-horse", "vc-ox"),
    ),
    GlossaryEntry("training", "04_crafts/train", (Rule.CRAFTS_TRAINING, Rule.CRAFTS_TRAINED), ("vc-train", "vc-hourglass")),
    GlossaryEntry("prestige", "05_market/free-sale", (Rule.SCORE_PRESTIGE, Rule.WIN_MOST), ("vc-star",)),
    GlossaryEntry("free-sale", "05_market/free-sale", (Rule.MARKET_FREE_SALE,), ("vc-bell",)),
    GlossaryEntry("extra-cost", "05_market/surcharge", (Rule.MARKET_SURCHARGE,), ("vc-persuasion", "vc-hourglass")),
    GlossaryEntry("journey", "06_travel/set-out", (Rule.TRAVEL_TOLL, Rule.TRAVEL_ROAD), ("travel@0,40,240,200",)),
    GlossaryEntry("privilege", "07_council/ring", (Rule.PRIVILEGE_STAGE,), ("council@0,44,360,60",)),
    GlossaryEntry("window", "09_church_and_mass/faith", (Rule.MASS_RISE, Rule.SCORE_CHURCH), ("church@0,46,360,160",)),
    GlossaryEntry("majority", "09_church_and_mass/rise", (Rule.MASS_MAJORITY, Rule.MASS_MAJORITY_TIE), ("vc-crowd", "vc-star")),
)

TERMS: Final[Terms] = {
    "table": {
        "round": ("prestige@136,6,126,40",),
        "turn": ("own@270,4,86,34",),
        "starting-player": (),
        "ring": (),
        "action-space": ("land@0,4,180,92",),
        "farm": ("own@0,0,360,320",),
        "member": ("own@50,105,120,52",),
        "generation": ("own@54,106,34,46",),
        "unborn": (),
        "supply": (),
        "green-bag": (),
        "setup-card": (),
    },
    "pay": {
        **dict.fromkeys(("influence", "skill", "persuasion", "faith", "knowledge", "plague", "coin", "time", "life-track"), ()),
        "bridge": ("own@84,34,76,50",),
        "goods": (),
        **{good: (f"vc-{good}",) for good in ("scroll", "wagon", "plow", "horse", "ox", "grain")},
        "prestige": (),
    },
    "places": {
        "harvest": ("land@14,196,140,90",),
        "family": ("land@252,98,108,106",),
        "crafts": ("crafts@240,192,115,126",),
        "market": ("market@0,46,180,124",),
        "travel": ("travel@0,130,76,54",),
        "council": (),
        "church": ("church@0,46,180,156",),
        "well": (),
        "workshop": (),
        "wainwright": ("crafts@6,50,112,132",),
        "stable": ("crafts@124,50,114,132",),
        "office": ("crafts@240,44,116,138",),
        "smithy": ("crafts@6,166,112,150",),
        "mill": ("crafts@124,170,116,148",),
        "training": (),
    },
    "market": {
        "market-day": (),
        "customer": (),
        "stall": ("market@2,50,76,120",),
        "queue": (),
        "free-sale": (),
        "extra-cost": (),
        "journey": (),
        "city": ("travel@276,194,80,56",),
        "road": ("travel@246,58,31,56",),
    },
    "church": {
        "stage": ("council@4,208,176,74",),
        "privilege": (),
        "mass": (),
        "black-bag": (),
        "monk": ("vc-small-monk",),
        "window": ("church@4,46,90,156",),
        "majority": (),
        "chronicle": (),
        "grave": (),
    },
    "end": {
        "last-turns": ("chronicle@300,224,60,90",),
        "final-scoring": ("prestige@0,150,180,70",),
        "rival": ("rival@0,38,226,236",),
        "fate-tile": ("rival@142,146,42,44",),
    },
}
"""The terms of the glossary page in the order of a game: those above, and the places and pieces that texts need not explain."""
