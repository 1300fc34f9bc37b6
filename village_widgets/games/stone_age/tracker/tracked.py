"""The tracker of Stone Age as a view of the companion's page."""

from __future__ import annotations

from collections.abc import Sequence

from village_core.games.stone_age.table import Table
from village_core.games.stone_age.tracking.tallying import Tallying
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice
from village_widgets.companion.tracked import TrackerView
from village_widgets.games.stone_age.telling import StoneAgeTelling
from village_widgets.games.stone_age.tracker.messages import TrackerState
from village_widgets.games.stone_age.tracker.view import StoneAgeTracker


class StoneAgeTrackerView(TrackerView[Table, TrackerState]):
    """One page's view of a tracked table."""

    def build_state(self, events: Sequence[Event[Table]], counted: Frame[Table] | None) -> TrackerState:
        """Build all that is shown, after these ``events``; ``counted`` is the filled final sheet, once the game is over."""
        shared, sheet = self.shared, counted if isinstance(counted, Tallying) else None
        return StoneAgeTracker(self.players, self.words).build_state(
            shared.position, shared.writes, events, sheet, len(shared.lines)
        )

    def describe_choice(self, choice: Choice, position: Position[Table]) -> str:
        """Describe in a sentence what a choice enters."""
        return StoneAgeTelling(self.players, position.table.edition, self.words).describe_choice(choice, position)
