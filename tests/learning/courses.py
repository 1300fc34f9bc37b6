"""The courses by game, so that tests check the lessons of each."""

from __future__ import annotations

from typing import Final

from village_core.games.board_game import GameTable
from village_widgets.tutor.course import Course, list_taught_games

COURSES: Final[dict[str, Course[GameTable]]] = {name: Course(name) for name in list_taught_games()}
