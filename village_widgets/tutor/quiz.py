"""A sitting of exercises: one after the other, each answered once."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, Generic, TypeAlias, TypeVar

from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.kernel.values import RuleKey
from village_widgets.tutor.drawing import fingerprint
from village_widgets.tutor.exercise import Exercise
from village_widgets.tutor.progress import Sitting

T = TypeVar("T", bound=GameTable)
DrawExercise: TypeAlias = Callable[[str, int, Collection[RuleKey]], Exercise[T]]
"""A function that draws the exercise of a word and a level about one of these rules, or any if none are named."""

LATELY: Final = 4
"""Number of past exercises whose subjects are avoided if there are others."""
KEPT: Final = 40
"""Number of past exercises that are never repeated."""
PRINT: Final = 4
"""Bytes of an exercise's fingerprint."""
TRIES: Final = 12


class Quiz(Generic[T]):
    """A number of exercises, drawn one at a time with ``draw``.

    ``sitting`` is the reader's stored place: a quiz of the same sitting goes on with the same exercise. Rules that were missed
    last time come first.
    """

    def __init__(self, draw: DrawExercise[T], count: int, sitting: Sitting) -> None:
        self._draw = draw
        self.count = count
        self.sitting = sitting
        self.exercise = self._draw_word(sitting.word) if sitting.word else self._draw_new()
        if self.sitting.picked is not None and self.sitting.picked >= self.exercise.answers:
            self.sitting = replace(self.sitting, picked=None)  # another version of the program draws another exercise

    def __repr__(self) -> str:
        return f"Quiz({self.sitting.number} of {self.count})"

    @property
    def over(self) -> bool:
        """Tells whether the last exercise is answered."""
        return self.sitting.number >= self.count and self.sitting.picked is not None

    @property
    def waits(self) -> bool:
        """Tells whether the exercise waits for a move on the board."""
        return self.exercise.goal is not None and self.sitting.picked is None

    def answer(self, number: int) -> bool | None:
        """Give the answer of this number, and tell whether it is right.

        An exercise that was answered already, and an invalid number, change nothing.
        """
        if self.sitting.picked is not None or not 0 <= number < self.exercise.answers:
            return None
        right, missed = self.exercise.is_right(number), self.sitting.missed
        if not right:
            missed = tuple(dict.fromkeys((*missed, *map(str, self.exercise.rules))))
        self.sitting = replace(self.sitting, picked=number, right=self.sitting.right + right, missed=missed)
        return right

    def go_on(self, level: int) -> None:
        """Draw the next exercise, once this one is answered."""
        if self.sitting.picked is None or self.over:
            return
        self.sitting = replace(self.sitting, number=self.sitting.number + 1, picked=None, level=level)
        self.exercise = self._draw_new()

    def _draw_word(self, word: str) -> Exercise[T]:
        """Return the exercise of this word; it asks rules missed last time, as long as there are some."""
        return self._draw(word, self.sitting.level, self.sitting.again[self.sitting.number - 1 : self.sitting.number])

    def _draw_new(self) -> Exercise[T]:
        """Return an exercise not asked lately, a task rather than a question and on a new subject if possible."""
        words = [f"{self.sitting.number}-{attempt}" for attempt in range(TRIES)]
        found = words[0]
        best: tuple[bool, ...] = ()
        for word in words:
            drawn = self._draw_word(word)
            new = _print_exercise(drawn) not in self.sitting.asked
            subject, lately = _name_subject(drawn), self.sitting.kinds
            worth = (new, drawn.goal is not None, subject not in lately[-1:], subject not in lately)
            if worth > best:
                found, best, exercise = word, worth, drawn
            if all(best):
                break
        kinds = (*self.sitting.kinds, _name_subject(exercise))[-LATELY:]
        self.sitting = replace(
            self.sitting, word=found, kinds=kinds, asked=(*self.sitting.asked, _print_exercise(exercise))[-KEPT:]
        )
        return exercise


def _name_subject(exercise: Exercise[T]) -> str:
    """Return the subject of an exercise: its kind, and the first of its rules."""
    return f"{exercise.kind}/{exercise.rules[0]}"


def _print_exercise(exercise: Exercise[T]) -> str:
    """Return the fingerprint of an exercise."""
    return fingerprint(exercise)[:PRINT].hex()
