"""All kinds of Village's exercises."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from village_core.games.village.table import Table
from village_widgets.games.village.exercises import dying, following, mass, moves, paying, refusing, rounds, scoring
from village_widgets.games.village.exercises.solo_rounds import SOLO_ROUNDS
from village_widgets.games.village.exercises.solo_turns import SOLO_TURNS
from village_widgets.games.village.exercises.wording import SAYINGS
from village_widgets.tutor.drawing import Exercises
from village_widgets.tutor.exercise import ExerciseKind

KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    *refusing.KINDS,
    *paying.KINDS,
    *following.KINDS,
    *dying.KINDS,
    *mass.KINDS,
    *scoring.KINDS,
    *rounds.KINDS,
    *moves.KINDS,
    *SOLO_TURNS,
    *SOLO_ROUNDS,
)
EXERCISES: Final[Exercises[Table]] = Exercises(KINDS, files(__package__) / "words", SAYINGS)
