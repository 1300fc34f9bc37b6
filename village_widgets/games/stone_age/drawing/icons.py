"""Pictures that are used many times: resources, workers, tools, dice, gifts and symbols, each in a box of 24 by 24."""

from __future__ import annotations

from functools import cache
from typing import Final

from village_core.games.stone_age.vocabulary import COLOURS
from village_widgets.components.drawing import define_pictures
from village_widgets.games.stone_age.drawing.art import ART, SHARED

DOTS: Final = {
    1: ((12, 12),),
    2: ((7, 7), (17, 17)),
    3: ((6.5, 6.5), (12, 12), (17.5, 17.5)),
    4: ((7, 7), (17, 7), (7, 17), (17, 17)),
    5: ((6.5, 6.5), (17.5, 6.5), (12, 12), (6.5, 17.5), (17.5, 17.5)),
    6: ((7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)),
}
BODY: Final = (
    "M12 1.2c3 0 5 2.1 5 4.7 0 1.4-.6 2.5-1.4 3.3 3.2.9 6 2 7.2 3.6.7 1.2-.2 2.6-1.6 2.6h-4l3.3 6c.5 1-.1 2-1.2 2h-4.6L12 "
    "20l-2.7 3.4H4.7c-1.1 0-1.7-1-1.2-2l3.3-6h-4c-1.4 0-2.3-1.4-1.6-2.6 1.2-1.6 4-2.7 7.2-3.6C7.6 8.4 7 7.3 7 5.9c0-2.6 2-4.7 "
    "5-4.7z"
)
"""The outline of a worker, a little figure of wood."""


def _draw_worker(paint: str) -> str:
    return f'<path class="o {paint}" d="{BODY}"/><path class="li" d="M9 4.5c.6-1.6 2.2-2.3 3.8-2-1.6.4-2.9 1-3.8 2z"/>'


def _draw_die(face: int) -> str:
    dots = "".join(f'<circle class="f-ink0" cx="{x}" cy="{y}" r="2.2"/>' for x, y in DOTS.get(face, ()))
    return f'<rect class="o f-paper" x="1" y="1" width="22" height="22" rx="5"/>{dots}'


@cache
def draw_shared() -> str:
    """Draw all shared pictures as ``<defs>`` whose ids begin with ``vc-``."""
    workers = {f"w-{colour}": _draw_worker(f"b-{colour}") for colour in COLOURS} | {"w-any": _draw_worker("f-bone")}
    dice = {f"die-{face}": _draw_die(face) for face in (0, *DOTS)}
    return define_pictures({**{name: ART[name] for name in SHARED}, **workers, **dice})
