"""Seat compensation."""

from __future__ import annotations

import pytest

from tests.village.positions import BIG, FIRST, list_choices, play
from village_core.games.village import EditionSettings, new_game
from village_core.games.village.choices import DrawInfluence, Leave, TakeInfluence
from village_core.games.village.compensating import DrawingInfluence
from village_core.games.village.market import Revealing
from village_core.games.village.rounds import Seeding
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import INFLUENCES, Influence
from village_core.kernel.position import Position


def begin_compensated(edition: str, players: int, start: int = 0) -> Position:
    """Return the position of a new game with seat compensation once its first customers are turned over."""
    position = new_game(EditionSettings(edition, (("rulings.seat_compensation", True),)), players, start)
    while isinstance(position.top, Revealing):
        position = play(position, next(iter(position.top.list_outcomes(position.table)))[0])
    return position


@pytest.mark.parametrize(("edition", "players"), [(FIRST, 4), (BIG, 5)])
def test_by_seat(edition: str, players: int) -> None:
    """setup-seats: from the starting player on, seats get nothing, a grain, a random cube, a cube of choice, a coin."""
    start = 1
    position = begin_compensated(edition, players, start)
    seat = [(start + n) % players for n in range(players)]
    farms = position.table.farms
    assert [farms[s].grain for s in seat] == [0, 1, 0, 0, 0][:players]
    assert [farms[s].coin for s in seat] == [1, 1, 1, 1, 2][:players]
    assert isinstance(position.top, DrawingInfluence) and position.top.seat == seat[2]
    assert dict(position.top.list_outcomes(position.table)) == {DrawInfluence(kind): 1 for kind in INFLUENCES}
    assert position.find_refusal(Leave()).rules == (Rule.SETUP_SEATS,)
    position = play(position, DrawInfluence(Influence.FAITH))
    assert position.table.farms[seat[2]].faith == 1 and position.seat == seat[3]
    assert list_choices(position) == {TakeInfluence((kind,)) for kind in INFLUENCES}
    position = play(position, TakeInfluence((Influence.SKILL,)))
    assert position.table.farms[seat[3]].skill == 1 and isinstance(position.top, Seeding)


def test_fewer_players() -> None:
    """setup-seats: with two players only the second seat is compensated, before the first seeding."""
    position = begin_compensated(FIRST, 2)
    assert [farm.grain for farm in position.table.farms] == [0, 1] and isinstance(position.top, Seeding)


@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_compensation_is_an_option(edition: str) -> None:
    """setup-seats: without compensation all players begin with the same coins, grain and family."""
    table = new_game(EditionSettings(edition), 4).table
    assert len({(farm.coin, farm.grain, farm.family) for farm in table.farms}) == 1
