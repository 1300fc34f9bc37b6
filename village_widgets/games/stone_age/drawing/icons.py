"""Pictures that are used many times: resources, workers, tools, dice, what cards give and show; each in a box of 24 by 24."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import Final

from village_core.games.stone_age.vocabulary import COLOURS
from village_widgets.components.drawing import defs
from village_widgets.components.inks import Ink

INKS: Final = MappingProxyType(
    {
        "red": Ink("#c2443a", "#c8483e", "#d2504a"),
        "blue": Ink("#386fb3", "#4480c8", "#4a86d0"),
        "green": Ink("#4d8a41", "#59994c", "#5fa351"),
        "yellow": Ink("#f0c440", "#ebbe3d", "#d9a520"),
    }
)
"""The colours of the tribes."""

PIECES: Final = {
    "wood": (
        '<path class="o f-bark" d="M4.5 8.5L17 5c3.5 0 5.5 3 5.5 6s-1.5 6-4 6.5L6 20z"/>'
        '<circle class="o f-log" cx="6.5" cy="14.2" r="5.5"/><path class="s" d="M6.5 11.2a3 3 0 1 1-2.8 4M12 8l7-2M13.5 '
        '17l6-1.8"/>'
    ),
    "brick": (
        '<path class="o f-clay" d="M2 10.5L14 8l8 2.5v7L10 20.5 2 17z"/><path class="f-clay2" d="M2.5 11l7.8 2.7V20L2.5 16.7z"/>'
        '<path class="s" d="M2 10.5l8.2 3L22 10.5M10.2 13.5v7"/>'
    ),
    "stone": (
        '<path class="o f-rock" d="M3 16.5L5.5 8l6-4.5 7 2.5 3 8-4 6.5H7z"/><path class="f-rock2" d="M11.5 4l1 8-7 4.5L3.4 16 '
        '5.7 8.3z"/>'
        '<path class="s" d="M11.5 3.5l1 8.5-9 4.2M12.5 12l8.5 2M12.5 12l-2 8"/>'
    ),
    "gold": (
        '<path class="o f-gold" d="M3 15.5c-.5-4 2-5 3.5-8S11 3 14 4.5s6.5 3 7 7-1 8-5.5 8.5-12 1-12.5-4.5z"/>'
        '<path class="li" d="M7 8.5c2-3 5-4 7.5-2.5-3 0-5 1-7.5 2.5z"/><path class="gl" d="M9 14c2-1 4-.5 5 1M15 9.5l2.5 1"/>'
    ),
    "food": (
        '<path class="o f-meat" d="M8.5 5.5c4-3.5 10.5-2 12 3s-2 10-7 10-8-3.5-7.5-7 .5-4.5 2.5-6z"/>'
        '<path class="o f-bone" d="M7.2 14.2l2.8 2.9-3.3 2.6c.4 1.7-1.7 2.7-2.6 1.3-1.5-.8-.7-3 1-2.8z"/>'
        '<path class="li" d="M11 6.5c2.5-2 6-1 7.3 1.2-2.3-1.2-5-1.4-7.3-1.2z"/>'
    ),
}
"""What is gathered, hunted and paid."""

THINGS: Final = {
    "tool": (
        '<path class="wd" d="M7 21L15.5 8"/><path class="o f-rock" d="M9.5 5.5L15 2l7 5-.5 5-5-1-3.5 1.5z"/>'
        '<path class="s" d="M15 2l1.5 9M9 9.5l7 2.5"/>'
    ),
    "field": (
        '<path class="ea" d="M12 22V8M12 12L8.5 8.5M12 12l3.5-3.5M12 16l-4-3.5M12 16l4-3.5M12 8L9.5 4.5M12 8l2.5-3.5M12 7V2.5"/>'
        '<path class="f-moss" d="M3 20.5c5-2 13-2 18 0v2H3z"/>'
    ),
    "hut": (
        '<path class="o f-hide" d="M12 3.5L22 21H2z"/><path class="f-hide2" d="M12 5.5L6 20.7H3z"/><path class="o f-dark" '
        'd="M12 11l4 10H8z"/>'
        '<path class="wd2" d="M10 .8l2.5 4M14 .8l-2.5 4"/>'
    ),
    "any": (
        '<path class="o f-card" d="M12 1.8l9 5.2v10l-9 5.2-9-5.2V7z"/><path class="f-log" d="M12 3l8 4.6-8 4.4z"/><path '
        'class="f-clay" d="M4 7.6L12 3v9z"/>'
        '<path class="f-gold" d="M20 8v8.6L12 21v-9z"/><path class="f-rock" d="M4 8l8 4v9l-8-4.4z"/>'
    ),
    "points": '<path class="o f-gold" d="M12 1.5l3 5.9 6.6.9-4.8 4.6 1.2 6.6-6-3.1-6 3.1 1.2-6.6L2.4 8.3 9 7.4z"/>',
    "card": (
        '<rect class="o f-back" x="4" y="1.5" width="16" height="21" rx="2.5"/><path class="bk" d="M8 17c1-5 2-8 4-10 2 2 3 5 '
        '4 10M9.5 13.5h5"/>'
    ),
    "starts": (
        '<path class="o f-bone" d="M3 5.5C7 2 17 2 21 5.5c-1 2-2.5 3-4.5 3.2l.5 6.3-2.5 6.5h-5L7 15l.5-6.3C5.5 8.5 4 7.5 3 '
        '5.5z"/>'
        '<path class="f-dark" d="M8.7 11.5h2.6v2.8H8.7zM12.7 11.5h2.6v2.8h-2.6zM11.3 16h1.4v1.8h-1.4z"/>'
    ),
    "dice": (
        '<rect class="o f-paper" x="1.5" y="7" width="13" height="13" rx="3"/><rect class="o f-paper" x="10" y="2.5" '
        'width="12" height="12" rx="3"/>'
        '<circle class="f-ink0" cx="16" cy="8.5" r="1.7"/><circle class="f-ink0" cx="5" cy="11" r="1.5"/><circle '
        'class="f-ink0" cx="8" cy="16" r="1.5"/>'
    ),
}
"""What a tribe has besides, and what cards bring."""

FIGURES: Final = {
    "pottery": (
        '<path class="o f-clay" d="M8 4h8l-1.5 3c4 2 6 5 5 9-.8 3-2.5 5.5-4.5 5.5H9c-2 0-3.7-2.5-4.5-5.5-1-4 1-7 5-9z"/>'
        '<path class="bd" d="M5 13l2.5-2 2.3 2 2.2-2 2.3 2 2.2-2 2.5 2"/>'
    ),
    "writing": (
        '<rect class="o f-sand" x="4" y="3" width="16" height="18" rx="2.5"/><path class="s0" d="M7.5 8h3l-1.5 2zM13 8h3l-1.5 '
        "2zM7.5 13h3l-1.5 "
        '2zM13 13h3l-1.5 2zM10 17.5h4"/>'
    ),
    "time": (
        '<circle class="o f-sand" cx="12" cy="13" r="9"/><path class="s0" d="M12 13V5.5M12 6V4.5M20 13h-1.7M5.7 13H4M17.5 '
        '7.5l-1.2 1.2M6.5 7.5l1.2 1.2"/>'
        '<path class="o f-dark" d="M12 13L17 18l-6.5-3z"/>'
    ),
    "transport": (
        '<path class="o f-log" d="M2.5 7.5h19l-1.5 6h-16z"/><circle class="o f-bark" cx="12" cy="16" r="6"/><circle class="o '
        'f-log" cx="12" cy="16" r="2"/>'
        '<path class="s0" d="M12 10v4M12 18v4M6 16h4M14 16h4"/>'
    ),
    "healing": (
        '<path class="lf2" d="M12 22V9"/><path class="o f-moss" d="M12 12C6 12 4 8.5 4 4.5c5 0 8 2.5 8 7.5zM12 16c5 0 7.5-3 '
        '7.5-7-4.5 0-7.5 2-7.5 7z"/>'
        '<path class="o f-clay" d="M7 20h10l-1.5 3h-7z"/>'
    ),
    "weaving": (
        '<path class="wd" d="M4 3v19M20 3v19M3 4.5h18"/><path class="th" d="M7.5 5v13M10.5 5v13M13.5 5v13M16.5 5v13"/>'
        '<path class="bd" d="M5.5 12h13M5.5 15h13M5.5 18h13"/>'
    ),
    "art": (
        '<path class="o f-rock" d="M2 20c-.5-7 1-13 6-16 5-2.5 11 0 13 6 1 4 .7 7.5 0 10z"/>'
        '<path class="pa" d="M6 16.5c.5-4 2-5.5 5-5.5h4l2-2.5.5 3 1.5 1-2 1v3M8 13.5v5M11 13v5M15 13.5v4.5"/>'
    ),
    "music": (
        '<path class="o f-bone" d="M3.5 18L17 4.5c1.5-1.5 4.5 1 3 3L7 21c-2 1.5-5-1-3.5-3z"/>'
        '<path class="f-dark" d="M8.5 14.5l1.6 1.6-.9.9-1.6-1.6zM11.5 11.5l1.6 1.6-.9.9-1.6-1.6zM14.5 8.5l1.6 '
        '1.6-.9.9-1.6-1.6z"/>'
    ),
    "farmer": (
        '<path class="o f-hide" d="M5 22.5c0-6 2-9 6-9s6 3 6 9z"/><circle class="o f-skin" cx="11" cy="8.5" r="4.7"/><path '
        'class="o f-sand" d="M4.5 7.5C8 3 '
        '14 3 17.5 7.5z"/><path class="ea" d="M20.5 22V10M20.5 13l-2-2.5M20.5 13l2-2.5M20.5 10V7"/>'
    ),
    "tool-maker": (
        '<path class="o f-hide" d="M4 22.5c0-6 2-9 6.5-9s6.5 3 6.5 9z"/><circle class="o f-skin" cx="10.5" cy="8.5" r="4.7"/>'
        '<path class="o f-dark" d="M5.5 8c0-4 2.5-5.5 5-5.5s5 1.5 5 5.5c-2-2-8-2-10 0z"/><path class="wd2" d="M17.5 21l3-10"/>'
        '<path class="o f-rock" d="M17.5 7.5L23 8.5l-.7 3.5-5.5-1z"/>'
    ),
    "hut-builder": (
        '<path class="o f-hide" d="M3 22.5c0-6 2-9 6-9s6 3 6 9z"/><circle class="o f-skin" cx="9" cy="8.5" r="4.7"/>'
        '<path class="o f-bark" d="M4 8.5C3.5 4 6 2.8 9 2.8s5.5 1.2 5 5.7c-2.5-2-7.5-2-10 0z"/><path class="o f-hide2" '
        'd="M18.5 10l5 12h-10z"/>'
        '<path class="f-dark" d="M18.5 15l2 7h-4z"/>'
    ),
    "shaman": (
        '<path class="o f-back" d="M4.5 22.5c0-6 2.5-9 7-9s7 3 7 9z"/><circle class="o f-skin" cx="11.5" cy="9.5" r="4.7"/>'
        '<path class="o f-moss" d="M6.5 8.5L4.5 3l3.5 2.5L9.5 1l2 4 2-4L15 5.5 18.5 3l-2 5.5c-3-2-7-2-10 0z"/><path '
        'class="wd2" d="M20.5 22V9"/>'
        '<circle class="o f-bone" cx="20.5" cy="7.5" r="2.3"/>'
    ),
}
"""The eight symbols of culture and the four kinds of people."""

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
"""A worker, as a little figure of wood."""


def _worker(paint: str) -> str:
    return f'<path class="o {paint}" d="{BODY}"/><path class="li" d="M9 4.5c.6-1.6 2.2-2.3 3.8-2-1.6.4-2.9 1-3.8 2z"/>'


def _die(face: int) -> str:
    dots = "".join(f'<circle class="f-ink0" cx="{x}" cy="{y}" r="2.2"/>' for x, y in DOTS.get(face, ()))
    return f'<rect class="o f-paper" x="1" y="1" width="22" height="22" rx="5"/>{dots}'


@cache
def shared() -> str:
    """All shared pictures as ``<defs>``: ids begin with ``vc-``."""
    workers = {f"w-{colour}": _worker(f"b-{colour}") for colour in COLOURS} | {"w-any": _worker("f-bone")}
    dice = {f"die-{face}": _die(face) for face in (0, *DOTS)}
    return defs({**PIECES, **THINGS, **FIGURES, **workers, **dice})
