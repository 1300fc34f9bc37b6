"""The pages of Manitoba's course for notebooks: ``chapter``, ``first_game`` and ``home``, which leads to the chapters."""

from __future__ import annotations

from typing import Final

from village_core.games.manitoba.position import Position
from village_core.games.manitoba.table import Table
from village_widgets.tutor.pages import CoursePages

PAGES: Final = CoursePages[Table](Position.game, "10_first_game")
chapter, first_game, home = PAGES.chapter, PAGES.first_game, PAGES.home
