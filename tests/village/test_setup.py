"""Setting up: every number of data/village.md that a first position shows, written down again."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.village.positions import BIG, FIRST, play, set_stock
from village_core.games.village import BadSettings, EditionSettings, new_game
from village_core.games.village.choices import Reveal
from village_core.games.village.rules import Rule
from village_core.games.village.setup import new_table
from village_core.games.village.vocabulary import GOODS, INFLUENCES, Place, Row
from village_core.kernel.values import CHANCE

SETUPS = [(FIRST, n) for n in (2, 3, 4)] + [(BIG, n) for n in (2, 3, 4, 5)]
CHRONICLE = {2: (3, 2, 2, 2, 2, 3), 3: (4, 3, 2, 2, 2, 4), 4: (5, 4, 3, 3, 3, 5), 5: (6, 5, 4, 3, 3, 6)}
STALLS = {2: 3, 3: 4, 4: 5, 5: 5}
BOX = {FIRST: (18, 6, 8, 15, 20), BIG: (33, 6, 12, 25, 25)}


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_the_first_table(edition: str, players: int) -> None:
    """setup-family, setup-customers: four 1s at home, a coin each, all other cubes, goods, coins and grain in the supply.

    Chronicle, graves and stalls have spaces by the number of players, and all customers lie in the pile.
    """
    table = new_table(EditionSettings(edition), players)
    for farm in table.farms:
        assert Counter(farm.list_members()) == {
            (1, Place.FARM): 4,
            (2, Place.UNBORN): 3,
            (3, Place.UNBORN): 2,
            (4, Place.UNBORN): 2,
        }
        assert (farm.coin, farm.grain, farm.time, farm.prestige) == (1, 0, 0, 0)
        assert not any(getattr(farm, what) for what in (*INFLUENCES, *GOODS))
    rows = tuple(table.count_row_room(row) for row in (Row.FARM, Row.CRAFTS, Row.TRAVEL, Row.CHURCH, Row.COUNCIL))
    assert (*rows, table.count_free_graves()) == CHRONICLE[players]
    assert table.count_chronicle_room() == {2: 11, 3: 13, 4: 18, 5: 21}[players]
    influence, plague, goods, coins, grain = BOX[edition]
    supply = table.supply
    assert {supply.skill, supply.persuasion, supply.faith, supply.knowledge} == {influence}
    assert {supply.scroll, supply.wagon, supply.plow, supply.horse, supply.ox} == {goods}
    assert (supply.plague, supply.coin, supply.grain) == (plague, coins - players, grain)
    assert len(table.stalls) == STALLS[players] and len(table.pile) == 24


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_customers_are_turned_over(edition: str, players: int) -> None:
    """setup-customers: the stalls first, then five in the queue; the rest stays face down."""
    position = new_game(EditionSettings(edition), players)
    for tile in range(STALLS[players] + 5):
        assert position.seat == CHANCE and position.find_refusal(Reveal(tile)) is None
        position = play(position, Reveal(tile))
        assert position.find_refusal(Reveal(tile)) is not None, "a tile is turned over once"
    count = STALLS[players]
    assert position.table.stalls == tuple(range(count)) and position.table.queue == tuple(range(count, count + 5))
    assert position.table.pile == tuple(range(count + 5, 24))


def test_a_tile_that_does_not_exist_is_refused() -> None:
    """setup-customers: this rule refuses to turn over a tile that doesn't exist."""
    assert new_game(EditionSettings(FIRST), 2).find_refusal(Reveal(24)).rules == (Rule.SETUP_CUSTOMERS,)


@pytest.mark.parametrize(("edition", "players"), [(FIRST, 1), (FIRST, 5), (FIRST, 0), (BIG, 0), (BIG, 6), (BIG, -1)])
def test_numbers_of_players_that_cannot_be_seated(edition: str, players: int) -> None:
    """Numbers of players outside two to four in 2011, and one to five in the Big Box, are refused."""
    with pytest.raises(BadSettings) as caught:
        new_game(EditionSettings(edition), players)
    assert caught.value.problem == "copy-players" and caught.value.place == "players"


def test_any_seat_may_start() -> None:
    """setup-start-player: a table can be set up with any seat as the eldest, who takes the first turn."""
    for start in range(3):
        position = new_game(EditionSettings(FIRST), 3, start)
        while position.seat == CHANCE:
            position = position.play(position.sample(Random(start))).position
        assert position.table.start == position.seat == start


def test_stock_comes_from_the_supply() -> None:
    """supply-limited: ``set_stock`` takes what a farm gets from the supply, and returns what the farm loses to it."""
    table = new_table(EditionSettings(FIRST), 2)
    after = set_stock(table, 1, grain=3, coin=0, skill=2, time=7)
    assert (after.supply.grain, after.supply.coin, after.supply.skill) == (17, 14, 16)
    assert after.farms[1].time == 7 and after.farms[0] == table.farms[0]
