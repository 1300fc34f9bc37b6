"""The box below the table for charts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from ipywidgets import VBox

from village_core.games.board_game import GameTable
from village_core.kernel.words import Words
from village_widgets.components.telling import Telling
from village_widgets.games.shown import ShownGame
from village_widgets.play.lines import GameLines

if TYPE_CHECKING:
    from village_widgets.components.charts import Charts, ComparisonCharts

T = TypeVar("T", bound=GameTable)


class Charting(Generic[T]):
    """The charts of the game on the table, in ``box``; with what-if lines, their comparison comes first.

    All stand side by side in one inner box, which exists as long as they do.
    """

    def __init__(self) -> None:
        self.charts: Charts[T] | None = None
        self.comparison: ComparisonCharts[T] | None = None
        self.box = VBox()
        self._all = VBox()

    def put_away(self) -> None:
        """Hide the charts and forget them."""
        self.charts = self.comparison = None
        self.box.children = ()

    def show(self, lines: GameLines[T], telling: Telling[T], words: Words, shown: ShownGame[T]) -> None:
        """Make new charts of a game and its what-if lines, and show them in place of earlier ones."""
        from village_widgets.components.charts import Charts, ComparisonCharts, lay_beside  # imported here: it is slow

        players = lines.own.game.players
        self.charts = Charts(telling, players, words, shown.inks)
        self._all = lay_beside()
        self.comparison = ComparisonCharts(telling, players, words, lines.own.viewer or 0)
        self.draw(lines)
        self.box.children = (self._all,)

    def draw(self, lines: GameLines[T]) -> None:
        """Update the charts if they are shown; with what-if lines, put their comparison first."""
        if self.charts is None or self.comparison is None:
            return
        self.charts.draw(lines.session.game)
        games, parts = dict(lines.list_by_name()), self.charts.figures.parts
        if len(games) > 1:
            self.comparison.draw(games)
            parts = (*self.comparison.parts, *parts)
        if self._all.children != parts:
            self._all.children = parts
