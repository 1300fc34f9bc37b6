"""Exercises of Stone Age made by the engine: a seed gives a fresh position, and a task or a question about it."""

from village_widgets.games.stone_age.exercises.kinds import EXERCISES, KINDS

__all__ = ["EXERCISES", "KINDS"]
