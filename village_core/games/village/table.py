"""The table: everything that a photograph in the middle of a game of Village would show."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress, product
from random import Random
from typing import TypeAlias

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from village_core.games.dealing import deal_again
from village_core.games.opening import Depth
from village_core.games.outcome import Outcome
from village_core.games.village import vocabulary
from village_core.games.village.edition import Edition, EditionSettings, build_edition
from village_core.games.village.solo.board import Rival
from village_core.kernel.values import Seat, Value

Cubes: TypeAlias = tuple[int, int, int, int, int]
"""Counts by colour, in the order of ``CUBES``: skill, persuasion, faith, knowledge, plague."""

Family: TypeAlias = tuple[
    tuple[vocabulary.Place, ...], tuple[vocabulary.Place, ...], tuple[vocabulary.Place, ...], tuple[vocabulary.Place, ...]
]
"""Places of a family: for each generation from 1 to 4 those of its members, sorted by name."""

RESTING = (*vocabulary.CHRONICLE.values(), vocabulary.Place.GRAVE)
STEP = {place: step for step, place in enumerate(vocabulary.CHURCH, 1)}
NO_CUBES: Cubes = (0, 0, 0, 0, 0)
AT_HOME = {
    there: tuple(compress(vocabulary.GENERATIONS, there)) for there in product((False, True), repeat=len(vocabulary.GENERATIONS))
}
PLENTY = 99
TRACKED = Depth.TRACKED
NO_SPACES = (NO_CUBES,) * len(vocabulary.SPACES)


class Household(Value, frozen=True, gc=False):
    """A player's family, by generation and place, and the pieces on that player's farm."""

    family: Family
    skill: int = 0
    persuasion: int = 0
    faith: int = 0
    knowledge: int = 0
    coin: int = 0
    grain: int = 0
    scroll: int = 0
    wagon: int = 0
    plow: int = 0
    horse: int = 0
    ox: int = 0


class Farm(Household, frozen=True, gc=False, cache_hash=True):
    """One player's farm and everything in that player's colour.

    ``time`` counts the hourglasses since the start; ``edition.farm`` tells where the marker stands after that.
    """

    time: int = 0
    prestige: int = 0
    cities: tuple[vocabulary.Place, ...] = ()
    customers: tuple[int, ...] = ()

    def list_generations_at(self, place: vocabulary.Place) -> tuple[int, ...]:
        """Return the generations of the members at ``place``, lowest first, one entry for each member."""
        if place not in self.places:
            return ()
        one, two, three, four = self.family
        return (1,) * one.count(place) + (2,) * two.count(place) + (3,) * three.count(place) + (4,) * four.count(place)

    @property
    def places(self) -> tuple[vocabulary.Place, ...]:
        """The place of each member, generation by generation, the dead and the unborn included."""
        one, two, three, four = self.family
        return one + two + three + four

    @property
    def at_home(self) -> tuple[int, ...]:
        """The generations that have a member on the farm, each once, lowest first."""
        one, two, three, four = self.family
        return AT_HOME[
            vocabulary.VILLAGE in one, vocabulary.VILLAGE in two, vocabulary.VILLAGE in three, vocabulary.VILLAGE in four
        ]

    def list_members(self) -> Iterator[tuple[int, vocabulary.Place]]:
        """Yield the generation and place of every member, the dead and the unborn included."""
        return ((g, place) for g, places in enumerate(self.family, 1) for place in places)

    def move(self, generation: int, start: vocabulary.Place, end: vocabulary.Place) -> Farm:
        """Return the farm after a member of ``generation`` went from ``start`` to ``end``."""
        places = list(self.family[generation - 1])
        places[places.index(start)] = end
        places.sort()
        at = generation - 1
        return replace(self, family=(*self.family[:at], tuple(places), *self.family[at + 1 :]))

    @property
    def living(self) -> int:
        """Number of members on the farm, on the board and in the black bag."""
        return sum(place in vocabulary.ALIVE for _, place in self.list_members())

    def find_eldest(self, among: frozenset[vocabulary.Place] = vocabulary.VISIBLE) -> int | None:
        """Return the lowest generation with a member at one of the places: by default farm and board; None if none has."""
        for generation, places in enumerate(self.family, 1):
            if not among.isdisjoint(places):
                return generation
        return None


class Supply(Value, frozen=True, gc=False):
    """Pieces beside the board. If the edition lets goods and coins be substituted, a count can fall below zero."""

    skill: int
    persuasion: int
    faith: int
    knowledge: int
    plague: int
    coin: int
    grain: int
    scroll: int
    wagon: int
    plow: int
    horse: int
    ox: int


class Trigger(Value, frozen=True, gc=False):
    """The seat that filled the last space of the chronicle or the graves, and whether the last turns have begun since.

    ``moment``: in a turn or on a market day.
    """

    seat: Seat
    filled: vocabulary.Filled
    moment: vocabulary.Moment
    last_turns: bool = False


class Table(Value, frozen=True, gc=False):
    """The board, the farms, the bags and the supply.

    ``spaces``: the cubes on the seven action spaces, in the order of ``SPACES``. ``stalls`` and ``queue`` hold numbers of
    customer tiles of the edition; ``pile`` holds those face down, sorted, because their order is secret. ``ring``: the seat
    that holds the marker for the next starting player; ``None`` while it lies in the council. ``rival``: Carla's board in a
    game for one; the last farm is then hers, and is no player's.

    A tracked game (``depth``) counts neither cubes nor goods nor stalls and never touches the supply; one cube on the first
    space stands for all cubes of the board.
    """

    copy: EditionSettings
    farms: tuple[Farm, ...]
    supply: Supply
    spaces: tuple[Cubes, ...]
    bag: Cubes = NO_CUBES
    stalls: tuple[int | None, ...] = ()
    queue: tuple[int, ...] = ()
    pile: tuple[int, ...] = ()
    start: Seat = 0
    ring: Seat | None = None
    round: int = 0
    trigger: Trigger | None = None
    outcome: Outcome | None = None
    depth: Depth = Depth.FULL
    rival: Rival | UnsetType = UNSET

    @property
    def tracked(self) -> bool:
        """True if the program leaves cubes, goods and stalls to the players at the table."""
        return self.depth is TRACKED

    @property
    def edition(self) -> Edition:
        """The numbers, rulings and citations that this table plays by."""
        return build_edition(self.copy)

    @property
    def seats(self) -> range:
        """The numbers of the players' seats, clockwise, without Carla's farm."""
        return range(len(self.farms) - 1) if self.rival else range(len(self.farms))

    def find_purse(self, seat: Seat) -> Farm:
        """Return the farm with the pieces that ``seat`` can pay with; in a tracked game coins and grain never run out.

        Against Carla a player who holds the ring has one coin more.
        """
        farm = self.farms[seat]
        if self.rival and self.ring == seat:
            farm = replace(farm, coin=farm.coin + 1)
        return replace(farm, coin=PLENTY, grain=PLENTY) if self.depth is TRACKED else farm

    def find_next_seat(self, seat: Seat) -> Seat:
        """Return the seat whose turn comes next, clockwise; in a game for one Carla's farm counts as a seat."""
        return (seat + 1) % len(self.farms)

    def list_clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """Return every player's seat once, clockwise, beginning with ``first``."""
        return (*range(first, len(self.seats)), *range(first))

    def with_farm(self, seat: Seat, farm: Farm, supply: Supply | None = None) -> Table:
        """Return the table with another farm at ``seat`` and, if given, another supply."""
        farms = list(self.farms)
        farms[seat] = farm
        return replace(self, farms=tuple(farms), supply=supply or self.supply)

    def has_cubes(self) -> bool:
        """Tell whether any action space holds a cube."""
        return self.spaces != NO_SPACES

    @property
    def ring_in_council(self) -> bool:
        """True if the ring lies in the council: no seat holds it, and it was not spent as a coin."""
        return self.ring is None and not (self.rival and self.rival.ring_spent)

    def count_lying(self, place: vocabulary.Place) -> int:
        """Return the number of members of all farms at ``place``."""
        return sum([farm.places.count(place) for farm in self.farms])

    def count_row_room(self, row: vocabulary.Row) -> int:
        """Return the number of free spaces in a row of the chronicle."""
        return self.edition.chronicle[len(self.farms)].rows[row] - self.count_lying(vocabulary.CHRONICLE[row])

    def count_chronicle_room(self) -> int:
        """Return the number of free spaces in all rows of the chronicle."""
        remembered = [place for farm in self.farms for place in farm.places if place in vocabulary.REMEMBERING]
        return sum(self.edition.chronicle[len(self.farms)].rows.values()) - len(remembered)

    def count_free_graves(self) -> int:
        """Return the number of anonymous graves that are still free."""
        return self.edition.chronicle[len(self.farms)].graves - self.count_lying(vocabulary.Place.GRAVE)

    def find_stage(self, seat: Seat) -> int:
        """Return the highest council stage of ``seat``'s members; 0 if the family has none in the council."""
        return max(
            (vocabulary.COUNCIL.index(place) + 1 for _, place in self.farms[seat].list_members() if place in vocabulary.COUNCIL),
            default=0,
        )

    def list_windows(self, seat: Seat) -> tuple[int, ...]:
        """Return the church windows (1 to 4) where ``seat``'s members stand, highest first, one entry for each member."""
        steps = [STEP[place] for place in self.farms[seat].places if place in STEP]
        return tuple(sorted(steps, reverse=True))


def view_as(table: Table, *seats: Seat | None) -> Table:
    """Return the table as ``seats`` see it: others' served customers and the pile are face down, tile ``-1`` each.

    With no seat (or ``None``) all served customers are face down. After the game all are turned over. Carla hides nothing.
    """
    if table.outcome is not None:
        return table
    hidden = [seat for seat in table.seats if seat not in seats]
    farms = tuple(
        replace(farm, customers=(-1,) * len(farm.customers)) if at in hidden else farm for at, farm in enumerate(table.farms)
    )
    return replace(table, farms=farms, pile=(-1,) * len(table.pile))


def imagine(table: Table, seat: Seat, random: Random) -> Table:
    """Return a table that looks the same to ``seat``: others' served customers and the pile are dealt again at random.

    Carla's customers stay, because they are face up. After the game, when all is turned over, it is the table itself.
    """
    if table.outcome is not None:
        return table
    pile, hands = deal_again(table.pile, [table.farms[at].customers for at in table.seats], seat, random)
    farms = list(table.farms)
    for at, hand in enumerate(hands):
        if hand:
            farms[at] = replace(farms[at], customers=hand)
    return replace(table, farms=tuple(farms), pile=pile)
