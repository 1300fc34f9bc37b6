"""Stone Age's course: its lessons, its map, its set-up, and its exercises."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from village_core.games.stone_age.table import Table
from village_widgets.games.stone_age.drawing.landscape import COURSE_MAP
from village_widgets.games.stone_age.setup import SETUP
from village_widgets.tutor.drawing import Exercises
from village_widgets.tutor.teaching import Teaching


def load_exercises() -> Exercises[Table]:
    """Return the exercises of Stone Age, imported at the first call."""
    from village_widgets.games.stone_age.exercises import EXERCISES

    return EXERCISES


TEACHING: Final[Teaching[Table]] = Teaching(
    lessons=files(__package__) / "lessons", load_exercises=load_exercises, map=COURSE_MAP, setup=SETUP
)
