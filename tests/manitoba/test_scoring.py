"""Scoring tiles, and the steps of a scoring."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tests.manitoba.positions import at, manitoba, options, play, refuse, rules
from village_core.games.editions import Leaf
from village_core.games.manitoba.choices import Refill, Score, Skip
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Scoring
from village_core.games.manitoba.vocabulary import Good
from village_core.kernel.position import Position

BERRIES, BISON, BERRIES_BISON, MOST = 0, 1, 4, 10
EXEMPT = "gatherer 4, hunter 4"
NO_FOREST = {0: "-", 8: "-", 12: "-"}
NONE: Mapping[str, Leaf] = MappingProxyType({})


def scoring(
    cloud: int, clans: dict, land: dict | None = None, players: int = 2, rulings: Mapping[str, Leaf] = MappingProxyType({})
) -> Position:
    """Let all players score a tile in the third round of spring."""
    corrections = {f"rulings.{name}": value for name, value in rulings.items()}
    table = manitoba(players, clans, land, 3 + (players != 3), corrections, clouds=f"{cloud} 11")
    return at(table, Scoring(tuple(range(players))))


def test_a_tile_of_one_good_must_be_scored() -> None:
    """tile-one, tile-points: the points beside the top token; a player who has no choice is not asked."""
    table = scoring(BISON, {0: "bison bison bison bison bison", 1: "bison bison bison bison"}, {3: "-", 5: "-"}).table
    assert [clan.score for clan in table.clans] == [8, 4]
    position = scoring(BISON, {0: f"{EXEMPT}, bison bison"}, {3: "-"})
    assert refuse(position, Score(Good.BERRIES)) == (Rule.TILE_ONE,)


def test_an_exempt_player_may_skip() -> None:
    """tile-skip: it is no duty; who skips keeps tokens and Cree, and refills nothing; others do all the same."""
    clans = {0: f"{EXEMPT}, bison bison bison", 1: "bison bison"}
    position = scoring(BISON, clans, {3: "-", 5: "a", 10: "-"})
    assert options(position) == {Score(Good.BISON), Skip()}
    step = position.play(Skip())
    assert rules(step)[0] == Rule.TILE_SKIP
    table = step.position.table
    assert len(table.clans[0].stored(Good.BISON)) == 2 and table.cree[5] == 0 and not table.goods[5]
    assert not table.clans[1].stored(Good.BISON) and table.goods[3] and table.goods[10], "the other refills"


def test_nobody_else_may_skip() -> None:
    """tile-must: who is exempt from one of two goods scores one of the two, either."""
    position = scoring(BERRIES_BISON, {0: "gatherer 4, bison bison, berries berries"}, {3: "-", 0: "-"})
    assert options(position) == {Score(Good.BERRIES), Score(Good.BISON)}
    assert refuse(position, Skip()) == (Rule.TILE_MUST,)


def test_one_of_two_goods_is_scored() -> None:
    """tile-two: by choice, and no other; who is exempt from both may skip."""
    position = scoring(BERRIES_BISON, {0: f"{EXEMPT}, bison bison"}, {3: "-"})
    assert options(position) == {Score(Good.BERRIES), Score(Good.BISON), Skip()}
    assert refuse(position, Score(Good.HORSES)) == (Rule.TILE_TWO,)


def test_the_fullest_storage_is_scored() -> None:
    """tile-most: feathers count; on a tie one of them by choice, exempt only if from all that tie."""
    clans = {0: "gatherer 4, bison bison feathers, berries berries berries", 1: "canoes canoes"}
    position = scoring(MOST, clans, {3: "-", 4: "-", 0: "-", 8: "-", 1: "-"})
    assert options(position) == {Score(Good.BERRIES), Score(Good.BISON)}
    assert refuse(position, Score(Good.CANOES)) == (Rule.TILE_MOST,) and refuse(position, Skip()) == (Rule.TILE_MUST,)
    single = scoring(MOST, {0: "gatherer 4, berries berries berries"}, NO_FOREST)
    assert options(single) == {Score(Good.BERRIES), Skip()}


def test_most_of_nothing() -> None:
    """tile-most: all storages are empty: one is chosen, or by the ruling ``most_of_nothing`` nothing happens."""
    position = scoring(MOST, {})
    assert len(options(position)) == 4
    skipped = scoring(MOST, {}, rulings={"most_of_nothing": "skip"}).table
    assert [clan.score for clan in skipped.clans] == [0, 0]


def test_an_empty_storage_costs_points() -> None:
    """tile-empty: two; the other steps follow, but for the ruling ``minus_two_goes_home``."""
    land = {3: "a", 5: "-"}
    table = scoring(BISON, {}, land).table
    assert table.clans[0].score == -2 and table.clans[0].huts == 4 and table.goods[3] and table.goods[5]
    table = scoring(BISON, {}, land, rulings={"minus_two_goes_home": False}).table
    assert table.clans[0].score == -2 and table.cree[3] == 0 and not table.goods[5]


def test_scores_may_stop_at_zero() -> None:
    """points-floor: by the ruling ``below_zero`` nobody falls below."""
    table = scoring(BISON, {0: "score 1", 1: "score 5"}, rulings={"below_zero": False}).table
    assert [clan.score for clan in table.clans] == [0, 3]


def test_all_tokens_go_to_the_supply() -> None:
    """tile-return: feathers, too."""
    position = scoring(BISON, {0: f"{EXEMPT}, bison bison feathers"}, {3: "-", 4: "-", 5: "b", 10: "b"})
    before = position.table.supply
    step = position.play(Score(Good.BISON))
    assert Rule.TILE_RETURN in rules(step) and not step.position.table.clans[0].stored(Good.BISON)
    assert step.position.table.supply.feathers == before.feathers + 1


def test_cree_on_the_terrain_go_home() -> None:
    """tile-home: those of the scored good's terrain only, and only one's own, until the others score."""
    position = scoring(BISON, {0: f"{EXEMPT}, bison bison", 1: EXEMPT}, {3: "a", 5: "b", 0: "a"})
    step = position.play(Score(Good.BISON))
    assert Rule.TILE_HOME in rules(step)
    assert step.position.table.cree[3] == -1 and step.position.table.cree[0] == 0 and step.position.table.cree[5] == 1


def test_empty_regions_are_refilled() -> None:
    """tile-refill: those without a Cree; another's Cree blocks until its own turn."""
    position = scoring(BISON, {0: f"{EXEMPT}, bison bison", 1: EXEMPT}, {3: "a", 5: "b", 10: "-"})
    step = position.play(Score(Good.BISON))
    assert Rule.TILE_REFILL in rules(step)
    assert [step.position.table.goods[region] for region in (3, 5, 10)] == [True, False, True]
    assert step.position.play(Score(Good.BISON)).position.table.goods[5]


def test_each_player_does_all_steps_before_the_next() -> None:
    """tile-points, tile-return, tile-home, tile-refill: the four steps of one player, then those of the next."""
    position = scoring(BISON, {0: f"{EXEMPT}, bison bison", 1: "bison bison"}, {3: "a", 5: "b", 10: "-"})
    found = rules(position.play(Score(Good.BISON)))
    steps = [Rule.TILE_POINTS, Rule.TILE_RETURN, Rule.TILE_HOME, Rule.TILE_REFILL]
    assert found[:8] == steps * 2


def test_the_player_chooses_where_too_few_goods_go() -> None:
    """tile-short: one after the other, while there are some; tile-refill names why no other region will do."""
    altars = "small-altar berries, large-altar berries"
    clans = {0: f"berries berries, {altars}", 1: f"bison berries berries berries, {altars}"}
    position = scoring(BERRIES, clans, NO_FOREST)
    assert options(position) == {Refill(0), Refill(8), Refill(12)} and position.seat == 0
    assert refuse(position, Refill(1)) == (Rule.TILE_REFILL,)
    step = position.play(Refill(8))
    assert rules(step)[0] == Rule.TILE_SHORT and step.position.table.goods[8] and not step.position.table.goods[0]


def test_a_storage_may_have_any_height() -> None:
    """tile-points: an owner's copy may print fewer spaces or more."""
    corrections = {"storages.bison": "3 7 -1"}
    table = manitoba(2, {0: "bison bison bison bison"}, {3: "-", 5: "-"}, 4, corrections, clouds="1 11")
    assert table.edition.storage_points(Good.BISON) == (3, 7, -1)
    assert [clan.score for clan in at(table, Scoring((0, 1))).table.clans] == [-1, -2]
    assert play(at(table, Scoring((0, 1)))).table.clans[0].huts == 3
