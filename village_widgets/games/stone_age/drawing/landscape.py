"""The valley where tribes settle, as a map of the course: chapters along one trail, from the first fire to the stone circle."""

from __future__ import annotations

from typing import Final

from village_core.games.stone_age.vocabulary import Place
from village_widgets.games.stone_age.drawing.icons import BODY
from village_widgets.games.stone_age.drawing.settlement import SCENES
from village_widgets.tutor.mapping import at, course_map
from village_widgets.tutor.teaching import CourseMap

WIDTH, HEIGHT = 720, 560
PLACES: Final = {
    "01_first_round": (90, 130),
    "02_gathering_and_tools": (262, 122),
    "03_cards": (436, 130),
    "04_buildings": (612, 138),
    "05_feeding": (630, 316),
    "06_the_end": (456, 322),
    "07_two_and_three": (280, 314),
    "08_first_game": (104, 320),
    "90_exam": (104, 500),
    "09_other_tables": (280, 500),
}
"""Where the pin of each chapter stands, in the map's own units; what belongs to it is drawn above."""
BESIDE: Final = 9
"""So many places lie along the trail; a path leads on to the others."""
LAND: Final = (
    f'<rect class="f-forest" width="{WIDTH}" height="{HEIGHT}" rx="16"/>'
    '<path class="f-cliff" d="M16 0H704a16 16 0 0 1 16 16v60l-60-34-44 22-70-46-52 40-80-36-66 30-74-44-60 40-70-30L60 58 0 '
    '30V16A16 16 0 0 1 16 0z"/>'
    '<path class="f-cliff2" d="M392 0l48 40 40-40zM196 0l40 34 46-34zM600 0l40 34 50-34z"/>'
    '<path class="f-steppe" d="M0 230c90-40 180 10 300-8s270-36 420-6v60c-130-24-260 8-400 0S120 256 0 292z"/>'
    '<path class="f-river" d="M720 400c-90-16-150 20-230 28s-110 54-120 132h44c6-60 40-82 96-92s110-34 210-22z"/>'
    '<path class="wv" d="M648 416c10-4 18-4 28 0M520 440c10-4 18-4 28 0M410 500c8-6 14-8 24-6"/>'
    '<path class="gr" d="M30 410v-10m6 10v-7M196 240v-10m6 10v-7M352 232v-10m6 10v-7M560 240v-10m6 10v-7M40 540v-10m6 10v-7'
    'M560 530v-10m6 10v-7M660 510v-10m6 10v-7"/>'
)


def _person(colour: str, x: float, scale: float = 1) -> str:
    """A worker who stands on 0."""
    return at(x - 12 * scale, -24 * scale, f'<path class="o b-{colour}" d="{BODY}"/>', scale=scale)


FIRE: Final = (
    '<path class="wd2" d="M-16 0l32-9M16 0l-32-9"/><path class="f-fire" d="M0-40c2 10 14 14 14 26 0 9-6 12-14 12s-14-4-14-12c0-7 '
    '6-10 7-16 3 3 4 5 4 8 3-4 4-12 3-18z"/>'
)
PINES: Final = '<path class="f-pine" d="M-44 0l16-46 16 46zM14 0l14-40 14 40z"/><path class="f-pine2" d="M-18 0L0-62 18 0z"/>'
MEAT: Final = (
    '<path class="wd2" d="M-30 0v-40M30 0v-40M-36-32h72"/><path class="o f-hide" d="M-16-32c0-12 32-12 32 0s-32 12-32 0z"/>'
    '<path class="f-fire" d="M0-20c2 6 8 8 8 14 0 4-4 6-8 6s-8-2-8-6c0-4 4-5 4-8 2 1 3 2 3 4 1-3 2-6 1-10z"/>'
)
PAINTED: Final = (
    '<path class="o f-cliff2" d="M-48 0c-6-30 4-60 34-66 30-8 56 8 60 34 2 14 2 24 0 32z"/>'
    '<path class="wd2" d="M-26-20c2-14 8-18 18-18h14l6-8 2 10 6 3-7 4v9M-20-28v12M-8-30v12M8-30v12"/>'
    '<path class="o f-bone" d="M22-16c8 0 8 12 0 12s-8-12 0-12z"/>'
)
STONES: Final = "".join(
    f'<path class="o f-rock" d="M{x} 0v-{high}c0-12 22-12 22 0v{high}z"/>'
    for x, high in ((-52, 26), (-20, 40), (14, 34), (44, 20))
)
GATE: Final = (
    '<path class="o f-rock" d="M-40 0v-44h18v44zM22 0v-44h18v44z"/><path class="o f-rock" d="M-48-44l4-16h88l4 16z"/>'
    '<path class="o f-rock" d="M-66 0v-22c0-8 14-8 14 0v22zM52 0v-26c0-8 14-8 14 0v26z"/>'
)
TENT: Final = (
    '<path class="o f-hide" d="M0-48L34 0h-68z"/><path class="o f-dark" d="M0-30l12 30h-24z"/>'
    '<path class="wd2" d="M-4-54l8 12M4-54l-8 12"/>'
)
MAMMOTH: Final = (
    '<path class="o f-hide" d="M-46-2v-28c0-22 22-34 44-32 10-10 34-8 40 8 4 12 2 24 2 34 0 8 4 12 10 10-2 8-18 8-18-6v-14l-10 '
    '4V-2H8v-16h-24v16z"/><path class="o f-bone" d="M24-26c2 10 10 16 20 12-4 8-22 8-26-8z"/>'
    '<circle class="f-dark" cx="27" cy="-40" r="2.4"/>'
)
DRAWN: Final = (
    at(90, 104, FIRE, _person("red", -36), _person("blue", 36), _person("green", 58, 0.8)),
    at(262, 96, PINES, at(54, 0, '<path class="o f-rock" d="M-10 0l4-20 12-6 10 8 2 18z"/>')),
    at(436, 104, PAINTED),
    at(560, 22, SCENES[Place.HUT], scale=0.94),
    at(630, 290, MEAT, _person("yellow", -54), _person("red", 52)),
    at(456, 296, STONES),
    at(280, 288, at(-30, 0, TENT, scale=0.9), at(34, 0, TENT), _person("blue", 0, 0.8)),
    at(104, 294, MAMMOTH, _person("green", 66)),
    at(104, 474, GATE),
    at(280, 474, TENT, _person("yellow", 46)),
    at(560, 440, SCENES[Place.FIELD], scale=0.8),
)
COURSE_MAP: Final[CourseMap] = course_map((WIDTH, HEIGHT), LAND, PLACES, BESIDE, DRAWN)
