"""The questions of the form that lays out a table of Manitoba: the turn, the land, the season's cards, and each clan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.nouns import Nouns
from village_core.games.manitoba.printed import parse_regions
from village_core.games.manitoba.seasons import EVENTS, count_clouds
from village_core.games.manitoba.table import NOBODY, find_when
from village_core.games.manitoba.territory import OF_TILE
from village_core.games.manitoba.vocabulary import GOODS, PATHS, SEASONS, STORED, TERRAINS
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.companion.laying.fields import AnyField, FieldOption, FieldPicture, Need, OneOf, Section, Several
from village_widgets.companion.laying.sections import Sections
from village_widgets.components.drawing import use
from village_widgets.games.manitoba.drawing import icons

DISCS: Final = len(GOODS)
"""The number of the first disc among the tiles of the form; goods come before."""
TILES: Final = DISCS + len(TERRAINS)
"""The number of the first territory tile."""
STORAGES: Final = tuple(f"storage-{good}" for good in STORED)
ALTARS: Final = ("small_altar", "large_altar")
COUNTS: Final = {"huts": "hut", "active": "shell", "used": "shell-used", "score": "point", "below": "point"}
"""The things counted in a village, with the picture of each."""
SPOTS: Final = ((12, 0), (36, 0), (0, 21), (24, 21), (48, 21))
"""The regions of a territory tile on its picture: two above three."""


class ManitobaSections(Sections):
    """The questions of the form that lays out a table of Manitoba, for its players and edition."""

    def __init__(self, words: Words, players: Sequence[Player], edition: Edition) -> None:
        super().__init__(words, players)
        self.edition = edition
        self.nouns = Nouns(words, tuple(player.name for player in players), edition)
        self.terrains = tuple(parse_regions(edition.entered.regions).values())
        self.tiles = 0 if self.terrains else edition.setup[len(players)].tiles
        self.regions = len(self.terrains) or OF_TILE * self.tiles

    def list_sections(self) -> list[Section]:
        """List the sections: the turn, the land tile by tile, the season's cards, then the clans one by one."""
        turn = (
            self.build_count("round", "round", 2),
            OneOf(key="start", label=self.label_field("start"), options=self.list_players()),
            self.build_tiles("totem", len(TERRAINS)),
        )
        found = [self.build_section("turn", "turn", turn)]
        if self.tiles:
            found.append(self.build_section("tiles", "tiles", [self.build_tiles("laid", self.tiles)]))
        found += [self._build_land(first) for first in range(0, self.regions, OF_TILE)]
        found.append(self.build_section("season", "season", self._ask_season()))
        for seat in range(len(self.players)):
            found += [self._build_village(seat), self._build_paths(seat), self._build_goods(seat)]
        return found

    def list_tiles(self) -> list[tuple[str, FieldPicture]]:
        """List what fields offer, by number: goods, then discs, then territory tiles, each with its name and picture."""
        goods = [(self.words.format(f"good-{good}"), _draw(use(good, 0, 0))) for good in GOODS]
        discs = [(self.words.format(f"disc-{disc}"), _draw(use(f"disc-{disc}", 0, 0))) for disc in TERRAINS]
        tiles = [
            (self.nouns.describe_tile(at), _draw_tile((*tile.short, *tile.long))) for at, tile in enumerate(self.edition.tiles)
        ]
        return goods + discs + tiles

    def draw_pictures(self) -> str:
        """Return the drawings that all pictures of the form refer to."""
        return icons.draw_shared()

    def name_region(self, region: int) -> str:
        """Name a region by its number; if the owner's map was entered, by its terrain too."""
        if self.terrains:
            return self.nouns.name_region(region, self.terrains[region])
        return self.words.format("laying-region", number=region + 1)

    def _build_land(self, first: int) -> Section:
        """Build the section of the regions of a tile, or of five regions of an entered map, from ``first`` on."""
        regions = range(first, min(first + OF_TILE, self.regions))
        people = (FieldOption(NOBODY, self.label_field("empty")), *self.list_players())
        fields: list[AnyField] = [OneOf(key=f"cree.{at}", label=self.name_region(at), options=people) for at in regions]
        lying = tuple(FieldOption(str(at), self.name_region(at)) for at in regions)
        fields.append(Several(key=f"goods.{first // OF_TILE}", label=self.label_field("lying"), options=lying))
        section = self.build_section(f"land.{first // OF_TILE}", "land-map" if self.terrains else "land", fields)
        title = self.words.format("label", what=section.title, said=str(first // OF_TILE + 1))
        return replace(section, title=title)

    def _ask_season(self) -> list[AnyField]:
        """Return the fields of each season's events and scoring tiles, asked in rounds of that season, then of used tiles."""
        rounds = range(1, find_when(self.edition, len(self.players), 0).rounds + 1)
        fields: list[AnyField] = []
        tiles = self._list_clouds()
        for season in SEASONS:
            here = tuple(at for at in rounds if find_when(self.edition, len(self.players), at).season is season)
            needs = (Need("round", here),)
            cards = enumerate(self.nouns.describe_event(event) for event in self.edition.events[season])
            events = tuple(FieldOption(at, said) for at, said in cards)
            for at in range(EVENTS):
                label = self.words.format("laying-event", number=at + 1)
                fields.append(OneOf(key=f"events.{season}.{at}", label=label, options=events, needs=needs))
            for at in range(count_clouds(season)):
                label = self.words.format("laying-cloud", number=at + 1)
                fields.append(OneOf(key=f"clouds.{season}.{at}", label=label, options=tiles, needs=needs))
        past = tuple(FieldOption(str(tile.value), tile.label) for tile in tiles)
        return [*fields, Several(key="past", label=self.label_field("past"), options=past)]

    def _list_clouds(self) -> tuple[FieldOption, ...]:
        """List the scoring tiles as answers; those that look alike have a number."""
        names = [self.nouns.describe_cloud(at) for at in range(len(self.edition.clouds))]
        many, seen, found = Counter(names), Counter[str](), []
        for at, name in enumerate(names):
            seen[name] += 1
            label = self.words.format("bracketed", what=name, said=str(seen[name])) if many[name] > 1 else name
            found.append(FieldOption(at, label))
        return tuple(found)

    def _build_village(self, seat: Seat) -> Section:
        digits = {"score": 3}
        counts = [self.build_count(f"clans.{seat}.{what}", what, digits.get(what, 2), icon) for what, icon in COUNTS.items()]
        return self.build_section(f"clans.{seat}.village", "village", counts, seat)

    def _build_paths(self, seat: Seat) -> Section:
        counts = [
            replace(
                self.build_count(f"clans.{seat}.path-{path}", "round", 2, f"path-{path}"), label=self.words.format(f"path-{path}")
            )
            for path in PATHS
        ]
        return self.build_section(f"clans.{seat}.paths", "paths", counts, seat)

    def _build_goods(self, seat: Seat) -> Section:
        here, setup = f"clans.{seat}", self.edition
        stored = [
            replace(
                self.build_tiles("totem", len(setup.list_storage_points(good)), f"{here}.{field}"),
                label=self.words.format(f"place-{good}"),
            )
            for field, good in zip(STORAGES, STORED, strict=True)
        ]
        altars = [
            replace(
                self.build_tiles("totem", size - 1, f"{here}.{field}"),
                label=self.words.format(f"place-{field.replace('_', '-')}"),
            )
            for field, size in zip(ALTARS, setup.clan.altars, strict=True)
        ]
        return self.build_section(f"{here}.goods", "goods", [*stored, *altars], seat)


def _draw(inside: str) -> FieldPicture:
    return FieldPicture("0 0 24 24", inside)


def _draw_tile(terrains: Sequence[str]) -> FieldPicture:
    drawn = (use(terrain, x, y) for terrain, (x, y) in zip(terrains, SPOTS, strict=True))
    return FieldPicture("0 0 72 45", "".join(drawn))
