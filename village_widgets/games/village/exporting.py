"""Village as other programs know it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from village_widgets.companion.exporting.result import Published

BOARDGAMEGEEK: Final = 104006
"""The first edition's id there. The big box has one of its own, which we could not verify; its plays count as the game's."""
INKS: Final = MappingProxyType(
    {"red": "#b5342b", "yellow": "#e0b020", "blue": "#2f62a8", "white": "#f4f1ea", "purple": "#7a4a9c"}
)
PUBLISHED: Final = Published("Village", BOARDGAMEGEEK, INKS)
