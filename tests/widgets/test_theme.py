"""The theme of the drawing: every class is styled, every writing legible."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.listing import list_game
from tests.orchard_core import GAME as ORCHARD
from tests.orchard_widgets.shown import SHOWN as ORCHARD_SHOWN
from tests.widgets.sample import SEATINGS, WORDS, lay_busy, seat_guests
from village_core.games import find_game, list_games, load
from village_core.games.village.table import Trigger
from village_core.games.village.vocabulary import Filled, Moment
from village_core.kernel.saves import Codec
from village_widgets.companion.page import build_look
from village_widgets.companion.parts import load_parts
from village_widgets.components.scene import read_theme
from village_widgets.games import find_screen
from village_widgets.games.shown import ShownGame
from village_widgets.games.village import drawing

ROOM = Path(str(files("village_widgets")))
RECORDED = Path(__file__).parents[1] / "games"
FOREIGN = ("jp-", "lm-", "jupyter-", "widget-", "anchor-link")
"""Beginnings of classes that Jupyter and its widgets give."""
WORD = re.compile(r"(?<![\w-])[A-Za-z][\w-]*")


def list_shades(css: str) -> dict[str, tuple[str, str]]:
    """Return the theme's colours by name: by day and by night; a colour that doesn't change stands twice."""
    found = re.findall(r"--vc-([\w-]+): (?:light-dark\((#\w{6})\w*, (#\w{6})\w*\)|(#\w{6}));", css)
    return {name: (day or always, night or always) for name, day, night, always in found}


def compute_contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21, by the accessibility guidelines."""

    def measure_light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((measure_light(one), measure_light(other)))
    return (high + 0.05) / (low + 0.05)


def test_every_class_is_in_the_theme() -> None:
    """Each class that Village's drawing uses at any seating is styled, and each custom property of the style has a value."""
    css = read_theme() + drawing.build_css()
    ending = Trigger(0, Filled.GRAVES, Moment.TURN_END)
    tables = [replace(lay_busy(count, edition), trigger=ending) for edition, count in SEATINGS]
    boards = [drawing.draw_panels(table, 0, seat_guests(len(table.farms)), WORDS, 1) for table in tables]
    drawn = "".join(panel.render_parts() for board in boards for panel in board)
    used = {name for found in re.findall(r'class="([^"]*)"', drawn) for name in found.split()}
    missing = {name for name in used if not re.search(rf"\.{re.escape(name)}\b", css)}
    assert missing == set()
    assert set(re.findall(r"var\((--[\w-]+)\)", css)) <= set(re.findall(r"(--[\w-]+):", css))


@pytest.mark.parametrize("name", list_games())
def test_every_class_of_a_recorded_game_is_in_the_theme(name: str) -> None:
    """Each class that the boards of a recorded game use is styled, from its first position to its last."""
    shown, used = find_screen(name), set()
    recorded = load(sorted((RECORDED / name).glob("*.jsonl"))[0].read_text("utf-8"))
    for position in (recorded.start, *(step.position for step in recorded.steps[::7]), recorded.position):
        panels = shown.build_telling(recorded.players, position, shown.load_words()).draw_panels(position, 0)
        found = re.findall(r'class="([^"]*)"', "".join(panel.render_parts() for panel in panels))
        used |= {each for classes in found for each in classes.split()}
    styled = {*re.findall(r"\.([a-zA-Z_][\w-]*)", read_theme() + shown.build_css())}
    assert len(used) > 50 and used - styled == set()


def list_drawn_classes(path: Path, text: str) -> set[str]:
    """Return the words that a file may draw as classes: those in ``class="…"``, and in Python's texts of words alone."""
    if path.suffix != ".py":
        return {word for classes in re.findall(r'class="([^"]*)"', text) for word in WORD.findall(classes)}
    tree = ast.parse(text)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    parts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    drawn = [part.value for part in parts if id(part) not in prose]
    plain = [each for each in drawn if re.fullmatch(r"[\w -]+", each)]
    return {word for classes in (*re.findall(r'class="([^"]*)', "\n".join(drawn)), *plain) for word in WORD.findall(classes)}


def test_every_class_of_a_style_is_given_to_something() -> None:
    """Each class that a style of any room names is written by a script, a template, a drawing or Python.

    Drawings leave the ``vc-`` of their classes out. Some scripts end a class with a state. Classes of Jupyter come from outside.
    """
    found = [
        path for path in ROOM.rglob("*") if path.suffix in (".css", ".js", ".py", ".j2", ".svg") and "vendor" not in path.parts
    ]
    texts = {path: path.read_text(encoding="utf-8") for path in found}
    written = "\n".join(text for path, text in texts.items() if path.suffix != ".css")
    names, begun = {*WORD.findall(written)}, {*re.findall(r"\b(vc-[\w-]+-)\$?\{", written)}
    built = {begins + state for begins in begun for state in re.findall(r"\"([a-z]+)\"", written)}
    drawn = {f"vc-{name}" for path, text in texts.items() if path.suffix != ".css" for name in list_drawn_classes(path, text)}
    lost, count = set(), 0
    for path in (path for path in texts if path.suffix == ".css"):
        selectors = re.sub(r"/\*.*?\*/|\{[^{}]*\}", "", texts[path], flags=re.DOTALL)
        styled = {name for name in re.findall(r"\.([a-zA-Z_][\w-]*)", selectors) if not name.startswith(FOREIGN)}
        count += len(styled)
        lost |= {(path.name, name) for name in styled - names - built - (drawn if path.name == "board.css" else set())}
    assert count > 500 and lost == set()


def test_every_property_that_a_style_uses_is_set() -> None:
    """Each custom property that a style of any room uses without a value to fall back on is set by a style, script or template.

    Each one that a script sets on an element is used by a style. The colours of players get theirs from the games' inks.
    """
    found = [path for path in ROOM.rglob("*") if path.suffix in (".css", ".js", ".py", ".j2") and "vendor" not in path.parts]
    texts = {path: path.read_text(encoding="utf-8") for path in found}
    styles = {path: re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL) for path, text in texts.items() if path.suffix == ".css"}
    given = {f"--vc-{ink}" for game in list_games() for ink in find_screen(game).inks}
    for text in texts.values():
        given |= {*re.findall(r"(--[a-z][\w-]*)[\"']?\s*[:,]", re.sub(r"var\(--[\w-]+", "", text))}
    used = {(path.name, name) for path, text in styles.items() for name in re.findall(r"var\((--[\w-]+)\)", text)}
    assert len(used) > 100 and {(file, name) for file, name in used if name not in given} == set()
    scripts = "".join(text for path, text in texts.items() if path.suffix == ".js")
    names = {*re.findall(r"setProperty\(\"(--[\w-]+)", scripts), *re.findall(r"style=\"(--[\w-]+):", scripts)}
    assert len(names) > 5 and {name for name in names if not any(f"var({name}" in text for text in styles.values())} == set()


def test_lists_show_players_of_every_game_in_their_colours() -> None:
    """The companion's page of each listed game paints each colour of all games once: its lobby lists their tables, too."""
    with list_game(ORCHARD):
        colours = {colour for name in list_games() for colour in find_screen(name).inks}
        looks = {name: build_look(load_parts(name)) for name in list_games()}
    painted = {name: re.findall(r'(?m)^\[data-colour="(\w+)"\] \{ --vc-own', look) for name, look in looks.items()}
    assert {"white", "green", "brown"} <= colours and len(painted) > 2
    assert {name: sorted(found) for name, found in painted.items()} == dict.fromkeys(painted, sorted(colours))


def test_writing_can_be_read_by_day_and_by_night() -> None:
    """Writing stands out from what it is written on by 4.5 to 1, light figures on members and open places on cards by 3 to 1."""
    halls = ("crafts", "market", "cobble", "map", "council", "church", "grass", "sky", "prest", "step0", "step1")
    surfaces = ("card", "wall", "page", *halls)
    pairs = [("ink", surface, 4.5) for surface in surfaces]
    pairs += [("soft", surface, 4.5) for surface in ("card", "barn", "track", "track10", "plank")]
    pairs += [("on", colour, 3.0) for colour in ("red", "blue", "purple")]
    pairs += [("dark", colour, 4.5) for colour in ("yellow", "white")] + [("badgeink", "badge", 4.5), ("open", "card", 3.0)]
    colours = list_shades(read_theme() + drawing.build_css())
    weak = [
        (ink, ground, light)
        for ink, ground, least in pairs
        for light in (0, 1)
        if compute_contrast(colours[ink][light], colours[ground][light]) < least
    ]
    assert weak == []


GAMES = [*((find_game(name).codec, find_screen(name)) for name in list_games()), (ORCHARD.codec, ORCHARD_SHOWN)]


@pytest.mark.parametrize(("codec", "shown"), GAMES, ids=(*list_games(), ORCHARD.name))
def test_every_colour_of_a_player_is_painted(codec: Codec[Any, Any], shown: ShownGame[Any]) -> None:
    """Each game has an ink for each colour of its players, and its style paints pieces with it, by day and by night."""
    assert tuple(shown.inks) == codec.colours
    assert all(f'[data-colour="{colour}"] {{ --vc-own: var(--vc-{colour}); }}' in shown.build_css() for colour in codec.colours)
    assert all(list_shades(shown.build_css())[colour] == (ink.day, ink.night) for colour, ink in shown.inks.items())
