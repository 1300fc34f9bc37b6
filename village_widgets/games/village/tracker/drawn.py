"""The tracker's small pictures: life tracks, members, church windows. Each is a whole ``<svg>``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from math import cos, pi
from typing import Final

from village_core.games.village.edition import Edition
from village_core.games.village.narration import Narrator
from village_core.games.village.vocabulary import CHURCH, Place
from village_core.kernel.values import Seat
from village_widgets.components.drawing import draw_text, trim, use
from village_widgets.games.village.drawing import chronicle, icons, ink
from village_widgets.games.village.drawing.church import order_windows
from village_widgets.games.village.saying import Descriptions

LIFE: Final = (366, 60)
BANK: Final = 24
BRIDGE: Final = 44
NAMED: Final = re.compile(r'href="#vc-([\w-]+)"')
STONE: Final = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path class="o f-stone" d="M4 22V12c0-13 16-13 16 0v10z"/>'
    '<path class="s" d="M12 7v9M8.5 10.5h7"/></svg>'
)
PICTURES: Final = re.compile(r'<g id="vc-([\w-]+)">.*?(?=<g id="vc-|</defs>)', re.DOTALL)


def build_picture(width: float, height: float, spoken: str, *inside: str, style: str = "") -> str:
    """Build a drawing of this size with its own view box and, if any, a ``style`` (a class).

    Screen readers skip a drawing without ``spoken`` words.
    """
    said = f'role="img" aria-label="{escape(spoken)}"' if spoken else 'aria-hidden="true"'
    kind = f' class="{style}"' if style else ""
    return f'<svg{kind} viewBox="0 0 {trim(width)} {trim(height)}" {said}>{"".join(inside)}</svg>'


def draw_life(edition: Edition, colour: str, time: int, spoken: str) -> str:
    """Draw the life track as a river to the bridge or quill, with the marker of a family after ``time`` hourglasses.

    The hourglasses to come are shown, and how many it takes to cross. Each space has its hourglass, hidden where it has run out,
    because a page moves the marker by itself. ``spoken`` are the words for readers who can't see it.
    """
    lap, here = edition.farm.lap, edition.farm.find_space(time)
    river = f'<path class="rv" d="M-14 {trim(_find_bed(0, lap))}{"".join(_find_flow(at, lap) for at in range(lap + 1))}"/>'
    spaces = []
    for space in range(lap):
        x, y = _find_spot(space, lap)
        run = " vc-run" if space < here else " vc-here" if space == here else ""
        inside = f'<circle class="ls" r="13"/>{use("hourglass", -10, -10, 0.83)}'
        spaces.append(f'<g class="vc-space{run}" transform="translate({trim(x)} {trim(y)})">{inside}</g>')
    x, y = _find_spot(here, lap)
    figure = f'<circle class="o b-{colour}" r="16"/>{use(f"h-{colour}", -14, -9, 1.08)}'
    marker = f'<g class="vc-marker" transform="translate({trim(x)} {trim(y)})">{figure}</g>'
    return build_picture(*LIFE, spoken, river, *spaces, _draw_lap_end(edition.lap_end, lap - here), marker, style="vc-life")


def _find_bed(at: float, lap: int) -> float:
    return 31 - 7 * cos(2 * pi * at / lap * 1.5)


def _find_spot(space: int, lap: int) -> tuple[float, float]:
    """Return the middle of a space of the river, which has ``lap`` of them, counted from 0 at the left bank."""
    return BANK + (LIFE[0] - BANK - BRIDGE - 14) * space / max(lap - 1, 1), _find_bed(space, lap)


def _find_flow(space: int, lap: int) -> str:
    if space == lap:
        return f"L{LIFE[0] + 14} {trim(_find_bed(lap - 1, lap))}"
    x, y = _find_spot(space, lap)
    return f"L{trim(x)} {trim(y)}"


def _draw_lap_end(kind: str, left: int) -> str:
    """Draw the end of the life track as the edition prints it, a bridge or a quill, with the number of hourglasses left to it."""
    x, y = LIFE[0] - 21, 31
    if kind == "bridge":
        return (
            f'<g transform="translate({x} {y})"><path class="o f-stone" d="M-11-25H11V25H-11z"/><path class="s" '
            'd="M-11-13H11M-11 13H11M-3-25v12M4 13v12"/><path class="o f-stone2" d="M-15-27h7v54h-7zM8-27h7v54H8z"/>'
            f'<rect class="o f-card" x="-18" y="-14" width="36" height="28" rx="9"/>'
            f"{draw_text(0, 7, left, 'q c big vc-left')}</g>"
        )
    return (
        f'<g transform="translate({x} {y})"><circle class="o f-card" r="21"/>{draw_text(-2, 12, left, "q c big vc-left")}'
        '<path class="o f-bone" d="M21-29C8-27-5-19-8-3l4-1C8-7 19-14 21-29z"/><path class="w2" d="M14-21L-11 1"/></g>'
    )


def draw_people(view: ink.SeenVillage, seat: Seat, groups: Iterable[tuple[int, int]], spoken: str = "") -> str:
    """Draw members of one family side by side: a figure for each of ``groups``, which are pairs of generation and number.

    ``spoken`` are the words for readers who can't see it.
    """
    drawn = list(groups)
    shown = []
    for at, (generation, count) in enumerate(drawn):
        x = 1.0 + 33 * at
        shown.append(ink.draw_pawn(view, seat, generation, x, 6) + ink.draw_times(x + 10, 0, count))
    wide = 33 * len(drawn) + (4 if drawn and drawn[-1][1] > 1 else -3)
    return build_picture(wide, 44, spoken, *shown, style="vc-people")


def draw_monks(count: int, spoken: str = "") -> str:
    """Draw a monk, with × and the number if there are several; ``spoken`` are the words for readers who can't see it."""
    return build_picture(38, 44, spoken, use("monk", 1, 6), ink.draw_times(11, 0, count), style="vc-people")


def draw_cradles(view: ink.SeenVillage, seat: Seat, generation: int, count: int) -> str:
    """Draw an unborn member of a generation beside a cradle, and the number of such members."""
    inside = ink.draw_pawn(view, seat, generation, 1, 6) + use("cradle", 25, 18, 0.95)
    return build_picture(52, 44, "", inside, ink.draw_times(25, 1, count), style="vc-people")


def draw_windows(view: ink.SeenVillage) -> str:
    """Draw the windows of the church, in the edition's direction, with their members and points, and the grain between."""
    church, wide = view.edition.church, 366 / len(CHURCH)
    drawn = ['<rect class="f-church" width="366" height="132" rx="12"/><path class="f-nave" d="M0 118h366v2H0z"/>']
    order = order_windows(view.edition)
    w = wide - 12
    for step, place in enumerate(CHURCH):
        x, top = wide * order.index(step + 1) + 3, 44 - 11 * step
        drawn.append(
            f'<path class="o f-glass" d="M{trim(x + 3)} 118V{top + 24}'
            f'q0-22 {trim(w / 2)}-28q{trim(w / 2)} 6 {trim(w / 2)} 28V118z"/>'
            + use("seal", x + 3 + w / 2 - 11, top + 4, 0.92)
            + draw_text(x + 3 + w / 2, top + 19, church.points[step], "q c")
            + _draw_crowd(view, place, x + 3, w)
        )
        if step:
            drawn.append(_draw_steps(church.grain[step - 1], wide * max(order.index(step), order.index(step + 1))))
    return build_picture(366, 132, "", *drawn, style="vc-stage")


def _draw_steps(grain: int, x: float) -> str:
    label = f'<rect class="o f-card" x="{trim(x - 15)}" y="104" width="30" height="26" rx="8"/>'
    return label + use("grain", x - 13, 108, 0.75) + draw_text(x + 8, 122, grain, "q c")


def _draw_crowd(view: ink.SeenVillage, place: Place, x: float, width: float) -> str:
    """Draw the members in a window, closer together if there are many."""
    folk = [(seat, generation) for seat, generation, count in ink.list_members(view.table, place) for _ in range(count)]
    step = min(26.0, (width - 26) / max(len(folk) - 1, 1))
    start = x + (width - 26 - step * (len(folk) - 1)) / 2
    return "".join(ink.draw_pawn(view, *one, start + step * at, 76) for at, one in enumerate(folk))


def has_mark(view: ink.SeenVillage, group: tuple[str, ...], *names: str) -> bool:
    """Tell whether the values ``names`` get a mark: any is reconstructed, and of those in their ``group`` at most half are."""
    return ink.is_guessed(view.edition, names) and not ink.is_mostly_guessed(view.edition, group)


def draw_reward(view: ink.SeenVillage, city: Place) -> str:
    """Draw the reward of a first visit to a city: points, coins, influence of choice; a question mark if that is unsure.

    Empty without a reward, unless that is unsure.
    """
    earned = view.edition.cities[city]
    shown: list[str] = []
    if earned.prestige:
        shown.append(use("seal", 0, 4, 1.15) + draw_text(13.5, 22.5, earned.prestige, "q c"))
    for what, count in (("coin", earned.coins), ("choice", earned.influence)):
        shown.extend([use(what, 0, 7, 0.95)] * count)
    if has_mark(view, ink.name_cities(view.edition), f"cities.{city.value}"):
        shown.append(use("guess", 0, 11, 0.65))
    placed = (f'<g transform="translate({28 * at} 0)">{one}</g>' for at, one in enumerate(shown))
    return build_picture(28 * len(shown), 36, "", *placed, style="vc-tile") if shown else ""


def draw_tile(wanted: Sequence[str], points: int, unsure: bool = False) -> str:
    """Draw a customer: the demand and the points; a question mark if they are ``unsure``."""
    goods = "".join(use(what, 24 * at, 7, 0.93) for at, what in enumerate(wanted))
    x = 25 * 3
    seal = use("seal", x, 4, 1.15) + draw_text(x + 14, 22.5, points, "q c")
    return build_picture(118, 36, "", goods, seal, use("guess", x + 29.5, 10, 0.65) if unsure else "", style="vc-tile")


def draw_book(view: ink.SeenVillage, narrator: Narrator) -> str:
    """Draw the chronicle and the graves as one picture, with the dead in words for readers who can't see it."""
    panel = chronicle.draw_panel(view)
    lying = view.words.join_sentences(*Descriptions(view.table, narrator, None).describe_chronicle())
    said = view.words.format("label", what=panel.title, said=lying)
    return build_picture(panel.width, panel.height, said, panel.render_parts(), style="vc-stage")


def collect_pictures(edition: Edition, *drawn: str) -> str:
    """Collect the shared pictures that are used in ``drawn``, or in one another, as ``<defs>``."""
    known = _split_shared(edition)
    found: dict[str, str] = {}
    wanted = [name for one in drawn for name in NAMED.findall(one)]
    while wanted:
        name = wanted.pop()
        if name in known and name not in found:
            found[name] = known[name]
            wanted.extend(NAMED.findall(known[name]))
    return f"<defs>{''.join(found[name] for name in sorted(found))}</defs>"


@cache
def _split_shared(edition: Edition) -> dict[str, str]:
    return {found[1]: found[0] for found in PICTURES.finditer(icons.draw_shared(edition))}
