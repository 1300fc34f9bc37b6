"""Exercises of Village made by the engine: fresh positions from a seed, a question, and claims of which exactly one holds."""

from village_widgets.games.village.exercises.drawing import NoExercise, Series, content, draw
from village_widgets.games.village.exercises.kinds import KINDS, fitting

__all__ = ["KINDS", "NoExercise", "Series", "content", "draw", "fitting"]
