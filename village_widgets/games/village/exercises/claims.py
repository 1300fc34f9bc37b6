"""Claims about a table of Village after a choice."""

from __future__ import annotations

from village_core.games.village.position import Position as VillagePosition
from village_core.games.village.rewarding import Privileges
from village_core.games.village.rounds import NewRound
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import Place
from village_core.kernel.position import Position
from village_core.kernel.values import Seat
from village_widgets.tutor.claims import After


class Has(After[Table], frozen=True):
    """The number of pieces of one kind, or of prestige points, that a seat has."""

    seat: Seat
    what: str
    count: int

    def holds(self, position: Position[Table]) -> bool:
        """Tell whether that many lie on the farm."""
        return bool(getattr(self.carry_out(position).table.farms[self.seat], self.what) == self.count)


class Loses(After[Table], frozen=True):
    """The time that the choice costs a seat."""

    seat: Seat
    time: int

    def holds(self, position: Position[Table]) -> bool:
        """Tell whether the marker on the life track moves that far."""
        farms = (position.table.farms, self.carry_out(position).table.farms)
        return farms[1][self.seat].time - farms[0][self.seat].time == self.time


class AtHome(After[Table], frozen=True):
    """The number of a seat's members on the farm."""

    seat: Seat
    count: int

    def holds(self, position: Position[Table]) -> bool:
        """Tell whether that many stand there."""
        return self.carry_out(position).table.farms[self.seat].places.count(Place.FARM) == self.count


class Stands(After[Table], frozen=True):
    """The member who was at ``start`` is at ``end``."""

    seat: Seat
    generation: int
    start: Place
    end: Place

    def holds(self, position: Position[Table]) -> bool:
        """Tell whether one member of the generation moved so; if the two places are the same, whether none moved."""
        before = list(position.table.farms[self.seat].family[self.generation - 1])
        now = self.carry_out(position).table.farms[self.seat].family[self.generation - 1]
        before[before.index(self.start)] = self.end
        return sorted(before) == sorted(now)


class Goods(After[Table], frozen=True):
    """All pieces of one sort, goods or influence, on a seat's farm."""

    seat: Seat
    pieces: tuple[tuple[str, int], ...]

    def holds(self, position: Position[Table]) -> bool:
        """Tell whether there are as many of each."""
        farm = self.carry_out(position).table.farms[self.seat]
        return all(getattr(farm, what) == count for what, count in self.pieces)


class MayUse(After[Table], frozen=True):
    """The seat may use one privilege, at most that of ``stage``."""

    seat: Seat
    stage: int

    def holds(self, position: Position[Table]) -> bool:
        """Tell whether the seat is asked which one, up to that stage."""
        top = self.carry_out(position).top
        return isinstance(top, Privileges) and (top.seat, top.stage) == (self.seat, self.stage)


class StartsNext(After[Table], frozen=True):
    """The seat starts the next round."""

    seat: Seat

    def holds(self, position: Position[Table]) -> bool:
        """Tell whether a new round would begin with the seat."""
        return VillagePosition(self.carry_out(position).table, (NewRound(),)).settle().table.start == self.seat


class StepsUp(After[Table], frozen=True):
    """The customer steps up to the first empty stall."""

    customer: int

    def holds(self, position: Position[Table]) -> bool:
        """Tell whether the tile lies there when the day is over."""
        empty = position.table.stalls.index(None)
        return self.carry_out(position).table.stalls[empty] == self.customer
