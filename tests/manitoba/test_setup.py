"""The set-up: tiles, totem, first goods, first Cree."""

from __future__ import annotations

from random import Random

import pytest

from tests.manitoba import positions
from village_core.games.editions import BadSettings
from village_core.games.manitoba import EditionSettings, new_game
from village_core.games.manitoba.choices import Enter, LayTile, LayTotem, Lift, Store, Walk
from village_core.games.manitoba.opening import DrawingTiles, LayingTotem, SettlingLand, SettlingPath
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.vocabulary import TERRAINS, Good, Path, Place
from village_core.players.random import choose


@pytest.mark.parametrize(("players", "tiles"), [(2, 3), (3, 4), (4, 5)])
def test_one_tile_more_than_players_is_laid(players: int, tiles: int) -> None:
    """setup-tiles: one tile more than players is laid, each with five regions that have a good; no tile is laid twice."""
    position = new_game(EditionSettings(positions.FIRST), players)
    for tile in range(tiles):
        assert isinstance(position.top, DrawingTiles)
        step = position.play(LayTile(tile))
        assert positions.list_rules(step) == [Rule.SETUP_TILES]
        position = step.position
        if isinstance(position.top, DrawingTiles):
            assert positions.refuse(position, LayTile(tile)) == (Rule.SETUP_TILES,)
    assert position.table.laid == tuple(range(tiles)) and position.table.goods == (True,) * 5 * tiles
    assert isinstance(position.top, LayingTotem)


def test_the_totem_has_each_disc_once() -> None:
    """setup-totem: a totem of five alike discs is refused; one of each disc is piled up in the order given."""
    position = positions.play(new_game(EditionSettings(positions.FIRST), 2), LayTile(0), LayTile(1), LayTile(2))
    assert positions.refuse(position, LayTotem(TERRAINS[:1] * 5)) == (Rule.SETUP_TOTEM,)
    assert position.play(LayTotem(TERRAINS[::-1])).position.table.totem == TERRAINS[::-1]


def test_clans_are_set_up_counter_clockwise() -> None:
    """setup-region: the player on the active player's right begins; the active player comes last."""
    position, asked = positions.begin(4, start=1), []
    while not position.table.round:
        asked.append(position.seat)
        position = position.play(choose(position, Random(1))).position
    assert list(dict.fromkeys(asked)) == [0, 3, 2, 1]


def test_each_clan_gets_one_of_each_good_and_places_two_cree() -> None:
    """setup-goods: each clan gets a berry, a bison, a horse and a canoe.

    setup-region, setup-path: one Cree enters a region, which gives its good, and one a path, which scores a point; both come
    from the square, not from the huts.
    """
    step = positions.settle(positions.lay_manitoba(2, round=0), SettlingPath(0), SettlingLand(0)).play(Enter(3))
    assert positions.list_rules(step) == [Rule.SETUP_GOODS, Rule.SETUP_REGION, Rule.LAND_GOOD, Rule.STORE_GOOD]
    clan = step.position.table.clans[0]
    assert [len(stored) for stored in clan.storages] == [1, 2, 1, 1] and (clan.huts, clan.square) == (3, 4)
    step = step.position.play(Walk(Path.HUNTER))
    assert positions.list_rules(step)[:2] == [Rule.SETUP_PATH, Rule.PATH_POINTS]
    assert (step.position.table.clans[0].square, step.position.table.clans[0].score) == (3, 1)


def test_nothing_else_is_done_in_the_set_up() -> None:
    """setup-region, setup-path: no disc is lifted during the set-up, and two Cree never share a region."""
    position = positions.settle(positions.lay_manitoba(2, land={0: "b"}, round=0), SettlingLand(0))
    assert positions.refuse(position, Lift(1)) == (Rule.SETUP_REGION,)
    assert positions.refuse(position, Enter(0)) == (Rule.LAND_FREE,)
    assert positions.refuse(positions.settle(positions.lay_manitoba(2, round=0), SettlingPath(0)), Enter(0)) == (Rule.SETUP_PATH,)


def test_a_feather_goes_to_any_storage_but_to_no_altar() -> None:
    """setup-storage: a feather of the set-up goes to any storage, and to an altar only by the ruling ``setup_altar``."""
    position = positions.settle(positions.lay_manitoba(2, round=0), SettlingLand(0)).play(Enter(4)).position
    assert isinstance(position.top, Storing) and len(positions.list_choices(position)) == 4
    assert positions.refuse(position, Store(Place.SMALL_ALTAR)) == (Rule.SETUP_STORAGE,)
    table = positions.lay_manitoba(2, round=0, corrections={"rulings.setup_altar": True})
    allowed = positions.settle(table, SettlingLand(0)).play(Enter(4)).position
    assert len(positions.list_choices(allowed)) == 6


def test_all_regions_come_first_by_a_ruling() -> None:
    """setup-path: if ``setup_passes`` is 2, all clans come into the land before the first clan begins a path."""
    usual, other = positions.begin(3), positions.begin(3, rulings={"setup_passes": 2})
    assert [type(frame) for frame in reversed(usual.agenda[1:])] == [SettlingLand, SettlingPath] * 3
    assert [type(frame) for frame in reversed(other.agenda[1:])] == [SettlingLand] * 3 + [SettlingPath] * 3


@pytest.mark.parametrize(("players", "first"), [(2, None), (3, 0), (4, None)])
def test_only_three_players_begin_in_spring(players: int, first: int | None) -> None:
    """totem-pass: with any number of players, the player active in the set-up stays active in round 1.

    Its season card is ``first``: with three players the 0 of spring, with two or four None, for it is in winter.
    """
    position = positions.begin(players, start=1)
    while not position.table.round:
        position = position.play(choose(position, Random(2))).position
    assert position.table.card == first and position.table.start == 1 and position.table.round == 1


def test_too_few_goods_are_refused() -> None:
    """setup-goods: the box must have enough goods for every region and, except feathers, for the first goods of every clan."""
    for what, least in (("goods", 5), ("feathers", 3)):
        enough, few = (EditionSettings(positions.FIRST, ((f"setup.2.{what}", count),)) for count in (least, least - 1))
        with pytest.raises(BadSettings, match=rf"setup\.2\.{what}"):
            new_game(few, 2)
        assert new_game(few, 3) and new_game(enough, 2)


def test_the_goods_of_the_set_up_are_enough() -> None:
    """setup-goods: after each clan got its first goods, the supply has as many of each kind as there are tiles."""
    for players in (2, 3, 4):
        position = positions.begin(players)
        supply = position.table.supply
        left = [getattr(supply, good) - (players if good is not Good.FEATHERS else 0) for good in Good]
        assert left == [players + 1] * 5
