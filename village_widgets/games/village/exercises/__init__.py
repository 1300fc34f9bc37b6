"""Exercises of Village made by the engine: a seed gives a fresh position and a task, or a question with one true claim."""

from village_widgets.games.village.exercises.kinds import EXERCISES, KINDS

__all__ = ["EXERCISES", "KINDS", "draw"]

draw = EXERCISES.draw
