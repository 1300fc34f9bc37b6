"""What a choice costs."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Final

from village_core.games.village.choices import Serve, Well
from village_core.games.village.market import MarketDay
from village_core.games.village.position import Position
from village_core.games.village.prices import COIN
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import COUNCIL, GOODS, INFLUENCES, Place, Space
from village_core.kernel.frames import Frame
from village_core.kernel.judging import ways
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import FREE, Choice, Option, Payment, Price, RuleKey, Value
from village_widgets.games.village.exercises.barring import AWAY, Scene, there, village
from village_widgets.games.village.exercises.positions import at_home, market_day, privileges, sent, stocked, turn
from village_widgets.games.village.exercises.staging import decision
from village_widgets.games.village.exercises.wording import PositionWords, asked, explained
from village_widgets.tutor.exercise import FIRST, Exercise, Kind, Unfit, exercise

WRONG: Final = 3
LONGEST: Final = 8
"""No single price takes more time than this."""


class Costs(Value, frozen=True, tag="costs"):
    """The choice can be made for this payment."""

    choice: Choice
    payment: Payment

    def holds(self, position: KernelPosition[Table]) -> bool:
        """Whether the judge offers it."""
        return Option(self.choice, self.payment) in position.options


def price(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """What can be paid for this?"""
    rule = random.choice([key for key in SCENES if key in wanted] or list(SCENES))
    position = SCENES[rule](random, level)
    found = [option for option in position.options if rule in asks(position, option)]
    plain = [option for option in found if not option.payment.jokers]
    if level == FIRST and plain:
        found = plain
    if not found:
        raise Unfit(rule)
    choice = random.choice(list(dict.fromkeys(option.choice for option in found)))
    right = random.choice([option for option in found if option.choice == choice])
    wrong = _misses(random, level, position, right)
    claims = [Costs(choice, payment) for payment in (right.payment, *wrong)]
    return exercise("price", level, position, claims, (rule, *asks(position, right)), random, choice)


def prices(position: KernelPosition[Table], choice: Choice) -> tuple[Price, ...]:
    """The prices of a choice, any one of which will do; none for what is free."""
    top: Frame[Table] | None = position.top
    if top is None:
        return ()
    each = (offer for bundle in top.offers(position.table) for offer in bundle.each)
    return next((offer.prices for offer in each if offer.choice == choice), ())


def asks(position: KernelPosition[Table], option: Option) -> tuple[RuleKey, ...]:
    """The rules that ask for what is paid: those of the price, and those of the coins in it or of a sale without extra cost."""
    found = [due.rule for price in prices(position, option.choice) if option.payment in ways(price) for due in price]
    if option.payment.jokers:
        found.append(Rule.COIN_JOKER)
    if isinstance(option.choice, Well) and dict(option.payment.spent).get(COIN):
        found.append(Rule.WELL_COINS)
    top = position.top
    if isinstance(option.choice, Serve) and isinstance(top, MarketDay) and top.turn == top.caller and not top.opened:
        found.append(Rule.MARKET_FREE_SALE)
    return tuple(dict.fromkeys(found))


def _misses(random: Random, level: int, position: Position, right: Option) -> list[Payment]:
    """Payments that would not do, whoever had the pieces: others' prices first at the lowest level, near misses else."""
    able = {way for price in prices(position, right.choice) or ((),) for way in ways(price)}
    others = [option.payment for option in position.options if option.choice != right.choice]
    others += [way for refusal in position.refusals for price in prices(position, refusal.choice) for way in ways(price)]
    pieces = {(payment.spent, payment.time) for payment in able}
    plain = [way for way in dict.fromkeys(others) if (way.spent, way.time) not in pieces and not way.jokers]
    near = [way for way in dict.fromkeys(_near(right.payment)) if (way.spent, way.time) not in pieces]
    if level == FIRST:
        near = [payment for payment in near if payment.jokers == 0]
    plain = random.sample(plain, min(len(plain), 3 - level))
    near = random.sample(near, len(near))
    found = list(dict.fromkeys((*plain, *near)))[:WRONG]
    if len(found) < WRONG:
        raise Unfit("misses")
    return found


def _near(payment: Payment) -> Iterator[Payment]:
    """Payments a little different: other influence, a piece or an hour more or less, a part left out, a coin for something."""
    spent = dict(payment.spent)
    spent[COIN] = spent.get(COIN, 0) - payment.jokers
    for hours in (-2, -1, 1, 2):
        if 0 <= payment.time + hours <= LONGEST and (payment.time or hours > 0):
            yield _payment(spent, payment.time + hours, payment.jokers)
    for what, count in spent.items():
        for more in (-1, 1):
            if count and count + more >= 0:
                yield _payment({**spent, what: count + more}, payment.time, payment.jokers)
        for other in INFLUENCES if what in INFLUENCES else GOODS if what in GOODS else ():
            if count and other != what:
                yield _payment({**spent, what: 0, other.value: spent.get(other, 0) + count}, payment.time, payment.jokers)
    if payment.jokers:
        yield _payment(spent, payment.time, payment.jokers - 1)
        yield _payment(spent, payment.time, payment.jokers + 1)
    if not payment.time and not any(spent.values()):
        yield Payment((("persuasion", 1),), 1)
        yield Payment((), 1)
        yield Payment(((COIN, 1),))


def _payment(pieces: dict[str, int], time: int, jokers: int) -> Payment:
    spent = {what: count for what, count in pieces.items() if count}
    if jokers:
        spent[COIN] = spent.get(COIN, 0) + jokers
    return Payment(tuple(sorted(spent.items())), time, jokers)


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
    Rule.COUNCIL_STAY: COUNCIL_ROOM,
    Rule.PRIVILEGE_PRESTIGE: _fourth,
    Rule.CHURCH_PRICE: CHURCH,
    Rule.CHURCH_TIME: CHURCH,
}
"""For each rule that asks for a payment, a position in which somebody can make it (as a rule: whoever asks looks)."""


@asked("price")
def question(telling: PositionWords, exercise: Exercise[Table]) -> str:
    """What is to be done, and that it is to be paid for."""
    assert exercise.about is not None
    return telling.say("question-price", decision=decision(telling), about=telling.choice(exercise.about))


@explained("price")
def why(telling: PositionWords, exercise: Exercise[Table]) -> str:
    """All the ways to pay that there are, and the rules that ask for them."""
    right = exercise.claims[exercise.right]
    assert isinstance(right, Costs)
    every = dict.fromkeys(option.payment for option in exercise.position.options if option.choice == right.choice)
    payments = telling.nouns.listed(list(map(telling.narrator.payment, every)), "list-semicolon")
    rules = " ".join(map(telling.narrator.rule, exercise.rules))
    if FREE in every:
        return telling.say("because-free", rules=rules)
    return telling.say("because-price", payments=payments, count=len(every), rules=rules)


KINDS: Final = (Kind[Table]("price", frozenset(map(str, SCENES)), price),)
