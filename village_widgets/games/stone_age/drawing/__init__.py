"""The whole board and all tribes as panels, in reading order."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from village_core.games.stone_age.table import Table, view_as
from village_core.kernel.position import Position
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.components.inks import paint_board
from village_widgets.components.scene import Panel
from village_widgets.games.stone_age.drawing import cards, hearth, settlement, sites, tribe, wilds
from village_widgets.games.stone_age.drawing.ink import SeenStoneAge
from village_widgets.games.stone_age.inks import INKS

BOARD = (wilds, settlement, cards, sites, hearth)


def draw_panels(position: Position[Table], viewer: Seat | None, players: Sequence[Player], words: Words) -> tuple[Panel, ...]:
    """Draw the five areas of the board and one for each tribe.

    ``viewer`` is the seat whose secret cards count among its people and symbols, if any; ``players`` has one for each seat,
    clockwise. Raises ``ValueError`` for a wrong number of players or a colour that no tribe has.
    """
    table = position.table
    active = position.seat if position.seat in table.seats else None
    view = SeenStoneAge(view_as(table, viewer), viewer, players, words, active, position.top)
    tribes = (tribe.draw_panel(view, seat) for seat in table.seats)
    return (*(area.draw_panel(view) for area in BOARD), *tribes)


def build_css() -> str:
    """Return Stone Age's own part of a page's style: the tribes' colours, and the paint and lines of its board."""
    return paint_board(INKS, files(__package__) / "board.css")
