"""The tracker of Stone Age as a view of the companion's page."""

from __future__ import annotations

from collections.abc import Sequence

from village_core.games.stone_age.table import Table
from village_core.games.stone_age.tracking.tallying import Tallying
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice
from village_widgets.companion.tracked import Tracked as PrintedTracked
from village_widgets.games.stone_age.telling import StoneAgeTelling
from village_widgets.games.stone_age.tracker.messages import TrackerState
from village_widgets.games.stone_age.tracker.view import Tracker


class Tracked(PrintedTracked[Table, TrackerState]):
    """One page's view of a tracked table."""

    def state(self, events: Sequence[Event[Table]], counted: Frame[Table] | None) -> TrackerState:
        """Everything, after these ``events``; ``counted`` is the final sheet as it was filled, once the game is over."""
        shared, sheet = self.shared, counted if isinstance(counted, Tallying) else None
        return Tracker(self.players, self.words).state(shared.position, shared.writes, events, sheet, len(shared.lines))

    def said(self, choice: Choice, position: Position[Table]) -> str:
        """A choice in words."""
        return StoneAgeTelling(self.players, position.table.edition, self.words).describe_choice(choice, position)
