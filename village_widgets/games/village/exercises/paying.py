"""What Village adds to exercises about prices: where to find them, and the rules of coins and of the free sale."""

from __future__ import annotations

from collections.abc import Iterator
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
from village_widgets.games.village.exercises.barring import AWAY, Scene, there, village
from village_widgets.games.village.exercises.mass_bag import church_table, congregation
from village_widgets.games.village.exercises.positions import at_home, market_day, privileges, sent, stocked, turn
from village_widgets.tutor.exercise import somebody
from village_widgets.tutor.paying import Paying


def also(position: KernelPosition[Table], option: Option) -> Iterator[RuleKey]:
    """The rules of the coins in a payment, and of a sale without extra cost."""
    if option.payment.jokers:
        yield Rule.COIN_JOKER
    if isinstance(option.choice, Well) and dict(option.payment.spent).get(COIN):
        yield Rule.WELL_COINS
    top = position.top
    if isinstance(option.choice, Serve) and isinstance(top, MarketDay) and top.turn == top.caller and not top.opened:
        yield Rule.MARKET_FREE_SALE


def _well(random: Random, level: int) -> Position:
    table, seat = village(random, level)
    kind = random.choice(INFLUENCES)
    table = stocked(table, seat, **{kind.value: random.randint(1, 4), "coin": random.randint(1, 3)})
    return turn(table, seat)


def _space(space: Space, *places: Place) -> Scene:
    """Somebody with enough of everything acts on a space; some of the family may be at ``places``."""

    def scene(random: Random, level: int) -> Position:
        table, seat = village(random, level, plenty=True)
        for place in random.sample(places, min(len(places), random.randint(1, 2))):
            if table.farms[seat].at_home:
                table = sent(table, seat, at_home(random, table, seat), Place.FARM, place)
        return there(table, seat, space, level)

    return scene


def _with_coins(random: Random, level: int) -> Position:
    """Somebody with coins and less influence than is needed."""
    table, seat = village(random, level, plenty=True)
    few = {kind.value: random.randint(0, 1) for kind in INFLUENCES}
    table = stocked(table, seat, coin=random.randint(1, 3), scroll=0, **few)
    return there(table, seat, random.choice((Space.CRAFTS, Space.TRAVEL, Space.COUNCIL, Space.CHURCH)), level)


def _day(*, free: bool) -> Scene:
    def scene(random: Random, level: int) -> Position:
        table, seat = village(random, level, plenty=True)
        if free:
            return market_day(table, seat, seat, opened=False)
        return market_day(table, random.choice([other for other in table.seats if other != seat]), seat)

    return scene


def _fourth(random: Random, level: int) -> Position:
    table, seat = village(random, level, plenty=True)
    return privileges(table, seat, len(COUNCIL))


def _mass(random: Random, level: int) -> Position:
    """Somebody in the church has grain and may rise."""
    table = church_table(random, level)
    seat = somebody(random, table)
    church = random.sample(CHURCH_WINDOWS[:3], random.randint(2, 3))
    table = congregation(random, table, seat, church, random.randint(0, 1), grain=table.edition.farm.grain)
    return Position(table, (NewRound(), Rising(table.clockwise(seat)))).settle()


CRAFTS, TRAVEL = _space(Space.CRAFTS, *AWAY[:4]), _space(Space.TRAVEL, *AWAY[4:7])
COUNCIL_ROOM, CHURCH = _space(Space.COUNCIL, *COUNCIL[:3]), _space(Space.CHURCH)
SCENES: Final[dict[RuleKey, Scene]] = {
    Rule.WELL: _well,
    Rule.WELL_COINS: _well,
    Rule.COIN_JOKER: _with_coins,
    Rule.CRAFTS_TRAINING: CRAFTS,
    Rule.CRAFTS_TIME: CRAFTS,
    Rule.CRAFTS_PRICE: CRAFTS,
    Rule.CRAFTS_MILL: CRAFTS,
    Rule.MARKET_DEMAND: _day(free=False),
    Rule.MARKET_SURCHARGE: _day(free=False),
    Rule.MARKET_FREE_SALE: _day(free=True),
    Rule.TRAVEL_TOLL: TRAVEL,
    Rule.TRAVEL_INFLUENCE: TRAVEL,
    Rule.COUNCIL_PRICE: COUNCIL_ROOM,
    Rule.COUNCIL_TIME: COUNCIL_ROOM,
    Rule.PRIVILEGE_PRESTIGE: _fourth,
    Rule.CHURCH_PRICE: CHURCH,
    Rule.CHURCH_TIME: CHURCH,
    Rule.MASS_RISE: _mass,
}
"""For each rule that asks for a payment, a position in which somebody can make it (as a rule: whoever asks looks)."""


PAYING: Final = Paying(SCENES, also)
KINDS: Final = PAYING.kinds
