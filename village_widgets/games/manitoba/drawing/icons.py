"""Pictures that are used many times: Cree, discs, goods and symbols, each in a box of 24 by 24."""

from __future__ import annotations

from functools import cache
from typing import Final

from village_core.games.manitoba.vocabulary import COLOURS, TERRAINS, Terrain
from village_widgets.components.drawing import define_pictures
from village_widgets.games.manitoba.drawing.art import ART, SHARED

BODY: Final = (
    "M12 1a4.4 4.4 0 0 1 2.7 7.9c3.7 1.3 5.8 5.3 6.7 12.3.1 1-.6 1.8-1.6 1.8H4.2c-1 0-1.7-.8-1.6-1.8.9-7 "
    "3-11 6.7-12.3A4.4 4.4 0 0 1 12 1z"
)
"""The outline of a Cree, a little figure of wood in a blanket."""


def _draw_cree(paint: str) -> str:
    return f'<path class="o {paint}" d="{BODY}"/><path class="li" d="M9 4.5c.6-1.6 2.2-2.3 3.8-2-1.6.4-2.9 1-3.8 2z"/>'


def draw_disc(terrain: Terrain) -> str:
    """Draw a disc of the totem as it lies, with the sign of its terrain."""
    sign = f'<g transform="translate(5 5)scale(.58)">{ART[terrain]}</g>'
    return f'<circle class="o f-d{terrain}" cx="12" cy="12" r="11"/><circle class="li" cx="12" cy="12" r="8.5"/>{sign}'


@cache
def draw_shared() -> str:
    """Draw all shared pictures as ``<defs>`` whose ids begin with ``vc-``."""
    cree = {f"cree-{colour}": _draw_cree(f"b-{colour}") for colour in COLOURS} | {"cree-any": _draw_cree("f-bone")}
    discs = {f"disc-{terrain}": draw_disc(terrain) for terrain in TERRAINS}
    return define_pictures({**{name: ART[name] for name in SHARED}, **cree, **discs})
