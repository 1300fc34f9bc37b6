"""The settlement: the tool maker's, the hut and the field."""

from __future__ import annotations

from typing import Final

from village_core.games.stone_age.vocabulary import VILLAGE, Place
from village_widgets.components.drawing import draw_target, draw_text, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.stone_age.drawing.art import ART
from village_widgets.games.stone_age.drawing.ink import SeenStoneAge, draw_rings

WIDE: Final = 113
TOP: Final = 44
HIGH: Final = 220
GIVES: Final = {Place.TOOL_MAKER: "tool", Place.HUT: "w-any", Place.FIELD: "field"}


def draw_panel(view: SeenStoneAge) -> Panel:
    """Draw three places side by side with their workers and gains; those that are closed for the round are faint."""
    parts = {"settlement:scene": _draw_scene(view)}
    parts |= {f"settlement:{place}": _draw_place(view, place, 6 + (WIDE + 4.5) * at) for at, place in enumerate(VILLAGE)}
    return view.build_panel("settlement", parts)


def _draw_scene(view: SeenStoneAge) -> str:
    used = view.edition.setup[len(view.table.tribes)].village
    rule = view.say("settlement-some", count=used) if used < len(VILLAGE) else view.say("settlement-all")
    return (
        ART["settlement-ground"]
        + draw_text(15, 31, view.say("area-settlement"), "t", 200, 19)
        + draw_text(16, 304, rule, "s", 330)
    )


def _draw_place(view: SeenStoneAge, place: Place, x: float) -> str:
    closed = view.table.count_village_used() >= view.edition.setup[len(view.table.tribes)].village and not any(
        view.table.count_standing(place)
    )
    yard = f'<rect class="f-well" x="{trim(x)}" y="{TOP}" width="{WIDE}" height="{HIGH}" rx="12"/>'
    scene = f'<g transform="translate({trim(x)} {TOP + 8})">{ART[f"settlement-{place.value}"]}</g>'
    name = draw_text(x + WIDE / 2, TOP + 132, view.say(f"place-{place}"), "b c", WIDE - 4)
    middle = x + WIDE / 2
    spots = [(middle - 33, TOP + 142.0), (middle + 5, TOP + 142.0)] if place is Place.HUT else [(middle - 14, TOP + 142.0)]
    sign = draw_text(middle - 13, TOP + 201, "+1", "q c big") + use(GIVES[place], middle + 3, TOP + 183)
    shown = draw_target(f"place:{place}", x, TOP, WIDE, HIGH, name, draw_rings(view, place, spots, 28), sign, round_=12)
    return f'<g class="closed">{yard}{scene}{shown}</g>' if closed else yard + scene + shown
