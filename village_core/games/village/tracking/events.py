"""Events that happen in tracked games only."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from village_core.games.village.events import Event, Moved, SeatEvent
from village_core.games.village.table import NO_CUBES, NO_SPACES, Table

SOME_CUBES: Final = ((1, 0, 0, 0, 0), *(NO_CUBES,) * (len(NO_SPACES) - 1))
"""The action spaces of a tracked game while cubes lie on the board: one stands for all."""


class BoardSeeded(Event, frozen=True, gc=False):
    """The action spaces are filled; the people at the table know with what."""

    def on(self, table: Table) -> Table:
        """Lay one cube on the first space, which stands for all."""
        return replace(table, spaces=SOME_CUBES)


class BoardEmptied(Event, frozen=True, gc=False):
    """A player took the last cube from the action spaces."""

    def on(self, table: Table) -> Table:
        """Take the one cube that stands for all off the action spaces."""
        return replace(table, spaces=NO_SPACES)


class Noted(SeatEvent, frozen=True, gc=False):
    """A player has ``change`` more, or fewer if it is negative, of ``what``."""

    what: str
    change: int

    def on(self, table: Table) -> Table:
        """Change the farm's count of ``what``; the supply isn't counted."""
        farm = table.farms[self.seat]
        return table.with_farm(self.seat, replace(farm, **{self.what: getattr(farm, self.what) + self.change}))


class NotedElsewhere(Moved, frozen=True, gc=False):
    """A member who dies was noted in another walk of life than the one reported now, and is first moved to the reported place."""
