"""The board of a chapter, with the chart of a step drawn on the panel where it belongs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.position import Position
from village_core.kernel.values import Seat
from village_widgets.components.asked import BarringRule, ShownRefusal
from village_widgets.components.messages import BoardState, Message, Score
from village_widgets.components.playing import PlayedBoard
from village_widgets.components.scene import Panel
from village_widgets.components.session import Session
from village_widgets.components.telling import Telling
from village_widgets.tutor.lesson_session import LessonSession

T = TypeVar("T", bound=GameTable)


class LessonBoard(PlayedBoard[T], Generic[T]):
    """The board of a chapter. Where no player sits, as in a question, the panel of the seat that decides stands apart.

    It is seat 0's panel if no seat decides. ``marked`` returns panels with the step's picture on them.
    """

    def __init__(
        self,
        session: Session[T],
        telling: Telling[T],
        marked: Callable[[Sequence[Panel], Position[T]], tuple[Panel, ...]],
        version: int,
    ) -> None:
        super().__init__(session, telling, taught=True, version=version)
        self._mark_panels = marked

    def find_panels(self, *places: str) -> list[str]:
        """Return for each of these targets, parts or panels the title of its panel; an empty text if it isn't on the board."""
        panels = self._draw_panels(self.session.position)
        return [next((panel.title for panel in panels if panel.shows(at)), "") for at in places]

    def build_comment(self, at: str, key: str, **said: str) -> Message:
        """Return a comment on a click without effect: the wording ``key``, with the place ``at`` and ``said`` filled in."""
        name = self.name_place(at)
        return Message(refused=ShownRefusal(name, (BarringRule((), self.telling.words.format(key, name=name, **said)),)))

    def describe_miss(self, at: str, wanted: str, sought: str) -> Message:
        """Return a comment that names the place pointed ``at`` and what is ``sought``, and how the ``wanted`` place differs.

        It is on another panel (``panel``), or on the same one and of the same sort (``sort``) or another (``other``).
        """
        panel, right = self.find_panels(at, wanted)
        sort = at.partition(":")[0] == wanted.partition(":")[0]
        miss = "panel" if panel != right else "sort" if sort else "other"
        return self.build_comment(at, "lesson-elsewhere", sought=sought, miss=miss, panel=right)

    def update(self) -> BoardState:
        """Return the changes since the last message, or the whole board if its panels have other parts now."""
        before, now = self._panels, self._draw_panels(self.session.position)
        same = all(old.parts.keys() == new.parts.keys() for old, new in zip(before, now, strict=True))
        return self.patch() if same else self.snapshot()

    def _build_score(self, position: Position[T]) -> Score | None:
        """Return no score in a step where the reader counts the points; else the score of any board."""
        counts = isinstance(self.session, LessonSession) and self.session.step.counts
        return None if counts else super()._build_score(position)

    def _draw_panels(self, position: Position[T]) -> tuple[Panel, ...]:
        return self._mark_panels(super()._draw_panels(position), position)

    def _find_owner(self) -> Seat | None:
        if self.viewer is not None:
            return self.viewer
        position = self.session.position
        return 0 if position.seat is None or position.seat not in position.table.seats else position.seat
