"""The table: a photograph taken in the middle of a game of Manitoba."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from village_core.games.manitoba import vocabulary
from village_core.games.manitoba.edition import Edition, EditionSettings, build_edition
from village_core.games.manitoba.territory import Territory, build_territory
from village_core.games.opening import Depth
from village_core.games.outcome import Outcome
from village_core.kernel.values import Seat, Value

Tokens: TypeAlias = tuple[vocabulary.Good, ...]
"""Goods in the order in which they were put down; in a storage the lowest first."""

NOBODY: Final = -1
"""A region where no Cree stands."""
ROUNDS: Final = 5
"""Rounds of a season, one for each of its cards."""
SCORED: Final = (2, 4)
"""The cards of a season, counted from 0, that are scored."""
EVENTFUL: Final = tuple(card for card in range(ROUNDS) if card not in SCORED)
"""The cards that are events."""
EVENT_AT: Final[Mapping[int | None, int]] = {card: at for at, card in enumerate(EVENTFUL)}
"""The place of each of them among the events."""
CLOUD_AT: Final[Mapping[int | None, int]] = {card: at for at, card in enumerate(SCORED)}
"""The place of each scored card among the scoring tiles."""


class YearPlace(NamedTuple):
    """The place of a round in the year: its season, its card, whether it is the game's last, and the number of all rounds.

    ``card`` is the number of its card among the five of the season, from 0; None in winter.
    """

    season: vocabulary.Season
    card: int | None
    last: bool
    rounds: int


@lru_cache(maxsize=512)
def find_when(edition: Edition, players: int, number: int) -> YearPlace:
    """Return the place of a round in the year, by its number; the set-up is round 0, in winter."""
    winter = edition.setup[players].winter
    rounds, passed = winter + ROUNDS * len(vocabulary.SEASONS), number - 1 - winter
    if passed < 0:
        return YearPlace(vocabulary.Season.WINTER, None, False, rounds)
    return YearPlace(
        vocabulary.SEASONS[min(passed // ROUNDS, len(vocabulary.SEASONS) - 1)], passed % ROUNDS, number >= rounds, rounds
    )


class Supply(Value, frozen=True, gc=False):
    """Goods and shells that belong to no player and lie on no region."""

    berries: int = 0
    bison: int = 0
    horses: int = 0
    canoes: int = 0
    feathers: int = 0
    shells: int = 0


class Clan(Value, frozen=True, gc=False):
    """One player's village board, and everything in that player's colour that is not in the land.

    ``huts`` counts the Cree who sleep, ``square`` those who are awake. ``storages`` are those of berries, bison, horses and
    canoes; ``hand`` is what was taken and still waits for its place. ``active`` and ``used`` count shells. ``paths`` is the space
    of the Cree on each path (gatherer, warrior, hunter, shaman), counted from 1; 0 if there is none. ``score`` may be negative.
    """

    huts: int = 0
    square: int = 0
    storages: tuple[Tokens, Tokens, Tokens, Tokens] = ((), (), (), ())
    small_altar: Tokens = ()
    large_altar: Tokens = ()
    hand: Tokens = ()
    active: int = 0
    used: int = 0
    paths: tuple[int, int, int, int] = (0, 0, 0, 0)
    score: int = 0

    def list_storage(self, good: vocabulary.Good) -> Tokens:
        """Return the tokens in the storage of a good. Raises ``KeyError`` for feathers, which have no storage of their own."""
        return self.storages[vocabulary.AT[good]]

    def list_lying(self, place: vocabulary.Place) -> Tokens:
        """Return what lies in a storage or on an altar."""
        if place is vocabulary.Place.SMALL_ALTAR:
            return self.small_altar
        return self.large_altar if place is vocabulary.Place.LARGE_ALTAR else self.storages[vocabulary.STORAGE_AT[place]]

    def find_space(self, path: vocabulary.Path) -> int:
        """Return the space of the Cree on a path, from 1; 0 if none stands there."""
        return self.paths[vocabulary.PATH_AT[path]]


class Table(Value, frozen=True, gc=False):
    """The clans by seat, the territory, the totem, and the season's cards.

    ``laid`` are the territory tiles from left to right (none if a map was entered). By region, ``cree`` is the seat of the Cree
    there (``NOBODY`` if none), ``goods`` tells whether its good lies there. ``totem`` is the pile of discs from top to bottom:
    the first ``lifted`` of it lie in the active player's village, and those beside the village follow. ``events`` are the cards
    of this season that were turned over, ``clouds`` its scoring tiles, ``hidden`` those that are still face down, sorted,
    because their order is unknown. ``start`` is the active player. ``round`` is 0 during the set-up.

    A tracked game (``depth``) follows neither territory nor totem: the regions are empty, their goods belong to the supply, and
    all Cree that are on no path count as if they were on the square.
    """

    copy: EditionSettings
    clans: tuple[Clan, ...]
    supply: Supply
    hidden: tuple[int, ...]
    laid: tuple[int, ...] = ()
    cree: tuple[Seat, ...] = ()
    goods: tuple[bool, ...] = ()
    totem: tuple[vocabulary.Terrain, ...] = ()
    lifted: int = 0
    events: tuple[int, ...] = ()
    clouds: tuple[int, ...] = ()
    start: Seat = 0
    round: int = 0
    outcome: Outcome | None = None
    depth: Depth = Depth.FULL

    @property
    def tracked(self) -> bool:
        """True if people report what they play with their own pieces."""
        return self.depth is Depth.TRACKED

    @property
    def edition(self) -> Edition:
        """The numbers, rulings and citations this table plays by."""
        return build_edition(self.copy)

    @property
    def territory(self) -> Territory:
        """The regions, and which of them touch."""
        return build_territory(build_edition(self.copy), self.laid)

    @property
    def seats(self) -> range:
        """The numbers of the seats, clockwise."""
        return range(len(self.clans))

    @property
    def village(self) -> tuple[vocabulary.Terrain, ...]:
        """The discs in the active player's village, the top one first; none before they are lifted."""
        return self.totem[: self.lifted]

    @property
    def when(self) -> YearPlace:
        """The place of this round in the year."""
        return find_when(build_edition(self.copy), len(self.clans), self.round)

    @property
    def rounds(self) -> int:
        """The number of rounds of the whole game."""
        return self.when.rounds

    @property
    def season(self) -> vocabulary.Season:
        """The season of this round."""
        return self.when.season

    @property
    def card(self) -> int | None:
        """The number of this round's card among the five of the season, from 0; None in winter."""
        return self.when.card

    @property
    def last(self) -> bool:
        """True in the last round."""
        return self.when.last

    def find_purse(self, seat: Seat) -> Clan:
        """Return the clan of ``seat``, with the pieces that it pays with."""
        return self.clans[seat]

    def find_next_seat(self, seat: Seat) -> Seat:
        """Return the seat that follows ``seat`` clockwise."""
        return (seat + 1) % len(self.clans)

    def list_clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """Return every seat once, beginning with ``first``."""
        return (*range(first, len(self.clans)), *range(first))

    def with_clan(self, seat: Seat, clan: Clan, **changes: object) -> Table:
        """Return the table with another clan at ``seat``, and ``changes`` of other fields."""
        clans = [*self.clans]
        clans[seat] = clan
        return replace(self, clans=tuple(clans), **changes)

    def list_regions(self, seat: Seat) -> tuple[int, ...]:
        """Return the numbers of the regions where Cree of a seat stand, in their order."""
        return tuple([region for region, owner in enumerate(self.cree) if owner == seat])

    def list_regions_of(self, seat: Seat, terrain: vocabulary.Terrain) -> tuple[int, ...]:
        """Return the numbers of the regions (hexagons) of a terrain in which a Cree of the seat stands."""
        cree = self.cree
        return tuple([region for region in self.territory.regions[terrain] if cree[region] == seat])
