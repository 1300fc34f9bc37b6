"""The church: four windows, and the black bag before the door."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from village_core.games.village.edition import Edition
from village_core.games.village.vocabulary import CHURCH, Place, Space
from village_widgets.components.drawing import draw_amount, draw_target, draw_text, draw_with_title, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.art import ART
from village_widgets.games.village.drawing.ink import SeenVillage, draw_crowd, draw_cubes, draw_header, draw_pieces, repeat

LEFT: Final = 10
STEP: Final = 86
HATTED: Final = 55
"""The least width of a family's plate with its hat."""
GLASS: Final = ("f-orange", "f-green", "f-pink", "f-brown")


def draw_panel(view: SeenVillage) -> Panel:
    """Draw the windows with the members in them, and the open bag, into which every player may look."""
    parts = {"church:scene": _draw_scene(view), "cubes:church": draw_cubes(view, Space.CHURCH, 168, 7, 186)}
    for step, place in enumerate(CHURCH, 1):
        parts[f"members:{place.value}"] = draw_crowd(view, place, locate_window(view.edition, step) - 4, 155, 88)
    parts["members:bag"] = draw_crowd(view, Place.BAG, 20, 262, 134)
    return view.build_panel("church", parts)


def order_windows(edition: Edition) -> tuple[int, ...]:
    """Return the numbers of the church's windows from left to right; 1 is the window where members enter.

    They run from 1 to 4 or from 4 to 1, by the direction that the edition prints.
    """
    steps = tuple(range(1, len(CHURCH) + 1))
    return steps if edition.church.direction == "rightwards" else steps[::-1]


def locate_window(edition: Edition, step: int) -> int:
    """Return the left edge of a window, given by its step, from 1."""
    return LEFT + STEP * order_windows(edition).index(step)


def locate_grain(edition: Edition, step: int) -> int:
    """Return the x around which the grain between the window ``step`` and the next higher one is drawn."""
    return max(locate_window(edition, step), locate_window(edition, step + 1)) - 4


def _draw_scene(view: SeenVillage) -> str:
    windows = "".join(_draw_window(view, step) for step in range(1, 5))
    scene = ART["church-nave"] + draw_header(view, "church", 168) + windows
    return scene + _draw_grain(view) + _draw_bag(view) + _draw_prices(view)


def _draw_window(view: SeenVillage, step: int) -> str:
    """Draw a stained window with its points."""
    x = locate_window(view.edition, step)
    shape = f"M{x + 3} 196v-92c0-30 16-44 36-50 20 6 36 20 36 50v92z"
    panes = (
        f'<path class="o f-glass" d="{shape}"/>'
        f'<path class="{GLASS[step - 1]}" opacity=".5" d="M{x + 39} 56v56H{x + 5}c0-34 14-50 34-56z"/>'
        f'<path class="{GLASS[step % 4]}" opacity=".5" d="M{x + 39} 56v56h34c0-34-14-50-34-56z"/>'
        f'<path class="{GLASS[(step + 1) % 4]}" opacity=".4" d="M{x + 5} 112h34v40H{x + 5}z"/>'
        f'<path class="{GLASS[(step + 2) % 4]}" opacity=".4" d="M{x + 39} 112h34v40H{x + 39}z"/>'
        f'<path class="ld" d="M{x + 39} 56v96M{x + 4} 112h70M{x + 4} 152h70M{x + 14} 80l50 32M{x + 64} 80l-50 32"/>'
    )
    points = use("seal", x + 22, 84, 1.4) + draw_text(x + 39, 106, view.edition.church.points[step - 1], "q c big")
    return draw_target(f"church:{step}", x + 1, 54, 76, 144, panes, points, round_=10)


def _draw_grain(view: SeenVillage) -> str:
    """Draw, between each window and the next higher one, the grain that moving up there costs."""
    shown = ""
    for step, bags in enumerate(view.edition.church.grain, 1):
        x = locate_grain(view.edition, step)
        sacks = repeat("grain", bags)
        shown += f'<rect class="o f-card" x="{x - 14}" y="118" width="28" height="{18 * len(sacks) + 6}" rx="6"/>'
        shown += draw_pieces(sacks, x - 9, 121, 18, 0.75, down=True)
    return shown


def _draw_bag(view: SeenVillage) -> str:
    """Draw the black bag, with the number of monks that the edition puts into it."""
    name = draw_text(16, 227, view.say("bag"), "b", 106)
    count = view.edition.box.monks
    monks = use("monk", 126, 208, 0.68) + draw_text(146, 227, f"× {count}", "b")
    return draw_target("bag", 4, 208, 166, 110, ART["black-bag"], name, draw_with_title(view.say("monks", count=count), monks))


class FamilyChance(NamedTuple):
    """The chance of a family, named by its colour, in figures and in a sentence."""

    colour: str
    figures: str
    said: str


def draw_chances(shown: Sequence[FamilyChance]) -> str:
    """Draw a plate for each family along the lower edge of the bag: its hat and chance; if they are many, colour and chance."""
    wide = min(60.0, 166 / max(len(shown), 1))
    left = 87 - wide * len(shown) / 2
    return "".join(
        draw_with_title(
            chance.said,
            f'<rect class="o f-card" x="{trim(x + 1)}" y="297" width="{trim(wide - 2)}" height="21" rx="8"/>',
            _draw_chance(chance, x, wide),
        )
        for chance, x in ((chance, left + wide * i) for i, chance in enumerate(shown))
    )


def _draw_chance(chance: FamilyChance, x: float, wide: float) -> str:
    """Draw a family's hat and chance on its plate from ``x`` on; if ``wide`` is small, the chance alone over its colour."""
    if wide >= HATTED:
        return use(f"h-{chance.colour}", x + 3, 303, 0.6) + draw_text(x + 20, 313, chance.figures, "b", wide - 24)
    line = f'<rect class="o b-{chance.colour}" x="{trim(x + 6)}" y="313.5" width="{trim(wide - 12)}" height="3.5"/>'
    return line + draw_text(x + wide / 2, 312, chance.figures, "b c", wide - 6)


def _draw_prices(view: SeenVillage) -> str:
    """Draw the prices of joining and buying out, and the prize of the majority."""
    church = view.edition.church
    cubes = repeat("faith", church.faith)
    x = 260 + 18 * len(cubes)
    join = draw_text(184, 231, view.say("join"), "", 74) + draw_pieces(cubes, 260, 217, 18, 0.75)
    join += draw_text(x + 18, 231, view.say("or"), "c", 32) + draw_amount("hourglass", church.time, x + 36, 217, 0.75)
    out = draw_text(184, 266, view.say("buy-out"), "", 108) + use("coin", 296, 252, 0.8)
    out += draw_text(318, 266, church.coins, "q") if church.coins != 1 else ""
    most = draw_text(184, 300, view.say("majority"), "", 98) + use("crowd", 286, 284, 0.95)
    most += use("seal", 318, 282, 1.1) + draw_text(331, 300, church.majority, "q c")
    card = '<rect class="f-card" x="176" y="210" width="176" height="104" rx="9"/>'
    return card + join + '<path class="pl" d="M184 240h160M184 274h160"/>' + out + most
