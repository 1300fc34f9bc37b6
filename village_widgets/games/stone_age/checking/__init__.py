"""The check of a copy of Stone Age: the food track, and the rulings that may differ."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from village_core.games.stone_age import GAME
from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.table import Table
from village_widgets.companion.checking.checklist import Checklist, Station
from village_widgets.companion.checking.naming import Naming
from village_widgets.companion.checking.pictures import Box, Draw, draw_on_board
from village_widgets.games.stone_age.drawing import icons

WORD_FILES: Final = files(__package__) / "words"
TRACK: Final[Box] = (242, 44, 112, 50)
BOARD: Final[Draw[Table, Edition]] = draw_on_board("tribe:0", lambda edition, spot: TRACK)

CHECKLIST: Final = Checklist(
    game=GAME,
    stations=(Station("tribe", BOARD), Station("rulings")),
    make_naming=Naming,
    pieces={},
    draw_pictures=lambda edition: icons.draw_shared(),
)
"""Stone Age's stations for the check of a copy."""
