"""The totem, the active player's actions and those of the others."""

from __future__ import annotations

from random import Random

from tests.manitoba.positions import lay_acting, lay_manitoba, list_choices, list_rules, play, refuse, settle
from village_core.games.manitoba.acting import Acting, Lifting, Others
from village_core.games.manitoba.choices import Enter, Finish, Lift, Move, Store, Wake, WakeOne, Walk
from village_core.games.manitoba.rounds import Resolving
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.vocabulary import TERRAINS, Good, Path, Place

FOREST, HILLS, PRAIRIE, LAKE, MOUNTAIN = TERRAINS


def test_the_lifted_pile_is_turned_over() -> None:
    """totem-lift: of forest, hills, prairie, lake, mountain three are lifted; then prairie is on top, forest below."""
    step = settle(lay_manitoba(2), Others((1,)), Lifting(0)).play(Lift(3))
    assert list_rules(step) == [Rule.TOTEM_LIFT]
    assert step.position.table.village == (PRAIRIE, HILLS, FOREST)
    assert step.position.table.totem[3:] == (LAKE, MOUNTAIN)


def test_at_least_one_disc_is_lifted() -> None:
    """totem-lift: the active player must lift one to five discs before anything else."""
    position = settle(lay_manitoba(2), Lifting(0))
    assert list_choices(position) == {Lift(discs) for discs in range(1, 6)}
    assert refuse(position, Enter(0)) == (Rule.TOTEM_LIFT,) and position.find_refusal(Lift(0)) is not None


def test_the_discs_beside_go_on_top() -> None:
    """totem-pass: discs that were not lifted go on top of those that were; the player to the left becomes active."""
    position = play(settle(lay_manitoba(2), Resolving(), Others((1,)), Lifting(0)), Lift(2), Finish())
    step = position.play(Finish())
    table = step.position.table
    assert Rule.TOTEM_PASS in list_rules(step)
    assert table.totem == (PRAIRIE, LAKE, MOUNTAIN, HILLS, FOREST) and not table.lifted
    assert (table.start, table.round) == (1, 2)


def test_the_totem_stays_a_permutation_of_five() -> None:
    """totem-pass: all through a random game of four, five different discs are in the pile."""
    random, position = Random(3), settle(lay_manitoba(4), Resolving(), Others((1, 2, 3)), Lifting(0))
    while not position.over:
        assert sorted(position.table.totem) == sorted(TERRAINS)
        position = position.pick_random_step(random).position


def test_the_active_player_uses_the_top_disc() -> None:
    """act-colour: the active player uses the top disc of the village; the discs below the top one are for the others."""
    position = lay_acting(lay_manitoba(2), lifted=2)
    assert {Enter(2), Enter(7), Enter(11), Walk(Path.WARRIOR)} < list_choices(position)
    assert refuse(position, Enter(0)) == refuse(position, Walk(Path.GATHERER)) == (Rule.ACT_COLOUR,)


def test_both_actions_in_any_order_but_neither_twice() -> None:
    """act-once: the territory action and the path action can each be the first; either is refused a second time."""
    position = lay_acting(lay_manitoba(2, land={0: "-"}), lifted=1)
    landed = play(position, Enter(0))
    assert refuse(landed, Enter(8)) == (Rule.ACT_ONCE,) and Walk(Path.GATHERER) in list_choices(landed)
    walked = play(position, Walk(Path.GATHERER), Store(Place.BERRIES))
    assert refuse(walked, Walk(Path.GATHERER)) == (Rule.ACT_ONCE,)


def test_lakes_have_no_path() -> None:
    """act-colour: with blue on top there is no path action."""
    position = lay_acting(lay_manitoba(2), lifted=4)
    assert not any(isinstance(choice, Walk) for choice in list_choices(position))


def test_waking_takes_the_place_of_both_actions() -> None:
    """act-wake: as many Cree wake as discs lie in the village, or all if fewer sleep; then the turn is over."""
    position = lay_acting(lay_manitoba(2, {0: "huts 5"}), lifted=3)
    step = position.play(Wake())
    assert list_rules(step)[:1] == [Rule.ACT_WAKE]
    clan = step.position.table.clans[0]
    assert (clan.huts, clan.square) == (2, 6)
    assert not isinstance(step.position.top, Acting)
    assert lay_acting(lay_manitoba(2, {0: "huts 2"}), lifted=5).play(Wake()).position.table.clans[0].huts == 0


def test_nobody_wakes_after_another_action_or_without_sleepers() -> None:
    """act-wake: only a turn without other actions may wake Cree; a lack names the sleeper that is missing."""
    landed = play(lay_acting(lay_manitoba(2, land={0: "-"}), lifted=1), Enter(0))
    assert refuse(landed, Wake()) == (Rule.ACT_WAKE,)
    nobody = lay_acting(lay_manitoba(2, {0: "huts 0"}), lifted=1).find_refusal(Wake())
    assert nobody is not None and nobody.reasons[0][0].what == "sleeper"


def test_actions_may_be_left_out() -> None:
    """act-end: a player who could act may do nothing."""
    step = lay_acting(lay_manitoba(2)).play(Finish())
    assert list_rules(step)[:1] == [Rule.ACT_END]


def test_a_turn_without_anything_to_do_is_not_asked() -> None:
    """act-end: no Cree on the square or asleep, the disc's regions taken, and none on its path: the turn is over at once."""
    table = lay_manitoba(
        2,
        {0: "huts 0, square 0, hunter 6, warrior 6, shaman 6"},
        {0: "b", 8: "b", 12: "b", 1: "a", 5: "a", 6: "a", 9: "a", 13: "a"},
    )
    assert not isinstance(lay_acting(table, lifted=1).top, Acting)


def test_the_others_use_any_disc_of_the_village() -> None:
    """follow-discs: the others use discs in the village, but not those beside it."""
    position = lay_acting(lay_manitoba(2), 1, lifted=2)
    assert {Enter(0), Enter(2), Walk(Path.GATHERER), Walk(Path.WARRIOR)} < list_choices(position)
    assert refuse(position, Enter(3)) == refuse(position, Walk(Path.HUNTER)) == (Rule.FOLLOW_DISCS,)


def test_the_others_have_one_action() -> None:
    """follow-one: after a territory action the others may only use a shell; a path action and a second Cree are refused."""
    position = play(lay_acting(lay_manitoba(2, {1: "active 1"}, {0: "-"}), 1, lifted=2), Enter(0))
    assert list_choices(position) == {WakeOne(), Finish()}
    assert refuse(position, Walk(Path.WARRIOR)) == refuse(position, Enter(2)) == (Rule.FOLLOW_ONE,)


def test_a_new_cree_of_the_others_comes_beside_an_own_one() -> None:
    """follow-neighbour: the others' new Cree come beside an own one; a first one, or the active player's, may come anywhere."""
    position = lay_acting(lay_manitoba(2, land={1: "b"}), 1, lifted=5)
    assert {choice.region for choice in list_choices(position) if isinstance(choice, Enter)} == {0, 3, 4, 7}
    assert refuse(position, Enter(14)) == (Rule.FOLLOW_NEIGHBOUR,)
    assert Enter(14) in list_choices(lay_acting(lay_manitoba(2), 1, lifted=5))
    assert Enter(14) in list_choices(lay_acting(lay_manitoba(2, land={1: "a"}), 0, lifted=5))


def test_the_others_can_not_wake() -> None:
    """follow-no-wake: only the active player has the waking action."""
    assert refuse(lay_acting(lay_manitoba(2), 1), Wake()) == (Rule.FOLLOW_NO_WAKE,)


def test_a_cree_comes_from_the_square() -> None:
    """land-enter: a Cree enters a region from the square; if the square is empty, a lack names the Cree."""
    refusal = lay_acting(lay_manitoba(2, {0: "huts 8"})).find_refusal(Enter(0))
    assert refusal is not None and refusal.reasons[0][0].what == "awake" and refusal.rules == (Rule.LAND_ENTER,)
    step = lay_acting(lay_manitoba(2)).play(Enter(0))
    assert list_rules(step)[:2] == [Rule.LAND_ENTER, Rule.LAND_GOOD] and step.position.table.cree[0] == 0


def test_a_cree_moves_to_an_adjacent_region_of_the_colour() -> None:
    """land-move: a Cree moves to an adjacent region of the colour, not further; the region that it leaves stays empty."""
    position = lay_acting(lay_manitoba(2, land={4: "a"}), lifted=2)
    assert {choice for choice in list_choices(position) if isinstance(choice, Move)} == {Move(4, 7)}
    position = lay_acting(lay_manitoba(2, land={1: "a"}), lifted=1)
    assert Move(1, 0) in list_choices(position) and refuse(position, Move(1, 12)) == (Rule.LAND_MOVE,)
    table = position.play(Move(1, 0)).position.table
    assert table.cree[:2] == (0, -1) and table.goods[:2] == (False, False)


def test_a_region_is_free_without_any_cree() -> None:
    """land-free: any Cree closes a region, also an own one; a good in the region does not matter."""
    position = lay_acting(lay_manitoba(2, land={0: "a", 8: "b", 12: "-"}))
    assert refuse(position, Enter(0)) == refuse(position, Enter(8)) == (Rule.LAND_FREE,)
    step = position.play(Enter(12))
    assert list_rules(step)[:1] == [Rule.LAND_ENTER] and Rule.LAND_GOOD not in list_rules(step)


def test_the_good_is_taken_at_once() -> None:
    """land-good: the good leaves the region and must get its place before anything else is done."""
    step = lay_acting(lay_manitoba(2)).play(Enter(0))
    assert step.position.table.clans[0].hand == (Good.BERRIES,)
    assert not step.position.table.goods[0]
    assert all(isinstance(choice, Store) for choice in list_choices(step.position))
