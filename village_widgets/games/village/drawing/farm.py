"""A farm: the family in its yard inside the life track, the stores, the unborn and the customers served."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, degrees
from typing import Final, NamedTuple

from village_core.games.village.table import Farm
from village_core.games.village.vocabulary import GENERATIONS, GOODS, INFLUENCES, Place
from village_core.kernel.values import Seat
from village_widgets.components.drawing import HIT, draw_badge, draw_target, draw_text, draw_turn, draw_with_title, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing import ink
from village_widgets.games.village.drawing.art import ART
from village_widgets.games.village.drawing.figures import FACES
from village_widgets.games.village.drawing.ink import SeenVillage, draw_pawn

CENTRE: Final = (110, 133)
RADII: Final = (89, 71)
YARD: Final = 132
"""Width of the yard for members who stand side by side."""
FAR: Final = 27
"""Distance between members who have room."""


def draw_panel(view: SeenVillage, seat: Seat) -> Panel:
    """Draw the farm of ``seat``; each thing that changes is a part of its own."""
    farm = view.table.farms[seat]
    key = f"farm:{seat}"
    parts = {
        f"{key}:scene": _draw_scene(view, seat),
        f"{key}:mark": _draw_mark(view, seat),
        f"{key}:life": _draw_marker(view, seat, farm),
        f"{key}:family": _draw_family(view, seat, farm),
        **{f"{key}:unborn-{generation}": cradle for generation, cradle in _draw_unborn(view, seat, farm).items()},
        **{f"{key}:{kind}": cell for kind, cell in _draw_stores(farm).items()},
        f"{key}:grain": _draw_grain(view, farm),
        f"{key}:customers": draw_customers(view, farm),
    }
    return view.build_panel(key, parts, name=view.find_whole_name(seat))


def _draw_scene(view: SeenVillage, seat: Seat) -> str:
    """Draw ground, name plate, stores, yard, life track, and the printed places for grain, the unborn and customers."""
    ground = '<rect class="f-farm" width="360" height="320" rx="14"/>'
    stores = '<rect class="f-barn" x="216" y="44" width="138" height="178" rx="10"/>'
    yard = f'<ellipse class="f-yard" cx="{CENTRE[0]}" cy="{CENTRE[1]}" rx="{RADII[0] - 14}" ry="{RADII[1] - 14}"/>'
    head = ground + ink.draw_nameplate(view, seat) + stores + yard
    return head + _draw_track(view) + ART["farm-home"] + ART["farm-shelves"] + ink.draw_served(view)


def locate_life_space(lap: int, space: float) -> tuple[float, float]:
    """Return the middle of a space of the life track, counted from 0; the lap begins and ends at the top and runs clockwise."""
    return ink.locate_on_ring(CENTRE, RADII, (space + 0.5) / lap)


def _draw_track(view: SeenVillage) -> str:
    """Draw the river of life: spaces with hourglasses, and the bridge or quill at the end of a lap."""
    end = view.edition.lap_end
    drawn = f'<g transform="translate({CENTRE[0]} {CENTRE[1] - RADII[1]})">{ART[f"lap-{end}"]}</g>'
    return _draw_spaces(view.edition.farm.lap) + draw_with_title(view.say(f"lap-{end}"), drawn)


@lru_cache(maxsize=64)
def _draw_spaces(lap: int) -> str:
    """Draw the river and the ``lap`` spaces along it, with arrows between them."""
    shown = f'<ellipse class="rv" cx="{CENTRE[0]}" cy="{CENTRE[1]}" rx="{RADII[0]}" ry="{RADII[1]}"/>'
    small = min(1.0, 10 / lap)
    for space in range(lap):
        x, y = locate_life_space(lap, space)
        if space:
            shown += _draw_arrow(lap, space)
        shown += f'<circle class="ls" cx="{trim(x)}" cy="{trim(y)}" r="{trim(13.5 * small)}"/>'
        shown += use("hourglass", x - 9.5 * small, y - 9.5 * small, 0.79 * small, "lh")
    return shown


def _draw_arrow(lap: int, space: int) -> str:
    """Draw a small arrow before a space of a track with ``lap`` spaces, in the direction of the track."""
    x, y = locate_life_space(lap, space - 0.5)
    turn = degrees(atan2(RADII[1] * (x - CENTRE[0]) / RADII[0], -RADII[0] * (y - CENTRE[1]) / RADII[1]))
    return f'<path class="on" transform="translate({trim(x)} {trim(y)})rotate({turn:.0f})" d="M-2-3.5L2 0l-4 3.5"/>'


def _draw_mark(view: SeenVillage, seat: Seat) -> str:
    """Draw frame, arrow and word if ``seat`` decides, and the signs of the starting player and of the ring if it has them."""
    shown, x = "", 344.0
    if view.active == seat:
        shown, x = draw_turn(view.say("active")), 270
    ring = "ring-alone" if view.table.rival else "ring"
    for here, key, picture in ((view.table.start == seat, "starts", "flag"), (view.table.ring == seat, ring, "ring")):
        if here:
            x -= 28
            plate = f'<circle class="f-card" cx="{x + 12}" cy="19.5" r="13.5"/>'
            shown += draw_with_title(view.say(key, name=view.find_whole_name(seat)), plate, use(picture, x + 3, 9.5, 0.78))
    return shown


def _draw_marker(view: SeenVillage, seat: Seat, farm: Farm) -> str:
    """Draw the family's marker on its space of the life track."""
    lap, here = view.edition.farm.lap, view.edition.farm.find_space(farm.time)
    x, y = locate_life_space(lap, here)
    plate = f'<circle class="o b-{view.find_colour(seat)}" cx="{trim(x)}" cy="{trim(y)}" r="13"/>'
    return draw_with_title(
        view.say("time", space=here, lap=lap), plate, use(f"h-{view.find_colour(seat)}", x - 11.5, y - 7.5, 0.88)
    )


class Plate(NamedTuple):
    """A space of the life track to which a choice leads.

    ``time`` is the number of hourglasses on the way, ``passes`` tells that a lap ends on the way, ``said`` is all this in words.
    """

    space: int
    time: int
    passes: bool
    said: str


def draw_plates(lap: int, led: Sequence[Plate]) -> str:
    """Draw a plate on each space to which a choice leads, with hourglasses; it is red if the marker passes the lap's end."""
    shown = ""
    for each in led:
        x, y = locate_life_space(lap, each.space)
        style = "wy wx" if each.passes else "wy"
        plate = f'<rect class="{style}" x="{trim(x - 19)}" y="{trim(y - 12)}" width="38" height="24" rx="12"/>'
        shown += draw_with_title(
            each.said, plate, use("hourglass", x - 15, y - 9, 0.75), draw_text(x + 9, y + 5.5, each.time, "q c")
        )
    return shown


def _draw_family(view: SeenVillage, seat: Seat, farm: Farm) -> str:
    """Draw the members at home, generation by generation, in one row or two."""
    here = ink.count_generations(farm, Place.FARM)
    if len(here) <= 2:
        return _draw_side_by_side(view, seat, here, CENTRE[1] - 18)
    return _draw_side_by_side(view, seat, here[:2], CENTRE[1] - 39) + _draw_side_by_side(view, seat, here[2:], CENTRE[1] + 1)


def _draw_side_by_side(view: SeenVillage, seat: Seat, here: Sequence[tuple[int, int]], y: float) -> str:
    """Draw each member of one or two generations in a row at ``y``, closer together if they are many."""
    spacings = ((step, [max(HIT, 26 + step * (count - 1)) for _, count in here]) for step in range(FAR, -1, -1))
    step, widths = next((step, widths) for step, widths in spacings if not step or sum(widths) <= YARD)
    shown, left = "", CENTRE[0] - sum(widths) / 2
    for (generation, count), width in zip(here, widths, strict=True):
        start = left + (width - 26 - step * (count - 1)) / 2
        pawns = "".join(draw_pawn(view, seat, generation, start + step * k, y) for k in range(count))
        shown += draw_target(ink.name_member(seat, generation, Place.FARM), left, y - 4, width, HIT, pawns, style="m")
        left += width
    return shown


def _draw_unborn(view: SeenVillage, seat: Seat, farm: Farm) -> dict[int, str]:
    """Draw the members still to be born, by generation, each at its own place; a later generation without any is a faint cradle.

    Of the first generation without any nothing is drawn.
    """
    unborn = [(generation, farm.family[generation - 1].count(Place.UNBORN)) for generation in GENERATIONS]
    waiting = [(generation, count) for generation, count in unborn if generation > 1 or count]
    wide = 168 / len(waiting)
    shown = dict.fromkeys(GENERATIONS, "")
    for i, (generation, count) in enumerate(waiting):
        x = 184 + wide * i
        if count:
            inside = draw_pawn(view, seat, generation, x + 4, 228) + use("cradle", x + 27, 241, 0.9)
            inside += ink.draw_times(x + wide - 29, 225, count)
        else:
            inside = use("cradle", x + wide / 2 - 13, 236, 1.05, "no")
        shown[generation] = draw_target(ink.name_member(seat, generation, Place.UNBORN), x + 1, 224, wide - 2, HIT, inside)
    return shown


def _draw_stores(farm: Farm) -> dict[str, str]:
    """Draw influence and coins in one column, the five goods in the other, each with its count; zero is faint."""
    columns, shown = ((225, (*(kind.value for kind in INFLUENCES), "coin")), (293, tuple(good.value for good in GOODS))), {}
    for x, kinds in columns:
        for i, kind in enumerate(kinds):
            y, count = 49 + 34.5 * i, getattr(farm, kind)
            shown[kind] = use(kind, x, y, 1.1, "" if count else "no") + draw_text(x + 31, y + 19, count, "q" if count else "q no")
    return shown


def _draw_grain(view: SeenVillage, farm: Farm) -> str:
    """Draw the grain on its printed places, empty ones faint."""
    room = view.edition.farm.grain
    step = min(33.0, 164 / room)
    return "".join(use("grain", 10 + step * i + step / 2 - 14, 233, 1.1, "" if i < farm.grain else "no") for i in range(room))


def draw_customers(view: SeenVillage, farm: Farm) -> str:
    """Draw the customers served: those that the viewer may see face up, the others as backs; "" without any."""
    count = len(farm.customers)
    if not count:
        return ""
    step = min(34.0, 238 / max(count - 1, 1))
    tiles = "".join(_draw_tile(view, tile, 84 + step * i) for i, tile in enumerate(farm.customers))
    return draw_with_title(view.say("served-count", count=count), tiles)


def _draw_tile(view: SeenVillage, tile: int, x: float) -> str:
    plate = f'<rect class="o {"f-back" if tile < 0 else "f-card"}" x="{trim(x)}" y="274" width="30" height="38" rx="5"/>'
    if tile < 0:
        return f'{plate}<circle class="bk" cx="{trim(x + 15)}" cy="293" r="8"/>'
    face = use(f"face-{tile % FACES}", x + 2, 275, 0.87)
    return plate + face + draw_badge(x + 20, 297, view.edition.customers[tile].points)
