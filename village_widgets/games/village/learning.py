"""The pages of Village's course, which notebooks show: ``build_chapter``, ``build_first_game`` and ``build_home``."""

from __future__ import annotations

from typing import Final

from village_core.games.village.position import Position
from village_core.games.village.table import Table
from village_widgets.tutor.pages import CoursePages

PAGES: Final = CoursePages[Table](Position.game, "11_first_game")
build_chapter, build_first_game, build_home = PAGES.build_chapter, PAGES.build_first_game, PAGES.build_home
