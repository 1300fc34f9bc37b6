"""A table as people can see it: what they count when they lay it out by hand, and what can be wrong with it."""

from __future__ import annotations

from village_core.games.village.table import NO_CUBES, RESTING, Cubes, Family
from village_core.games.village.vocabulary import GOODS, INFLUENCES, Filled, Moment, Place
from village_core.kernel.values import Seat, Value

STOCK = (*GOODS, "coin", "grain")
"""What lies beside the board without being counted: as much as is in the box and on no farm."""
OWNED = ("coin", "grain", *INFLUENCES, *GOODS)
"""What is counted on a farm."""
DEAD = frozenset((*RESTING, Place.GONE))


class LaidFarm(Value, frozen=True, gc=False):
    """One player's things as they lie on the table.

    ``space`` is where the marker stands on the life track, counted from 0 at the bridge; how often it has been round
    follows from the dead, and ``unmourned`` is how many rounds more it has made than members have died.
    """

    family: Family
    coin: int = 0
    grain: int = 0
    skill: int = 0
    persuasion: int = 0
    faith: int = 0
    knowledge: int = 0
    scroll: int = 0
    wagon: int = 0
    plow: int = 0
    horse: int = 0
    ox: int = 0
    space: int = 0
    prestige: int = 0
    cities: tuple[Place, ...] = ()
    customers: tuple[int, ...] = ()
    unmourned: int = 0

    def count(self, generation: int, place: Place) -> int:
        """How many members of one generation are at ``place``."""
        return self.family[generation - 1].count(place)

    @property
    def dead(self) -> int:
        """Members in the chronicle, in graves and out of the game."""
        return sum(place in DEAD for places in self.family for place in places)


class Ending(Value, frozen=True, gc=False):
    """The last turns have begun: who filled which last space and when, and whose turn is the very last one."""

    seat: Seat
    filled: Filled
    moment: Moment
    last: Seat


class Laid(Value, frozen=True, gc=False):
    """A table as it can be seen at the beginning of somebody's ``turn``.

    ``spaces``: the cubes on the seven action spaces, in the order of ``SPACES``; ``supply``: the cubes that lie beside the
    board; ``stalls`` and ``queue``: numbers of customer tiles; ``ring``: who holds it, nobody when it lies in the council.
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
    ending: Ending | None = None


class Rest(Value, frozen=True, gc=False):
    """What nobody counted: the green bag, the face-down tiles, and what lies in stock by kind. Below zero: too many in view."""

    bag: Cubes
    pile: tuple[int, ...]
    stock: dict[str, int]


def cubes_in_view(laid: Laid) -> bool:
    """Whether any action space holds a cube."""
    return any(cubes != NO_CUBES for cubes in laid.spaces)
