"""A year in the land as a map of the course: chapters along one trail, from a winter camp through spring and summer to autumn."""

from __future__ import annotations

from itertools import chain
from typing import Final

from village_widgets.components.drawing import define_pictures, use
from village_widgets.games.manitoba.drawing.art import ART
from village_widgets.tutor.mapping import draw_map
from village_widgets.tutor.teaching import CourseMap

WIDTH, HEIGHT = 720, 700
PLACES: Final = {
    "00_prologue": (184, 46),
    "01_first_round": (90, 130),
    "02_totem": (262, 130),
    "03_territory": (436, 130),
    "04_paths": (612, 136),
    "05_storages_and_altars": (630, 316),
    "06_scoring": (456, 312),
    "07_shells": (280, 314),
    "08_events_and_seasons": (104, 312),
    "09_the_end": (90, 490),
    "09b_setting_up": (262, 496),
    "10_first_game": (436, 490),
    "90_exam": (612, 496),
    "11_where_silent": (524, 624),
}
"""Place of each chapter's pin, in the map's own units; its drawing stands above."""
BESIDE: Final = 13
"""Number of places along the trail; a path leads on to the others."""
ICON: Final = 24
"""Width and height of a drawing of the board, in its own units."""
SCALE: Final = 2
PIN: Final = 26
"""Distance from the middle of a pin to the foot of the drawing above it."""

LAND: Final = (
    f'<rect class="f-frost" width="{WIDTH}" height="{HEIGHT}" rx="16"/>'
    f'<path class="f-bloom" d="M0 74c90-30 180 16 300-4s270-34 420-6v{HEIGHT - 90}H0z"/>'
    f'<path class="f-heat" d="M0 214c110 26 210-14 330 2s250 26 390-8v{HEIGHT - 230}H0z"/>'
    f'<path class="f-fall" d="M0 392c90-26 210 14 330-4s260-14 390 6v{HEIGHT - 410}a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z"/>'
    '<path class="f-water" d="M0 560c70-20 130 6 200 2s90 34 60 62-120 20-160 32-70 8-100 4z"/>'
    '<path class="vc-wv3" d="M30 590c10-4 18-4 28 0M130 600c10-4 18-4 28 0M60 630c10-4 18-4 28 0"/>'
)


STANDING: Final = {
    "01_first_round": ("hut", "square"),
    "02_totem": ("totem",),
    "03_territory": ("forest", "hills"),
    "04_paths": ("path-hunter", "path-shaman"),
    "05_storages_and_altars": ("bison", "altar"),
    "06_scoring": ("cloud", "horses"),
    "07_shells": ("shell", "berries"),
    "08_events_and_seasons": ("season-spring", "season-summer"),
    "09_the_end": ("season-autumn", "offering"),
    "09b_setting_up": ("canoes", "hut"),
    "10_first_game": ("eagle",),
    "90_exam": ("mountain", "feathers"),
    "11_where_silent": ("cloud",),
}
"""Pictures of the board that stand above the pin of each chapter."""


def _draw_chapter(chapter: str) -> str:
    """Draw the pictures of a chapter side by side above the chapter's pin."""
    (x, y), names = PLACES[chapter], STANDING[chapter]
    left, top = x - ICON * SCALE * len(names) / 2, y - PIN - ICON * SCALE
    return "".join(use(name, left + at * ICON * SCALE, top, SCALE) for at, name in enumerate(names))


DRAWN: Final = (
    define_pictures({name: ART[name] for name in sorted({*chain.from_iterable(STANDING.values())})}),
    *map(_draw_chapter, STANDING),
    use("canoes", 40, 596, SCALE),
)
COURSE_MAP: Final[CourseMap] = draw_map((WIDTH, HEIGHT), LAND, PLACES, BESIDE, DRAWN)
