"""The course of Stone Age: where notebooks enter it."""

from __future__ import annotations

from typing import Final

from village_core.games.stone_age.position import Position
from village_core.games.stone_age.table import Table
from village_core.kernel.words import ENGLISH
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import Course
from village_widgets.tutor.guided import GuidedGame
from village_widgets.tutor.home import CourseHome

FIRST_GAME: Final = "08_first_game"


class StoneAgeCourse(Course[Table]):
    """The chapters of Stone Age in one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        super().__init__(Position.game, language)


def chapter(name: str, language: str = ENGLISH) -> Chapter[Table]:
    """A chapter as a page. Raises ``KeyError`` for one that there is not."""
    return Chapter(StoneAgeCourse(language), name)


def first_game(language: str = ENGLISH) -> GuidedGame[Table]:
    """The page of the first game."""
    return GuidedGame(StoneAgeCourse(language), FIRST_GAME)


def home(language: str = ENGLISH) -> CourseHome[Table]:
    """The page that leads to the chapters."""
    return CourseHome(StoneAgeCourse(language))
