"""Manitoba for the companion: how its tables are told and written down, laid out and checked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from village_core.games.manitoba import GAME, Table
from village_core.games.manitoba.edition import Edition
from village_core.kernel.position import Position
from village_core.kernel.values import Player
from village_core.kernel.words import Words
from village_widgets.companion.checking.checklist import Checklist, Station
from village_widgets.companion.checking.naming import Naming
from village_widgets.companion.exporting.result import Published
from village_widgets.companion.parts import FOLDERS as PAGE_FOLDERS
from village_widgets.companion.parts import Parts
from village_widgets.companion.shared import Shared
from village_widgets.companion.views import TableView
from village_widgets.companion.writing import Writing
from village_widgets.games.manitoba import drawing
from village_widgets.games.manitoba.inks import INKS
from village_widgets.games.manitoba.look import WORD_FILES
from village_widgets.games.manitoba.telling import ManitobaTelling
from village_widgets.words import load_words as interface_words

FOLDERS: Final = PAGE_FOLDERS
BOARDGAMEGEEK: Final = 0


@cache
def words() -> Words:
    """Return all words of the companion about Manitoba."""
    return interface_words(*WORD_FILES, *FOLDERS)


class ManitobaParts(Parts[Table, Edition]):
    """Manitoba for the companion, in one language."""

    folders: Sequence[Traversable] = FOLDERS
    scripts = files(__package__) / "scripts"
    published = Published("Manitoba", BOARDGAMEGEEK, INKS)
    checklist = Checklist(game=GAME, stations=(Station("rulings"),), naming=Naming, pieces={}, pictures=lambda edition: "")

    def __init__(self) -> None:
        super().__init__(GAME, drawing.build_css(), words())

    def build_writing(self, players: Sequence[Player], position: Position[Table]) -> Writing[Table]:
        """Build the writing, with the telling of all pages."""
        return Writing(ManitobaTelling(players, position.table.edition, self.words))

    def build_laying(self, shared: Shared[Table]) -> TableView[Table]:
        """Build the form by which a table is laid out by hand."""
        raise NotImplementedError
