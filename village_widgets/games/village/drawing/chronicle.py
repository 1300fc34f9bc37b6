"""The village chronicle with its five rows, and the graves behind the church."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from village_core.games.village.vocabulary import CHRONICLE, Place, Row
from village_widgets.components.drawing import num, text, use, with_title
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.ink import View, draw_heading, draw_pawn, list_members

SIGNS: Final = {Row.FARM: "grain", Row.CRAFTS: "make", Row.TRAVEL: "wagon", Row.CHURCH: "faith", Row.COUNCIL: "persuasion"}
TOP: Final = 56
HIGH: Final = 35
NEAR: Final = 2
"""So many free spaces are few."""


def draw_panel(view: View) -> Panel:
    """The rows and graves with who lies there, and how many spaces are left until the end."""
    parts = {"chronicle:scene": _draw_scene(view)}
    for i, row in enumerate(Row):
        parts[f"chronicle:{row.value}"] = _draw_people(
            view, CHRONICLE[row], view.table.room(row), 104, TOP + HIGH * i, _fit_row(view, row)
        )
    parts["graves"] = _draw_people(view, Place.GRAVE, view.table.grave_room(), 104, 274, _fit_graves(view))
    parts["chronicle:left"] = _draw_room(view)
    return view.panel("chronicle", parts)


def _most(view: View) -> int:
    """The largest number of players the edition seats: spaces beyond this table's are covered."""
    return view.edition.players[1]


def _fit_row(view: View, row: Row) -> float:
    return min(
        37, 244 / max(view.edition.chronicle[_most(view)].rows[row], view.edition.chronicle[len(view.table.farms)].rows[row], 1)
    )


def _fit_graves(view: View) -> float:
    return min(37, 196 / max(view.edition.chronicle[_most(view)].graves, view.edition.chronicle[len(view.table.farms)].graves, 1))


def _draw_scene(view: View) -> str:
    book = (
        '<rect class="f-chron" width="360" height="320" rx="14"/><rect class="o f-leather" x="5" '
        'y="47" width="350" height="194" rx="9"/>'
        '<path class="o f-page" d="M11 52h338v183H11z"/>'
    )
    lines = "".join(f'<path class="pl" d="M18 {TOP + HIGH * i - 1}h324"/>' for i in range(1, 5))
    rows = "".join(_draw_row(view, row, TOP + HIGH * i) for i, row in enumerate(Row))
    yard = '<path class="f-grass" d="M0 268c60-18 140-22 210-12s110 6 150-2v52a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z"/>' + text(
        14, 300, view.say("graves"), "b", 80
    )
    return book + lines + rows + yard + _draw_graves(view) + draw_heading(view, "chronicle", 130) + _draw_points(view)


def _draw_row(view: View, row: Row, y: float) -> str:
    """Name and spaces of one walk of life."""
    count = view.edition.chronicle[len(view.table.farms)].rows[row]
    most = max(view.edition.chronicle[_most(view)].rows[row], count)
    step = _fit_row(view, row)
    spaces = "".join(
        f'<rect class="{"em" if i < count else "cv"}" x="{num(104 + step * i)}" y="{y + 1}" '
        f'width="{num(step - 4)}" height="31" rx="5"/>'
        + ("" if i < count else use("cross", 104 + step * i + step / 2 - 10, y + 8.5, 0.7))
        for i in range(most)
    )
    return use(SIGNS[row], 17, y + 7, 0.8) + text(38, y + 22, view.say(f"row-{row.value}"), "", 62) + spaces


def _draw_graves(view: View) -> str:
    """Tombstones; those covered at this table are crossed."""
    count = view.edition.chronicle[len(view.table.farms)].graves
    most = max(view.edition.chronicle[_most(view)].graves, count)
    step = _fit_graves(view)
    return "".join(
        f'<path class="{"o f-stone" if i < count else "cv"}" d="M{num(106 + step * i)} 311v-24c0-22 '
        f'{num(step - 8)}-22 {num(step - 8)} 0v24z"/>'
        + ("" if i < count else use("cross", 104 + step * i + step / 2 - 10, 283, 0.7))
        for i in range(most)
    )


def _draw_points(view: View) -> str:
    """So many remembered, so many points."""
    points = view.edition.chronicle_points
    worth = [(count, value) for count, value in enumerate(points) if value]
    shown, x = "", 352.0
    for count, value in reversed(worth):
        more = "+" if count == len(points) - 1 else ""
        x -= 68
        shown += (
            text(x + 22, 30, f"{count}{more}", "r")
            + text(x + 30, 30, "→", "c")
            + use("seal", x + 37, 12, 1.1)
            + text(x + 50, 30, value, "q c")
        )
    return shown


def _draw_people(view: View, place: Place, room: int, x: float, y: float, step: float) -> str:
    """Everybody remembered at ``place``, one to a space."""
    people = [(seat, generation) for seat, generation, count in list_members(view.table, place) for _ in range(count)]
    drawn = "".join(draw_pawn(view, *person, x + step * i + (step - 4) / 2 - 13, y - 2) for i, person in enumerate(people))
    return f"{drawn}{'' if room > 0 else _draw_full(x + step * len(people) - 4, y)}"


def _draw_full(x: float, y: float) -> str:
    return f'<path class="fu" d="M{num(x)} {num(y)}v34"/>'


def _draw_room(view: View) -> str:
    """How near the end is: free spaces of the chronicle and of the graves."""
    left = ((view.table.chronicle_room(), 309, 222, "left-chronicle"), (view.table.grave_room(), 309, 282, "left-graves"))
    signs: Iterable[str] = (_draw_sign(view, *one) for one in left)
    return "".join(signs)


def _draw_sign(view: View, room: int, x: float, y: float, key: str) -> str:
    near = " near" if room <= NEAR else ""
    card = f'<rect class="lf{near}" x="{num(x)}" y="{num(y)}" width="44" height="28" rx="9"/>'
    return with_title(
        view.say(key, count=room),
        card,
        use("bell", x + 4, y + 6, 0.68) if near else f'<rect class="em" x="{x + 7}" y="{y + 8}" width="11" height="12" rx="3"/>',
        text(x + 30, y + 20, room, "q c"),
    )
