"""What a page offers before a game: the settings of one of the games, and an owner's own numbers for it."""

from __future__ import annotations

from typing import Generic, TypeVar

from village_core.games import find_game, reading
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import BadSettings, PrintedEdition
from village_core.games.narration import problem
from village_core.games.owning import read_for
from village_core.kernel.words import Words
from village_widgets.components.commands import Settings
from village_widgets.components.messages import PlayMessage, Problem, UsedCopy
from village_widgets.components.session import Session
from village_widgets.games import shown_game
from village_widgets.games.shown import ShownGame
from village_widgets.play.settings import Unsettled, begin, build_form, rulings_of

T = TypeVar("T", bound=GameTable)


class Offering(Generic[T]):
    """The settings of the game called ``name``. Raises ``BadSave`` for one that isn't here."""

    def __init__(self, name: str, language: str) -> None:
        self.game: BoardGame[T, PrintedEdition] = find_game(name)
        self.shown: ShownGame[T] = shown_game(name)
        self.words: Words = self.shown.words(language)
        self._numbers = ""  # the text of an owner's file that can be used

    def build_message(self) -> PlayMessage:
        """What the form shows."""
        return PlayMessage(settings=build_form(self.game, self.words))

    def begin(self, asked: Settings, unhurried: bool) -> Session[T] | PlayMessage:
        """The game that was asked for, or what is wrong with it. ``unhurried``: whether a program may think first."""
        try:
            copy = read_for(self.game.editions, self._numbers, len(asked.players)) if self._numbers else None
            return begin(self.game, asked, copy, self.words, unhurried)
        except Unsettled as unsettled:
            return PlayMessage(problems=tuple(Problem(field, said) for field, said in unsettled.problems))
        except BadSettings as error:
            return _refuse_copy(problem(self.words, error))

    def read_copy(self, text: str) -> PlayMessage:
        """From now on begin with an owner's own numbers, as a file has them; with none where it is empty or can't be used."""
        self._numbers = ""
        if len(text) > reading.LONGEST_COPY:
            return _refuse_copy(self.words.format("problem-file-large"))
        if not text:
            return PlayMessage(copy=None)
        try:
            copy = self.game.editions.read(text)
        except BadSettings as error:
            return _refuse_copy(problem(self.words, error))
        self._numbers = text
        edition = self.game.editions.of(copy)
        said = self.words.format("copy-used", count=len(copy.corrections), edition=edition.name)
        return PlayMessage(copy=UsedCopy(copy.edition, said, rulings_of(self.game, edition)))


def _refuse_copy(said: str) -> PlayMessage:
    """What is wrong with an owner's numbers."""
    return PlayMessage(problems=(Problem("copy", said),))
