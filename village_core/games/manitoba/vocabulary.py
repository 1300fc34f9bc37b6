"""The nouns of Manitoba, in the rulebook's terms."""

from __future__ import annotations

from typing import Final

from village_core.kernel.values import Noun

COLOURS: Final = ("red", "blue", "green", "yellow")
"""The clans' colours."""
FARTHEST: Final = 9999
"""Highest score, and last round."""


class Good(Noun):
    """The goods. Eagle feathers stand in for any of the others."""

    BERRIES = "berries"
    BISON = "bison"
    HORSES = "horses"
    CANOES = "canoes"
    FEATHERS = "feathers"


STORED: Final = (Good.BERRIES, Good.BISON, Good.HORSES, Good.CANOES)
"""The goods that have a storage of their own, in the order of a clan's storages."""
GOODS: Final = tuple(Good)


class Place(Noun):
    """The places for goods on a village board: the four storages, and the two altars."""

    BERRIES = "berries"
    BISON = "bison"
    HORSES = "horses"
    CANOES = "canoes"
    SMALL_ALTAR = "small-altar"
    LARGE_ALTAR = "large-altar"


STORAGES: Final = (Place.BERRIES, Place.BISON, Place.HORSES, Place.CANOES)
ALTARS: Final = (Place.SMALL_ALTAR, Place.LARGE_ALTAR)
AT: Final = {good: at for at, good in enumerate(STORED)}
"""The position of each good's storage among a clan's storages."""
STORAGE_AT: Final = {place: at for at, place in enumerate(STORAGES)}
"""The same by the storage."""
OWN: Final = {good: Place(good.value) for good in STORED}
"""The storage of each good."""


class Terrain(Noun):
    """Terrains; a disc of the totem has the colour of one."""

    FOREST = "forest"
    HILLS = "hills"
    PRAIRIE = "prairie"
    LAKE = "lake"
    MOUNTAIN = "mountain"


TERRAINS: Final = tuple(Terrain)
YIELD: Final = {
    Terrain.FOREST: Good.BERRIES,
    Terrain.HILLS: Good.HORSES,
    Terrain.PRAIRIE: Good.BISON,
    Terrain.LAKE: Good.CANOES,
    Terrain.MOUNTAIN: Good.FEATHERS,
}
"""The good of each terrain."""
GROUND: Final = {good: terrain for terrain, good in YIELD.items()}
"""The terrain of each good."""


class Path(Noun):
    """The four vision paths, in the order of ``Clan.paths``."""

    GATHERER = "gatherer"
    WARRIOR = "warrior"
    HUNTER = "hunter"
    SHAMAN = "shaman"


PATHS: Final = tuple(Path)
PATH_AT: Final = {path: at for at, path in enumerate(PATHS)}
PATH_OF: Final = {
    Terrain.FOREST: Path.GATHERER,
    Terrain.HILLS: Path.WARRIOR,
    Terrain.PRAIRIE: Path.HUNTER,
    Terrain.MOUNTAIN: Path.SHAMAN,
}
"""The path that has the colour of each terrain; lakes have none."""
COLOUR_OF: Final = {path: terrain for terrain, path in PATH_OF.items()}
"""The terrain whose colour each path has."""


class Bonus(Noun):
    """The words for what a space of a vision path gives."""

    GOOD = "good"
    WAKE = "wake"
    POINTS = "points"
    FIRST = "first"
    EXEMPT = "exempt"
    SHELL = "shell"
    LAND = "land"
    RENEW = "renew"
    NO_OFFERING = "no-offering"
    NOTHING = "nothing"


class Season(Noun):
    """The seasons, in their order."""

    WINTER = "winter"
    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"


SEASONS: Final = (Season.SPRING, Season.SUMMER, Season.AUTUMN)
"""The seasons that have cards."""


class Happens(Noun):
    """The kinds of event on season cards."""

    PATH = "path"
    STEP = "step"
    HOME = "home"
    GOOD = "good"
    FEATHER = "feather"
    EACH = "each"
    LAKES = "lakes"
    MOST = "most"
    GROUP = "group"


class Category(Noun):
    """Lines of the final score."""

    POINTS = "points"
    BERRIES = "berries"
    BISON = "bison"
    HORSES = "horses"
    CANOES = "canoes"
    SHELLS = "shells"
