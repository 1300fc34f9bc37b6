"""Drawing exercises: a seed always gives the same one, and a series never repeats one."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from hashlib import blake2b
from importlib.resources.abc import Traversable
from random import Random
from typing import Final, Generic, TypeVar

import msgspec

from village_core.games.board_game import GameTable
from village_core.kernel.values import RuleKey
from village_core.kernel.words import Words
from village_widgets.tutor.exercise import FIRST, LAST, Exercise, ExerciseKind, Unfit, check_moves, narrow
from village_widgets.tutor.wording import Sayings, Wording

T = TypeVar("T", bound=GameTable)
TRIES: Final = 400
"""Number of unfit positions after which the request must be wrong."""
TASKS: Final = 0.9
"""Chance to look for a task if there can be one."""
STUBBORN: Final = 40
"""Number of positions tried before tasks and questions are chosen between again."""


class NoExercise(LookupError):
    """The error if no exercise that fits was found about one of ``rules`` and of one of ``kinds``."""

    def __init__(self, rules: Collection[RuleKey], kinds: Collection[str]) -> None:
        super().__init__(f"no exercise asks any of {sorted(rules)} ({', '.join(kinds) or 'no kind'})")
        self.rules = rules
        self.kinds = kinds


class Exercises(Generic[T]):
    """The exercises of a game: its ``kinds``, the folder of their ``words``, and the ``sayings`` of kinds with their own."""

    def __init__(self, kinds: tuple[ExerciseKind[T], ...], words: Traversable, sayings: Sayings[T]) -> None:
        self.kinds = kinds
        self.words = words
        self.sayings = sayings

    def __repr__(self) -> str:
        return f"Exercises({', '.join(kind.name for kind in self.kinds)})"

    def find_kinds(self, rules: Collection[RuleKey] = (), names: Collection[str] = ()) -> tuple[ExerciseKind[T], ...]:
        """Return the kinds that can ask one or more of ``rules``, among those called ``names``; an empty argument means all."""
        named = (kind for kind in self.kinds if not names or kind.name in names)
        return tuple(kind for kind in named if not rules or not kind.rules.isdisjoint(rules))

    def draw(
        self,
        seed: str,
        level: int,
        rules: Collection[RuleKey] = (),
        kinds: Collection[str] = (),
        fits: Callable[[Exercise[T]], bool] = lambda exercise: True,
    ) -> Exercise[T]:
        """Return the exercise of this seed about one or more of ``rules``, of one of ``kinds``; an empty argument means any.

        Tasks come far more often than questions. ``fits`` tells whether an exercise will do; a task that it refuses is tried at
        its narrower position. A level outside 1 to 3 becomes the nearest. Raises ``NoExercise`` if none fits.
        """
        level = min(max(level, FIRST), LAST)
        random = Random(f"{seed}/{level}/{','.join(sorted(map(str, rules)))}/{','.join(sorted(kinds))}")
        able = self.find_kinds(rules, kinds)
        tasks = tuple(kind for kind in able if kind.board)
        among = able
        for tried in range(TRIES if able else 0):
            if tried % STUBBORN == 0:
                among = tasks if tasks and tried <= STUBBORN and random.random() < TASKS else able
            with suppress(Unfit):
                made = random.choice(among).make(random, level, rules)
                if rules and set(rules).isdisjoint(made.rules):
                    continue
                if fits(made) or fits(made := narrow(made)):
                    check_moves(made)  # last, because it takes longest
                    return made
        raise NoExercise(rules, [kind.name for kind in able])

    def build_wording(self, words: Words) -> Wording[T]:
        """Return the wording of the exercises in ``words`` (the game's and the interface's) and in the exercises' own."""
        return Wording(words.with_folders(self.words), self.sayings)


def compute_fingerprint(exercise: Exercise[T]) -> bytes:
    """Return a fingerprint of what an exercise asks and where; its level, its rules and the order of its claims don't count."""
    claims = sorted(msgspec.json.encode(claim) for claim in exercise.claims)
    asked = (exercise.kind, exercise.position, exercise.about, [claim.decode() for claim in claims], exercise.goal)
    return blake2b(msgspec.json.encode(asked), digest_size=16).digest()


class Series(Generic[T]):
    """Exercises from one seed, one after the other, without repetition."""

    def __init__(self, exercises: Exercises[T], seed: str) -> None:
        self.exercises = exercises
        self.seed = seed
        self.drawn = 0
        self._seen: set[bytes] = set()

    def __repr__(self) -> str:
        return f"Series({self.seed!r})"

    def pick_next(self, level: int, rules: Collection[RuleKey] = (), kinds: Collection[str] = ()) -> Exercise[T]:
        """Return the next exercise of one of ``kinds`` about one of ``rules``; empty arguments mean any.

        Raises ``NoExercise`` if no new one fits.
        """
        for _ in range(TRIES):
            self.drawn += 1
            found = self.exercises.draw(f"{self.seed}/{self.drawn}", level, rules, kinds)
            known = compute_fingerprint(found)
            if known not in self._seen:
                self._seen.add(known)
                return found
        raise NoExercise(rules, kinds)
