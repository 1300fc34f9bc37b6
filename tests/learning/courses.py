"""The courses by game, so that tests check the lessons of each."""

from __future__ import annotations

from typing import Final

from village_core.games import list_games
from village_core.games.board_game import GameTable
from village_widgets.games import shown_game
from village_widgets.tutor.course import Course

COURSES: Final[dict[str, Course[GameTable]]] = {
    name: Course(name) for name in list_games() if shown_game(name).teaching is not None
}
