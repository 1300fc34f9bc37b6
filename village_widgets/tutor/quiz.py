"""A sitting of exercises: one after the other, each with a second try."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, Generic, TypeAlias, TypeVar

from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.kernel.values import RuleKey
from village_widgets.tutor.drawing import NoExercise, compute_fingerprint
from village_widgets.tutor.exercise import Exercise
from village_widgets.tutor.progress import Sitting

T = TypeVar("T", bound=GameTable)
DrawExercise: TypeAlias = Callable[[str, int, Collection[RuleKey], Collection[str]], Exercise[T]]
"""A function that draws the exercise of a word and a level.

It is about one of these rules, or any if none are named, and asks none of these things; raises ``NoExercise`` if it can't.
"""

KEPT: Final = 40
"""Number of past exercises that are never repeated."""
PRINT: Final = 4
"""The number of bytes of an exercise's fingerprint that a sitting remembers."""
TRIES: Final = 4
"""Number of exercises drawn to find a task that was not asked lately."""
LEAST: Final = 2
"""Number of answers of which a wrong one leaves only the right one."""


class Quiz(Generic[T]):
    """A sitting of ``count`` exercises, drawn one at a time with ``draw``; no two of them ask the same thing.

    If there are too few things to ask, it is over sooner. ``sitting`` is the reader's stored place: a quiz of the same sitting
    goes on with the same exercise. Rules that were missed last time come first.
    """

    def __init__(self, draw: DrawExercise[T], count: int, sitting: Sitting) -> None:
        self._draw = draw
        self.count = count
        self.sitting = sitting
        self.exercise = self._draw_stored() if sitting.word else self._draw_new()

    def __repr__(self) -> str:
        return f"Quiz({self.sitting.number} of {self.count})"

    @property
    def over(self) -> bool:
        """True if the last exercise is closed: answered rightly, or without a further try."""
        return (self.sitting.number >= self.count or self.sitting.ended) and self.sitting.picked is not None

    @property
    def waits(self) -> bool:
        """True if the exercise waits for a move on the board."""
        return self.exercise.goal is not None and self.sitting.picked is None

    @property
    def tried(self) -> bool:
        """True if the exercise was answered at least once: the first answer counts."""
        return self.sitting.picked is not None or self.sitting.slip is not None

    @property
    def shown(self) -> int | None:
        """The move that a task's table shows: the reader's if it was right, else a solution; None while the task is open."""
        picked = self.sitting.picked
        return picked if picked is None or self.exercise.is_right(picked) else self.exercise.solution

    def answer(self, number: int) -> bool | None:
        """Give the answer of this number, and tell whether it is right; None if it doesn't count.

        A wrong first answer leaves a second try if the exercise has more than ``LEAST`` answers. Nothing changes, and the result
        is None, if the exercise is closed, and for the same wrong answer again or an invalid number.
        """
        exercise, sitting = self.exercise, self.sitting
        if sitting.picked is not None or number == sitting.slip or not 0 <= number < exercise.answers:
            return None
        right = exercise.is_right(number)
        if sitting.slip is not None:
            self.sitting = replace(sitting, picked=number)
        elif right:
            self.sitting = replace(sitting, picked=number, right=sitting.right + 1)
        else:
            missed = tuple(dict.fromkeys((*sitting.missed, *map(str, exercise.rules))))
            last = exercise.answers <= LEAST
            self.sitting = replace(sitting, missed=missed, slip=number, picked=number if last else None)
        return right

    def go_on(self, level: int) -> None:
        """Draw the next exercise, at this level, once the present one is closed; if nothing new can be asked, the sitting ends.

        Without effect while the exercise is open, or when the sitting is over.
        """
        if self.sitting.picked is None or self.over:
            return
        before = self.sitting
        self.sitting = replace(before, number=before.number + 1, picked=None, slip=None, level=level)
        try:
            self.exercise = self._draw_new()
        except NoExercise:
            self.sitting = replace(before, ended=True)

    def _draw_word(self, word: str, asked: Collection[str]) -> Exercise[T]:
        """Return the exercise of this word, about a rule missed last time while there are any; it asks nothing of ``asked``."""
        return self._draw(word, self.sitting.level, self.sitting.again[self.sitting.number - 1 : self.sitting.number], asked)

    def _draw_stored(self) -> Exercise[T]:
        """Return the exercise of the stored sitting.

        A changed program may draw another exercise than the stored one: if that was answered, it is closed and the next one
        follows.
        """
        try:
            stored = self._draw_word(self.sitting.word, self.sitting.kinds[:-1])
        except NoExercise:
            stored = self._draw_word(self.sitting.word, ())
        picked = self.sitting.slip if self.sitting.picked is None else self.sitting.picked
        if picked is None or _identify_exercise(stored) in self.sitting.asked:
            return stored
        self.sitting = replace(self.sitting, picked=min(picked, stored.answers - 1))
        self.exercise = stored
        self.go_on(self.sitting.level)
        return self.exercise

    def _draw_new(self) -> Exercise[T]:
        """Return an exercise that asks something new in this sitting; if possible, a task, and one that was not drawn lately."""
        best: tuple[bool, ...] = ()
        for attempt in range(TRIES):
            word = f"{self.sitting.number}-{attempt}"
            drawn = self._draw_word(word, self.sitting.kinds)
            worth = _identify_exercise(drawn) not in self.sitting.asked, drawn.goal is not None
            if worth > best:
                best, found, exercise = worth, word, drawn
            if all(best):
                break
        asked = (*self.sitting.asked, _identify_exercise(exercise))[-KEPT:]
        self.sitting = replace(self.sitting, word=found, kinds=(*self.sitting.kinds, exercise.asked), asked=asked)
        return exercise


def _identify_exercise(exercise: Exercise[T]) -> str:
    """Return the first digits of an exercise's fingerprint, by which a sitting remembers the exercise."""
    return compute_fingerprint(exercise)[:PRINT].hex()
