"""An exercise: a position, and a goal to reach with one move, or claims of which exactly one holds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random
from typing import Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec

from village_core.games.board_game import GameTable
from village_core.games.narration import get_tag
from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import NOT_NOW, Choice, Option, RuleKey, Seat, Value

T = TypeVar("T", bound=Table)
R = TypeVar("R", bound=RuleKey)
FIRST, LAST = 1, 3
"""The lowest and the highest level of difficulty."""
READER: Final[Seat] = 0
OFTEN: Final = 0.7
"""Chance that an exercise is about the reader's own seat."""


class Claim(Protocol[T]):
    """A statement about a position: an immutable value that compares and hashes."""

    def is_true(self, position: Position[T]) -> bool:
        """Tell whether the statement is true at ``position``."""


class Goal(Protocol[T]):
    """A state to bring about by one move: an immutable value that compares and hashes."""

    def is_reached(self, position: Position[T], option: Option) -> bool:
        """Tell whether ``option`` at ``position`` brings the goal's state about."""


@runtime_checkable
class SortedGoal(Goal[T], Protocol[T]):
    """A goal that has a sentence of its own for each sort of move."""

    def sort(self, position: Position[T]) -> str:
        """Return the sort of move that the goal asks for at ``position``; empty if the goal has no sentence for it."""


@runtime_checkable
class ComparedGoal(Goal[T], Protocol[T]):
    """A goal that can be restated for what another move brings about."""

    def restate_after(self, position: Position[T], option: Option) -> Goal[T]:
        """Return this goal as ``option`` reaches it: of the same kind, with other numbers, pieces or places."""


@runtime_checkable
class MissedGoal(Goal[T], Protocol[T]):
    """A goal that can be missed in several ways, each with a remark of its own."""

    def explain_miss(self, position: Position[T], option: Option) -> str:
        """Return the way in which ``option`` misses the goal: the value of ``$miss`` in the wording of its remark."""


class Unfit(Exception):
    """Says that a kind of exercise can't ask about a position: no such exercise is there, or its moves or claims don't fit.

    At least one and at most half of a task's moves must reach its goal; of a question's claims exactly one must hold.
    """


class Exercise(msgspec.Struct, Generic[T], frozen=True):
    """One task or question; ``rules`` are the keys of the rules it asks.

    A task has a ``goal``, which some of the moves at ``position`` reach: the answers are the position's options, by number. A
    question has ``claims`` for answers; exactly the one numbered ``right`` holds, by the engine. ``about`` is the choice it
    speaks of, if any. ``narrower`` is a position for the same task with fewer possible moves, for readers who don't know the
    others yet.
    """

    kind: str
    level: int
    position: Position[T]
    claims: tuple[Claim[T], ...]
    right: int
    rules: tuple[RuleKey, ...]
    about: Choice | None = None
    goal: Goal[T] | None = None
    narrower: Position[T] | None = None

    @property
    def answers(self) -> int:
        """The number of possible answers, right and wrong: a question's claims, or the options of a task's position."""
        return len(self.claims) if self.goal is None else len(self.position.options)

    @property
    def sort(self) -> str:
        """The sort of move that the task asks for, if its goal has several; otherwise empty."""
        return self.goal.sort(self.position) if isinstance(self.goal, SortedGoal) else ""

    @property
    def asked(self) -> str:
        """The thing that the exercise asks: for a task its type of goal and sort of move; for a question its kind and first rule.

        Exercises with an equal value ask the same thing, whatever else lies on their tables. Which of several choices is possible
        is one question, whatever the rule, and so is which is refused.
        """
        if self.goal is None:
            of_choices = self.about is None and hasattr(self.claims[0], "choice")
            return self.kind if of_choices else f"{self.kind}/{self.rules[0]}"
        return f"{name_goal(self.goal)}/{self.sort}"

    @property
    def solution(self) -> int:
        """The number of a right answer: of a task, the first move that reaches the goal."""
        return next(answer for answer in range(self.answers) if self.is_right(answer))

    def is_right(self, answer: int) -> bool:
        """Tell whether the answer of this number, counted from 0, is right: a claim of a question, or an option of a task."""
        return answer == self.right if self.goal is None else self.goal.is_reached(self.position, self.position.options[answer])

    def list_needed(self) -> frozenset[RuleKey]:
        """Return the rules that a reader needs to answer.

        They are the rules asked, those that refuse a choice among the claims and, in a task, the rule of the first event of each
        possible move; ``NOT_NOW`` is left out.
        """
        choices = (getattr(claim, "choice", None) for claim in self.claims)
        found = (self.position.find_refusal(choice) for choice in choices if isinstance(choice, Choice))
        refused = (rule for refusal in found if refusal is not None for rule in refusal.rules)
        moves = () if self.goal is None else self.position.options
        begins = (event.rule for option in moves for event in self.position.play(option).events[:1])
        return frozenset((*self.rules, *refused, *begins)) - {NOT_NOW}


Make: TypeAlias = Callable[[Random, int, Collection[RuleKey]], Exercise[T]]
"""A function that makes an exercise, with a random generator, a level and the rules wanted; ``check_moves`` is left to do."""


class ExerciseKind(NamedTuple, Generic[T]):
    """One kind of exercise: its name, the rules it can ask, and the function that makes one.

    ``make`` takes a random generator, a level and the rules wanted (empty means any of its own) and raises ``Unfit`` if its
    position is unfit; the caller then tries again, and checks the moves of the task that it takes. ``board`` marks tasks, which
    are solved by a move.
    """

    name: str
    rules: frozenset[RuleKey]
    make: Make[T]
    board: bool = False


def build_question_kind(name: str, make: Make[T], *rules: RuleKey) -> ExerciseKind[T]:
    """Return the kind ``name`` of a question that can ask these rules; ``make`` makes one that asks some of them."""
    return ExerciseKind(name, frozenset(map(str, rules)), make)


def build_task_kind(name: str, make: Make[T], *rules: RuleKey) -> ExerciseKind[T]:
    """Return the kind ``name`` of a task that can ask these rules; ``make`` makes one that asks some of them."""
    return ExerciseKind(name, frozenset(map(str, rules)), make, board=True)


def name_goal(goal: Goal[T]) -> str:
    """Return the tag of a goal, which its sentence has in its key."""
    assert isinstance(goal, Value)
    return get_tag(goal)


def build_question(
    kind: str,
    level: int,
    position: Position[T],
    claims: Sequence[Claim[T]],
    rules: Sequence[RuleKey],
    random: Random,
    about: Choice | None = None,
) -> Exercise[T]:
    """Return a question of this kind about these rules, with its claims in random order.

    ``about`` is the choice that it speaks of, if any. Raises ``Unfit`` unless there are several claims, all differ and exactly
    one holds.
    """
    shuffled = random.sample(list(claims), len(claims))
    holding = [at for at, claim in enumerate(shuffled) if claim.is_true(position)]
    if len(holding) != 1 or len(set(shuffled)) != len(shuffled) or len(shuffled) < 2:
        raise Unfit(kind)
    return Exercise(kind, level, position, tuple(shuffled), holding[0], tuple(dict.fromkeys(rules)), about)


def pick_rule(random: Random, wanted: Collection[RuleKey], rules: Iterable[R], fallback: Iterable[R] = ()) -> R:
    """Return at random one of ``rules`` that is wanted; if none is, one of ``fallback``; if that is empty, any of ``rules``."""
    able = list(rules)
    return random.choice([rule for rule in able if rule in wanted] or list(fallback) or able)


def choose_seat(random: Random, table: GameTable) -> Seat:
    """Return a seat by chance, for an exercise to be about: more often the reader's than any other."""
    return READER if random.random() < OFTEN else random.choice(table.seats)


def build_task(
    kind: str,
    level: int,
    position: Position[T],
    goal: Goal[T],
    rules: Sequence[RuleKey],
    narrower: Position[T] | None = None,
) -> Exercise[T]:
    """Return a task of this kind about these rules: to reach the goal by one move. Its moves are not checked yet.

    ``narrower`` is a position for the same task with fewer moves, if there is one. Raises ``Unfit`` if the goal has no sentence
    for the sort of move at ``position``.
    """
    if isinstance(goal, SortedGoal) and not goal.sort(position):
        raise Unfit(kind)
    return Exercise(kind, level, position, (), -1, tuple(dict.fromkeys(rules)), goal=goal, narrower=narrower)


def check_moves(made: Exercise[T]) -> None:
    """Raise ``Unfit`` if no move reaches the goal of a task, or if more than half of them do. Plays every move."""
    if made.goal is None:
        return
    reached = sum(made.goal.is_reached(made.position, option) for option in made.position.options)
    if not 0 < 2 * reached <= len(made.position.options):
        raise Unfit(made.kind)


def narrow(made: Exercise[T]) -> Exercise[T]:
    """Return the task at its narrower position. Raises ``Unfit`` if it has none, as every question.

    Also raises ``Unfit`` if ``check_moves`` does at the wider position; the moves at the narrower one are not checked yet.
    """
    if made.goal is None or made.narrower is None:
        raise Unfit(made.kind)
    check_moves(made)
    return build_task(made.kind, made.level, made.narrower, made.goal, made.rules)
