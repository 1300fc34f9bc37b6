"""Pictures of what a reader can do after a chapter: shared pictures, and parts of a lesson's board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.game import Game
from village_widgets.components.glossary import draw_picture
from village_widgets.components.meaning import Picture
from village_widgets.components.scene import Panel
from village_widgets.tutor.course import Course
from village_widgets.tutor.lesson import Ability, BadLesson, begin
from village_widgets.tutor.messages import CanDo

T = TypeVar("T", bound=GameTable)


def picture_abilities(course: Course[T], chapter: str) -> tuple[CanDo, ...]:
    """Return the things that a reader can do after a chapter, each with its pictures."""
    lesson = course.find_lesson(chapter)
    return tuple(_picture_ability(course, chapter, can) for can in lesson.can)


def _picture_ability(course: Course[T], chapter: str, can: Ability) -> CanDo:
    lesson = course.find_lesson(chapter)
    game: Game[T] = begin(course.players, lesson, lesson.find_number(can.step))
    panels = course.build_telling(game).draw_panels(game.position, game.position.seat)
    drawn = tuple(_draw_picture(name, panels) for name in can.shows)
    return CanDo(course.build_formatter(chapter, game.position)(f"can-{can.key}"), drawn)


def _draw_picture(name: str, panels: Sequence[Panel]) -> Picture:
    """Return a picture by its name. Raises ``BadLesson`` if its panel is unknown."""
    try:
        return draw_picture(name, panels)
    except KeyError:
        raise BadLesson(f"{name}: no panel has this name; there are {', '.join(panel.key for panel in panels)}") from None
