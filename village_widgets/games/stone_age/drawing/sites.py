"""The piles of buildings: price and worth of the uppermost of each, and the number under it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from village_core.games.stone_age.edition import Building
from village_core.games.stone_age.printed import FixedBuilding, FreeBuilding
from village_core.games.stone_age.vocabulary import RESOURCES, SITES
from village_core.kernel.words import Words
from village_widgets.components.drawing import draw_target, draw_text, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.stone_age.drawing.ink import SeenStoneAge, draw_ring, draw_worker

WIDE: Final = 82
HIGH: Final = 156
TOP: Final = 50
ROOF: Final = "M0 40L41 6l41 34-6 6H6z"


def draw_panel(view: SeenStoneAge) -> Panel:
    """Draw a pile of buildings for each player, with the worth of each resource below."""
    parts = {"sites:scene": _draw_scene(view)}
    for at in range(len(view.table.piles)):
        parts[f"site:{at}"] = _draw_pile(view, at)
    return view.build_panel("sites", parts)


def locate_pile(view: SeenStoneAge, at: int) -> float:
    """Return the left edge of a pile, counted from 0 on the left."""
    step = _measure_step(view)
    return 180 - step * len(view.table.piles) / 2 + step * at + (step - WIDE) / 2


def _measure_step(view: SeenStoneAge) -> float:
    """Return the distance from the left edge of a pile to that of the next."""
    return min(110.0, 352 / len(view.table.piles))


def _draw_scene(view: SeenStoneAge) -> str:
    ground = '<rect class="f-site" width="360" height="320" rx="14"/>'
    places = "".join(
        f'<rect class="em" x="{trim(locate_pile(view, at))}" y="{TOP}" width="{WIDE}" height="{HIGH}" rx="9"/>'
        for at in range(len(view.table.piles))
    )
    values = view.edition.values
    legend, x = "", 16.0
    for kind in RESOURCES:
        legend += use(kind, x, 286, 0.9) + draw_text(x + 25, 303, f"= {values[kind]}", "b")
        x += 62
    return ground + draw_text(15, 31, view.say("area-sites"), "t", 190, 19) + places + legend


def _draw_pile(view: SeenStoneAge, at: int) -> str:
    pile, x = view.table.piles[at], locate_pile(view, at)
    under = "".join(
        f'<rect class="o f-back" x="{trim(x + 3 * each)}" y="{trim(TOP + 3 * each)}" width="{WIDE}" height="{HIGH}" rx="9"/>'
        for each in range(min(pile.under, 2), 0, -1)
    )
    emptied = pile.top is None and not pile.under
    said = view.say("emptied") if emptied else view.say("under", count=pile.under)
    left = draw_text(x + WIDE / 2, TOP + HIGH + 66, said, "s c", _measure_step(view) - 4)
    if pile.top is None:
        return under + left
    standing = next((seat for seat, count in enumerate(view.table.count_standing(SITES[at])) if count), None)
    spot = (x + WIDE / 2 - 15, TOP + HIGH + 14)
    stand = draw_ring(*spot, 30) + (draw_worker(view, standing, *spot, 30) if standing is not None else "")
    tile = draw_building(view.edition.buildings[pile.top], view.words, x, TOP)
    return under + draw_target(f"tile:{pile.top}", x - 1, TOP - 1, WIDE + 2, HIGH + 48, tile, stand, round_=9) + left


def draw_building(building: Building, words: Words, x: float, y: float) -> str:
    """Draw a building, 82 by 156, with its upper left corner at ``x``, ``y``: a roof, its worth, its price.

    ``words`` name the number of different kinds.
    """
    paper = (
        f'<rect class="o f-gift" width="{WIDE}" height="{HIGH}" rx="9"/><path class="o f-hide" d="{ROOF}"/>'
        '<path class="ck" d="M22 32l19-16 19 16"/>'
    )
    inside = _draw_fixed(building) if isinstance(building, FixedBuilding) else _draw_free(building, words)
    return f'<g transform="translate({trim(x)} {trim(y)})">{paper}{inside}</g>'


def _draw_fixed(building: FixedBuilding) -> str:
    """Draw the inside of a building with a fixed price: its points, and a picture of each piece of the price."""
    counts = Counter(building.pieces)
    pieces = [kind for kind in RESOURCES for _ in range(counts[kind])]
    row = "".join(use(kind, WIDE / 2 - 13 * len(pieces) + 26 * at, 106, 1.08) for at, kind in enumerate(pieces))
    star = use("points", WIDE / 2 - 26, 50, 2.15) + draw_text(WIDE / 2, 82.5, building.points, "pts st")
    return star + row


def _draw_free(building: FreeBuilding, words: Words) -> str:
    """Draw the price of a building that resources of choice pay, their number and kinds, and below it “points = those resources”.

    It has no points of its own: it is worth the sum of the values of what is paid.
    """
    pieces, most = building.pieces, building.most
    many = f"{pieces}–{most}" if most > pieces else str(pieces)
    amount = draw_text(WIDE / 2 - 13, 76, many, "pts") + use("any", WIDE / 2 + 8, 54, 1.15)
    kinds = draw_text(WIDE / 2, 114, words.format("board-kinds", kinds=building.kinds), "b c", WIDE)
    worth = (
        use("points", WIDE / 2 - 28, 128, 0.95) + draw_text(WIDE / 2 + 1, 145, "=", "b c") + use("any", WIDE / 2 + 9, 130, 0.85)
    )
    return amount + kinds + worth
