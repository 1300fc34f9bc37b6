"""Shapes of the edition files: the printed values of one edition, part by part."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from village_core.games.editions import Data, Ruling
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.vocabulary import STORED, Bonus, Good, Happens, Terrain

Few: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Points: TypeAlias = Annotated[int, Meta(ge=-20, le=50)]
Pieces: TypeAlias = Annotated[int, Meta(ge=0, le=99)]

ANY_STORED: Final = "|".join(STORED)
ANY_GOOD: Final = "|".join(Good)
STEP: Final = rf"(good ({ANY_GOOD})|exempt ({ANY_STORED})|points \d\d?|first \d\d?|wake|shell|land|renew|no-offering)"

Row: TypeAlias = Annotated[str, Meta(pattern=r"^-?\d\d?( -?\d\d?){0,14}$")]
"""The points beside the spaces of a storage, from the lowest space up: ``1 2 4 8 12 16``."""
Steps: TypeAlias = Annotated[str, Meta(pattern=rf"^{STEP}(, {STEP}){{0,14}}$")]
"""The spaces of a path: ``points 1, good bison, first 3, exempt bison``."""
Again: TypeAlias = Annotated[str, Meta(pattern=rf"^({STEP}|nothing)$")]
"""The bonus of each later action at the end of a path: one word of a path, or ``nothing``."""
Card: TypeAlias = Annotated[
    str, Meta(pattern=rf"^(path|step|home|good:({ANY_GOOD})(\+({ANY_GOOD}))?|feather|each|lakes|most|group)$")
]
"""An event of a season card; that of a good names those shown: ``good:berries+bison``."""
Cloud: TypeAlias = Annotated[str, Meta(pattern=rf"^(({ANY_STORED})(\+({ANY_STORED}))?|most)$")]
"""A scoring tile: one good, two (``berries+bison``) or ``most``."""
Regions: TypeAlias = Annotated[str, Meta(pattern=rf"^(({'|'.join(Terrain)})( ({'|'.join(Terrain)})){{4,59}})?$")]
"""The terrains of the regions of a map that was entered, by number from 1; empty if the tiles are drawn."""
Touching: TypeAlias = Annotated[str, Meta(pattern=r"^(\d\d?-\d\d?( \d\d?-\d\d?){0,199})?$")]
"""The pairs of regions of an entered map that touch: ``1-2 1-5``."""


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


class Tile(Data, frozen=True):
    """A territory tile as the strip lays it: its row of two regions and its row of three, from left to right."""

    short: Annotated[tuple[Terrain, ...], Meta(min_length=2, max_length=2)]
    long: Annotated[tuple[Terrain, ...], Meta(min_length=3, max_length=3)]


class Entered(Data, frozen=True):
    """A map that the owner of a copy entered, instead of the drawn tiles."""

    regions: Regions
    touching: Touching


class Worth(Data, frozen=True):
    """Points printed beside no storage and no path.

    ``empty``: for scoring an empty storage; ``active`` and ``used``: for a shell in the end; ``each`` and ``lakes``: for a Cree
    by those events; ``most`` and ``second``: for the ranks of the two others.
    """

    empty: Points
    active: Points
    used: Points
    each: Points
    lakes: Points
    most: Points
    second: Points


class Step(NamedTuple):
    """One space of a path: its kind, with a number of points or a good."""

    bonus: Bonus
    points: int = 0
    good: Good | None = None


class Event(NamedTuple):
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
    """Return the points of a storage by its number of tokens, from one token on."""
    return tuple(map(int, row.split()))


@cache
def parse_step(step: str) -> Step:
    """Return what a space of a path gives."""
    word, _, detail = step.partition(" ")
    if detail.isdigit():
        return Step(Bonus(word), int(detail))
    return Step(Bonus(word), good=Good(detail)) if detail else Step(Bonus(word))


@cache
def parse_steps(steps: str) -> tuple[Step, ...]:
    """Return what the spaces of a path give, from the first on."""
    return tuple(map(parse_step, steps.split(", ")))


@cache
def parse_card(card: str) -> Event:
    """Return the event of a season card."""
    word, _, goods = card.partition(":")
    return Event(Happens(word), tuple(map(Good, goods.split("+"))) if goods else ())


@cache
def parse_cloud(cloud: str) -> tuple[Good, ...]:
    """Return the goods of a scoring tile: one, two, or none if it is for most goods."""
    return () if cloud == "most" else tuple(dict.fromkeys(map(Good, cloud.split("+"))))
