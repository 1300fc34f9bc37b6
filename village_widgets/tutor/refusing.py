"""Exercises about what the rules of a game refuse: which of several choices, by which rule, and what is still possible."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Final, Generic, TypeAlias, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Refusal, RuleKey
from village_widgets.tutor.claims import BarredBy, PossibleClaim, RefusalClaim
from village_widgets.tutor.exercise import FIRST, LAST, Exercise, ExerciseKind, Unfit, build_question
from village_widgets.tutor.wording import PositionWords, Sayings

T = TypeVar("T", bound=GameTable)
Scene: TypeAlias = Callable[[Random, int], Position[T]]
"""A function that finds a position of a level; it raises ``Unfit`` if it finds none."""
WRONG: Final = 3


class RefusalExercises(Generic[T]):
    """The exercises which choice is ``refused``, which is ``possible``, and ``by-rule``: which rule refuses a choice.

    ``scenes`` has, for each rule that can refuse something, a scene in which it probably does; the exercise checks it.
    ``beside`` returns wrong rules that a reader could take for the reason of a refusal. ``idle`` are choices that are plainly
    possible. Where a rule of ``alone`` refuses a choice, too few others remain, so that only ``by-rule`` can ask about it. If
    little is refused or possible, ``widen`` returns a position with more of both, if the game has one.
    """

    def __init__(
        self,
        scenes: Mapping[RuleKey, Scene[T]],
        beside: Callable[[Position[T], Refusal], Sequence[RuleKey]],
        sayings: Sayings[T],
        idle: tuple[type[Choice], ...] = (),
        alone: Collection[RuleKey] = (),
        widen: Callable[[Position[T]], Position[T]] = lambda position: position,
    ) -> None:
        self.scenes = scenes
        self.beside = beside
        self.idle = idle
        self.widen = widen
        rules = frozenset(map(str, scenes))
        among = rules.difference(alone)
        self.kinds = (
            ExerciseKind[T]("refused", among, self.ask_refused),
            ExerciseKind[T]("possible", among, self.ask_possible),
            ExerciseKind[T]("by-rule", rules, self.ask_by_rule),
        )
        self._among = among
        sayings.word_reason(*(kind.name for kind in self.kinds))(explain_refusals)

    def ask_refused(self, random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[T]:
        """Return an exercise that asks which one of several choices the rules refuse, if possible by a rule of ``wanted``.

        Raises ``Unfit`` if the scene has no such choice, or too few others.
        """
        position, rule, refusals = self._find_scene(random, level, wanted, self._among)
        barred = random.choice(refusals)
        legal = self._pick(random, level, barred.choice, _list_possible(position), WRONG)
        claims = [RefusalClaim[T](choice) for choice in (barred.choice, *legal)]
        return build_question("refused", level, position, claims, (rule, *barred.rules), random)

    def ask_possible(self, random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[T]:
        """Return an exercise that asks which one of several choices is possible; the rules refuse the others.

        Raises ``Unfit`` if the scene's rule refuses nothing, if only ``idle`` choices are possible, or if too few are refused.
        """
        position, rule, refusals = self._find_scene(random, level, wanted, self._among)
        legal = [choice for choice in _list_possible(position) if not isinstance(choice, self.idle)]
        if not legal:
            raise Unfit("possible")
        barred = random.choice(refusals)
        others = [refusal.choice for refusal in position.refusals if refusal.choice != barred.choice]
        able = self._pick(random, level, barred.choice, legal, 1)
        wrong = self._pick(random, level, able[0], others, WRONG - 1)
        claims = [PossibleClaim[T](choice) for choice in (*able, barred.choice, *wrong)]
        reasons = [key for claim in claims if (why := position.find_refusal(claim.choice)) for key in why.rules]
        return build_question("possible", level, position, claims, (rule, *reasons), random)

    def ask_by_rule(self, random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[T]:
        """Return an exercise that asks which rule refuses a choice.

        Raises ``Unfit`` if the rule of the scene refuses nothing, there are too few wrong rules, or one of them refuses it too.
        """
        position, rule, refusals = self._find_scene(random, level, wanted)
        barred = random.choice(refusals)
        others = self.beside(position, barred)
        if len(others) < WRONG:
            raise Unfit("rules")
        claims = [BarredBy[T](barred.choice, key) for key in (rule, *random.sample(others, WRONG))]
        return build_question("by-rule", level, position, claims, (rule,), random, barred.choice)

    def _find_scene(
        self, random: Random, level: int, wanted: Collection[RuleKey], among: Collection[RuleKey] = ()
    ) -> tuple[Position[T], RuleKey, Sequence[Refusal]]:
        """Return a position in which a rule refuses something, that rule, and its refusals; wanted rules come first.

        With ``among``, the rule is one of these, and a position with too few refusals or options to ask about is widened. Raises
        ``Unfit`` if the rule refuses nothing.
        """
        rules = [key for key in self.scenes if not among or key in among]
        rule = random.choice([key for key in rules if key in wanted] or rules)
        position = self.scenes[rule](random, level)
        if among and min(len(position.refusals), len(position.options) - 1) < WRONG:
            position = self.widen(position)
        refusals = [refusal for refusal in position.refusals if rule in refusal.rules]
        if not refusals:
            raise Unfit(rule)
        return position, rule, refusals

    def _pick(self, random: Random, level: int, beside: Choice, found: Sequence[Choice], count: int) -> list[Choice]:
        """Return ``count`` of the choices ``found``, or one fewer, in random order, ``idle`` ones last.

        At the highest level choices of the same type as ``beside`` come first, at the lowest those of other types. Raises
        ``Unfit`` if there are fewer.
        """
        order = random.sample(list(found), len(found))
        if level == LAST:
            order.sort(key=lambda choice: type(choice) is not type(beside))
        if level == FIRST:
            order.sort(key=lambda choice: type(choice) is type(beside))
        order.sort(key=lambda choice: isinstance(choice, self.idle))
        if len(order) < count - 1:
            raise Unfit("choices")
        return order[:count]


def _list_possible(position: Position[T]) -> list[Choice]:
    return list(dict.fromkeys(option.choice for option in position.options))


def explain_refusals(words: PositionWords[T], exercise: Exercise[T]) -> str:
    """Return the reasons against the choice that the exercise's rule refuses, else against the first choice that is refused."""
    claims = [claim for claim in exercise.claims if isinstance(claim, RefusalClaim | PossibleClaim | BarredBy)]
    found = (exercise.position.find_refusal(claim.choice) for claim in claims)
    refusals = [refusal for refusal in found if refusal is not None]
    asked = (refusal for refusal in refusals if exercise.rules[0] in refusal.rules)
    return words.narrator.describe_refusal(next(asked, refusals[0]))
