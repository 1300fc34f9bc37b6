"""Manitoba's parts of the companion: words, entries, the tracker, the form that lays a table out, and the check of a copy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from village_core.games.manitoba import GAME, Table
from village_core.games.manitoba.choices import EndRound
from village_core.games.manitoba.edition import Edition
from village_core.games.opening import Depth
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Player
from village_core.kernel.words import Words
from village_widgets.companion.exporting.result import Publication
from village_widgets.companion.laying.view import Laying
from village_widgets.companion.parts import FOLDERS as PAGE_FOLDERS
from village_widgets.companion.parts import Parts
from village_widgets.companion.shared import SharedTable
from village_widgets.companion.tracked import ReportTelling
from village_widgets.games.manitoba import drawing
from village_widgets.games.manitoba.checking import CHECKLIST
from village_widgets.games.manitoba.checking import WORD_FILES as CHECKING_WORDS
from village_widgets.games.manitoba.inks import INKS
from village_widgets.games.manitoba.laying import WORD_FILES as LAYING_WORDS
from village_widgets.games.manitoba.laying import ManitobaLayingForm, RoundStart
from village_widgets.games.manitoba.look import WORD_FILES
from village_widgets.games.manitoba.telling import ManitobaTelling
from village_widgets.games.manitoba.tracker.view import WORD_FILES as TRACKER_WORDS
from village_widgets.games.manitoba.tracker.view import ManitobaTracker
from village_widgets.games.manitoba.writing import WORD_FILES as WRITING_WORDS
from village_widgets.games.manitoba.writing import ManitobaWriting
from village_widgets.words import load_words as interface_words

FOLDERS: Final = (*PAGE_FOLDERS, TRACKER_WORDS, LAYING_WORDS, CHECKING_WORDS, WRITING_WORDS)
BOARDGAMEGEEK: Final = 0


@cache
def load_words() -> Words:
    """Return the words that the companion uses for Manitoba: of the game's screens, and of the companion's pages and forms."""
    return interface_words(*WORD_FILES, *FOLDERS)


class ManitobaAtTheTable(ReportTelling[Table], ManitobaTelling):
    """One table of Manitoba in the companion, full or tracked, described to players who play with their own pieces."""

    def describe_entry(self, choice: Choice, before: Position[Table]) -> str:
        """Describe a choice that brought no event: the end of a round in Manitoba's words, others as in a full game."""
        return self.words.format("entered-end-round") if isinstance(choice, EndRound) else super().describe_entry(choice, before)


class ManitobaParts(Parts[Table, Edition]):
    """Manitoba for the companion, in the language that the process speaks."""

    folders: Sequence[Traversable] = FOLDERS
    scripts = files(__package__) / "scripts"
    published = Publication("Manitoba", BOARDGAMEGEEK, INKS)
    checklist = CHECKLIST

    depths = (Depth.TRACKED, Depth.FULL)

    def __init__(self) -> None:
        super().__init__(GAME, drawing.build_css(), load_words())

    def build_writing(self, players: Sequence[Player], position: Position[Table]) -> ManitobaWriting:
        """Build the writing of players who draw tiles and cards and build the totem with their own pieces."""
        return ManitobaWriting(ManitobaAtTheTable(players, position.table.edition, self.words))

    def build_tracker(self, shared: SharedTable[Table]) -> ManitobaTracker:
        """Build the tracker of one page: the view of what people report of a game that they play with their own pieces."""
        return ManitobaTracker(shared, self.words)

    def build_laying(self, shared: SharedTable[Table]) -> Laying[Table, RoundStart]:
        """Build the form by which players lay a table out by hand."""
        return Laying(shared, ManitobaLayingForm(self.words, self.name_players(shared.game), shared.position.table.copy))
