"""Orchard for the companion: its telling is that of all pages; a tracked table has a view of its own."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tests.orchard_core import GAME
from tests.orchard_core.edition import Edition
from tests.orchard_core.table import Table
from tests.orchard_widgets.checking import CHECKLIST
from tests.orchard_widgets.checking import WORD_FILES as CHECK_WORDS
from tests.orchard_widgets.inks import INKS
from tests.orchard_widgets.laying import Laid, OrchardLayingForm
from tests.orchard_widgets.look import CSS, WORD_FILES
from tests.orchard_widgets.telling import OrchardTelling
from tests.orchard_widgets.tracker import OrchardTrackerView
from village_core.games.opening import Depth
from village_core.kernel.position import Position
from village_core.kernel.values import Player
from village_widgets.companion.exporting.result import Publication
from village_widgets.companion.laying.view import Laying
from village_widgets.companion.parts import FOLDERS as PAGE_FOLDERS
from village_widgets.companion.parts import Parts
from village_widgets.companion.shared import SharedTable
from village_widgets.companion.writing import Writing
from village_widgets.words import load_words

FOLDERS: Final = (*PAGE_FOLDERS, CHECK_WORDS)
PUBLISHED: Final = Publication("Orchard", 0, INKS)


class OrchardParts(Parts[Table, Edition]):
    """Orchard for the companion, in one language."""

    scripts = files(__package__) / "scripts"
    folders: Sequence[Traversable] = FOLDERS
    published = PUBLISHED
    checklist = CHECKLIST
    depths = (Depth.FULL, Depth.TRACKED)

    def __init__(self) -> None:
        super().__init__(GAME, CSS, load_words(*WORD_FILES, *self.folders))

    def build_writing(self, players: Sequence[Player], position: Position[Table]) -> Writing[Table]:
        """Build what describes and enters a full table, with the telling of all pages."""
        return Writing(OrchardTelling(GAME, players, position.table.edition, self.words))

    def build_tracker(self, shared: SharedTable[Table]) -> OrchardTrackerView:
        """Build the view of a game that people play with their own pieces and report."""
        return OrchardTrackerView(shared, self.words)

    def build_laying(self, shared: SharedTable[Table]) -> Laying[Table, Laid]:
        """Build the form by which a table is laid out by hand."""
        return Laying(shared, OrchardLayingForm(self.words, self.name_players(shared.game), shared.position.table.copy))
