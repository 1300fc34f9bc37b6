"""Where to look: an area of the board as it is always drawn, or a setup card or tiles, with numbered rings round the spots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from village_core.games.owning import Owned
from village_core.games.village.setup import new_table
from village_core.games.village.vocabulary import CITIES, INFLUENCES, Building, Place, Row, Space
from village_core.kernel.game import Player
from village_core.kernel.words import Words
from village_widgets.components.scene import Panel
from village_widgets.games.village.checking.steps import Step
from village_widgets.games.village.drawing import chronicle, church, council, crafts, farm, land, market, travel
from village_widgets.games.village.drawing.figures import COLOURS
from village_widgets.games.village.drawing.ink import HEIGHT, MANY, WIDTH, View, num, text, use

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height on a panel."""

AREAS: Final[Mapping[str, Callable[[View], Panel]]] = {
    "farm": lambda view: farm.panel(view, 0),
    "turn": land.panel,
    "crafts": crafts.panel,
    "market": market.panel,
    "travel": travel.panel,
    "legs": travel.panel,
    "cities": travel.panel,
    "council": council.panel,
    "church": church.panel,
    "chronicle": chronicle.panel,
    "chronicle_points": chronicle.panel,
}
"""The area of the board on which a part of an edition is printed."""
EDGE: Final = 4
"""Between a spot and its ring."""
COLUMNS: Final = 4
BAG_TOP: Final = 52
CARD_TOP: Final = 97
CARD_STEP: Final = 30
FARM: Final[Mapping[str, Box]] = {
    "lap": (6, 40, 208, 184),
    "grain": (8, 228, 168, 36),
    "coins": (222, 184, 60, 34),
}
SIGNS: Final = {
    Space.HARVEST: "grain",
    Space.FAMILY: "cradle",
    Space.CRAFTS: "make",
    Space.MARKET: "bell",
    Space.TRAVEL: "wagon",
    Space.COUNCIL: "persuasion",
    Space.CHURCH: "faith",
}


def picture(step: Step, owned: Owned, players: int, words: Words) -> Panel | None:
    """The picture of a step with the owner's numbers in it; none for what is neither board nor card nor tile.

    It uses the shared pictures of ``icons.shared``, which have to be somewhere on the page.
    """
    count = step.players or players
    seated = tuple(Player(words.say("check-player", number=seat + 1), COLOURS[seat]) for seat in range(count))
    view = View(new_table(owned.copy, count), None, seated, words)
    if step.part == "customers":
        panel = _tiles(view, step)
    elif step.part == "setup":
        panel = _card(view, step)
    elif step.part in AREAS:
        panel = AREAS[step.part](view)
    else:
        return None
    parts = {key: part for key, part in panel.parts.items() if not key.startswith(("cubes:", "defs"))}
    rings = [
        _ring(number, spot.name, box)
        for number, spot in enumerate(step.spots, 1)
        if (box := _tile_box(number - 1) if step.part == "customers" else where(view, spot.name))
    ]
    letters = [travel.letter(view, city) for city in CITIES] if panel.key == "travel" else []  # the list names cities by them
    return replace(panel, parts={**parts, "rings": "".join((*rings, *letters))})


def _ring(number: int, spot: str, box: Box) -> str:
    """A ring round a spot with its number on the corner."""
    left, top, wide, high = box
    x, y = max(left - EDGE, 3.0), max(top - EDGE, 3.0)
    right, bottom = min(left + wide + EDGE, WIDTH - 3.0), top + high + EDGE
    at = f'x="{num(x)}" y="{num(y)}" width="{num(right - x)}" height="{num(bottom - y)}" rx="10"'
    left, top = max(x - 1, 11.0), max(y - 1, 11.0)
    plate = f'<circle cx="{num(left)}" cy="{num(top)}" r="9"/>' + text(left, top + 4.8, number, "rn")
    return f'<g class="vc-ring" data-spot="{spot}"><rect class="ru" {at}/><rect class="ro" {at}/>{plate}</g>'


def where(view: View, spot: str) -> Box | None:
    """Where a spot is on the panel of its part; nothing for what isn't printed on the board."""
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
            return (8, 52, 66, 62) if "points" not in spot else (4, 216, 70, 100)
        case ["legs", leg]:
            return travel.plaque(view, leg)
        case ["cities", city]:
            x, y = travel.SPOTS[Place(city)]
            return x - 40, y - 32, 84, 54
        case ["council", field, *stage]:
            return _in_council(field, int(stage[0]) if stage else 0)
        case ["church", field, *step]:
            return _in_church(view, field, int(step[0]) if step else 0)
        case ["setup", _, *field]:
            return _on_card(field)
        case ["chronicle", _, "rows", row]:
            return 12, chronicle.TOP + chronicle.HIGH * list(Row).index(Row(row)) + 5, 336, 23
        case ["chronicle", _, "graves"]:
            return 12, 274, 288, 38
        case ["chronicle_points", _]:
            return 146, 8, 208, 32
    return None


def _in_council(field: str, stage: int) -> Box:
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


def _in_church(view: View, field: str, step: int) -> Box:
    left = church.LEFT + church.STEP * step
    match field:
        case "grain":
            sacks = min(view.edition.church.grain[step], MANY) or 1
            return left + church.STEP - 18, 114, 28, 18 * sacks + 10
        case "points":
            return left + 20, 82, 38, 34
        case "faith" | "time":
            return 182, 213, 168, 26
        case "coins":
            return 182, 248, 168, 24
    return 182, 280, 168, 30


# What is not on the board: a setup card, and customers laid out


def _on_card(field: list[str]) -> Box:
    match field:
        case ["spaces", space]:
            return 18, CARD_TOP + CARD_STEP * list(Space).index(Space(space)) + 5, 324, CARD_STEP - 12
        case ["added"]:
            return 18, BAG_TOP, 206, 32
    return 252, BAG_TOP, 90, 32


def _card(view: View, step: Step) -> Panel:
    """A setup card: what is placed on each space, and what goes into the bag."""
    card = view.edition.setup[step.players]
    title = view.words.say("check-step-setup", players=step.players)
    shown = '<rect class="f-market" width="360" height="320" rx="14"/>'
    shown += '<rect class="o f-card" x="7" y="7" width="346" height="306" rx="10"/>'
    shown += text(22, 35, title, "t", 316, 19) + '<path class="pl" d="M14 92h332"/>'
    for space, sign in SIGNS.items():
        y = CARD_TOP + CARD_STEP * list(Space).index(space)
        count = card.spaces.get(space, 0)
        wide = min(22.0, 170 / max(count, 1))
        cubes = "".join(use("choice", 140 + wide * i, y + 4, 0.75) for i in range(count))
        shown += use(sign, 24, y + 3, 0.85) + text(52, y + 18, view.say(f"area-{space.value}"), "", 84)
        shown += cubes + text(336, y + 19, count, "q r")
    bag = "".join(use(kind.value, 24 + 34 * i, BAG_TOP + 4, 1) for i, kind in enumerate(INFLUENCES))
    shown += bag + text(172, BAG_TOP + 22, "×", "q c") + text(196, BAG_TOP + 22, card.added, "q c big")
    shown += use("bell", 264, BAG_TOP + 4) + text(322, BAG_TOP + 22, card.stalls, "q c big")
    return Panel("setup", title, WIDTH, HEIGHT, {"setup:card": shown})


def _tile_box(at: int) -> Box:
    row, column = divmod(at, COLUMNS)
    return 12 + 86 * column, 14 + 106 * row, 78, 96


def _tiles(view: View, step: Step) -> Panel:
    """The customers of a pile, as they lie on a table."""
    high = 14 + 106 * -(-len(step.spots) // COLUMNS)
    shown = f'<rect class="f-market" width="360" height="{high}" rx="14"/>'
    for at, spot in enumerate(step.spots):
        left, top, _, _ = _tile_box(at)
        shown += market.customer(view, int(spot.name.partition(".")[2]), left + 4, top + 4, 1.13)
    return Panel("customers", view.words.say("board-title-market"), WIDTH, high, {"customers:tiles": shown})
