"""Village as the screen shows it, as one value."""

from __future__ import annotations

from typing import Final

from village_core.games.village.table import Table
from village_widgets.games.shown import ShownGame
from village_widgets.games.village import drawing
from village_widgets.games.village.teaching import TEACHING
from village_widgets.games.village.telling import VillageTelling, words

SHOWN: Final[ShownGame[Table]] = ShownGame(
    words=words,
    telling=lambda players, position, said: VillageTelling(players, position.table.edition, said),
    css=drawing.css,
    teaching=TEACHING,
)
