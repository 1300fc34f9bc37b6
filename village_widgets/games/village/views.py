"""The views of a table of Village as the companion's page knows them: the tracker, the board, the form that lays it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from village_core.games.village.dying import Dying
from village_core.games.village.laying import mourned
from village_core.games.village.position import Position
from village_core.games.village.table import Table
from village_core.games.village.tracking.resting import LaidToRest
from village_core.kernel.game import Player
from village_core.kernel.words import Words
from village_widgets.companion.recording import DEEDS as RECORDING
from village_widgets.companion.recording import Recorded
from village_widgets.companion.shared import Incoming, Shared
from village_widgets.components.telling import Message, Plain
from village_widgets.games.village.laying import LayingForm
from village_widgets.games.village.telling import VillageTelling
from village_widgets.games.village.tracker.side import Tracked
from village_widgets.games.village.writing import VillageWriting

__all__ = ["Board", "Laying", "Tracked"]


class Board:
    """The whole board."""

    deeds = RECORDING

    def __init__(self, shared: Shared[Table], telling: VillageTelling, writing: VillageWriting) -> None:
        self.recorded = Recorded(shared, telling, writing)

    def whole(self) -> Message:
        """The board with everything on it."""
        return {"table": self.recorded.whole()}

    def patch(self) -> Message:
        """What has changed on the board."""
        return {"table": self.recorded.patch()}

    def hear(self, message: Mapping[str, object], incoming: Incoming) -> Message | None:
        """Answer a deed of the board."""
        return self.recorded.hear(message, incoming)

    def meant(self, message: Mapping[str, object]) -> tuple[str, Message | None]:
        """What was tapped on the board as it was then."""
        return self.recorded.meant(message)


class Laying:
    """The form by which the table is laid out: at its beginning, when it is promoted, and to put it right."""

    deeds = ("laying", "promote", "lay-check", "lay")

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

    def hear(self, message: Mapping[str, object], incoming: Incoming) -> Message | None:
        """Open the form, check what was typed, or lay the table out; nothing of it while somebody has still to die."""
        if message["do"] != "lay-check" and (wrong := self._mourned()):
            return {"wrong": wrong}
        said = message.get("values")
        values: Mapping[str, object] = said if isinstance(said, dict) else {}
        match message["do"]:
            case "lay-check":
                return self.form.check(values)
            case "lay":
                position = self.form.read(values)
                if not isinstance(position, Position):
                    return position
                self.shared.sending(incoming)
                self.shared.lay(position)
                return {**self.form.done(), "view": ""}
        return {"view": "laying", **self.whole()}

    def _mourned(self) -> str:
        """That somebody has to die first; nothing where nobody has to."""
        position = self.shared.position
        seats = mourned(position)
        if not seats:
            return ""
        return self.form.waits(seats[0], isinstance(position.top, (Dying, LaidToRest)))

    def meant(self, message: Mapping[str, object]) -> tuple[str, Message | None]:
        """Laying the table out means the same later."""
        values: Plain = msgspec.to_builtins(message.get("values"))
        return self.form.words.say("ui-laying-lay"), {"do": "lay", "values": values}
