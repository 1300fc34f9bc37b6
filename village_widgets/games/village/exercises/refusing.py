"""What is refused, by which rule, and what can be done all the same."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Final, TypeVar

from village_core.games.village.choices import Decline, Leave, Pass
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.turn import Acting
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Refusal, RuleKey, Value
from village_widgets.games.village.exercises.barring import SCENES
from village_widgets.games.village.exercises.positions import acting
from village_widgets.games.village.exercises.siblings import beside
from village_widgets.games.village.exercises.staging import decision
from village_widgets.games.village.exercises.wording import PositionWords, asked, explained
from village_widgets.tutor.exercise import FIRST, LAST, Exercise, Kind, Unfit, exercise

T = TypeVar("T")
IDLE: Final = (Leave, Decline, Pass)
"""Choices that nobody ever doubts."""
WRONG: Final = 3

RULES: Final = frozenset(map(str, SCENES))
AMONG: Final = RULES - {Rule.MARKET_SURCHARGE}
"""Whoever can't pay the extra cost can do nothing but pass, so there is nothing to choose among."""


class Refused(Value, frozen=True, tag="refused"):
    """The rules refuse this choice."""

    choice: Choice

    def holds(self, position: Position[Table]) -> bool:
        """Whether the judge has a reason against it."""
        return position.why_not(self.choice) is not None


class Possible(Value, frozen=True, tag="possible"):
    """This choice can be made."""

    choice: Choice

    def holds(self, position: Position[Table]) -> bool:
        """Whether the judge has no reason against it."""
        return position.why_not(self.choice) is None


class BarredBy(Value, frozen=True, tag="barred-by"):
    """This rule is among those that refuse the choice."""

    choice: Choice
    rule: RuleKey

    def holds(self, position: Position[Table]) -> bool:
        """Whether the judge names it."""
        refusal = position.why_not(self.choice)
        return refusal is not None and self.rule in refusal.rules


def refused(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Which of these is refused?"""
    position, rule, refusals = _scene(random, level, wanted, among=AMONG, anywhere=True)
    barred = random.choice(refusals)
    legal = _picked(random, level, barred.choice, _possible(position), WRONG)
    claims = [Refused(choice) for choice in (barred.choice, *legal)]
    return exercise("refused", level, position, claims, (rule, *barred.rules), random)


def possible(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Which of these can be done now?"""
    position, rule, refusals = _scene(random, level, wanted, among=AMONG, anywhere=True)
    legal = [choice for choice in _possible(position) if not isinstance(choice, IDLE)]
    if not legal:
        raise Unfit("possible")
    barred = random.choice(refusals)
    others = [refusal.choice for refusal in position.refusals if refusal.choice != barred.choice]
    able = _picked(random, level, barred.choice, legal, 1)
    claims = [Possible(choice) for choice in (*able, barred.choice, *_picked(random, level, able[0], others, WRONG - 1))]
    reasons = [key for claim in claims if (why := position.why_not(claim.choice)) for key in why.rules]
    return exercise("possible", level, position, claims, (rule, *reasons), random)


def by_rule(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """This is refused: by which rule?"""
    position, rule, refusals = _scene(random, level, wanted)
    barred = random.choice(refusals)
    others = beside(position, barred)
    if len(others) < WRONG:
        raise Unfit("rules")
    claims = [BarredBy(barred.choice, key) for key in (rule, *random.sample(others, WRONG))]
    return exercise("by-rule", level, position, claims, (rule,), random, barred.choice)


def _scene(
    random: Random, level: int, wanted: Collection[RuleKey], *, among: Collection[RuleKey] = SCENES, anywhere: bool = False
) -> tuple[Position[Table], RuleKey, Sequence[Refusal]]:
    """A position in which something is refused by a rule, that rule, and what it refuses there.

    Where little is refused or little can be done, it is made one in which an action ``anywhere`` is possible.
    """
    rules = [key for key in SCENES if key in among]
    rule = random.choice([key for key in rules if key in wanted] or rules)
    position = SCENES[rule](random, level)
    top = position.top
    if anywhere and isinstance(top, Acting) and min(len(position.refusals), len(position.options) - 1) < WRONG:
        position = acting(position.table, top.seat)
    refusals = [refusal for refusal in position.refusals if rule in refusal.rules]
    if not refusals:
        raise Unfit(rule)
    return position, rule, refusals


def _possible(position: Position[Table]) -> list[Choice]:
    return list(dict.fromkeys(option.choice for option in position.options))


def _picked(random: Random, level: int, beside: Choice, found: Sequence[Choice], count: int) -> list[Choice]:
    """So many of ``found``, at the highest level those of the same sort as ``beside`` first, at the lowest the others.

    Raises ``Unfit`` where more than one is missing.
    """
    order = random.sample(list(found), len(found))
    if level == LAST:
        order.sort(key=lambda choice: type(choice) is not type(beside))
    if level == FIRST:
        order.sort(key=lambda choice: type(choice) is type(beside))
    order.sort(key=lambda choice: isinstance(choice, IDLE))
    if len(order) < count - 1:
        raise Unfit("choices")
    return order[:count]


@asked("refused", "possible", "by-rule")
def question(telling: PositionWords, exercise: Exercise[Table]) -> str:
    """What is being decided, and what is asked about it."""
    about = telling.choice(exercise.about) if exercise.about else ""
    return telling.say(f"question-{exercise.kind}", decision=decision(telling), about=about)


@explained("refused", "by-rule", "possible")
def why(telling: PositionWords, exercise: Exercise[Table]) -> str:
    """The reasons against everything that is refused among the claims."""
    choices = dict.fromkeys(claim.choice for claim in exercise.claims if isinstance(claim, (Refused, Possible, BarredBy)))
    reasons: dict[str, list[str]] = {}
    for choice in choices:
        refusal = exercise.position.why_not(choice)
        if refusal is not None:
            reasons.setdefault(telling.narrator.refusal(refusal), []).append(telling.choice(choice))
    if len(reasons) == 1:
        return next(iter(reasons))
    said = (
        telling.say("because-refused", choices=telling.nouns.listed(each, "list-semicolon"), reason=reason)
        for reason, each in reasons.items()
    )
    return " ".join(said)


KINDS: Final = (
    Kind[Table]("refused", AMONG, refused),
    Kind[Table]("possible", AMONG, possible),
    Kind[Table]("by-rule", RULES, by_rule),
)
