"""Shapes of the edition files: the printed values of one edition, part by part."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from village_core.games.editions import Data, Ruling
from village_core.games.lines import GAP, NEXT_ROW, Line
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.vocabulary import STORED, Bonus, Good, Happens, Terrain

Few: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Points: TypeAlias = Annotated[int, Meta(ge=-20, le=50)]
Pieces: TypeAlias = Annotated[int, Meta(ge=0, le=99)]

ANY_STORED: Final = "|".join(STORED)
ANY_GOOD: Final = "|".join(Good)
PAIRS: Final = tuple("+".join(pair) for pair in combinations(STORED, 2))
STEP: Final = rf"(good ({ANY_GOOD})|exempt ({ANY_STORED})|points \d\d?|first \d\d?|wake|shell|land|renew|no-offering)"
STEP_WORDS: Final = (
    *(f"good {good}" for good in Good),
    *("wake", "shell", "land", "renew", "points 1", "points 2", "points 3", "points 5", "first 3"),
    *(f"exempt {good}" for good in STORED),
    "no-offering",
)

ROW: Final = Line(r"-?\d\d?", ("-2", "1", "12"), examples=True)
STEPS: Final = Line(STEP, STEP_WORDS, between=", ")
AGAIN: Final = Line(f"{STEP}|nothing", (*STEP_WORDS, "nothing"), most=1, between=", ")
CARDS: Final = Line(
    rf"path|step|home|good:({ANY_GOOD})(\+({ANY_GOOD}))?|feather|each|lakes|most|group",
    ("path", "step", "home", *(f"good:{pair}" for pair in PAIRS), "feather", "each", "lakes", "most", "group"),
    least=6,
    most=6,
)
SCORING: Final = Line(rf"({ANY_STORED})(\+({ANY_STORED}))?|most", (*STORED, *PAIRS, "most"), least=12, most=12)
TILE: Final = Line("|".join(Terrain), tuple(Terrain), least=5, most=5)
REGIONS: Final = Line("|".join(Terrain), tuple(Terrain), least=0, most=60, grid=True)
TOUCHING: Final = Line(r"\d\d?-\d\d?", ("1-2", "5-12"), least=0, most=60, examples=True)

Row: TypeAlias = Annotated[str, Meta(extra={"line": ROW})]
"""The points beside the spaces of a storage, from the lowest space up: ``1 2 4 8 12 16``."""
Steps: TypeAlias = Annotated[str, Meta(extra={"line": STEPS})]
"""The spaces of a path: ``points 1, good bison, first 3, exempt bison``."""
Again: TypeAlias = Annotated[str, Meta(extra={"line": AGAIN})]
"""The bonus of each later action at the end of a path: one word of a path, or ``nothing``."""
Cards: TypeAlias = Annotated[str, Meta(extra={"line": CARDS})]
"""The events of a season's six cards; that of a good names those shown: ``path good:berries+bison``."""
Scoring: TypeAlias = Annotated[str, Meta(extra={"line": SCORING})]
"""The twelve scoring tiles: one good, two (``berries+bison``) or ``most``."""
TileLine: TypeAlias = Annotated[str, Meta(extra={"line": TILE})]
"""A territory tile as the strip lays it: its row of two regions and its row of three, from left to right."""
Regions: TypeAlias = Annotated[str, Meta(extra={"line": REGIONS})]
"""The terrains of a map that was entered, row by row from the left, numbered from 1; empty if the tiles are drawn.

``/`` begins the next row, and ``.`` is an empty place. Every second row lies half a place further to the left.
"""
Touching: TypeAlias = Annotated[str, Meta(extra={"line": TOUCHING})]
"""Pairs of regions of an entered map: ``1-2 1-5``."""


class Setup(Data, frozen=True):
    """Pieces in the game for a number of players: feathers, each other good, shells, territory tiles; and rounds in winter."""

    feathers: Pieces
    goods: Pieces
    shells: Pieces
    tiles: Annotated[int, Meta(ge=1, le=6)]
    winter: Annotated[int, Meta(ge=0, le=1)]


class ClanBoard(Data, frozen=True):
    """The start of a clan: Cree in the huts and on the square; and the spaces of the two altars."""

    huts: Few
    square: Few
    altars: Annotated[tuple[Annotated[int, Meta(ge=2, le=5)], ...], Meta(min_length=2, max_length=2)]


class Tile(NamedTuple):
    """A territory tile the right way up: its row of two regions and its row of three, from left to right."""

    short: tuple[Terrain, ...]
    long: tuple[Terrain, ...]


class Entered(Data, frozen=True):
    """A map that the owner of a copy entered, instead of the drawn tiles."""

    regions: Regions


class Borders(Data, frozen=True):
    """Differences of an entered map from a map of hexagons: further pairs that touch, and neighbours that are ``apart``."""

    touching: Touching
    apart: Touching


class Worth(Data, frozen=True):
    """Points printed beside no storage and no path.

    ``empty``: for scoring an empty storage; ``active`` and ``used``: for a shell in the end; ``each`` and ``lakes``: for a Cree
    by the events with these names; ``most`` and ``second``: for the two ranks in the events ``most`` and ``group``.
    """

    empty: Points
    active: Points
    used: Points
    each: Points
    lakes: Points
    most: Points
    second: Points


class PathSpace(NamedTuple):
    """One space of a path: its kind, and its number of points or its good if that kind has one."""

    bonus: Bonus
    points: int = 0
    good: Good | None = None


class CardEvent(NamedTuple):
    """An event of a season card, and the goods that it shows."""

    happens: Happens
    goods: tuple[Good, ...] = ()


class Rulings(Data, frozen=True):
    """Choices of a table where the text leaves two readings."""

    setup_altar: Annotated[bool, Ruling(adds=Rule.SETUP_STORAGE)]
    """Leave to put goods that are got in the set-up on altars."""
    setup_passes: Annotated[Literal[1, 2], Ruling(worded=Rule.SETUP_PATH)]
    """Each clan's region and path together, or all regions before all paths."""
    shells_outside: Annotated[bool, Ruling(adds=Rule.SHELL_TURN)]
    """Use of shells at one's own event or scoring."""
    events_optional: Annotated[bool, Ruling(adds=Rule.CARD_MUST)]
    """Leave to decline an event that moves Cree."""
    end_bonus_on_arrival: Annotated[bool, Ruling(worded=Rule.PATH_AGAIN)]
    """The later bonus of a path's end on arrival there."""
    event_end_bonus: Annotated[bool, Ruling(adds=Rule.CARD_PATH_END)]
    """Use of that bonus by an event."""
    most_of_nothing: Annotated[Literal["choose", "skip"], Ruling(worded=Rule.TILE_MOST)]
    """The tile for most goods, if all storages are empty."""
    minus_two_goes_home: Annotated[bool, Ruling(worded=Rule.TILE_EMPTY)]
    """Return of Cree and refilling after an empty storage was scored."""
    mountain_refill: Annotated[Literal["once", "each"], Ruling(worded=Rule.SEASON_REFILL, together=True)]
    """Refilling of mountains at a season's end."""
    offering_spares_feathers: Annotated[bool, Ruling(worded=Rule.END_OFFERING)]
    """Offering from a storage that holds only feathers."""
    second_after_tie: Annotated[bool, Ruling(worded=Rule.CARD_MOST, together=True)]
    """Points of the second after a tie for first."""
    majority_zero: Annotated[bool, Ruling(adds=Rule.CARD_NONE, together=True)]
    """Ranks of clans without Cree in the land."""
    group_of_one: Annotated[bool, Ruling(worded=Rule.CARD_GROUP, together=True)]
    """A single Cree as a group."""
    below_zero: Annotated[bool, Ruling(adds=Rule.POINTS_FLOOR)]
    """Scores below zero."""


@cache
def parse_row(row: str) -> tuple[int, ...]:
    """Read a printed row of numbers: the points of a storage by its number of tokens, from one token on."""
    return tuple(map(int, row.split()))


@cache
def parse_step(step: str) -> PathSpace:
    """Parse what a space of a path gives, such as ``points 3``, ``good berries`` or ``wake``."""
    word, _, detail = step.partition(" ")
    if detail.isdigit():
        return PathSpace(Bonus(word), int(detail))
    return PathSpace(Bonus(word), good=Good(detail)) if detail else PathSpace(Bonus(word))


@cache
def parse_steps(steps: str) -> tuple[PathSpace, ...]:
    """Parse a path's line of an edition and return what its spaces give, in order. Raises ``ValueError`` for other words."""
    return tuple(map(parse_step, STEPS.split(steps)))


@cache
def parse_cards(cards: str) -> tuple[CardEvent, ...]:
    """Parse the line of a season's cards and return their events, in order. Raises ``ValueError`` for other words."""
    return tuple(map(_parse_card, CARDS.split(cards)))


def _parse_card(card: str) -> CardEvent:
    word, _, goods = card.partition(":")
    return CardEvent(Happens(word), tuple(map(Good, goods.split("+"))) if goods else ())


@cache
def parse_scoring(scoring: str) -> tuple[tuple[Good, ...], ...]:
    """Return the goods of each scoring tile: one, two, or none for a tile that scores what each clan has most of."""
    found = (() if word == "most" else word.split("+") for word in SCORING.split(scoring))
    return tuple(tuple(dict.fromkeys(map(Good, goods))) for goods in found)


@cache
def parse_tile(tile: str) -> Tile:
    """Parse a territory tile: its row of two regions, then its row of three."""
    regions = tuple(map(Terrain, TILE.split(tile)))
    return Tile(regions[:2], regions[2:])


@cache
def parse_regions(regions: str) -> dict[tuple[int, int], Terrain]:
    """Return the terrains of an entered map by row and place in the row, both from 0, without empty places."""
    rows = [row.split() for row in regions.split(NEXT_ROW)]
    found = (((at, place), word) for at, row in enumerate(rows) for place, word in enumerate(row) if word != GAP)
    return {spot: Terrain(word) for spot, word in found}


@cache
def parse_pairs(pairs: str) -> tuple[tuple[int, int], ...]:
    """Return the pairs of regions, the lower number first, counted from 0."""
    found = (sorted(int(number) - 1 for number in pair.split("-")) for pair in pairs.split())
    return tuple((one, other) for one, other in found)
