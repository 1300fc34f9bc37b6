"""Regions, tiles, cards and amounts in words: numbers that people read are counted from 1."""

from __future__ import annotations

import pytest

from tests.manitoba.positions import lay_manitoba
from village_core.games.manitoba import GAME
from village_core.games.manitoba.nouns import Nouns
from village_core.games.manitoba.vocabulary import Good, Path, Place, Season, Terrain
from village_core.games.narration import load_words

TABLE = lay_manitoba(2, round=2)
NOUNS = Nouns(load_words(GAME.words), ("Ann", "Bob"), TABLE.edition)


def test_regions_and_tiles_are_counted_from_1() -> None:
    """setup-tiles: a region is named by its terrain and number, one that isn't there by its number; so is a territory tile."""
    assert [NOUNS.name_region_at(TABLE, region) for region in (0, 14, 15)] == ["forest 1", "mountain 15", "16"]
    assert (NOUNS.describe_tile(0), NOUNS.describe_tile(5)) == ("territory tile 1", "territory tile 6")


def test_cards_are_named_by_what_is_on_them() -> None:
    """season-cards, tile-one, tile-most: cards and scoring tiles are named by what they show, unknown ones by their number."""
    assert [NOUNS.describe_cloud(cloud) for cloud in (0, 11, 12, -1)] == ["berries", "most goods", "12", "-1"]
    spring = [NOUNS.describe_card(Season.SPRING, card) for card in (0, 5, 6)]
    assert spring == ["a step on a path", "points for most Cree in the land", "6"]
    assert NOUNS.describe_card(Season.WINTER, 0) == "0"


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("discs", 2, {"discs": "2 discs"}),
        ("sleepers", 3, {"sleepers": "3 Cree"}),
        ("feathers", 2, {"feathers": "2 feathers"}),
        ("tile", 0, {"tile": "territory tile 1"}),
        ("cloud", 0, {"cloud": "berries"}),
        ("region", 0, {"region": 1}),
        ("origin", 3, {"origin": 4}),
        ("seat", 1, {"who": "Bob"}),
        ("start", 2, {"who": "2"}),
        ("points", 3, {"points": 3, "score": "3 points"}),
        ("anything", 3, {"anything": 3}),
        ("place", Place.BISON, {"place": "storage of bison", "place-to": "into the storage of bison"}),
        ("path", Path.HUNTER, {"path": "path of the hunter", "path-to": "on the path of the hunter"}),
        ("good", Good.FEATHERS, {"good": "feather", "kind": "feathers", "piece": "1 feather"}),
        ("disc", Terrain.LAKE, {"disc": "blue"}),
        ("terrain", Terrain.LAKE, {"terrain": "lake"}),
        ("season", Season.WINTER, {"season": "winter"}),
        ("goods", (Good.BISON, Good.FEATHERS, Good.BISON), {"goods": "2 bison and 1 feather"}),
        ("places", (Place.BISON, Place.SMALL_ALTAR), {"places": "storage of bison and small altar"}),
        ("regions", (0, 4), {"regions": "1 and 5"}),
        ("order", (Terrain.LAKE, Terrain.HILLS), {"order": "blue, beige"}),
        ("others", (1, 2), {"others": ""}),
    ],
)
def test_each_field_has_its_words(name: str, value: object, said: dict[str, str | int]) -> None:
    """totem-lift, land-enter, store-good: amounts, places, discs and lists are said by the name of their field."""
    assert NOUNS.describe_field(name, value) == said
