"""The territory as data: regions with a terrain, and which of them touch."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.vocabulary import TERRAINS, Terrain

Spot: TypeAlias = tuple[int, int]
"""A place in the strip: the row (0 above, 1 below) and the number in it, from left to right."""

MOST_REGIONS: Final = 60
"""Most regions of a map."""


class Territory(NamedTuple):
    """The regions by number: their terrains, their neighbours, and their spots in the strip (none on an entered map).

    ``regions`` are the numbers by terrain.
    """

    terrains: tuple[Terrain, ...]
    neighbours: tuple[tuple[int, ...], ...]
    regions: Mapping[Terrain, tuple[int, ...]]
    spots: tuple[Spot, ...] = ()

    @property
    def touching(self) -> tuple[tuple[int, int], ...]:
        """The pairs of regions that touch, the lower number first."""
        return tuple((one, other) for one, others in enumerate(self.neighbours) for other in others if one < other)


@lru_cache(maxsize=2048)
def territory_of(edition: Edition, laid: tuple[int, ...]) -> Territory:
    """Return the territory: the entered map of the edition, or else the strip of the tiles that are ``laid``."""
    regions = edition.entered.regions.split()
    if not regions:
        return _join_strip(edition, laid)
    pairs = (tuple(int(number) - 1 for number in pair.split("-")) for pair in edition.entered.touching.split())
    return _build_territory(tuple(map(Terrain, regions)), pairs)


def _join_strip(edition: Edition, laid: tuple[int, ...]) -> Territory:
    """Lay tiles side by side in two rows; every second one is turned upside down. A tile's short row is numbered first."""
    terrains: list[Terrain] = []
    spots: list[Spot] = []
    ends = [0, 0]
    for place, number in enumerate(laid):
        tile, turned = edition.tiles[number], place % 2
        for row, regions in ((turned, tile.short), (1 - turned, tile.long)):
            terrains += reversed(regions) if turned else regions
            spots += [(row, ends[row] + at) for at in range(len(regions))]
            ends[row] += len(regions)
    at_spot = {spot: region for region, spot in enumerate(spots)}
    pairs = []
    for (row, place), region in at_spot.items():
        touched = [(row, place + 1)] if row else [(0, place + 1), (1, place), (1, place + 1)]
        pairs += [(region, at_spot[spot]) for spot in touched if spot in at_spot]
    return _build_territory(tuple(terrains), pairs, tuple(spots))


def _build_territory(terrains: tuple[Terrain, ...], pairs: Iterable[tuple[int, ...]], spots: tuple[Spot, ...] = ()) -> Territory:
    found: list[list[int]] = [[] for _ in terrains]
    for one, other in pairs:
        found[one].append(other)
        found[other].append(one)
    regions = {kind: tuple(at for at, terrain in enumerate(terrains) if terrain is kind) for kind in TERRAINS}
    return Territory(terrains, tuple(tuple(sorted(others)) for others in found), regions, spots)


def find_groups(territory: Territory, held: Iterable[int]) -> list[frozenset[int]]:
    """Return the connected groups of some regions."""
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


class Doubt(NamedTuple):
    """An unusual thing about an entered map: a key of the word files, and the numbers found and expected."""

    key: str
    found: int
    expected: int


def find_doubts(territory: Territory, tiles: int) -> list[Doubt]:
    """Return what makes a map unusual: several parts, or another number of a terrain's regions than of tiles."""
    parts = len(find_groups(territory, range(len(territory.terrains))))
    doubts = [Doubt("map-parts", parts, 1)] if parts > 1 else []
    counts = (territory.terrains.count(terrain) for terrain in TERRAINS)
    return doubts + [Doubt("map-regions", count, tiles) for count in counts if count != tiles][:1]
