"""The check of the copy on a running table: what the table has not used yet comes first and can still be changed there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.games.copying import NamedValue, correct, find_settings, list_changes, list_usable, with_settings
from village_core.games.editions import CHECKED, BadSettings, EditionSettings, PrintedEdition
from village_core.games.owning import OwnerAnswers, list_values, read_own, write_settings
from village_core.kernel.words import Words
from village_widgets.companion.checking.check import CopyCheck
from village_widgets.companion.checking.checklist import Checklist
from village_widgets.companion.commands import CheckValues, OpenChecking, UseCopy
from village_widgets.companion.messages import CheckedCopy, CheckTable, CompanionMessage
from village_widgets.companion.outcomes import LaidOut, Move
from village_widgets.companion.shared import SharedTable
from village_widgets.companion.views import RestatedInput, TableView
from village_widgets.components.commands import Command, Entering

G = TypeVar("G", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)


class CopyAtTable(TableView[G], Generic[G, E]):
    """The check of a copy as a view of a shared table. A change is one line of its log: the same position with another copy.

    A page gets the check only when it asks for it; what happens at the table later doesn't change what people have filled in.
    """

    commands = (OpenChecking, CheckValues, UseCopy)

    def __init__(self, shared: SharedTable[G], checklist: Checklist[G, E], words: Words) -> None:
        super().__init__(shared)
        self.checklist = checklist
        self.words = words
        self.editions = checklist.game.editions

    def answer(self, command: Command) -> CompanionMessage | None:
        """Open the check, or take the values that are printed on the copy; None for a command that is about neither.

        A command without a text begins with the corrections of the table's copy. An answer with an owner's file says how the
        table can use its numbers; the table itself doesn't change.
        """
        if not isinstance(command, OpenChecking | CheckValues):
            return None
        if not command.text:
            command = replace(command, text=self._write_text(), edition=self._copy.edition)
        check = CopyCheck(self.checklist, self.words, self.checklist.list_upcoming(self.shared.position))
        answer = check.answer(replace(command, players=self._seated))
        if answer.checking is UNSET or answer.checking.text is UNSET or answer.checking.edition is UNSET:
            return answer
        state = self._describe_use(answer.checking.text, answer.checking.edition)
        return replace(answer, checking=replace(answer.checking, table=state))

    def read(self, command: Entering) -> Sequence[Move[G]] | CompanionMessage | None:
        """Return the position with the owner's numbers that the game has not used yet, as a move.

        If none can be used, return the message that says so; None for a command about something else.
        """
        if not isinstance(command, UseCopy):
            return None
        good = list_usable(self.shared.game, self._find_corrections(command.text), self.editions)
        if not good:
            return self.confirm(command)
        copy = correct(self._copy, good, self.editions)
        return (LaidOut(with_settings(self.shared.position, copy)),)

    def confirm(self, command: Entering) -> CompanionMessage | None:
        """Say which of the owner's numbers the table can still use, and which come too late; None for another kind of command."""
        if not isinstance(command, UseCopy):
            return None
        return CompanionMessage(checking=CheckedCopy(table=self._describe_use(command.text, self._copy.edition)))

    def restate(self, command: Entering) -> RestatedInput:
        """Describe a use of a copy that came too late, with the command that still asks for it."""
        return RestatedInput(self.words.format("check-use"), UseCopy(command.text) if isinstance(command, UseCopy) else None)

    # Internals

    @property
    def _copy(self) -> EditionSettings:
        return find_settings(self.shared.position)

    @property
    def _seated(self) -> tuple[int]:
        return (len(self.shared.game.players),)

    def _write_text(self) -> str:
        """Write as an owner's file those corrections of the table's copy that such a file may set; "" if there are none."""
        told = tuple((name, value) for name, value in self._copy.corrections if self._can_tell(name))
        return write_settings(self.editions, OwnerAnswers(EditionSettings(self._copy.edition, told)), "", {}) if told else ""

    def _can_tell(self, name: str) -> bool:
        """Tell whether an owner's file may set a value at this table.

        Such a value counts for this number of players. It is not ``CHECKED``, and not a ruling that tables choose.
        """
        kind = self.editions.kind
        mine = kind.find_player_count(name) in (
            None,
            *(number for count in self._seated for number in kind.list_player_counts(count)),
        )
        return mine and name != CHECKED and name.removeprefix("rulings.") not in self.checklist.game.selectable

    def _find_corrections(self, text: str) -> tuple[NamedValue, ...]:
        """Return where an owner's file differs from the copy on the table, with the owner's values.

        Values that a file may not set at this table are left out. Returns nothing for a file that can't be read or is about
        another edition.
        """
        try:
            owned, _ = read_own(self.editions, text, self._copy.edition)
        except BadSettings:
            return ()
        if owned.copy.edition != self._copy.edition:
            return ()
        believed = list_values(self.editions.build_edition(EditionSettings(owned.copy.edition)))
        every = {**{name: believed[name] for name in owned.confirmed}, **dict(owned.copy.corrections)}
        told = {name: value for name, value in every.items() if self._can_tell(name)}
        wanted = correct(self._copy, told.items(), self.editions)
        return tuple((name, told[name]) for name in list_changes(self._copy, wanted, self.editions))

    def _describe_use(self, text: str, edition: str) -> CheckTable:
        """Describe which of an owner's numbers the table can still use, with the button's label, and which come too late.

        The label is "" if there are none to use or the page may not write. Without a ``text`` nothing is said; numbers of another
        ``edition``, and those that the table has already, get a sentence that says so.
        """
        if not text:
            return CheckTable((), "")
        if edition != self._copy.edition:
            return CheckTable((self.words.format("check-table-other"),), "")
        told = self._find_corrections(text)
        good = list_usable(self.shared.game, told, self.editions)
        late = tuple(each for each in told if each not in good)
        if not told:
            return CheckTable((self.words.format("check-table-same"),), "")
        said = []
        if good:
            said.append(self.words.format("check-table-fresh", changes=self._describe(good)))
        if late:
            said.append(self.words.format("check-table-late", changes=self._describe(late)))
        return CheckTable(tuple(said), self.words.format("check-use") if good and self.shared.writes else "")

    def _describe(self, told: Iterable[NamedValue]) -> str:
        return describe_changes(self.checklist, self.words, self._copy, correct(self._copy, told, self.editions))


def describe_changes(checklist: Checklist[G, E], words: Words, before: EditionSettings, after: EditionSettings) -> str:
    """Describe what is printed differently in two copies of one edition."""
    editions = checklist.game.editions
    naming = checklist.build_naming(words, editions.build_edition(before))
    ours, theirs = list_values(editions.build_edition(before)), list_values(editions.build_edition(after))
    return naming.join(
        [
            words.format(
                "check-change",
                what=naming.name_value(name),
                before=naming.describe_value(name, ours[name]),
                after=naming.describe_value(name, theirs[name]),
            )
            for name in list_changes(before, after, editions)
        ]
    )
