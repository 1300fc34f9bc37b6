"""The market as an action: by its cube, from the well, or in a last turn without cubes."""

from __future__ import annotations

from tests.village import positions
from village_core.games.village.choices import HoldMarket, Leave, Pass, Take, Well
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import Cube, Influence, Space


def test_called_from_the_well() -> None:
    """market-day, well: three cubes of one kind call a market day although no cube lies on the market.

    Without the well the empty market is refused.
    """
    table = positions.lay_village(2, stock={0: {"skill": 3}})
    assert positions.refuse(positions.lay_turn(table), Take(Space.MARKET, None)).rules == (Rule.TURN_TAKE,)
    position = positions.play(positions.lay_turn(table), Well(Influence.SKILL), HoldMarket())
    assert position.seat == 0 and Pass() in positions.list_choices(position)


def test_called_in_a_free_last_turn() -> None:
    """market-day, end-cubes-out: a free action may be a market day; the player who calls it is asked first, then the next."""
    position = positions.play(positions.lay_last_turns(positions.lay_village(2, spaces={}), 0), HoldMarket())
    assert position.seat == 0
    assert positions.play(position, Pass()).seat == 1


def test_the_market_cube_must_be_followed_by_the_day() -> None:
    """market-day: after a cube from the market the day can't be left; from the well the whole action may be left."""
    position = positions.play(
        positions.lay_turn(positions.lay_village(2, spaces={"market": "faith"})), Take(Space.MARKET, Cube.FAITH)
    )
    assert Leave() not in positions.list_choices(position) and Pass() in positions.list_choices(position)
    assert Leave() in positions.list_choices(positions.lay_acting(positions.lay_village(2), "market", "crafts"))


def test_the_day_is_held_though_nobody_can_sell() -> None:
    """market-day: the cube is taken and all players are asked, one by one, though all have to pass."""
    done = positions.decide(
        positions.lay_turn(positions.lay_village(3, spaces={"market": "faith"})), Take(Space.MARKET, Cube.FAITH)
    )
    position = done.position
    assert Rule.MARKET_DAY in [event.rule for event in done.events]
    for seat in (0, 1, 2):
        assert position.seat == seat and positions.list_choices(position) == {Pass()}
        position = positions.play(position, Pass())
