"""Stone Age's parts of the companion: words, entries, the tracker, the form that lays a table out, and the check of a copy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from village_core.games.opening import Depth
from village_core.games.stone_age import GAME, Table
from village_core.games.stone_age.choices import EndTurn
from village_core.games.stone_age.edition import Edition
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Player
from village_core.kernel.words import Words
from village_widgets.companion.exporting.result import Publication
from village_widgets.companion.laying.view import Laying
from village_widgets.companion.parts import FOLDERS as PAGE_FOLDERS
from village_widgets.companion.parts import Parts
from village_widgets.companion.shared import SharedTable
from village_widgets.companion.tracked import ReportTelling
from village_widgets.games.stone_age import drawing
from village_widgets.games.stone_age.checking import CHECKLIST
from village_widgets.games.stone_age.checking import WORD_FILES as CHECKING_WORDS
from village_widgets.games.stone_age.inks import INKS
from village_widgets.games.stone_age.laying import WORD_FILES as LAYING_WORDS
from village_widgets.games.stone_age.laying import RoundStart, StoneAgeLayingForm
from village_widgets.games.stone_age.look import WORD_FILES
from village_widgets.games.stone_age.telling import StoneAgeTelling
from village_widgets.games.stone_age.tracker.view import WORD_FILES as TRACKER_WORDS
from village_widgets.games.stone_age.tracker.view import StoneAgeTracker
from village_widgets.games.stone_age.writing import WORD_FILES as WRITING_WORDS
from village_widgets.games.stone_age.writing import StoneAgeWriting
from village_widgets.words import load_words as interface_words

FOLDERS: Final = (*PAGE_FOLDERS, TRACKER_WORDS, LAYING_WORDS, CHECKING_WORDS, WRITING_WORDS)
BOARDGAMEGEEK: Final = 34635


@cache
def load_words() -> Words:
    """Return the words that the companion uses for Stone Age: of the game's screens, and of the companion's pages and forms."""
    return interface_words(*WORD_FILES, *FOLDERS)


class StoneAgeAtTheTable(ReportTelling[Table], StoneAgeTelling):
    """One table of Stone Age in the companion, full or tracked, described to players who roll their own dice.

    A roll whose sum alone is entered has no faces.
    """

    ROLLS = False

    def describe_entry(self, choice: Choice, before: Position[Table]) -> str:
        """Describe a choice that brought no event: the end of a turn with its player, other choices as in a full game."""
        if isinstance(choice, EndTurn) and before.seat is not None:
            return self.words.format("entered-end-turn", who=self.narrator.nouns.name_seat(before.seat))
        return super().describe_entry(choice, before)


class StoneAgeParts(Parts[Table, Edition]):
    """Stone Age for the companion, in the language that the process speaks."""

    folders: Sequence[Traversable] = FOLDERS
    scripts = files(__package__) / "scripts"
    published = Publication("Stone Age", BOARDGAMEGEEK, INKS)
    checklist = CHECKLIST
    depths = (Depth.TRACKED, Depth.FULL)

    def __init__(self) -> None:
        super().__init__(GAME, drawing.build_css(), load_words())

    def build_writing(self, players: Sequence[Player], position: Position[Table]) -> StoneAgeWriting:
        """Build the writing of players who roll their own dice and draw their own cards."""
        return StoneAgeWriting(StoneAgeAtTheTable(players, position.table.edition, self.words))

    def build_tracker(self, shared: SharedTable[Table]) -> StoneAgeTracker:
        """Build the tracker of one page: the view of what people report of a game that they play with their own pieces."""
        return StoneAgeTracker(shared, self.words)

    def build_laying(self, shared: SharedTable[Table]) -> Laying[Table, RoundStart]:
        """Build the form by which players lay a table out by hand."""
        return Laying(shared, StoneAgeLayingForm(self.words, self.name_players(shared.game), shared.position.table.copy))
