"""The settlement: the tool maker's, the hut and the field."""

from __future__ import annotations

from typing import Final

from village_core.games.stone_age.vocabulary import VILLAGE, Place
from village_widgets.components.drawing import fit, num, target, text, use
from village_widgets.components.scene import Panel
from village_widgets.games.stone_age.drawing.ink import View, rings

WIDE: Final = 113
TOP: Final = 44
HIGH: Final = 220
GIVES: Final = {Place.TOOL_MAKER: "tool", Place.HUT: "w-any", Place.FIELD: "field"}
SCENES: Final = {
    Place.TOOL_MAKER: (
        '<path class="o f-hide" d="M56 12l40 60H16z"/><path class="f-hide2" d="M56 16L30 72H18z"/><path class="o f-dark" '
        'd="M56 34l16 38H40z"/>'
        '<path class="wd2" d="M50 4l9 14M62 4l-9 14"/><path class="o f-rock" d="M78 84l6-10h18l6 10z"/><path class="o f-log" '
        'd="M82 84h22v10H82z"/>'
        '<path class="ck" d="M8 98h28M60 102h24"/>'
    ),
    Place.HUT: (
        '<path class="o f-log" d="M20 50h72v36H20z"/><path class="o f-hide" d="M10 54C20 22 40 10 56 10s36 12 46 '
        '44c-30-8-62-8-92 0z"/>'
        '<path class="ck" d="M24 44c20-8 44-8 64 0M32 30c14-6 34-6 48 0"/><path class="o f-dark" d="M46 86V66c0-12 20-12 20 '
        '0v20z"/>'
        '<path class="f-fire" d="M30 60h10v9H30zM72 60h10v9H72z"/>'
    ),
    Place.FIELD: (
        '<path class="o f-earth" d="M6 92c10-30 30-44 50-44s40 14 50 44z"/><path class="ck" d="M18 92c6-22 18-36 30-42M40 '
        "92c2-20 8-34 14-43M66 92c0-20-4-34-8-43M92 "
        '92c-6-22-16-36-28-42"/><path class="ea" d="M24 86V66m0 6l-5-5m5 5l5-5M46 82V56m0 8l-5-5m5 5l5-5M68 82V56m0 8l-5-5m5 '
        '5l5-5M90 86V66m0 6l-5-5m5 5l5-5"/>'
    ),
}


def panel(view: View) -> Panel:
    """Three places side by side; those that are closed for the round are faint."""
    parts = {"settlement:scene": _scene(view)}
    parts |= {f"settlement:{place}": _place(view, place, 6 + (WIDE + 4.5) * at) for at, place in enumerate(VILLAGE)}
    return view.panel("settlement", parts)


def _scene(view: View) -> str:
    ground = (
        '<rect class="f-camp" width="360" height="320" rx="14"/><path class="f-earth" d="M0 196c70-22 130-18 190-8s120 6 '
        "170-8v126a14 14 0 0 1-14 14H14a14 14 0 0 "
        '1-14-14z"/>'
    )
    used = view.edition.setup[len(view.table.tribes)].village
    rule = view.say("settlement-some", count=used) if used < len(VILLAGE) else view.say("settlement-all")
    return ground + text(15, 31, view.say("area-settlement"), "t", 200, 19) + text(16, 304, rule, "s", 330)


def _place(view: View, place: Place, x: float) -> str:
    closed = view.table.village_used() >= view.edition.setup[len(view.table.tribes)].village and not any(
        view.table.standing(place)
    )
    yard = f'<rect class="f-well" x="{num(x)}" y="{TOP}" width="{WIDE}" height="{HIGH}" rx="12"/>'
    scene = f'<g transform="translate({num(x)} {TOP + 8})">{SCENES[place]}</g>'
    name = text(x + WIDE / 2, TOP + 132, fit(view.words.format(f"place-{place}"), WIDE - 8), "b c")
    middle = x + WIDE / 2
    spots = [(middle - 33, TOP + 142.0), (middle + 5, TOP + 142.0)] if place is Place.HUT else [(middle - 14, TOP + 142.0)]
    sign = text(middle - 13, TOP + 201, "+1", "q c big") + use(GIVES[place], middle + 3, TOP + 183)
    shown = target(f"place:{place}", x, TOP, WIDE, HIGH, name, rings(view, place, spots, 28), sign, round_=12)
    return f'<g class="closed">{yard}{scene}{shown}</g>' if closed else yard + scene + shown
