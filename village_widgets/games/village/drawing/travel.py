"""The travel map: six cities, the legs between them, and the members and markers there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from village_core.games.village.edition import Edition
from village_core.games.village.printed import City, split_leg
from village_core.games.village.vocabulary import CITIES, VILLAGE, Place, Space
from village_widgets.components.drawing import draw_row, draw_target, draw_text, draw_with_title, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.art import ART
from village_widgets.games.village.drawing.ink import SeenVillage, draw_crowd, draw_cubes, draw_header, draw_pieces, list_pieces

SPOTS: Final = {
    VILLAGE: (38, 164),
    Place.CITY_A: (112, 90),
    Place.CITY_B: (112, 228),
    Place.CITY_C: (213, 90),
    Place.CITY_D: (213, 228),
    Place.CITY_E: (314, 90),
    Place.CITY_F: (314, 228),
}


def draw_panel(view: SeenVillage) -> Panel:
    """Draw roads and towns, and on top of them the members and the markers of the families' visits."""
    parts = {"travel:scene": _draw_scene(view), "cubes:travel": draw_cubes(view, Space.TRAVEL, 138, 7, 216)}
    for city in CITIES:
        parts[f"visited:{city.value}"] = _draw_visits(view, city)
        x, y = SPOTS[city]
        parts[f"members:{city.value}"] = draw_crowd(view, city, x - 42, y + 29, 84)
    return view.build_panel("travel", parts)


def _draw_scene(view: SeenVillage) -> str:
    roads = "".join(map(_draw_road, view.edition.legs))
    legs = "".join(_draw_leg(view.edition, name) for name in view.edition.legs)
    cities = "".join(_draw_city(view, city, ART[f"town-{i % 3}"]) for i, city in enumerate(CITIES))
    ground = ART["travel-ground"] + roads + draw_header(view, "travel", 138)
    return ground + _draw_toll(view) + _draw_village(view) + cities + legs


def _draw_road(name: str) -> str:
    start, end = split_leg(name)
    (ax, ay), (bx, by) = SPOTS[start], SPOTS[end]
    return f'<path class="rd" d="M{ax} {ay + 8}L{bx} {by + 8}"/>'


def _is_upright(name: str) -> bool:
    """Tell whether the plaque of a leg stands upright: it does on a road from west to east."""
    start, end = split_leg(name)
    return SPOTS[start][1] == SPOTS[end][1]


def locate_plaque(edition: Edition, name: str) -> tuple[float, float, float, float]:
    """Return left, top, width and height of the plaque in the middle of a leg, which shows the influence that it costs."""
    start, end = split_leg(name)
    (ax, ay), (bx, by) = SPOTS[start], SPOTS[end]
    x, y = (ax + bx) / 2, (ay + by) / 2
    if ax == bx:
        y += 14
    elif ay != by:
        x, y = (x - 20, y - 2) if by < ay else (x + 9.5, y + 5.5)
    long, short = 19.0 * len(list_pieces(edition.legs[name])) + 5, 23.0
    wide, high = (short, long) if _is_upright(name) else (long, short)
    return x - wide / 2, y - high / 2, wide, high


@lru_cache(maxsize=256)
def _draw_leg(edition: Edition, name: str) -> str:
    """Draw the influence that a road costs, on a plaque at its middle."""
    left, top, wide, high = locate_plaque(edition, name)
    kinds = draw_pieces(list_pieces(edition.legs[name]), left + 3, top + 3, 19, 0.72, down=_is_upright(name))
    return f'<rect class="o f-card" x="{trim(left)}" y="{trim(top)}" width="{trim(wide)}" height="{trim(high)}" rx="6"/>{kinds}'


def _draw_city(view: SeenVillage, city: Place, town: str) -> str:
    """Draw the town with its letter and the reward of the first visit."""
    x, y = SPOTS[city]
    drawn = f'<g transform="translate({x} {y})"><ellipse class="f-hill" cx="0" cy="14" rx="40" ry="11"/>{town}</g>'
    shown = (drawn, draw_letter(view, city), _draw_reward(view.edition.cities[city], x, y))
    return draw_target(f"city:{city.value}", x - 38, y - 34, 76, 102, *shown)


def draw_letter(view: SeenVillage, city: Place) -> str:
    """Draw the letter by which a city is called."""
    x, y = SPOTS[city]
    plate = f'<circle class="o f-card" cx="{x - 25}" cy="{y + 5}" r="9.5"/>'
    return plate + draw_text(x - 25, y + 10.2, view.say(f"place-{city.value}"), "q c")


def _draw_reward(city: City, x: float, y: float) -> str:
    """Draw a city's reward: points, coins and influence of choice."""
    earned = ""
    if city.prestige:
        earned += use("seal", x + 9, y - 33, 1.05) + draw_text(x + 21.5, y - 16, city.prestige, "q c")
    if city.coins:
        earned += use("coin", x + 11, y - 30, 0.85) + (draw_text(x + 21, y - 15, city.coins, "q c") if city.coins > 1 else "")
    if city.influence:
        earned += draw_row(("choice",) * city.influence, x + 30 - 12 * city.influence, y - 30, 13, 0.72)
    return earned


def _draw_toll(view: SeenVillage) -> str:
    """Draw the time and the wagons that every leg costs, and the points for each number of cities."""
    travel = view.edition.travel
    each = '<rect class="f-card" x="4" y="42" width="88" height="42" rx="8"/>' + draw_text(48, 58, view.say("each-leg"), "c", 82)
    each += use("hourglass", 10, 63, 0.75) + draw_text(30, 77, travel.time, "q")
    each += use("wagon", 50, 63, 0.75) + draw_text(71, 77, travel.wagons, "q")
    points = '<rect class="f-card" x="2" y="206" width="60" height="110" rx="8"/>'
    points += (
        f'<g transform="translate(17 218)scale(.4)">{ART["town-0"]}</g>'
        + draw_text(31, 223, "→", "c")
        + use("seal", 41, 207, 0.75)
    )
    for i, worth in enumerate(travel.points):
        y = 238 + 15 * i
        points += draw_text(13, y, i + 1, "c") + draw_text(28, y, "→", "c") + draw_text(56, y, worth, "b r")
    return each + draw_with_title(view.say("cities"), points)


def _draw_village(view: SeenVillage) -> str:
    """Draw the village, where every journey begins."""
    x, y = SPOTS[VILLAGE]
    houses = f'<g transform="translate({x} {y})">{ART["travel-village"]}</g>'
    return draw_target("city:farm", x - 34, y - 26, 68, 62, houses, draw_text(4, y + 32, view.say("village"), "b", 60))


def _draw_visits(view: SeenVillage, city: Place) -> str:
    """Draw a small head for each family that has visited the city."""
    seats = [seat for seat, farm in enumerate(view.table.farms) if city in farm.cities]
    x, y = SPOTS[city]
    step = min(17, 68 / max(len(seats), 1))
    start = x - step * (len(seats) - 1) / 2 - 8.500
    return "".join(use(f"h-{view.find_colour(seat)}", start + step * i, y + 16, 0.65) for i, seat in enumerate(seats))
