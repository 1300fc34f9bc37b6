"""Exercises of Village made by the engine: a seed gives a fresh position, a question, and claims of which exactly one holds."""

from village_widgets.games.village.exercises.kinds import EXERCISES, KINDS

__all__ = ["EXERCISES", "KINDS", "draw"]

draw = EXERCISES.draw
