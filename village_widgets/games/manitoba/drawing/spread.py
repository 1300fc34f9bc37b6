"""The places of regions in the picture of the land: a strip in bands, or a map that was entered, laid out as a graph."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from itertools import combinations
from math import cos, dist, hypot, pi, sin
from typing import Final, NamedTuple, TypeAlias

from village_core.games.manitoba.territory import OF_TILE, Spot, Territory, list_adjacent
from village_widgets.games.manitoba.drawing.ink import HIGH

Point: TypeAlias = tuple[float, float]

LEFT: Final = 8
TOP: Final = 38
WIDE: Final = 284
TALL: Final = 278
"""The part of the panel that the land has."""
BAND: Final = 2
"""Tiles of the strip that stand side by side, before it goes on below."""
COLUMNS: Final = 5
"""Regions of a band in each of its rows."""
WIDTH: Final = WIDE / (COLUMNS + 1.5)
"""Width of a region in the strip; half a one is left on each side to show where it goes on."""
NARROWEST: Final = 32
"""Least distance between regions of an entered map; if they would be closer, they stand in rows."""
ROUNDS: Final = 80


class Ghost(NamedTuple):
    """A second picture of a region where the strip breaks: its number, its middle, and the half that is seen (0 for both)."""

    region: int
    spot: Point
    part: int


class RegionLayout(NamedTuple):
    """The middles of all regions, and their width.

    ``ghosts`` are regions drawn a second time, ``links`` pairs that touch but don't stand together (on a map laid out as a graph
    all pairs that touch), ``apart`` those that stand together but don't touch.
    """

    spots: tuple[Point, ...]
    width: float
    ghosts: tuple[Ghost, ...] = ()
    links: tuple[tuple[int, int], ...] = ()
    apart: tuple[tuple[int, int], ...] = ()


@lru_cache(maxsize=64)
def spread(count: int, touching: tuple[tuple[int, int], ...]) -> RegionLayout:
    """Lay out an entered map of ``count`` regions; ``touching`` are the pairs that touch.

    The distances in the picture follow the steps between regions as well as a plane allows; the regions stand in rows if
    some would be too close.
    """
    spots = _fit(_pull(count, _measure(count, touching)))
    closest = _measure_closest(spots)
    if closest < NARROWEST:
        spots = _line_up(spots)
        closest = _measure_closest(spots)
    return RegionLayout(tuple(spots), min(WIDTH, closest * 0.86), links=touching)


def lay_territory(territory: Territory, regions: int, entered: bool = False) -> RegionLayout:
    """Lay out a territory that will have this number of ``regions``: as a strip of tiles, or as a map that was ``entered``."""
    if not entered:
        return _lay_strip(regions, territory.spots)
    return _lay_map(territory.spots, territory.touching)


@lru_cache(maxsize=64)
def _lay_map(spots: tuple[Spot, ...], touching: tuple[tuple[int, int], ...]) -> RegionLayout:
    """Lay out an entered map by its rows; if they are too long or too many, as a graph."""
    across = [place - row % 2 / 2 for row, place in spots]
    first, columns, rows = min(across), max(across) - min(across) + 1, max(row for row, _ in spots) + 1
    width = min(WIDTH, WIDE / columns, TALL / (HIGH * (0.75 * rows + 0.25)))
    if width < NARROWEST:
        return spread(len(spots), touching)
    high = width * HIGH
    left = LEFT + (WIDE - width * columns) / 2 + width / 2
    top = TOP + (TALL - high * (0.75 * rows + 0.25)) / 2 + high / 2
    found = tuple((left + width * (x - first), top + 0.75 * high * row) for x, (row, _) in zip(across, spots, strict=True))
    adjacent = {*list_adjacent(spots)}
    return RegionLayout(found, width, (), tuple(sorted({*touching} - adjacent)), tuple(sorted(adjacent - {*touching})))


@lru_cache(maxsize=64)
def _lay_strip(regions: int, spots: tuple[tuple[int, int], ...]) -> RegionLayout:
    """Break the strip into bands of two tiles; at a break, the regions next to it are drawn a second time."""
    bands = max(1, -(-regions // (OF_TILE * BAND)))
    high = WIDTH * HIGH
    pitch = min(TALL / bands, high * 1.75 + 22)
    first = TOP + (TALL - pitch * bands) / 2 + (pitch - high * 1.75) / 2 + high / 2

    def locate(band: int, spot: tuple[int, int]) -> Point:
        row, place = spot
        x = LEFT + WIDTH * (place - COLUMNS * band + 1 + (0 if row else 0.5))
        return x, first + pitch * band + row * high * 0.75

    found = tuple(locate(region // (OF_TILE * BAND), spot) for region, spot in enumerate(spots))
    at_spot = {spot: region for region, spot in enumerate(spots)}
    ghosts = []
    for band in range(1, bands):
        end = COLUMNS * band
        for seen, spot, part in (
            (band, (0, end - 1), 0),
            (band, (1, end - 1), 1),
            (band - 1, (0, end), -1),
            (band - 1, (1, end), 0),
        ):
            if spot in at_spot:
                ghosts.append(Ghost(at_spot[spot], locate(seen, spot), part))
    return RegionLayout(found, WIDTH, tuple(ghosts))


def _measure_closest(spots: list[Point]) -> float:
    """Return the least distance between two spots; a region's usual width (``WIDTH``) if there are fewer than two."""
    return min((dist(one, other) for one, other in combinations(spots, 2)), default=WIDTH)


def _measure(count: int, touching: tuple[tuple[int, int], ...]) -> list[list[int]]:
    """Return the number of steps between any two regions; for regions that no way joins, about as many as cross the map."""
    beside: list[list[int]] = [[] for _ in range(count)]
    for one, other in touching:
        beside[one].append(other)
        beside[other].append(one)
    found = []
    for start in range(count):
        steps, waiting = {start: 0}, deque((start,))
        while waiting:
            here = waiting.popleft()
            for there in beside[here]:
                if there not in steps:
                    steps[there] = steps[here] + 1
                    waiting.append(there)
        found.append([steps.get(region, round(count**0.5) + 1) for region in range(count)])
    return found


def _pull(count: int, steps: list[list[int]]) -> list[Point]:
    """Move the regions until their distances in the plane fit the ``steps`` between them as well as they can."""
    spots = [(cos(2 * pi * at / count) * count**0.5, sin(2 * pi * at / count) * count**0.5) for at in range(count)]
    for _ in range(ROUNDS):
        for here in range(count):
            x, y, weights = 0.0, 0.0, 0.0
            for there in range(count):
                if there != here:
                    wanted = steps[here][there]
                    dx, dy = spots[here][0] - spots[there][0], spots[here][1] - spots[there][1]
                    far, weight = hypot(dx, dy) or 1, wanted**-2
                    x += weight * (spots[there][0] + wanted * dx / far)
                    y += weight * (spots[there][1] + wanted * dy / far)
                    weights += weight
            spots[here] = (x / weights, y / weights) if weights else spots[here]
    return spots


def _fit(spots: list[Point]) -> list[Point]:
    """Return the points moved so that they fill the room for the land, except a margin; both directions are scaled separately."""
    margin = NARROWEST / 2 + 4
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*spots, strict=True))
    across, down = (WIDE - 2 * margin) / (right - left or 1), (TALL - 2 * margin) / (bottom - top or 1)
    return [(LEFT + margin + (x - left) * across, TOP + margin + (y - top) * down) for x, y in spots]


def _line_up(spots: list[Point]) -> list[Point]:
    """Move the places into rows of equal distances, every second row half a place to the right."""
    rows = max(1, round(len(spots) ** 0.5 * (TALL / WIDE) ** 0.5))
    each = -(-len(spots) // rows)
    down, across = TALL / rows, WIDE / (each + 0.5)
    order = sorted(range(len(spots)), key=lambda at: spots[at][1])
    found = list(spots)
    for row in range(rows):
        line = sorted(order[row * each : (row + 1) * each], key=lambda at: spots[at][0])
        for at, region in enumerate(line):
            found[region] = (LEFT + across * (at + 0.5 + 0.5 * (row % 2)), TOP + down * (row + 0.5))
    return found
