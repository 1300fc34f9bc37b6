"""The tracker as a side of the companion's page: what it is told, and what it says."""

from __future__ import annotations

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from village_core.games.village.choices import EndRound, EndTurn, Send, Sold, Spend
from village_core.games.village.table import Table
from village_core.games.village.tracking.tallying import Tallying
from village_core.kernel.values import CHANCE, Seat
from village_core.kernel.words import Words
from village_widgets.companion.commands import Anyway, Correct, Draw, Input
from village_widgets.companion.messages import CompanionMessage
from village_widgets.companion.shared import Incoming, Shared
from village_widgets.components.commands import Command, PlainAnswer
from village_widgets.components.names import LONG_NAME, shorten
from village_widgets.games.village.tracker.coming import going_on
from village_widgets.games.village.tracker.messages import TrackerState
from village_widgets.games.village.tracker.view import Tracker


class Tracked:
    """One page's view of a tracked table. Choices are entered by the page itself; here the bag is drawn from, and what the
    rules refuse is entered all the same.
    """

    commands = (Draw, Anyway)

    def __init__(self, shared: Shared[Table], words: Words) -> None:
        self.shared = shared
        roomy = [replace(player, name=shorten(player.name, LONG_NAME)) for player in shared.game.players]
        self.tracker = Tracker(roomy, words)  # a name is cut where it is shown, if there is no room
        self._sent: TrackerState | None = None
        self._told = 0

    def whole(self) -> CompanionMessage:
        """Everything, for a page that knows nothing yet, with what happened last."""
        self._sent, self._told = None, max(0, len(self.shared.records) - 1)
        return self.patch()

    def patch(self) -> CompanionMessage:
        """The parts that have changed since the last message, with what happened since; the page keeps the others."""
        before, self._sent = self._sent, self._state()
        self._told = len(self.shared.records)
        return CompanionMessage(views={"tracker": self._sent if before is None else changed(before, self._sent)})

    def _state(self) -> TrackerState:
        shared, position = self.shared, self.shared.position
        steps = [record.step for record in shared.records[self._told :] if record.step is not None]
        events = [event for step in steps for event in step.events]
        tops = (step.position.top for step in reversed(shared.game.steps)) if position.over else ()
        counted = next((top for top in tops if isinstance(top, Tallying)), None)
        return self.tracker.state(position, shared.writes, events, counted, len(shared.lines), self._less(), self._sold())

    def _less(self) -> dict[Seat, Correct]:
        """For each seat what makes its last loss of time one hourglass shorter, or takes it away where it was one."""
        found: dict[Seat, Correct] = {}
        for number in reversed(self.shared.holding):
            record = self.shared.records[number - 1]
            choice = None if record.step is None else record.step.option.choice
            if len(found) == len(self.shared.people):
                break
            if not isinstance(choice, Spend | Send) or not choice.time or choice.seat in found:
                continue
            shorter = replace(choice, time=choice.time - 1)
            keeps = shorter.time or isinstance(choice, Send)
            answer: PlainAnswer | None = {"choice": msgspec.to_builtins(shorter)} if keeps else None
            found[choice.seat] = Correct(number, answer)
        return found

    def _sold(self) -> bool:
        """Whether whoever's turn it is has sold something in it."""
        going = going_on(self.shared.position)
        for number in reversed(self.shared.holding):
            record = self.shared.records[number - 1]
            choice = None if record.step is None else record.step.option.choice
            if isinstance(choice, EndTurn | EndRound):
                return False
            if isinstance(choice, Sold) and going and choice.seat == going.seat:
                return True
        return False

    def obey(self, command: Command, sent: Incoming) -> None:
        """Draw for the people at the table, or enter what happened anyway.

        Raises as ``Shared.choose`` and ``Shared.force``, and ``ValidationError`` for an answer that is none.
        """
        if isinstance(command, Anyway):
            self.shared.force(self.shared.option(command.answer), sent)
        else:
            self.shared.draw(sent)

    def meant(self, command: Command) -> tuple[str, Input | None]:
        """What an input was for that came too late. What happened anyway can be entered still; a draw belongs to its moment."""
        position = self.shared.position
        if isinstance(command, Anyway):
            said = self.tracker.said(self.shared.option(command.answer).choice, position)
            return said, Anyway(command.answer)
        return self.tracker.words.say("ui-tracker-draw"), Draw() if position.seat == CHANCE else None


def changed(before: TrackerState, now: TrackerState) -> TrackerState:
    """What is otherwise than ``before``."""
    same = [name for name in now.__struct_fields__ if name != "v" and getattr(before, name) == getattr(now, name)]
    was, are = before.pads or {}, now.pads or {}
    pads = {seat: pad for seat, pad in are.items() if was.get(seat) != pad}
    return replace(now, **{"pads": pads, **dict.fromkeys(same, UNSET), "after": before.v})
