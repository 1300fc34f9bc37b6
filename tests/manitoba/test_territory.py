"""The territory as data: the strip of tiles, and maps that owners entered."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.manitoba.positions import FIRST
from village_core.games.editions import BadSettings
from village_core.games.manitoba import EditionSettings, edition_of, flaw, new_game
from village_core.games.manitoba.opening import LayingTotem
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.territory import find_doubts, find_groups, territory_of
from village_core.games.manitoba.vocabulary import TERRAINS, Terrain

EDITION = edition_of(EditionSettings(FIRST))
RING = "1-2 2-3 3-4 4-5 5-1"


def entered(regions: str, touching: str) -> EditionSettings:
    """Return the settings of a copy with an entered map."""
    return EditionSettings(FIRST, (("entered.regions", regions), ("entered.touching", touching)))


@pytest.mark.parametrize(("tiles", "pairs", "rows"), [(3, 27, (7, 8)), (4, 37, (10, 10)), (5, 47, (12, 13))])
def test_tiles_lock_into_a_strip(tiles: int, pairs: int, rows: tuple[int, int]) -> None:
    """setup-tiles: seven pairs in a tile, three at each join; two rows of these lengths, whatever tiles are drawn."""
    for laid in list(permutations(range(6), tiles))[::17]:
        territory = territory_of(EDITION, laid)
        assert len(territory.touching) == pairs
        assert tuple(sum(spot[0] == row for spot in territory.spots) for row in (0, 1)) == rows
        assert all(territory.terrains.count(terrain) == tiles for terrain in TERRAINS)
        assert len(find_groups(territory, range(5 * tiles))) == 1 and find_doubts(territory, tiles) == []


def test_every_second_tile_is_turned() -> None:
    """setup-tiles: both its rows are reversed, and the long one lies above."""
    territory = territory_of(EDITION, (0, 1))
    assert territory.terrains[:5] == ("forest", "lake", "hills", "prairie", "mountain")
    assert territory.terrains[5:] == ("prairie", "mountain", "hills", "forest", "lake")
    assert territory.spots[:7] == ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (1, 3), (1, 4)) and territory.spots[7] == (0, 2)
    assert territory.neighbours[0] == (1, 2, 3) and territory.neighbours[4] == (1, 3, 5, 7)


def test_every_terrain_is_in_the_middle_of_some_tile() -> None:
    """setup-tiles: with four neighbours inside, lakes twice."""
    middles = [tile.long[1] for tile in EDITION.tiles]
    assert sorted(middles) == sorted([*Terrain, Terrain.LAKE])


def test_an_entered_map_takes_the_place_of_tiles() -> None:
    """setup-tiles: regions and pairs as entered; only the totem is left to chance."""
    position = new_game(entered(" ".join(TERRAINS * 3), RING), 2)
    position = position.settle()
    assert isinstance(position.top, LayingTotem) and len(position.table.cree) == 15 and not flaw(position)
    assert position.table.territory.neighbours[0] == (1, 4) and not position.table.territory.spots


@pytest.mark.parametrize(
    ("regions", "touching"),
    [
        ("forest forest hills lake prairie", RING),
        (" ".join(TERRAINS), "1-2 2-1"),
        (" ".join(TERRAINS), "1-1"),
        (" ".join(TERRAINS), "1-6"),
        (" ".join(TERRAINS), "0-1"),
        ("forest swamp", ""),
    ],
)
def test_an_impossible_map_is_refused(regions: str, touching: str) -> None:
    """setup-tiles: a terrain is missing, a pair is double, names one region twice or one that is not there."""
    with pytest.raises(BadSettings, match="entered"):
        edition_of(entered(regions, touching))


def test_a_map_needs_enough_goods() -> None:
    """setup-goods: one for each region and the first of each clan."""
    with pytest.raises(BadSettings, match=r"entered\.regions"):
        new_game(entered(" ".join(TERRAINS * 7), RING), 2)


def test_an_unusual_map_is_doubted() -> None:
    """setup-tiles: several parts, or another number of regions, is taken with a warning."""
    territory = territory_of(edition_of(entered(" ".join(TERRAINS), "1-2")), ())
    assert [(doubt.key, doubt.found, doubt.expected) for doubt in find_doubts(territory, 3)] == [
        ("map-parts", 4, 1),
        ("map-regions", 1, 3),
    ]
    assert Rule.SETUP_TILES in EDITION.citations


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("storages.bison", "1 two"),
        ("storages.bison", ""),
        ("paths.hunter", "points"),
        ("paths.hunter", "good cheese"),
        ("paths.hunter", "exempt feathers"),
        ("again.hunter", "points 1, points 2"),
        ("events.spring.0", "rain"),
        ("clouds.0", "berries+bison+horses"),
        ("clouds.0", "feathers"),
        ("tiles.0.short.0", "desert"),
    ],
)
def test_every_word_of_a_copy_is_checked(name: str, value: str) -> None:
    """tile-points, path-step: a wrong word is refused with its place."""
    with pytest.raises(BadSettings) as error:
        edition_of(EditionSettings(FIRST, ((name, value),)))
    assert error.value.place == name
