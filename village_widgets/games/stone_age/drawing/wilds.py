"""The grounds where workers hunt and gather: hunting ground, forest, clay pit, quarry and river."""

from __future__ import annotations

from typing import Final, NamedTuple

from village_core.games.stone_age.rolling import Adding
from village_core.games.stone_age.vocabulary import GROUNDS, Place
from village_widgets.components.drawing import draw_target, draw_text, draw_text_in_two, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.stone_age.drawing import icons
from village_widgets.games.stone_age.drawing.art import ART
from village_widgets.games.stone_age.drawing.ink import RING, SeenStoneAge, draw_crowd, draw_rings


class Ground(NamedTuple):
    """The place of a ground on the panel: its left and upper edge, width and height."""

    x: float
    y: float
    wide: float
    high: float


LAND: Final = {
    Place.HUNT: Ground(4, 4, 174, 100),
    Place.FOREST: Ground(182, 4, 174, 100),
    Place.CLAY_PIT: Ground(4, 108, 174, 100),
    Place.QUARRY: Ground(182, 108, 174, 100),
    Place.RIVER: Ground(4, 212, 352, 104),
}
STEP: Final = 24


def draw_panel(view: SeenStoneAge) -> Panel:
    """Draw five grounds, each as one target, and, while tools may be added to a roll, its sum at the ground of its kind."""
    parts = {"defs": icons.draw_shared()}
    for place in GROUNDS:
        parts[f"wilds:{place}"] = _draw_ground(view, place)
    parts["wilds:roll"] = _draw_rolled(view)
    return view.build_panel("wilds", parts)


def _draw_ground(view: SeenStoneAge, place: Place) -> str:
    land, kind = LAND[place], GROUNDS[place]
    title = draw_text_in_two(land.x + 12, land.y + 24, view.words.format(f"place-{place}"), "b", land.wide - 74)
    left = land.x + land.wide - 58
    sign = (
        f'<rect class="f-card" x="{trim(left)}" y="{trim(land.y + 6)}" width="52" height="26" rx="9"/>'
        + draw_text(left + 5, land.y + 24.5, f"÷{view.edition.divisors[place]}", "q")
        + use(kind, left + 28, land.y + 8.5, 0.88)
    )
    hunting = place is Place.HUNT
    stand = (
        draw_crowd(view, place, land.x + 12, land.y + 58, 150) if hunting else draw_rings(view, place, locate_rings(view, place))
    )
    return ART[f"wilds-{place.value}"] + draw_target(f"place:{place}", *land, title, sign, stand, round_=12)


def locate_rings(view: SeenStoneAge, place: Place) -> list[tuple[float, float]]:
    """Return the upper left corners of a ground's rings: one row at the river, else two."""
    land, room = LAND[place], view.edition.room
    if place is Place.RIVER:
        step = min(36.0, (land.wide - 40) / room)
        return [(land.x + 16 + step * at, land.y + 66) for at in range(room)]
    first = (room + 1) // 2
    step = min(float(STEP + 4), 120 / first)
    return [(land.x + 12 + step * (at % first), land.y + 40 + (RING + 5) * (at // first)) for at in range(room)]


def locate_middle(place: Place) -> tuple[float, float]:
    """Return the middle of the place for a ground's dice."""
    land = LAND[place]
    return land.x + land.wide / 2, land.y + land.high / 2 + 14


def find_ground(kind: str) -> Place:
    """Return the ground that yields a kind."""
    return next(place for place, what in GROUNDS.items() if what == kind)


def _draw_rolled(view: SeenStoneAge) -> str:
    """Draw the sum so far and its yield at the ground of its kind, while tools may be added; else nothing."""
    top = view.top
    if not isinstance(top, Adding):
        return ""
    place = find_ground(top.what)
    x, y = locate_middle(place)
    left = x - 66
    shown = (
        f'<rect class="at" x="{trim(left)}" y="{trim(y - 20)}" width="132" height="40" rx="13"/>'
        + use("dice", left + 9, y - 13, 1.1)
        + draw_text(left + 54, y + 6.5, top.pips, "pts")
        + draw_text(left + 80, y + 5.5, "→", "q c")
        + draw_text(left + 100, y + 5.5, top.pips // view.edition.find_divisor(top.what), "q c big")
        + use(top.what, left + 107, y - 10, 0.85)
    )
    return draw_target("roll", left, y - 22, 132, 46, shown, round_=13)
