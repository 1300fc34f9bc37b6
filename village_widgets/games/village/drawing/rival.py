"""Carla's board in a game for one: the ring of her cubes with the fate tiles, her family, and the customers she served."""

from __future__ import annotations

from typing import Final

from village_core.games.village.edition import ALONE
from village_core.games.village.printed import Solo
from village_core.games.village.solo import board
from village_core.games.village.solo.board import RIVAL, Rival
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import Fate, Place
from village_widgets.components.drawing import HIT, draw_target, draw_text, draw_with_title, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing import ink
from village_widgets.games.village.drawing.art import ART
from village_widgets.games.village.drawing.farm import draw_customers
from village_widgets.games.village.drawing.ink import SeenVillage

CENTRE: Final = (110, 153)
RADII: Final = (90, 92)
INSIDE: Final = 0.62
"""Distance of the fate tiles from the middle, as a share of the ring's radius."""
ROOMS: Final = {Place.FARM: 48, Place.UNBORN: 146}
"""The upper edge of the shelf for Carla's family beside the board, and of that for members who wait at the church."""
PRINTED: Final = ("solo.1.track", *(f"solo.1.{part}.{at}" for part in ("above", "below") for at in range(3)))
"""Names of the printed values of Carla's board that may be reconstructed."""


def draw_panels(view: SeenVillage) -> tuple[Panel, ...]:
    """Draw Carla's board as the only panel; no panel in a game of several players."""
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
    return (view.build_panel("rival", parts, name=view.find_whole_name(RIVAL)),)


def locate_cube(printed: Solo, space: float, out: float = 1) -> tuple[float, float]:
    """Return the middle of a space of Carla's track, counted from 1 at the top, clockwise; ``out`` stretches the radius."""
    return ink.locate_on_ring(CENTRE, (out * RADII[0], out * RADII[1]), (space - 1) / printed.track)


def locate_next_cube(table: Table) -> tuple[float, float]:
    """Return the middle of the space for Carla's next cube."""
    assert table.rival
    printed = table.edition.solo[ALONE]
    return locate_cube(printed, board.find_spot(printed, table.rival.laid + 1))


def _draw_scene(view: SeenVillage, printed: Solo) -> str:
    shown = '<rect class="f-council" width="360" height="320" rx="14"/>' + ink.draw_nameplate(view, RIVAL)
    shown += f'<ellipse class="rv" cx="{CENTRE[0]}" cy="{CENTRE[1]}" rx="{RADII[0]}" ry="{RADII[1]}"/>'
    first, second = (locate_cube(printed, 1 + step, 0.8) for step in (0.3, 0.7))
    shown += f'<path class="pl" d="M{trim(first[0])} {trim(first[1])}L{trim(second[0])} {trim(second[1])}"/>'
    small = min(1.0, 12 / printed.track)
    for space in range(1, printed.track + 1):
        x, y = locate_cube(printed, space)
        shown += f'<circle class="ls" cx="{trim(x)}" cy="{trim(y)}" r="{trim(16 * small)}"/>'
        shown += use("persuasion", x - 10, y - 10, 0.8, "no") if space == 1 else draw_text(x, y + 5, space, "s c")
    for place, top in ROOMS.items():
        shown += f'<rect class="f-barn" x="228" y="{top}" width="126" height="92" rx="10"/>'
        shown += draw_text(291, top + 21, view.say(f"rival-{place}"), "s c", 116)
    return shown + ink.draw_served(view)


def _draw_asked(view: SeenVillage, rival: Rival) -> str:
    """Draw, in the middle of the ring, the cube the player took that Carla answers next; "" if there is none."""
    if rival.asked is None:
        return ""
    said = view.say("rival-asked", space=view.words.format(f"space-{rival.asked[0]}"))
    return draw_with_title(said, use(rival.asked[1].value, CENTRE[0] - 14, CENTRE[1] - 14, 1.2))


def _draw_laid_cubes(view: SeenVillage, rival: Rival, printed: Solo) -> str:
    """Draw Carla's cubes on the track, and a circle round the last, which is her time marker."""
    shown = ""
    for number, cube in enumerate(rival.cubes, rival.laid - len(rival.cubes) + 1):
        x, y = locate_cube(printed, board.find_spot(printed, number))
        shown += use(cube.value, x - 14, y - 14, 1.15)
        if number == rival.laid:
            shown += f'<circle class="k2" cx="{trim(x)}" cy="{trim(y)}" r="19"/>'
    return draw_with_title(view.say("rival-laid", count=rival.laid), shown) if shown else ""


def _draw_fate(view: SeenVillage, rival: Rival, printed: Solo) -> str:
    """Draw the tiles inside the ring, each after the space that it follows: face down, blank, or with the quill."""
    shown = ""
    for fate, after in zip(rival.fate, (*printed.above, *printed.below), strict=True):
        x, y = locate_cube(printed, after + 0.5, INSIDE)
        style = "f-back" if fate is Fate.HIDDEN else "f-card"
        tile = f'<rect class="o {style}" x="{trim(x - 12)}" y="{trim(y - 14)}" width="24" height="28" rx="5"/>'
        if fate is Fate.HIDDEN:
            tile += f'<circle class="bk" cx="{trim(x)}" cy="{trim(y)}" r="6"/>'
        if fate is Fate.QUILL:
            tile += f'<g transform="translate({trim(x)} {trim(y)})">{ART["quill"]}</g>'
        shown += draw_with_title(view.say(f"rival-fate-{fate}"), tile)
    return shown


def _draw_members(view: SeenVillage, place: Place) -> str:
    """Draw the members of Carla's family at one place, generations side by side."""
    here = ink.count_generations(view.table.farms[RIVAL], place)
    shown, step, top = "", 118 / max(len(here), 1), ROOMS[place] + 36
    for at, (generation, count) in enumerate(here):
        x = 232 + step * (at + 0.5) - 13
        drawn = ink.draw_pawn(view, RIVAL, generation, x, top) + ink.draw_times(x + 10, top - 3, count)
        shown += draw_target(ink.name_member(RIVAL, generation, place), x + 13 - HIT / 2, top - 4, HIT, HIT, drawn, style="m")
    return shown
