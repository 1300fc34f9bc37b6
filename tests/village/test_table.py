"""Readings of a table, and its view from a seat."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.village.positions import lay_village, settle
from village_core.games.village.ending import Scoring
from village_core.games.village.table import view_as
from village_core.games.village.vocabulary import Place, Row


def test_others_customers_and_the_pile_are_face_down() -> None:
    """score-customers: a player sees the customers of the own farm, of others only their number; the pile is face down to all."""
    table = lay_village(3, served={0: (1, 2), 1: (3,), 2: (4, 5)})
    seen = view_as(table, 1)
    assert [farm.customers for farm in seen.farms] == [(-1, -1), (3,), (-1, -1)]
    assert set(seen.pile) == {-1} and len(seen.pile) == len(table.pile)
    assert (seen.stalls, seen.queue) == (table.stalls, table.queue)
    assert [farm.customers for farm in view_as(table, None).farms] == [(-1, -1), (-1,), (-1, -1)]


def test_everything_is_turned_over_at_the_end() -> None:
    """score-customers: once the game is over, a seat sees the whole table, the others' served customers included."""
    table = settle(lay_village(2, served={0: (1,)}), Scoring()).table
    assert view_as(table, 1) == table


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nothing_else_is_hidden(seat: int) -> None:
    """score-customers: seen from any seat all of a table is open, except customers served and the pile."""
    table = lay_village(3, served={0: (1,)}, stock={0: {"coin": 2, "grain": 3}}, members={2: {"bag": [1]}})
    seen = view_as(table, seat)
    open_farms = tuple(replace(farm, customers=()) for farm in table.farms)
    assert replace(seen, farms=tuple(replace(farm, customers=()) for farm in seen.farms), pile=table.pile) == replace(
        table, farms=open_farms
    )


def test_members_are_found_by_place() -> None:
    """dying-eldest: a farm knows the place of each member, and the eldest visible one."""
    farm = lay_village(2, members={0: {"smithy": [1], "bag": [1, 1, 1], "farm": [2, 3]}}).farms[0]
    assert (
        farm.list_generations_at(Place.BAG) == (1, 1, 1)
        and farm.list_generations_at(Place.FARM) == (2, 3)
        and farm.list_generations_at(Place.CITY_A) == ()
    )
    assert farm.at_home == (2, 3) and farm.find_eldest() == 1 and farm.living == 6
    assert farm.move(1, Place.SMITHY, Place.GRAVE).find_eldest() == 2


def test_stage_and_windows() -> None:
    """council-stay, mass-majority: a table tells a seat's highest stage, and its members' windows from the highest down."""
    table = lay_village(2, members={0: {"council-1": [1], "council-3": [2], "church-1": [1], "church-4": [1]}})
    assert (table.find_stage(0), table.find_stage(1)) == (3, 0)
    assert (table.list_windows(0), table.list_windows(1)) == ((4, 1), ())


def test_room_in_the_chronicle() -> None:
    """dying-chronicle, end-chronicle: members of all colours fill the same rows."""
    table = lay_village(2, members={0: {"chronicle-farm": [1], "grave": [1]}, 1: {"chronicle-farm": [1, 2]}})
    assert (
        table.count_row_room(Row.FARM),
        table.count_row_room(Row.CRAFTS),
        table.count_chronicle_room(),
        table.count_free_graves(),
    ) == (0, 2, 8, 2)


def test_clockwise() -> None:
    """round-start-player: the order from a seat has every seat once, and the last seat is followed by the first."""
    table = lay_village(4)
    assert table.list_clockwise(2) == (2, 3, 0, 1) and table.find_next_seat(3) == 0 and list(table.seats) == [0, 1, 2, 3]
