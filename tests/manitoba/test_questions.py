"""Questions of players, as the rulebook has them: each situation is set up, and the engine gives the answer."""

from __future__ import annotations

import sys

from tests.manitoba.positions import lay_acting, lay_manitoba, list_choices, list_rules, play, refuse, settle
from tests.manitoba.test_paths import walk
from tests.manitoba.test_scoring import BERRIES_BISON, BISON, EXEMPT, MOST, begin_scoring
from tests.manitoba.test_seasons_and_end import end_spring, list_points, play_end
from village_core.games.manitoba import choices
from village_core.games.manitoba.acting import Lifting
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Scoring
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.vocabulary import Category, Good, Path, Place
from village_widgets.games.manitoba.rulebook import BOOK

SIX = "berries berries berries berries berries berries berries"
NO_FOREST = {0: "-", 8: "-", 12: "-"}


def test_the_totem_is_lifted_in_any_case() -> None:
    """m01: the active player must lift at least one disc first (totem-lift), and may do nothing afterwards."""
    position = settle(lay_manitoba(2), Lifting(0))
    assert (
        list_choices(position) == {choices.Lift(discs) for discs in range(1, 6)}
        and position.find_refusal(choices.Finish()) is not None
    )
    assert choices.Finish() in list_choices(play(position, choices.Lift(1)))


def test_the_others_have_every_colour_of_the_village() -> None:
    """m02: if forest and hills were lifted, the others use either, not prairie (follow-discs); act-colour binds the active."""
    table = lay_manitoba(2)
    other = lay_acting(table, 1, lifted=2)
    assert {choices.Enter(0), choices.Enter(2)} < list_choices(other) and refuse(other, choices.Enter(3)) == (Rule.FOLLOW_DISCS,)
    assert refuse(lay_acting(table, 0, lifted=2), choices.Enter(0)) == (Rule.ACT_COLOUR,)


def test_no_action_is_doubled() -> None:
    """m03: after the territory action, the path action is possible, but act-once refuses a second territory action."""
    position = play(lay_acting(lay_manitoba(2, land={0: "-"})), choices.Enter(0))
    assert refuse(position, choices.Enter(8)) == (Rule.ACT_ONCE,) and choices.Walk(Path.GATHERER) in list_choices(position)


def test_the_others_wake_by_shells_alone() -> None:
    """m04: follow-no-wake refuses the waking action to the others; an active shell wakes one Cree (shell-wake)."""
    position = lay_acting(lay_manitoba(2, {1: "huts 8, square 0, active 1"}), 1)
    assert refuse(position, choices.Wake()) == (Rule.FOLLOW_NO_WAKE,)
    step = position.play(choices.WakeOne())
    assert list_rules(step)[:2] == [Rule.SHELL_USE, Rule.SHELL_WAKE] and step.position.table.clans[1].square == 1


def test_a_bare_region_is_free() -> None:
    """m05: a region without a Cree and without a good can be entered and brings nothing (land-free, land-good)."""
    step = lay_acting(lay_manitoba(2, land={0: "-"})).play(choices.Enter(0))
    assert Rule.LAND_ENTER in list_rules(step) and Rule.LAND_GOOD not in list_rules(step)
    assert refuse(lay_acting(lay_manitoba(2, land={0: "b"})), choices.Enter(0)) == (Rule.LAND_FREE,)


def test_a_new_cree_of_the_others_keeps_to_its_own() -> None:
    """m06: a new Cree may come beside an own one; follow-neighbour refuses it further away; a first one may come anywhere."""
    position = lay_acting(lay_manitoba(2, land={1: "b"}), 1, lifted=5)
    assert choices.Enter(0) in list_choices(position) and refuse(position, choices.Enter(14)) == (Rule.FOLLOW_NEIGHBOUR,)
    assert choices.Enter(14) in list_choices(lay_acting(lay_manitoba(2), 1, lifted=5))


def test_a_move_needs_no_neighbour() -> None:
    """m07: a Cree may move to an adjacent free region that touches no other Cree of its clan (land-move)."""
    position = lay_acting(lay_manitoba(2, land={0: "b", 1: "b"}), 1, lifted=5)
    assert choices.Move(1, 7) in list_choices(position), "region 7 touches no other of its own"
    assert refuse(position, choices.Move(1, 12)) == (Rule.LAND_MOVE,)


def test_a_good_too_many_goes_to_an_altar_or_back() -> None:
    """m08: store-room keeps a good out of a full storage, an altar takes it; if both altars have its kind, it goes back."""
    position = settle(lay_manitoba(2, {0: f"{SIX}, hand berries"}, NO_FOREST), Storing(0))
    assert refuse(position, choices.Store(Place.BERRIES)) == (Rule.STORE_ROOM,)
    assert list_choices(position) == {choices.Store(Place.SMALL_ALTAR), choices.Store(Place.LARGE_ALTAR)}
    full = f"{SIX}, small-altar berries, large-altar berries"
    step = lay_acting(lay_manitoba(3, {0: full}, NO_FOREST | {16: "-"} | {0: "-*"}, 2)).play(choices.Enter(0))
    assert Rule.STORE_BACK in list_rules(step)


def test_each_altar_takes_a_kind_once() -> None:
    """m09: altar-kind refuses a second berry on the small altar; the large altar takes it."""
    position = settle(lay_manitoba(2, {0: "hand berries, small-altar berries"}, {0: "-", 8: "-"}), Storing(0))
    assert refuse(position, choices.Store(Place.SMALL_ALTAR)) == (Rule.ALTAR_KIND,) and choices.Store(
        Place.LARGE_ALTAR
    ) in list_choices(position)


def test_a_full_altar_is_cleared_and_brings_a_shell() -> None:
    """m10: a full altar's goods go to storages, a feather to any, but to no altar (altar-empty); then the shell comes."""
    position = settle(lay_manitoba(2, {0: "hand horses, small-altar berries feathers"}, {2: "-", 0: "-", 4: "-"}), Storing(0))
    position = play(position, choices.Store(Place.SMALL_ALTAR))
    assert refuse(position, choices.Store(Place.LARGE_ALTAR)) == (Rule.ALTAR_EMPTY,)
    step = position.play(choices.Store(Place.BISON))
    assert Rule.ALTAR_SHELL in list_rules(step) and step.position.table.clans[0].active == 1


def test_a_full_altar_without_shells_brings_nothing() -> None:
    """m11: if no shell is left in the supply, a full altar is emptied and no shell comes (altar-shell)."""
    table = lay_manitoba(2, {0: "hand horses, small-altar berries bison", 1: "active 10"}, {0: "-", 2: "-", 3: "-"})
    clan = settle(table, Storing(0)).play(choices.Store(Place.SMALL_ALTAR)).position.table.clans[0]
    assert not clan.small_altar and not clan.active and not clan.used


def test_shells_rest_in_the_last_round() -> None:
    """m12: shell-last refuses to use a shell in the last round; an active shell is worth 2 in the end (score-shells)."""
    assert Rule.SHELL_LAST in refuse(settle(lay_manitoba(2, {0: "active 1"}, round=16), Lifting(0)), choices.WakeOne())
    assert choices.WakeOne() in list_choices(settle(lay_manitoba(2, {0: "active 1"}, round=14), Lifting(0)))
    assert list_points(play_end({0: "active 1"}))[Category.SHELLS] == 2


def test_a_turned_berry_is_a_horse_until_it_is_scored() -> None:
    """m13: a turned berry lies among the horses (shell-berry), counts as a horse, and goes back as a berry (tile-return)."""
    position = lay_acting(lay_manitoba(2, {0: "active 1, berries berries"}))
    assert play(position, choices.TurnBerry(Place.HORSES)).table.clans[0].list_storage(Good.HORSES) == (Good.BERRIES,)
    table = lay_manitoba(2, {0: "horses berries horses"}, {2: "-"}, 4, clouds="2 4")
    after = settle(table, Scoring((0, 1))).table
    assert after.clans[0].score == 2 and after.supply.berries == table.supply.berries + 1


def test_a_bonus_is_not_kept() -> None:
    """m14: with no Cree asleep the first space of the warrior's path gives nothing (path-lost), and no waking is offered."""
    found, position = walk(Path.WARRIOR, "huts 0")
    assert found[1] == Rule.PATH_LOST and choices.WakeOne() not in list_choices(position)


def test_a_space_is_shared_but_not_its_points() -> None:
    """m15: a second Cree may step on a space (path-step), but gets no points for being first (path-first)."""
    found, position = walk(Path.HUNTER, "hunter 2", "hunter 3")
    assert found[:2] == [Rule.PATH_STEP, Rule.PATH_LOST] and position.table.clans[0].paths[2] == 3
    assert walk(Path.HUNTER, "hunter 2", "hunter 2")[0][1] == Rule.PATH_FIRST


def test_the_end_of_a_path_gives_its_bonus_again() -> None:
    """m16: the hunter's end gives 5 points on arrival, 2 by each later action (path-again); path-over refuses the shaman's."""
    assert walk(Path.HUNTER, "hunter 5")[1].table.clans[0].score == 5
    assert walk(Path.HUNTER, "hunter 6")[1].table.clans[0].score == 2
    assert refuse(lay_acting(lay_manitoba(2, {0: "shaman 6"}), lifted=5), choices.Walk(Path.SHAMAN)) == (Rule.PATH_OVER,)


def test_an_empty_storage_is_scored() -> None:
    """m17: an empty storage is scored unasked (tile-must): 2 points lost, Cree go home (tile-empty); an exempt clan may skip."""
    table = begin_scoring(BISON, {}, {3: "a"}).table
    assert table.clans[0].score == -2 and table.clans[0].huts == 4
    assert choices.Skip() in list_choices(begin_scoring(BISON, {0: EXEMPT}, {}))


def test_an_exemption_from_one_of_two_goods_is_not_enough() -> None:
    """m18: a clan exempt from one of two goods must score either (tile-two, tile-must); exempt from both, it may skip."""
    position = begin_scoring(BERRIES_BISON, {0: "gatherer 4, bison bison, berries berries"}, {3: "-", 0: "-"})
    assert list_choices(position) == {choices.Score(Good.BERRIES), choices.Score(Good.BISON)} and refuse(
        position, choices.Skip()
    ) == (Rule.TILE_MUST,)
    assert choices.Skip() in list_choices(begin_scoring(BERRIES_BISON, {0: f"{EXEMPT}, bison bison"}, {3: "-"}))


def test_feathers_count_for_the_most() -> None:
    """m19: two bison and a feather are as many as three berries (tile-most): the player chooses one of the two."""
    clans = {0: "gatherer 4, bison bison feathers, berries berries berries"}
    assert list_choices(begin_scoring(MOST, clans, {3: "-", 4: "-", 0: "-", 8: "-"})) == {
        choices.Score(Good.BERRIES),
        choices.Score(Good.BISON),
    }


def test_nothing_of_a_scored_good_is_left() -> None:
    """m20: bison go to the supply, Cree on prairies go home, prairies are refilled; a Cree on a forest stays."""
    table = (
        begin_scoring(BISON, {0: f"{EXEMPT}, bison bison", 1: EXEMPT}, {3: "a", 5: "-", 0: "a"})
        .play(choices.Score(Good.BISON))
        .position.table
    )
    assert not table.clans[0].list_storage(Good.BISON) and table.goods[3] and table.goods[5]
    assert (table.cree[3], table.cree[0]) == (-1, 0)


def test_feathers_on_altars_stay() -> None:
    """m21: at the end of spring a feather among the bison goes, a feather on the altar stays (season-feathers)."""
    clan = end_spring({0: "bison feathers bison, small-altar feathers"}, {4: "-", 6: "-", 3: "-"}).table.clans[0]
    assert Good.FEATHERS not in clan.list_storage(Good.BISON) and clan.small_altar == (Good.FEATHERS,)


def test_the_offering_is_from_storages() -> None:
    """m22: each storage with goods offers one, an altar none (end-offering); the end of the shaman's path spares the offering."""
    land = {0: "-", 1: "-", 3: "-", 5: "-"}
    offered = play_end({0: "bison bison bison, small-altar berries canoes"}, land)
    assert list_points(offered)[Category.BISON] == 1 and len(offered.position.table.clans[0].small_altar) == 2
    assert list_points(play_end({0: "shaman 6, bison bison bison"}, {3: "-", 5: "-"}))[Category.BISON] == 2


def test_empty_storages_cost_points_in_the_end() -> None:
    """m23: an empty storage costs 2 points, unless the clan is exempt; exempt storages with points are scored (end-skip)."""
    assert list_points(play_end({}))[Category.BERRIES] == -2
    exempt = list_points(play_end({0: "gatherer 4, hunter 4, bison bison bison"}, {3: "-"}))
    assert (exempt[Category.BERRIES], exempt[Category.BISON]) == (0, 2 - 1)


def test_altars_cree_and_paths_count_nothing() -> None:
    """m24: goods on an altar and Cree in the land and on a path add no points (score-nothing)."""
    much = play_end({0: "small-altar canoes berries, hunter 2"}, {0: "-", 1: "-", 9: "a", 11: "a"})
    assert list_points(much) == list_points(play_end({}))


def test_equal_points_win_together() -> None:
    """m25: two clans with equal points have both won (tie-shared)."""
    outcome = play_end({}).position.table.outcome
    assert outcome.winners == (0, 1) and outcome.rule == Rule.TIE_SHARED


def test_every_question_has_its_test() -> None:
    """The book's questions are those of this file, each stands under rules of the game, and every rule is in one group."""
    tested = {
        (value.__doc__ or "").partition(":")[0]
        for name, value in vars(sys.modules[__name__]).items()
        if name.startswith("test_") and value is not test_every_question_has_its_test
    }
    assert {question.key for question in BOOK.questions} == tested
    assert all({*question.rules} <= {*Rule} for question in BOOK.questions)
    assert sorted(rule for rules in BOOK.groups.values() for rule in rules) == sorted(Rule)
