"""Village's positions for exercises about prices, and the rules of coins and of the free sale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Final

from village_core.games.village.choices import Serve, Well
from village_core.games.village.market import MarketDay
from village_core.games.village.mass import Rising
from village_core.games.village.position import Position
from village_core.games.village.prices import COIN
from village_core.games.village.rounds import NewRound
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CHURCH as CHURCH_WINDOWS
from village_core.games.village.vocabulary import COUNCIL, INFLUENCES, Place, Space
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Option, RuleKey
from village_widgets.games.village.exercises.barring import AWAY, act_on, pick_table
from village_widgets.games.village.exercises.mass_bag import build_church_table, gather_in_church
from village_widgets.games.village.exercises.positions import offer_privileges, scatter, start_market_day, start_turn, stock
from village_widgets.tutor.exercise import choose_seat
from village_widgets.tutor.paying import PriceExercises
from village_widgets.tutor.refusing import Scene


def find_other_rules(position: KernelPosition[Table], option: Option) -> Iterator[RuleKey]:
    """Yield the rules about coins for the payment, and about the caller's free first sale, if the option is one."""
    if option.payment.jokers:
        yield Rule.COIN_JOKER
    if isinstance(option.choice, Well) and dict(option.payment.spent).get(COIN):
        yield Rule.WELL_COINS
    top = position.top
    if isinstance(option.choice, Serve) and isinstance(top, MarketDay) and top.turn == top.caller and not top.opened:
        yield Rule.MARKET_FREE_SALE


def _stock_for_well(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level)
    kind = random.choice(INFLUENCES)
    table = stock(table, seat, **{kind.value: random.randint(1, 4), "coin": random.randint(1, 3)})
    return start_turn(table, seat)


def _act_with_plenty(space: Space, places: Sequence[Place], random: Random, level: int) -> Position:
    """Return a position in which a seat with enough of everything acts on a space, with members at one or two of ``places``.

    There are none if ``places`` is empty or no member is at home. May raise ``Unfit``.
    """
    table, seat = pick_table(random, level, plenty=True)
    for place in random.sample(places, min(len(places), random.randint(1, 2))):
        table = scatter(random, table, seat, place)
    return act_on(table, seat, space, level)


def _lack_influence(random: Random, level: int) -> Position:
    """Return a position in which a seat acts with coins, and with one cube of each influence at most. May raise ``Unfit``."""
    table, seat = pick_table(random, level, plenty=True)
    few = {kind.value: random.randint(0, 1) for kind in INFLUENCES}
    table = stock(table, seat, coin=random.randint(1, 3), scroll=0, **few)
    return act_on(table, seat, random.choice((Space.CRAFTS, Space.TRAVEL, Space.COUNCIL, Space.CHURCH)), level)


def _start_sale(random: Random, level: int, *, free: bool) -> Position:
    table, seat = pick_table(random, level, plenty=True)
    if free:
        return start_market_day(table, seat, seat, opened=False)
    return start_market_day(table, random.choice([other for other in table.seats if other != seat]), seat)


def _reach_fourth_stage(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level, plenty=True)
    return offer_privileges(table, seat, len(COUNCIL))


def _start_rising(random: Random, level: int) -> Position:
    """Return a mass in which a seat with members in the church has grain for moving them up. May raise ``Unfit``."""
    table = build_church_table(random, level)
    seat = choose_seat(random, table)
    church = random.sample(CHURCH_WINDOWS[:3], random.randint(2, 3))
    table = gather_in_church(random, table, seat, church, random.randint(0, 1), grain=table.edition.farm.grain)
    return Position(table, (NewRound(), Rising(table.list_clockwise(seat)))).settle()


CRAFTS, TRAVEL = partial(_act_with_plenty, Space.CRAFTS, AWAY[:4]), partial(_act_with_plenty, Space.TRAVEL, AWAY[4:7])
COUNCIL_ROOM, CHURCH = partial(_act_with_plenty, Space.COUNCIL, COUNCIL[:3]), partial(_act_with_plenty, Space.CHURCH, ())
SCENES: Final[dict[RuleKey, Scene[Table]]] = {
    Rule.WELL: _stock_for_well,
    Rule.WELL_COINS: _stock_for_well,
    Rule.COIN_JOKER: _lack_influence,
    Rule.CRAFTS_TRAINING: CRAFTS,
    Rule.CRAFTS_TIME: CRAFTS,
    Rule.CRAFTS_PRICE: CRAFTS,
    Rule.CRAFTS_MILL: CRAFTS,
    Rule.MARKET_DEMAND: partial(_start_sale, free=False),
    Rule.MARKET_SURCHARGE: partial(_start_sale, free=False),
    Rule.MARKET_FREE_SALE: partial(_start_sale, free=True),
    Rule.TRAVEL_TOLL: TRAVEL,
    Rule.TRAVEL_INFLUENCE: TRAVEL,
    Rule.COUNCIL_PRICE: COUNCIL_ROOM,
    Rule.COUNCIL_TIME: COUNCIL_ROOM,
    Rule.PRIVILEGE_PRESTIGE: _reach_fourth_stage,
    Rule.CHURCH_PRICE: CHURCH,
    Rule.CHURCH_TIME: CHURCH,
    Rule.MASS_RISE: _start_rising,
}
"""For each rule that asks for a payment, a position in which a seat can probably make it: the exercise checks it."""


PAYING: Final = PriceExercises(SCENES, find_other_rules)
KINDS: Final = PAYING.kinds
