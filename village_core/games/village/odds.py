"""Exact odds of Village: members drawn from the black bag, colours seeded, customers revealed."""

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


def _find_chance(inside: int, whole: int, drawn: int) -> Fraction:
    """Return the probability that ``drawn`` of ``whole`` pieces include at least one of the ``inside`` that count.

    If there are fewer than ``drawn``, all are drawn.
    """
    drawn = min(drawn, whole)
    return 1 - Fraction(comb(whole - inside, drawn), comb(whole, drawn))


class Bag(NamedTuple):
    """The black bag before a draw: ``members`` by seat and ``monks`` in it, and the number of pieces to draw."""

    members: tuple[int, ...]
    monks: int
    drawn: int

    @property
    def inside(self) -> int:
        """The number of pieces in the bag, members and monks."""
        return sum(self.members) + self.monks

    @property
    def each(self) -> Fraction:
        """The probability that one given piece of the bag is among the ``drawn`` ones."""
        return Fraction(min(self.drawn, self.inside), max(self.inside, 1))

    def compute_odds(self, seat: Seat) -> tuple[Fraction, ...]:
        """Return the probabilities that 0, 1, 2 … of ``seat``'s members are drawn, up to the most that could be."""
        here, draw = self.members[seat], min(self.drawn, self.inside)
        draws = comb(self.inside, draw)
        return tuple(
            Fraction(comb(here, count) * comb(self.inside - here, draw - count), draws) for count in range(min(here, draw) + 1)
        )

    def buy_out(self, seat: Seat, members: int) -> Bag:
        """Return the bag after ``seat`` has bought out some members, each of which leaves one piece less to draw."""
        left = tuple(count - members * (at == seat) for at, count in enumerate(self.members))
        return Bag(left, self.monks, self.drawn - members)


def find_next_draw(position: Position[Table]) -> Bag:
    """Return the black bag for the draw to come: that of a mass in progress until members rise, else as if a mass began now."""
    match position.top:
        case Drawing() as drawing:
            pass
        case BuyingOut(_, drawn):
            drawing = Drawing(DRAWN - drawn)
        case _:
            drawing = Drawing(DRAWN)
    members, monks = [0] * len(position.table.farms), 0
    for piece, count in drawing.list_outcomes(position.table):
        if isinstance(piece, DrawMember):
            members[piece.seat] += count
        else:
            monks += count
    return Bag(tuple(members), monks, drawing.left)


def list_odds_of_buying_out(bag: Bag, seat: Seat) -> tuple[tuple[Fraction, ...], ...]:
    """Return a row for each number of members that ``seat`` may buy out: 0, 1, 2 … up to all it has in the bag.

    No number is higher than the pieces to draw; whether the seat can pay isn't looked at. A row holds the probabilities that
    0, 1, 2 … members of ``seat`` leave the bag in total, bought out or drawn.
    """
    most = min(bag.members[seat], bag.drawn)
    rows = []
    for bought in range(most + 1):
        rows.append((Fraction(0),) * bought + bag.buy_out(seat, bought).compute_odds(seat))
    return tuple(rows)


class NextSeeding(NamedTuple):
    """The green bag at a seeding: its cubes of each colour, in the order of ``CUBES``, and each size above 0 that a space has.

    Each size is listed once, the smallest first.
    """

    cubes: tuple[int, ...]
    sizes: tuple[int, ...]

    def find_chance(self, cube: Cube, size: int) -> Fraction:
        """Return the probability that at least one cube of a colour is drawn for a space of ``size`` cubes."""
        return _find_chance(self.cubes[CUBES.index(cube)], sum(self.cubes), size)


def find_next_seeding(table: Table) -> NextSeeding:
    """Return the green bag if the next round began now (``round-bag``): its cubes, and those added from the supply."""
    setup = table.edition.setup[len(table.farms)]
    supply = [getattr(table.supply, cube.value) for cube in CUBES]
    added = [min(setup.added, here) for here in supply[: len(INFLUENCES)]] + supply[len(INFLUENCES) :]
    sizes = tuple(sorted({setup.spaces[space] for space in SPACES if setup.spaces[space]}))
    return NextSeeding(tuple(here + more for here, more in zip(table.bag, added, strict=True)), sizes)


class NextCustomers(NamedTuple):
    """Customers to come: at most ``most`` of the ``unseen`` tiles are turned over when the market is refilled after a market day.

    ``wanting`` counts the unseen tiles by the kind of piece that they demand; it leaves out kinds that none demands.
    """

    most: int
    unseen: int
    wanting: dict[str, int]

    def find_chance(self, good: str, customers: int = 1) -> Fraction:
        """Return the probability that at least one of the next ``customers`` wants ``good``, which must be in ``wanting``."""
        return _find_chance(self.wanting[good], self.unseen, customers)


def find_next_customers(table: Table, seat: Seat | None) -> NextCustomers:
    """Return the customers that may be turned over next (``market-refill``), as far as ``seat`` sees.

    A tile that is face down for that seat may be any of them, in the pile or served by another player; if ``seat`` is None, by
    any player. Carla's lie face up.
    """
    places = len(table.stalls) + table.edition.market.queue - len(table.queue)
    served = (tile for at in table.seats if at != seat for tile in table.farms[at].customers)
    hidden = [tile for tile in (*table.pile, *served) if tile >= 0]
    wanting = Counter(good for tile in hidden for good in {*table.edition.customers[tile].wants})
    return NextCustomers(min(places, len(table.pile)), len(hidden), dict(wanting))
