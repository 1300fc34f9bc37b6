"""The entry to Village's course for notebooks."""

from __future__ import annotations

from typing import Final

from village_core.games.village.position import Position
from village_core.games.village.table import Table
from village_widgets.tutor.pages import CoursePages

PAGES: Final = CoursePages[Table](Position.game, "11_first_game")
chapter, first_game, home = PAGES.chapter, PAGES.first_game, PAGES.home
