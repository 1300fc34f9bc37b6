"""The check of a copy of Village: stations round the board, then the things beside it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from village_core.games.village import GAME
from village_core.games.village.edition import Edition
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CHURCH, CITIES, COUNCIL, GOODS, Place
from village_core.kernel.position import Position
from village_widgets.companion.checking.checklist import Checklist, Station
from village_widgets.games.village.checking.naming import VillageNaming
from village_widgets.games.village.checking.pictures import draw_area, draw_card, draw_roads, draw_tiles
from village_widgets.games.village.drawing import icons

WORD_FILES: Final = files(__package__) / "words"


def _read_points(edition: Edition, spot: str) -> int:
    return edition.customers[int(spot.partition(".")[2])].points


def list_upcoming(position: Position[Table]) -> Sequence[str]:
    """Return the parts of the edition that the table may not have used yet, the next ones first; none after the end.

    They are the chronicle; before the first round and in a tracked game the setup card; the council, the church and the map
    with its cities and roads, each if no member is there now; the customers if none was served; and last the chronicle's points.
    """
    table = position.table
    if position.over:
        return ()
    been = {place for farm in table.farms for place in farm.places}
    fresh = table.tracked or not table.round
    visited = {"council": been & {*COUNCIL}, "church": been & {Place.BAG, *CHURCH}, "travel": been & {*CITIES}}
    unseen = [part for part, places in visited.items() if not places]
    legs = ["legs", "cities"] if "travel" in unseen else []
    sold = any(farm.customers for farm in table.farms)
    return ("chronicle", *(["setup"] if fresh else []), *unseen, *legs, *([] if sold else ["customers"]), "chronicle_points")


CHECKLIST: Final = Checklist(
    game=GAME,
    stations=(
        Station("farm", draw_area("farm:0")),
        Station("turn", draw_area("land")),
        Station("crafts", draw_area("crafts"), together=True),
        Station("market", draw_area("market")),
        Station("council", draw_area("council")),
        Station("church", draw_area("church")),
        Station("travel", draw_roads),
        Station("cities", draw_roads, together=True),
        Station("legs", draw_roads, together=True),
        Station("chronicle_points", draw_area("chronicle")),
        Station("chronicle_direction", draw_area("chronicle")),
        Station("chronicle", draw_area("chronicle")),
        Station("setup", draw_card),
        Station("solo", draw_area("rival")),
        Station("customers", draw_tiles, together=True, read_points=_read_points),
        Station("box"),
        Station("rulings"),
    ),
    make_naming=VillageNaming,
    pieces={**{good.value: f"good-{good}" for good in GOODS}, "grain": "check-piece-grain"},
    draw_pictures=icons.draw_shared,
    list_upcoming=list_upcoming,
)
"""Village's stations for the check of a copy."""
