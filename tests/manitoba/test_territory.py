"""The territory as data: the strip of tiles, and maps that owners entered."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.manitoba.positions import FIRST
from village_core.games.editions import BadSettings
from village_core.games.manitoba import EditionSettings, build_edition, find_flaw, new_game
from village_core.games.manitoba.opening import LayingTotem
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.territory import build_territory, find_groups
from village_core.games.manitoba.vocabulary import TERRAINS, Terrain
from village_core.kernel.values import CHANCE

EDITION = build_edition(EditionSettings(FIRST))


FIVE = " ".join(TERRAINS)


def enter_map(regions: str, touching: str = "", apart: str = "") -> EditionSettings:
    """Return the settings of a copy with an entered map and pairs of its regions that touch or don't, without empty texts."""
    told = {"entered.regions": regions, "borders.touching": touching, "borders.apart": apart}
    return EditionSettings(FIRST, tuple((name, value) for name, value in told.items() if value))


@pytest.mark.parametrize(("tiles", "pairs", "rows"), [(3, 27, (7, 8)), (4, 37, (10, 10)), (5, 47, (12, 13))])
def test_tiles_lock_into_a_strip(tiles: int, pairs: int, rows: tuple[int, int]) -> None:
    """setup-tiles: in all orders tried, tiles make a strip of two rows; seven pairs touch in a tile, three at a join."""
    for laid in list(permutations(range(6), tiles))[::17]:
        territory = build_territory(EDITION, laid)
        assert len(territory.touching) == pairs
        assert tuple(sum(spot[0] == row for spot in territory.spots) for row in (0, 1)) == rows
        assert all(territory.terrains.count(terrain) == tiles for terrain in TERRAINS)
        assert len(find_groups(territory, range(5 * tiles))) == 1


def test_neighbours_of_a_region_are_in_the_order_of_their_numbers() -> None:
    """setup-tiles: neighbours stand in order, for stored choices are counted in it, also where the owner joined two regions."""
    rows = f"{FIVE} / {FIVE} / {FIVE} / {FIVE}"
    territory = build_territory(build_edition(enter_map(rows, "1-20 20-3 5-19 2-18 1-16")), ())
    assert len(territory.neighbours[0]) > 3
    assert all([*others] == sorted(others) for others in territory.neighbours)


def test_every_second_tile_is_turned() -> None:
    """setup-tiles: every second tile has both rows reversed and its long row above."""
    territory = build_territory(EDITION, (0, 1))
    assert territory.terrains[:5] == ("forest", "lake", "hills", "prairie", "mountain")
    assert territory.terrains[5:] == ("prairie", "mountain", "hills", "forest", "lake")
    assert territory.spots[:7] == ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (1, 3), (1, 4)) and territory.spots[7] == (0, 2)
    assert territory.neighbours[0] == (1, 2, 3) and territory.neighbours[4] == (1, 3, 5, 7)


def test_every_terrain_is_in_the_middle_of_some_tile() -> None:
    """setup-tiles: each terrain is in the middle of one tile's long row, lakes of two."""
    middles = [tile.long[1] for tile in EDITION.tiles]
    assert sorted(middles) == sorted([*Terrain, Terrain.LAKE])


def test_an_entered_map_takes_the_place_of_tiles() -> None:
    """setup-tiles: an entered map gives the regions row by row; only the totem is left to chance."""
    position = new_game(enter_map(f"{FIVE} / . {FIVE} / {FIVE}"), 2)
    assert (
        isinstance(position.top, LayingTotem)
        and position.seat == CHANCE
        and position.options
        and len(position.table.cree) == 15
        and not find_flaw(position)
    )
    territory = position.table.territory
    assert territory.spots[4:6] == ((0, 4), (1, 1))
    assert territory.neighbours[0] == (1, 5) and territory.neighbours[6] == (1, 2, 5, 7, 11, 12)


def test_the_strip_is_a_map_that_can_be_entered() -> None:
    """setup-tiles: if the strip is entered as a map, the same regions touch, though their numbers differ."""
    strip = build_territory(EDITION, (0, 1, 2))
    rows = [[terrain for terrain, spot in zip(strip.terrains, strip.spots, strict=True) if spot[0] == row] for row in (0, 1)]
    territory = build_territory(build_edition(enter_map(" / ".join(" ".join(row) for row in rows))), ())
    at = {spot: region for region, spot in enumerate(territory.spots)}
    numbers = [at[spot] for spot in strip.spots]
    pairs = {tuple(sorted((numbers[one], numbers[other]))) for one, other in strip.touching}
    assert {*territory.touching} == pairs


def test_the_pairs_of_an_entered_map_can_be_corrected() -> None:
    """setup-tiles: an owner may say that regions apart in the grid touch, and that neighbours don't."""
    territory = build_territory(build_edition(enter_map(f"{FIVE} / . . forest", "5-1", "1-2 3-6")), ())
    assert territory.neighbours[0] == (4,) and territory.neighbours[5] == (1,)


@pytest.mark.parametrize(
    ("regions", "touching"),
    [
        ("forest forest hills / lake prairie", ""),
        (FIVE, "1-2 2-1"),
        (FIVE, "1-1"),
        (FIVE, "1-6"),
        (FIVE, "0-1"),
        (FIVE, "1"),
        ("", "1-2"),
        ("forest swamp", ""),
    ],
)
def test_an_impossible_map_is_refused(regions: str, touching: str) -> None:
    """setup-tiles: a map is refused if terrains are missing or unknown, or a pair is double, incomplete or impossible."""
    with pytest.raises(BadSettings, match=r"entered|borders"):
        build_edition(enter_map(regions, touching))


def test_a_map_needs_enough_goods() -> None:
    """setup-goods: a map is refused if the box lacks a good for each region and the first goods of each clan."""
    with pytest.raises(BadSettings, match=r"entered\.regions"):
        new_game(enter_map(" ".join(TERRAINS * 7)), 2)


def test_a_map_of_several_parts_is_accepted() -> None:
    """setup-tiles: a map of five regions, two of which touch, has four parts."""
    territory = build_territory(build_edition(enter_map(" . ".join(TERRAINS), "1-2")), ())
    assert len(find_groups(territory, range(5))) == 4
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
        ("cards.spring", "path step home good:berries+bison rain most"),
        ("cards.spring", "path step home feather each"),
        ("scoring", "berries+bison+horses" + " most" * 11),
        ("scoring", "feathers" + " most" * 11),
        ("territory.0", "forest lake desert prairie mountain"),
    ],
)
def test_a_line_with_wrong_words_is_refused(name: str, value: str) -> None:
    """tile-points, path-step: a line with a wrong word, a missing one or one too many is refused by its name."""
    with pytest.raises(BadSettings) as error:
        build_edition(EditionSettings(FIRST, ((name, value),)))
    assert error.value.place == name


def test_a_wrong_word_is_named_with_its_place_in_the_line() -> None:
    """path-good: the problem names the space of the path that is wrong, and words that would do."""
    with pytest.raises(BadSettings) as error:
        build_edition(EditionSettings(FIRST, (("paths.hunter", "points 1, wake, good bisn, first 3"),)))
    said = str(error.value)
    assert "word 3" in said and "“good bisn”" in said and "good bison" in said and "wake" in said
