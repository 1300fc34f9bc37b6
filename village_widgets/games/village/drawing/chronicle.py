"""The village chronicle with its five rows, and the graves behind the church."""

from __future__ import annotations

from typing import Final, NamedTuple

from village_core.games.village.vocabulary import CHRONICLE, Place, Row
from village_widgets.components.drawing import draw_text, draw_with_title, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.art import ART
from village_widgets.games.village.drawing.ink import SeenVillage, draw_heading, draw_pawn, list_members

SIGNS: Final = {Row.FARM: "grain", Row.CRAFTS: "make", Row.TRAVEL: "wagon", Row.CHURCH: "faith", Row.COUNCIL: "persuasion"}
TOP: Final = 56
HIGH: Final = 35
ENDS: Final = (124, 309)
"""Left and right end of the rows."""
GRAVES: Final = (104, 306)
"""Left and right end of the graves."""
NEAR: Final = 2
"""At most this many free spaces are few."""


class Spaces(NamedTuple):
    """Spaces side by side: those that this table uses, those printed, their distance, both ends, and which end fills first."""

    used: int
    printed: int
    step: float
    ends: tuple[float, float]
    leftwards: bool

    def locate(self, at: int) -> float:
        """Return the left edge of a space; they are counted from 0 in the order in which they fill."""
        left, right = self.ends
        return right - self.step * (at + 1) if self.leftwards else left + self.step * at


def draw_panel(view: SeenVillage) -> Panel:
    """Draw the rows and graves, the members who lie there, and the number of spaces left until the end."""
    parts = {"chronicle:scene": _draw_scene(view)}
    for i, row in enumerate(Row):
        room, spaces = view.table.count_row_room(row), _measure(view, row)
        parts[f"chronicle:{row.value}"] = _draw_people(view, CHRONICLE[row], room, TOP + HIGH * i, spaces)
    chronicle, graves = view.table.count_chronicle_room(), view.table.count_free_graves()
    parts["graves"] = _draw_people(view, Place.GRAVE, graves, 274, _measure(view))
    parts["chronicle:left"] = _draw_room(view, chronicle, 228, "left-chronicle") + _draw_room(view, graves, 282, "left-graves")
    return view.build_panel("chronicle", parts)


def _measure(view: SeenVillage, row: Row | None = None) -> Spaces:
    """Measure the spaces of a ``row``, or without one the graves, which always fill from the left."""
    here, printed = view.edition.chronicle[len(view.table.farms)], view.edition.chronicle[view.edition.players[1]]
    used, most = (here.graves, printed.graves) if row is None else (here.rows[row], printed.rows[row])
    ends = GRAVES if row is None else ENDS
    step = min(37, (ends[1] - ends[0]) / max(most, used, 1))
    return Spaces(used, max(most, used), step, ends, row is not None and view.edition.chronicle_direction == "leftwards")


def _draw_scene(view: SeenVillage) -> str:
    lines = "".join(f'<path class="pl" d="M18 {TOP + HIGH * i - 1}h324"/>' for i in range(1, 5))
    rows = "".join(_draw_row(view, row, TOP + HIGH * i) for i, row in enumerate(Row))
    yard = ART["chronicle-yard"] + draw_text(14, 300, view.say("graves"), "b", 88) + _draw_graves(view)
    return ART["chronicle-book"] + lines + rows + yard + draw_heading(view, "chronicle", 130) + _draw_points(view)


def _draw_row(view: SeenVillage, row: Row, y: float) -> str:
    """Draw the sign, name and spaces of one row; spaces that this table doesn't use are crossed out."""
    here = _measure(view, row)
    spaces = "".join(
        f'<rect class="{"em" if i < here.used else "cv"}" x="{trim(here.locate(i))}" y="{y + 1}" '
        f'width="{trim(here.step - 4)}" height="31" rx="5"/>'
        + ("" if i < here.used else use("cross", here.locate(i) + here.step / 2 - 10, y + 8.5, 0.7))
        for i in range(here.printed)
    )
    return use(SIGNS[row], 17, y + 7, 0.8) + draw_text(38, y + 22, view.say(f"row-{row.value}"), "", 82) + spaces


def _draw_graves(view: SeenVillage) -> str:
    """Draw the tombstones; those that this table doesn't use are crossed out."""
    here = _measure(view)
    arch = f"v-24c0-22 {trim(here.step - 8)}-22 {trim(here.step - 8)} 0v24z"
    return "".join(
        f'<path class="{"o f-stone" if i < here.used else "cv"}" d="M{trim(here.locate(i) + 2)} 311{arch}"/>'
        + ("" if i < here.used else use("cross", here.locate(i) + here.step / 2 - 10, 283, 0.7))
        for i in range(here.printed)
    )


def _draw_points(view: SeenVillage) -> str:
    """Draw the points for each number of members in the chronicle that brings any; the last one also counts for more members."""
    points = view.edition.chronicle_points
    shown, x = "", 352.0
    for count, value in reversed([(count, value) for count, value in enumerate(points) if value]):
        more = "+" if count == len(points) - 1 else ""
        x -= 68
        shown += draw_text(x + 22, 30, f"{count}{more}", "r") + draw_text(x + 30, 30, "→", "c")
        shown += use("seal", x + 37, 12, 1.1) + draw_text(x + 50, 30, value, "q c")
    return shown


def _draw_people(view: SeenVillage, place: Place, room: int, y: float, spaces: Spaces) -> str:
    """Draw the members at ``place``, one to a space, from the upper edge ``y``; a line behind the last one if ``room`` is 0."""
    people = [(seat, generation) for seat, generation, count in list_members(view.table, place) for _ in range(count)]
    middle = (spaces.step - 4) / 2 - 13
    drawn = "".join(draw_pawn(view, *person, spaces.locate(i) + middle, y - 2) for i, person in enumerate(people))
    end = spaces.locate(len(people) - 1) + (0 if spaces.leftwards else spaces.step - 4)
    return drawn if room > 0 else f'{drawn}<path class="fu" d="M{trim(end)} {trim(y)}v34"/>'


def _draw_room(view: SeenVillage, room: int, y: float, key: str) -> str:
    """Draw the number of spaces that are free until the end, with a bell if they are few; ``key`` words their title."""
    near = " near" if room <= NEAR else ""
    card = f'<rect class="lf{near}" x="309" y="{trim(y)}" width="44" height="28" rx="9"/>'
    sign = use("bell", 313, y + 6, 0.68) if near else f'<rect class="em" x="316" y="{y + 8}" width="11" height="12" rx="3"/>'
    return draw_with_title(view.say(key, count=room), card, sign, draw_text(339, y + 20, room, "q c"))
