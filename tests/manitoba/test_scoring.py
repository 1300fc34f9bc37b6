"""Scoring tiles, and the steps of a scoring."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tests.manitoba.positions import lay_manitoba, list_choices, list_rules, play, refuse, settle
from village_core.games.editions import Leaf
from village_core.games.manitoba.choices import Refill, Score, Skip
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Scoring, is_below_floor
from village_core.games.manitoba.vocabulary import Good
from village_core.kernel.position import Position

BERRIES, BISON, BERRIES_BISON, MOST = 0, 1, 4, 10
EXEMPT = "gatherer 4, hunter 4"
NO_FOREST = {0: "-", 8: "-", 12: "-"}


def begin_scoring(
    cloud: int, clans: dict, land: dict | None = None, players: int = 2, rulings: Mapping[str, Leaf] = MappingProxyType({})
) -> Position:
    """Return the position in which all players score the tile ``cloud``, in the third round of spring.

    Players without a choice have scored it, up to the first choice. ``clans`` and ``land`` are as in ``lay_manitoba``.
    """
    corrections = {f"rulings.{name}": value for name, value in rulings.items()}
    table = lay_manitoba(players, clans, land, 3 + (players != 3), corrections, clouds=f"{cloud} 11")
    return settle(table, Scoring(tuple(range(players))))


def test_a_tile_of_one_good_must_be_scored() -> None:
    """tile-one, tile-points: a storage scores the points beside its top token; a player without a choice is not asked."""
    table = begin_scoring(BISON, {0: "bison bison bison bison bison", 1: "bison bison bison bison"}, {3: "-", 5: "-"}).table
    assert [clan.score for clan in table.clans] == [8, 4]
    position = begin_scoring(BISON, {0: f"{EXEMPT}, bison bison"}, {3: "-"})
    assert refuse(position, Score(Good.BERRIES)) == (Rule.TILE_ONE,)


def test_an_exempt_player_may_skip() -> None:
    """tile-skip: an exempt player may skip, keeps tokens and Cree and refills nothing; the others score all the same."""
    clans = {0: f"{EXEMPT}, bison bison bison", 1: "bison bison"}
    position = begin_scoring(BISON, clans, {3: "-", 5: "a", 10: "-"})
    assert list_choices(position) == {Score(Good.BISON), Skip()}
    step = position.play(Skip())
    assert list_rules(step)[0] == Rule.TILE_SKIP
    table = step.position.table
    assert len(table.clans[0].list_storage(Good.BISON)) == 2 and table.cree[5] == 0 and not table.goods[5]
    assert not table.clans[1].list_storage(Good.BISON) and table.goods[3] and table.goods[10], "the other refills"


def test_nobody_else_may_skip() -> None:
    """tile-must: a player who is exempt from only one of a tile's two goods must score one of the two."""
    position = begin_scoring(BERRIES_BISON, {0: "gatherer 4, bison bison, berries berries"}, {3: "-", 0: "-"})
    assert list_choices(position) == {Score(Good.BERRIES), Score(Good.BISON)}
    assert refuse(position, Skip()) == (Rule.TILE_MUST,)


def test_one_of_two_goods_is_scored() -> None:
    """tile-two: the player scores one of the tile's two goods, or skips if exempt from both (``path-exempt``)."""
    position = begin_scoring(BERRIES_BISON, {0: f"{EXEMPT}, bison bison"}, {3: "-"})
    assert list_choices(position) == {Score(Good.BERRIES), Score(Good.BISON), Skip()}
    assert refuse(position, Score(Good.HORSES)) == (Rule.TILE_TWO,)


def test_the_fullest_storage_is_scored() -> None:
    """tile-most: feathers count; the player chooses among storages that tie, and may skip only if exempt from all of these."""
    clans = {0: "gatherer 4, bison bison feathers, berries berries berries", 1: "canoes canoes"}
    position = begin_scoring(MOST, clans, {3: "-", 4: "-", 0: "-", 8: "-", 1: "-"})
    assert list_choices(position) == {Score(Good.BERRIES), Score(Good.BISON)}
    assert refuse(position, Score(Good.CANOES)) == (Rule.TILE_MOST,) and refuse(position, Skip()) == (Rule.TILE_MUST,)
    single = begin_scoring(MOST, {0: "gatherer 4, berries berries berries"}, NO_FOREST)
    assert list_choices(single) == {Score(Good.BERRIES), Skip()}


def test_most_of_nothing() -> None:
    """tile-most: if all storages are empty, one is chosen, or by the ruling ``most_of_nothing`` nothing happens."""
    position = begin_scoring(MOST, {})
    assert len(list_choices(position)) == 4
    skipped = begin_scoring(MOST, {}, rulings={"most_of_nothing": "skip"}).table
    assert [clan.score for clan in skipped.clans] == [0, 0]


def test_an_empty_storage_costs_points() -> None:
    """tile-empty: an empty storage costs two points; the other steps follow unless the ruling ``minus_two_goes_home`` is off."""
    land = {3: "a", 5: "-"}
    table = begin_scoring(BISON, {}, land).table
    assert table.clans[0].score == -2 and table.clans[0].huts == 4 and table.goods[3] and table.goods[5]
    table = begin_scoring(BISON, {}, land, rulings={"minus_two_goes_home": False}).table
    assert table.clans[0].score == -2 and table.cree[3] == 0 and not table.goods[5]


def test_scores_may_stop_at_zero() -> None:
    """points-floor: if the ruling ``below_zero`` is off, no score falls below zero."""
    table = begin_scoring(BISON, {0: "score 1", 1: "score 5"}, rulings={"below_zero": False}).table
    assert [clan.score for clan in table.clans] == [0, 3]
    assert not is_below_floor(table.edition, -5, 2), "a gain brings no score below zero, even one that was laid out below it"


def test_all_tokens_go_to_the_supply() -> None:
    """tile-return: all tokens of the scored storage go to the supply, feathers too."""
    position = begin_scoring(BISON, {0: f"{EXEMPT}, bison bison feathers"}, {3: "-", 4: "-", 5: "b", 10: "b"})
    before = position.table.supply
    step = position.play(Score(Good.BISON))
    assert Rule.TILE_RETURN in list_rules(step) and not step.position.table.clans[0].list_storage(Good.BISON)
    assert step.position.table.supply.feathers == before.feathers + 1


def test_cree_on_the_terrain_go_home() -> None:
    """tile-home: only one's own Cree on the scored good's terrain go home; the other clan's stay."""
    position = begin_scoring(BISON, {0: f"{EXEMPT}, bison bison", 1: EXEMPT}, {3: "a", 5: "b", 0: "a"})
    step = position.play(Score(Good.BISON))
    assert Rule.TILE_HOME in list_rules(step)
    assert step.position.table.cree[3] == -1 and step.position.table.cree[0] == 0 and step.position.table.cree[5] == 1


def test_empty_regions_are_refilled() -> None:
    """tile-refill: empty regions without a Cree get a good; a region with another's Cree waits until that clan scores."""
    position = begin_scoring(BISON, {0: f"{EXEMPT}, bison bison", 1: EXEMPT}, {3: "a", 5: "b", 10: "-"})
    step = position.play(Score(Good.BISON))
    assert Rule.TILE_REFILL in list_rules(step)
    assert [step.position.table.goods[region] for region in (3, 5, 10)] == [True, False, True]
    assert step.position.play(Score(Good.BISON)).position.table.goods[5]


def test_each_player_does_all_steps_before_the_next() -> None:
    """tile-points, tile-return, tile-home, tile-refill: the four steps of one player, then those of the next."""
    position = begin_scoring(BISON, {0: f"{EXEMPT}, bison bison", 1: "bison bison"}, {3: "a", 5: "b", 10: "-"})
    found = list_rules(position.play(Score(Good.BISON)))
    steps = [Rule.TILE_POINTS, Rule.TILE_RETURN, Rule.TILE_HOME, Rule.TILE_REFILL]
    assert found[:8] == steps * 2


def test_the_player_chooses_where_too_few_goods_go() -> None:
    """tile-short: the player chooses region by region where the last goods go; tile-refill refuses any other region."""
    altars = "small-altar berries, large-altar berries"
    clans = {0: f"berries berries, {altars}", 1: f"bison berries berries berries, {altars}"}
    position = begin_scoring(BERRIES, clans, NO_FOREST)
    assert list_choices(position) == {Refill(0), Refill(8), Refill(12)} and position.seat == 0
    assert refuse(position, Refill(1)) == (Rule.TILE_REFILL,)
    step = position.play(Refill(8))
    assert list_rules(step)[0] == Rule.TILE_SHORT and step.position.table.goods[8] and not step.position.table.goods[0]


def test_a_storage_may_have_any_height() -> None:
    """tile-points: a storage of an owner's copy may have fewer spaces, worth other points."""
    corrections = {"storages.bison": "3 7 -1"}
    table = lay_manitoba(2, {0: "bison bison bison bison"}, {3: "-", 5: "-"}, 4, corrections, clouds="1 11")
    assert table.edition.list_storage_points(Good.BISON) == (3, 7, -1)
    assert [clan.score for clan in settle(table, Scoring((0, 1))).table.clans] == [-1, -2]
    assert play(settle(table, Scoring((0, 1)))).table.clans[0].huts == 3
