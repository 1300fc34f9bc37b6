"""The whole board and all clans as panels, in reading order."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import ClassVar

from village_core.games.manitoba.table import NOBODY, Table
from village_core.games.manitoba.vocabulary import COLOURS, PATHS
from village_core.kernel.position import Position
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.components import drawing
from village_widgets.components.drawing import target, text
from village_widgets.components.inks import paint_board
from village_widgets.components.scene import Panel
from village_widgets.games.manitoba.inks import INKS


@dataclass(frozen=True)
class SeenManitoba(drawing.SeenTable[Table]):
    """One table of Manitoba as one viewer sees it."""

    COLOURS: ClassVar[Collection[str]] = COLOURS


def draw_panels(position: Position[Table], viewer: Seat | None, players: Sequence[Player], words: Words) -> tuple[Panel, ...]:
    """Draw land, season and paths, and a village board for each clan."""
    table = position.table
    view = SeenManitoba(table, viewer, players, words, position.seat if position.seat in table.seats else None)
    land = {
        f"land:{at}": target(
            f"region:{at}",
            8 + 56 * (at % 6),
            8 + 50 * (at // 6),
            54,
            46,
            text(8 + 56 * (at % 6), 30 + 50 * (at // 6), f"{terrain[:2]} {table.cree[at] if table.cree[at] != NOBODY else ''}"),
            style="m",
        )
        for at, terrain in enumerate(table.territory.terrains)
    }
    totem = "".join(
        target(f"disc:{at + 1}", 8 + 60 * at, 270, 56, 46, text(10 + 60 * at, 300, disc[:3]), style="m")
        for at, disc in enumerate(table.totem)
    )
    paths = {
        f"paths:{path}": target(f"path:{path}", 8, 60 * at + 8, 340, 52, text(8, 60 * at + 30, path), style="m")
        for at, path in enumerate(PATHS)
    }
    season = {"season:now": text(10, 30, table.season)}
    return (
        view.panel("land", {**land, "land:totem": totem}),
        view.panel("season", season),
        view.panel("paths", paths),
        *(
            view.panel(f"clan:{seat}", {f"clan:{seat}:score": text(10, 30, table.clans[seat].score)}, name=view.whole_name(seat))
            for seat in table.seats
        ),
    )


def build_css() -> str:
    """Return Manitoba's own part of a page's style: the clans' colours, and the paint and lines of its board."""
    return paint_board(INKS, files(__package__) / "board.css")
