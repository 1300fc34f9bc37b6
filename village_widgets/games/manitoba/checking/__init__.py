"""The check of a copy of Manitoba: village boards, paths, cards and tiles, then the land; most of it as lines of words."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from village_core.games.manitoba import GAME
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import Season
from village_core.kernel.position import Position
from village_widgets.companion.checking.checklist import Checklist, Station
from village_widgets.games.manitoba.checking.naming import ManitobaNaming
from village_widgets.games.manitoba.checking.pictures import (
    draw_cards,
    draw_map,
    draw_paths,
    draw_scoring,
    draw_storages,
    draw_tiles,
)
from village_widgets.games.manitoba.drawing import icons

WORD_FILES: Final = files(__package__) / "words"


def list_upcoming(position: Position[Table]) -> Sequence[str]:
    """Return the parts of the edition that the table can still use.

    Storages, paths, what their ends give and, until autumn begins, event cards and scoring tiles; none after the end.
    """
    if position.over:
        return ()
    cards = () if position.table.season is Season.AUTUMN else ("cards", "scoring")
    return ("storages", "paths", "again", *cards)


CHECKLIST: Final = Checklist(
    game=GAME,
    stations=(
        Station("storages", draw_storages),
        Station("paths", draw_paths),
        Station("again", draw_paths),
        Station("cards", draw_cards),
        Station("scoring", draw_scoring),
        Station("setup"),
        Station("territory", draw_tiles),
        Station("entered", draw_map),
        Station("borders", draw_map),
        Station("rulings"),
    ),
    make_naming=ManitobaNaming,
    pieces={},
    draw_pictures=lambda edition: icons.draw_shared(),
    list_upcoming=list_upcoming,
)
"""Manitoba's stations for the check of a copy."""
