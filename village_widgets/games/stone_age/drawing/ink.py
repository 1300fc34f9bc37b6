"""The common parts of Stone Age's panels: workers, rings, counts."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar, Final

from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import COLOURS, Place
from village_core.kernel.frames import Frame
from village_core.kernel.values import Seat
from village_widgets.components import drawing
from village_widgets.components.drawing import draw_badge, draw_text, trim, use

RING: Final = 22
"""Width of a ring for a worker."""


@dataclass(frozen=True)
class SeenStoneAge(drawing.SeenTable[Table]):
    """One table of Stone Age as one viewer sees it, and the decision at it."""

    COLOURS: ClassVar[Collection[str]] = COLOURS

    top: Frame[Table] | None = None

    @property
    def edition(self) -> Edition:
        """The numbers, rulings and citations that the table plays by."""
        return self.table.edition


def draw_worker(view: SeenStoneAge, seat: Seat, x: float, y: float, size: float = RING) -> str:
    """Draw a worker of ``seat``, ``size`` wide and high, with its upper left corner at ``x``, ``y``."""
    return use(f"w-{view.find_colour(seat)}", x, y, size / 24)


def draw_ring(x: float, y: float, size: float = RING) -> str:
    """Draw a printed place for one worker, ``size`` wide and high, its upper left corner at ``x``, ``y``."""
    return f'<circle class="rg" cx="{trim(x + size / 2)}" cy="{trim(y + size / 2)}" r="{trim(size / 2)}"/>'


def draw_rings(view: SeenStoneAge, place: Place, spots: list[tuple[float, float]], size: float = RING) -> str:
    """Draw rings ``size`` wide with their upper left corners at these spots, and the place's workers, as far as rings go."""
    standing = [seat for seat, count in enumerate(view.table.count_standing(place)) for _ in range(count)]
    drawn = "".join(draw_ring(x, y, size) for x, y in spots)
    return drawn + "".join(draw_worker(view, seat, x, y, size) for seat, (x, y) in zip(standing, spots, strict=False))


def draw_crowd(view: SeenStoneAge, place: Place, x: float, y: float, width: float) -> str:
    """Draw the workers at a place without rings: one for each tribe there, with their number, in ``width`` from ``x``, ``y``."""
    here = [(seat, count) for seat, count in enumerate(view.table.count_standing(place)) if count]
    step = min(42.0, width / max(len(here), 1))
    shown = ""
    for at, (seat, count) in enumerate(here):
        shown += draw_worker(view, seat, x + step * at, y, 28) + draw_badge(x + step * at + 24, y - 2, count)
    return shown


def draw_count(picture: str, number: int, x: float, y: float, scale: float = 1) -> str:
    """Draw a piece with its upper left corner at ``x``, ``y``, and its number to the right of it; zero is faint."""
    faint = "" if number else "no"
    return use(picture, x, y, scale, faint) + draw_text(x + 24 * scale + 5, y + 12 * scale + 5.5, number, f"q {faint}".rstrip())
