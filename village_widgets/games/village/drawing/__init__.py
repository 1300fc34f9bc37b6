"""The whole board and all farms as panels, in reading order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files

from village_core.games.village.table import Table, seen_by
from village_core.kernel.game import Player
from village_core.kernel.values import Seat
from village_widgets.components.drawing import Words
from village_widgets.components.inks import paint
from village_widgets.components.modules import read_style
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing import chronicle, church, council, crafts, farm, land, market, prestige, rival, travel
from village_widgets.games.village.drawing.figures import INKS
from village_widgets.games.village.drawing.ink import View

BOARD = (land, crafts, market, travel, council, church, chronicle, prestige)
ABOVE = 2
"""So many areas come before Carla's board: with one's own farm it is in view where there is room for two beside each other."""


def draw_panels(
    table: Table,
    viewer: Seat | None,
    players: Sequence[Player],
    words: Words,
    active: Seat | None = None,
    turned: Iterable[Seat] = (),
) -> tuple[Panel, ...]:
    """The eight areas of the board and one farm for each seat; in a game for one Carla's board is among the first.

    ``viewer``: the seat whose own customers are face up, or nobody; ``players``: one for each seat, clockwise;
    ``active``: the seat that is asked now, if any; ``turned``: seats whose customers have been turned face up besides.

    Raises ``ValueError`` for a wrong number of players or a colour that no family has.
    """
    view = View(seen_by(table, viewer, *turned), viewer, players, words, active)
    areas = [area.draw_panel(view) for area in BOARD]
    farms = (farm.draw_panel(view, seat) for seat in view.table.seats)
    return (*areas[:ABOVE], *rival.draw_panels(view), *areas[ABOVE:], *farms)


def build_css() -> str:
    """What is Village's own in the style of its pages: the families' colours, and the paint and lines of its board."""
    return paint(INKS) + read_style(files(__package__) / "board.css")
