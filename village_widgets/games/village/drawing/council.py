"""The council: four stages up the hall's stairs, each with its privilege."""

from __future__ import annotations

from typing import Final

from village_core.games.village.vocabulary import COUNCIL, Space
from village_widgets.components.drawing import draw_row, draw_target, draw_text, draw_with_title, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.art import ART
from village_widgets.games.village.drawing.ink import SeenVillage, draw_crowd, draw_cubes, draw_header, draw_pieces, repeat

STEP: Final = 86
TOPS: Final = (238, 216, 194, 172)
PRIVILEGES: Final = ("ring", "influence", "good", "prestige")


def draw_panel(view: SeenVillage) -> Panel:
    """Draw the stairs, the members on them, and the ring of the next starting player while it lies in the council."""
    parts = {
        "council:scene": _draw_scene(view),
        "cubes:council": draw_cubes(view, Space.COUNCIL, 168, 7, 186),
        "council:ring": use("ring", 33, 62, 1.25) if view.table.ring_in_council else "",
    }
    for place, top, x in zip(COUNCIL, TOPS, range(8, 360, STEP), strict=False):
        parts[f"members:{place.value}"] = draw_crowd(view, place, x, top - 37, STEP)
    return view.build_panel("council", parts)


def _draw_scene(view: SeenVillage) -> str:
    windows = "".join(_draw_window(8 + STEP * i + STEP / 2, top - 44) for i, top in enumerate(TOPS))
    gifts = "".join(_draw_privilege(view, stage) for stage in range(1, 5))
    steps = "".join(_draw_stage(view, stage) for stage in range(1, 5))
    return ART["council-hall"] + windows + draw_header(view, "council", 168) + gifts + steps + _draw_price(view)


def _draw_window(middle: float, bottom: float) -> str:
    """Draw an arched window between the notices and the heads of the members."""
    left, right = trim(middle - 17), trim(middle + 17)
    return (
        f'<path class="f-arch" d="M{left} {bottom}v{trim(120 - bottom)}c0-18 34-18 34 0v{trim(bottom - 120)}z"/>'
        f'<path class="pl" d="M{trim(middle)} 107v{trim(bottom - 107)}M{left} 124H{right}"/>'
    )


def _draw_stage(view: SeenVillage, stage: int) -> str:
    """Draw one stage as a step of the stairs, with its time and points."""
    council = view.edition.council
    x, top = 8 + STEP * (stage - 1), TOPS[stage - 1]
    block = (
        f'<path class="o f-step{stage % 2}" d="M{x} {top}h{STEP}V282h-{STEP}z"/>'
        f'<path class="f-carpet" d="M{x + 1} {top + 1}h{STEP - 2}v6h-{STEP - 2}z"/>'
    )
    hours = use("hourglass", x + 6, 256, 0.85) + draw_text(x + 28, 272, council.time[stage - 1], "q")
    points = use("seal", x + 53, 253, 1.1) + draw_text(x + 66, 271, council.points[stage - 1], "q c")
    return block + draw_target(f"council:{stage}", x + 2, top - 43, STEP - 4, 323 - top, hours, points, round_=5)


def _draw_privilege(view: SeenVillage, stage: int) -> str:
    """Draw the privilege of a stage as a framed notice on the wall above it."""
    name, x = PRIVILEGES[stage - 1], 8 + STEP * (stage - 1)
    council = view.edition.council
    frame = (
        f'<rect class="o f-wood" x="{x + 5}" y="56" width="76" height="42" rx="6"/>'
        f'<rect class="f-card" x="{x + 9}" y="60" width="68" height="34" rx="3"/>'
    )
    if name == "ring":
        shown = f'<circle class="em" cx="{x + 40}" cy="80" r="9"/>'
    elif name == "influence":
        shown = draw_row(("choice",) * council.influence, x + 43 - 13 * council.influence, 65, 26, 1)
    elif name == "good":
        shown = draw_row(("scroll", "wagon", "horse"), x + 13, 67, 20, 0.85)
    else:
        coin = use("coin", x + 12, 67, 0.85) + (draw_text(x + 22, 82, council.coins, "q c") if council.coins != 1 else "")
        shown = (
            coin
            + draw_text(x + 41, 83, "→", "q c")
            + use("seal", x + 49, 64, 1.1)
            + draw_text(x + 62, 82, council.prestige, "q c")
        )
    key = "privilege-ring-alone" if name == "ring" and view.table.rival else f"privilege-{name}"
    return draw_target(f"privilege:{name}", x + 4, 54, 78, 46, draw_with_title(view.say(key), frame, shown))


def _draw_price(view: SeenVillage) -> str:
    """Draw the price of entering and of every step."""
    cubes, scrolls = repeat("persuasion", view.edition.council.persuasion), repeat("scroll", view.edition.council.scrolls)
    x = 194 + 20 * len(cubes)
    card = '<rect class="f-card" x="8" y="288" width="344" height="26" rx="9"/>'
    ways = draw_text(16, 306, view.say("each-stage"), "", 166) + draw_pieces(cubes, 190, 292, 20, 0.75)
    return card + ways + draw_text(x + 14, 306, view.say("or"), "c", 34) + draw_pieces(scrolls, x + 34, 292, 20, 0.75)
