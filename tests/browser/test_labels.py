"""Labels on boards: in no language are letters stretched, squeezed by more than a little, or laid over others or an edge."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest
from msgspec import convert
from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from tests.languages.pseudo import END, LONGER, START, translate
from tests.manitoba.positions import FIRST as MANITOBA
from tests.samples import in_long_runs
from tests.stone_age.positions import FIRST as STONE_AGE
from tests.stone_age.positions import lay_stone_age
from tests.village.positions import BIG, FIRST, lay_village
from tests.widgets.sample import lay_busy
from village_core.games.manitoba import GAME
from village_core.games.manitoba.vocabulary import COLOURS
from village_core.games.stone_age import EditionSettings, Position, new_game
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.village.solo.board import Rival
from village_core.games.village.table import Trigger
from village_core.games.village.vocabulary import SPACES, Cube, Fate, Filled, Moment, Space
from village_core.kernel.values import Player
from village_core.kernel.words import ENGLISH, Words
from village_core.kernel.words.languages import list_languages
from village_widgets.components import drawing
from village_widgets.components.scene import Panel, read_theme
from village_widgets.games import find_screen
from village_widgets.games.manitoba import drawing as manitoba_drawing
from village_widgets.games.stone_age import drawing as stone_age_drawing
from village_widgets.games.village import drawing as village_drawing
from village_widgets.games.village.drawing.church import FamilyChance, draw_chances

FONTS: Final = '.vc-board text { font-family: "Liberation Sans", Arial, sans-serif; }'
"""The letters that are measured: those of most systems are about as wide."""
STEPS: Final = 41
"""Steps of a random game from one drawing to the next."""
SQUEEZED: Final = 0.85
"""The least share of its natural width that a label may have."""
NATURAL: Final = 0.95
"""The least share of it in English: labels of other letters may be a little wider."""
NAMES: Final = ("Christopher", "Maximilian", "Bernadette", "Alexandra", "Wilhelmina-Sophie")
VILLAGE_COLOURS: Final = ("red", "yellow", "blue", "white", "purple")
STONE_COLOURS: Final = ("red", "blue", "green", "yellow")


class Label(NamedTuple):
    """A label as it is drawn: its panel, its words, the room it was given (0 if no room was named), and its widths.

    ``natural`` is its width without any squeezing, ``shown`` the one on the screen. ``over`` are the words of another label
    that it lies on, or "edge" if it leaves its panel.
    """

    panel: str
    words: str
    room: float
    natural: float
    shown: float
    over: str


MEASURE: Final = """() => {
    const found = [...document.querySelectorAll("svg[data-panel]")].flatMap((panel) => {
        const area = panel.viewBox.baseVal;
        const texts = [...panel.querySelectorAll("text:not(.vc-said, :has(tspan)), tspan")].filter((text) => text.textContent);
        const toPanel = panel.getScreenCTM().inverse();
        const boxes = texts.map((text) => {
            const box = text.getBoundingClientRect();
            const from = new DOMPoint(box.left, box.top).matrixTransform(toPanel);
            const to = new DOMPoint(box.right, box.bottom).matrixTransform(toPanel);
            return { left: from.x, top: from.y, right: to.x, bottom: to.y };
        });
        return texts.map((text, at) => {
            const mine = boxes[at];
            const onto = texts.findIndex((_, other) => other !== at
                && Math.min(mine.right, boxes[other].right) - Math.max(mine.left, boxes[other].left) > 1
                && Math.min(mine.bottom, boxes[other].bottom) - Math.max(mine.top, boxes[other].top) > 5);
            const beyond = mine.left < 1 || mine.right > area.width - 1;
            const over = onto >= 0 ? texts[onto].textContent : beyond ? "edge" : "";
            return { text, panel: panel.dataset.panel, over, shown: text.textLength.baseVal.value };
        });
    });
    for (const { text } of found) text.removeAttribute("textLength"); // all at once: the page is laid out anew for the next one
    return found.map(({ text, panel, over, shown }) =>
        [panel, text.textContent, Number(text.dataset.room ?? 0), text.getComputedTextLength(), shown, over]);
}"""
"""Script: measure all labels of all panels, each as the fields of ``Label``."""


@pytest.fixture
def page(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """Provide a page for panels, and let each label that is drawn name its room."""
    drawn = drawing.draw_text

    def draw(x: float, y: float, content: str | int, style: str = "", width: float = 0, size: float = drawing.LETTERS) -> str:
        return drawn(x, y, content, style, width, size).replace("<text", f'<text data-room="{width}"', 1)

    for module in list(sys.modules.values()):
        if getattr(module, "draw_text", None) is drawn:
            monkeypatch.setattr(module, "draw_text", draw)
    opened = browser.new_page(viewport={"width": 1500, "height": 900})
    yield opened
    opened.close()


def make_longer(words: Words, folder: Path) -> Words:
    """Return the words of a game in a pseudo-language a third longer than English, from files written to a folder."""
    copies = []
    for number, english in enumerate(words._folders):
        copies.append(folder / str(number))
        copies[-1].mkdir()
        text = english.joinpath("en.ftl").read_text(encoding="utf-8")
        longer = translate(text, LONGER).replace(START, "").replace(END, "")
        for language, written in (("en", text), (LONGER, longer)):
            (copies[-1] / f"{language}.ftl").write_text(written, encoding="utf-8")
    return Words(*copies, language=LONGER)


def seat_players(count: int, colours: Sequence[str]) -> tuple[Player, ...]:
    """Return players with long names."""
    return tuple(Player(name, colour) for name, colour in zip(NAMES[:count], colours, strict=False))


def draw_village(words: Words) -> list[Panel]:
    """Draw Village: for two, also with nothing on the action spaces, for five at the end, and alone; and chances of a mass."""
    rival = Rival((Cube.FAITH,), 9, (Fate.HIDDEN, Fate.BLANK, Fate.QUILL) * 2, (Space.HARVEST, Cube.FAITH))
    ending = replace(lay_busy(5, BIG), trigger=Trigger(0, Filled.GRAVES, Moment.TURN_END), ring=1)
    bare = lay_village(2, FIRST, spaces=dict.fromkeys(map(str, SPACES), ""))
    tables = (lay_busy(2), bare, ending, replace(lay_village(1, BIG), rival=rival, ring=0))
    shown: list[Panel] = []
    for table in tables:
        people = seat_players(len(table.seats), VILLAGE_COLOURS)
        shown += village_drawing.draw_panels(table, 0, people, words, 0)
    chances = draw_chances([FamilyChance(colour, "33 %", "") for colour in VILLAGE_COLOURS[:4]])
    church = next(panel for panel in shown if panel.key == "church")
    return [*shown, Panel("chances", "", 360, 320, {**church.parts, "chances": chances})]


def draw_stone_age(words: Words) -> list[Panel]:
    """Draw Stone Age: with each building, with an empty pile, and every ``STEPS`` steps of a random game of four."""
    tables = [lay_stone_age(4, tops=tuple(range(first, first + 4))) for first in range(0, 28, 4)]
    positions = [
        Position(table, (RoundOver(), Placing(0))) for table in (*tables, lay_stone_age(2, tops=(None, 1), under=(0, 1)))
    ]
    position, random = new_game(EditionSettings(STONE_AGE), 4), Random(4)
    while not position.over:
        positions.append(position)
        for _ in range(STEPS):
            position = position if position.over else position.pick_random_step(random).position
    return [
        panel
        for position in positions
        for panel in stone_age_drawing.draw_panels(position, 0, seat_players(len(position.table.seats), STONE_COLOURS), words)
    ]


def draw_manitoba(words: Words) -> list[Panel]:
    """Draw Manitoba: every ``STEPS`` steps of a random game of four, and of two, and their ends."""
    found: list[Panel] = []
    for count in (4, 2):
        position, random = GAME.new_game(EditionSettings(MANITOBA), count), Random(4)
        people = seat_players(count, COLOURS)
        while not position.over:
            found += manitoba_drawing.draw_panels(position, 0, people, words)
            for _ in range(STEPS):
                position = position if position.over else position.pick_random_step(random).position
        found += manitoba_drawing.draw_panels(position, 0, people, words)
    return found


def measure(page: Page, game: str, panels: Sequence[Panel], language: str) -> list[Label]:
    """Return the labels of panels as a browser draws them, in the letters of boards."""
    drawn = "".join(
        f'<svg data-panel="{panel.key}" width="{panel.width}" height="{panel.height}" viewBox="{panel.view_box}">'
        f"{panel.render_parts()}</svg>"
        for panel in {panel.render_parts(): panel for panel in panels}.values()
    )
    css = f"{read_theme()}{find_screen(game).build_css()}{FONTS}"
    page.set_content(f'<style>{css}</style><div class="vc-board" lang="{language}">{drawn}</div>')
    return convert(page.evaluate(MEASURE), list[Label])


DRAWN: Final = {"village": draw_village, "stone_age": draw_stone_age, "manitoba": draw_manitoba}


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("language", [*list_languages(), pytest.param(LONGER, marks=in_long_runs)])
def test_labels_have_room(page: Page, tmp_path: Path, game: str, language: str) -> None:
    """Each label, in all languages and in words a third longer, has its natural width or little less.

    It lies over no other, and within the width of its panel.
    """
    english = find_screen(game).load_words()
    words = make_longer(english, tmp_path) if language == LONGER else Words(*english._folders, language=language)
    labels = measure(page, game, DRAWN[game](words), language)
    assert len({label.words for label in labels if label.room}) > 20
    least = NATURAL if language == ENGLISH else SQUEEZED
    wrong = {
        (label.panel.partition(":")[0], label.words, label.room, round(label.shown / label.natural, 2), label.over)
        for label in labels
        if not least < label.shown / label.natural < 1.001 or label.over
    }
    assert not wrong, "\n".join(map(str, sorted(wrong)))
