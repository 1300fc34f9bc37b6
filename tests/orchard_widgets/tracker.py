"""Orchard's tracker: the cakes of all players, the possible reports, and the final sheet."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tests.orchard_core import GAME
from tests.orchard_core.table import Category, Table
from tests.orchard_core.tracking import Tallying, Tell
from tests.orchard_widgets.telling import OrchardTelling
from village_core.games.outcome import Outcome
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice
from village_widgets.companion.tallying import MadeEntry, Tally, build_tally
from village_widgets.companion.tracked import TrackerView
from village_widgets.components.messages import ShownPlayer, State
from village_widgets.components.telling import Telling


class Cakes(Struct, frozen=True, array_like=True):
    """A garden: its owner and, in words, its number of cakes."""

    name: ShownPlayer
    cakes: str


class Report(Struct, frozen=True, array_like=True):
    """A button with what it enters."""

    label: str
    made: MadeEntry


class TrackerState(State, frozen=True, kw_only=True, omit_defaults=True):
    """The state of the tracker, or the changed parts of it.

    While there is a ``tally``, no report can be made.
    """

    writes: bool | UnsetType = UNSET
    gardens: tuple[Cakes, ...] | UnsetType = UNSET
    reports: tuple[Report, ...] | UnsetType = UNSET
    tally: Tally | UnsetType | None = UNSET


class OrchardTrackerView(TrackerView[Table, TrackerState]):
    """One page's view of a tracked table of Orchard."""

    @property
    def telling(self) -> OrchardTelling:
        """The telling of the table."""
        return OrchardTelling(GAME, self.players, self.shared.position.table.edition, self.words)

    def build_state(self, events: Sequence[Event[Table]], counted: Frame[Table] | None) -> TrackerState:
        """Build the whole state, whatever ``events`` changed; ``counted`` is the filled final sheet once the game is over."""
        position, telling = self.shared.position, self.telling
        sheet = counted if position.over else position.top
        gardens = zip(self.players, position.table.gardens, strict=True)
        return TrackerState(
            v=len(self.shared.lines),
            writes=self.shared.writes,
            gardens=tuple(
                Cakes(ShownPlayer(player.name, player.colour), self.words.format("tracker-cakes", count=garden.cakes))
                for player, garden in gardens
            ),
            reports=tuple(
                Report(telling.describe_choice(option.choice, position), msgspec.to_builtins(option.choice))
                for option in position.options
            ),
            tally=self._build_tally(sheet) if isinstance(sheet, Tallying) else None,
        )

    def describe_choice(self, choice: Choice, position: Position[Table]) -> str:
        """Return the words of the telling for a choice."""
        return self.telling.describe_choice(choice, position)

    def _build_tally(self, sheet: Tallying) -> Tally:
        """Return the final sheet, which is filled in until the game is over."""
        table, telling, filling = self.shared.position.table, self.telling, not self.shared.position.over
        lines = {category: telling.narrator.nouns.name_line(category) for category in Category}
        return build_tally(telling, table, sheet, lines, {}, Tell if filling else None, _word_lead)


def _word_lead(telling: Telling[Table], found: Outcome) -> str:
    """Say who would win, in the words of the end."""
    return telling.words.format("tracker-leads", result=telling.describe_result(found))
