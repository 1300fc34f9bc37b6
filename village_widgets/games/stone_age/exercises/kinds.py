"""All kinds of Stone Age's exercises."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from village_core.games.stone_age.table import Table
from village_widgets.games.stone_age.exercises import acting, asking, ending, paying, placing, refusing
from village_widgets.games.stone_age.exercises.wording import SAYINGS
from village_widgets.tutor.drawing import Exercises
from village_widgets.tutor.exercise import ExerciseKind

KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    *placing.KINDS,
    *acting.KINDS,
    *ending.KINDS,
    *refusing.KINDS,
    *paying.KINDS,
    *asking.KINDS,
)
EXERCISES: Final[Exercises[Table]] = Exercises(KINDS, files(__package__) / "words", SAYINGS)
