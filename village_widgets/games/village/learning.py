"""The course of Village: where notebooks and the first game enter it."""

from __future__ import annotations

from village_core.games.village.position import Position
from village_core.games.village.table import Table
from village_core.kernel.words import ENGLISH, Words
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import PLAYED, Course

__all__ = ["PLAYED", "VillageCourse", "chapter", "words"]


class VillageCourse(Course[Table]):
    """The chapters of Village in one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        super().__init__(Position.game, language)


def words(chapter: str, language: str = ENGLISH) -> Words:
    """Everything that is said in a chapter: its own words, the rules, the board, the interface."""
    course = VillageCourse(language)
    return course.words.beside(course.teaching.lessons / chapter)


def chapter(name: str, language: str = ENGLISH) -> Chapter[Table]:
    """A chapter as a page. Raises ``KeyError`` for one that there is not."""
    return Chapter(VillageCourse(language), name)
