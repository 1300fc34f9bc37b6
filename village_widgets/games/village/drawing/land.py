"""The farmland before the village: harvest, family and the well."""

from __future__ import annotations

from village_core.games.village.vocabulary import Space
from village_widgets.components.drawing import row, target, text, use, with_title
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing import icons
from village_widgets.games.village.drawing.ink import View, draw_cubes, draw_plank

WHEAT = "".join(
    f'<path class="k" d="M{x} {y}v-13m0 4l-3-3m3 3l3-3m-3 6l-3-3m3 3l3-3"/>'
    for r, y in enumerate((222, 240, 260, 282))
    for x in range(22 + 7 * (r % 2), 132 + 8 * r, 15)
)
HILLS = (
    '<path class="f-hill" d="M0 150c50-40 110-42 170-14s130 8 190-26v210H0z"/>'
    '<path class="f-grass" d="M0 190c60-26 150-22 214 2s110 8 146-8v122a14 14 0 0 1-14 14H14a14 '
    '14 0 0 1-14-14z"/>'
    '<path class="f-field" d="M0 206c48-18 92-16 128-2l44 116H14a14 14 0 0 1-14-14z"/>'
    '<path class="f-path" d="M250 320c-4-30 30-40 22-62s-34-18-30-34l14-4c0 16 38 14 46 38 6 '
    '24-14 36-14 62z"/>'
)
HOUSE = (
    '<path class="o f-wall" d="M262 150h66v50h-66z"/><path class="f-beam" d="M262 '
    '150h66v5h-66zM262 173h66v4h-66zM292 150h4v50h-4z"/>'
    '<path class="o f-roof" d="M254 153l16-36h50l16 36z"/><path class="o f-wall" d="M308 '
    '106h9v16h-9z"/>'
    '<rect class="f-window" x="269" y="159" width="14" height="12" rx="2"/><path class="o '
    'f-wood" d="M304 200v-20c0-8 14-8 14 0v20z"/>'
    '<path class="sm" d="M312 103c-6-6 6-9 1-15"/>'
    '<circle class="f-leaf" cx="342" cy="168" r="15"/><circle class="f-leaf" cx="338" cy="178" '
    'r="11"/><path class="w2" d="M341 175v26"/>'
)
BAG = (
    '<path class="o f-leaf" d="M308 232c-14 14-22 34-16 46 6 8 52 8 58 0 6-12-2-32-16-46z"/>'
    '<path class="o f-leaf" d="M304 220l8 4 9-5 9 5 8-4-4 14h-26z"/><path class="dr" d="M306 234h30"/>'
)


def draw_panel(view: View) -> Panel:
    """Fields and the family's house, with the cubes of both spaces, and the well between them."""
    parts = {
        "defs": icons.draw_shared(view.edition),
        "land:scene": _draw_scene(view),
        "cubes:harvest": draw_cubes(view, Space.HARVEST, 8, 43, 168),
        "cubes:family": draw_cubes(view, Space.FAMILY, 184, 43, 168),
        "land:bag": _draw_bag(view),
    }
    return view.panel("land", parts)


def _draw_scene(view: View) -> str:
    sky = '<rect class="f-sky" width="360" height="320" rx="14"/><circle class="f-sun" cx="150" cy="112" r="16"/>'
    cloud = (
        '<path class="f-cloud" d="M48 112c-2-12 16-18 22-8 6-10 24-6 22 6 10 0 10 12 0 12H50c-12 '
        '0-12-10-2-10zM268 104c-1-7 10-11 14-5 4-6 14-4 13 4 7 0 7 8 0 8h-26c-8 0-8-7-1-7z"/>'
    )
    signs = draw_plank(8, 40, 168) + draw_plank(184, 40, 168)
    names = text(15, 29, view.say("area-harvest"), "t", 155, 19) + text(191, 29, view.say("area-family"), "t", 155, 19)
    return sky + cloud + HILLS + target("house", 252, 100, 102, 104, HOUSE) + signs + names + _draw_field(view) + _draw_well(view)


def _draw_bag(view: View) -> str:
    """The green bag from which the cubes are drawn: how many are in it."""
    count = sum(view.table.bag)
    sign = '<rect class="f-card" x="298" y="249" width="46" height="26" rx="9"/>'
    return with_title(view.say("green-bag", count=count), BAG, sign, text(321, 267, count, "q c"))


def _draw_field(view: View) -> str:
    """The field, with what a harvest yields: plainly, with horse and plow, with ox and plow."""
    farm = view.edition.farm
    yields = ((farm.harvest, ()), (farm.harvest_horse, ("plow", "horse")), (farm.harvest_ox, ("plow", "ox")))
    sign = '<rect class="f-card" x="12" y="286" width="206" height="28" rx="9"/>'
    for x, (bags, team) in zip((18, 58, 138), yields, strict=True):
        sign += (
            row(team, x, 291, 20, 0.75)
            + text(x + 20 * len(team) + 3, 306, bags, "q")
            + use("grain", x + 20 * len(team) + 13, 291, 0.75)
        )
    return target("field", 6, 196, 164, 88, WHEAT) + sign


def _draw_well(view: View) -> str:
    """The well and its price: so many cubes of one colour."""
    count = view.edition.turn.well
    label = text(209, 240, view.say("well"), "c b", 70)
    step = min(27.0, 104 / count)
    cost = row(("choice",) * count, 209 - step * count / 2 + (step - 17) / 2, 246, step, 0.7)
    cost += "".join(text(209 - step * count / 2 + step * i, 259, "=", "c b") for i in range(1, count))
    return target("well", 166, 134, 86, 134, with_title(view.say("well-price", count=count), icons.WELL, label, cost))
