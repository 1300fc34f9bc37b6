"""Carla's fate tiles, and the deaths in her family."""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest

from tests.samples import sample
from tests.village.positions import BIG, lay_turn, settle
from tests.village.solo.positions import ME, collect_rules, lay_solo, list_events, make_taken_cube, play_with_chance
from village_core.games.village import EditionSettings, new_game
from village_core.games.village.choices import DrawInfluence, Leave, Pass, Take, TurnFate
from village_core.games.village.events import EndRungIn, Forgotten, LastTurnsBegan, Moved
from village_core.games.village.rounds import Turns
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL, find_open_tiles, find_passed_tiles
from village_core.games.village.solo.events import FateShuffled, FateTurned
from village_core.games.village.solo.fate import TurningFate
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import Cube, Fate, Filled, Place, Space
from village_core.kernel.position import Position, Step
from village_core.kernel.values import CHANCE
from village_core.players.random import play_randomly

QUILL, BLANK = TurnFate(Fate.QUILL), TurnFate(Fate.BLANK)


def pass_tile(space: str = "harvest", fate: TurnFate | None = QUILL, **more: object) -> Step:
    """Return the step that turns the first of Carla's tiles, passed by a faith cube from ``space``, to ``fate``.

    If ``fate`` is None, chance decides.
    """
    table = lay_solo(
        spaces={space: "faith", "crafts": "skill skill"} if space != "crafts" else {space: "faith skill"},
        track="skill skill",
        asked=make_taken_cube(space, "faith"),
        **more,
    )
    position = settle(table, Turns(1))
    assert isinstance(position.top, TurningFate) and position.seat == CHANCE
    return position.play(fate or position.sample(Random(0)).choice)


def test_a_tile_is_turned_when_a_cube_is_laid_past_it() -> None:
    """solo-fate: each cube with an odd number except the first turns a tile; a blank moves no member."""
    printed = lay_solo().edition.solo[1]
    assert [number for number in range(1, 27) if find_passed_tiles(printed, number)] == [
        3,
        5,
        7,
        9,
        11,
        13,
        15,
        17,
        19,
        21,
        23,
        25,
    ]
    assert [find_passed_tiles(printed, number) for number in (3, 5, 7, 9, 11, 13)] == [(tile,) for tile in range(6)]
    step = pass_tile(fate=BLANK)
    assert step.events[0] == FateTurned(Rule.SOLO_FATE, 0, Fate.BLANK)
    assert not any(isinstance(event, Moved) for event in step.events) and step.position.table.rival.fate[0] is Fate.BLANK


def test_one_of_three_has_the_quill() -> None:
    """solo-fate: a set has one quill and two blanks; a side that lies open can't come again and is refused."""
    table = lay_solo(track="skill skill", asked=make_taken_cube("harvest", "faith"), spaces={"harvest": "faith"})
    first = settle(table, Turns(1))
    assert dict(first.top.list_outcomes(first.table)) == {QUILL: 1, BLANK: 2}
    blank = first.play(BLANK).position
    second = Position(blank.table, (Turns(0), TurningFate(1, Space.HARVEST)))
    assert dict(second.top.list_outcomes(second.table)) == {QUILL: 1, BLANK: 1}
    third = Position(second.play(BLANK).position.table, (Turns(0), TurningFate(2, Space.HARVEST)))
    assert dict(third.top.list_outcomes(third.table)) == {QUILL: 1}
    assert third.find_refusal(BLANK).rules == (Rule.SOLO_FATE,)


def test_a_set_that_lies_open_is_shuffled_again() -> None:
    """solo-shuffle: once the third tile of a set is turned, the set is shuffled and lies face down again."""
    table = lay_solo(track="skill", laid=6, asked=make_taken_cube("harvest", "faith"), spaces={"harvest": "faith"})
    step = settle(table, Turns(1)).play(QUILL)
    assert FateShuffled(Rule.SOLO_SHUFFLE, 0) in step.events
    assert step.position.table.rival.fate == (Fate.HIDDEN,) * 6
    below = lay_solo(track="skill", laid=12, asked=make_taken_cube("harvest", "faith"), spaces={"harvest": "faith"})
    assert FateShuffled(Rule.SOLO_SHUFFLE, 3) in settle(below, Turns(1)).play(QUILL).events


@pytest.mark.parametrize(
    ("space", "row"),
    [
        ("harvest", "chronicle-farm"),
        ("family", "chronicle-farm"),
        ("crafts", "chronicle-crafts"),
        ("travel", "chronicle-travel"),
        ("council", "chronicle-council"),
        ("church", "chronicle-church"),
    ],
)
def test_the_cube_says_the_row(space: str, row: str) -> None:
    """solo-dying: the cube's action space gives the row; harvest and family are the farm."""
    step = pass_tile(space)
    assert Moved(Rule.SOLO_DYING, RIVAL, 1, Place.FARM, Place(row)) in step.events


def test_the_market_means_a_grave() -> None:
    """solo-dying-market, dying-grave: a cube from the market buries; so does a row without a space."""
    assert Moved(Rule.SOLO_DYING_MARKET, RIVAL, 1, Place.FARM, Place.GRAVE) in pass_tile("market").events
    full = pass_tile("travel", mine={"chronicle-travel": [1, 1]})
    assert Moved(Rule.DYING_GRAVE, RIVAL, 1, Place.FARM, Place.GRAVE) in full.events


def test_death_comes_before_her_reaction() -> None:
    """solo-quill: Carla's cube is laid, the tile turned, a member of hers dies; then one joins the church."""
    step = pass_tile("church")
    said = collect_rules(step)
    assert said.index(Rule.SOLO_QUILL) < said.index(Rule.SOLO_DYING) < said.index(Rule.SOLO_CHURCH)


@pytest.mark.parametrize(
    ("hers", "dead"),
    [
        ({}, (1, Place.FARM)),
        ({"grave": [1, 1], "chronicle-farm": [1, 1]}, (2, Place.FARM)),
        ({"grave": [1, 1], "chronicle-farm": [1, 1], "gone": [2, 2, 2], "church-1": [3]}, (3, Place.UNBORN)),
        ({"grave": [1, 1], "chronicle-farm": [1, 1], "gone": [2, 2, 2], "church-1": [3], "bag": [3]}, (4, Place.UNBORN)),
        (
            {"grave": [1, 1], "chronicle-farm": [1, 1], "gone": [2, 2, 2], "church-2": [3], "church-1": [4], "bag": [3, 4]},
            (4, Place.CHURCH_1),
        ),
    ],
)
def test_who_of_her_family_dies(hers: dict[str, list[int]], dead: tuple[int, Place]) -> None:
    """solo-quill: Carla's lowest beside her board dies, else the lowest of those who wait beside the church, else at the windows.

    Members in the black bag don't count as waiting. At the windows the one in the lowest window dies.
    """
    died = [event for event in pass_tile(hers=hers).events if isinstance(event, Moved)]
    assert [(event.generation, event.start) for event in died] == [dead]


def test_nobody_in_the_black_bag_dies() -> None:
    """dying-nobody, solo-quill: if all others of Carla's family are dead, she loses no member from the bag."""
    hers = {"grave": [1, 1], "chronicle-farm": [1, 1], "gone": [2, 2, 2], "bag": [3, 3, 4, 4]}
    assert Forgotten(Rule.DYING_NOBODY, RIVAL) in pass_tile(hers=hers).events


def test_she_rings_in_the_end_and_you_have_one_last_turn() -> None:
    """end-graves, end-last-turns: Carla fills the last grave; your last turn is not answered, then comes the last mass."""
    step = pass_tile("market", hers={"grave": [1, 1]})
    assert EndRungIn(Rule.END_GRAVES, RIVAL, Filled.GRAVES, "turn-end") in step.events
    assert not any(isinstance(event, LastTurnsBegan) for event in step.events), "first comes the market day that she calls"
    found, position = play_with_chance(step.position, Pass())
    assert LastTurnsBegan(Rule.END_LAST_TURNS, (ME,)) in found and isinstance(position.top, Turn)
    last = position.play(Take(Space.CRAFTS, Cube.SKILL)).position.play(Leave())
    assert Rule.END_FINAL_MASS in collect_rules(last) and Rule.SOLO_MATCH not in collect_rules(last) and last.position.over


def test_you_ring_in_the_end_and_she_answers_once_more() -> None:
    """end-last-turns: if you ring in the end, Carla's answer is her last turn; then comes the last mass."""
    table = lay_solo(
        mine={"grave": [1, 1], "smithy": [1], "chronicle-crafts": [1, 2]},
        stock={"time": 9},
        spaces={"harvest": "plague plague skill"},
    )
    step = lay_turn(table).play(Take(Space.HARVEST, Cube.PLAGUE)).position.play(Leave())
    step = step.position if step.position.seat != ME else step.position.play(step.position.options[0])
    said = collect_rules(step)
    assert said.index(Rule.END_GRAVES) < said.index(Rule.END_LAST_TURNS) < said.index(Rule.SOLO_MATCH)
    assert said.index(Rule.SOLO_MATCH) < said.index(Rule.END_FINAL_MASS) and step.position.over


def test_what_rings_in_the_end_takes_the_last_cube() -> None:
    """end-last-turns: if you ring in the end with the last cube, Carla has none left, so no seat has a last turn."""
    mine = {"grave": [1, 1], "smithy": [1], "chronicle-crafts": [1, 2]}
    table = lay_solo(mine=mine, stock={"time": 9}, spaces={"harvest": "plague"})
    step = lay_turn(table).play(Take(Space.HARVEST, Cube.PLAGUE)).position.play(Leave())
    step = step.position.play(step.position.options[0])
    assert LastTurnsBegan(Rule.END_LAST_TURNS, ()) in step.events and step.position.over


def test_a_last_turn_without_cubes_is_free() -> None:
    """end-cubes-out: Carla rings in the end with the last cube; your last turn is an action on any of the seven spaces."""
    table = lay_solo(
        hers={"grave": [1, 1]},
        mine={"chronicle-farm": [1, 1, 1]},
        spaces={"harvest": "faith"},
        track="skill skill",
        asked=make_taken_cube("harvest", "faith"),
    )
    step = settle(table, Turns(1)).play(QUILL)
    assert (
        Rule.END_CUBES_OUT in collect_rules(step) and isinstance(step.position.top, Acting) and len(step.position.top.spaces) == 7
    )


@pytest.mark.parametrize("cube", ["match", "die"])
def test_of_three_tiles_exactly_one_brings_a_death(cube: str) -> None:
    """solo-fate, solo-shuffle: in random games a set brings one quill between two shuffles.

    Each quill is a death in Carla's family, or the note that no member of hers can die.
    """
    for number in range(sample(12, 200)):
        start = new_game(EditionSettings(BIG, (("rulings.rival_cube", cube),)), 1)
        steps = list(play_randomly(start, Random(f"{cube} {number}")))
        told = list_events(*steps)
        turned = [event for event in told if isinstance(event, FateTurned)]
        assert [event.tile for event in turned] == [at % 6 for at in range(len(turned))], "one after the other along the track"
        for which in (0, 3):
            own = [event for event in told if isinstance(event, (FateTurned, FateShuffled)) and event.tile // 3 * 3 == which]
            sets = [[*group] for shuffled, group in groupby(own, lambda event: isinstance(event, FateShuffled)) if not shuffled]
            assert sets
            for group in sets:
                quills = sum(event.fate is Fate.QUILL for event in group)
                assert quills == 1 if len(group) == 3 else quills <= 1
        deaths = [event for event in told if isinstance(event, Moved) and event.seat == RIVAL and event.rule in DEATHS]
        forgotten = [event for event in told if event == Forgotten(Rule.DYING_NOBODY, RIVAL)]
        assert len(deaths) + len(forgotten) == sum(event.fate is Fate.QUILL for event in turned)


DEATHS = (Rule.SOLO_DYING, Rule.SOLO_DYING_MARKET, Rule.DYING_GRAVE, Rule.DYING_NO_ROOM, Rule.DYING_LAST_TURNS)


def test_the_track_says_which_tiles_lie_open() -> None:
    """solo-shuffle: the number of cubes laid tells how many tiles lie open: those passed since their set was shuffled."""
    printed = lay_solo().edition.solo[1]
    count = {laid: sum(find_open_tiles(printed, laid)) for laid in range(30)}
    assert [count[laid] for laid in (0, 2, 3, 5, 7, 9, 11, 13, 15)] == [0, 0, 1, 2, 0, 1, 2, 0, 1]


def test_drawing_a_colour_turns_no_tile() -> None:
    """solo-fate: drawing a colour where a fate tile is to be turned is refused."""
    step = settle(lay_solo(track="skill skill", asked=make_taken_cube("harvest", "faith"), spaces={"harvest": "faith"}), Turns(1))
    assert step.find_refusal(DrawInfluence("skill")).rules == (Rule.SOLO_FATE,)
