"""The worked examples of the solo chapter of text 004, without the bread that an expansion adds to one of them."""

from __future__ import annotations

from tests.village.positions import lay_mass, lay_turn, list_choices, play, settle
from tests.village.solo.positions import ME, collect_rules, lay_solo, play_with_chance
from village_core.games.village import choices
from village_core.games.village.events import MajorityWon, MonksReturned, Moved
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.vocabulary import Cube, Fate, Place, Space

WAGON, PLOW, SCROLL = 21, 22, 23


def test_carlas_answer_to_a_market_day() -> None:
    """solo-market-serve, solo-any-next, solo-fate, solo-dying: a market day, then plague and a quill.

    Chris takes the green cube of the market and serves the front customer; the second one is Carla's. He sells no more, and the
    market is filled. She looks for green on the whole board and finds none; the market and travel are empty, and in the council
    lie a brown and a black cube. Chris takes the plague for her: it passes a tile with a quill, and a 1 of hers is remembered
    as a councillor.
    """
    table = lay_solo(
        spaces={"market": "persuasion", "council": "faith plague", "crafts": "skill"},
        stock={"wagon": 1, "persuasion": 0},
        stalls=(WAGON, PLOW, SCROLL),
        queue=(0, 1, 2, 3, 4),
        track="skill knowledge",
    )
    position = play(lay_turn(table), choices.Take(Space.MARKET, Cube.PERSUASION), choices.Serve(WAGON))
    assert position.table.farms[RIVAL].customers == (PLOW,) and choices.Pass() in list_choices(position)
    _, position = play_with_chance(position, choices.Pass())
    assert position.table.stalls == (0, 1, SCROLL)
    assert list_choices(position) == {choices.Take(Space.COUNCIL, Cube.FAITH), choices.Take(Space.COUNCIL, Cube.PLAGUE)}
    step = position.play(choices.Take(Space.COUNCIL, Cube.PLAGUE))
    assert collect_rules(step) == [Rule.SOLO_ANY_NEXT, Rule.SOLO_TRACK]
    step = step.position.play(choices.TurnFate(Fate.QUILL))
    assert Moved(Rule.SOLO_DYING, RIVAL, 1, Place.FARM, Place.CHRONICLE_COUNCIL) in step.events
    assert step.position.table.rival.cubes == (Cube.SKILL, Cube.KNOWLEDGE, Cube.PLAGUE)


def test_a_mass_with_two_of_carlas_family() -> None:
    """solo-window, solo-majority: Carla's stand side by side, and Chris has no majority, even at the top.

    A 3 of Carla's stands at the first window. Drawn are a 4 and a 3 of hers, one of Chris's family, and a monk: the second and
    the third window are hers too, Chris's stands at the first, the monk goes back. Chris's rises to the top for grain and gains
    no points.
    """
    table = lay_solo(hers={"church-1": [3], "bag": [3, 4]}, mine={"bag": [2]}, stock={"grain": 4, "coin": 1})
    position = play(lay_mass(table), choices.Done())
    for choice in (choices.DrawMonk(), choices.DrawMember(RIVAL, 4), choices.DrawMember(RIVAL, 3)):
        position = position.play(choice).position
    step = position.play(choices.DrawMember(ME, 2))
    assert MonksReturned(Rule.MASS_MONKS, 1) in step.events
    table = step.position.table
    assert [table.farms[RIVAL].list_generations_at(place) for place in (Place.CHURCH_1, Place.CHURCH_2, Place.CHURCH_3)] == [
        (3,),
        (4,),
        (3,),
    ]
    assert table.farms[ME].list_generations_at(Place.CHURCH_1) == (2,)
    position = play(step.position, choices.Rise(2, Place.CHURCH_1), choices.Rise(2, Place.CHURCH_2))
    step = position.play(choices.Rise(2, Place.CHURCH_3))
    assert MajorityWon(Rule.SOLO_MAJORITY, RIVAL, 0) in step.events
    assert step.position.table.farms[ME].prestige == 0 and step.position.table.farms[ME].list_generations_at(Place.CHURCH_4) == (
        2,
    )


def test_taking_and_not_acting_is_answered_too() -> None:
    """solo-match: Carla takes her cube although the player leaves the action."""
    table = lay_solo(spaces={"travel": "faith faith"})
    assert Rule.SOLO_MATCH in collect_rules(play(lay_turn(table), choices.Take(Space.TRAVEL, Cube.FAITH)).play(choices.Leave()))
    assert settle(table).over
