"""The table: a photograph taken in the middle of a game of Stone Age."""

from __future__ import annotations

from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from village_core.games.dealing import deal_again
from village_core.games.opening import Depth
from village_core.games.outcome import Outcome
from village_core.games.stone_age.edition import Edition, EditionSettings, build_edition
from village_core.games.stone_age.vocabulary import AT, CARDS, PLACES, SITES, VILLAGE, Emptied, Place
from village_core.kernel.values import Seat, Value

Tools: TypeAlias = tuple[int, int, int]
"""The values of the three tools, in the order of their spaces; 0 if there is none."""
UsedTools: TypeAlias = tuple[bool, bool, bool]
"""The three tools: whether each has been used this round."""

NOWHERE: Final = (0,) * len(PLACES)
"""No workers at any place."""
READY: Final[UsedTools] = (False, False, False)
HIDDEN: Final = -1
"""A card that lies face down and may not be seen, or an unknown card or building of a tracked game."""


class Tribe(Value, frozen=True, gc=False):
    """One player's board and everything in that player's colour.

    ``workers`` counts all of them; ``placed`` is the number at each of ``PLACES``, the rest are at home. ``field`` is the
    marker on the food track. ``one_use`` holds the values of the one-use tools that are left, the best first; ``any_two``
    counts how often two resources of choice may still be taken. ``cards`` and ``buildings`` are numbers of the edition,
    ``secret`` the cards that only their owner has seen. ``score`` may be negative.
    """

    wood: int = 0
    brick: int = 0
    stone: int = 0
    gold: int = 0
    food: int = 0
    workers: int = 0
    field: int = 0
    tools: Tools = (0, 0, 0)
    turned: UsedTools = READY
    one_use: tuple[int, ...] = ()
    any_two: int = 0
    score: int = 0
    cards: tuple[int, ...] = ()
    secret: tuple[int, ...] = ()
    buildings: tuple[int, ...] = ()
    placed: tuple[int, ...] = NOWHERE

    @property
    def resources(self) -> int:
        """The number of resources of all kinds, without food."""
        return self.wood + self.brick + self.stone + self.gold

    @property
    def home(self) -> int:
        """The number of workers who have not been placed."""
        return self.workers - sum(self.placed)

    @property
    def owed(self) -> int:
        """The food that has to be paid for the workers beside what the field gives (``feed-food``)."""
        return max(0, self.workers - self.field)

    @property
    def strength(self) -> int:
        """The measure that breaks ties: food track, tools and workers together."""
        return self.field + sum(self.tools) + self.workers

    def count_at(self, place: Place) -> int:
        """Return how many workers stand at ``place``."""
        return self.placed[AT[place]]


class Pile(Value, frozen=True, gc=False):
    """A pile of buildings: the tile that lies face up on ``top``, once it is turned over, and the number of tiles under it."""

    top: int | None
    under: int


class Table(Value, frozen=True, gc=False):
    """The tribes by seat, the card row and the piles of buildings.

    ``row`` holds numbers of cards, the cheapest space first; ``deck`` the unseen cards, and ``hidden`` the unseen tiles, in the
    piles or out of the game: both sorted, because their order is unknown.

    In a tracked game (``depth``) the cards in the row and the tiles on the piles are unknown: these are ``HIDDEN``, and so are
    tiles that were built. ``deck`` holds all cards that were not noted yet. Resources, food and workers at places are not
    counted.
    """

    copy: EditionSettings
    tribes: tuple[Tribe, ...]
    row: tuple[int | None, ...]
    deck: tuple[int, ...]
    piles: tuple[Pile, ...]
    hidden: tuple[int, ...]
    start: Seat = 0
    round: int = 1
    outcome: Outcome | None = None
    depth: Depth = Depth.FULL

    @property
    def tracked(self) -> bool:
        """True if resources, workers at places, and face-up cards and buildings are left to the people at the table."""
        return self.depth is Depth.TRACKED

    @property
    def left(self) -> int:
        """The number of cards in the deck; in a tracked game without the unknown ones in the row and those kept face down."""
        if not self.tracked:
            return len(self.deck)
        return len(self.deck) - self.row.count(HIDDEN) - sum([tribe.secret.count(HIDDEN) for tribe in self.tribes])

    def find_emptied(self) -> Emptied | None:
        """Return what ends the game after this round: an empty pile of buildings, or too few cards to fill the row.

        None if neither does.
        """
        if any(pile.top is None and not pile.under for pile in self.piles):
            return Emptied.BUILDINGS
        return Emptied.CARDS if self.left < self.row.count(None) else None

    @property
    def edition(self) -> Edition:
        """The numbers, rulings and citations this table plays by."""
        return build_edition(self.copy)

    @property
    def seats(self) -> range:
        """The numbers of the seats, clockwise."""
        return range(len(self.tribes))

    def find_purse(self, seat: Seat) -> Tribe:
        """Return the tribe of ``seat``, with the pieces that it pays with."""
        return self.tribes[seat]

    def find_next_seat(self, seat: Seat) -> Seat:
        """Return the next seat clockwise."""
        return (seat + 1) % len(self.tribes)

    def list_clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """Return every seat once, beginning with ``first``."""
        return (*range(first, len(self.tribes)), *range(first))

    def with_tribe(self, seat: Seat, tribe: Tribe) -> Table:
        """Return the table with another tribe at ``seat``."""
        return replace(self, tribes=(*self.tribes[:seat], tribe, *self.tribes[seat + 1 :]))

    def count_standing(self, place: Place) -> tuple[int, ...]:
        """Return the number of workers that each seat has at ``place``, by seat."""
        at = AT[place]
        return tuple([tribe.placed[at] for tribe in self.tribes])

    def find_lying(self, place: Place) -> int | None:
        """Return the card or building on the board at ``place``, ``HIDDEN`` if it is unknown; None if none lies there."""
        if place in CARDS:
            return self.row[CARDS.index(place)]
        return self.piles[SITES.index(place)].top if place in SITES[: len(self.piles)] else None

    def count_village_used(self) -> int:
        """Count the places of the village with workers."""
        return sum(any(self.count_standing(place)) for place in VILLAGE)


def view_as(table: Table, *seats: Seat | None) -> Table:
    """Return the table as ``seats`` see it: others' secret cards and the deck are face down, shown as card ``-1`` each.

    Without a seat (or with ``None``), all secret cards are. Once the game is over all are turned over. The row and the piles of
    a tracked game show nothing.
    """
    if table.outcome is not None:
        return table
    tribes = tuple(
        tribe if at in seats or not tribe.secret else replace(tribe, secret=(HIDDEN,) * len(tribe.secret))
        for at, tribe in enumerate(table.tribes)
    )
    shown = replace(table, tribes=tribes, deck=(HIDDEN,) * len(table.deck))
    if not table.tracked:
        return shown
    return replace(shown, row=(None,) * len(table.row), piles=tuple(replace(pile, top=None) for pile in table.piles))


def imagine(table: Table, seat: Seat, random: Random) -> Table:
    """Return a table that looks the same to ``seat``: others' secret cards and the deck are dealt again at random.

    After the game, when all is turned over, it is the table itself.
    """
    if table.outcome is not None:
        return table
    deck, hands = deal_again(table.deck, [tribe.secret for tribe in table.tribes], seat, random)
    dealt = zip(table.tribes, hands, strict=True)
    return replace(table, tribes=tuple(replace(tribe, secret=hand) if hand else tribe for tribe, hand in dealt), deck=deck)
