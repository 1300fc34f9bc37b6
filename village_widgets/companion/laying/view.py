"""The form that lays a table out, as a view of a shared table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from msgspec.structs import replace

from village_core.kernel.frames import Table
from village_widgets.companion.commands import CheckLaying, Lay, OpenLaying, Promote
from village_widgets.companion.laying.form import LayingForm
from village_widgets.companion.messages import CompanionMessage, LayingMessage
from village_widgets.companion.outcomes import LaidOut, Move
from village_widgets.companion.shared import SharedTable
from village_widgets.companion.views import RestatedInput, TableView
from village_widgets.components.commands import Command, Entering

T = TypeVar("T", bound=Table)
L = TypeVar("L")


class Laying(TableView[T], Generic[T, L]):
    """The form by which a table is laid out: when it begins, when it is to be followed in full, and to put it right.

    The form stays as people fill it in, whatever is entered meanwhile.
    """

    commands = (OpenLaying, Promote, CheckLaying, Lay)

    def __init__(self, shared: SharedTable[T], form: LayingForm[T, L]) -> None:
        super().__init__(shared)
        self.form = form

    def snapshot(self) -> CompanionMessage:
        """Return the message that shows the form, filled with the known values."""
        codes = self.shared.found.codes
        opened = self.form.open(self.shared.position, codes.table or codes.viewer, len(self.shared.lines))
        return CompanionMessage(laying=opened)

    def answer(self, command: Command) -> CompanionMessage:
        """Open the form, or say what has to be decided first; or check what was typed."""
        if isinstance(command, CheckLaying):
            return CompanionMessage(laying=self.form.check(command.values))
        if wrong := self.form.explain_wait(self.shared.position):
            return CompanionMessage(wrong=wrong)
        return replace(self.snapshot(), view="laying")

    def read(self, command: Entering) -> Sequence[Move[T]] | CompanionMessage:
        """Return the position that was laid out, or a message that says why it is impossible or what has to be decided first."""
        if wrong := self.form.explain_wait(self.shared.position):
            return CompanionMessage(wrong=wrong)
        position = self.form.read(command.values if isinstance(command, Lay) else {})
        return CompanionMessage(laying=position) if isinstance(position, LayingMessage) else (LaidOut(position),)

    def confirm(self, command: Entering) -> CompanionMessage:
        """Return the message that the table was laid out: it closes the form, and the page may forget what was typed."""
        return CompanionMessage(laying=LayingMessage(laid=True), view="")

    def restate(self, command: Entering) -> RestatedInput:
        """Return a late laying in words, with the command that still enters it, because it means the same later."""
        again = Lay(command.values) if isinstance(command, Lay) else None
        return RestatedInput(self.form.words.format("ui-laying-lay"), again)
