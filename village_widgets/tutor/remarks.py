"""Remarks about wrong answers: what is true of the answer instead, asked of the engine, without the right one.

The words stand beside those of the exercises:

* ``remark-<tag of the claim>`` is the remark about a wrong claim. It may use each field of the claim, ``$differs`` (the name of
  the first field that differs from the right claim's, or ``sort`` if that is another sort of claim) and ``$way`` (``more`` or
  ``fewer`` if that field is a number or a list, otherwise ``other``).
* ``remark-<tag of the goal>`` is the remark about a move that misses the goal. It may use each field of the goal that the move
  reaches instead (``ComparedGoal``), ``$miss`` (the way in which the move misses it: ``MissedGoal``), ``$move`` (the move, as on
  a button, with its price), ``$choice`` (without), ``$cost`` (the price alone), ``$deed`` (the tag of the choice), ``$sort`` and,
  if the goal has a wording as a claim, that of the reached one as ``$claim``.
* A remark that needs more is given by a function, registered with ``@word_remark(TheClaim)`` or ``@word_remark(TheGoal)``.
"""

from __future__ import annotations

from typing import TypeVar

from village_core.games.board_game import GameTable
from village_core.games.narration import get_tag
from village_core.games.nouns import WordingValues
from village_core.kernel.values import Option, Payment, Value
from village_widgets.tutor.claims import PossibleClaim, RefusalClaim
from village_widgets.tutor.exercise import ComparedGoal, Exercise, Goal, MissedGoal
from village_widgets.tutor.wording import PositionWords, Wording

T = TypeVar("T", bound=GameTable)


def word_remark(wording: Wording[T], exercise: Exercise[T], answer: int) -> str:
    """Return the remark about a wrong answer, the number of a claim or, in a task, of one of the position's options."""
    words = PositionWords(wording.words, exercise.position)
    if exercise.goal is not None:
        return _word_missed(wording, words, exercise, exercise.goal, exercise.position.options[answer])
    claim, right = exercise.claims[answer], exercise.claims[exercise.right]
    assert isinstance(claim, Value) and isinstance(right, Value)
    said = {**words.word_fields(claim), **_compare(claim, right)}
    if isinstance(claim, PossibleClaim) and (refusal := exercise.position.find_refusal(claim.choice)):
        return words.narrator.describe_refusal(refusal)
    if isinstance(claim, RefusalClaim):
        said |= _word_price(words, next(option for option in exercise.position.options if option.choice == claim.choice))
    own = wording.sayings.remarks.get(type(claim))
    if own is not None:
        said |= own(words, claim)
    return words.format(f"remark-{get_tag(claim)}", **said)


def _word_missed(wording: Wording[T], words: PositionWords[T], exercise: Exercise[T], goal: Goal[T], option: Option) -> str:
    position, sayings = exercise.position, wording.sayings
    reached = goal.restate_after(position, option) if isinstance(goal, ComparedGoal) else goal
    assert isinstance(reached, Value)
    kind = type(reached)
    said = {
        **({} if position.top is None else words.narrator.describe_frame(position.top, position)),
        **words.word_fields(reached),
        **_word_price(words, option),
        "move": words.describe_option(option),
        "choice": words.describe_choice(option.choice),
        "deed": get_tag(option.choice),
        "sort": exercise.sort,
        "differs": "move",
        "miss": goal.explain_miss(position, option) if isinstance(goal, MissedGoal) else "",
    }
    for more in (sayings.tasks.get(kind), sayings.remarks.get(kind)):
        said |= more(words, reached) if more is not None else {}
    said["claim"] = wording.word_known_claim(words, reached)
    return words.format(f"remark-{get_tag(reached)}", **said)


def _word_price(words: PositionWords[T], option: Option) -> WordingValues:
    free = option.payment == Payment()
    return {
        "free": "yes" if free else "no",
        "cost": words.narrator.describe_payment(option.payment, words.position.table, "list-and"),
    }


def _compare(claim: Value, right: Value) -> WordingValues:
    """Return as ``differs`` the first field in which a claim differs from the right one, and as ``way`` how.

    ``way`` is ``more`` if the claim has the higher number or longer list there, ``fewer`` if the lower or shorter one, otherwise
    ``other``. For claims of different types ``differs`` is ``sort``.
    """
    if type(claim) is not type(right):
        return {"differs": "sort", "way": "other"}
    name = next(name for name in claim.__struct_fields__ if getattr(claim, name) != getattr(right, name))
    one, other = (_measure(getattr(each, name)) for each in (claim, right))
    return {"differs": name, "way": "more" if one > other else "fewer" if one < other else "other"}


def _measure(value: object) -> int:
    """Return a number as it is, the length of a list, and 0 for other values."""
    return value if isinstance(value, int) else len(value) if isinstance(value, tuple) else 0
