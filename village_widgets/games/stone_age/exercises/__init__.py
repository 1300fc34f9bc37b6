"""Exercises of Stone Age made by the engine: fresh positions from a seed, and a move to be made or a question about them."""

from village_widgets.games.stone_age.exercises.kinds import EXERCISES, KINDS

__all__ = ["EXERCISES", "KINDS"]
