"""The vision paths: their spaces with what these give, and the Cree on them."""

from __future__ import annotations

from typing import Final

from village_core.games.manitoba.vocabulary import COLOUR_OF, PATH_AT, PATHS, Bonus, Path
from village_widgets.components.drawing import draw_target, draw_text, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.manitoba.drawing.bonuses import draw_bonus
from village_widgets.games.manitoba.drawing.ink import SeenManitoba, draw_cree

TOP: Final = 38
ROW: Final = 70
FIRST: Final = 50
"""Left edge of the first space."""
LAST: Final = 306
"""Right edge of the last one; beside it stands what its end gives later."""
WIDEST: Final = 43


def draw_panel(view: SeenManitoba) -> Panel:
    """Draw the panel of the four paths: the ground with its title, and each path as a part of its own."""
    parts = {"paths:scene": _draw_scene(view)} | {f"paths:{path}": _draw_path(view, path) for path in PATHS}
    return view.build_panel("paths", parts)


def _draw_scene(view: SeenManitoba) -> str:
    return '<rect class="f-vision" width="360" height="320" rx="14"/>' + draw_text(15, 28, view.say("area-paths"), "t", 320, 19)


def measure_space(length: int) -> float:
    """Return the distance from the left edge of a space to that of the next, on a path that has ``length`` spaces."""
    return min(WIDEST, (LAST - FIRST) / length)


def locate_space(path: Path, space: int, length: int) -> tuple[float, float]:
    """Return the middle of a space of a path, counted from 1; ``length`` is the number of the path's spaces."""
    step = measure_space(length)
    return FIRST + step * (space - 0.5), TOP + ROW * PATH_AT[path] + 33


def _draw_path(view: SeenManitoba, path: Path) -> str:
    """Draw a path in its colour: its sign, its spaces, what further steps at its end give, and the Cree of all clans."""
    y, steps, later = TOP + ROW * PATH_AT[path], view.edition.list_steps(path), view.edition.find_later_gain(path)
    step = measure_space(len(steps))
    ground = f'<rect class="o f-g{COLOUR_OF[path]}" x="6" y="{y + 1}" width="348" height="{ROW - 4}" rx="11"/>'
    shown = use(f"path-{path}", 11, y + 16, 1.45)
    for at, each in enumerate(steps):
        shown += _draw_space(FIRST + step * at, y + 4, step)
        size = min(32.0, step - 6)
        shown += draw_bonus(each, FIRST + step * at + (step - 2 - size) / 2, y + 6, size)
    if later.bonus is not Bonus.NOTHING:
        shown += use("again", 312, y + 6, 0.75) + draw_bonus(later, 316, y + 28, 32)
    return draw_target(
        f"path:{path}", 6, y + 1, 348, ROW - 4, ground, shown, _draw_walkers(view, path, len(steps)), style="m", round_=11
    )


def _draw_space(x: float, y: float, step: float) -> str:
    return f'<rect class="slot" x="{trim(x)}" y="{trim(y)}" width="{trim(step - 2)}" height="{ROW - 10}" rx="8"/>'


def _draw_walkers(view: SeenManitoba, path: Path, length: int) -> str:
    """Draw the Cree on a path, those on one space beside each other."""
    shown, step = "", measure_space(length)
    for space in range(1, length + 1):
        here = [seat for seat, clan in enumerate(view.table.clans) if clan.find_space(path) == space]
        size = min(24.0, step - 4)
        apart = min(size, (step - 3 - size) / max(len(here) - 1, 1))
        x, y = locate_space(path, space, length)
        left = x - 1 - (size + apart * (len(here) - 1)) / 2
        shown += "".join(draw_cree(view, seat, left + apart * at, y + 5, size) for at, seat in enumerate(here))
    return shown
