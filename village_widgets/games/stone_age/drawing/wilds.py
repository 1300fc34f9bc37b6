"""Where workers hunt and gather: the hunting ground, forest, clay pit, quarry and river."""

from __future__ import annotations

from typing import Final, NamedTuple

from village_core.games.stone_age.rolling import Adding
from village_core.games.stone_age.vocabulary import GROUNDS, Place
from village_widgets.components.drawing import num, target, text, use
from village_widgets.components.scene import Panel
from village_widgets.games.stone_age.drawing import icons
from village_widgets.games.stone_age.drawing.ink import RING, View, crowd, rings


class Ground(NamedTuple):
    """Where a ground lies on the panel."""

    x: float
    y: float
    wide: float
    high: float


LAND: Final = {
    Place.HUNT: Ground(4, 4, 174, 100),
    Place.FOREST: Ground(182, 4, 174, 100),
    Place.CLAY_PIT: Ground(4, 108, 174, 100),
    Place.QUARRY: Ground(182, 108, 174, 100),
    Place.RIVER: Ground(4, 212, 352, 104),
}
STEP: Final = 24
SCENES: Final = {
    Place.HUNT: (
        '<rect class="f-steppe" x="4" y="4" width="174" height="100" rx="12"/><path class="f-steppe2" d="M4 62c40-16 80-14 '
        "110-4s46 6 64 0v34a12 12 0 0 1-12 "
        '12H16A12 12 0 0 1 4 92z"/><path class="gr" d="M20 98v-8m5 8v-6m120 4v-9m5 9v-6m-62 8v-6"/>'
        '<g transform="translate(112 38)"><path class="o f-hide" d="M6 14c6-7 20-9 30-5 8 0 13 4 14 9l-3 3-6-2c-2 4-4 7-5 '
        '13h-4l-1-10H18l-3 10h-4l-1-11C6 21 4 18 6 14z"/>'
        '<path class="wd2" d="M47 10c1-5 4-5 5-9M47 10c4-2 6-1 9-4"/></g>'
    ),
    Place.FOREST: (
        '<rect class="f-forest" x="182" y="4" width="174" height="100" rx="12"/><path class="f-pine" d="M316 88l14-40 14 '
        '40zM296 92l12-34 12 34z"/>'
        '<path class="f-pine2" d="M334 96l11-38 11 34v4zM306 100l12-30 12 30z"/><path class="wd2" d="M330 88v8M308 92v8M318 '
        '99v3"/>'
    ),
    Place.CLAY_PIT: (
        '<rect class="f-pit" x="4" y="108" width="174" height="100" rx="12"/><path class="f-pit2" d="M96 208c4-22 24-34 '
        '44-34s34 8 38 16v6a12 12 0 0 1-12 12z"/>'
        '<path class="ck" d="M112 200c8-8 18-12 30-12M126 206c6-5 14-8 24-8M150 186c6 0 12 2 18 6"/>'
    ),
    Place.QUARRY: (
        '<rect class="f-cliff" x="182" y="108" width="174" height="100" rx="12"/><path class="f-cliff2" d="M288 208l14-24 16-6 '
        '10-20 14-4 14 14v28a12 12 0 0 1-12 12z"/>'
        '<path class="ck" d="M302 186l16 6M328 162l8 16M318 182l8 20M340 176l12 6"/>'
    ),
    Place.RIVER: (
        '<rect class="f-shore" x="4" y="212" width="352" height="104" rx="12"/><path class="f-river" d="M4 254c60-20 120 4 '
        "180-4s110-26 172-14v38c-60-6-110 8-170 "
        '16s-120-16-182 0z"/><path class="wv" d="M22 268c10-4 18-4 28 0M120 272c10-4 18-4 28 0M228 262c10-4 18-4 28 0M306 '
        '252c10-4 18-4 28 0"/>'
    ),
}


def panel(view: View) -> Panel:
    """Five grounds, each as one target, and what was rolled where tools may still be added."""
    parts = {"defs": icons.shared()}
    for place in GROUNDS:
        parts[f"wilds:{place}"] = _ground(view, place)
    parts["wilds:roll"] = _rolled(view)
    return view.panel("wilds", parts)


def _ground(view: View, place: Place) -> str:
    land, kind = LAND[place], GROUNDS[place]
    title = text(land.x + 12, land.y + 24, view.words.format(f"place-{place}"), "b", land.wide - 76)
    left = land.x + land.wide - 58
    sign = (
        f'<rect class="f-card" x="{num(left)}" y="{num(land.y + 6)}" width="52" height="26" rx="9"/>'
        + text(left + 5, land.y + 24.5, f"÷{view.edition.divisors[place]}", "q")
        + use(kind, left + 28, land.y + 8.5, 0.88)
    )
    hunting = place is Place.HUNT
    stand = crowd(view, place, land.x + 12, land.y + 58, 150) if hunting else rings(view, place, spots(view, place))
    return SCENES[place] + target(f"place:{place}", *land, title, sign, stand, round_=12)


def spots(view: View, place: Place) -> list[tuple[float, float]]:
    """Where the rings of a ground are: one row at the river, else two."""
    land, room = LAND[place], view.edition.room
    if place is Place.RIVER:
        step = min(36.0, (land.wide - 40) / room)
        return [(land.x + 16 + step * at, land.y + 66) for at in range(room)]
    first = (room + 1) // 2
    step = min(float(STEP + 4), 120 / first)
    return [(land.x + 12 + step * (at % first), land.y + 40 + (RING + 5) * (at // first)) for at in range(room)]


def middle(place: Place) -> tuple[float, float]:
    """Where the dice of a ground come to lie."""
    land = LAND[place]
    return land.x + land.wide / 2, land.y + land.high / 2 + 14


def ground_of(kind: str) -> Place:
    """The ground that yields a kind."""
    return next(place for place, what in GROUNDS.items() if what == kind)


def _rolled(view: View) -> str:
    """The sum so far, and what it is worth, while tools may be added to it."""
    top = view.top
    if not isinstance(top, Adding):
        return ""
    place = ground_of(top.what)
    x, y = middle(place)
    left = x - 66
    shown = (
        f'<rect class="at" x="{num(left)}" y="{num(y - 20)}" width="132" height="40" rx="13"/>'
        + use("dice", left + 9, y - 13, 1.1)
        + text(left + 54, y + 6.5, top.pips, "pts")
        + text(left + 80, y + 5.5, "→", "q c")
        + text(left + 100, y + 5.5, top.pips // view.edition.divisor(top.what), "q c big")
        + use(top.what, left + 107, y - 10, 0.85)
    )
    return target("roll", left, y - 22, 132, 46, shown, round_=13)
