"""Exercises about what a choice costs in a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from random import Random
from typing import Final, Generic, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.frames import Frame
from village_core.kernel.judging import list_payments
from village_core.kernel.position import Position
from village_core.kernel.values import FREE, Choice, Option, Price, RuleKey
from village_widgets.tutor.claims import JOKERS, TIME, Costs, Sparing, count_spent
from village_widgets.tutor.exercise import FIRST, Exercise, ExerciseKind, Unfit, build_task
from village_widgets.tutor.refusing import Scene

T = TypeVar("T", bound=GameTable)
SPARING: Final = 0.7
"""Chance to ask for sparing time or jokers, if that is possible."""


class PriceExercises(Generic[T]):
    """The kind of exercise ``price`` of one game.

    ``scenes`` has, for each rule that asks for a payment, a scene in which a seat can probably make it; the exercise checks it.
    ``also`` returns rules about a payment other than those of the price.
    """

    def __init__(
        self,
        scenes: Mapping[RuleKey, Scene[T]],
        also: Callable[[Position[T], Option], Iterable[RuleKey]] = lambda position, option: (),
    ) -> None:
        self.scenes = scenes
        self.also = also
        self.kinds = (ExerciseKind[T]("price", frozenset(map(str, scenes)), self.ask_price, board=True),)

    def ask_price(self, random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[T]:
        """Return a task: to spare time or jokers, or to make a move with an exact price; if possible by a rule of ``wanted``.

        Raises ``Unfit`` if the position has no such choice, or if ``build_task`` does.
        """
        rule = random.choice([key for key in self.scenes if key in wanted] or list(self.scenes))
        position = self.scenes[rule](random, level)
        found = [option for option in position.options if rule in self.list_rules(position, option) and option.payment != FREE]
        sparing = [
            (option, what)
            for option in found
            for what in (TIME, JOKERS)
            if len({count_spent(other, what) for other in position.options if other.choice == option.choice}) > 1
        ]
        if sparing and random.random() < SPARING:
            option, what = random.choice(sparing)
            return build_task(
                "price", level, position, Sparing[T](option.choice, what), (rule, *self.list_rules(position, option))
            )
        plain = [option for option in found if not option.payment.jokers]
        if level == FIRST and plain:
            found = plain
        if not found:
            raise Unfit(rule)
        right = random.choice(found)
        goal = Costs[T](right.choice, right.payment)
        rules = [
            key for option in position.options if goal.is_reached(position, option) for key in self.list_rules(position, option)
        ]
        return build_task("price", level, position, goal, (rule, *rules))

    def list_rules(self, position: Position[T], option: Option) -> tuple[RuleKey, ...]:
        """Return the rules that ask for the payment of an option, those of ``also`` included, each once."""
        found = [
            due.rule for price in find_prices(position, option.choice) if option.payment in list_payments(price) for due in price
        ]
        return tuple(dict.fromkeys((*found, *self.also(position, option))))


def find_prices(position: Position[T], choice: Choice) -> tuple[Price, ...]:
    """Return the prices of an offered choice, one of which is to be paid, even if a rule bars it; empty if there are none."""
    top: Frame[T] | None = position.top
    if top is None:
        return ()
    each = (offer for bundle in top.list_offers(position.table) for offer in bundle.each)
    return next((offer.prices for offer in each if offer.choice == choice), ())
