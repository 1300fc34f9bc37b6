"""Events of games against Carla."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.village.events import Event, SeatEvent, add_cubes
from village_core.games.village.printed import SETS
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.table import Cubes, Table
from village_core.games.village.vocabulary import Fate, Influence
from village_core.kernel.values import Seat


class RivalCame(Event, frozen=True, gc=False):
    """Carla's family is ready: some beside her board, the others waiting at the church."""

    seat: Seat = RIVAL


class Unanswered(Event, frozen=True, gc=False):
    """Carla ignores a turn at the well."""

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
        """Count one more cube as laid on Carla's track."""
        assert table.rival
        return replace(table, rival=replace(table.rival, laid=table.rival.laid + 1))


class FateTurned(Event, frozen=True, gc=False):
    """A fate tile is turned over, by its number along the track from 0."""

    tile: int
    fate: Fate

    def on(self, table: Table) -> Table:
        """Turn the fate tile face up with this side."""
        assert table.rival
        fate = table.rival.fate
        return replace(table, rival=replace(table.rival, fate=(*fate[: self.tile], self.fate, *fate[self.tile + 1 :])))


class FateShuffled(Event, frozen=True, gc=False):
    """The three tiles of a set are shuffled and lie face down again; ``tile`` is the first of them."""

    tile: int

    def on(self, table: Table) -> Table:
        """Turn all three fate tiles of the set face down."""
        assert table.rival
        fate, end = table.rival.fate, self.tile + SETS
        return replace(table, rival=replace(table.rival, fate=(*fate[: self.tile], *(Fate.HIDDEN,) * SETS, *fate[end:])))


class RingSpent(SeatEvent, frozen=True, gc=False):
    """The ring is spent as a coin and lies in the supply until the new round."""

    def on(self, table: Table) -> Table:
        """Lay the ring in the supply: neither a seat nor the council has it then."""
        assert table.rival
        return replace(table, ring=None, rival=replace(table.rival, ring_spent=True))


class TrackCleared(Event, frozen=True, gc=False):
    """All cubes on Carla's board except the last go back to the supply."""

    cubes: Cubes

    def on(self, table: Table) -> Table:
        """Move Carla's cubes to the supply; the last one stays on her track as her time marker."""
        assert table.rival
        supply = table.supply
        a, b, c, d, e = add_cubes((supply.skill, supply.persuasion, supply.faith, supply.knowledge, supply.plague), self.cubes)
        supply = replace(supply, skill=a, persuasion=b, faith=c, knowledge=d, plague=e)
        return replace(table, supply=supply, rival=replace(table.rival, cubes=table.rival.cubes[-1:]))
