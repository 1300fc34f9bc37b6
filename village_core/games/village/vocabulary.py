"""The nouns of Village, in the rulebook's terms."""

from __future__ import annotations

from typing import Final

from village_core.kernel.values import Noun

COLOURS: Final = ("red", "yellow", "blue", "white", "purple")
"""The families' colours."""


class Influence(Noun):
    """The four kinds of influence. Editions give them their colours."""

    SKILL = "skill"
    PERSUASION = "persuasion"
    FAITH = "faith"
    KNOWLEDGE = "knowledge"


class Cube(Noun):
    """Cubes on the action spaces: influence, or plague."""

    SKILL = "skill"
    PERSUASION = "persuasion"
    FAITH = "faith"
    KNOWLEDGE = "knowledge"
    PLAGUE = "plague"


class Good(Noun):
    """The five goods."""

    SCROLL = "scroll"
    WAGON = "wagon"
    PLOW = "plow"
    HORSE = "horse"
    OX = "ox"


class Space(Noun):
    """The seven action spaces, in the order in which they are seeded."""

    HARVEST = "harvest"
    FAMILY = "family"
    CRAFTS = "crafts"
    MARKET = "market"
    TRAVEL = "travel"
    COUNCIL = "council"
    CHURCH = "church"


class Building(Noun):
    """The five craft buildings."""

    WAINWRIGHT = "wainwright"
    STABLE = "stable"
    OFFICE = "office"
    SMITHY = "smithy"
    MILL = "mill"


class Row(Noun):
    """The five rows of the village chronicle, one for each walk of life."""

    FARM = "farm"
    CRAFTS = "crafts"
    TRAVEL = "travel"
    CHURCH = "church"
    COUNCIL = "council"


class Place(Noun):
    """Places where a member of a family can be, before birth (``unborn``) and out of the game (``gone``) included."""

    UNBORN = "unborn"
    FARM = "farm"
    WAINWRIGHT = "wainwright"
    STABLE = "stable"
    OFFICE = "office"
    SMITHY = "smithy"
    CITY_A = "city-a"
    CITY_B = "city-b"
    CITY_C = "city-c"
    CITY_D = "city-d"
    CITY_E = "city-e"
    CITY_F = "city-f"
    COUNCIL_1 = "council-1"
    COUNCIL_2 = "council-2"
    COUNCIL_3 = "council-3"
    COUNCIL_4 = "council-4"
    BAG = "bag"
    CHURCH_1 = "church-1"
    CHURCH_2 = "church-2"
    CHURCH_3 = "church-3"
    CHURCH_4 = "church-4"
    CHRONICLE_FARM = "chronicle-farm"
    CHRONICLE_CRAFTS = "chronicle-crafts"
    CHRONICLE_TRAVEL = "chronicle-travel"
    CHRONICLE_CHURCH = "chronicle-church"
    CHRONICLE_COUNCIL = "chronicle-council"
    GRAVE = "grave"
    GONE = "gone"


class Category(Noun):
    """The lines of Village's final scoring sheet."""

    PRESTIGE = "prestige"
    TRAVEL = "travel"
    COUNCIL = "council"
    CHURCH = "church"
    CHRONICLE = "chronicle"
    CUSTOMERS = "customers"
    COINS = "coins"


class Moment(Noun):
    """Moments at which a member dies: at the end of the owner's turn (or in Carla's), or at once, as on a market day."""

    TURN_END = "turn-end"
    MARKET_DAY = "market-day"


class Filled(Noun):
    """The parts of the board whose last free space, once filled, rings in the end: the chronicle, and the anonymous graves."""

    CHRONICLE = "chronicle"
    GRAVES = "graves"


class Fate(Noun):
    """Sides of Carla's fate tiles: face down, blank, or with the quill."""

    HIDDEN = "hidden"
    BLANK = "blank"
    QUILL = "quill"


class Spending(Noun):
    """Reasons for which players of a tracked game report time that they spent."""

    TIME = "time"
    PLAGUE = "plague"
    TRAINING = "training"
    PRODUCTION = "production"
    TRAVEL = "travel"
    COUNCIL = "council"
    CHURCH = "church"
    MARKET = "market"
    MILL = "mill"


class Counted(Noun):
    """Quantities that players may report in a tracked game: prestige, coins and grain."""

    PRESTIGE = "prestige"
    COIN = "coin"
    GRAIN = "grain"


class ScoreLine(Noun):
    """Lines that players count at the end of a tracked game: the final scoring sheet, and the tie-breakers."""

    PRESTIGE = "prestige"
    TRAVEL = "travel"
    COUNCIL = "council"
    CHURCH = "church"
    CHRONICLE = "chronicle"
    CUSTOMERS = "customers"
    COINS = "coins"
    SERVED = "served"
    GRAIN = "grain"
    LIVING = "living"


INFLUENCES: Final = tuple(Influence)
CUBES: Final = tuple(Cube)
GOODS: Final = tuple(Good)
SPACES: Final = tuple(Space)
GENERATIONS: Final = (1, 2, 3, 4)

WORKSHOPS: Final = (Place.WAINWRIGHT, Place.STABLE, Place.OFFICE, Place.SMITHY)
CITIES: Final = (Place.CITY_A, Place.CITY_B, Place.CITY_C, Place.CITY_D, Place.CITY_E, Place.CITY_F)
COUNCIL: Final = (Place.COUNCIL_1, Place.COUNCIL_2, Place.COUNCIL_3, Place.COUNCIL_4)
CHURCH: Final = (Place.CHURCH_1, Place.CHURCH_2, Place.CHURCH_3, Place.CHURCH_4)
ON_BOARD: Final = frozenset((*WORKSHOPS, *CITIES, *COUNCIL, *CHURCH))
VISIBLE: Final = frozenset((*ON_BOARD, Place.FARM))
ALIVE: Final = frozenset((*VISIBLE, Place.BAG))

CHRONICLE: Final = {row: Place(f"chronicle-{row}") for row in Row}
REMEMBERING: Final = frozenset(CHRONICLE.values())
ROW_OF: Final = {
    Place.FARM: Row.FARM,
    **dict.fromkeys(WORKSHOPS, Row.CRAFTS),
    **dict.fromkeys(CITIES, Row.TRAVEL),
    **dict.fromkeys(CHURCH, Row.CHURCH),
    **dict.fromkeys(COUNCIL, Row.COUNCIL),
}
"""The row of the chronicle for a member who dies at each place."""

VILLAGE: Final = Place.FARM
"""The place where a journey starts."""
PLAGUE: Final = Cube.PLAGUE
"""The cube that is no influence. A module's constant is found ten times as quickly as a member of an enumeration."""
