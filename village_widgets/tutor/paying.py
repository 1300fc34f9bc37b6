"""Exercises about what a choice costs in a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from random import Random
from typing import Final, Generic, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.frames import Frame
from village_core.kernel.judging import ways
from village_core.kernel.position import Position
from village_core.kernel.values import FREE, Choice, Option, Payment, Price, RuleKey
from village_widgets.tutor.claims import Costs
from village_widgets.tutor.exercise import FIRST, Exercise, Kind, Unfit, exercise
from village_widgets.tutor.refusing import Scene
from village_widgets.tutor.wording import PositionWords, Sayings

T = TypeVar("T", bound=GameTable)
WRONG: Final = 3


class Paying(Generic[T]):
    """The kind of exercise ``price`` of one game.

    ``scenes`` has for each rule that asks for a payment a scene in which somebody can make it, as a rule: whoever asks looks.
    ``near`` gives payments a little different from one; ``also`` the rules that bear on what is paid beside those of the price.
    """

    def __init__(
        self,
        scenes: Mapping[RuleKey, Scene[T]],
        near: Callable[[Payment], Iterable[Payment]],
        sayings: Sayings[T],
        also: Callable[[Position[T], Option], Iterable[RuleKey]] = lambda position, option: (),
    ) -> None:
        self.scenes = scenes
        self.near = near
        self.also = also
        self.kinds = (Kind[T]("price", frozenset(map(str, scenes)), self.price),)
        sayings.explained("price")(why)

    def price(self, random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[T]:
        """What can be paid for this?"""
        rule = random.choice([key for key in self.scenes if key in wanted] or list(self.scenes))
        position = self.scenes[rule](random, level)
        found = [option for option in position.options if rule in self.asks(position, option)]
        plain = [option for option in found if not option.payment.jokers]
        if level == FIRST and plain:
            found = plain
        if not found:
            raise Unfit(rule)
        choice = random.choice(list(dict.fromkeys(option.choice for option in found)))
        right = random.choice([option for option in found if option.choice == choice])
        wrong = self._misses(random, level, position, right)
        claims = [Costs[T](choice, payment) for payment in (right.payment, *wrong)]
        return exercise("price", level, position, claims, (rule, *self.asks(position, right)), random, choice)

    def asks(self, position: Position[T], option: Option) -> tuple[RuleKey, ...]:
        """The rules that ask for what is paid."""
        found = [due.rule for price in prices(position, option.choice) if option.payment in ways(price) for due in price]
        return tuple(dict.fromkeys((*found, *self.also(position, option))))

    def _misses(self, random: Random, level: int, position: Position[T], right: Option) -> list[Payment]:
        """Payments that would not do, whoever had the pieces: others' prices first at the lowest level, near misses else."""
        able = {way for price in prices(position, right.choice) or ((),) for way in ways(price)}
        others = [option.payment for option in position.options if option.choice != right.choice]
        others += [way for refusal in position.refusals for price in prices(position, refusal.choice) for way in ways(price)]
        pieces = {(payment.spent, payment.time) for payment in able}
        plain = [way for way in dict.fromkeys(others) if (way.spent, way.time) not in pieces and not way.jokers]
        near = [way for way in dict.fromkeys(self.near(right.payment)) if (way.spent, way.time) not in pieces]
        if level == FIRST:
            near = [payment for payment in near if payment.jokers == 0]
        plain = random.sample(plain, min(len(plain), 3 - level))
        near = random.sample(near, len(near))
        found = list(dict.fromkeys((*plain, *near)))[:WRONG]
        if len(found) < WRONG:
            raise Unfit("misses")
        return found


def prices(position: Position[T], choice: Choice) -> tuple[Price, ...]:
    """The prices of a choice, any one of which will do; none for what is free."""
    top: Frame[T] | None = position.top
    if top is None:
        return ()
    each = (offer for bundle in top.offers(position.table) for offer in bundle.each)
    return next((offer.prices for offer in each if offer.choice == choice), ())


def why(told: PositionWords[T], exercise: Exercise[T]) -> str:
    """All the ways to pay that there are, and the rules that ask for them."""
    right = exercise.claims[exercise.right]
    assert isinstance(right, Costs)
    every = dict.fromkeys(option.payment for option in exercise.position.options if option.choice == right.choice)
    payments = told.nouns.listed(list(map(told.narrator.payment, every)), "list-semicolon")
    rules = " ".join(map(told.narrator.rule, exercise.rules))
    if FREE in every:
        return told.say("because-free", rules=rules)
    return told.say("because-price", payments=payments, count=len(every), rules=rules)
