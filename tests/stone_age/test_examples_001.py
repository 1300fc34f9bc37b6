"""The worked examples of rule text 001, each from a position laid out for it."""

from __future__ import annotations

import pytest

from tests.stone_age.positions import lay_acting, lay_placing, lay_stone_age, list_choices, pay, play, refuse
from village_core.games.stone_age.choices import AddTool, Build, PlaceWorkers, Roll, TurnTile, Work
from village_core.games.stone_age.ending import score_seat
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import Place

RED, BLUE, GREEN, YELLOW = 0, 1, 2, 3
FOUR_OF_TWO_KINDS = 18


def test_the_forest_is_full_with_four_two_and_one() -> None:
    """place-room: red has four workers there, yellow comes with two, blue with one; no more find room."""
    position = lay_placing(lay_stone_age(4, {RED: {"at": {"forest": 4}}}), YELLOW)
    position = play(position, PlaceWorkers(Place.FOREST, 2))
    position = play(position, PlaceWorkers(Place.HUNT, 1), PlaceWorkers(Place.FOREST, 1))
    assert position.seat == GREEN and refuse(position, PlaceWorkers(Place.FOREST, 1)).rules == (Rule.PLACE_ROOM,)


@pytest.mark.parametrize(
    ("place", "count"), [(Place.TOOL_MAKER, 1), (Place.HUT, 2), (Place.FIELD, 1), (Place.CARD_2, 1), (Place.BUILDING_3, 1)]
)
def test_a_small_place_is_closed_once_a_worker_stands_there(place: Place, count: int) -> None:
    """place-taken: with one worker (two in the hut) a small place is closed to others; other cards and buildings stay open."""
    position = play(lay_placing(lay_stone_age(4)), PlaceWorkers(place, count))
    assert refuse(position, PlaceWorkers(place, count)).rules == (Rule.PLACE_TAKEN,)
    others = {Place.CARD_2: (Place.CARD_1, Place.CARD_3, Place.CARD_4), Place.BUILDING_3: (Place.BUILDING_1, Place.BUILDING_4)}
    assert all(PlaceWorkers(other, 1) in list_choices(position) for other in others.get(place, ()))


def test_who_has_been_in_the_forest_does_not_come_again() -> None:
    """place-once: red, with four workers in the forest, can't place more there in the next turn, though there is room."""
    position = play(
        lay_placing(lay_stone_age(2, {RED: {"workers": 6}})), PlaceWorkers(Place.FOREST, 4), PlaceWorkers(Place.HUNT, 1)
    )
    assert refuse(position, PlaceWorkers(Place.FOREST, 1)).rules == (Rule.PLACE_ONCE,)


def test_one_round_of_turns() -> None:
    """place-turn: in turn red sends a worker to a card, blue five hunters, green two to the hut, and yellow one to a building.

    When it is red's turn again, blue, with all workers out, is passed over after it.
    """
    position = play(
        lay_placing(lay_stone_age(4)),
        PlaceWorkers(Place.CARD_1, 1),
        PlaceWorkers(Place.HUNT, 5),
        PlaceWorkers(Place.HUT, 2),
        PlaceWorkers(Place.BUILDING_1, 1),
        PlaceWorkers(Place.FOREST, 1),
    )
    assert position.seat == GREEN, "blue is passed over"


def test_the_hut_sends_three_home() -> None:
    """hut: green's two workers at the hut bring a new one home, so green has six workers instead of five."""
    position = play(lay_acting(lay_stone_age(4, {GREEN: {"at": {"hut": 2}}}), GREEN), Work(Place.HUT))
    assert position.table.tribes[GREEN].workers == 6


def test_hunting_fourteen() -> None:
    """hunt: blue's five hunters roll 14 and bring seven food."""
    position = play(
        lay_acting(lay_stone_age(4, {BLUE: {"food": 0, "at": {"hunt": 5, "field": 0}, "field": 5}}), BLUE), Work(Place.HUNT)
    )
    assert play(position, Roll(14)).table.tribes[BLUE].food == 7, "five from the field feed the five workers"


def test_hunting_eleven() -> None:
    """hunt, tool-use: green's three hunters roll 11; a tool of 1 makes it 12, which brings six food instead of five."""
    tribe = {"food": 0, "tools": (1, 0, 0), "at": {"hunt": 3, "field": 1}}
    position = play(lay_acting(lay_stone_age(4, {GREEN: tribe}), GREEN), Work(Place.HUNT), Roll(11))
    after = play(position, AddTool(0))
    assert after.table.tribes[GREEN].food == 6 and after.table.tribes[GREEN].turned == (True, False, False)


def test_hunting_four() -> None:
    """hunt, tool-use: yellow's two hunters roll 4; two tools of 1 make it 6, which brings three food."""
    tribe = {"food": 0, "tools": (1, 1, 0), "at": {"hunt": 2, "field": 1}}
    position = play(lay_acting(lay_stone_age(4, {YELLOW: tribe}), YELLOW), Work(Place.HUNT), Roll(4))
    assert play(position, AddTool(0), AddTool(1)).table.tribes[YELLOW].food == 3


def test_five_at_the_river() -> None:
    """gather, tool-once: green's two workers roll 5; all tools have been used, so there is no gold."""
    tribe = {"tools": (1, 1, 1), "turned": (True, True, True), "at": {"river": 2, "field": 1}}
    position = play(lay_acting(lay_stone_age(4, {GREEN: tribe}), GREEN), Work(Place.RIVER), Roll(5))
    assert position.table.tribes[GREEN].gold == 0 and Work(Place.FIELD) in list_choices(position)


def test_seven_at_the_river() -> None:
    """gather, tool-use: red's three workers roll 7; three tools of 2 make it 13, which brings two gold."""
    tribe = {"tools": (2, 2, 2), "at": {"river": 3, "field": 1}}
    position = play(lay_acting(lay_stone_age(4, {RED: tribe})), Work(Place.RIVER), Roll(7), AddTool(0), AddTool(1), AddTool(2))
    assert position.table.tribes[RED].gold == 2


def test_a_building_for_ten_points() -> None:
    """building-price, building-points: yellow gives two wood and a brick and moves ten spaces."""
    tribe = {"wood": 2, "brick": 1, "at": {"building-1": 1}}
    position = play(lay_acting(lay_stone_age(4, {YELLOW: tribe}), YELLOW), Build(Place.BUILDING_1), TurnTile(9))
    assert position.table.tribes[YELLOW].score == 10 and position.table.tribes[YELLOW].resources == 0


def test_a_building_for_eighteen_points() -> None:
    """building-kinds, building-points: blue gives three stone and a wood for four of two kinds: 15 and 3 make 18."""
    tribe = {"wood": 2, "stone": 3, "at": {"building-1": 1}}
    position = lay_acting(lay_stone_age(4, {BLUE: tribe}, tops=(FOUR_OF_TWO_KINDS, 1, 2, 3)), BLUE)
    assert play(position, pay(Build(Place.BUILDING_1), stone=3, wood=1)).table.tribes[BLUE].score == 18


def test_twenty_six_points_for_symbols() -> None:
    """score-culture: five different symbols are 25, a second pottery one more."""
    assert score_seat(lay_stone_age(2, {RED: {"cards": (0, 10, 1, 2, 3, 11)}}), RED).points["culture"] == 26


@pytest.mark.parametrize(
    ("tribe", "line", "points"),
    [
        ({"cards": (9, 14, 8), "field": 7}, "farmers", 35),
        ({"cards": (28, 6), "tools": (3, 2, 2)}, "tool-makers", 21),
        ({"cards": (25, 5, 15), "buildings": (4, 5, 6, 7, 8, 9)}, "hut-builders", 42),
        ({"cards": (20, 19), "workers": 8}, "shamans", 24),
    ],
)
def test_the_four_multipliers(tribe: dict, line: str, points: int) -> None:
    """score-farmers, score-tool-makers, score-hut-builders, score-shamans: 5 × 7, 3 × 7, 7 × 6 and 3 × 8."""
    assert score_seat(lay_stone_age(2, {RED: tribe}), RED).points[line] == points
