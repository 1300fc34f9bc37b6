"""The course of Village: where notebooks enter it."""

from __future__ import annotations

from village_core.games.village.position import Position
from village_core.games.village.table import Table
from village_core.kernel.words import ENGLISH
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import Course
from village_widgets.tutor.guided import GuidedGame
from village_widgets.tutor.home import CourseHome

FIRST_GAME = "11_first_game"


class VillageCourse(Course[Table]):
    """The chapters of Village in one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        super().__init__(Position.game, language)


def chapter(name: str, language: str = ENGLISH) -> Chapter[Table]:
    """A chapter as a page. Raises ``KeyError`` for one that there is not."""
    return Chapter(VillageCourse(language), name)


def home(language: str = ENGLISH) -> CourseHome[Table]:
    """The page that leads to the chapters."""
    return CourseHome(VillageCourse(language))


def first_game(language: str = ENGLISH) -> GuidedGame[Table]:
    """The page of the first game."""
    return GuidedGame(VillageCourse(language), FIRST_GAME)
