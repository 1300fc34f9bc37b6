"""Pictures of where things are printed on a copy of Manitoba: boards, cards and tiles as outlines of our own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.printed import parse_steps
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.territory import Spot, build_territory
from village_core.games.manitoba.vocabulary import COLOUR_OF, PATHS, SEASONS, STORED, Terrain
from village_widgets.companion.checking.pictures import Box, CopyBoard, SpotPicture
from village_widgets.components.drawing import draw_text, trim
from village_widgets.components.scene import Panel

WIDTH: Final = 360
PAINT: Final = {
    Terrain.FOREST: "#7fae68",
    Terrain.HILLS: "#dcc694",
    Terrain.PRAIRIE: "#b98a58",
    Terrain.LAKE: "#6fa3cf",
    Terrain.MOUNTAIN: "#eceae4",
}
"""The colour of each terrain."""
CORNERS: Final = ((0.5, 0), (1, 0.28), (1, 0.82), (0.5, 1.1), (0, 0.82), (0, 0.28))
"""The corners of a region by its width."""
GROUND: Final = "#f4ecd8"
INK: Final = "#4a3b28"
FULLEST: Final = 7
"""Most spaces in a line of the picture of a path; the others stand in the next line."""


def draw_storages(board: CopyBoard[Table, Edition], spots: Sequence[str]) -> SpotPicture:
    """Draw the four storages of a village board, each a column with its points from below."""
    edition, parts = board.edition, []
    most = max(len(edition.list_storage_points(good)) for good in STORED)
    high, wide = min(34, 300 // most), 62
    boxes: dict[str, Box] = {}
    for at, good in enumerate(STORED):
        row, x = edition.list_storage_points(good), 24 + at * 84
        for space, points in enumerate(row):
            y = 26 + (most - 1 - space) * high
            parts.append(_draw_box(x, y, wide, high - 3) + _write(x + wide / 2, y + high / 2 + 3, points))
        bottom = 26 + most * high
        parts.append(_write(x + wide / 2, bottom + 23, board.words.format(f"kind-{good}"), 72))
        boxes[f"storages.{good}"] = (x, bottom - len(row) * high, wide, len(row) * high)
    return _build_picture(parts, boxes, 26 + most * high + 38)


def draw_paths(board: CopyBoard[Table, Edition], spots: Sequence[str]) -> SpotPicture:
    """Draw the four paths of the vision board, the shaman's above: up to seven spaces in a line, and beside them the end."""
    edition, parts, y = board.edition, [], 34
    boxes: dict[str, Box] = {}
    for path in reversed(PATHS):
        steps = parse_steps(edition.paths[path])
        colour = PAINT[COLOUR_OF[path]]
        for at in range(len(steps)):
            x, down = 14 + at % FULLEST * 40, at // FULLEST * 34
            parts.append(_draw_box(x, y + down, 34, 28, colour) + _write(x + 17, y + down + 19, at + 1))
        lines = (len(steps) + FULLEST - 1) // FULLEST
        parts.append(_draw_box(306, y, 40, 28, GROUND) + _write(326, y + 20, "»"))
        boxes[f"paths.{path}"] = (14, y, 40 * min(len(steps), FULLEST) - 6, 34 * lines - 6)
        boxes[f"again.{path}"] = (306, y, 40, 28)
        y += 34 * lines + 28
    return _build_picture(parts, boxes, y)


def draw_cards(board: CopyBoard[Table, Edition], spots: Sequence[str]) -> SpotPicture:
    """Draw the six event cards of each season in a row, face down with a question mark."""
    parts: list[str] = []
    boxes: dict[str, Box] = {}
    for row, season in enumerate(SEASONS):
        y = 44 + row * 92
        parts.append(_write(180, y - 12, board.words.format(f"season-{season}"), 300))
        for at in range(len(board.edition.events[season])):
            parts.append(_draw_box(17 + at * 55, y, 48, 62) + _write(41 + at * 55, y + 38, "?"))
        boxes[f"cards.{season}"] = (17, y, 323, 62)
    return _build_picture(parts, boxes, 44 + 92 * len(SEASONS))


def draw_scoring(board: CopyBoard[Table, Edition], spots: Sequence[str]) -> SpotPicture:
    """Draw all scoring tiles of the edition (twelve in print) in rows of four, as empty ovals."""
    drawn = [
        f'<ellipse cx="{50 + at % 4 * 87}" cy="{54 + at // 4 * 64}" rx="36" ry="24" fill="{GROUND}" stroke="{INK}"/>'
        for at in range(len(board.edition.clouds))
    ]
    return _build_picture(drawn, {"scoring": (12, 28, 336, 180)}, 226)


def draw_tiles(board: CopyBoard[Table, Edition], spots: Sequence[str]) -> SpotPicture:
    """Draw the six territory tiles in two columns, each with two regions above three."""
    parts: list[str] = []
    boxes: dict[str, Box] = {}
    for at, tile in enumerate(board.edition.tiles):
        left, top = 26 + at % 2 * 172, 24 + at // 2 * 104
        places = ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2))
        for place, terrain in zip(places, (*tile.short, *tile.long), strict=True):
            parts.append(_draw_region(left, top, 44, place, PAINT[terrain]))
        boxes[f"territory.{at}"] = (left, top, 136, 90)
    return _build_picture(parts, boxes, 340)


def draw_map(board: CopyBoard[Table, Edition], spots: Sequence[str]) -> SpotPicture:
    """Draw an entered map with the numbers of its regions; without one the tiles in their order, as an example."""
    edition = board.edition
    tiles = () if edition.entered.regions else tuple(range(edition.setup[len(board.players)].tiles))
    territory = build_territory(edition, tiles)
    wide = max(place for _, place in territory.spots) + 1.5
    rows = max(row for row, _ in territory.spots) + 1
    size = min(46.0, (WIDTH - 28) / wide)
    parts = []
    for number, (spot, terrain) in enumerate(zip(territory.spots, territory.terrains, strict=True), 1):
        x, y = _locate(14, 24, size, spot)
        parts.append(_draw_region(14, 24, size, spot, PAINT[terrain]) + _write(x + size / 2, y + size * 0.62, number))
    return _build_picture(parts, {}, round(24 + rows * size * 0.9 + 20))


def _locate(left: float, top: float, size: float, spot: Spot) -> tuple[float, float]:
    """Return the upper left corner of a region's box; from the second on, every other row lies half a region further left."""
    row, place = spot
    return left + size * (place + (0.5 if row % 2 == 0 else 0)), top + row * size * 0.9


def _draw_region(left: float, top: float, size: float, spot: Spot, colour: str) -> str:
    x, y = _locate(left, top, size, spot)
    points = " ".join(f"{trim(x + size * right)},{trim(y + size * down)}" for right, down in CORNERS)
    return f'<polygon points="{points}" fill="{colour}" stroke="{INK}" stroke-width="1.5"/>'


def _draw_box(x: float, y: float, wide: float, high: float, colour: str = GROUND) -> str:
    at = f'x="{trim(x)}" y="{trim(y)}" width="{trim(wide)}" height="{trim(high)}"'
    return f'<rect {at} rx="6" fill="{colour}" stroke="{INK}" stroke-width="1.5"/>'


def _write(x: float, y: float, words: str | int, width: float = 0) -> str:
    return f'<g fill="{INK}" text-anchor="middle">{draw_text(x, y, words, "", width)}</g>'


def _build_picture(parts: Sequence[str], boxes: Mapping[str, Box], high: int) -> SpotPicture:
    ground = f'<rect width="{WIDTH}" height="{high}" rx="12" fill="#e6dcc0"/>'
    return SpotPicture(Panel("copy", "", WIDTH, high, {"ground": ground, "drawn": "".join(parts)}), boxes)
