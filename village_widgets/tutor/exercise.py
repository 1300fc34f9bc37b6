"""What an exercise is: a position, and a goal to be reached with one move, or claims of which exactly one holds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from village_core.games.board_game import GameTable
from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import NOT_NOW, Choice, Option, RuleKey, Seat

T = TypeVar("T", bound=Table)
FIRST, LAST = 1, 3
"""The lowest and the highest level of difficulty."""
READER: Final[Seat] = 0
OFTEN: Final = 0.7
"""How often it is the reader's own seat that an exercise speaks of."""


class Claim(Protocol[T]):
    """Something that could be said about a position: an immutable value that compares and hashes."""

    def holds(self, position: Position[T]) -> bool:
        """Whether the engine says so."""


class Goal(Protocol[T]):
    """Something to be brought about by one move: an immutable value that compares and hashes."""

    def reached(self, position: Position[T], option: Option) -> bool:
        """Whether the engine says so once ``option`` has been carried out at ``position``."""


class Unfit(Exception):
    """A position that this kind of exercise can't ask about, or claims of which not exactly one holds."""


class Exercise(msgspec.Struct, Generic[T], frozen=True):
    """One task or question; ``rules`` are the keys of the rules it asks.

    A task has a ``goal``, which some of the moves at ``position`` reach: the answers are the position's options, by number.
    A question has ``claims`` for answers; exactly one of them holds, by the engine: the one numbered ``right``. ``about`` is the
    choice it speaks of, if it speaks of one. ``narrower`` is a position for the same task at which less can be done, for readers
    who don't know yet what else there is.
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
        """So many answers can be given, right ones and wrong ones."""
        return len(self.claims) if self.goal is None else len(self.position.options)

    def is_right(self, answer: int) -> bool:
        """Whether the answer of this number is right."""
        return answer == self.right if self.goal is None else self.goal.reached(self.position, self.position.options[answer])

    def needs(self) -> frozenset[RuleKey]:
        """The rules that one has to know to answer: those asked, those that refuse any choice among the claims, and where a move
        is to be made those by which all begins that can be done there.
        """
        choices = (getattr(claim, "choice", None) for claim in self.claims)
        found = (self.position.why_not(choice) for choice in choices if isinstance(choice, Choice))
        refused = (rule for refusal in found if refusal is not None for rule in refusal.rules)
        moves = () if self.goal is None else self.position.options
        begins = (event.rule for option in moves for event in self.position.play(option).events[:1])
        return frozenset((*self.rules, *refused, *begins)) - {NOT_NOW}


class ExerciseKind(NamedTuple, Generic[T]):
    """One kind of exercise: its name, the rules it can ask, and how one is made.

    ``make`` takes a random generator, a level and the rules wanted (none: any of its own) and raises ``Unfit`` when the
    position it came upon will not do; whoever draws then tries again. ``board`` tells of tasks, which are solved by a move.
    """

    name: str
    rules: frozenset[RuleKey]
    make: Callable[[Random, int, Collection[RuleKey]], Exercise[T]]
    board: bool = False


def exercise(
    kind: str,
    level: int,
    position: Position[T],
    claims: Sequence[Claim[T]],
    rules: Sequence[RuleKey],
    random: Random,
    about: Choice | None = None,
) -> Exercise[T]:
    """An exercise with its claims in random order. Raises ``Unfit`` unless exactly one of them holds and all differ."""
    shuffled = random.sample(list(claims), len(claims))
    holding = [at for at, claim in enumerate(shuffled) if claim.holds(position)]
    if len(holding) != 1 or len(set(shuffled)) != len(shuffled) or len(shuffled) < 2:
        raise Unfit(kind)
    return Exercise(kind, level, position, tuple(shuffled), holding[0], tuple(dict.fromkeys(rules)), about)


def somebody(random: Random, table: GameTable) -> Seat:
    """Whom an exercise speaks of: the reader more often than others."""
    return READER if random.random() < OFTEN else random.choice(table.seats)


def task(
    kind: str,
    level: int,
    position: Position[T],
    goal: Goal[T],
    rules: Sequence[RuleKey],
    narrower: Position[T] | None = None,
) -> Exercise[T]:
    """A task for whoever decides at ``position``. Raises ``Unfit`` where no move reaches the goal, or most of them do."""
    reached = sum(goal.reached(position, option) for option in position.options)
    if not 0 < 2 * reached <= len(position.options):
        raise Unfit(kind)
    return Exercise(kind, level, position, (), -1, tuple(dict.fromkeys(rules)), goal=goal, narrower=narrower)


def narrowed(made: Exercise[T]) -> Exercise[T]:
    """A task at a position where less can be done. Raises ``Unfit`` where there is none."""
    if made.goal is None or made.narrower is None:
        raise Unfit(made.kind)
    return task(made.kind, made.level, made.narrower, made.goal, made.rules)
