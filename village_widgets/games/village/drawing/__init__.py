"""The whole board and all farms as panels, in reading order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files

from village_core.games.village.table import Table, view_as
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.components.inks import paint_board
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing import chronicle, church, council, crafts, farm, land, market, prestige, rival, travel
from village_widgets.games.village.drawing.ink import SeenVillage
from village_widgets.games.village.inks import INKS

BOARD = (land, crafts, market, travel, council, church, chronicle, prestige)
ABOVE = 2
"""Number of areas before Carla's board, so that it is in view with the player's own farm on a page two panels wide."""


def draw_panels(
    table: Table,
    viewer: Seat | None,
    players: Sequence[Player],
    words: Words,
    active: Seat | None = None,
    turned: Iterable[Seat] = (),
) -> tuple[Panel, ...]:
    """Draw the eight areas of the board and one farm for each seat; in a game for one Carla's board is among the first.

    ``viewer`` is the seat whose own customers are face up, if any; ``players`` has one for each seat, clockwise; ``active`` is
    the seat that is asked now, if any; ``turned`` are further seats whose customers are face up.

    Raises ``ValueError`` for a wrong number of players or a colour that no family has.
    """
    view = SeenVillage(view_as(table, viewer, *turned), viewer, players, words, active)
    areas = [area.draw_panel(view) for area in BOARD]
    farms = (farm.draw_panel(view, seat) for seat in view.table.seats)
    return (*areas[:ABOVE], *rival.draw_panels(view), *areas[ABOVE:], *farms)


def build_css() -> str:
    """Return Village's own part of a page's style: the families' colours, and the paint and lines of its board."""
    return paint_board(INKS, files(__package__) / "board.css")
