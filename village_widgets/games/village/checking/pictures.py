"""Pictures for the check of a copy of Village: spots on the board, the setup cards, and customers laid out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from village_core.games.village.edition import ALONE, Edition
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CITIES, INFLUENCES, Building, Place, Row, Space
from village_widgets.companion.checking.pictures import Box, CopyBoard, Draw, SpotPicture, draw_on_board
from village_widgets.components.drawing import HEIGHT, WIDTH, draw_text, use
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing import chronicle, church, council, crafts, market, rival, travel
from village_widgets.games.village.drawing.ink import MANY, SeenVillage

LYING: Final = ("cubes:", "rival:asked", "rival:family", "rival:waiting", "defs")
"""Parts of the board that are not printed: the cubes of a round, and pictures that the page already has."""
COLUMNS: Final = 4
BAG_TOP: Final = 52
CARD_TOP: Final = 97
CARD_STEP: Final = 30
FARM: Final = {"lap": (6, 40, 208, 184), "grain": (8, 228, 168, 36), "coins": (222, 184, 60, 34)}
SIGNS: Final = {
    Space.HARVEST: "grain",
    Space.FAMILY: "cradle",
    Space.CRAFTS: "make",
    Space.MARKET: "bell",
    Space.TRAVEL: "wagon",
    Space.COUNCIL: "persuasion",
    Space.CHURCH: "faith",
}


def locate(edition: Edition, spot: str) -> Box | None:
    """Return the box of a spot on the panel of its part, or None if it isn't printed on the board."""
    match spot.split("."):
        case ["farm", field]:
            return FARM.get(field)
        case ["turn", "well"]:
            return 180, 240, 60, 24
        case ["crafts", building]:
            x, y = crafts.CORNERS[Building(building)]
            return x + 4, y + 48, crafts.WIDE - 8, 42
        case ["market", field]:
            return (8, 228, 284, 76) if field == "queue" else (176, 178, 174, 22)
        case ["travel", *_]:
            return (4, 50, 62, 62) if "points" not in spot else (2, 206, 60, 110)
        case ["legs", leg]:
            return travel.locate_plaque(edition, leg)
        case ["cities", city]:
            x, y = travel.SPOTS[Place(city)]
            return x - 40, y - 32, 84, 54
        case ["council", field, *stage]:
            return _locate_council(field, int(stage[0]) if stage else 0)
        case ["church", field, *step]:
            return _locate_church(edition, field, int(step[0]) if step else 0)
        case ["chronicle", _, "rows", row]:
            return 12, chronicle.TOP + chronicle.HIGH * list(Row).index(Row(row)) + 5, 336, 23
        case ["chronicle", _, "graves"]:
            return 12, 274, 288, 38
        case ["solo", _, *rest]:
            return _locate_solo(edition, *rest)
        case ["chronicle_points", _]:
            return 146, 8, 208, 32
        case ["chronicle_direction"]:
            return 100, chronicle.TOP, 204, chronicle.HIGH * len(Row) - 4
    return None


def _locate_solo(edition: Edition, field: str, at: str = "") -> Box | None:
    """Return the box (x, y, width, height) of Carla's whole track (``track``) or of one of her fate tiles; else None.

    A tile is the one numbered ``at`` of the set that ``field`` names.
    """
    if field in ("above", "below"):
        printed = edition.solo[ALONE]
        x, y = rival.locate_cube(printed, getattr(printed, field)[int(at)] + 0.5, rival.INSIDE)
        return round(x) - 15, round(y) - 17, 30, 34
    return (4, 44, 216, 216) if field == "track" else None


def _locate_council(field: str, stage: int) -> Box:
    left = 8 + council.STEP * stage
    match field:
        case "time":
            return left + 4, 255, 41, 24
        case "points":
            return left + 50, 252, 32, 28
        case "persuasion" | "scrolls":
            return 188, 290, 150, 22
        case "influence":
            stage = 1
        case _:
            stage = 3
    return 8 + council.STEP * stage + 5, 56, 76, 42


def _locate_church(edition: Edition, field: str, step: int) -> Box:
    match field:
        case "grain":
            sacks = min(edition.church.grain[step], MANY) or 1
            return church.locate_grain(edition, step + 1) - 14, 114, 28, 18 * sacks + 10
        case "points":
            return church.locate_window(edition, step + 1) + 20, 82, 38, 34
        case "direction":
            return 8, 50, 344, 150
        case "faith" | "time":
            return 182, 213, 168, 26
        case "coins":
            return 182, 248, 168, 24
    return 182, 280, 168, 30


def draw_area(panel: str) -> Draw[Table, Edition]:
    """Return a function that draws an area of the board as it is printed, and gives the boxes of its spots."""
    return draw_on_board(panel, locate, LYING)


def draw_roads(board: CopyBoard[Table, Edition], spots: Sequence[str]) -> SpotPicture:
    """Draw the map with its spots, and the letters of the cities above them: the list of spots names the cities by letter."""
    letters = (travel.draw_letter(_make_view(board), city) for city in CITIES)
    return draw_area("travel")(board, spots)._replace(above="".join(letters))


# Things beside the board


def _locate_on_card(spot: str) -> Box:
    match spot.split("."):
        case [_, _, "spaces", space]:
            return 18, CARD_TOP + CARD_STEP * list(Space).index(Space(space)) + 5, 324, CARD_STEP - 12
        case [_, _, "added"]:
            return 18, BAG_TOP, 206, 32
    return 252, BAG_TOP, 90, 32


def draw_card(board: CopyBoard[Table, Edition], spots: Sequence[str]) -> SpotPicture:
    """Draw a setup card with the boxes of its spots: cubes for each space and for the bag, and the number of stalls."""
    view = _make_view(board)
    printed = view.edition.setup[len(board.players)]
    title = view.words.format("check-step-setup", players=len(board.players))
    shown = '<rect class="f-market" width="360" height="320" rx="14"/>'
    shown += '<rect class="o f-card" x="7" y="7" width="346" height="306" rx="10"/>'
    shown += draw_text(22, 35, title, "t", 316, 19) + '<path class="pl" d="M14 92h332"/>'
    for space, sign in SIGNS.items():
        y = CARD_TOP + CARD_STEP * list(Space).index(space)
        count = printed.spaces.get(space, 0)
        wide = min(22.0, 170 / max(count, 1))
        cubes = "".join(use("choice", 140 + wide * i, y + 4, 0.75) for i in range(count))
        shown += use(sign, 24, y + 3, 0.85) + draw_text(52, y + 18, view.say(f"area-{space.value}"), "", 84)
        shown += cubes + draw_text(336, y + 19, count, "q r")
    bag = "".join(use(kind.value, 24 + 34 * i, BAG_TOP + 4, 1) for i, kind in enumerate(INFLUENCES))
    shown += bag + draw_text(172, BAG_TOP + 22, "×", "q c") + draw_text(196, BAG_TOP + 22, printed.added, "q c big")
    shown += use("bell", 264, BAG_TOP + 4) + draw_text(322, BAG_TOP + 22, printed.stalls, "q c big")
    panel = Panel("setup", title, WIDTH, HEIGHT, {"setup:card": shown})
    return SpotPicture(panel, {spot: _locate_on_card(spot) for spot in spots})


def _locate_tile(at: int) -> Box:
    row, column = divmod(at, COLUMNS)
    return 12 + 86 * column, 14 + 106 * row, 78, 96


def draw_tiles(board: CopyBoard[Table, Edition], spots: Sequence[str]) -> SpotPicture:
    """Draw the tiles of the customers that ``spots`` name, face up in rows, each with the box of its spot."""
    view = _make_view(board)
    high = 14 + 106 * -(-len(spots) // COLUMNS)
    shown = f'<rect class="f-market" width="360" height="{high}" rx="14"/>'
    boxes = {spot: _locate_tile(at) for at, spot in enumerate(spots)}
    for spot, (left, top, _, _) in boxes.items():
        shown += market.draw_customer(view, int(spot.partition(".")[2]), left + 4, top + 4, 1.13)
    panel = Panel("customers", view.words.format("board-title-market"), WIDTH, high, {"customers:tiles": shown})
    return SpotPicture(panel, boxes)


def _make_view(board: CopyBoard[Table, Edition]) -> SeenVillage:
    return SeenVillage(board.position.table, None, board.players, board.words)
