"""Pages made for nobody: what they have looked up, read and put together, those that follow find."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from ipywidgets import Widget

from village_core.games import listed
from village_core.games.board_game import GameTable
from village_widgets.companion.page import companion
from village_widgets.play import play
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import Course
from village_widgets.tutor.home import CourseHome


def _first_chapter(game: str) -> Widget:
    course: Course[GameTable] = Course(game)
    return Chapter(course, course.core[0])


def _home(game: str) -> Widget:
    return CourseHome(Course[GameTable](game))


PAGES: Final[tuple[Callable[[str], Widget], ...]] = (play, _first_chapter, _home, companion)
"""With which one begins, for a game."""


def rehearse() -> None:
    """Make the pages with which one begins, and forget them. What fails is left to the page itself."""
    for game in listed():
        for page in PAGES:
            with suppress(Exception):
                page(game)
    Widget.close_all()
