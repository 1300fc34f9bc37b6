"""Events at a table of Village. Nothing else changes it."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from village_core.games.outcome import Outcome
from village_core.games.outcome import Scored as PrintedScored
from village_core.games.village import vocabulary
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.table import NO_CUBES, Cubes, Table, Trigger
from village_core.kernel.ledger import Event as KernelEvent
from village_core.kernel.values import Seat

AT: Final = {space: index for index, space in enumerate(vocabulary.SPACES)}
ONE: Final = dict(
    zip(vocabulary.CUBES, ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 0, 1)), strict=True)
)


class Event(KernelEvent[Table], frozen=True, gc=False):
    """An event at a table of Village."""


class SeatEvent(Event, frozen=True, gc=False):
    """An event that happens to the player at a seat."""

    seat: Seat


class CubeTaken(SeatEvent, frozen=True, gc=False):
    """A cube leaves an action space: influence goes to the farm, plague to the supply, Carla's cube to her board."""

    space: vocabulary.Space
    cube: vocabulary.Cube

    def on(self, table: Table) -> Table:
        """Move the cube to its new place; against Carla, keep the player's cube as the one to answer, until she takes hers."""
        at, what, seat = AT[self.space], self.cube, self.seat
        left = list(table.spaces)
        left[at] = _remove_one(left[at], what)
        spaces = tuple(left)
        if table.rival:
            if seat == RIVAL:
                rival = replace(table.rival, cubes=(*table.rival.cubes, what), asked=None)
                return replace(table, spaces=spaces, rival=rival)
            table = replace(table, rival=replace(table.rival, asked=(self.space, what)))
        if what is vocabulary.PLAGUE:
            return replace(table, spaces=spaces, supply=replace(table.supply, plague=table.supply.plague + 1))
        farms = list(table.farms)
        farms[seat] = replace(farms[seat], **{what: getattr(farms[seat], what) + 1})
        return replace(table, spaces=spaces, farms=tuple(farms))


class TimePassed(SeatEvent, frozen=True, gc=False):
    """The marker on a life track moves on by ``time`` hourglasses."""

    time: int

    def on(self, table: Table) -> Table:
        """Add ``time`` hourglasses to the farm's time."""
        farm = table.farms[self.seat]
        return table.with_farm(self.seat, replace(farm, time=farm.time + self.time))


class Paid(SeatEvent, frozen=True, gc=False):
    """Pieces go from a farm to the supply."""

    spent: tuple[tuple[str, int], ...]

    def on(self, table: Table) -> Table:
        """Move the pieces to the supply; in a tracked game only take them off the farm, as far as it has them."""
        farm, supply = table.farms[self.seat], table.supply
        less = {what: getattr(farm, what) - count for what, count in self.spent}
        if table.tracked:
            return table.with_farm(self.seat, replace(farm, **{what: max(0, left) for what, left in less.items()}))
        more = {what: getattr(supply, what) + count for what, count in self.spent}
        return table.with_farm(self.seat, replace(farm, **less), replace(supply, **more))


class CoinStoodIn(SeatEvent, frozen=True, gc=False):
    """Coins were paid in place of influence, perhaps the ring as one of them; ``Paid`` includes all except the ring."""

    count: int


class Gained(SeatEvent, frozen=True, gc=False):
    """Pieces come from the supply to a farm."""

    what: str
    count: int

    def on(self, table: Table) -> Table:
        """Move the pieces from the supply to the farm."""
        farm, supply = table.farms[self.seat], table.supply
        more = {self.what: getattr(farm, self.what) + self.count}
        less = {self.what: getattr(supply, self.what) - self.count}
        return table.with_farm(self.seat, replace(farm, **more), replace(supply, **less))


class PrestigeGained(SeatEvent, frozen=True, gc=False):
    """A marker moves up the prestige track."""

    points: int

    def on(self, table: Table) -> Table:
        """Add the points to the farm's prestige."""
        farm = table.farms[self.seat]
        return table.with_farm(self.seat, replace(farm, prestige=farm.prestige + self.points))


class Moved(SeatEvent, frozen=True, gc=False):
    """A member goes from one place to another, or is born, or dies."""

    generation: int
    start: vocabulary.Place
    end: vocabulary.Place

    def on(self, table: Table) -> Table:
        """Move the member in the farm's family."""
        return table.with_farm(self.seat, table.farms[self.seat].move(self.generation, self.start, self.end))


class Visited(SeatEvent, frozen=True, gc=False):
    """A family visits a city for the first time: its marker is laid there. The move and the reward are events of their own."""

    city: vocabulary.Place

    def on(self, table: Table) -> Table:
        """Add the city to those that the farm has visited."""
        farm = table.farms[self.seat]
        return table.with_farm(self.seat, replace(farm, cities=tuple(sorted((*farm.cities, self.city)))))


class RingTaken(SeatEvent, frozen=True, gc=False):
    """A player takes the marker for the next starting player."""

    def on(self, table: Table) -> Table:
        """Hand the ring, the marker for the next starting player, to the seat."""
        return replace(table, ring=self.seat)


class ActionLeft(SeatEvent, frozen=True, gc=False):
    """A player leaves an action, or a privilege, undone; Carla: none of her members waits who could go into the black bag."""


class MarketCalled(SeatEvent, frozen=True, gc=False):
    """A market day begins."""


class CustomerServed(SeatEvent, frozen=True, gc=False):
    """A customer tile goes from its stall to a farm, face down; face up to Carla's."""

    customer: int

    def on(self, table: Table) -> Table:
        """Move the tile from its stall, which is empty then, to the farm."""
        farm = table.farms[self.seat]
        stalls = tuple(None if tile == self.customer else tile for tile in table.stalls)
        served = replace(farm, customers=(*farm.customers, self.customer))
        return replace(table.with_farm(self.seat, served), stalls=stalls)


class Passed(SeatEvent, frozen=True, gc=False):
    """A player stays out of the rest of the market day."""


class QueueMoved(Event, frozen=True, gc=False):
    """The customers in the queue step up to the empty stalls, in order."""

    def on(self, table: Table) -> Table:
        """Fill the empty stalls, in their order, from the front of the queue."""
        queue = list(table.queue)
        stalls = tuple(queue.pop(0) if tile is None and queue else tile for tile in table.stalls)
        return replace(table, stalls=stalls, queue=tuple(queue))


class CustomerRevealed(Event, frozen=True, gc=False):
    """A tile from the pile is turned over: for the first empty stall, else for the end of the queue."""

    customer: int

    def on(self, table: Table) -> Table:
        """Move the tile from the pile to the first empty stall, or else to the end of the queue."""
        pile = tuple(tile for tile in table.pile if tile != self.customer)
        if None in table.stalls:
            at = table.stalls.index(None)
            return replace(table, pile=pile, stalls=(*table.stalls[:at], self.customer, *table.stalls[at + 1 :]))
        return replace(table, pile=pile, queue=(*table.queue, self.customer))


class Crossed(SeatEvent, frozen=True, gc=False):
    """A marker passes the end of a lap of the life track: a member will die, if the family has a visible one then."""


class Forgotten(SeatEvent, frozen=True, gc=False):
    """A member would have to die, but the family has none on the farm or on the board, so none dies."""


class EndRungIn(SeatEvent, frozen=True, gc=False):
    """The last space of the chronicle or the last grave was filled."""

    filled: vocabulary.Filled
    moment: vocabulary.Moment

    def on(self, table: Table) -> Table:
        """Set the table's trigger: the seat that filled the last space, in the chronicle or the graves, and the moment."""
        return replace(table, trigger=Trigger(self.seat, self.filled, self.moment))


class LastTurnsBegan(Event, frozen=True, gc=False):
    """The seats in ``order`` have one more turn each."""

    order: tuple[Seat, ...]

    def on(self, table: Table) -> Table:
        """Mark on the table's trigger, if it has one, that the last turns have begun."""
        return table if table.trigger is None else replace(table, trigger=replace(table.trigger, last_turns=True))


class CubesOut(SeatEvent, frozen=True, gc=False):
    """No cube is left for a last turn: the action is free."""


class MassBegan(Event, frozen=True, gc=False):
    """A mass is held."""


class MonkDrawn(Event, frozen=True, gc=False):
    """A monk is drawn from the black bag and waits beside it. ``monks`` counts those drawn so far in this mass."""

    monks: int


class MonksDrawn(Event, frozen=True, gc=False):
    """The black bag has only monks left: ``count`` of them come out to complete the draw, after ``before`` drawn earlier."""

    before: int
    count: int


class MonksReturned(Event, frozen=True, gc=False):
    """The monks that were drawn go back into the black bag."""

    monks: int


class MajorityWon(SeatEvent, frozen=True, gc=False):
    """A seat has the majority in the church, alone or shared, and gets its ``points``: 0 for Carla."""

    points: int

    def on(self, table: Table) -> Table:
        """Add the majority's prestige to the farm."""
        return PrestigeGained(self.rule, self.seat, self.points).on(table)


class ChurchEmpty(Event, frozen=True, gc=False):
    """A mass ends with no member in the church, so no player gets the majority's prestige."""


class RoundBegan(Event, frozen=True, gc=False):
    """A new round: the ring's holder starts, or without one the last starting player; the ring goes back to the council."""

    start: Seat

    def on(self, table: Table) -> Table:
        """Count one round more, set its starting player, and return the ring to the council, even if it was spent as a coin.

        Carla no longer has a cube to answer.
        """
        if table.rival:
            table = replace(table, rival=replace(table.rival, asked=None, ring_spent=False))
        return replace(table, start=self.start, ring=None, round=table.round + 1)


class BagFilled(Event, frozen=True, gc=False):
    """Cubes go from the supply into the green bag."""

    cubes: Cubes

    def on(self, table: Table) -> Table:
        """Move the cubes from the supply to the bag."""
        supply = table.supply
        less = {cube: getattr(supply, cube) - n for cube, n in zip(vocabulary.CUBES, self.cubes, strict=True)}
        return replace(table, bag=add_cubes(table.bag, self.cubes), supply=replace(supply, **less))


class CubesPlaced(Event, frozen=True, gc=False):
    """Cubes drawn from the green bag are laid on an action space."""

    space: vocabulary.Space
    cubes: Cubes

    def on(self, table: Table) -> Table:
        """Move the cubes from the bag to the space."""
        at = AT[self.space]
        spaces = (*table.spaces[:at], add_cubes(table.spaces[at], self.cubes), *table.spaces[at + 1 :])
        return replace(table, bag=add_cubes(table.bag, self.cubes, -1), spaces=spaces)


class Scored(PrintedScored[Table], frozen=True, gc=False):
    """A line of a player's final score, named by its rule; the table stays as it is (``Ended`` sets the outcome)."""


class Ended(Event, frozen=True, gc=False):
    """The game is over."""

    outcome: Outcome

    def on(self, table: Table) -> Table:
        """Set the table's outcome, which ends the game and lets every seat see all served customers."""
        return replace(table, outcome=self.outcome)


@cache
def _remove_one(cubes: Cubes, cube: vocabulary.Cube) -> Cubes:
    """Return the cubes without one of this colour; if none is left, ``NO_CUBES`` itself, which is quicker to compare."""
    left = add_cubes(cubes, ONE[cube], -1)
    return NO_CUBES if left == NO_CUBES else left


def add_cubes(cubes: Cubes, more: Cubes, times: int = 1) -> Cubes:
    """Return ``cubes`` with the cubes in ``more`` added ``times`` times, colour by colour; -1 takes them away."""
    (a, b, c, d, e), (f, g, h, i, j) = cubes, more
    return (a + times * f, b + times * g, c + times * h, d + times * i, e + times * j)
