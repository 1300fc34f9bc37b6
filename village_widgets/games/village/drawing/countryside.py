"""The village and the land around it, as a map of the course: chapters along one road, and on the path that leads on."""

from __future__ import annotations

from typing import Final

from village_widgets.games.village.drawing.icons import WELL
from village_widgets.games.village.drawing.land import HOUSE
from village_widgets.tutor.mapping import at, course_map
from village_widgets.tutor.teaching import CourseMap

WIDTH, HEIGHT = 720, 745
PLACES: Final = {
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
    "11_first_game": (440, 500),
    "90_exam": (612, 494),
    "12_editions": (612, 686),
    "13_rare_cases": (436, 686),
    "14_solo": (264, 686),
}
"""Where the pin of each chapter stands, in the map's own units; what belongs to it is drawn above.

The rows are so far apart that the name below a pin leaves free what is drawn in the next one."""
BESIDE: Final = 12
"""So many places lie along the road; a path leads on to the others."""
LAND: Final = (
    f'<rect class="f-grass" width="{WIDTH}" height="{HEIGHT}" rx="16"/>'
    '<path class="f-hill" d="M16 0H704a16 16 0 0 1 16 16v38C610 24 520 92 400 58S140 26 0 82V16A16 16 0 0 1 16 0z"/>'
    '<path class="f-hill" d="M0 300c90-50 180 20 300-10s270-40 420 0v70c-130-30-260 10-400 0S120 330 0 366z"/>'
    '<path class="f-water" d="M338 745c30-95-20-140 10-210s40-130 10-190 0-220 10-330h26c-10 110-40 220-8 330s10 140-12 200 '
    '10 145-6 215z"/>'
)


def _draw_house(roof: str, width: int = 56, more: str = "") -> str:
    """A house around 0, standing on 0."""
    half = width / 2
    return (
        f'<path class="o f-wall" d="M{-half} 0v-30h{width}v30z"/><path class="f-beam" d="M{-half} -14h{width}v3h{-width}z"/>'
        f'<path class="o {roof}" d="M{-half - 6} -28l12-26h{width - 12}l12 26z"/>'
        f'<path class="o f-wood" d="M-6 0v-15c0-6 12-6 12 0v15z"/>{more}'
    )


STALL: Final = (
    '<path class="w" d="M-32 0v-36M32 0v-36"/><path class="o f-roof" d="M-38-36l8-18h60l8 18z"/>'
    '<path class="o f-wall" d="M-18-36l3-18h12v18zM18-36l-3-18h-12v18z"/><path class="o f-wood" d="M-34-16h68v16h-68z"/>'
)
SIGN: Final = '<path class="w2" d="M0 0v-52"/><path class="o f-wood" d="M-4-50h30l8 7-8 7h-30zM4-34h-28l-8 7 8 7h28z"/>'
HALL: Final = _draw_house("f-roof", 84, '<path class="o f-roof" d="M-10-54h20v-16l-10-12-10 12z"/>')
STONES: Final = "".join(
    f'<path class="o f-stone" d="M{x} 0v-{h}c0-14 24-14 24 0v{h}z"/>' for x, h in ((-42, 18), (-10, 26), (20, 16))
)
CHURCH: Final = (
    '<path class="o f-stone2" d="M-30 0v-70h26v70z"/><path class="o f-roof" d="M-34-68l17-28 17 28z"/>'
    '<path class="o f-stone" d="M-4 0v-36h44v36z"/><path class="o f-roof" d="M-6-34l8-20h32l10 20z"/>'
    '<path class="f-window" d="M8-8v-14c0-6 8-6 8 0v14zM22-8v-14c0-6 8-6 8 0v14z"/><path class="o f-wood" d="M-22 '
    '0v-16c0-6 10-6 10 0v16z"/>'
)
BOOK: Final = (
    '<path class="o f-card" d="M0-6c-14-10-30-8-40-4v-34c12-4 28-4 40 6 12-10 28-10 40-6v34c-10-4-26-6-40 4z"/><path '
    'class="s" d="M0-6v-32M-32-32h22M-32-24h22M10-32h22M10-24h22"/>'
)
TABLE: Final = (
    '<path class="w" d="M-30-16v16M30-16v16"/><path class="o f-wood" d="M-42-24h84v10h-84z"/><path class="o f-card" '
    'd="M-20-36h40v12h-40z"/>'
)
FIELD: Final = (
    '<path class="f-field" d="M-66 0l14-44h104l14 44z"/><path class="k" '
    'd="M-40-4v-14M-24-8v-14M-8-4v-14M8-8v-14M24-4v-14M40-8v-14M-32-26v-12M-8-26v-12M16-26v-12"/>'
)
DRAWN: Final = (
    at(-195, -84, HOUSE),
    at(54, -104, WELL),
    at(436, 102, FIELD),
    at(612, 110, _draw_house("f-thatch"), at(46, 4, _draw_house("f-roof", 40))),
    at(630, 288, STALL),
    at(456, 294, SIGN),
    at(280, 286, HALL),
    at(104, 292, STONES),
    at(92, 472, CHURCH),
    at(264, 466, BOOK),
    at(440, 472, TABLE),
    at(612, 466, HALL),
    at(586, 658, _draw_house("f-roof", 44), at(54, 0, _draw_house("f-thatch", 44))),
    at(436, 658, SIGN),
    at(264, 658, _draw_house("f-slate", 50)),
)
COURSE_MAP: Final[CourseMap] = course_map((WIDTH, HEIGHT), LAND, PLACES, BESIDE, DRAWN)
