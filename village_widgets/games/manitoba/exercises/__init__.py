"""Exercises of Manitoba made by the engine: a seed gives a fresh position, and a task or a question about it."""

from village_widgets.games.manitoba.exercises.kinds import EXERCISES, KINDS

__all__ = ["EXERCISES", "KINDS"]
