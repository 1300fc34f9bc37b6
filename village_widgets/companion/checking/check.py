"""The check of an owner's copy, as an answer to a page.

It keeps nothing: the text of the owner's file holds all answers, and the page keeps that text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Generic, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.games.editions import BadSettings, EditionSettings, PrintedEdition
from village_core.games.owning import BadCorrections, OwnerAnswers, read_own, tell
from village_core.games.reading import LONGEST_COPY
from village_core.kernel.words import Words
from village_widgets.companion.checking.checklist import Checklist
from village_widgets.companion.checking.messages import CopyMessages
from village_widgets.companion.commands import CheckValues, OpenChecking
from village_widgets.companion.messages import CheckedCopy, CompanionMessage

G = TypeVar("G", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)

FIRST: Final = 2_000
"""The number of characters in which a saved game, or a link, can be recognized."""
USUAL: Final = 4
"""The number of players, or as many as an edition seats, if a page names none."""


class CopyCheck(Generic[G, E]):
    """Answers the pages that check the values of a copy.

    ``words`` know the game, the interface and the checklist. ``upcoming`` are the parts of the edition that a running table
    may not have used yet; None without a table.
    """

    def __init__(self, checklist: Checklist[G, E], words: Words, upcoming: Sequence[str] | None = None) -> None:
        self.checklist = checklist
        self.words = words
        self.upcoming = upcoming
        self.editions = checklist.game.editions

    def answer(self, command: OpenChecking | CheckValues) -> CompanionMessage:
        """Return the whole check for a page that opens it; for values, what they change or what is wrong with them.

        A file that can't be used, or a text that is too long, is only explained. A text that isn't from a file and can't be read
        counts as empty. Of a text that can be read, impossible values are left out; the opened check says which.
        """
        text, file = command.text, isinstance(command, OpenChecking) and command.file
        named = command.edition if command.edition in self.editions else self.editions[0]
        if file and _is_game(text):
            return _explain_unread(self.words.format("check-is-game"))
        if len(text) > LONGEST_COPY:
            return _explain_unread(self.words.format("problem-file-large"))
        try:
            owned, bad = read_own(self.editions, text, named)
        except BadSettings as error:
            owned, bad = OwnerAnswers(EditionSettings(named)), (error,)
            if file:
                return _explain_unread(self._build_messages(owned, ()).describe_problem(error))
        seated = _choose_players(command.players, self.editions.build_edition(owned.copy))
        if isinstance(command, CheckValues):
            return CompanionMessage(checking=self._answer(owned, seated, command))
        told = self._build_messages(owned, _find_players(owned, seated, self.editions.kind) if file else seated)
        unread = tuple(told.describe_problem(error) for error in bad)
        check = replace(told.snapshot(), unread=unread, taken=told.confirm_taken() if file else UNSET)
        return CompanionMessage(view="checking", checking=check)

    def _build_messages(self, owned: OwnerAnswers, seated: tuple[int, ...]) -> CopyMessages[G, E]:
        return CopyMessages(self.checklist, self.words, owned, seated, self.upcoming)

    def _answer(self, owned: OwnerAnswers, seated: tuple[int, ...], command: CheckValues) -> CheckedCopy:
        """Return the owner's numbers with the command's values, and the steps that these change, or what is wrong, by value."""
        before = self._build_messages(owned, seated)
        try:
            told = tell(self.editions, owned, command.values)
            self._check_seating(told, seated)
            after = self._build_messages(told, seated)
        except BadCorrections as error:
            return CheckedCopy(problems=before.describe_problems(error.problems))
        changed = tuple(step for step, other in zip(after.list_steps(), before.list_steps(), strict=True) if step != other)
        return replace(after.describe_answers(), changed=changed, problems=())

    def _check_seating(self, owned: OwnerAnswers, seated: tuple[int, ...]) -> None:
        """Check that a game for each number of players in ``seated`` can begin with an owner's numbers.

        Raises ``BadCorrections`` if one can't.
        """
        try:
            for players in seated:
                self.checklist.game.new_game(owned.copy, players)
        except BadSettings as error:
            raise BadCorrections((error,)) from error


def _explain_unread(said: str) -> CompanionMessage:
    """Return the message that a file or text is not used; ``said`` is the reason in words."""
    return CompanionMessage(checking=CheckedCopy(unread=(said,)))


def _choose_players(asked: Iterable[int], edition: PrintedEdition) -> tuple[int, ...]:
    """Return the numbers of players to check for, in the order asked, without repeats and those that the edition can't seat.

    If none is left, it is ``USUAL``, or the most that the edition seats if they are fewer.
    """
    least, most = edition.players
    fitting = dict.fromkeys(count for count in asked if least <= count <= most)
    return tuple(fitting) or (min(most, USUAL),)


def _find_players(owned: OwnerAnswers, seated: tuple[int, ...], kind: type[PrintedEdition]) -> tuple[int, ...]:
    """Return the numbers of players that a file is about: those of ``seated`` before the others, each from high to low.

    If the file is about none, they are those of ``seated``.
    """
    about = {players for name in owned.answered if (players := kind.find_player_count(name)) is not None}
    return tuple(sorted(about, key=lambda players: (players not in seated, -players))) or seated


def _is_game(text: str) -> bool:
    """Tell whether a text seems to be a saved game or the link of one."""
    begins = text[:FIRST].lstrip("\ufeff \t\r\n")
    return (begins.startswith("{") and '"game"' in begins) or "#game=" in begins
