"""The board of one page as it was drawn last, so that one message draws it once."""

from __future__ import annotations

from typing import Generic, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.position import Position
from village_core.kernel.values import Seat
from village_widgets.components.scene import Panel
from village_widgets.components.telling import Telling

T = TypeVar("T", bound=GameTable)


class DrawnBoard(Generic[T]):
    """Draws the panels of positions, and keeps those of the last one: a page asks for the same panels several times."""

    def __init__(self, telling: Telling[T]) -> None:
        self._telling = telling
        self._of: tuple[Position[T], Seat | None, str] | None = None
        self._panels: tuple[Panel, ...] = ()

    def draw(self, position: Position[T], viewer: Seat | None) -> tuple[Panel, ...]:
        """Return the panels of a position as ``viewer`` sees them, in the language spoken by now.

        Every position has the same panels with the same parts.
        """
        language = self._telling.words.language
        if self._of is None or self._of[0] is not position or self._of[1:] != (viewer, language):
            self._of = position, viewer, language
            self._panels = tuple(self._telling.draw_panels(position, viewer))
        return self._panels
