"""The nouns of Manitoba in words: goods, places, regions, cards, and all fields of a choice, an event or a frame."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.printed import CardEvent
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import Good, Path, Place, Season, Terrain
from village_core.games.nouns import Nouns as PrintedNouns
from village_core.games.nouns import WordingValues


class Nouns(PrintedNouns[Edition]):
    """Names everything at one table of Manitoba."""

    PIECES: ClassVar[tuple[str, ...]] = tuple(Good)

    def name_region(self, region: int, terrain: Terrain) -> str:
        """Name the region at the index ``region`` by its terrain and its number, which is the index plus 1."""
        return self.words.format("region", terrain=self.words.format(f"terrain-{terrain}"), number=region + 1)

    def name_region_at(self, table: Table, region: int) -> str:
        """Name a region of a table; if the table has no such region, return only its number, counted from 1."""
        terrains = table.territory.terrains
        return self.name_region(region, terrains[region]) if region in range(len(terrains)) else str(region + 1)

    def describe_cloud(self, cloud: int) -> str:
        """Describe a scoring tile by its goods, or by its number, counted from 0, if there is no such tile."""
        if cloud not in range(len(self.edition.clouds)):
            return str(cloud)
        return self.list_scored(self.edition.find_cloud(cloud))

    def list_scored(self, goods: tuple[Good, ...]) -> str:
        """Describe what a scoring tile scores: one of the goods that it shows, or what each clan has most of if it shows none."""
        return self.words.join([self.words.format(f"kind-{good}") for good in goods], "list-goods") or self.words.format(
            "cloud-most"
        )

    def describe_event(self, event: CardEvent) -> str:
        """Describe the event of a season card, with the goods that the card shows."""
        goods = self.words.join([self.words.format(f"good-{good}") for good in event.goods], "list-goods")
        return self.words.format(f"happens-{event.happens}", goods=goods)

    def describe_card(self, season: Season, card: int) -> str:
        """Describe an event card of a season, or give its number, counted from 0, if there is no such card."""
        cards = self.edition.events.get(season, ())
        return self.describe_event(cards[card]) if card in range(len(cards)) else str(card)

    def describe_tile(self, tile: int) -> str:
        """Describe the territory tile at the index ``tile`` by its number, which is the index plus 1."""
        return self.words.format("tile", number=tile + 1)

    def describe_field(self, name: str, value: object) -> WordingValues:
        """Return the words for a field under its name, and under further names the other forms of its noun.

        A place and a path also have ``<name>-to``; a good has ``kind`` for many and ``piece`` for one.
        """
        match value:
            case Place():
                return {name: self.words.format(f"place-{value}"), f"{name}-to": self.words.format(f"place-{value}.to")}
            case Path():
                return {name: self.words.format(f"path-{value}"), f"{name}-to": self.words.format(f"path-{value}.to")}
            case Good():
                return {
                    name: self.words.format(f"good-{value}"),
                    "kind": self.words.format(f"kind-{value}"),
                    "piece": self.describe_amount(value, 1),
                }
            case Terrain():
                kind = "disc" if name == "disc" else "terrain"
                return {name: self.words.format(f"{kind}-{value}")}
            case Season():
                return {name: self.words.format(f"season-{value}")}
        return super().describe_field(name, value)

    def describe_number(self, name: str, value: int) -> WordingValues:
        """Return words by key for a number: of discs, Cree or feathers, of a tile, a scoring tile or a region, or of any game."""
        match name:
            case "discs":
                return {name: self.describe_amount("disc", value)}
            case "sleepers":
                return {name: self.describe_amount("cree", value)}
            case "feathers":
                return {name: self.describe_amount("feathers", value)}
            case "tile":
                return {name: self.describe_tile(value)}
            case "cloud":
                return {name: self.describe_cloud(value)}
            case "region" | "origin":
                return {name: value + 1}
        return super().describe_number(name, value)

    def describe_several(self, name: str, value: tuple[object, ...]) -> str:
        """List the field ``name`` as text: ``goods`` by amount, ``places``, ``regions``, discs (``order``), or as in any game."""
        match name:
            case "goods":
                return self.words.join(self.list_amounts(Counter(str(good) for good in value)))
            case "places":
                return self.words.join([self.words.format(f"place-{place}") for place in value])
            case "regions":
                return self.words.join([str(region + 1) for region in value if isinstance(region, int)])
            case "order":
                return self.words.join([self.words.format(f"disc-{disc}") for disc in value], "list-comma")
        return super().describe_several(name, value)
