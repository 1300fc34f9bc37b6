"""The crafts: five buildings where goods are made or bought."""

from __future__ import annotations

from typing import Final

from village_core.games.village.vocabulary import Building, Place, Space
from village_widgets.components.drawing import target, text, use, with_title
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.ink import (
    View,
    draw_crowd,
    draw_cubes,
    draw_guess,
    draw_heading,
    draw_pieces,
    draw_plank,
    list_pieces,
)

WIDE: Final = 112
CORNERS: Final = {
    Building.WAINWRIGHT: (6, 52),
    Building.STABLE: (124, 52),
    Building.OFFICE: (242, 52),
    Building.SMITHY: (6, 187),
    Building.MILL: (124, 187),
}
ROOFS: Final = {
    Building.WAINWRIGHT: '<path class="o f-roof" d="M2 30L20 3h72l18 27z"/><path class="rl" d="M14 13h84M8 22h96"/>',
    Building.STABLE: '<path class="o f-thatch" d="M0 30L14 12 28 2h56l14 10 14 18z"/><path class="rl" d="M20 '
    '30l10-20M40 30l6-22M92 30L82 10M72 30l-6-22"/>',
    Building.OFFICE: '<path class="o f-slate" d="M2 30L30 6h52l28 24z"/><path class="o f-slate" d="M84 16l12-22 '
    '12 22z"/><path class="o f-wall" d="M88 15h16v14H88z"/><path class="f-window" d="M93 '
    '19h6v8h-6z"/>',
    Building.SMITHY: '<path class="o f-stone" d="M84-4h16v26H84z"/><path class="sm" d="M92-6c-5-4 4-6 0-10"/>'
    '<path class="o f-slate" d="M2 30L20 5h72l18 25z"/><path class="rl" d="M14 14h84M8 22h96"/>',
    Building.MILL: '<path class="o f-roof" d="M12 30L36 2h40l24 28z"/>',
}
SAILS: Final = (
    '<path class="w" d="M96-10L78 30M68 2l38 18"/><path class="o f-paper" d="M95-11l9 4-7 '
    '15-9-4zM80 30l-9-4 7-15 9 4zM66 4l4-8 15 7-4 8zM107 18l-4 8-15-7 4-8z" opacity=".92"/>'
)


def draw_panel(view: View) -> Panel:
    """The buildings with their printed costs, and the members who learned there."""
    parts = {"crafts:scene": _draw_scene(view), "cubes:crafts": draw_cubes(view, Space.CRAFTS, 138, 7, 216)}
    for building, (x, y) in CORNERS.items():
        if building is not Building.MILL:
            parts[f"members:{building.value}"] = draw_crowd(view, Place(building.value), x + 2, y + 91, WIDE - 4)
    return view.panel("crafts", parts)


def _draw_scene(view: View) -> str:
    ground = (
        '<rect class="f-crafts" width="360" height="320" rx="14"/>'
        '<path class="f-path" d="M0 178h360v10H0zM0 312h360v-6a14 14 0 0 1 0 0v-4H0z" opacity=".55"/>'
    )
    buildings = "".join(_draw_building(view, building, x, y) for building, (x, y) in CORNERS.items())
    return ground + draw_heading(view, "crafts", 118) + draw_plank(138, 4, 216) + buildings + _draw_legend(view)


def _draw_building(view: View, building: Building, x: int, y: int) -> str:
    """Roof, sign, name and the printed figures; the floor in front is for the members."""
    made = view.edition.crafts[building].makes or ("coin",)
    wall = f'<path class="o f-wall" d="M{x + 5} {y + 28}h{WIDE - 10}v100h-{WIDE - 10}z"/>'
    floor = f'<path class="f-floor" d="M{x + 6} {y + 92}h{WIDE - 12}v35h-{WIDE - 12}z"/>'
    roof = f'<g transform="translate({x} {y})">{ROOFS[building]}{SAILS if building is Building.MILL else ""}</g>'
    start = x + WIDE / 2 - 13 * len(made)
    sign = "".join(
        f'<circle class="o f-card" cx="{start + 13 + 26 * i}" cy="{y + 17}" r="13"/>' + use(good, start + 4 + 26 * i, y + 8, 0.75)
        for i, good in enumerate(made)
    )
    name = text(x + WIDE / 2, y + 45, view.say(f"building-{building.value}"), "c b", WIDE - 16)
    return target(
        f"building:{building.value}", x, y - 1, WIDE, 131, wall, floor, roof, sign, name, _draw_costs(view, building, x, y)
    )


def _draw_costs(view: View, building: Building, x: int, y: int) -> str:
    """First line: training and working time. Second line: what it costs without time."""
    work = view.edition.crafts[building]
    where = f"crafts.{building.value}"
    if building is Building.MILL:
        needs = use("make", x + 10, y + 51, 0.75) + use("grain", x + 31, y + 51, 0.75) + text(x + 51, y + 66, work.grain, "q")
        needs += use("hourglass", x + 62, y + 51, 0.75) + text(x + 82, y + 66, work.time, "q")
        gives = use("coin", x + 42, y + 73, 0.75) + text(x + 62, y + 88, work.coins, "q")
        sacks = use("grain", x + 14, y + 98, 1.15) + use("grain", x + 38, y + 102) + use("grain", x + 71, y + 98, 1.15)
        return (
            sacks
            + needs
            + gives
            + text(x + 28, y + 88, "→", "q")
            + draw_guess(view, x + 95, y + 55, f"{where}.time", f"{where}.grain", f"{where}.coins")
        )
    times = ""
    for start, sign, hours in ((x + 8, "train", work.training), (x + 58, "make", work.time)):
        times += use(sign, start, y + 51, 0.7) + use("hourglass", start + 17, y + 51, 0.72) + text(start + 34, y + 65, hours, "q")
    bought = use("buy", x + 9, y + 71, 0.75) + draw_pieces(list_pieces(work), x + 34, y + 71, 20, 0.75)
    return times + bought + draw_guess(view, x + 96, y + 76, where)


def _draw_legend(view: View) -> str:
    """What the three small signs mean, on a notice board."""
    board = (
        '<path class="w" d="M262 300v16M336 300v16"/><rect class="o f-wood" x="246" y="196" '
        'width="106" height="108" rx="6"/><rect class="f-card" x="252" y="202" width="94" '
        'height="96" rx="3"/>'
    )
    lines = "".join(
        with_title(view.say(f"sign-{sign}-long"), use(sign, 258, y, 0.85), text(283, y + 15, view.say(f"sign-{sign}"), "", 60))
        for sign, y in (("train", 207), ("make", 239), ("buy", 271))
    )
    return board + lines
