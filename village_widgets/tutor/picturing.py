"""Pictures of what a reader can do after a chapter: shared pictures, and parts of a lesson's board."""

from __future__ import annotations

import re
from typing import Final, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.game import Game
from village_widgets.components.scene import Panel
from village_widgets.tutor.course import Course
from village_widgets.tutor.lesson import Ability, BadLesson, begin
from village_widgets.tutor.messages import CanDo, Picture

T = TypeVar("T", bound=GameTable)
POINTED: Final = re.compile(r' data-(?:at|part)="[^"]*"')
SHARED: Final = "0 0 24 24"
"""The box of a shared picture."""


def picture_abilities(course: Course[T], chapter: str) -> tuple[CanDo, ...]:
    """Return what a reader can do after a chapter, each thing with its pictures."""
    lesson = course.lesson(chapter)
    return tuple(_picture_ability(course, chapter, can) for can in lesson.can)


def _picture_ability(course: Course[T], chapter: str, can: Ability) -> CanDo:
    lesson = course.lesson(chapter)
    game: Game[T] = begin(course.players, lesson, lesson.number(can.step))
    panels = course.build_telling(game).draw_panels(game.position, game.position.seat)
    drawn = tuple(_draw_picture(name, {panel.key: panel for panel in panels}) for name in can.shows)
    return CanDo(course.build_formatter(chapter, game.position)(f"can-{can.key}"), drawn)


def _draw_picture(name: str, panels: dict[str, Panel]) -> Picture:
    """Return a picture by its name. Raises ``BadLesson`` if a panel is unknown."""
    panel, _, box = name.partition("@")
    if not box:
        return Picture(SHARED, f'<use href="#{name}"/>')
    if panel not in panels:
        raise BadLesson(f"{name}: there is no such panel")
    return Picture(box.replace(",", " "), POINTED.sub("", panels[panel].render_parts()))
