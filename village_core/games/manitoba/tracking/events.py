"""Events that happen in tracked games only."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.manitoba.events import ClanEvent, Event, SeatEvent
from village_core.games.manitoba.table import Clan
from village_core.games.manitoba.vocabulary import Good, Terrain


class Reminded(SeatEvent, frozen=True, gc=False):
    """A player does what a rule brings with the pieces on the table; the companion doesn't follow these."""

    good: Good | None = None
    terrain: Terrain | None = None


class AllReminded(Event, frozen=True, gc=False):
    """All players do what a rule brings with the pieces on the table."""


class PointsNoted(ClanEvent, frozen=True, gc=False):
    """The people at the table move a marker on the score track."""

    points: int

    def change(self, clan: Clan) -> Clan:
        """Add the points, which may be negative, to the score."""
        return replace(clan, score=clan.score + self.points)
