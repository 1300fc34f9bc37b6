"""Pictures that are used many times: pieces and signs in boxes of 24 by 24, and people in their own sizes."""

from __future__ import annotations

from functools import cache

from village_core.games.village.edition import Edition
from village_core.games.village.vocabulary import INFLUENCES
from village_widgets.components.drawing import define_pictures
from village_widgets.games.village.drawing.art import ART, SHARED
from village_widgets.games.village.drawing.figures import COLOURS, CUSTOMERS, FIGURES


@cache
def draw_shared(edition: Edition) -> str:
    """Draw all shared pictures as ``<defs>`` whose ids begin with ``vc-``. The influence cubes wear the edition's colours."""
    cubes = {kind.value: _draw_cube(f"f-{edition.colours[kind]}", ART[f"glyph-{kind.value}"]) for kind in INFLUENCES}
    cubes["plague"] = _draw_cube("f-plague", ART["glyph-plague"])
    cubes["choice"] = _draw_choice([edition.colours[kind] for kind in INFLUENCES])
    return define_pictures({**{name: ART[name] for name in SHARED}, **cubes, **FIGURES, **_draw_small()})


def _draw_small() -> dict[str, str]:
    """Draw members, customers, a monk and the well a second time, in boxes of the usual size."""
    members = {f"small-{colour}": _shrink(f"p-{colour}", 4.5, 3, 0.58) for colour in COLOURS}
    customers = {f"small-{face}": _shrink(face, 0, 0.8, 0.8) for face in CUSTOMERS}
    people = {**members, **customers, "small-monk": _shrink("monk", 3.7, 0.3, 0.64)}
    return {**people, "small-well": f'<g transform="translate(-40.3 -33.8)scale(.25)">{ART["well"]}</g>'}


def _shrink(name: str, x: float, y: float, scale: float) -> str:
    return f'<use href="#vc-{name}" transform="translate({x} {y})scale({scale})"/>'


def _draw_cube(colour: str, glyph: str) -> str:
    """Draw a cube from above with light on its upper edge, and its sign."""
    return (
        f'<rect class="o {colour}" x="1" y="1" width="22" height="22" rx="4"/>'
        '<path class="li" d="M2 6V5a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v1z"/>'
        f'<path class="sh" d="M2 19v.5A2.7 2.7 0 0 0 5 22h14a2.7 2.7 0 0 0 3-2.5V19z"/>{glyph}'
    )


def _draw_choice(colours: list[str]) -> str:
    """Draw the cube that stands for a cube of any colour: it has a quarter in each of these four colours."""
    corners = ("M2 2h10v10H2z", "M12 2h10v10H12z", "M2 12h10v10H2z", "M12 12h10v10H12z")
    quarters = "".join(f'<path class="f-{colour}" d="{corner}"/>' for colour, corner in zip(colours, corners, strict=True))
    return (
        f'{quarters}<rect class="o n0" x="1.5" y="1.5" width="21" height="21" rx="4"/>'
        '<circle class="o f-paper" cx="12" cy="12" r="5"/>'
    )
