"""The village and its land as a map of the course: chapters along one road, and on the path beyond."""

from __future__ import annotations

from typing import Final

from village_widgets.games.village.drawing.art import ART
from village_widgets.tutor.mapping import draw_at, draw_map
from village_widgets.tutor.teaching import CourseMap

WIDTH, HEIGHT = 720, 745
PLACES: Final = {
    "00_prologue": (184, 46),
    "01_setup": (90, 130),
    "02_a_round": (262, 122),
    "03_farm_and_family": (436, 130),
    "04_crafts": (612, 138),
    "05_market": (630, 316),
    "06_travel": (456, 322),
    "07_council": (280, 314),
    "08_time_and_death": (104, 320),
    "09_church_and_mass": (92, 500),
    "10_the_end": (264, 494),
    "10b_setting_up": (440, 500),
    "11_first_game": (612, 494),
    "90_exam": (612, 686),
    "12_editions": (436, 686),
    "13_rare_cases": (264, 686),
    "14_solo": (92, 686),
}
"""Place of each chapter's pin, in the map's own units; its drawing stands above, clear of the names in the row before."""
BESIDE: Final = 13
"""Number of places along the road; a path leads on to the others."""


def _draw_house(roof: str, width: int = 56, more: str = "") -> str:
    """Draw a house that stands on the line y = 0, with its middle at x = 0; ``more`` is drawn on top of it."""
    half = width / 2
    return (
        f'<path class="o f-wall" d="M{-half} 0v-30h{width}v30z"/><path class="f-beam" d="M{-half} -14h{width}v3h{-width}z"/>'
        f'<path class="o {roof}" d="M{-half - 6} -28l12-26h{width - 12}l12 26z"/>'
        f'<path class="o f-wood" d="M-6 0v-15c0-6 12-6 12 0v15z"/>{more}'
    )


HALL: Final = _draw_house("f-roof", 84, '<path class="o f-roof" d="M-10-54h20v-16l-10-12-10 12z"/>')
DRAWN: Final = (
    draw_at(-195, -84, ART["house"]),
    draw_at(54, -104, ART["well"]),
    draw_at(436, 102, ART["course-field"]),
    draw_at(612, 110, _draw_house("f-thatch"), draw_at(46, 4, _draw_house("f-roof", 40))),
    draw_at(630, 288, ART["course-stall"]),
    draw_at(456, 294, ART["course-sign"]),
    draw_at(280, 286, HALL),
    draw_at(104, 292, ART["course-stones"]),
    draw_at(92, 472, ART["course-church"]),
    draw_at(264, 466, ART["course-book"]),
    draw_at(440, 472, draw_at(-44, -52, ART["wagon"], scale=2.2), draw_at(14, -30, ART["grain"], scale=1.3)),
    draw_at(612, 472, ART["course-table"]),
    draw_at(612, 658, HALL),
    draw_at(410, 658, _draw_house("f-roof", 44), draw_at(54, 0, _draw_house("f-thatch", 44))),
    draw_at(264, 658, ART["course-sign"]),
    draw_at(92, 658, _draw_house("f-slate", 50)),
)
COURSE_MAP: Final[CourseMap] = draw_map((WIDTH, HEIGHT), ART["course-land"], PLACES, BESIDE, DRAWN)
