"""The tracker of Village as a view of the companion's page."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from village_core.games.village.choices import EndRound, EndTurn, Send, Sold, Spend
from village_core.games.village.table import Table
from village_core.games.village.tracking.tallying import Tallying
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Seat
from village_core.kernel.words import Words
from village_widgets.companion.commands import Correct
from village_widgets.companion.shared import SharedTable
from village_widgets.companion.tracked import TrackerView
from village_widgets.components.commands import PlainAnswer
from village_widgets.games.village.tracker.coming import find_next_turn
from village_widgets.games.village.tracker.messages import TrackerState
from village_widgets.games.village.tracker.view import VillageTracker


class VillageTrackerView(TrackerView[Table, TrackerState]):
    """One page's view of a tracked table of Village, which sends the pads of buttons one by one."""

    def __init__(self, shared: SharedTable[Table], words: Words) -> None:
        super().__init__(shared, words)
        self.tracker = VillageTracker(self.players, words)

    def build_state(self, events: Sequence[Event[Table]], counted: Frame[Table] | None) -> TrackerState:
        """Build all that is shown, after these ``events``; ``counted`` is the filled final sheet, once the game is over."""
        shared, sheet = self.shared, counted if isinstance(counted, Tallying) else None
        found = shared.writes, events, sheet, len(shared.lines), self._list_corrections(), self._has_sold()
        return self.tracker.build_state(shared.position, *found)

    def describe_choice(self, choice: Choice, position: Position[Table]) -> str:
        """Describe in a sentence what a choice enters."""
        return self.tracker.describe_choice(choice, position)

    def diff(self, before: TrackerState, now: TrackerState) -> TrackerState:
        """Return ``now`` with the fields that differ from ``before``, the others unset; of the pads only those that differ."""
        was, are = before.pads or {}, now.pads or {}
        pads = {seat: pad for seat, pad in are.items() if was.get(seat) != pad}
        return replace(super().diff(before, now), pads=pads)

    def _list_corrections(self) -> dict[Seat, Correct]:
        """Return for each seat that lost time the correction that makes its last loss one hourglass shorter, or removes it."""
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

    def _has_sold(self) -> bool:
        """Tell whether the player whose turn it is has sold something in this turn."""
        going = find_next_turn(self.shared.position)
        for number in reversed(self.shared.holding):
            record = self.shared.records[number - 1]
            choice = None if record.step is None else record.step.option.choice
            if isinstance(choice, EndTurn | EndRound):
                return False
            if isinstance(choice, Sold) and going and choice.seat == going.seat:
                return True
        return False
