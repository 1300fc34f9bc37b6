"""Village for the companion: how its tables are described, and the views that it has besides the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from village_core.games import village
from village_core.games.opening import Depth
from village_core.games.village.edition import Edition
from village_core.games.village.laid import Laid
from village_core.games.village.table import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Player
from village_core.kernel.words import Words
from village_widgets.companion.exporting.result import Publication
from village_widgets.companion.laying.view import Laying
from village_widgets.companion.parts import FOLDERS as PAGE_FOLDERS
from village_widgets.companion.parts import Parts
from village_widgets.companion.shared import SharedTable
from village_widgets.games.village import drawing
from village_widgets.games.village.checking import CHECKLIST
from village_widgets.games.village.checking import WORD_FILES as CHECKING_WORDS
from village_widgets.games.village.inks import INKS
from village_widgets.games.village.laying import WORD_FILES as LAYING_WORDS
from village_widgets.games.village.laying import VillageLayingForm
from village_widgets.games.village.telling import WORD_FILES
from village_widgets.games.village.tracker.tracked import VillageTrackerView
from village_widgets.games.village.tracker.view import WORD_FILES as TRACKER_WORDS
from village_widgets.games.village.writing import WORD_FILES as WRITING_WORDS
from village_widgets.games.village.writing import VillageWriting
from village_widgets.games.village.writing.deciding import VillageAtTheTable
from village_widgets.words import load_words as interface_words

FOLDERS: Final = (*PAGE_FOLDERS, TRACKER_WORDS, LAYING_WORDS, CHECKING_WORDS, WRITING_WORDS)
BOARDGAMEGEEK: Final = 104006
"""The first edition's id at BoardGameGeek. The big box has an id of its own, which we could not verify; its plays count as the
game's."""


@cache
def load_words() -> Words:
    """Return the words that the companion uses for Village: of the game's screens, and of the companion's pages and forms."""
    return interface_words(*WORD_FILES, *FOLDERS)


class VillageParts(Parts[Table, Edition]):
    """Village for the companion, in the language that the process speaks."""

    folders: Sequence[Traversable] = FOLDERS
    scripts = files(__package__) / "scripts"
    published = Publication("Village", BOARDGAMEGEEK, INKS)
    checklist = CHECKLIST
    depths = (Depth.TRACKED, Depth.FULL)

    def __init__(self) -> None:
        super().__init__(village.GAME, drawing.build_css(), load_words())

    def build_writing(self, players: Sequence[Player], position: Position[Table]) -> VillageWriting:
        """Build what describes a table to players who enter the pieces that they draw by chance, and reads their entries."""
        return VillageWriting(VillageAtTheTable(players, position.table.edition, self.words))

    def build_laying(self, shared: SharedTable[Table]) -> Laying[Table, Laid]:
        """Build the form by which players lay a table out by hand."""
        return Laying(shared, VillageLayingForm(self.words, self.name_players(shared.game), shared.position.table.copy))

    def build_tracker(self, shared: SharedTable[Table]) -> VillageTrackerView:
        """Build the tracker of one page: the view of what people report of a game that they play with their own pieces."""
        return VillageTrackerView(shared, self.words)
