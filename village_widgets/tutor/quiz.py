"""A sitting of exercises: one question after the other, each answered once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from village_core.kernel.frames import Table
from village_widgets.tutor.exercise import Exercise

T = TypeVar("T", bound=Table)

LATELY: Final = 4
"""So many exercises back no kind is asked again."""
TRIES: Final = 12


class Quiz(Generic[T]):
    """So many exercises, drawn one at a time: ``draw`` takes a word, which makes it another one, and a level.

    ``number`` counts from 1, ``right`` the right answers, ``picked`` is the claim picked for the present exercise, if one was.
    """

    def __init__(self, draw: Callable[[str, int], Exercise[T]], count: int, level: int) -> None:
        self._draw = draw
        self.count = count
        self.number = 1
        self.right = 0
        self.missed: list[Exercise[T]] = []
        self.picked: int | None = None
        self._kinds: list[str] = []
        self.exercise = self._fresh(level)

    def __repr__(self) -> str:
        return f"Quiz({self.number} of {self.count})"

    @property
    def over(self) -> bool:
        """Whether the last exercise has been answered."""
        return self.number == self.count and self.picked is not None

    def answer(self, claim: int) -> bool | None:
        """Pick a claim: whether it is right. An exercise that was answered already, and a claim it hasn't, change nothing."""
        if self.picked is not None or not 0 <= claim < len(self.exercise.claims):
            return None
        self.picked = claim
        if claim == self.exercise.right:
            self.right += 1
            return True
        self.missed.append(self.exercise)
        return False

    def go_on(self, level: int) -> None:
        """The next exercise, once this one has been answered."""
        if self.picked is None or self.over:
            return
        self.number += 1
        self.picked = None
        self.exercise = self._fresh(level)

    def _fresh(self, level: int) -> Exercise[T]:
        """An exercise of a kind that was not asked lately, if one turns up soon."""
        for attempt in range(TRIES):
            drawn = self._draw(f"{self.number}-{attempt}", level)
            if drawn.kind not in self._kinds[-LATELY:]:
                break
        self._kinds.append(drawn.kind)
        return drawn
