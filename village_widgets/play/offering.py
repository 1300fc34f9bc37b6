"""The offer of a page before a game: the settings of one game, and the owner's numbers for it."""

from __future__ import annotations

from typing import Generic, TypeVar

from village_core.games import find_game, reading
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import BadSettings, EditionSettings, PrintedEdition, name_edition
from village_core.games.owning import read_for
from village_core.games.problems import describe_problem
from village_core.kernel.words import Words
from village_widgets.components.commands import Settings
from village_widgets.components.messages import FieldProblem, PlayMessage, UsedCopy
from village_widgets.components.session import Session
from village_widgets.games import find_screen
from village_widgets.games.shown import ShownGame
from village_widgets.play.settings import UnplayableSettings, begin, build_form, read_rulings

T = TypeVar("T", bound=GameTable)


class Offering(Generic[T]):
    """The settings of the game called ``name``, and an owner's numbers for it. Raises ``BadSave`` for an unknown game."""

    def __init__(self, name: str) -> None:
        self.game: BoardGame[T, PrintedEdition] = find_game(name)
        self.shown: ShownGame[T] = find_screen(name)
        self.words: Words = self.shown.load_words()
        self._numbers = ""  # the text of an owner's file, if it is usable
        self._copy: EditionSettings | None = None  # the settings with the numbers of that file

    def build_message(self) -> PlayMessage:
        """Return the message with the form of a new game."""
        return PlayMessage(settings=build_form(self.game, self.words))

    def begin(self, asked: Settings, unhurried: bool) -> Session[T] | PlayMessage:
        """Begin the requested game, or report the problems. ``unhurried``: a program that thinks long waits for ``think``."""
        try:
            copy = read_for(self.game.editions, self._numbers, len(asked.players)) if self._numbers else None
            return begin(self.game, asked, copy, self.words, unhurried)
        except UnplayableSettings as unsettled:
            return PlayMessage(problems=tuple(FieldProblem(field, said) for field, said in unsettled.problems))
        except BadSettings as error:
            return _refuse_copy(describe_problem(self.words, error))

    def read_copy(self, text: str) -> PlayMessage:
        """Use the owner's numbers from a file in further games, and return their description or the problem of the file.

        An empty or unusable file drops the numbers used before.
        """
        self._numbers, self._copy = "", None
        if len(text) > reading.LONGEST_COPY:
            return _refuse_copy(self.words.format("problem-file-large"))
        if not text:
            return PlayMessage(copy=None)
        try:
            copy = self.game.editions.read(text)
        except BadSettings as error:
            return _refuse_copy(describe_problem(self.words, error))
        self._numbers, self._copy = text, copy
        return PlayMessage(copy=self.describe_copy())

    def describe_copy(self) -> UsedCopy | None:
        """Describe the owner's numbers in use; None if there are none."""
        if self._copy is None:
            return None
        edition = self.game.editions.build_edition(self._copy)
        said = self.words.format("copy-used", count=len(self._copy.corrections), edition=name_edition(edition, self.words))
        return UsedCopy(self._copy.edition, said, read_rulings(self.game, edition))


def _refuse_copy(said: str) -> PlayMessage:
    """Return the message that shows ``said``, a sentence, as the problem of the form's field for an owner's numbers."""
    return PlayMessage(problems=(FieldProblem("copy", said),))
