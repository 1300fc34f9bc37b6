"""Manitoba's course: its lessons, its map, its set-up, and its exercises."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from village_core.games.manitoba.table import Table
from village_widgets.games.manitoba.drawing.landscape import COURSE_MAP
from village_widgets.games.manitoba.setup import SETUP
from village_widgets.tutor.drawing import Exercises
from village_widgets.tutor.teaching import Teaching


def load_exercises() -> Exercises[Table]:
    """Return the exercises of Manitoba, imported at the first call."""
    from village_widgets.games.manitoba.exercises import EXERCISES

    return EXERCISES


TEACHING: Final[Teaching[Table]] = Teaching(
    lessons=files(__package__) / "lessons", load_exercises=load_exercises, map=COURSE_MAP, setup=SETUP
)
