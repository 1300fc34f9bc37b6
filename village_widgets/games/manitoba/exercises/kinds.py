"""All kinds of Manitoba's exercises."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from village_core.games.manitoba.table import Table
from village_widgets.games.manitoba.exercises import asking, following, refusing, seasons, storing, totem, walking
from village_widgets.games.manitoba.exercises.wording import SAYINGS
from village_widgets.tutor.drawing import Exercises
from village_widgets.tutor.exercise import ExerciseKind

KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    *totem.KINDS,
    *storing.KINDS,
    *walking.KINDS,
    *seasons.KINDS,
    *refusing.KINDS,
    *following.KINDS,
    *asking.KINDS,
)
EXERCISES: Final[Exercises[Table]] = Exercises(KINDS, files(__package__) / "words", SAYINGS)
