"""The market day."""

from __future__ import annotations

from random import Random

import pytest

from tests.village.positions import BIG, FIRST, decide, lay_market_day, lay_village, list_payments, play, refuse
from village_core.games.village.choices import Bury, Pass, Reveal, Serve
from village_core.games.village.dying import Dying
from village_core.games.village.events import Paid, QueueMoved
from village_core.games.village.market import MarketDay, Revealing
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import Moment, Place
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE

SCROLL, PLOW, WAGON = 23, 22, 21
"""Tiles that want one good."""


def build_fair(players: int = 2, edition: str = FIRST, queue: tuple[int, ...] = (0, 1, 2, 3, 4), **more: object) -> Table:
    """Build a table with three customers who want one good each; each player has those three goods and three persuasion cubes.

    With more players than two there are more customers at the stalls. ``more`` can be other ``stock`` and ``members``, by seat.
    """
    goods = {"scroll": 1, "plow": 1, "wagon": 1, "persuasion": 3}
    stock = {seat: {**goods, **dict(more.get("stock", {})).get(seat, {})} for seat in range(players)}
    stalls = (SCROLL, PLOW, WAGON, *(5, 6)[: players - 2])
    members = more.get("members", {})
    return lay_village(players, edition, stalls=stalls, queue=queue, stock=stock, members=members)


def test_only_the_callers_first_sale_is_free() -> None:
    """market-free-sale, market-surcharge, market-serve: every other sale costs one persuasion and one hour more."""
    position = play(lay_market_day(build_fair()), Serve(SCROLL))
    assert (position.table.farms[0].persuasion, position.table.farms[0].time) == (3, 0)
    position = play(position, Serve(PLOW))
    assert (position.table.farms[1].persuasion, position.table.farms[1].time) == (2, 1)
    position = play(position, Serve(WAGON))
    assert (position.table.farms[0].persuasion, position.table.farms[0].time) == (2, 1)
    assert position.table.farms[0].customers == (SCROLL, WAGON) and position.table.farms[1].customers == (PLOW,)


def test_a_sale_is_booked_by_its_rule() -> None:
    """market-free-sale, market-surcharge: payments name the free sale once, and then the surcharge."""
    booked, position = [], lay_market_day(build_fair())
    for choice in (Serve(SCROLL), Pass(), Serve(WAGON)):
        done = decide(position, choice)
        booked += [event.rule for event in done.events if isinstance(event, Paid)]
        position = done.position
    assert booked == [Rule.MARKET_FREE_SALE, Rule.MARKET_SURCHARGE]


def test_a_caller_who_passes_first_is_out() -> None:
    """market-pass: the caller is out for the day, and no player then sells without the surcharge."""
    position = play(lay_market_day(build_fair()), Pass())
    position = play(position, Serve(SCROLL))
    assert position.table.farms[1].time == 1 and position.seat == 1, "only the other one is still in"
    position = play(position, Serve(PLOW), Pass())
    assert not isinstance(position.top, MarketDay)


def test_who_passes_does_not_come_back() -> None:
    """market-pass: turns go clockwise among those who have not passed, until all have."""
    position = lay_market_day(build_fair(3), caller=1)
    seats = []
    for choice in (Pass(), Pass(), Serve(SCROLL), Serve(PLOW), Pass()):
        seats.append(position.seat)
        position = play(position, choice)
    assert seats == [1, 2, 0, 0, 0] and isinstance(position.top, Revealing)


def test_the_queue_cannot_be_served() -> None:
    """market-queue: only the customers at the stalls can be served."""
    table = lay_village(2, stalls=(0, 1, 2), queue=(SCROLL, PLOW, 3, 4, 5), stock={0: {"scroll": 1}})
    assert refuse(lay_market_day(table), Serve(SCROLL)).rules == (Rule.MARKET_QUEUE,)


def test_what_a_customer_misses() -> None:
    """market-demand, market-surcharge: the missing good is the customer's, the missing persuasion the surcharge's."""
    position = play(lay_market_day(lay_village(2, stalls=(SCROLL, PLOW, WAGON))), Pass())
    lacks = refuse(position, Serve(PLOW)).reasons[0]
    assert [(lack.rule, lack.what) for lack in lacks] == [(Rule.MARKET_DEMAND, "plow"), (Rule.MARKET_SURCHARGE, "persuasion")]


def test_a_coin_pays_the_surcharge() -> None:
    """coin-joker, market-surcharge: the surcharge's persuasion cube can be paid with a coin instead."""
    table = lay_village(2, stalls=(SCROLL, PLOW, WAGON), stock={1: {"scroll": 1, "coin": 1, "persuasion": 1}})
    position = play(lay_market_day(table), Pass())
    assert [(way.spent, way.time) for way in list_payments(position, Serve(SCROLL))] == [
        ((("persuasion", 1), ("scroll", 1)), 1),
        ((("coin", 1), ("scroll", 1)), 1),
    ]


def test_dying_at_once() -> None:
    """dying-at-once: a player who passes the end of the lap by a sale loses a member before the next one sells."""
    position = play(lay_market_day(build_fair(stock={1: {"time": 9}})), Serve(SCROLL), Serve(PLOW))
    assert position.seat == 1 and isinstance(position.top, Dying) and position.top.moment is Moment.MARKET_DAY
    position = play(position, Bury(1, Place.FARM))
    assert position.seat == 0 and isinstance(position.top, MarketDay)


def test_the_day_ends_with_the_last_customer() -> None:
    """market-serve: the day ends once all stalls are empty."""
    position = play(lay_market_day(build_fair()), Serve(SCROLL), Serve(PLOW), Serve(WAGON))
    assert position.seat == CHANCE and isinstance(position.top, Revealing)


def test_the_queue_steps_up_in_stall_order() -> None:
    """market-refill: the first in line takes the first empty stall, and new tiles go to the end of the line."""
    position = play(lay_market_day(build_fair()), Serve(PLOW), Serve(SCROLL))
    done = decide(position, Pass())
    done = decide(done.position, Pass())
    assert any(isinstance(event, QueueMoved) for event in done.events)
    table = done.position.table
    assert table.stalls == (0, 1, WAGON) and table.queue == (2, 3, 4)
    position = play(done.position, Reveal(10), Reveal(11))
    assert position.table.queue == (2, 3, 4, 10, 11) and position.seat == 1
    assert 10 not in position.table.pile


def test_nothing_moves_when_nobody_was_served() -> None:
    """market-refill: a day without a sale leaves stalls and queue as they are."""
    table = build_fair()
    done = decide(play(lay_market_day(table), Pass()), Pass())
    after = done.position.table
    assert (after.stalls, after.queue, after.pile) == (table.stalls, table.queue, table.pile)
    assert not any(isinstance(event, QueueMoved) for event in done.events)


def test_a_queue_that_is_empty_does_not_step_up() -> None:
    """market-refill: if the queue is empty, an empty stall is filled from the pile alone."""
    table = lay_village(2, stalls=(SCROLL, 1, 2), queue=(), served={1: (0, *range(3, 22))}, stock={0: {"scroll": 1}})
    done = decide(play(lay_market_day(table), Serve(SCROLL), Pass()), Pass())
    assert table.pile == (PLOW,) and done.position.seat == CHANCE
    assert not any(isinstance(event, QueueMoved) for event in done.events)
    assert play(done.position, Reveal(PLOW)).table.stalls == (PLOW, 1, 2)


def test_only_a_tile_of_the_pile_can_be_turned_over() -> None:
    """market-refill: a tile that lies elsewhere, or that doesn't exist, can't be drawn."""
    position = play(lay_market_day(build_fair()), Serve(SCROLL), Pass(), Pass())
    assert position.seat == CHANCE
    assert position.find_refusal(Reveal(SCROLL)).rules == (Rule.MARKET_REFILL,)
    assert position.find_refusal(Reveal(99)).rules == (Rule.MARKET_REFILL,)


@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_empty_stalls_stay_empty_when_the_pile_is_out(edition: str) -> None:
    """market-refill: without tiles a stall stays empty after the day; if all are empty a market day asks no player."""
    everything = tuple(range(3, 24))
    table = lay_village(
        2, edition, stalls=(0, 1, 2), queue=(), served={1: everything}, stock={0: {"plow": 3, "horse": 1, "ox": 1, "wagon": 1}}
    )
    assert table.pile == ()
    position = play(lay_market_day(table), Serve(0), Pass(), Pass())
    assert position.table.stalls == (None, 1, 2) and position.seat == 1
    empty = lay_village(2, edition, stalls=(None, None, None), queue=(), served={1: tuple(range(24))})
    assert not isinstance(lay_market_day(empty).top, MarketDay)


def test_a_whole_day_of_random_choices_ends() -> None:
    """market-day: random days of four players end after four to thirteen choices."""
    for seed in range(20):
        position: Position = lay_market_day(build_fair(4))
        random, count = Random(seed), 0
        while isinstance(position.top, MarketDay | Dying):
            position = position.play(random.choice(position.options)).position
            count += 1
        assert 4 <= count <= 5 + 4 + 4
