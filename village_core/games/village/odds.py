"""Exact odds of Village: who comes out of the black bag, which colours are seeded, which customers come."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from typing import NamedTuple

from village_core.games.village.choices import DrawMember
from village_core.games.village.mass import DRAWN, BuyingOut, Drawing
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CUBES, INFLUENCES, SPACES, Cube
from village_core.kernel.position import Position
from village_core.kernel.values import Seat


def some(inside: int, whole: int, drawn: int) -> Fraction:
    """How likely it is that at least one of ``inside`` pieces is among so many that are drawn from the whole."""
    drawn = min(drawn, whole)
    return 1 - Fraction(comb(whole - inside, drawn), comb(whole, drawn))


class Bag(NamedTuple):
    """The black bag before a draw: ``members`` by seat and ``monks`` in it, and how many pieces are to be drawn."""

    members: tuple[int, ...]
    monks: int
    drawn: int

    @property
    def inside(self) -> int:
        """All pieces in the bag."""
        return sum(self.members) + self.monks

    @property
    def each(self) -> Fraction:
        """The probability that one piece, whichever, is drawn."""
        return Fraction(min(self.drawn, self.inside), max(self.inside, 1))

    def odds(self, seat: Seat) -> tuple[Fraction, ...]:
        """The probabilities that none, one, two … of ``seat``'s members are drawn: one more entry than could be."""
        here, draw = self.members[seat], min(self.drawn, self.inside)
        draws = comb(self.inside, draw)
        return tuple(
            Fraction(comb(here, count) * comb(self.inside - here, draw - count), draws) for count in range(min(here, draw) + 1)
        )

    def without(self, seat: Seat, members: int) -> Bag:
        """The bag after ``seat`` has bought out so many members."""
        left = tuple(count - members * (at == seat) for at, count in enumerate(self.members))
        return Bag(left, self.monks, self.drawn - members)


def bag_of(position: Position[Table]) -> Bag:
    """The black bag as it is drawn from: in the middle of a mass what is still to come of it, else as if a mass began now."""
    match position.top:
        case Drawing() as drawing:
            pass
        case BuyingOut(_, drawn):
            drawing = Drawing(DRAWN - drawn)
        case _:
            drawing = Drawing(DRAWN)
    members, monks = [0] * len(position.table.farms), 0
    for piece, count in drawing.outcomes(position.table):
        if isinstance(piece, DrawMember):
            members[piece.seat] += count
        else:
            monks += count
    return Bag(tuple(members), monks, drawing.left)


def buying_out(bag: Bag, seat: Seat) -> tuple[tuple[Fraction, ...], ...]:
    """For 0, 1, 2 … members that ``seat`` buys out: the probabilities that none, one, two … come out in all."""
    most = min(bag.members[seat], bag.drawn)
    rows = []
    for bought in range(most + 1):
        rows.append((Fraction(0),) * bought + bag.without(seat, bought).odds(seat))
    return tuple(rows)


class Seeded(NamedTuple):
    """The green bag as it is seeded from: how many cubes of each colour, in the order of ``CUBES``, and the spaces' sizes."""

    cubes: tuple[int, ...]
    sizes: tuple[int, ...]

    def lying(self, cube: Cube, size: int) -> Fraction:
        """How likely at least one cube of a colour lies on a space with so many."""
        return some(self.cubes[CUBES.index(cube)], sum(self.cubes), size)


def seeded(table: Table) -> Seeded:
    """What the next round is seeded from if it began now (``round-bag``): the bag and what is added from the supply."""
    setup = table.edition.setup[len(table.farms)]
    supply = [getattr(table.supply, cube.value) for cube in CUBES]
    added = [min(setup.added, here) for here in supply[: len(INFLUENCES)]] + supply[len(INFLUENCES) :]
    sizes = tuple(sorted({setup.spaces[space] for space in SPACES if setup.spaces[space]}))
    return Seeded(tuple(here + more for here, more in zip(table.bag, added, strict=True)), sizes)


class Coming(NamedTuple):
    """Customers to come: how many can at most be turned over after one market day, of how many that somebody hasn't seen, and
    how many of these want each good."""

    most: int
    unseen: int
    wanting: dict[str, int]

    def some(self, good: str, customers: int = 1) -> Fraction:
        """How likely it is that one of so many that come wants a good."""
        return some(self.wanting[good], self.unseen, customers)


def coming(table: Table, seat: Seat | None) -> Coming:
    """The customers that may be turned over next (``market-refill``), by what ``seat`` sees.

    A tile that lies face down for it may be any of them, whether it is in the pile or was served by somebody else.
    """
    places = len(table.stalls) + table.edition.market.queue - len(table.queue)
    served = (tile for at, farm in enumerate(table.farms) if at != seat for tile in farm.customers)
    hidden = [tile for tile in (*table.pile, *served) if tile >= 0]
    wanting = Counter(good for tile in hidden for good in {*table.edition.customers[tile].wants})
    return Coming(min(places, len(table.pile)), len(hidden), dict(wanting))
