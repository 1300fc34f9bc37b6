"""The common parts of Manitoba's panels: Cree, stars with points, slashes and hexagons."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar, Final

from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import COLOURS
from village_core.kernel.values import Seat
from village_widgets.components import drawing
from village_widgets.components.drawing import draw_text, trim, use

HIGH: Final = 2 / 3**0.5
"""Height of a hexagon that stands on a corner, as a multiple of its width."""


@dataclass(frozen=True)
class SeenManitoba(drawing.SeenTable[Table]):
    """One table of Manitoba as one viewer sees it."""

    COLOURS: ClassVar[Collection[str]] = COLOURS

    @property
    def edition(self) -> Edition:
        """The numbers, rulings and citations that the table plays by."""
        return self.table.edition


def draw_cree(view: SeenManitoba, seat: Seat, x: float, y: float, size: float = 24) -> str:
    """Draw a Cree of ``seat``, ``size`` wide and high, with its upper left corner at ``x``, ``y``."""
    return use(f"cree-{view.find_colour(seat)}", x, y, size / 24)


def draw_points(points: int | str, x: float, y: float, size: float = 32) -> str:
    """Draw a star, ``size`` wide and high, with a number in it, its upper left corner at ``x``, ``y``."""
    return use("point", x, y, size / 24) + draw_text(x + size / 2, y + size * 0.52 + 5.5, points, "st")


def draw_slash(x: float, y: float, size: float) -> str:
    """Draw a line across a picture of this size: what the picture shows need not be done, or is lost."""
    return f'<path class="sl" d="M{trim(x + size)} {trim(y)}l{trim(-size)} {trim(size)}"/>'


def outline_hexagon(x: float, y: float, width: float, part: int = 0) -> str:
    """Return the path of a hexagon around ``x``, ``y``: the whole, or its left (-1) or right (1) half."""
    half, quarter = width / 2, width * HIGH / 4
    right = [(0, -2 * quarter), (half, -quarter), (half, quarter), (0, 2 * quarter)]
    left = [(0, 2 * quarter), (-half, quarter), (-half, -quarter), (0, -2 * quarter)]
    corners = right if part > 0 else left if part < 0 else right + left[1:3]
    return "M" + "L".join(f"{trim(x + dx)} {trim(y + dy)}" for dx, dy in corners) + "Z"
