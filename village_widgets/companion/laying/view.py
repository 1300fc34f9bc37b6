"""The form that lays a table out as a view of a shared table."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec.structs import replace

from village_core.kernel.frames import Table
from village_widgets.companion.commands import CheckLaying, Input, Lay, OpenLaying, Promote
from village_widgets.companion.laying.form import LayingForm
from village_widgets.companion.messages import CompanionMessage, LayingMessage
from village_widgets.companion.shared import Incoming, Shared
from village_widgets.components.commands import Command

T = TypeVar("T", bound=Table)
L = TypeVar("L")


class Laying(Generic[T, L]):
    """The form by which the table is laid out: at its beginning, when it is promoted, and to put it right."""

    commands = (OpenLaying, Promote, CheckLaying, Lay)

    def __init__(self, shared: Shared[T], form: LayingForm[T, L]) -> None:
        self.shared = shared
        self.form = form

    def snapshot(self) -> CompanionMessage:
        """The form, filled with what is known."""
        codes = self.shared.found.codes
        opened = self.form.open(self.shared.position, codes.table or codes.viewer, len(self.shared.lines))
        return CompanionMessage(laying=opened)

    def patch(self) -> CompanionMessage:
        """The form stays as people fill it in."""
        return CompanionMessage()

    def handle(self, command: Command, sent: Incoming) -> CompanionMessage:
        """Open the form, check what was typed, or lay the table out; nothing of it while something has to be decided first."""
        if isinstance(command, CheckLaying):
            return CompanionMessage(laying=self.form.check(command.values))
        if wrong := self.form.waits(self.shared.position):
            return CompanionMessage(wrong=wrong)
        if not isinstance(command, Lay):
            return replace(self.snapshot(), view="laying")
        position = self.form.read(command.values)
        if isinstance(position, LayingMessage):
            return CompanionMessage(laying=position)
        self.shared.lay(position, sent)
        return CompanionMessage(laying=self.form.done(), view="")

    def meant(self, command: Command) -> tuple[str, Input | None]:
        """Laying the table out means the same later."""
        return self.form.words.format("ui-laying-lay"), Lay(command.values) if isinstance(command, Lay) else None
