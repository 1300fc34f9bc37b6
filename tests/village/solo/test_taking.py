"""The cube that Carla takes: matching yours, or by the die."""

from __future__ import annotations

from random import Random

import pytest

from tests.village.positions import lay_acting, lay_turn, list_choices, play, refuse, settle
from tests.village.solo.positions import ME, collect_rules, lay_solo, list_events, make_taken_cube
from village_core.games.village.choices import DrawInfluence, Leave, Take, Well
from village_core.games.village.events import CubeTaken, RoundBegan
from village_core.games.village.rounds import Turns
from village_core.games.village.rules import Rule
from village_core.games.village.solo.answering import Answering, Rolling
from village_core.games.village.solo.board import RIVAL, order_clockwise
from village_core.games.village.solo.events import TrackMoved
from village_core.games.village.table import NO_CUBES
from village_core.games.village.turn import Turn
from village_core.games.village.vocabulary import INFLUENCES, SPACES, Cube, Influence, Space
from village_core.kernel.values import CHANCE

DIE = {"rulings.rival_cube": "die"}


def list_taken(spaces: dict[str, str], take: Take, **more: object) -> list[CubeTaken]:
    """Return the events of cubes taken, yours by ``take`` and then Carla's, in a turn whose action is left."""
    step = lay_turn(lay_solo(spaces=spaces, **more)).play(take)
    left = step.position.play(Leave())
    return [event for event in list_events(step, left) if isinstance(event, CubeTaken)]


def test_she_takes_the_same_colour_from_the_same_space() -> None:
    """solo-match: Carla takes a cube of your colour from the same space, plague for plague too, though the action is left."""
    mine, hers = list_taken({"harvest": "faith faith", "travel": "faith"}, Take(Space.HARVEST, Cube.FAITH))
    assert (mine.seat, hers.seat) == (ME, RIVAL)
    assert hers == CubeTaken(Rule.SOLO_MATCH, RIVAL, Space.HARVEST, Cube.FAITH)
    _, plague = list_taken({"harvest": "plague faith plague"}, Take(Space.HARVEST, Cube.PLAGUE))
    assert (plague.space, plague.cube) == (Space.HARVEST, Cube.PLAGUE)


@pytest.mark.parametrize(
    ("spaces", "found"),
    [
        ({"crafts": "faith", "market": "skill faith", "travel": "faith"}, Space.MARKET),
        ({"crafts": "faith skill", "travel": "faith", "family": "faith"}, Space.TRAVEL),
        ({"crafts": "faith", "harvest": "faith", "council": "skill"}, Space.HARVEST),
    ],
)
def test_else_the_same_colour_from_the_next_space_clockwise(spaces: dict[str, str], found: Space) -> None:
    """solo-match-next: Carla looks clockwise: market, travel, council, church, family, harvest, crafts."""
    _, hers = list_taken(spaces, Take(Space.CRAFTS, Cube.FAITH))
    assert hers == CubeTaken(Rule.SOLO_MATCH_NEXT, RIVAL, found, Cube.FAITH)


def test_her_board_names_the_order_of_the_spaces() -> None:
    """solo-order, solo-match-next: Carla's order goes once round all seven spaces, however an owner's copy names them."""
    printed = lay_solo().edition.solo[1]
    assert [*order_clockwise(printed, Space.MARKET)] == [
        *(Space.MARKET, Space.TRAVEL, Space.COUNCIL, Space.CHURCH),
        *(Space.FAMILY, Space.HARVEST, Space.CRAFTS),
    ]
    odd = lay_solo(corrections={"solo.1.clockwise.4": "church"}).edition.solo[1]
    for edition in (printed, odd):
        for space in SPACES:
            assert order_clockwise(edition, space)[0] is space and {*order_clockwise(edition, space)} == {*SPACES}


def test_without_the_colour_you_choose_a_cube_of_the_same_space() -> None:
    """solo-any: if no space has your cube's kind, you choose any cube of the space that yours came from for Carla."""
    spaces = {"harvest": "faith skill skill plague", "travel": "knowledge"}
    position = play(lay_turn(lay_solo(spaces=spaces)), Take(Space.HARVEST, Cube.FAITH))
    position = play(position, Leave())
    assert isinstance(position.top, Answering) and position.seat == ME
    assert list_choices(position) == {Take(Space.HARVEST, Cube.SKILL), Take(Space.HARVEST, Cube.PLAGUE)}
    assert refuse(position, Take(Space.TRAVEL, Cube.KNOWLEDGE)).rules == (Rule.SOLO_ANY,)
    step = position.play(Take(Space.HARVEST, Cube.PLAGUE))
    assert collect_rules(step)[:2] == [Rule.SOLO_ANY, Rule.SOLO_TRACK]
    assert step.position.table.rival.cubes == (Cube.PLAGUE,) and step.position.table.supply.plague == 5
    assert step.position.seat == ME and isinstance(step.position.top, Turn)


def test_an_emptied_space_leaves_the_choice_to_the_next_one_with_cubes() -> None:
    """solo-any-next: with your kind gone and your space empty, you choose for Carla at the next space that has cubes.

    If these are of a single kind, no choice is asked.
    """
    spaces = {"church": "faith", "crafts": "skill plague"}
    position = play(lay_turn(lay_solo(spaces=spaces)), Take(Space.CHURCH, Cube.FAITH), Leave())
    assert list_choices(position) == {Take(Space.CRAFTS, Cube.SKILL), Take(Space.CRAFTS, Cube.PLAGUE)}
    assert collect_rules(position.play(Take(Space.CRAFTS, Cube.SKILL)))[0] == Rule.SOLO_ANY_NEXT
    _, hers = list_taken({"church": "faith", "crafts": "skill skill"}, Take(Space.CHURCH, Cube.FAITH))
    assert (hers.rule, hers.space) == (Rule.SOLO_ANY_NEXT, Space.CRAFTS)


def test_with_nothing_left_she_takes_nothing() -> None:
    """solo-match: after the last cube of the board Carla takes none, and a new round begins."""
    step = lay_turn(lay_solo(spaces={"harvest": "faith"})).play(Take(Space.HARVEST, Cube.FAITH))
    left = step.position.play(Leave())
    assert not any(isinstance(event, CubeTaken) for event in left.events)
    assert any(isinstance(event, RoundBegan) for event in left.events)


def test_the_well_is_not_answered() -> None:
    """solo-well: after the well Carla takes no cube, and the next turn is yours."""
    position = lay_turn(lay_solo(spaces={"harvest": "faith faith"}, stock={"faith": 3}))
    step = play(position, Well(Influence.FAITH)).play(Leave())
    assert collect_rules(step) == [Rule.TURN_LEAVE, Rule.SOLO_WELL]
    assert step.position.seat == ME and sum(map(sum, step.position.table.spaces)) == 2


@pytest.mark.parametrize("colour", INFLUENCES)
def test_the_die_says_the_colour(colour: Influence) -> None:
    """solo-die, solo-die-cube: Carla takes the die's colour from the same space or the next that has it.

    A colour that no space has is refused.
    """
    spaces = {"harvest": "faith skill persuasion", "travel": "skill knowledge persuasion plague"}
    position = play(lay_turn(lay_solo(spaces=spaces, corrections=DIE)), Take(Space.HARVEST, Cube.FAITH))
    position = play(position, Leave())
    assert isinstance(position.top, Rolling) and position.seat == CHANCE
    if colour is Influence.FAITH:
        assert position.find_refusal(DrawInfluence(colour)).rules == (Rule.SOLO_DIE,), "not on the board: rolled again"
        return
    step = position.play(DrawInfluence(colour))
    space = Space.TRAVEL if colour is Influence.KNOWLEDGE else Space.HARVEST
    assert collect_rules(step)[:2] == [Rule.SOLO_DIE, Rule.SOLO_DIE_CUBE]
    assert step.events[1] == CubeTaken(Rule.SOLO_DIE_CUBE, RIVAL, space, Cube(colour.value))


def test_the_die_has_every_colour_of_the_board_equally_often() -> None:
    """solo-die: plague is no side of the die, and the colours of the board are equally likely."""
    table = lay_solo(spaces={"travel": "skill skill faith plague"}, corrections=DIE, asked=make_taken_cube("harvest", "faith"))
    position = settle(table, Turns(1))
    assert dict(position.top.list_outcomes(table)) == {DrawInfluence(Influence.SKILL): 1, DrawInfluence(Influence.FAITH): 1}
    drawn = {position.sample(Random(number)).choice for number in range(20)}
    assert drawn == {DrawInfluence(Influence.SKILL), DrawInfluence(Influence.FAITH)}


def test_with_one_colour_left_the_die_rests() -> None:
    """solo-die-one: with one colour left Carla takes from the same space or the next; you choose among several kinds."""
    spaces = {"harvest": "faith faith plague", "travel": "faith"}
    position = play(play(lay_turn(lay_solo(spaces=spaces, corrections=DIE)), Take(Space.HARVEST, Cube.FAITH)), Leave())
    assert position.seat == ME and list_choices(position) == {Take(Space.HARVEST, Cube.FAITH), Take(Space.HARVEST, Cube.PLAGUE)}
    assert refuse(position, Take(Space.TRAVEL, Cube.FAITH)).rules == (Rule.SOLO_DIE_ONE,)
    _, hers = list_taken({"harvest": "faith", "travel": "plague"}, Take(Space.HARVEST, Cube.FAITH), corrections=DIE)
    assert hers == CubeTaken(Rule.SOLO_DIE_ONE, RIVAL, Space.TRAVEL, Cube.PLAGUE)


def test_cubes_are_laid_one_after_the_other() -> None:
    """solo-track: Carla's first cube lies on the first space of her track of twelve, her fourteenth on the second."""
    table = lay_solo(spaces={"harvest": "faith faith", "crafts": "skill"})
    first = play(lay_turn(table), Take(Space.HARVEST, Cube.FAITH)).play(Leave())
    assert TrackMoved(Rule.SOLO_TRACK, 1) in first.events and first.position.table.rival.laid == 1
    later = lay_solo(spaces={"harvest": "faith faith", "crafts": "skill"}, track="faith faith", laid=13)
    again = play(lay_turn(later), Take(Space.HARVEST, Cube.FAITH)).play(Leave())
    assert TrackMoved(Rule.SOLO_TRACK, 2) in again.events and again.position.table.rival.cubes[-1] is Cube.FAITH


def test_a_cube_of_hers_is_not_on_her_farm() -> None:
    """solo-track: Carla's cube lies on her board, and her farm has none."""
    step = play(lay_turn(lay_solo(spaces={"harvest": "faith faith", "crafts": "skill"})), Take(Space.HARVEST, Cube.FAITH)).play(
        Leave()
    )
    table = step.position.table
    assert table.farms[RIVAL].faith == 0 and table.rival.cubes == (Cube.FAITH,) and table.farms[ME].faith == 1
    assert table.spaces[SPACES.index(Space.HARVEST)] == NO_CUBES and table.rival.asked is None


def test_she_answers_after_the_action_and_after_its_death() -> None:
    """solo-match: your turn with its death is over before Carla takes a cube."""
    table = lay_solo(spaces={"harvest": "plague plague", "crafts": "skill"}, stock={"time": 9})
    step = play(lay_turn(table), Take(Space.HARVEST, Cube.PLAGUE)).play(Leave())
    assert Rule.SOLO_MATCH not in collect_rules(step) and step.position.seat == ME
    died = step.position.play(step.position.options[0])
    assert collect_rules(died)[:2] == [Rule.DYING_CHRONICLE, Rule.SOLO_MATCH]


def test_an_action_asks_you() -> None:
    """solo-match: an action at the crafts asks you, the only player."""
    position = lay_acting(lay_solo(spaces={"harvest": "faith"}), "crafts")
    assert position.seat == ME
