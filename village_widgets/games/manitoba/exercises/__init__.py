"""Exercises of Manitoba made by the engine: a seed gives a fresh position, and a task or a question about it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from village_core.games.manitoba.table import Table
from village_widgets.tutor.drawing import Exercises
from village_widgets.tutor.wording import Sayings

EXERCISES: Final[Exercises[Table]] = Exercises((), files(__package__) / "words", Sayings[Table]())
