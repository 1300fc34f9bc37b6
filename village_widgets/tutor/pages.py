"""The pages of a game's course, as notebooks open them."""

from __future__ import annotations

from typing import Generic, TypeVar

from village_core.games.board_game import GameTable
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import Course
from village_widgets.tutor.guided import GuidedGame
from village_widgets.tutor.home import CourseHome

T = TypeVar("T", bound=GameTable)


class CoursePages(Generic[T]):
    """The pages of the course of the game called ``game``; ``guided`` is the chapter that is a whole game."""

    def __init__(self, game: str, guided: str) -> None:
        self.game = game
        self.guided = guided

    def build_chapter(self, name: str) -> Chapter[T]:
        """Return the page of a chapter. Raises ``KeyError`` for an unknown one, and for one without a lesson."""
        return Chapter(Course(self.game), name)

    def build_first_game(self) -> GuidedGame[T]:
        """Return the page of the chapter that is a whole game."""
        return GuidedGame(Course(self.game), self.guided)

    def build_home(self) -> CourseHome[T]:
        """Return the page that leads to the chapters."""
        return CourseHome(Course(self.game))
