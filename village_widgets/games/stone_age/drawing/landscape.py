"""The valley of the tribes as a map of the course: chapters along one trail from the first fire, the last ones on a path."""

from __future__ import annotations

from typing import Final

from village_widgets.games.stone_age.drawing.art import ART
from village_widgets.games.stone_age.drawing.icons import BODY
from village_widgets.tutor.mapping import draw_at, draw_map
from village_widgets.tutor.teaching import CourseMap

WIDTH, HEIGHT = 720, 560
PLACES: Final = {
    "00_prologue": (184, 46),
    "01_first_round": (90, 130),
    "02_gathering_and_tools": (262, 122),
    "03_cards": (436, 130),
    "04_buildings": (612, 138),
    "05_feeding": (630, 316),
    "06_the_end": (456, 322),
    "07_two_and_three": (280, 314),
    "07b_setting_up": (104, 320),
    "08_first_game": (104, 500),
    "90_exam": (280, 500),
    "09_other_tables": (456, 500),
}
"""Place of each chapter's pin, in the map's own units; its drawing stands above."""
BESIDE: Final = 10
"""Number of places along the trail; a path leads on to the others."""


def _draw_person(colour: str, x: float, scale: float = 1) -> str:
    """Draw a worker in a tribe's colour who stands on the line y = 0, with the middle at ``x``."""
    return draw_at(x - 12 * scale, -24 * scale, f'<path class="o b-{colour}" d="{BODY}"/>', scale=scale)


DRAWN: Final = (
    draw_at(90, 104, ART["course-fire"], _draw_person("red", -36), _draw_person("blue", 36), _draw_person("green", 58, 0.8)),
    draw_at(262, 96, ART["course-pines"], draw_at(54, 0, ART["course-boulder"])),
    draw_at(436, 104, ART["course-painted"]),
    draw_at(560, 22, ART["settlement-hut"], scale=0.94),
    draw_at(630, 290, ART["course-meat"], _draw_person("yellow", -54), _draw_person("red", 52)),
    draw_at(456, 296, ART["course-stones"]),
    draw_at(
        280,
        288,
        draw_at(-30, 0, ART["course-tent"], scale=0.9),
        draw_at(34, 0, ART["course-tent"]),
        _draw_person("blue", 0, 0.8),
    ),
    draw_at(104, 292, draw_at(-20, 0, ART["course-tent"]), draw_at(22, -50, ART["hut"], scale=2), _draw_person("red", 80, 0.8)),
    draw_at(104, 474, ART["course-mammoth"], _draw_person("green", 66)),
    draw_at(280, 474, ART["course-gate"]),
    draw_at(456, 474, ART["course-tent"], _draw_person("yellow", 46)),
    draw_at(560, 440, ART["settlement-field"], scale=0.8),
)
COURSE_MAP: Final[CourseMap] = draw_map((WIDTH, HEIGHT), ART["course-land"], PLACES, BESIDE, DRAWN)
