"""The camp fire: the round, each tribe's points, and the dice for all tribes while they are taken."""

from __future__ import annotations

from typing import Final

from village_core.games.stone_age.cards import Drafting
from village_core.kernel.values import Seat
from village_widgets.components.drawing import draw_target, draw_text, draw_with_title, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.stone_age.drawing.ink import SeenStoneAge

TOP: Final = 48
ROW: Final = 36
TRAY: Final = 208
DIE: Final = 46
FIRE: Final = (
    '<g transform="translate(286 4)"><path class="wd2" d="M8 34l34-8M42 34L8 26"/><path class="f-fire" d="M25 2c2 8 12 10 12 '
    "20 0 7-5 10-12 10S13 29 13 22c0-6 5-8 "
    '6-13 2 2 3 4 3 6 3-3 3-9 3-13z"/><path class="f-moss" d="M0 0z"/></g>'
)


def draw_panel(view: SeenStoneAge) -> Panel:
    """Draw the round, a line for each tribe, and the tray for the dice."""
    parts = {
        "hearth:scene": _draw_scene(),
        "hearth:round": draw_text(15, 31, view.say("round", number=view.table.round), "t", 200, 19),
    }
    parts |= {f"hearth:{seat}": _draw_line(view, seat) for seat in view.table.seats}
    parts["hearth:dice"] = _draw_dice(view)
    return view.build_panel("hearth", parts)


def _draw_scene() -> str:
    return (
        '<rect class="f-hearth" width="360" height="320" rx="14"/>'
        + FIRE
        + f'<rect class="f-well" x="8" y="{TRAY}" width="344" height="104" rx="12"/>'
    )


def _draw_line(view: SeenStoneAge, seat: Seat) -> str:
    """Draw a tribe's colour, name and points, and the sign of the starting player if the tribe is that player's."""
    y, tribe = TOP + ROW * seat, view.table.tribes[seat]
    begins = ""
    if view.table.start == seat:
        begins = draw_with_title(view.say("starts", name=view.find_whole_name(seat)), use("starts", 232, y + 3, 1.1))
    plate = f'<rect class="f-card" x="8" y="{trim(y)}" width="344" height="32" rx="9"/>'
    return (
        plate
        + use(f"w-{view.find_colour(seat)}", 16, y + 4)
        + draw_text(50, y + 21.5, view.name_seat(seat), "b", 170)
        + begins
        + draw_text(300, y + 22.5, tribe.score, "q r big")
        + use("points", 308, y + 4)
    )


def locate_die(at: int, dice: int) -> tuple[float, float]:
    """Return the upper left corner of a die in the tray; ``at`` is its place from the left, counted from 0, among ``dice``."""
    step = min(84.0, 336 / dice)
    return 180 - step * dice / 2 + step * at + (step - DIE) / 2, TRAY + 8


def _draw_dice(view: SeenStoneAge) -> str:
    """Draw the dice for all tribes that are left, each with its worth, or if there are none what the tray is for."""
    top = view.top
    if not isinstance(top, Drafting):
        said = view.say("tray")
        return draw_text(180, TRAY + 58, said, "s c", 320)
    shown = ""
    for at, face in enumerate(top.faces):
        x, y = locate_die(at, len(top.faces))
        worth = view.edition.die[face - 1]
        inside = use(f"die-{face}", x, y, DIE / 24) + use(worth.value, x + DIE / 2 - 14, y + DIE + 6, 1.16)
        shown += draw_target(f"die:{face}", x - 8, y - 4, DIE + 16, DIE + 46, inside, round_=10)
    return shown
