"""A table laid out by hand: the pieces that people count."""

from __future__ import annotations

from village_core.games.village.table import NO_CUBES, RESTING, Cubes, Household
from village_core.games.village.vocabulary import GOODS, INFLUENCES, Filled, Moment, Place
from village_core.kernel.values import Seat, Value

STOCK = (*GOODS, "coin", "grain")
"""Pieces beside the board that are not counted: all in the box that lie on no farm."""
OWNED = ("coin", "grain", *INFLUENCES, *GOODS)
"""Pieces that are counted on a farm."""
DEAD = frozenset((*RESTING, Place.GONE))


class LaidFarm(Household, frozen=True, gc=False):
    """One player's things as they lie on the table.

    ``space``: the space of the life track under the marker, from 0, where a lap ends. The number of laps follows from the dead,
    and ``unmourned`` counts the laps for which no member has died.
    """

    space: int = 0
    prestige: int = 0
    cities: tuple[Place, ...] = ()
    customers: tuple[int, ...] = ()
    unmourned: int = 0

    def count(self, generation: int, place: Place) -> int:
        """Count the members of one generation at ``place``."""
        return self.family[generation - 1].count(place)

    @property
    def dead(self) -> int:
        """Number of members in the chronicle, in graves and out of the game."""
        return sum(place in DEAD for places in self.family for place in places)


class LaidEnding(Value, frozen=True, gc=False):
    """The last turns: the seat that filled the last space of chronicle or graves, when, and the seat that plays last."""

    seat: Seat
    filled: Filled
    moment: Moment
    last: Seat


class Laid(Value, frozen=True, gc=False):
    """A table as it looks at the beginning of the turn of the seat ``turn``.

    ``spaces``: the cubes on the seven action spaces, in the order of ``SPACES``; ``supply``: the cubes that lie beside the
    board; ``stalls`` and ``queue``: numbers of customer tiles; ``ring``: the seat that holds it, ``None`` while it lies in the
    council.
    """

    farms: tuple[LaidFarm, ...]
    spaces: tuple[Cubes, ...]
    supply: Cubes
    stalls: tuple[int | None, ...]
    queue: tuple[int, ...]
    round: int = 1
    turn: Seat = 0
    start: Seat = 0
    ring: Seat | None = None
    ending: LaidEnding | None = None


class Rest(Value, frozen=True, gc=False):
    """The pieces that people don't count: the green bag, the face-down tiles (``pile``), and the stock by kind.

    A number is below zero if more pieces are in view than exist.
    """

    bag: Cubes
    pile: tuple[int, ...]
    stock: dict[str, int]


def has_cubes_in_view(laid: Laid) -> bool:
    """Tell whether any action space of a table laid out by hand holds a cube."""
    return any(cubes != NO_CUBES for cubes in laid.spaces)
