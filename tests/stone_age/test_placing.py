"""Placing workers: capacities, players who are passed over, and the differences with two and three players."""

from __future__ import annotations

import pytest

from tests.stone_age.positions import lay_acting, lay_placing, lay_stone_age, list_choices, play, refuse
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.choices import PlaceWorkers
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import GATHERED, VILLAGE, Place

HUNT, FOREST = Place.HUNT, Place.FOREST


def list_counts(position: object, place: Place) -> list[int]:
    """Return the numbers of workers that can be placed at a place, in order."""
    return sorted(each.workers for each in list_choices(position) if isinstance(each, PlaceWorkers) and each.place is place)


def test_players_place_in_turn_until_all_workers_are_out() -> None:
    """place-turn: in turn each player sends workers to one place; when all are out players act, the starting player first."""
    position = lay_placing(lay_stone_age(2, start=1), 1)
    assert position.seat == 1
    position = play(position, PlaceWorkers(HUNT, 2), PlaceWorkers(FOREST, 5), PlaceWorkers(Place.RIVER, 3))
    assert isinstance(position.top, Acting) and position.seat == 1 and position.top.seats == (1, 0)


def test_whoever_has_no_worker_left_is_passed_over() -> None:
    """place-turn: while one player has no worker left the other goes on placing, turn after turn."""
    position = play(lay_placing(lay_stone_age(2)), PlaceWorkers(HUNT, 5), PlaceWorkers(HUNT, 1), PlaceWorkers(FOREST, 1))
    assert isinstance(position.top, Placing) and position.seat == 1


def test_whoever_finds_no_place_is_passed_over() -> None:
    """place-turn, place-pair, place-village: a player with one worker left is passed over if it has a place nowhere."""
    mine = {"workers": 6, "at": {"hunt": 1, "card-1": 1, "card-2": 1, "tool-maker": 1, "building-1": 1}}
    grounds = {"forest": 1, "clay-pit": 1, "quarry": 1, "river": 1}
    other = {"workers": 10, "at": {**grounds, "card-3": 1, "card-4": 1, "building-2": 1, "field": 1}}
    position = lay_placing(lay_stone_age(2, {0: mine, 1: other}))
    assert position.seat == 1
    only = play(position, PlaceWorkers(HUNT, 2))
    assert isinstance(only.top, Acting), "the phase ends though the first still has a worker at home"
    assert only.table.tribes[0].home == 1


def test_nobody_may_pass_or_place_none() -> None:
    """place-turn: a player in turn can only place workers, at least one."""
    position = lay_placing(lay_stone_age(2))
    assert PlaceWorkers(HUNT, 0) not in list_choices(position)
    assert all(isinstance(choice, PlaceWorkers) for choice in list_choices(position))


def test_only_workers_at_home_can_be_placed() -> None:
    """place-workers: a tribe can place up to its workers at home; a sixth of five is refused with both numbers."""
    position = lay_placing(lay_stone_age(4))
    assert list_counts(position, HUNT) == list_counts(position, FOREST) == [1, 2, 3, 4, 5]
    found = refuse(position, PlaceWorkers(FOREST, 6))
    assert found.rules == (Rule.PLACE_WORKERS,) and (found.reasons[0][0].needed, found.reasons[0][0].has) == (6, 5)
    assert refuse(lay_placing(lay_stone_age(4, {0: {"at": {"forest": 4}}})), PlaceWorkers(Place.HUT, 2)).rules == (
        Rule.PLACE_WORKERS,
    )


def test_the_hunting_ground_has_no_end() -> None:
    """place-once: any number of workers and tribes may hunt, but each tribe comes once a round."""
    crowd = {seat: {"workers": 10, "at": {"hunt": 10}} for seat in (1, 2, 3)}
    position = lay_placing(lay_stone_age(4, {0: {"workers": 10}, **crowd}))
    assert list_counts(position, HUNT) == [*range(1, 11)]
    again = lay_placing(lay_stone_age(4, {0: {"workers": 10, "at": {"hunt": 1}}}))
    assert refuse(again, PlaceWorkers(HUNT, 1)).rules == (Rule.PLACE_ONCE,)


@pytest.mark.parametrize("place", GATHERED)
def test_seven_workers_gather_at_a_place(place: Place) -> None:
    """place-room, place-once: seven workers of all tribes together have room where one gathers; each tribe comes once a round."""
    others = {1: {"at": {place: 4}}, 2: {"at": {place: 2}}}
    position = lay_placing(lay_stone_age(4, others))
    assert list_counts(position, place) == [1]
    found = refuse(position, PlaceWorkers(place, 3))
    assert found.rules == (Rule.PLACE_ROOM,) and found.reasons[0][0].has == 1
    full = lay_placing(lay_stone_age(4, {**others, 3: {"at": {place: 1}}}))
    assert refuse(full, PlaceWorkers(place, 1)).rules == (Rule.PLACE_ROOM,)
    mine = lay_placing(lay_stone_age(4, {0: {"at": {place: 1}}}))
    assert refuse(mine, PlaceWorkers(place, 1)).rules == (Rule.PLACE_ONCE,)


@pytest.mark.parametrize("place", [Place.TOOL_MAKER, Place.FIELD, Place.CARD_1, Place.CARD_4, Place.BUILDING_1, Place.BUILDING_4])
def test_one_worker_has_room_at_a_small_place(place: Place) -> None:
    """place-one, place-taken: a small place takes exactly one worker, and then no other, of the same tribe or another."""
    assert list_counts(lay_placing(lay_stone_age(4)), place) == [1]
    assert refuse(lay_placing(lay_stone_age(4)), PlaceWorkers(place, 2)).rules == (Rule.PLACE_ONE,)
    for seat in (0, 1):
        taken = lay_placing(lay_stone_age(4, {seat: {"at": {place: 1}}}))
        assert refuse(taken, PlaceWorkers(place, 1)).rules == (Rule.PLACE_TAKEN,)


def test_two_workers_go_to_the_hut() -> None:
    """place-pair, place-taken: the hut takes exactly two workers of one tribe, and then no others."""
    position = lay_placing(lay_stone_age(4))
    assert list_counts(position, Place.HUT) == [2]
    assert refuse(position, PlaceWorkers(Place.HUT, 1)).rules == (Rule.PLACE_PAIR,)
    assert refuse(position, PlaceWorkers(Place.HUT, 3)).rules == (Rule.PLACE_PAIR,)
    taken = lay_placing(lay_stone_age(4, {1: {"at": {"hut": 2}}}))
    assert refuse(taken, PlaceWorkers(Place.HUT, 2)).rules == (Rule.PLACE_TAKEN,)


def test_each_card_and_each_building_is_a_place_of_its_own() -> None:
    """place-once, setup-buildings: workers on one card and one building don't bar others; three players have three piles."""
    position = lay_placing(lay_stone_age(3, {0: {"at": {"card-2": 1, "building-1": 1}}}))
    assert PlaceWorkers(Place.CARD_1, 1) in list_choices(position) and PlaceWorkers(Place.BUILDING_3, 1) in list_choices(position)
    assert refuse(position, PlaceWorkers(Place.BUILDING_4, 1)).rules == (Rule.SETUP_BUILDINGS,)


@pytest.mark.parametrize(("players", "open_ones"), [(2, 1), (3, 1), (4, 2)])
def test_with_two_or_three_players_one_place_of_the_village_stays_closed(players: int, open_ones: int) -> None:
    """place-village: two of tool maker, hut and field are used; the third closes. With four all three are used."""
    one = lay_placing(lay_stone_age(players, {1: {"at": {"field": 1}}}))
    assert sum(bool(list_counts(one, place)) for place in VILLAGE) == 2
    two = lay_placing(lay_stone_age(players, {0: {"at": {"tool-maker": 1}}, 1: {"at": {"field": 1}}}))
    assert sum(bool(list_counts(two, place)) for place in VILLAGE) == open_ones - 1
    if players < 4:
        assert refuse(two, PlaceWorkers(Place.HUT, 2)).rules == (Rule.PLACE_VILLAGE,)
        assert refuse(two, PlaceWorkers(Place.FIELD, 1)).rules == (Rule.PLACE_TAKEN,), "it is closed and taken"


@pytest.mark.parametrize(("players", "gatherers"), [(2, 1), (3, 2)])
@pytest.mark.parametrize("place", GATHERED)
def test_with_two_or_three_players_fewer_gather_at_a_place(place: Place, players: int, gatherers: int) -> None:
    """place-gatherers: of two players one may gather at a place, of three two; the others are refused though there is room."""
    some = {seat: {"at": {place: 1}} for seat in range(1, gatherers)}
    assert list_counts(lay_placing(lay_stone_age(players, some)), place) == [1, 2, 3, 4, 5]
    more = {seat: {"at": {place: 1}} for seat in range(1, gatherers + 1)}
    assert refuse(lay_placing(lay_stone_age(players, more)), PlaceWorkers(place, 1)).rules == (Rule.PLACE_GATHERERS,)


def test_workers_at_work_are_not_placed() -> None:
    """act-order: in the phase of actions placing a worker is refused."""
    position = lay_acting(lay_stone_age(2, {0: {"at": {"hunt": 1}}}))
    assert refuse(position, PlaceWorkers(FOREST, 1)).rules == (Rule.ACT_ORDER,)
