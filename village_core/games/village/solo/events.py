"""What happens in a game against Carla and in no other."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.village.events import Event, added
from village_core.games.village.printed import SETS
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.table import Cubes, Table
from village_core.games.village.vocabulary import Fate, Influence
from village_core.kernel.values import Seat


class RivalCame(Event, frozen=True, gc=False):
    """Carla's family is ready: those beside her board, and those who wait at the church."""

    seat: Seat = RIVAL


class Unanswered(Event, frozen=True, gc=False):
    """Carla lets a turn at the well be."""

    seat: Seat = RIVAL


class DieRolled(Event, frozen=True, gc=False):
    """The die says which colour Carla takes."""

    influence: Influence
    seat: Seat = RIVAL


class TrackMoved(Event, frozen=True, gc=False):
    """The cube that Carla took is laid on the next space of her track, counted from 1."""

    spot: int
    seat: Seat = RIVAL

    def on(self, table: Table) -> Table:
        """One cube more was laid."""
        assert table.rival
        return replace(table, rival=replace(table.rival, laid=table.rival.laid + 1))


class FateTurned(Event, frozen=True, gc=False):
    """A fate tile is turned over, by its number along the track from 0."""

    tile: int
    fate: Fate

    def on(self, table: Table) -> Table:
        """The tile lies open."""
        assert table.rival
        fate = table.rival.fate
        return replace(table, rival=replace(table.rival, fate=(*fate[: self.tile], self.fate, *fate[self.tile + 1 :])))


class FateShuffled(Event, frozen=True, gc=False):
    """The three tiles of a set lie face down again, nobody knows how; ``tile`` is the first of them."""

    tile: int

    def on(self, table: Table) -> Table:
        """None of them lies open."""
        assert table.rival
        fate, end = table.rival.fate, self.tile + SETS
        return replace(table, rival=replace(table.rival, fate=(*fate[: self.tile], *(Fate.HIDDEN,) * SETS, *fate[end:])))


class RingSpent(Event, frozen=True, gc=False):
    """The ring is spent as a coin and lies in the supply until the new round."""

    seat: Seat

    def on(self, table: Table) -> Table:
        """Nobody has the ring, and it does not lie in the council either."""
        assert table.rival
        return replace(table, ring=None, rival=replace(table.rival, ring_spent=True))


class TrackCleared(Event, frozen=True, gc=False):
    """All cubes on Carla's board but the last go back to the supply."""

    cubes: Cubes

    def on(self, table: Table) -> Table:
        """The last cube stays as her time marker."""
        assert table.rival
        supply = table.supply
        a, b, c, d, e = added((supply.skill, supply.persuasion, supply.faith, supply.knowledge, supply.plague), self.cubes)
        supply = replace(supply, skill=a, persuasion=b, faith=c, knowledge=d, plague=e)
        return replace(table, supply=supply, rival=replace(table.rival, cubes=table.rival.cubes[-1:]))
