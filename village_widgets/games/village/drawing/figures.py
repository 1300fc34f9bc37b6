"""People: members of five families, monks and customers.

A member is 26 wide and 36 high; each family wears its own hat.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from village_core.games.village.vocabulary import COLOURS
from village_widgets.components.inks import Ink

__all__ = ["BODY", "COLOURS", "CUSTOMERS", "HATS", "INKS"]

INKS: Final = MappingProxyType(
    {
        "red": Ink("#c8413b", "#c8413b", "#d2504a"),
        "yellow": Ink("#f3c73f", "#efc23c", "#d9a520"),
        "blue": Ink("#3870b8", "#3f7ac6", "#4a86d0"),
        "white": Ink("#fdfcf7", "#f3efe5", "#9a9488"),
        "purple": Ink("#8454a6", "#8d5db1", "#9a66bd"),
    }
)
"""The colours of the families."""

HATS: Final = {
    "red": '<path class="o b-red" d="M4.5 8C5 3 9 1.5 13.5 1.5c4.5 0 8 2 8 5 0 1.5-1 2-2.5 2h-13c-1 '
    '0-1.5 0-1.5-.5z"/><path class="o b-red" d="M13 2c0-1.5 1-2 2-1.5"/>',
    "yellow": '<path class="o b-yellow" d="M8.5 7c0-4 1.8-5.5 4.5-5.5s4.5 1.5 4.5 5.5z"/><path class="o '
    'b-yellow" d="M2 8c3-1.8 19-1.8 22 0-2 2-20 2-22 0z"/>',
    "blue": '<path class="o b-blue" d="M6 8.5L13.5-4 20 8.5c-4 1.2-10 1.2-14 0z"/>',
    "white": '<path class="o b-white" d="M5 11c-1.5-7 3-10 8-10s9.5 3 8 10c-1.5-3.5-2.5-5-8-5s-6.5 1.5-8 5z"/>',
    "purple": '<path class="o b-purple" d="M6 8.5L5 .5l4.5 3.5L13-1l3.5 5L21 .5l-1 8z"/>',
}
BODY: Final = "M13 13.5c6 0 8.5 4.5 9.5 11l1.5 8.5c.2 1.5-.5 2.5-2 2.5H4c-1.5 0-2.2-1-2-2.5l1.5-8.5c1-6.5 3.5-11 9.5-11z"


def _draw_body(colour: str) -> str:
    return (
        f'<path class="o b-{colour}" d="{BODY}"/><circle class="o f-skin" cx="13" cy="9.5" r="5.7"/>'
        f"{HATS[colour]}"
        '<path class="e" d="M10.8 10.5v.6M15.2 10.5v.6"/>'
    )


def _draw_hat(colour: str) -> str:
    """Head and hat alone, for markers and flags: 26 wide, 17 high."""
    return f'<circle class="o f-skin" cx="13" cy="9.5" r="5.7"/>{HATS[colour]}<path class="e" d="M10.8 10.5v.6M15.2 10.5v.6"/>'


def _draw_portrait(hair: str, hat: str, coat: str) -> str:
    """A customer's portrait, 30 by 28."""
    return (
        f'<path class="o {coat}" d="M3 28c0-7 4.5-10 12-10s12 3 12 10z"/>{hair}'
        f'<circle class="o f-skin" cx="15" cy="12" r="7"/><path class="e" d="M12.5 12.5v1M17.5 '
        f'12.5v1M13 16c1.2 1 2.8 1 4 0"/>{hat}'
    )


CUSTOMERS: Final = {
    "face-0": _draw_portrait(
        "",
        '<path class="o f-leaf" d="M6 9c6-2.5 12-2.5 18 0l-2-1.5C21.5 2 17 1 14 1.5 10 2 8.5 4 8 '
        '7.5z"/><path class="o f-bone" d="M20 6c2-3 3-4 5-4.5-.5 2.5-1.5 4-4 6z"/>',
        "f-leaf",
    ),
    "face-1": _draw_portrait(
        '<circle class="o f-horse2" cx="15" cy="10.5" r="8.8"/>',
        '<path class="f-horse2" d="M8 11c2-4 5-5 8-5.5 3 .5 5 2 6 5.5C21 5 18 3.5 15 3.5S9 5 8 11z"/>',
        "f-roof",
    ),
    "face-2": _draw_portrait(
        "",
        '<path class="o f-cap" d="M6.5 9c0-6 4-8 8.5-8s8.5 2 8.5 8c-5-1.5-12-1.5-17 0z"/><path '
        'class="o f-bone" d="M11 15c2.5-1 5.5-1 8 0-.5 5-2 7-4 7s-3.5-2-4-7z"/>',
        "f-cap",
    ),
    "face-3": _draw_portrait(
        '<path class="o f-bone" d="M6 20C4 8 8 2 15 2s11 6 9 18z"/>',
        '<path class="o f-bone" d="M7.5 11C8 6 11 4.5 15 4.5s7 1.5 7.5 6.5C21 8 19 7.5 15 7.5S9 8 7.5 11z"/>',
        "f-window",
    ),
    "face-4": _draw_portrait(
        "",
        '<path class="o f-sand" d="M2 8.5c7-3 19-3 26 0-6 2-20 2-26 0z"/><path class="o f-sand" '
        'd="M8.5 7.5C8.5 3 11 1.5 15 1.5s6.5 1.5 6.5 6z"/>',
        "f-wood",
    ),
    "face-5": _draw_portrait(
        '<path class="o f-horse" d="M7 21C6 15 6 4 15 4s9 11 8 17z"/>',
        '<path class="o f-roof" d="M7 9.5C8 3.5 11 2 15 2s7 1.5 8 7.5c-5-2.5-11-2.5-16 0z"/>',
        "f-gem",
    ),
}
FACES: Final = len(CUSTOMERS)

FIGURES: Final = {
    **{f"p-{colour}": _draw_body(colour) for colour in COLOURS},
    **{f"h-{colour}": _draw_hat(colour) for colour in COLOURS},
    "monk": (
        '<path class="o f-monk" d="M13 1C19 1 21 6 20.5 11 22.5 15 24 24 24 33c0 1.5-.5 2.5-2 '
        '2.5H4C2.5 35.5 2 34.5 2 33 2 24 3.5 15 5.5 11 5 6 7 1 13 1z"/>'
        '<ellipse class="o f-skin" cx="13" cy="10.5" rx="4.7" ry="5.5"/><path class="e" d="M10.8 '
        '10.5v.6M15.2 10.5v.6"/><path class="s" d="M4.5 24h17"/>'
    ),
    **CUSTOMERS,
}
