"""The territory as data: regions with a terrain, and which of them touch."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.printed import Tile, parse_pairs, parse_regions
from village_core.games.manitoba.vocabulary import TERRAINS, Terrain

Spot: TypeAlias = tuple[int, int]
"""A place in the land: the row from above (the strip has two) and the number in it, from left to right, both from 0."""

Neighbours: TypeAlias = tuple[tuple[int, ...], ...]
"""The regions that touch each region, by its number."""

SHORT, LONG = 2, 3
"""Regions in the rows of a tile."""
OF_TILE: Final = SHORT + LONG
"""Regions of a tile."""
MOST_REGIONS: Final = 60
"""Most regions of a map."""


class Territory(NamedTuple):
    """The regions by number: their terrains, their neighbours, and their spots (row, and place in the row).

    ``regions`` are the numbers by terrain.
    """

    terrains: tuple[Terrain, ...]
    neighbours: Neighbours
    regions: Mapping[Terrain, tuple[int, ...]]
    spots: tuple[Spot, ...]

    @property
    def touching(self) -> tuple[tuple[int, int], ...]:
        """The pairs of regions that touch, the lower number first."""
        return tuple((one, other) for one, others in enumerate(self.neighbours) for other in others if one < other)


@lru_cache(maxsize=2048)
def build_territory(edition: Edition, laid: tuple[int, ...]) -> Territory:
    """Return the territory: the entered map of the edition, or else the strip of the tiles that are ``laid``."""
    regions = parse_regions(edition.entered.regions)
    if not regions:
        return _join_strip(edition, laid)
    spots = tuple(regions)
    pairs = {*list_adjacent(spots), *parse_pairs(edition.borders.touching)} - {*parse_pairs(edition.borders.apart)}
    return _build_territory(tuple(regions.values()), _list_neighbours(len(regions), pairs), spots)


def list_adjacent(spots: tuple[Spot, ...]) -> list[tuple[int, int]]:
    """Return the pairs of hexagons that touch, by their positions in ``spots``, the lower one first.

    Every second row, beginning with row 1, lies half a place to the left.
    """
    at_spot = {spot: region for region, spot in enumerate(spots)}
    pairs = []
    for (row, place), region in at_spot.items():
        below = place - row % 2
        touched = ((row, place + 1), (row + 1, below), (row + 1, below + 1))
        pairs += [(region, at_spot[spot]) for spot in touched if spot in at_spot]
    return [(min(pair), max(pair)) for pair in pairs]


def _join_strip(edition: Edition, laid: tuple[int, ...]) -> Territory:
    """Return the territory of the tiles numbered ``laid``, which lie side by side: a strip with two rows of regions."""
    terrains = [terrain for place, number in enumerate(laid) for terrain in turn_tile(edition.tiles[number], place)]
    spots, neighbours = _join_spots(len(laid))
    return _build_territory(tuple(terrains), neighbours, spots)


def turn_tile(tile: Tile, place: int) -> tuple[Terrain, ...]:
    """Return the terrains of a tile at a place of the strip, from 0: short row, then long, each reversed at odd places."""
    return (*tile.short[::-1], *tile.long[::-1]) if place % 2 else (*tile.short, *tile.long)


@cache
def _join_spots(tiles: int) -> tuple[tuple[Spot, ...], Neighbours]:
    """Return the spots of the regions of a strip, and which of its regions touch."""
    spots: list[Spot] = []
    ends = [0, 0]
    for place in range(tiles):
        for row, regions in ((place % 2, SHORT), (1 - place % 2, LONG)):
            spots += [(row, ends[row] + at) for at in range(regions)]
            ends[row] += regions
    return tuple(spots), _list_neighbours(len(spots), list_adjacent(tuple(spots)))


def _list_neighbours(regions: int, pairs: Iterable[tuple[int, ...]]) -> Neighbours:
    found: list[list[int]] = [[] for _ in range(regions)]
    for one, other in pairs:
        found[one].append(other)
        found[other].append(one)
    return tuple(tuple(sorted(others)) for others in found)


def _build_territory(terrains: tuple[Terrain, ...], neighbours: Neighbours, spots: tuple[Spot, ...]) -> Territory:
    regions = {kind: tuple([at for at, terrain in enumerate(terrains) if terrain is kind]) for kind in TERRAINS}
    return Territory(terrains, neighbours, regions, spots)


def find_groups(territory: Territory, held: Iterable[int]) -> list[frozenset[int]]:
    """Split the ``held`` regions into groups, and return these: neighbours are in the same group."""
    left, groups = set(held), []
    while left:
        group, reached = set[int](), [left.pop()]
        while reached:
            region = reached.pop()
            group.add(region)
            more = left.intersection(territory.neighbours[region])
            left -= more
            reached += more
        groups.append(frozenset(group))
    return groups
