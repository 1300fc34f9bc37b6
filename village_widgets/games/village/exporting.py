"""Village as other programs know it."""

from __future__ import annotations

from typing import Final

from village_widgets.companion.exporting.result import Published
from village_widgets.games.village.drawing.figures import INKS

BOARDGAMEGEEK: Final = 104006
"""The first edition's id there. The big box has one of its own, which we could not verify; its plays count as the game's."""
PUBLISHED: Final = Published("Village", BOARDGAMEGEEK, INKS)
