"""The travel map: six cities, the legs between them, who is there and who has been there."""

from __future__ import annotations

from typing import Final

from village_core.games.village.edition import Edition
from village_core.games.village.printed import City, ends_of
from village_core.games.village.vocabulary import CITIES, VILLAGE, Place, Space
from village_widgets.components.drawing import num, row, target, text, use
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.ink import (
    View,
    draw_crowd,
    draw_cubes,
    draw_heading,
    draw_pieces,
    draw_plank,
    list_pieces,
)

SPOTS: Final = {
    VILLAGE: (38, 164),
    Place.CITY_A: (112, 90),
    Place.CITY_B: (112, 228),
    Place.CITY_C: (213, 90),
    Place.CITY_D: (213, 228),
    Place.CITY_E: (314, 90),
    Place.CITY_F: (314, 228),
}
TOWNS: Final = (
    '<path class="o f-wall" d="M-24 14V-2h12V14zM12 14V-4h12V14z"/><path class="o f-roof" '
    'd="M-26-2l8-10 8 10zM10-4l8-11 8 11z"/><path class="o f-wall" d="M-9 14v-24H9V14z"/><path '
    'class="o f-slate" d="M-11-10L0-27 11-10z"/>',
    '<path class="o f-stone" d="M-26 14V-8h6v4h5v-4h6v4h5v-4h6v4h5v-4h6v4h5v-4h8V14z"/><path '
    'class="o f-wall" d="M-6-12h14v-10H-6z"/><path class="o f-roof" d="M-9-21L1-31l10 10z"/>',
    '<path class="o f-wall" d="M-26 14V0h16V14zM8 14V-2h17V14z"/><path class="o f-thatch" '
    'd="M-28 0l10-11L-8 0zM6-2l11-12L28-2z"/><path class="o f-stone" d="M-10 14v-20c0-14 18-14 '
    '18 0v20z"/><path class="w2" d="M-1-17v-9M-4-23h6"/>',
)
WATER: Final = (
    '<path class="f-water" d="M0 66c26 6 40-6 62-2s22 16 10 24-34 4-50 10S6 110 0 112z" opacity=".75"/>'
    '<path class="f-water" d="M166 320c4-26-8-34 0-52s30-14 26-40-24-28-20-52 24-28 20-50 4-40 '
    '10-78h10c-4 40-14 56-10 78s-18 28-20 50 22 28 22 54-22 24-26 40 6 26 4 50z" opacity=".55"/>'
)
TREES: Final = "".join(
    f'<path class="f-leaf" d="M{x} {y}l-7 13h4l-5 9h16l-5-9h4z" opacity=".8"/>'
    for x, y in ((352, 160), (264, 272), (164, 274), (168, 160))
)


def draw_panel(view: View) -> Panel:
    """Roads and towns below; members and the markers of their visits above."""
    parts = {"travel:scene": _draw_scene(view), "cubes:travel": draw_cubes(view, Space.TRAVEL, 138, 7, 216)}
    for city in CITIES:
        parts[f"visited:{city.value}"] = _draw_visits(view, city)
        x, y = SPOTS[city]
        parts[f"members:{city.value}"] = draw_crowd(view, city, x - 42, y + 29, 84)
    return view.panel("travel", parts)


def _draw_scene(view: View) -> str:
    ground = f'<rect class="f-map" width="360" height="320" rx="14"/>{WATER}{TREES}'
    roads = "".join(_draw_road(name) for name in view.edition.legs)
    legs = "".join(_draw_leg(view, name) for name in view.edition.legs)
    cities = "".join(_draw_city(view, city, TOWNS[i % 3]) for i, city in enumerate(CITIES))
    return (
        ground
        + roads
        + draw_heading(view, "travel", 118)
        + draw_plank(138, 4, 216)
        + _draw_toll(view)
        + _draw_village(view)
        + cities
        + legs
    )


def _draw_road(name: str) -> str:
    start, end = ends_of(name)
    (ax, ay), (bx, by) = SPOTS[start], SPOTS[end]
    return f'<path class="rd" d="M{ax} {ay + 8}L{bx} {by + 8}"/>'


def _is_upright(name: str) -> bool:
    """Whether a plaque stands upright: across a road that runs from west to east."""
    start, end = ends_of(name)
    return SPOTS[start][1] == SPOTS[end][1]


def locate_plaque(edition: Edition, name: str) -> tuple[float, float, float, float]:
    """Where the plaque of a leg is: left, top, width and height."""
    start, end = ends_of(name)
    (ax, ay), (bx, by) = SPOTS[start], SPOTS[end]
    x, y = (ax + bx) / 2, (ay + by) / 2
    if ax == bx:
        y += 14
    elif ay != by:
        x, y = (x - 20, y - 2) if by < ay else (x + 9.5, y + 5.5)
    long, short = 19.0 * len(list_pieces(edition.legs[name])) + 5, 23.0
    wide, high = (short, long) if _is_upright(name) else (long, short)
    return x - wide / 2, y - high / 2, wide, high


def _draw_leg(view: View, name: str) -> str:
    """The influence a road takes, on a plaque at its middle."""
    left, top, wide, high = locate_plaque(view.edition, name)
    kinds = draw_pieces(list_pieces(view.edition.legs[name]), left + 3, top + 3, 19, 0.72, down=_is_upright(name))
    card = f'<rect class="o f-card" x="{num(left)}" y="{num(top)}" width="{num(wide)}" height="{num(high)}" rx="6"/>'
    return card + kinds


def _draw_city(view: View, city: Place, town: str) -> str:
    """The town with its letter and what the first visit earns."""
    x, y = SPOTS[city]
    drawn = f'<g transform="translate({x} {y})"><ellipse class="f-hill" cx="0" cy="14" rx="40" ry="11"/>{town}</g>'
    shown = (drawn, draw_letter(view, city), _draw_reward(view.edition.cities[city], x, y))
    return target(f"city:{city.value}", x - 38, y - 34, 76, 102, *shown)


def draw_letter(view: View, city: Place) -> str:
    """The letter by which a city is called."""
    x, y = SPOTS[city]
    plate = f'<circle class="o f-card" cx="{x - 25}" cy="{y + 5}" r="9.5"/>'
    return plate + text(x - 25, y + 10.2, view.say(f"place-{city.value}"), "q c")


def _draw_reward(city: City, x: float, y: float) -> str:
    """On a banner: points, coins, or influence of choice."""
    earned = []
    if city.prestige:
        earned.append(use("seal", x + 9, y - 33, 1.05) + text(x + 21.5, y - 16, city.prestige, "q c"))
    if city.coins:
        earned.append(use("coin", x + 11, y - 30, 0.85) + (text(x + 21, y - 15, city.coins, "q c") if city.coins > 1 else ""))
    if city.influence:
        earned.append(row(("choice",) * city.influence, x + 30 - 12 * city.influence, y - 30, 13, 0.72))
    return "".join(earned)


def _draw_toll(view: View) -> str:
    """What every leg costs, and the points for the number of cities."""
    travel = view.edition.travel
    each = (
        '<rect class="f-card" x="4" y="50" width="62" height="62" rx="8"/>'
        + text(35, 65, view.say("each-leg"), "c", 56)
        + use("hourglass", 10, 69, 0.8)
        + text(32, 84, travel.time, "q")
        + use("wagon", 10, 89, 0.8)
        + text(32, 105, travel.wagons, "q")
    )
    points = (
        '<rect class="f-card" x="2" y="206" width="60" height="110" rx="8"/>'
        + text(5, 222, view.say("cities"), "", 34)
        + use("seal", 42, 207, 0.75)
    )
    for i, worth in enumerate(travel.points):
        y = 238 + 15 * i
        points += text(13, y, i + 1, "c") + text(28, y, "→", "c") + text(56, y, worth, "b r")
    return each + points


def _draw_village(view: View) -> str:
    """Home, where every journey begins."""
    x, y = SPOTS[VILLAGE]
    houses = (
        '<ellipse class="f-hill" cx="0" cy="16" rx="36" ry="12"/><path class="o f-wall" d="M-27 '
        '14V-2h18V14zM10 14V0h17V14z"/>'
        '<path class="o f-thatch" d="M-30-2l12-13L-6-2zM7 0L18.5-13 30 0z"/><path class="o f-wall" '
        'd="M-9 16v-24H9V16z"/><path class="o f-roof" d="M-12-8L0-22 12-8z"/><path class="f-window" '
        'd="M-3-4h6v7h-6z"/>'
    )
    return target(
        "city:farm",
        x - 34,
        y - 26,
        68,
        62,
        f'<g transform="translate({x} {y})">{houses}</g>',
        text(x - 9, y + 32, view.say("village"), "c b", 46),
    )


def _draw_visits(view: View, city: Place) -> str:
    """A small head for every family that has been there."""
    seats = [seat for seat, farm in enumerate(view.table.farms) if city in farm.cities]
    x, y = SPOTS[city]
    step = min(17, 68 / max(len(seats), 1))
    start = x - step * (len(seats) - 1) / 2 - 8.500
    return "".join(use(f"h-{view.colour(seat)}", start + step * i, y + 16, 0.65) for i, seat in enumerate(seats))
