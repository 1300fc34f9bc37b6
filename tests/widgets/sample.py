"""Tables of Village and players for the tests of drawings, and readers of what was drawn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree

from msgspec.structs import replace

from tests.village.positions import BIG, FIRST, lay_village
from village_core.games.village.table import Table
from village_widgets.components.scene import Panel, draw_still
from village_widgets.games.village import drawing
from village_widgets.games.village.telling import load_words

WORDS: Final = load_words()
COLOURS: Final = ("red", "yellow", "blue", "white", "purple")
NAMES: Final = (
    "Anna",
    "<img src=x onerror=alert(1)>",
    "שלום עולם טוב מאוד",
    "M\"&'\x00\u202e\n]]>",
    "이름이 아주 아주 긴 사람입니다",
)
"""Names as people may type them, some of them hostile."""
SEATINGS: Final = [(edition, count) for edition, most in ((FIRST, 4), (BIG, 5)) for count in range(2, most + 1)]
"""Each edition of Village with each number of players from two on."""


@dataclass(frozen=True)
class Guest:
    """A player at the table, for drawings: a name and a colour."""

    name: str
    colour: str


def seat_guests(count: int) -> tuple[Guest, ...]:
    """Return ``count`` players, five at most, each with a name and a colour of its own."""
    return tuple(Guest(name, colour) for name, colour in zip(NAMES[:count], COLOURS[:count], strict=True))


def lay_busy(players: int = 2, edition: str = FIRST) -> Table:
    """Build a table in its third round: members of two families stand at home, on the board, in black bag and graves.

    Cubes lie at three spaces and in the green bag; both families have stores, marked cities and served customers.
    """
    table = lay_village(
        players,
        edition,
        members={
            0: {"smithy": (1,), "city-c": (2,), "council-3": (2,), "church-2": (1,), "bag": (1,), "farm": (2, 3)},
            1: {"stable": (1, 1), "city-c": (1,), "council-4": (2,), "church-4": (2,), "grave": (1,), "bag": (3,), "farm": (4,)},
        },
        stock={
            0: {"skill": 2, "knowledge": 3, "coin": 2, "grain": 3, "scroll": 1, "wagon": 2, "time": 14, "prestige": 23},
            1: {"persuasion": 4, "coin": 5, "grain": 5, "plow": 1, "ox": 2, "time": 27, "prestige": 64},
        },
        spaces={"harvest": "skill faith plague", "crafts": "skill skill skill faith", "church": "plague plague"},
        cities={0: ("city-a", "city-c"), 1: ("city-a", "city-b", "city-c")},
        served={0: (23, 20), 1: (5, 15, 21)},
        bag="knowledge",
        ring=1,
    )
    return replace(table, round=3)


def list_targets(panels: Iterable[Panel]) -> list[str]:
    """List the targets that a click can hit, in the order in which the panels draw them."""
    return [at for panel in panels for at in re.findall(r'data-at="([^"]*)"', panel.render_parts())]


def draw_table(table: Table, viewer: int | None = 0, active: int | None = None) -> tuple[Panel, ...]:
    """Return the panels of a table with guests, as ``viewer`` sees it; the ``active`` seat is marked."""
    return drawing.draw_panels(table, viewer, seat_guests(len(table.seats)), WORDS, active)


def list_parts(panels: Sequence[Panel]) -> dict[str, str]:
    """Return all parts of all panels by key."""
    return {key: part for panel in panels for key, part in panel.parts.items()}


def read_inert(panels: Sequence[Panel]) -> ElementTree.Element:
    """Return the drawing of the panels, read as XML; fail if an element can run or load anything."""
    tree = ElementTree.fromstring(draw_still(panels, drawing.build_css(), "en"))
    for element in tree.iter():
        name = element.tag.rpartition("}")[2]
        assert name in {"svg", "style", "title", "g", "defs", "use", "path", "rect", "circle", "ellipse", "text", "tspan"}
        for attribute, value in element.attrib.items():
            assert not attribute.startswith("on")
            assert "href" not in attribute or value.startswith("#vc-")
    return tree


def find_lefts(drawn: str, pattern: str) -> list[float]:
    """Return the left edges of the elements with ``pattern`` in their tag, in the order in which they are drawn."""
    tags = [tag for tag in re.findall(r"<[^/][^>]*>", drawn) if re.search(pattern, tag)]
    return [float(re.search(r"(?:translate\(|[ \"]x=\"|d=\"M)([-\d.]+)", tag)[1]) for tag in tags]
