"""The whole board and all clans as panels, in reading order."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from village_core.games.manitoba.table import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.components.inks import paint_board
from village_widgets.components.scene import Panel
from village_widgets.games.manitoba.drawing import clan, land, paths, season
from village_widgets.games.manitoba.drawing.ink import SeenManitoba
from village_widgets.games.manitoba.inks import INKS

BOARD = (land, season, paths)


def draw_panels(position: Position[Table], viewer: Seat | None, players: Sequence[Player], words: Words) -> tuple[Panel, ...]:
    """Draw land, season and paths, and a village board for each clan.

    ``viewer`` is the seat that looks, if any; nothing is hidden from it. ``players`` has one for each seat, clockwise. Raises
    ``ValueError`` for a wrong number of players or a colour that no clan has.
    """
    table = position.table
    active = position.seat if position.seat in table.seats else None
    view = SeenManitoba(table, viewer, players, words, active)
    return (*(area.draw_panel(view) for area in BOARD), *(clan.draw_panel(view, seat) for seat in table.seats))


def build_css() -> str:
    """Return Manitoba's own part of a page's style: the clans' colours, and the paint and lines of its board."""
    return paint_board(INKS, files(__package__) / "board.css")
