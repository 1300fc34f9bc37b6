"""The farmland before the village: harvest, family and the well."""

from __future__ import annotations

from typing import Final

from village_core.games.village.vocabulary import Space
from village_widgets.components.drawing import draw_row, draw_target, draw_text, draw_with_title, use
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.art import ART
from village_widgets.games.village.drawing.icons import draw_shared
from village_widgets.games.village.drawing.ink import SeenVillage, draw_cubes, draw_plank

WHEAT: Final = "".join(
    f'<path class="k" d="M{x} {y}v-13m0 4l-3-3m3 3l3-3m-3 6l-3-3m3 3l3-3"/>'
    for r, y in enumerate((222, 240, 260, 282))
    for x in range(22 + 7 * (r % 2), 132 + 8 * r, 15)
)


def draw_panel(view: SeenVillage) -> Panel:
    """Draw the field and the family's house, with the cubes of both spaces, the well and the green bag.

    Its part ``defs`` defines the shared pictures of the whole board.
    """
    parts = {
        "defs": draw_shared(view.edition),
        "land:scene": _draw_scene(view),
        "cubes:harvest": draw_cubes(view, Space.HARVEST, 8, 43, 168),
        "cubes:family": draw_cubes(view, Space.FAMILY, 184, 43, 168),
        "land:bag": _draw_bag(view),
    }
    return view.build_panel("land", parts)


def _draw_scene(view: SeenVillage) -> str:
    house = draw_target("house", 252, 100, 102, 104, ART["house"])
    signs = draw_plank(8, 40, 168) + draw_plank(184, 40, 168)
    names = draw_text(15, 29, view.say("area-harvest"), "t", 155, 19) + draw_text(191, 29, view.say("area-family"), "t", 155, 19)
    land = ART["land-sky"] + ART["land-clouds"] + ART["land-hills"]
    return land + house + signs + names + _draw_field(view) + _draw_well(view)


def _draw_bag(view: SeenVillage) -> str:
    """Draw the green bag, from which the cubes come, with the number of cubes in it."""
    count = sum(view.table.bag)
    sign = '<rect class="f-card" x="298" y="249" width="46" height="26" rx="9"/>'
    return draw_with_title(view.say("green-bag", count=count), ART["green-bag"], sign, draw_text(321, 267, count, "q c"))


def _draw_field(view: SeenVillage) -> str:
    """Draw the field and what a harvest yields: plainly, with horse and plow, with ox and plow."""
    farm = view.edition.farm
    yields = ((farm.harvest, ()), (farm.harvest_horse, ("plow", "horse")), (farm.harvest_ox, ("plow", "ox")))
    sign = '<rect class="f-card" x="12" y="286" width="206" height="28" rx="9"/>'
    for x, (bags, team) in zip((18, 58, 138), yields, strict=True):
        end = x + 20 * len(team)
        sign += draw_row(team, x, 291, 20, 0.75) + draw_text(end + 3, 306, bags, "q") + use("grain", end + 13, 291, 0.75)
    return draw_target("field", 6, 196, 164, 88, WHEAT) + sign


def _draw_well(view: SeenVillage) -> str:
    """Draw the well and its price: a number of cubes of one colour."""
    count = view.edition.turn.well
    label = draw_text(209, 240, view.say("well"), "c b", 70)
    step = min(27.0, 104 / count)
    left = 209 - step * count / 2
    cost = draw_row(("choice",) * count, left + (step - 17) / 2, 246, step, 0.7)
    cost += "".join(draw_text(left + step * i, 259, "=", "c b") for i in range(1, count))
    return draw_target("well", 166, 134, 86, 134, draw_with_title(view.say("well-price", count=count), ART["well"], label, cost))
