"""Dying: who, when and where to."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.village.positions import (
    BIG,
    FIRST,
    decide,
    lay_acting,
    lay_last_turns,
    lay_turn,
    lay_village,
    list_choices,
    list_events,
    play,
    refuse,
    settle,
)
from village_core.games.village.choices import Birth, Bury, JoinChurch, Leave, Take, Train
from village_core.games.village.dying import Dying
from village_core.games.village.events import EndRungIn, Forgotten
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table, Trigger
from village_core.games.village.vocabulary import CHURCH, CITIES, COUNCIL, WORKSHOPS, Building, Cube, Filled, Moment, Place, Space

ROWS = (
    [("farm", Place.CHRONICLE_FARM)]
    + [(place, Place.CHRONICLE_CRAFTS) for place in WORKSHOPS]
    + [(place, Place.CHRONICLE_TRAVEL) for place in CITIES]
    + [(place, Place.CHRONICLE_COUNCIL) for place in COUNCIL]
    + [(place, Place.CHRONICLE_CHURCH) for place in CHURCH]
)


@pytest.mark.parametrize(("place", "row"), ROWS)
def test_each_place_has_its_row(place: str, row: Place) -> None:
    """dying-chronicle: a member who dies at home, in a workshop, city, stage or window is remembered in that place's row."""
    position = settle(lay_village(2, members={} if place == "farm" else {0: {place: [1]}}), Dying(0))
    assert play(position, Bury(1, Place(place))).table.farms[0].list_generations_at(row) == (1,)


def test_the_lowest_visible_number_dies() -> None:
    """dying-eldest, dying-visible: the lowest number on board and farm dies; the bag is not looked into."""
    table = lay_village(2, members={0: {"bag": [1, 1, 1, 1], "farm": [2, 2, 3], "smithy": [2]}})
    position = settle(table, Dying(0))
    assert list_choices(position) == {Bury(2, Place.FARM), Bury(2, Place.SMITHY)}
    assert refuse(position, Bury(3, Place.FARM)).rules == (Rule.DYING_ELDEST,)
    assert refuse(position, Bury(1, Place.BAG)).rules == (Rule.DYING_VISIBLE,)


def test_nobody_visible_nobody_dies() -> None:
    """dying-nobody: with the whole family in the bag the death is forgotten, not postponed: a child born later lives."""
    table = lay_village(2, members={0: {"bag": [1, 1, 1], "farm": []}}, stock={0: {"time": 9}})
    position = lay_acting(table, "church")
    done = decide(position, JoinChurch(1))
    assert any(isinstance(event, Forgotten) and event.rule == Rule.DYING_NOBODY for event in done.events)
    assert done.position.seat == 1
    later = play(lay_acting(done.position.table, "family"), Birth(2))
    assert later.seat == 1 and later.table.farms[0].list_generations_at("farm") == (2,)


def test_who_is_visible_is_judged_at_the_moment_of_death() -> None:
    """dying-visible: a member born by the action counts; members in the bag don't."""
    table = lay_village(2, members={0: {"bag": [1, 1, 1, 1]}}, spaces={"family": "plague faith"}, stock={0: {"time": 9}})
    position = play(lay_turn(table), Take(Space.FAMILY, Cube.PLAGUE), Birth(2))
    assert position.seat == 0 and list_choices(position) == {Bury(2, Place.FARM)}


def test_a_member_trained_now_may_die() -> None:
    """dying-eldest: the owner may choose the member whom the action has just placed."""
    position = play(lay_acting(lay_village(2, stock={0: {"time": 8}}), "crafts"), Train(1, Building.OFFICE))
    assert list_choices(position) == {Bury(1, Place.FARM), Bury(1, Place.OFFICE)}


@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_a_full_row_sends_to_the_graves(edition: str) -> None:
    """dying-grave: no space in the row means an anonymous grave, though other rows have room."""
    table = lay_village(2, edition, members={0: {"smithy": [1]}, 1: {"chronicle-crafts": [1, 1]}})
    farm = play(settle(table, Dying(0)), Bury(1, Place.SMITHY)).table.farms[0]
    assert farm.list_generations_at(Place.GRAVE) == (1,)


def build_full(trigger: Trigger | None, ruling: str = "placed", graves: int = 3) -> Table:
    """Build a table of two with a full crafts row and, with three ``graves``, full graves.

    ``trigger`` says how the end was rung in, None if it was not; ``ruling`` is about deaths in the last turns.
    """
    table = lay_village(
        2,
        members={0: {"smithy": [1], "farm": [2]}, 1: {"chronicle-crafts": [1, 1], "grave": [1, 2, 2][:graves]}},
        corrections={"rulings.last_deaths": ruling},
    )
    return replace(table, trigger=trigger)


RUNG = Trigger(1, Filled.GRAVES, Moment.TURN_END)
LAST = Trigger(1, Filled.GRAVES, Moment.TURN_END, last_turns=True)


def test_no_room_anywhere() -> None:
    """dying-no-room: with row and graves full the member is out of the game."""
    position = settle(build_full(RUNG), Dying(0))
    assert play(position, Bury(1, Place.SMITHY)).table.farms[0].list_generations_at(Place.GONE) == (1,)
    assert list_events(position, Bury(1, Place.SMITHY))[0].rule == Rule.DYING_NO_ROOM


def test_in_the_last_turns_rows_and_graves_still_count() -> None:
    """dying-chronicle, dying-grave: in the last turns a member of the farm is remembered though the graves are full.

    A smith whose row is full gets a grave if one is left.
    """
    position = settle(build_full(LAST), Dying(0))
    assert play(position, Bury(1, Place.FARM)).table.farms[0].list_generations_at(Place.CHRONICLE_FARM) == (1,)
    roomy = settle(build_full(LAST, graves=1), Dying(0))
    assert play(roomy, Bury(1, Place.SMITHY)).table.farms[0].list_generations_at(Place.GRAVE) == (1,)


def test_removed_in_the_last_turns_by_ruling() -> None:
    """dying-last-turns: by the ruling "removed" members who die in the last turns leave the game, though there is room.

    A member who dies before the last turns is remembered.
    """
    position = settle(build_full(LAST, "removed", graves=1), Dying(0))
    for place in (Place.FARM, Place.SMITHY):
        happened = list_events(position, Bury(1, place))
        assert happened[0].rule == Rule.DYING_LAST_TURNS and happened[0].end is Place.GONE
    before = settle(build_full(RUNG, "removed"), Dying(0))
    assert play(before, Bury(1, Place.FARM)).table.farms[0].list_generations_at(Place.CHRONICLE_FARM) == (1,)


def test_the_last_grave_rings_in_the_end() -> None:
    """end-graves: filling the last grave rings in the end, the one before does not."""
    members = {0: {"smithy": [1, 1], "farm": [2]}, 1: {"chronicle-crafts": [1, 1], "grave": [1]}}
    position = settle(lay_village(2, members=members), Dying(0), Dying(0))
    position = play(position, Bury(1, Place.SMITHY))
    assert position.table.trigger is None
    done = decide(position, Bury(1, Place.SMITHY))
    rung = [event for event in done.events if isinstance(event, EndRungIn)]
    assert [(event.rule, event.seat, event.filled) for event in rung] == [(Rule.END_GRAVES, 0, Filled.GRAVES)]


def test_the_last_space_of_the_chronicle_rings_in_the_end() -> None:
    """end-chronicle: a death that fills the last of the eleven spaces for two players rings in the end."""
    remembered = {
        0: {"chronicle-farm": [1, 1], "chronicle-crafts": [1], "chronicle-travel": [2], "farm": [2], "council-1": [1]},
        1: {
            "chronicle-crafts": [1],
            "chronicle-travel": [1],
            "chronicle-church": [1, 1],
            "chronicle-council": [2],
            "chronicle-farm": [2],
        },
    }
    table = lay_village(2, members=remembered)
    assert table.count_chronicle_room() == 1
    done = decide(settle(table, Dying(0)), Bury(1, Place.COUNCIL_1))
    rung = [event for event in done.events if isinstance(event, EndRungIn)]
    assert [(event.rule, event.seat) for event in rung] == [(Rule.END_CHRONICLE, 0)]
    other = settle(replace(table, trigger=None), Dying(0))
    assert list_choices(other) == {Bury(1, Place.COUNCIL_1)}


def test_the_end_is_rung_in_once() -> None:
    """end-chronicle, end-graves: once the full chronicle has rung in the end, full graves don't change who rang it in."""
    table = replace(build_full(None, graves=2), trigger=Trigger(1, Filled.CHRONICLE, Moment.TURN_END))
    done = decide(settle(table, Dying(0)), Bury(1, Place.SMITHY))
    assert done.position.table.trigger == table.trigger and done.position.table.count_free_graves() == 0


def test_a_death_in_a_last_turn_comes_after_its_action() -> None:
    """dying-after-action: a death in a last turn waits until its action is left; then the game is over."""
    table = lay_village(2, spaces={"council": "plague", "church": "faith"}, stock={0: {"time": 8}})
    position = play(lay_last_turns(table, 0), Take(Space.COUNCIL, Cube.PLAGUE), Leave())
    assert position.seat == 0 and list_choices(position) == {Bury(1, Place.FARM)}
    assert play(position, Bury(1, Place.FARM)).over
