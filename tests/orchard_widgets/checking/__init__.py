"""Check your copy of Orchard: the die, the cakes in the middle, and what a cake brings."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tests.orchard_core import GAME
from tests.orchard_core.edition import Edition
from tests.orchard_core.table import Table
from village_widgets.companion.checking.checklist import Checklist, Station
from village_widgets.companion.checking.naming import Naming
from village_widgets.companion.checking.pictures import Box, Draw, draw_on_board

BOXES: Final[dict[str, Box]] = {"box.cakes": (244, 10, 72, 90), "cake.points": (244, 10, 72, 30)}
WORD_FILES: Final = files(__package__) / "words"
MIDDLE: Final[Draw[Table, Edition]] = draw_on_board("middle", lambda edition, spot: BOXES.get(spot))

CHECKLIST: Final = Checklist(
    game=GAME,
    stations=(Station("die"), Station("box", MIDDLE), Station("cake", MIDDLE)),
    make_naming=Naming,
    pieces={},
    draw_pictures=lambda edition: "",
)
