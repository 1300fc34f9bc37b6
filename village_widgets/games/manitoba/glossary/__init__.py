"""The words of Manitoba that its texts may use, in the order of the course."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.vocabulary import PATHS, Season, Terrain
from village_widgets.components.glossary import Glossary, GlossaryEntry, Terms

WORD_FILES: Final = files(__package__) / "words"

GLOSSARY: Final[Glossary] = (
    GlossaryEntry("clan", "01_first_round/lift", (Rule.SETUP_GOODS, Rule.WIN_MOST), ("vc-cree-red", "vc-hut")),
    GlossaryEntry("cree", "01_first_round/lift", (Rule.LAND_ENTER, Rule.PATH_STEP), ("vc-cree-red",)),
    GlossaryEntry("active-player", "01_first_round/lift", (Rule.ACT_ONCE, Rule.TOTEM_PASS), ("vc-eagle", "vc-totem")),
    GlossaryEntry("totem", "01_first_round/lift", (Rule.TOTEM_LIFT, Rule.TOTEM_PASS), ("vc-totem",)),
    GlossaryEntry("disc", "01_first_round/lift", (Rule.ACT_COLOUR, Rule.FOLLOW_DISCS), ("vc-disc-forest", "vc-disc-lake")),
    GlossaryEntry("terrain", "01_first_round/lift", (Rule.SETUP_TILES,), tuple(f"vc-{terrain}" for terrain in Terrain)),
    GlossaryEntry("village", "01_first_round/lift", (Rule.SETUP_GOODS, Rule.TOTEM_LIFT), ("own@0,40,360,280",)),
    GlossaryEntry("path", "01_first_round/enter", (Rule.PATH_STEP, Rule.PATH_AGAIN), tuple(f"vc-path-{path}" for path in PATHS)),
    GlossaryEntry("region", "01_first_round/enter", (Rule.LAND_FREE, Rule.LAND_GOOD), ("vc-prairie",)),
    GlossaryEntry("square", "01_first_round/enter", (Rule.LAND_ENTER, Rule.PATH_STEP), ("own@142,40,214,58",)),
    GlossaryEntry("hut", "01_first_round/enter", (Rule.ACT_WAKE, Rule.TILE_HOME), ("own@2,40,144,58",)),
    GlossaryEntry("asleep", "01_first_round/enter", (Rule.ACT_WAKE, Rule.SHELL_WAKE), ("vc-hut", "vc-cree-red")),
    GlossaryEntry(
        "good", "01_first_round/store", (Rule.LAND_GOOD, Rule.STORE_GOOD), ("vc-berries", "vc-bison", "vc-horses", "vc-canoes")
    ),
    GlossaryEntry("storage", "01_first_round/store", (Rule.STORE_GOOD, Rule.TILE_POINTS), ("own@93,96,176,170",)),
    GlossaryEntry("path-action", "01_first_round/walk", (Rule.PATH_STEP, Rule.ACT_ONCE), ("vc-path-hunter", "vc-cree-red")),
    GlossaryEntry("season-card", "01_first_round/event", (Rule.SEASON_CARDS,), tuple(f"vc-season-{season}" for season in Season)),
    GlossaryEntry("event", "01_first_round/event", (Rule.SEASON_CARDS, Rule.CARD_EACH), ("vc-season-spring",)),
    GlossaryEntry("wake", "02_totem/sleepers", (Rule.ACT_WAKE, Rule.FOLLOW_NO_WAKE), ("vc-wake",)),
    GlossaryEntry("free-region", "03_territory/free", (Rule.LAND_FREE,), ("vc-hills",)),
    GlossaryEntry("supply", "04_paths/first-space", (Rule.STORE_BACK, Rule.TILE_RETURN), ("vc-berries", "vc-canoes", "vc-shell")),
    GlossaryEntry("bonus", "04_paths/useless", (Rule.PATH_STEP, Rule.PATH_LOST), ("vc-path-gatherer",)),
    GlossaryEntry("exempt", "04_paths/exempt", (Rule.PATH_EXEMPT, Rule.TILE_SKIP), ("vc-path-warrior", "vc-horses")),
    GlossaryEntry("territory-action", "04_paths/more", (Rule.LAND_ENTER, Rule.LAND_MOVE), ("vc-prairie", "vc-cree-red")),
    GlossaryEntry("shell", "04_paths/shell", (Rule.ALTAR_SHELL, Rule.SHELL_USE), ("vc-shell",)),
    GlossaryEntry("offering", "04_paths/spared", (Rule.END_OFFERING, Rule.END_SPARED), ("vc-offering", "vc-path-shaman")),
    GlossaryEntry("final-scoring", "04_paths/spared", (Rule.END_AUTUMN, Rule.SCORE_SHELLS), ("vc-season-autumn", "vc-point")),
    GlossaryEntry("feather", "05_storages_and_altars/feather", (Rule.STORE_FEATHER, Rule.SEASON_FEATHERS), ("vc-feathers",)),
    GlossaryEntry("altar", "05_storages_and_altars/altar", (Rule.ALTAR_PLACE, Rule.ALTAR_EMPTY), ("own@2,264,254,56",)),
    GlossaryEntry("scoring", "06_scoring/single", (Rule.TILE_POINTS, Rule.TILE_RETURN), ("vc-cloud", "vc-point")),
    GlossaryEntry("scoring-tile", "06_scoring/single", (Rule.TILE_ONE, Rule.TILE_TWO), ("vc-cloud",)),
    GlossaryEntry("most-goods", "06_scoring/most", (Rule.TILE_MOST,), ("vc-most",)),
    GlossaryEntry("group", "08_events_and_seasons/group", (Rule.CARD_GROUP,), ("vc-group",)),
)

TERMS: Final[Terms] = {
    "table": {
        "round": ("vc-totem",),
        **dict.fromkeys(("active-player", "totem", "disc", "territory-action", "path-action", "wake"), ()),
    },
    "land": {
        "terrain": (),
        **{terrain.value: (f"vc-{terrain}",) for terrain in Terrain},
        "territory-tile": tuple(f"vc-{terrain}" for terrain in Terrain),
        "region": (),
        "free-region": (),
        "adjacent": ("vc-forest", "vc-lake"),
    },
    "clan": {
        **dict.fromkeys(("clan", "cree", "village", "square", "hut", "asleep", "storage", "altar", "shell"), ()),
        "points": ("vc-point",),
    },
    "goods": {
        "good": (),
        **{good: (f"vc-{good}",) for good in ("berries", "bison", "horses", "canoes")},
        "feather": (),
        "supply": (),
    },
    "paths": {
        "path": (),
        **{path.value: (f"vc-path-{path}",) for path in PATHS},
        "bonus": (),
        "exempt": (),
    },
    "seasons": {
        "season": tuple(f"vc-season-{season}" for season in Season),
        "season-card": (),
        "solstice": ("vc-season-winter",),
        **dict.fromkeys(("event", "group", "scoring", "scoring-tile", "most-goods", "offering", "final-scoring"), ()),
    },
}
"""The terms of the glossary page: those above, and the places and pieces that texts need not explain."""
