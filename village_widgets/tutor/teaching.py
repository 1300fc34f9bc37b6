"""A game's part in its course: lessons, charts, exercises, and its telling without players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeAlias, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.position import Position
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.components.scene import Panel
from village_widgets.components.telling import Telling
from village_widgets.tutor.advice import Advice
from village_widgets.tutor.drawing import Exercises
from village_widgets.tutor.setup import Setup

if TYPE_CHECKING:
    from ipywidgets import Widget

T = TypeVar("T", bound=GameTable)
Chart: TypeAlias = Callable[[Sequence[Player], Position[T], Words, Seat], "Widget"]
"""A function that draws a position as it concerns a seat, from the players by seat, the position, words, and the seat."""

PanelMark: TypeAlias = Callable[[Sequence[Panel], Sequence[Player], Position[T], Words, Seat], tuple[Panel, ...]]
"""A function that adds a picture to a position's panels, from them and a chart's arguments; it always adds the same parts."""


class CourseMap(NamedTuple):
    """A picture whose places are chapters.

    It has its view box from 0 0 on, its drawing, and each chapter's place in hundredths of its width and height.
    """

    box: str
    drawing: str
    spots: Mapping[str, tuple[float, float]]


class Teaching(NamedTuple, Generic[T]):
    """A game's part in its course, besides its rules and drawings.

    ``lessons`` has a folder for each chapter, named as its notebook, with the words of the chapter and, unless it is a game,
    its ``lesson.toml``. ``load_exercises`` returns those of the game; it is called only when one is needed. ``charts`` are the
    pictures that steps can open beside them, by name; ``marks`` draws those of the same name that have a place on the board.
    ``build_advice`` advises in a game that is a chapter. ``build_telling`` shows the table of an exercise, all pieces face
    up, if that differs from the game's own telling. ``map`` is the picture of the course. ``alone`` is the chapter about the game
    for one player, if there is such a game. ``setup`` has the pieces that its steps let a reader lay out.
    """

    lessons: Traversable
    load_exercises: Callable[[], Exercises[T]]
    charts: Mapping[str, Chart[T]] = MappingProxyType({})
    marks: Mapping[str, PanelMark[T]] = MappingProxyType({})
    build_advice: Callable[[Position[T], Telling[T]], Advice[T]] = Advice
    build_telling: Callable[[Sequence[Player], Position[T], Words], Telling[T]] | None = None
    map: CourseMap | None = None
    alone: str = ""
    setup: Setup[T] | None = None
