"""The map of a course: a landscape with a road from chapter to chapter, and a path to those beside the core."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from village_widgets.tutor.teaching import CourseMap

MapSpot: TypeAlias = tuple[int, int]
"""A place in a map's own units."""
BEND: Final = 50
NEAR: Final = 60
"""Horizontal distance below which two places lie in rows below each other: the road bends out between them."""


def draw_map(size: MapSpot, land: str, places: Mapping[str, MapSpot], beside: int, drawn: Iterable[str]) -> CourseMap:
    """Return the map of a course, ``size`` units wide and high: ``land``, on it the road and the path, and above these ``drawn``.

    ``places`` has the place of each chapter's pin, in the order of the road; the first ``beside`` of them lie along it, and a
    path leads from the last of these on to the others.
    """
    (wide, high), spots = size, tuple(places.values())
    paths = (draw_path(spots[:beside]), draw_path(spots[beside - 1 :], "vc-path") if beside < len(spots) else "")
    pins = {chapter: (100 * x / wide, 100 * y / high) for chapter, (x, y) in places.items()}
    return CourseMap(f"0 0 {wide} {high}", "".join((land, *paths, *drawn)), pins)


def draw_path(places: Sequence[MapSpot], kind: str = "vc-road") -> str:
    """Return a line from place to place, of the style ``kind``; it bends where it goes down to the next row."""
    (x, y), *rest = places
    middle = sum(across for across, _ in places) / len(places)
    drawn = f"M{x} {y}"
    for next_x, next_y in rest:
        if abs(next_x - x) < NEAR:
            bend = BEND if x > middle else -BEND
            drawn += f"C{x + bend} {y} {next_x + bend} {next_y} {next_x} {next_y}"
        else:
            drawn += f"L{next_x} {next_y}"
        x, y = next_x, next_y
    return f'<path class="{kind}" d="{drawn}"/>'


def draw_at(x: float, y: float, *inside: str, scale: float = 1) -> str:
    """Return a drawing made around the origin, ``scale`` times as large and moved to ``x``, ``y``."""
    return f'<g transform="translate({x} {y})scale({scale})">{"".join(inside)}</g>'
