"""The land: its regions with their goods and Cree, and beside it the totem."""

from __future__ import annotations

from functools import partial
from typing import Final

from village_core.games.manitoba.table import NOBODY, Table
from village_core.games.manitoba.territory import OF_TILE
from village_core.games.manitoba.vocabulary import YIELD, Terrain
from village_widgets.components.drawing import draw_target, draw_text, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.manitoba.drawing import icons
from village_widgets.games.manitoba.drawing.ink import HIGH, SeenManitoba, draw_cree, outline_hexagon
from village_widgets.games.manitoba.drawing.spread import Point, RegionLayout, lay_territory

PILE: Final = 300
"""Left edge of the totem."""
BROAD: Final = 54
"""Width of a disc."""
DISC: Final = 45
"""Height of a disc."""
VILLAGE: Final = 57
"""Top of the discs in the village."""
GROUND: Final = 314
"""Bottom of the discs beside it."""


def count_regions(table: Table) -> int:
    """Return the number of regions that a table has once all of its tiles are laid, or of an entered map that has more."""
    return max(len(table.cree), OF_TILE * table.edition.setup[len(table.clans)].tiles)


def draw_panel(view: SeenManitoba) -> Panel:
    """Draw the regions, a part each, and the discs of the totem. Regions that are not laid yet are empty parts."""
    count = count_regions(view.table)
    layout = lay_territory(view.table.territory, count, bool(view.edition.entered.regions))
    parts = {"defs": icons.draw_shared(), "land:scene": _draw_scene(view, layout)}
    parts |= {f"land:{region}": _draw_region(view, layout, region) for region in range(count)}
    parts["totem"] = _draw_totem(view)
    return view.build_panel("land", parts)


def _draw_scene(view: SeenManitoba, layout: RegionLayout) -> str:
    """Draw the ground of every region with the sign of its terrain and its number.

    Lines join regions that touch but stand apart, and walls separate those that stand together but don't touch.
    """
    terrains = view.table.territory.terrains
    ground = '<rect class="f-sky" width="360" height="320" rx="14"/>' + draw_text(15, 28, view.say("area-land"), "t", 190, 19)
    links = "".join(
        f'<path class="tie" d="M{trim(layout.spots[one][0])} {trim(layout.spots[one][1])}L{trim(layout.spots[other][0])} '
        f'{trim(layout.spots[other][1])}"/>'
        for one, other in layout.links
    )
    ghosts = "".join(
        f'<g class="gh">{_draw_ground(terrains[region], region, spot, layout.width, part)}</g>'
        for region, spot, part in layout.ghosts
    )
    regions = (
        _draw_ground(terrain, region, spot, layout.width)
        for region, (terrain, spot) in enumerate(zip(terrains, layout.spots, strict=True))
    )
    walls = "".join(map(partial(_draw_wall, layout), layout.apart))
    return ground + ghosts + "".join(regions) + walls + links


def _draw_wall(layout: RegionLayout, pair: tuple[int, int]) -> str:
    """Draw a bar on the edge of two regions that stand together but don't touch."""
    (x, y), (left, top) = (layout.spots[region] for region in pair)
    dx, dy = (top - y) * 0.26, (x - left) * 0.26
    return f'<path class="wall" d="M{trim((x + left) / 2 - dx)} {trim((y + top) / 2 - dy)}l{trim(2 * dx)} {trim(2 * dy)}"/>'


def _draw_ground(terrain: Terrain, region: int, spot: Point, width: float, part: int = 0) -> str:
    (x, y), high = spot, width * HIGH
    shape = f'<path class="hx f-g{terrain}" d="{outline_hexagon(x, y, width - 1, part)}"/>'
    left = x + {-1: -width / 2 + 2, 0: -width / 2 + 2.5, 1: 3}[part]
    sign = "" if part else use(terrain, x - width * 0.2, y - high * 0.43, width * 0.4 / 24)
    return shape + sign + draw_text(left, y + 9, region + 1, "s b")


def _draw_region(view: SeenManitoba, layout: RegionLayout, region: int) -> str:
    """Draw the Cree on a region, or else the good that lies there, if any, over the area that readers press."""
    if region >= len(layout.spots):
        return ""
    (x, y), width, table = layout.spots[region], layout.width, view.table
    owner = table.cree[region]
    size = width * 0.46
    left, top = x + width * 0.045, y - size * 0.3
    shown = ""
    if table.goods[region]:
        shown = use(YIELD[table.territory.terrains[region]], left, top, size / 24)
    if owner != NOBODY:
        shown = draw_cree(view, owner, left, top - size * 0.06, size * 1.06)
    face = f'<path class="h" d="{outline_hexagon(x, y, width - 3)}"/>'
    return f'<g class="m" data-at="region:{region}">{face}{shown}</g>'


def locate_disc(place: int, lifted: int) -> Point:
    """Return the upper left corner of the disc at ``place`` of the totem, counted from 1 at the top.

    ``lifted`` is the number of upper discs that lie in the village.
    """
    if place <= lifted:
        return PILE, VILLAGE + DISC * (place - 1)
    return PILE, GROUND - DISC * (6 - place)


def _draw_totem(view: SeenManitoba) -> str:
    """Draw the discs in the active player's village, and under them those that stand beside it."""
    table = view.table
    rest = GROUND - DISC * (len(table.totem) - table.lifted)
    label = draw_text(PILE + BROAD / 2, rest - 8, view.say("area-totem"), "s b c", BROAD + 4)
    place = draw_target("totem", PILE - 3, rest - 24, BROAD + 6, GROUND - rest + 27, label, style="m")
    shown = ""
    if table.lifted:
        colour = view.find_colour(table.start)
        shown = (
            f'<rect class="b-{colour}" x="{PILE - 4}" y="34" width="{BROAD + 8}" '
            f'height="{VILLAGE - 30 + DISC * table.lifted}" rx="9"/>' + use("eagle", PILE + BROAD / 2 - 11, 34.5, 0.92)
        )
    discs = (_draw_disc(terrain, at + 1, table.lifted) for at, terrain in enumerate(table.totem))
    return place + shown + "".join(discs)


def _draw_disc(terrain: Terrain, place: int, lifted: int) -> str:
    """Draw the disc at ``place`` of the totem as it is seen from the side, with its terrain's sign between two carved eyes.

    ``place`` is counted from 1 at the top, and ``lifted`` is the number of upper discs that lie in the village.
    """
    x, y = locate_disc(place, lifted)
    slab = (
        f'<rect class="o f-d{terrain}" x="{x}" y="{y + 1}" width="{BROAD}" height="{DISC - 2}" rx="8"/>'
        f'<ellipse class="o f-paper" cx="{x + 9}" cy="{y + DISC / 2}" rx="4" ry="6"/>'
        f'<ellipse class="o f-paper" cx="{x + BROAD - 9}" cy="{y + DISC / 2}" rx="4" ry="6"/>'
        f'<circle class="f-ink0" cx="{x + 10}" cy="{y + DISC / 2}" r="2"/>'
        f'<circle class="f-ink0" cx="{x + BROAD - 10}" cy="{y + DISC / 2}" r="2"/>'
        + use(terrain, x + BROAD / 2 - 14, y + 8, 1.17)
    )
    frame = (x + 1, y + 1, BROAD - 2, DISC - 2)
    return draw_target(f"disc:{place}", x - 3, y, BROAD + 6, DISC, slab, style="m vc-framed", frame=frame)
