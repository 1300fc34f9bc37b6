"""Everything that can happen at a table of Village. Nothing else changes it."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from village_core.games.outcome import Outcome
from village_core.games.outcome import Scored as PrintedScored
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.table import NO_CUBES, Cubes, Table, Trigger
from village_core.games.village.vocabulary import CUBES, PLAGUE, SPACES, Cube, Filled, Moment, Place, Space
from village_core.kernel.ledger import Event as KernelEvent
from village_core.kernel.values import Seat

AT: Final = {space: index for index, space in enumerate(SPACES)}
ONE: Final = dict(zip(CUBES, ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 0, 1)), strict=True))


class Event(KernelEvent[Table], frozen=True, gc=False):
    """Something that happened at a table of Village."""


class CubeTaken(Event, frozen=True, gc=False):
    """A cube leaves an action space: influence for the farm, plague for the supply; or either for Carla's board."""

    seat: Seat
    space: Space
    cube: Cube

    def on(self, table: Table) -> Table:
        """One cube fewer on the space."""
        at, what, seat = AT[self.space], self.cube, self.seat
        left = list(table.spaces)
        left[at] = _without(left[at], what)
        spaces = tuple(left)
        if table.rival:
            if seat == RIVAL:
                rival = replace(table.rival, cubes=(*table.rival.cubes, what), asked=None)
                return replace(table, spaces=spaces, rival=rival)
            table = replace(table, rival=replace(table.rival, asked=(self.space, what)))
        if what is PLAGUE:
            return replace(table, spaces=spaces, supply=replace(table.supply, plague=table.supply.plague + 1))
        farms = list(table.farms)
        farms[seat] = replace(farms[seat], **{what: getattr(farms[seat], what) + 1})
        return replace(table, spaces=spaces, farms=tuple(farms))


class TimePassed(Event, frozen=True, gc=False):
    """The marker on a life track moves on."""

    seat: Seat
    time: int

    def on(self, table: Table) -> Table:
        """So many hourglasses later."""
        farm = table.farms[self.seat]
        return table.with_farm(self.seat, replace(farm, time=farm.time + self.time))


class Paid(Event, frozen=True, gc=False):
    """Pieces go from a farm to the supply."""

    seat: Seat
    spent: tuple[tuple[str, int], ...]

    def on(self, table: Table) -> Table:
        """The pieces lie in the supply."""
        farm, supply = table.farms[self.seat], table.supply
        less = {what: getattr(farm, what) - count for what, count in self.spent}
        if table.tracked:
            return table.with_farm(self.seat, replace(farm, **{what: max(0, left) for what, left in less.items()}))
        more = {what: getattr(supply, what) + count for what, count in self.spent}
        return table.with_farm(self.seat, replace(farm, **less), replace(supply, **more))


class CoinStoodIn(Event, frozen=True, gc=False):
    """Coins were paid in place of influence; they are part of what was paid."""

    seat: Seat
    count: int


class Gained(Event, frozen=True, gc=False):
    """Pieces come from the supply to a farm."""

    seat: Seat
    what: str
    count: int

    def on(self, table: Table) -> Table:
        """The pieces lie on the farm."""
        farm, supply = table.farms[self.seat], table.supply
        more = {self.what: getattr(farm, self.what) + self.count}
        less = {self.what: getattr(supply, self.what) - self.count}
        return table.with_farm(self.seat, replace(farm, **more), replace(supply, **less))


class PrestigeGained(Event, frozen=True, gc=False):
    """A marker moves up the prestige track."""

    seat: Seat
    points: int

    def on(self, table: Table) -> Table:
        """So many points more."""
        farm = table.farms[self.seat]
        return table.with_farm(self.seat, replace(farm, prestige=farm.prestige + self.points))


class Moved(Event, frozen=True, gc=False):
    """A member goes from one place to another, or is born, or dies."""

    seat: Seat
    generation: int
    start: Place
    end: Place

    def on(self, table: Table) -> Table:
        """The member stands (or lies) at the other place."""
        return table.with_farm(self.seat, table.farms[self.seat].move(self.generation, self.start, self.end))


class Visited(Event, frozen=True, gc=False):
    """A marker is laid on a city."""

    seat: Seat
    city: Place

    def on(self, table: Table) -> Table:
        """The city counts as visited."""
        farm = table.farms[self.seat]
        return table.with_farm(self.seat, replace(farm, cities=tuple(sorted((*farm.cities, self.city)))))


class RingTaken(Event, frozen=True, gc=False):
    """Somebody takes the marker for the next starting player."""

    seat: Seat

    def on(self, table: Table) -> Table:
        """The marker lies on that farm."""
        return replace(table, ring=self.seat)


class ActionLeft(Event, frozen=True, gc=False):
    """Somebody leaves an action, or a privilege, undone."""

    seat: Seat


class MarketCalled(Event, frozen=True, gc=False):
    """A market day begins."""

    seat: Seat


class CustomerServed(Event, frozen=True, gc=False):
    """A customer tile goes from its stall to a farm, face down."""

    seat: Seat
    customer: int

    def on(self, table: Table) -> Table:
        """The stall is empty."""
        farm = table.farms[self.seat]
        stalls = tuple(None if tile == self.customer else tile for tile in table.stalls)
        served = replace(farm, customers=(*farm.customers, self.customer))
        return replace(table.with_farm(self.seat, served), stalls=stalls)


class Passed(Event, frozen=True, gc=False):
    """Somebody is out for the rest of the market day."""

    seat: Seat


class QueueMoved(Event, frozen=True, gc=False):
    """The customers in the queue step up to the empty stalls, in order."""

    def on(self, table: Table) -> Table:
        """Stalls filled in stall order from the front of the queue."""
        queue = list(table.queue)
        stalls = tuple(queue.pop(0) if tile is None and queue else tile for tile in table.stalls)
        return replace(table, stalls=stalls, queue=tuple(queue))


class CustomerRevealed(Event, frozen=True, gc=False):
    """A tile from the pile is turned over: for the first empty stall, else for the end of the queue."""

    customer: int

    def on(self, table: Table) -> Table:
        """The tile lies face up."""
        pile = tuple(tile for tile in table.pile if tile != self.customer)
        if None in table.stalls:
            at = table.stalls.index(None)
            return replace(table, pile=pile, stalls=(*table.stalls[:at], self.customer, *table.stalls[at + 1 :]))
        return replace(table, pile=pile, queue=(*table.queue, self.customer))


class Crossed(Event, frozen=True, gc=False):
    """A marker passes the end of the life track's lap: somebody will die."""

    seat: Seat


class Forgotten(Event, frozen=True, gc=False):
    """Nobody can be seen, so nobody dies."""

    seat: Seat


class EndRungIn(Event, frozen=True, gc=False):
    """The last space of the chronicle or the last grave was filled."""

    seat: Seat
    filled: Filled
    moment: Moment

    def on(self, table: Table) -> Table:
        """Everybody remembers who it was."""
        return replace(table, trigger=Trigger(self.seat, self.filled, self.moment))


class LastTurnsBegan(Event, frozen=True, gc=False):
    """The seats in ``order`` have one more turn each."""

    order: tuple[Seat, ...]

    def on(self, table: Table) -> Table:
        """The last turns are being played."""
        return table if table.trigger is None else replace(table, trigger=replace(table.trigger, last_turns=True))


class CubesOut(Event, frozen=True, gc=False):
    """No cube is left for a last turn: the action is free."""

    seat: Seat


class MassBegan(Event, frozen=True, gc=False):
    """A mass is held."""


class MonkDrawn(Event, frozen=True, gc=False):
    """A monk is drawn from the black bag and waits beside it; with this one so many are out."""

    monks: int


class MonksDrawn(Event, frozen=True, gc=False):
    """Nobody is in the black bag any more: so many monks are drawn for what is missing; ``before`` them so many were."""

    before: int
    count: int


class MonksReturned(Event, frozen=True, gc=False):
    """The monks that were drawn go back into the black bag."""

    monks: int


class MajorityWon(Event, frozen=True, gc=False):
    """Somebody has the most members in the church."""

    seat: Seat
    points: int

    def on(self, table: Table) -> Table:
        """The majority's prestige."""
        return PrestigeGained(self.rule, self.seat, self.points).on(table)


class ChurchEmpty(Event, frozen=True, gc=False):
    """At the end of a mass nobody stands in the church: nobody has walked up, and nobody gets its prestige."""


class RoundBegan(Event, frozen=True, gc=False):
    """A new round: the holder of the ring starts, the ring goes back to the council."""

    start: Seat

    def on(self, table: Table) -> Table:
        """One round later."""
        if table.rival:
            table = replace(table, rival=replace(table.rival, asked=None, ring_spent=False))
        return replace(table, start=self.start, ring=None, round=table.round + 1)


class BagFilled(Event, frozen=True, gc=False):
    """Cubes go from the supply into the green bag."""

    cubes: Cubes

    def on(self, table: Table) -> Table:
        """The supply has so many fewer."""
        supply = table.supply
        less = {cube: getattr(supply, cube) - n for cube, n in zip(CUBES, self.cubes, strict=True)}
        return replace(table, bag=added(table.bag, self.cubes), supply=replace(supply, **less))


class CubesPlaced(Event, frozen=True, gc=False):
    """Cubes drawn from the green bag are laid on an action space."""

    space: Space
    cubes: Cubes

    def on(self, table: Table) -> Table:
        """The bag has so many fewer."""
        at = AT[self.space]
        spaces = (*table.spaces[:at], added(table.spaces[at], self.cubes), *table.spaces[at + 1 :])
        return replace(table, bag=added(table.bag, self.cubes, -1), spaces=spaces)


class Scored(PrintedScored[Table], frozen=True, gc=False):
    """One line of somebody's final score."""


class Ended(Event, frozen=True, gc=False):
    """The game is over."""

    outcome: Outcome

    def on(self, table: Table) -> Table:
        """The outcome is known and all customers are turned over."""
        return replace(table, outcome=self.outcome)


@cache
def _without(cubes: Cubes, cube: Cube) -> Cubes:
    """What lies there after one cube is taken; the same counts are the same tuple, which is quicker to compare."""
    left = added(cubes, ONE[cube], -1)
    return NO_CUBES if left == NO_CUBES else left


def added(cubes: Cubes, more: Cubes, times: int = 1) -> Cubes:
    """Counts by colour, with ``times`` as many ``more``."""
    (a, b, c, d, e), (f, g, h, i, j) = cubes, more
    return (a + times * f, b + times * g, c + times * h, d + times * i, e + times * j)
