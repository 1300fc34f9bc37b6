"""The crafts: five buildings where goods are made or bought."""

from __future__ import annotations

from typing import Final

from village_core.games.village.vocabulary import Building, Place, Space
from village_widgets.components.drawing import draw_target, draw_text, draw_with_title, use
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing import ink
from village_widgets.games.village.drawing.art import ART
from village_widgets.games.village.drawing.ink import SeenVillage, draw_crowd, draw_cubes, draw_header, draw_pieces

WIDE: Final = 112
CORNERS: Final = {
    Building.WAINWRIGHT: (6, 52),
    Building.STABLE: (124, 52),
    Building.OFFICE: (242, 52),
    Building.SMITHY: (6, 187),
    Building.MILL: (124, 187),
}


def draw_panel(view: SeenVillage) -> Panel:
    """Draw the buildings with their printed costs, and the members who were trained there."""
    parts = {"crafts:scene": _draw_scene(view), "cubes:crafts": draw_cubes(view, Space.CRAFTS, 138, 7, 216)}
    for building, (x, y) in CORNERS.items():
        if building is not Building.MILL:
            parts[f"members:{building.value}"] = draw_crowd(view, Place(building.value), x + 2, y + 91, WIDE - 4)
    return view.build_panel("crafts", parts)


def _draw_scene(view: SeenVillage) -> str:
    buildings = "".join(_draw_building(view, building, x, y) for building, (x, y) in CORNERS.items())
    return ART["crafts-ground"] + draw_header(view, "crafts", 138) + buildings + _draw_legend(view)


def _draw_building(view: SeenVillage, building: Building, x: int, y: int) -> str:
    """Draw roof, sign, name and the printed figures; the floor in front is for the members."""
    made = view.edition.crafts[building].makes or ("coin",)
    shown = f'<path class="o f-wall" d="M{x + 5} {y + 28}h{WIDE - 10}v100h-{WIDE - 10}z"/>'
    shown += f'<path class="f-floor" d="M{x + 6} {y + 92}h{WIDE - 12}v35h-{WIDE - 12}z"/>'
    sails = ART["mill-sails"] if building is Building.MILL else ""
    shown += f'<g transform="translate({x} {y})">{ART[f"roof-{building.value}"]}{sails}</g>'
    start = x + WIDE / 2 - 13 * len(made)
    for i, good in enumerate(made):
        shown += f'<circle class="o f-card" cx="{start + 13 + 26 * i}" cy="{y + 17}" r="13"/>'
        shown += use(good, start + 4 + 26 * i, y + 8, 0.75)
    shown += draw_text(x + WIDE / 2, y + 45, view.words.format(f"place-{building.value}"), "c b", WIDE - 8)
    return draw_target(f"building:{building.value}", x, y - 1, WIDE, 131, shown, _draw_costs(view, building, x, y))


def _draw_costs(view: SeenVillage, building: Building, x: int, y: int) -> str:
    """Draw a line with the time of training and of work, and one with the price for which no time is spent.

    At the mill, draw the grain and the time of work, and the coins that it brings.
    """
    work = view.edition.crafts[building]
    if building is Building.MILL:
        mill = use("grain", x + 14, y + 98, 1.15) + use("grain", x + 38, y + 102) + use("grain", x + 71, y + 98, 1.15)
        mill += (
            use("make", x + 10, y + 51, 0.75) + use("grain", x + 31, y + 51, 0.75) + draw_text(x + 51, y + 66, work.grain, "q")
        )
        mill += use("hourglass", x + 62, y + 51, 0.75) + draw_text(x + 82, y + 66, work.time, "q")
        mill += (
            use("coin", x + 42, y + 73, 0.75) + draw_text(x + 62, y + 88, work.coins, "q") + draw_text(x + 28, y + 88, "→", "q")
        )
        return mill
    times = ""
    for start, sign, hours in ((x + 8, "train", work.training), (x + 58, "make", work.time)):
        times += (
            use(sign, start, y + 51, 0.7) + use("hourglass", start + 17, y + 51, 0.72) + draw_text(start + 34, y + 65, hours, "q")
        )
    bought = use("buy", x + 9, y + 71, 0.75) + draw_pieces(ink.list_pieces(work), x + 34, y + 71, 20, 0.75)
    return times + bought


def _draw_legend(view: SeenVillage) -> str:
    """Draw a notice board that explains the three small signs: train, make and buy."""
    return ART["crafts-board"] + "".join(
        draw_with_title(
            view.say(f"sign-{sign}-long"), use(sign, 258, y, 0.85), draw_text(283, y + 15, view.say(f"sign-{sign}"), "", 60)
        )
        for sign, y in (("train", 207), ("make", 239), ("buy", 271))
    )
