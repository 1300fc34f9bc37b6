"""The worked examples of the rule text 003."""

from __future__ import annotations

from tests.manitoba.positions import lay_acting, lay_manitoba, list_choices, list_rules, play, settle
from village_core.games.manitoba import choices
from village_core.games.manitoba.acting import Acting, Lifting, Others
from village_core.games.manitoba.rounds import Resolving
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.vocabulary import Category, Good, Path, Place, Terrain

TOTEM = "forest hills prairie lake mountain"


def test_lifting_down_to_brown() -> None:
    """totem-lift: brown, with beige and green above it, is turned over; brown is on top."""
    position = play(settle(lay_manitoba(2, totem=TOTEM), Others((1,)), Lifting(0)), choices.Lift(3))
    assert position.table.village == (Terrain.PRAIRIE, Terrain.HILLS, Terrain.FOREST)
    assert {choice for choice in list_choices(position) if isinstance(choice, choices.Walk)} == {choices.Walk(Path.HUNTER)}


def test_the_first_on_a_space_of_the_hunter() -> None:
    """path-first: the second action moves the Cree on the brown path to a space where it is the first: three points."""
    position = lay_acting(lay_manitoba(2, {0: "hunter 2", 1: "hunter 1"}, {3: "-"}), lifted=3)
    position = play(position, choices.Enter(3))
    step = position.play(choices.Walk(Path.HUNTER))
    assert Rule.PATH_FIRST in list_rules(step) and step.position.table.clans[0].score == 3


def test_three_discs_wake_three() -> None:
    """act-wake: with an empty square, three of five sleepers wake and come to it."""
    table = lay_manitoba(2, {0: "huts 5, square 0"}, {0: "a", 1: "a", 2: "a"})
    table = play(lay_acting(table, lifted=3), choices.Wake()).table
    assert (table.clans[0].huts, table.clans[0].square) == (2, 3)


def test_the_colours_that_are_open_to_the_others() -> None:
    """follow-discs: green, beige and brown open forest, hills, prairie, and the paths of gatherer, warrior and hunter."""
    position = lay_acting(lay_manitoba(2), 1, lifted=3)
    terrains = position.table.territory.terrains
    entered = {terrains[choice.region] for choice in list_choices(position) if isinstance(choice, choices.Enter)}
    assert entered == {Terrain.FOREST, Terrain.HILLS, Terrain.PRAIRIE}
    walked = {choice.path for choice in list_choices(position) if isinstance(choice, choices.Walk)}
    assert walked == {Path.GATHERER, Path.WARRIOR, Path.HUNTER}
    assert not any(isinstance(choice, choices.Move) for choice in list_choices(position))


def test_an_altar_refuses_a_second_feather() -> None:
    """altar-kind: the small altar has a berry and a feather; another feather goes to the large one or to any storage."""
    position = settle(lay_manitoba(2, {0: "small-altar berries feathers, hand feathers"}, {4: "-", 6: "-", 0: "-"}), Storing(0))
    assert {choice.place for choice in list_choices(position)} == {*Place} - {Place.SMALL_ALTAR}


def test_a_horse_completes_the_small_altar() -> None:
    """altar-empty, altar-shell, shell-berry: the feather goes to the horses, the new shell at once turns a berry into a horse."""
    table = lay_manitoba(2, {0: "small-altar berries feathers, berries berries, warrior 1"}, {4: "-", 0: "-", 8: "-"})
    position = play(lay_acting(table, lifted=2), choices.Enter(2), choices.Store(Place.SMALL_ALTAR), choices.Store(Place.HORSES))
    assert isinstance(position.top, Acting) and position.table.clans[0].active == 1
    position = play(position, choices.TurnBerry(Place.HORSES))
    clan = position.table.clans[0]
    assert clan.list_storage(Good.HORSES) == (Good.HORSES, Good.FEATHERS, Good.BERRIES)
    assert clan.list_storage(Good.BERRIES) == (Good.BERRIES,) and clan.used == 1
    assert play(position, choices.Walk(Path.WARRIOR)).table.clans[0].paths[1] == 2


def test_the_final_scoring_of_a_player_who_is_exempt() -> None:
    """end-skip, end-offering: exempt from berries and bison; one of each is offered; no berry and four bison are left."""
    clan = "gatherer 4, hunter 4, berries berries, bison bison bison bison bison bison"
    table = lay_manitoba(2, {0: clan}, {0: "-", 3: "-", 5: "-"}, 16)
    position = play(settle(table, Resolving(), Lifting(0)), choices.Lift(1), choices.Finish())
    outcome = position.table.outcome
    assert outcome is not None
    assert outcome.sheets[0].points[Category.BERRIES] == 0 and outcome.sheets[0].points[Category.BISON] == 8
