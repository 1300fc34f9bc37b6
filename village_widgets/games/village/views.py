"""The views of a table of Village as the companion's page knows them: the tracker, the form that lays it out."""

from __future__ import annotations

from collections.abc import Sequence

from village_core.games.village.dying import Dying
from village_core.games.village.laying import mourned
from village_core.games.village.position import Position
from village_core.games.village.table import Table
from village_core.games.village.tracking.resting import LaidToRest
from village_core.kernel.game import Player
from village_core.kernel.words import Words
from village_widgets.companion.commands import CheckLaying, Lay, OpenLaying, Promote
from village_widgets.companion.shared import Incoming, Shared
from village_widgets.components.commands import Command
from village_widgets.components.telling import Message
from village_widgets.games.village.laying import LayingForm
from village_widgets.games.village.tracker.side import Tracked

__all__ = ["Laying", "Tracked"]


class Laying:
    """The form by which the table is laid out: at its beginning, when it is promoted, and to put it right."""

    commands = (OpenLaying, Promote, CheckLaying, Lay)

    def __init__(self, shared: Shared[Table], players: Sequence[Player], words: Words) -> None:
        self.shared = shared
        self.form = LayingForm(words, players, shared.position.table.copy)

    def whole(self) -> Message:
        """The form, filled with what is known."""
        codes = self.shared.found.codes
        return self.form.open(self.shared.position, codes.table or codes.viewer, len(self.shared.lines))

    def patch(self) -> Message:
        """The form stays as people fill it in."""
        return {}

    def obey(self, command: Command, sent: Incoming) -> Message | None:
        """Open the form, check what was typed, or lay the table out; nothing of it while somebody has still to die."""
        if isinstance(command, CheckLaying):
            return self.form.check(command.values)
        if wrong := self._mourned():
            return {"wrong": wrong}
        if not isinstance(command, Lay):
            return {"view": "laying", **self.whole()}
        position = self.form.read(command.values)
        if not isinstance(position, Position):
            return position
        self.shared.lay(position, sent)
        return {**self.form.done(), "view": ""}

    def _mourned(self) -> str:
        """That somebody has to die first; nothing where nobody has to."""
        position = self.shared.position
        seats = mourned(position)
        if not seats:
            return ""
        return self.form.waits(seats[0], isinstance(position.top, (Dying, LaidToRest)))

    def meant(self, command: Command) -> tuple[str, Command | None]:
        """Laying the table out means the same later."""
        return self.form.words.say("ui-laying-lay"), Lay(command.values) if isinstance(command, Lay) else None
