"""Carla's board in a game for one: the ring of her cubes with the fate tiles, her family, and the customers she served."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from village_core.games.village.edition import ALONE
from village_core.games.village.printed import Solo
from village_core.games.village.solo import board
from village_core.games.village.solo.board import RIVAL, Rival
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import Fate, Place
from village_widgets.components.drawing import HIT, num, target, text, use, with_title
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.farm import draw_customers
from village_widgets.games.village.drawing.ink import DARK_ON, View, draw_pawn, draw_times

CENTRE: Final = (110, 153)
RADII: Final = (90, 92)
INSIDE: Final = 0.62
"""How far from the middle the fate tiles lie, of the ring's radius."""
QUILL: Final = '<path class="o f-bone" d="M9-11C0-9-7-4-8 6l3-1c8-2 13-8 14-16z"/><path class="w2" d="M4-6L-10 11"/>'
ROOMS: Final = {Place.FARM: 48, Place.UNBORN: 146}
"""Where those beside her board stand, and those who wait at the church: the top of the shelf."""


PRINTED: Final = ("solo.1.track", *(f"solo.1.{part}.{at}" for part in ("above", "below") for at in range(3)))
"""What is printed there that somebody may not be sure of."""


def draw_panels(view: View) -> tuple[Panel, ...]:
    """Her board, where there is one."""
    rival = view.table.rival
    if not rival:
        return ()
    printed = view.edition.solo[ALONE]
    parts = {
        "rival:scene": _draw_scene(view, printed),
        "rival:asked": _draw_asked(view, rival),
        "rival:cubes": _draw_laid_cubes(view, rival, printed),
        "rival:fate": _draw_fate(view, rival, printed),
        "rival:family": _draw_members(view, Place.FARM),
        "rival:waiting": _draw_members(view, Place.UNBORN),
        "rival:customers": draw_customers(view, view.table.farms[RIVAL]),
    }
    return (view.panel("rival", parts, name=view.name(RIVAL)),)


def locate_cube(printed: Solo, space: float, out: float = 1) -> tuple[float, float]:
    """The middle of a space of her track, counted from 1 at the top and clockwise."""
    angle = 2 * pi * (space - 1) / printed.track - pi / 2
    return CENTRE[0] + out * RADII[0] * cos(angle), CENTRE[1] + out * RADII[1] * sin(angle)


def locate_next_cube(table: Table) -> tuple[float, float]:
    """Where her next cube is laid."""
    assert table.rival
    printed = table.edition.solo[ALONE]
    return locate_cube(printed, board.spot(printed, table.rival.laid + 1))


def _draw_scene(view: View, printed: Solo) -> str:
    colour = view.colour(RIVAL)
    ink = "pn d" if colour in DARK_ON else "pn"
    plate = (
        f'<path class="b-{colour}" d="M0 38V14A14 14 0 0 1 14 0h332a14 14 0 0 1 14 14v24z"/>'
        '<rect class="f-card" x="8" y="5" width="46" height="28" rx="9"/>'
        + use(f"h-{colour}", 11, 11, 0.95)
        + text(44, 24, view.say(f"initial-{colour}"), "q c")
        + text(62, 26, view.name(RIVAL), ink, 150, 17)
    )
    ground = '<rect class="f-council" width="360" height="320" rx="14"/>'
    ring = f'<ellipse class="rv" cx="{CENTRE[0]}" cy="{CENTRE[1]}" rx="{RADII[0]}" ry="{RADII[1]}"/>'
    small = min(1.0, 12 / printed.track)
    spaces = ""
    for space in range(1, printed.track + 1):
        x, y = locate_cube(printed, space)
        spaces += f'<circle class="ls" cx="{num(x)}" cy="{num(y)}" r="{num(16 * small)}"/>'
        spaces += use("persuasion", x - 10, y - 10, 0.8, "no") if space == 1 else text(x, y + 5, space, "s c")
    first, second = (locate_cube(printed, 1 + step, 0.8) for step in (0.3, 0.7))
    arrow = f'<path class="pl" d="M{num(first[0])} {num(first[1])}L{num(second[0])} {num(second[1])}"/>'
    shelves = "".join(
        f'<rect class="f-barn" x="228" y="{top}" width="126" height="92" rx="10"/>'
        + text(291, top + 21, view.say(f"rival-{place}"), "s c", 116)
        for place, top in ROOMS.items()
    )
    served = '<rect class="f-barn" x="6" y="270" width="348" height="46" rx="9"/>' + text(16, 298, view.say("served"), "s", 66)
    return ground + plate + ring + arrow + spaces + shelves + served


def _draw_asked(view: View, rival: Rival) -> str:
    """In the middle of the ring: the cube that she answers next."""
    if rival.asked is None:
        return ""
    said = view.say("rival-asked", space=view.words.format(f"space-{rival.asked[0]}"))
    return with_title(said, use(rival.asked[1].value, CENTRE[0] - 14, CENTRE[1] - 14, 1.2))


def _draw_laid_cubes(view: View, rival: Rival, printed: Solo) -> str:
    """Her cubes where they were laid; a ring round the last, which is her time marker."""
    shown = ""
    first = rival.laid - len(rival.cubes) + 1
    for number, cube in enumerate(rival.cubes, first):
        x, y = locate_cube(printed, board.spot(printed, number))
        shown += use(cube.value, x - 14, y - 14, 1.15)
        if number == rival.laid:
            shown += f'<circle class="k2" cx="{num(x)}" cy="{num(y)}" r="19"/>'
    return with_title(view.say("rival-laid", count=rival.laid), shown) if shown else ""


def _draw_fate(view: View, rival: Rival, printed: Solo) -> str:
    """The tiles inside the ring, each after the space that it follows: face down, blank, or with the quill."""
    shown = ""
    for fate, after in zip(rival.fate, (*printed.above, *printed.below), strict=True):
        x, y = locate_cube(printed, after + 0.5, INSIDE)
        style = "f-back" if fate is Fate.HIDDEN else "f-card"
        tile = f'<rect class="o {style}" x="{num(x - 12)}" y="{num(y - 14)}" width="24" height="28" rx="5"/>'
        if fate is Fate.HIDDEN:
            tile += f'<circle class="bk" cx="{num(x)}" cy="{num(y)}" r="6"/>'
        if fate is Fate.QUILL:
            tile += f'<g transform="translate({num(x)} {num(y)})">{QUILL}</g>'
        shown += with_title(view.say(f"rival-fate-{fate}"), tile)
    return shown


def _draw_members(view: View, place: Place) -> str:
    """Those of her family at one place, a kind beside the other."""
    counts = [(generation, places.count(place)) for generation, places in enumerate(view.table.farms[RIVAL].family, 1)]
    here = [(generation, count) for generation, count in counts if count]
    shown, step, top = "", 118 / max(len(here), 1), ROOMS[place] + 36
    for at, (generation, count) in enumerate(here):
        x = 232 + step * (at + 0.5) - 13
        drawn = draw_pawn(view, RIVAL, generation, x, top) + draw_times(x + 10, top - 3, count)
        kind = "unborn" if place is Place.UNBORN else "member"
        key = f"{kind}:{RIVAL}:{generation}" + ("" if place is Place.UNBORN else f":{place.value}")
        shown += target(key, x + 13 - HIT / 2, top - 4, HIT, HIT, drawn, style="m")
    return shown
