"""Events that happen in tracked games only."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.manitoba.events import ClanEvent, Event, SeatEvent
from village_core.games.manitoba.table import Clan
from village_core.games.manitoba.vocabulary import Good, Terrain


class Reminded(SeatEvent, frozen=True, gc=False):
    """A reminder that a player must do with the pieces on the table what a rule brings; the companion doesn't follow it."""

    good: Good | None = None
    terrain: Terrain | None = None


class AllReminded(Event, frozen=True, gc=False):
    """A reminder that all players must do with the pieces on the table what a rule brings; the companion doesn't follow it."""


class PointsNoted(ClanEvent, frozen=True, gc=False):
    """The people at the table report a change of a player's score."""

    points: int

    def change(self, clan: Clan) -> Clan:
        """Add the points, which may be negative, to the score."""
        return replace(clan, score=clan.score + self.points)
