"""The nouns of Stone Age, in the rulebook's terms."""

from __future__ import annotations

from typing import Final

from village_core.kernel.values import Noun

COLOURS: Final = ("red", "blue", "green", "yellow")
"""The tribes' colours."""
FARTHEST: Final = 9999
"""Highest count, and farthest space of a marker."""


class Kind(Noun):
    """The kinds of pieces that are gathered and paid: four resources, and food."""

    WOOD = "wood"
    BRICK = "brick"
    STONE = "stone"
    GOLD = "gold"
    FOOD = "food"


RESOURCES: Final = (Kind.WOOD, Kind.BRICK, Kind.STONE, Kind.GOLD)
"""The resources with which cards and buildings are paid, the least valuable first."""


class Place(Noun):
    """Places for workers: grounds, the village, the cards of the row and the piles of buildings."""

    HUNT = "hunt"
    FOREST = "forest"
    CLAY_PIT = "clay-pit"
    QUARRY = "quarry"
    RIVER = "river"
    TOOL_MAKER = "tool-maker"
    HUT = "hut"
    FIELD = "field"
    CARD_1 = "card-1"
    CARD_2 = "card-2"
    CARD_3 = "card-3"
    CARD_4 = "card-4"
    BUILDING_1 = "building-1"
    BUILDING_2 = "building-2"
    BUILDING_3 = "building-3"
    BUILDING_4 = "building-4"


PLACES: Final = tuple(Place)
GATHERED: Final = {Place.FOREST: Kind.WOOD, Place.CLAY_PIT: Kind.BRICK, Place.QUARRY: Kind.STONE, Place.RIVER: Kind.GOLD}
"""The resource of each place where resources are gathered."""
GROUNDS: Final = {Place.HUNT: Kind.FOOD, **GATHERED}
"""The places for which workers roll dice, each with its yield."""
VILLAGE: Final = (Place.TOOL_MAKER, Place.HUT, Place.FIELD)
CARDS: Final = (Place.CARD_1, Place.CARD_2, Place.CARD_3, Place.CARD_4)
"""The places of the card row, the cheapest first."""
SITES: Final = (Place.BUILDING_1, Place.BUILDING_2, Place.BUILDING_3, Place.BUILDING_4)
"""The piles of buildings."""
AT: Final = {place: at for at, place in enumerate(PLACES)}
"""The position of each place in the order of all places."""


class Gift(Noun):
    """The kinds of immediate gift of a civilization card."""

    DICE = "dice"
    FOOD = "food"
    WOOD = "wood"
    BRICK = "brick"
    STONE = "stone"
    GOLD = "gold"
    ROLL_WOOD = "roll-wood"
    ROLL_BRICK = "roll-brick"
    ROLL_STONE = "roll-stone"
    ROLL_GOLD = "roll-gold"
    POINTS = "points"
    ONE_USE_TOOL = "one-use-tool"
    TOOL = "tool"
    FIELD = "field"
    CARD = "card"
    ANY_TWO = "any-two"


ROLLED: Final = {Gift(f"roll-{kind}"): kind for kind in RESOURCES}
"""The resource that a card lets its buyer roll for."""


class Reward(Noun):
    """The reward on a face of the dice that a card rolls for everyone: a resource, a tool or a field."""

    WOOD = "wood"
    BRICK = "brick"
    STONE = "stone"
    GOLD = "gold"
    TOOL = "tool"
    FIELD = "field"


class Figure(Noun):
    """Figures on the lower half of a card: symbols of culture, and people."""

    POTTERY = "pottery"
    WRITING = "writing"
    TIME = "time"
    TRANSPORT = "transport"
    HEALING = "healing"
    WEAVING = "weaving"
    ART = "art"
    MUSIC = "music"
    FARMER = "farmer"
    TOOL_MAKER = "tool-maker"
    HUT_BUILDER = "hut-builder"
    SHAMAN = "shaman"


PEOPLE: Final = (Figure.FARMER, Figure.TOOL_MAKER, Figure.HUT_BUILDER, Figure.SHAMAN)
SYMBOLS: Final = tuple(figure for figure in Figure if figure not in PEOPLE)


class Growth(Noun):
    """The three things of which the village gives a tribe one more."""

    TOOL = "tool"
    WORKER = "worker"
    FIELD = "field"


class Emptied(Noun):
    """Supplies that end the game when they run out: cards, or a pile of buildings."""

    CARDS = "cards"
    BUILDINGS = "buildings"


class Category(Noun):
    """Lines of the final score."""

    POINTS = "points"
    CULTURE = "culture"
    FARMERS = "farmers"
    TOOL_MAKERS = "tool-makers"
    HUT_BUILDERS = "hut-builders"
    SHAMANS = "shamans"
    RESOURCES = "resources"


class ScoreLine(Noun):
    """Lines that people count at the end of a tracked game: those of the final score, and the one that breaks ties."""

    POINTS = "points"
    CULTURE = "culture"
    FARMERS = "farmers"
    TOOL_MAKERS = "tool-makers"
    HUT_BUILDERS = "hut-builders"
    SHAMANS = "shamans"
    RESOURCES = "resources"
    STRENGTH = "strength"
