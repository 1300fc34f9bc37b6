"""People: members of five families, monks and customers.

A member is 26 wide and 36 high; each family wears its own hat.
"""

from __future__ import annotations

from typing import Final

from village_core.games.village.vocabulary import COLOURS
from village_widgets.games.village.drawing.art import ART

__all__ = ["COLOURS", "FACES", "FIGURES"]

BODY: Final = "M13 13.5c6 0 8.5 4.5 9.5 11l1.5 8.5c.2 1.5-.5 2.5-2 2.5H4c-1.5 0-2.2-1-2-2.5l1.5-8.5c1-6.5 3.5-11 9.5-11z"


def _draw_body(colour: str) -> str:
    return f'<path class="o b-{colour}" d="{BODY}"/>{_draw_head(colour)}'


def _draw_head(colour: str) -> str:
    """Draw head and hat alone, 26 wide and 17 high: they stand on markers and flags."""
    hat = ART[f"hat-{colour}"]
    return f'<circle class="o f-skin" cx="13" cy="9.5" r="5.7"/>{hat}<path class="e" d="M10.8 10.5v.6M15.2 10.5v.6"/>'


CUSTOMERS: Final = tuple(name for name in ART if name.startswith("face-"))
FACES: Final = len(CUSTOMERS)
FIGURES: Final = {
    **{f"p-{colour}": _draw_body(colour) for colour in COLOURS},
    **{f"h-{colour}": _draw_head(colour) for colour in COLOURS},
    **{name: ART[name] for name in ("monk", *CUSTOMERS)},
}
"""Pictures of people by name: members, heads, a monk, and customers, 30 by 28."""
