"""A farm: the family in its yard inside the life track, the stores, the unborn and the customers served."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, degrees, pi, sin
from typing import Final, NamedTuple

from village_core.games.village.table import Farm
from village_core.games.village.vocabulary import GENERATIONS, GOODS, INFLUENCES, Place
from village_core.kernel.values import Seat
from village_widgets.components.drawing import HIT, badge, num, target, text, use, with_title
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.figures import FACES
from village_widgets.games.village.drawing.ink import DARK_ON, View, draw_pawn, draw_times

CENTRE: Final = (110, 133)
RADII: Final = (89, 71)
YARD: Final = 132
"""So much of its width people may take who stand side by side."""
FAR: Final = 27
"""How far from each other they stand where there is room."""
HOME: Final = (
    '<g transform="translate(110 106)"><ellipse class="f-hill" cx="0" cy="20" rx="44" ry="9"/>'
    '<path class="o f-wall" d="M-22 20V-4h44v24z"/>'
    '<path class="f-beam" d="M-22 7h44v3h-44z"/><path class="o f-thatch" d="M-28-2l10-18h36l10 '
    '18z"/><path class="f-window" d="M-15-1h9v7h-9zM6-1h9v7H6z"/>'
    '<path class="o f-wood" d="M-5 20V9c0-5 10-5 10 0v11z"/></g>'
)


def draw_panel(view: View, seat: Seat) -> Panel:
    """The farm of ``seat``: only what changes is its own part."""
    farm = view.table.farms[seat]
    key = f"farm:{seat}"
    parts = {
        f"{key}:scene": _draw_scene(view, seat),
        f"{key}:mark": _draw_mark(view, seat),
        f"{key}:life": _draw_marker(view, seat, farm),
        f"{key}:family": _draw_family(view, seat, farm),
        **{f"{key}:unborn-{generation}": cradle for generation, cradle in _draw_unborn(view, seat, farm).items()},
        **{f"{key}:{kind}": cell for kind, cell in _draw_stores(farm).items()},
        f"{key}:grain": _draw_grain(view, farm),
        f"{key}:customers": draw_customers(view, farm),
    }
    return view.panel(key, parts, name=view.name(seat))


def _draw_scene(view: View, seat: Seat) -> str:
    """Ground, name plate, yard and the empty places."""
    colour = view.colour(seat)
    ink = "pn d" if colour in DARK_ON else "pn"
    plate = (
        f'<path class="b-{colour}" d="M0 38V14A14 14 0 0 1 14 0h332a14 14 0 0 1 14 14v24z"/>'
        f'<rect class="f-card" x="8" y="5" width="46" height="28" rx="9"/>'
        + use(f"h-{colour}", 11, 11, 0.95)
        + text(44, 24, view.say(f"initial-{colour}"), "q c")
        + text(62, 26, view.name(seat), ink, 150, 17)
    )
    ground = '<rect class="f-farm" width="360" height="320" rx="14"/>'
    yard = f'<ellipse class="f-yard" cx="{CENTRE[0]}" cy="{CENTRE[1]}" rx="{RADII[0] - 14}" ry="{RADII[1] - 14}"/>'
    stores = '<rect class="f-barn" x="216" y="44" width="138" height="178" rx="10"/>'
    return ground + plate + stores + yard + _draw_track(view) + HOME + _draw_places(view)


def locate_hour(lap: int, space: float) -> tuple[float, float]:
    """The middle of a space of the life track; the lap begins and ends at the top and runs clockwise."""
    angle = 2 * pi * (space + 0.5) / lap - pi / 2
    return CENTRE[0] + RADII[0] * cos(angle), CENTRE[1] + RADII[1] * sin(angle)


def _draw_track(view: View) -> str:
    """The river of life: hourglass spaces, and the bridge (or quill) where a lap ends."""
    lap = view.edition.farm.lap
    river = f'<ellipse class="rv" cx="{CENTRE[0]}" cy="{CENTRE[1]}" rx="{RADII[0]}" ry="{RADII[1]}"/>'
    small = min(1.0, 10 / lap)
    spaces = []
    for space in range(lap):
        x, y = locate_hour(lap, space)
        if space:
            spaces.append(_draw_arrow(lap, space))
        spaces.append(
            f'<circle class="ls" cx="{num(x)}" cy="{num(y)}" r="{num(13.5 * small)}"/>'
            + use("hourglass", x - 9.5 * small, y - 9.5 * small, 0.79 * small, "lh")
        )
    return river + "".join(spaces) + with_title(view.say(f"lap-{view.edition.lap_end}"), _draw_lap_end(view.edition.lap_end))


def _draw_arrow(lap: int, space: int) -> str:
    """A small mark before a space: the way round."""
    x, y = locate_hour(lap, space - 0.5)
    turn = degrees(atan2(RADII[1] * (x - CENTRE[0]) / RADII[0], -RADII[0] * (y - CENTRE[1]) / RADII[1]))
    return f'<path class="on" transform="translate({num(x)} {num(y)})rotate({turn:.0f})" d="M-2-3.5L2 0l-4 3.5"/>'


def _draw_lap_end(kind: str) -> str:
    x, y = CENTRE[0], CENTRE[1] - RADII[1]
    if kind == "bridge":
        return (
            f'<g transform="translate({x} {y})"><path class="o f-stone" d="M-11-19H11V19H-11z"/><path '
            f'class="s" d="M-11-7H11M-11 6H11M-3-19v12M4-7V6M-4 6v13"/>'
            '<path class="o f-stone2" d="M-14-20h6v40h-6zM8-20h6v40H8z"/></g>'
        )
    return (
        f'<g transform="translate({x} {y})"><circle class="o f-card" r="15"/><path class="o f-bone" '
        f'd="M9-14C0-12-7-5-8 6l3-1c8-2 13-9 14-19z"/>'
        '<path class="w2" d="M4-8L-10 12"/></g>'
    )


def _draw_places(view: View) -> str:
    """Printed places for grain, the unborn and customers."""
    rest = (
        '<rect class="f-barn" x="6" y="226" width="172" height="40" rx="9"/><rect class="f-barn" '
        'x="182" y="226" width="172" height="40" rx="9"/>'
    )
    return (
        rest + '<rect class="f-barn" x="6" y="270" width="348" height="46" rx="9"/>' + text(16, 298, view.say("served"), "s", 66)
    )


def _draw_mark(view: View, seat: Seat) -> str:
    """Whose turn it is: a frame, a lantern and the word; beside it who begins and who has the ring."""
    shown, x = "", 344.0
    if view.active == seat:
        word = view.say("active")
        shown += '<rect class="ac" x="2" y="2" width="356" height="316" rx="13"/>'
        shown += (
            '<rect class="at" x="276" y="6" width="76" height="27" rx="13"/><path class="aa" d="M284 12l9 7.5-9 7.5z"/>'
        ) + text(321, 24.5, word, "aw", 50)
        x = 270
    for here, key, picture in ((view.table.start == seat, "starts", "flag"), (view.table.ring == seat, "ring", "ring")):
        if here:
            x -= 28
            shown += with_title(
                view.say(key, name=view.name(seat)),
                f'<circle class="f-card" cx="{x + 12}" cy="19.5" r="13.5"/>' + use(picture, x + 3, 9.5, 0.78),
            )
    return shown


def _draw_marker(view: View, seat: Seat, farm: Farm) -> str:
    """The marker on the life track."""
    lap, here = view.edition.farm.lap, view.edition.farm.space(farm.time)
    x, y = locate_hour(lap, here)
    return with_title(
        view.say("time", space=here, lap=lap),
        f'<circle class="o b-{view.colour(seat)}" cx="{num(x)}" cy="{num(y)}" r="13"/>'
        + use(f"h-{view.colour(seat)}", x - 11.5, y - 7.5, 0.88),
    )


class Plate(NamedTuple):
    """Where something leads on the life track: the space, the hourglasses it takes, whether that passes the end of a lap; and
    all of it in words.
    """

    space: int
    time: int
    passes: bool
    said: str


def draw_plates(lap: int, led: Sequence[Plate]) -> str:
    """A plate with the hourglasses on each space that something leads to; a red one lies past the end of the lap."""
    shown = []
    for each in led:
        x, y = locate_hour(lap, each.space)
        style = "wy wx" if each.passes else "wy"
        plate = f'<rect class="{style}" x="{num(x - 19)}" y="{num(y - 12)}" width="38" height="24" rx="12"/>'
        inside = use("hourglass", x - 15, y - 9, 0.75) + text(x + 9, y + 5.5, each.time, "q c")
        shown.append(with_title(each.said, plate, inside))
    return "".join(shown)


def _draw_family(view: View, seat: Seat, farm: Farm) -> str:
    """Everybody at home, generation by generation, in one row or two."""
    groups = [(generation, places.count(Place.FARM)) for generation, places in enumerate(farm.family, 1)]
    here = [(generation, count) for generation, count in groups if count]
    if len(here) <= 2:
        return _draw_side_by_side(view, seat, here, CENTRE[1] - 18)
    return _draw_side_by_side(view, seat, here[:2], CENTRE[1] - 39) + _draw_side_by_side(view, seat, here[2:], CENTRE[1] + 1)


def _draw_side_by_side(view: View, seat: Seat, here: Sequence[tuple[int, int]], y: float) -> str:
    """Members of one or two generations, each of them, closer where there are many."""
    spacings = ((step, [max(HIT, 26 + step * (count - 1)) for _, count in here]) for step in range(FAR, -1, -1))
    step, widths = next((step, widths) for step, widths in spacings if not step or sum(widths) <= YARD)
    shown, left = "", CENTRE[0] - sum(widths) / 2
    for (generation, count), width in zip(here, widths, strict=True):
        start = left + (width - 26 - step * (count - 1)) / 2
        pawns = "".join(draw_pawn(view, seat, generation, start + step * k, y) for k in range(count))
        at = f"member:{seat}:{generation}:{Place.FARM.value}"
        shown += target(at, left, y - 4, width, HIT, pawns, style="m")
        left += width
    return shown


def _draw_unborn(view: View, seat: Seat, farm: Farm) -> dict[int, str]:
    """The generations still to come, each at its own place."""
    unborn = [(generation, farm.family[generation - 1].count(Place.UNBORN)) for generation in GENERATIONS]
    waiting = [(generation, count) for generation, count in unborn if generation > 1 or count]
    wide = 168 / len(waiting)
    shown = dict.fromkeys(GENERATIONS, "")
    for i, (generation, count) in enumerate(waiting):
        x = 184 + wide * i
        if count:
            inside = (
                draw_pawn(view, seat, generation, x + 4, 228)
                + use("cradle", x + 27, 241, 0.9)
                + draw_times(x + wide - 29, 225, count)
            )
        else:
            inside = use("cradle", x + wide / 2 - 13, 236, 1.05, "no")
        shown[generation] = target(f"unborn:{seat}:{generation}", x + 1, 224, wide - 2, HIT, inside)
    return shown


def _draw_store(picture: str, count: int, x: float, y: float) -> str:
    """A piece and how many of it; none is faint."""
    if count:
        return use(picture, x, y, 1.1) + text(x + 31, y + 19, count, "q")
    return use(picture, x, y, 1.1, "no") + text(x + 31, y + 19, 0, "q no")


def _draw_stores(farm: Farm) -> dict[str, str]:
    """Influence and coins in one column, the five goods in the other."""
    columns = (225, (*(kind.value for kind in INFLUENCES), "coin")), (293, tuple(good.value for good in GOODS))
    return {
        kind: _draw_store(kind, getattr(farm, kind), x, 49 + 34.5 * i) for x, kinds in columns for i, kind in enumerate(kinds)
    }


def _draw_grain(view: View, farm: Farm) -> str:
    """Grain on its printed places."""
    room = view.edition.farm.grain
    step = min(33.0, 164 / room)
    return "".join(
        use("grain", 10 + step * i + step / 2 - 14, 233, 1.1, "" if i < farm.grain else "no")
        for i in range(max(room, farm.grain))
    )


def draw_customers(view: View, farm: Farm) -> str:
    """Served customers: one's own face up, the others' as backs."""
    count = len(farm.customers)
    if not count:
        return ""
    step = min(34.0, 238 / max(count - 1, 1))
    tiles = "".join(_draw_tile(view, tile, 84 + step * i) for i, tile in enumerate(farm.customers))
    return with_title(view.say("served-count", count=count), tiles)


def _draw_tile(view: View, tile: int, x: float) -> str:
    if tile < 0:
        return (
            f'<rect class="o f-back" x="{num(x)}" y="274" width="30" height="38" rx="5"/><circle '
            f'class="bk" cx="{num(x + 15)}" cy="293" r="8"/>'
        )
    points = view.edition.customers[tile].points
    face = use(f"face-{tile % FACES}", x + 2, 275, 0.87)
    return f'<rect class="o f-card" x="{num(x)}" y="274" width="30" height="38" rx="5"/>{face}{badge(x + 20, 297, points)}'
