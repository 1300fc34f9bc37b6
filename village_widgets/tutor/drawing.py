"""Drawing exercises: the same seed always gives the same one, and a series never asks the same thing twice."""

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
from village_widgets.tutor.exercise import FIRST, LAST, Exercise, ExerciseKind, Unfit, narrowed
from village_widgets.tutor.wording import Sayings, Wording

T = TypeVar("T", bound=GameTable)
TRIES: Final = 400
"""After so many positions that will not do, something is wrong with what was asked for."""
TASKS: Final = 0.9
"""How often a task is looked for where there can be one."""
STUBBORN: Final = 50
"""So many positions are tried before something else is looked for."""


class NoExercise(LookupError):
    """Nothing was found that asks one of ``rules``, made by one of ``kinds``."""

    def __init__(self, rules: Collection[RuleKey], kinds: Collection[str]) -> None:
        super().__init__(f"no exercise asks any of {sorted(rules)} ({', '.join(kinds) or 'no kind'})")
        self.rules = rules
        self.kinds = kinds


class Exercises(Generic[T]):
    """The exercises of a game: its ``kinds``, the folder of their ``words``, and the ``sayings`` of those that need their own."""

    def __init__(self, kinds: tuple[ExerciseKind[T], ...], words: Traversable, sayings: Sayings[T]) -> None:
        self.kinds = kinds
        self.words = words
        self.sayings = sayings

    def __repr__(self) -> str:
        return f"Exercises({', '.join(kind.name for kind in self.kinds)})"

    def fitting(self, rules: Collection[RuleKey] = (), names: Collection[str] = ()) -> tuple[ExerciseKind[T], ...]:
        """The kinds that can ask at least one of ``rules``, out of those of these ``names``; nothing named asks for all."""
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
        """The exercise of this seed: about at least one of ``rules``, of one of ``kinds``; any where none are named.

        Tasks are drawn far more often than questions, and only what ``fits``. A level outside 1 to 3 is taken for the nearest.
        Raises ``NoExercise`` where nothing fits.
        """
        level = min(max(level, FIRST), LAST)
        random = Random(f"{seed}/{level}/{','.join(sorted(map(str, rules)))}/{','.join(sorted(kinds))}")
        able = self.fitting(rules, kinds)
        tasks = tuple(kind for kind in able if kind.board)
        among = able
        for tried in range(TRIES if able else 0):
            if tried % STUBBORN == 0:
                among = tasks if tasks and 2 * tried < TRIES and random.random() < TASKS else able
            with suppress(Unfit):
                made = random.choice(among).make(random, level, rules)
                if rules and set(rules).isdisjoint(made.rules):
                    continue
                if fits(made) or fits(made := narrowed(made)):
                    return made
        raise NoExercise(rules, [kind.name for kind in able])

    def wording(self, words: Words) -> Wording[T]:
        """Says the exercises with ``words``, which are the game's, the interface's and the exercises' own besides."""
        return Wording(words.with_folders(self.words), self.sayings)


def content(exercise: Exercise[T]) -> bytes:
    """A fingerprint of what is asked: two exercises that share it differ at most in the order of their claims."""
    claims = sorted(msgspec.json.encode(claim) for claim in exercise.claims)
    asked = (exercise.kind, exercise.position, exercise.about, [claim.decode() for claim in claims], exercise.goal)
    return blake2b(msgspec.json.encode(asked), digest_size=16).digest()


class Series(Generic[T]):
    """Exercises one after the other from one seed, none of which asks what another did."""

    def __init__(self, exercises: Exercises[T], seed: str) -> None:
        self.exercises = exercises
        self.seed = seed
        self.drawn = 0
        self._seen: set[bytes] = set()

    def __repr__(self) -> str:
        return f"Series({self.seed!r})"

    def next(self, level: int, rules: Collection[RuleKey] = (), kinds: Collection[str] = ()) -> Exercise[T]:
        """The next exercise. Raises ``NoExercise`` where nothing fits that was not asked before."""
        for _ in range(TRIES):
            self.drawn += 1
            found = self.exercises.draw(f"{self.seed}/{self.drawn}", level, rules, kinds)
            known = content(found)
            if known not in self._seen:
                self._seen.add(known)
                return found
        raise NoExercise(rules, kinds)
