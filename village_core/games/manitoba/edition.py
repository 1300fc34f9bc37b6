"""The editions of Manitoba as data: numbers with their marks, rulings and citations."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Annotated, ClassVar, Final, NamedTuple

from msgspec import Meta

from village_core.games.editions import BadSettings, Editions, EditionSettings, PrintedEdition
from village_core.games.manitoba import printed, vocabulary

__all__ = ["EDITIONS", "Edition", "EditionSettings", "build_edition"]


class Edition(PrintedEdition, frozen=True, eq=False, kw_only=True):
    """All that is printed in one edition of Manitoba.

    ``storages``: the points of each storage; ``paths``: the spaces of each path; ``again``: what the action of each path gives to
    a Cree that stands at its end already; ``worth``: other points; ``cards``: the six event cards of each season; ``scoring``:
    the twelve scoring tiles; ``territory``: the six tiles of the territory; ``entered``: a map that an owner laid instead of
    them; ``borders``: pairs of its regions that touch, or don't, unlike hexagons; ``clan``: the start of a clan; ``setup``: the
    pieces for each number of players.
    """

    CORRECTABLE: ClassVar[frozenset[str]] = frozenset(
        ("storages", "paths", "again", "worth", "cards", "scoring", "territory", "entered", "borders", "clan", "setup", "rulings")
    )
    COUNTED: ClassVar[tuple[str, ...]] = ("setup",)

    storages: dict[vocabulary.Good, printed.Row]
    paths: dict[vocabulary.Path, printed.Steps]
    again: dict[vocabulary.Path, printed.Again]
    worth: printed.Worth
    cards: dict[vocabulary.Season, printed.Cards]
    scoring: printed.Scoring
    territory: Annotated[tuple[printed.TileLine, ...], Meta(min_length=6, max_length=6)]
    entered: printed.Entered
    borders: printed.Borders
    clan: printed.ClanBoard
    setup: dict[int, printed.Setup]
    rulings: printed.Rulings

    def list_storage_points(self, good: vocabulary.Good) -> tuple[int, ...]:
        """Return the points of a good's storage by its number of tokens, from one token on."""
        return printed.parse_row(self.storages[good])

    def count_points(self, good: vocabulary.Good, tokens: int) -> int:
        """Return the points of a good's storage with this many tokens; for none those of an empty storage, usually a loss."""
        return printed.parse_row(self.storages[good])[tokens - 1] if tokens else self.worth.empty

    def list_steps(self, path: vocabulary.Path) -> tuple[printed.PathSpace, ...]:
        """Return what the spaces of a path give, from the first on."""
        return printed.parse_steps(self.paths[path])

    def find_later_gain(self, path: vocabulary.Path) -> printed.PathSpace:
        """Return what the action of a path gives to a Cree that stands at its end already."""
        return printed.parse_step(self.again[path])

    @property
    def clouds(self) -> tuple[tuple[vocabulary.Good, ...], ...]:
        """The goods of each scoring tile; empty for a tile that scores whatever each clan has most of."""
        return printed.parse_scoring(self.scoring)

    @property
    def tiles(self) -> tuple[printed.Tile, ...]:
        """The tiles of the territory as they are printed, even if an owner has entered a map in place of them."""
        return tuple(map(printed.parse_tile, self.territory))

    @property
    def events(self) -> dict[vocabulary.Season, tuple[printed.CardEvent, ...]]:
        """The events of the cards of each season."""
        return {season: printed.parse_cards(cards) for season, cards in self.cards.items()}

    def find_event(self, season: vocabulary.Season, card: int) -> printed.CardEvent:
        """Return the event of a season's card, by the card's number from 0."""
        return printed.parse_cards(self.cards[season])[card]

    def find_cloud(self, tile: int) -> tuple[vocabulary.Good, ...]:
        """Return the goods of a scoring tile, by its number; empty for a tile that scores whatever each clan has most of."""
        return self.clouds[tile]


class Lengths(NamedTuple):
    """The numbers of spaces of storages and paths, in their order.

    ``over`` is true for each path whose action gives nothing to a Cree that stands at its end already.
    """

    storages: tuple[int, ...]
    paths: tuple[int, ...]
    over: tuple[bool, ...]


@lru_cache(maxsize=64)
def measure_lengths(edition: Edition) -> Lengths:
    """Return the lengths of an edition's storages and paths, and which paths give nothing to a Cree at their end already."""
    over = tuple(edition.find_later_gain(path).bonus is vocabulary.Bonus.NOTHING for path in vocabulary.PATHS)
    rows, paths = (
        tuple(map(len, parts))
        for parts in (map(edition.list_storage_points, vocabulary.STORED), map(edition.list_steps, vocabulary.PATHS))
    )
    return Lengths(rows, paths, over)


def _check(edition: Edition) -> None:
    """Check that an entered map has all terrains, and that its borders name pairs of its regions, each once.

    Raises ``BadSettings`` otherwise. The file must have every storage, path and season.
    """
    assert {*edition.storages} == {*vocabulary.STORED} and {*edition.paths} == {*edition.again} == {*vocabulary.PATHS}
    assert {*edition.cards} == {*vocabulary.SEASONS}
    regions = printed.parse_regions(edition.entered.regions)
    missing = [terrain for terrain in vocabulary.TERRAINS if terrain not in regions.values()]
    if regions and missing:
        raise BadSettings("map-missing", "entered.regions", missing[0])
    pairs: list[tuple[int, int]] = []
    for place, told in (("borders.touching", edition.borders.touching), ("borders.apart", edition.borders.apart)):
        for one, other in printed.parse_pairs(told):
            if not 0 <= one < other < len(regions):
                raise BadSettings("map-pair", place, f"{one + 1}-{other + 1}")
            if (one, other) in pairs:
                raise BadSettings("map-pair-twice", place, f"{one + 1}-{other + 1}")
            pairs.append((one, other))


EDITIONS: Final = Editions(files(__package__) / "editions", ("first_2018",), Edition, _check)
build_edition = EDITIONS.build_edition
"""Return the edition of some settings, corrections applied. Raises ``BadSettings``."""
