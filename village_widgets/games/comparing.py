"""Editions compared at one position, as a value that shows itself in a notebook."""

from __future__ import annotations

from typing import Generic, TypeVar

from ipywidgets import HTML, VBox

from village_core.games import find_game, read_picture
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.kernel.position import Position
from village_core.kernel.words.languages import watch_language
from village_widgets.games.differences import Differences, with_edition
from village_widgets.games.side_by_side import render_html, render_text

T = TypeVar("T", bound=GameTable)


class Comparison(Differences[T]):
    """The differences of two or more editions at one position, shown side by side."""

    def __repr__(self) -> str:
        return render_text(self)

    def _repr_html_(self) -> str:
        return render_html(self)

    def build_box(self) -> ComparisonBox[T]:
        """Build the comparison as a widget: a column for each edition, or one below the other on a narrow page."""
        return ComparisonBox(self)


class ComparisonBox(VBox, Generic[T]):
    """A comparison as a widget, in the language that the process speaks."""

    def __init__(self, comparison: Comparison[T]) -> None:
        self.comparison = comparison
        self.shown = HTML()
        super().__init__([self.shown])
        self._draw()
        watch_language(self._draw)

    def __repr__(self) -> str:
        return repr(self.comparison)

    def _draw(self) -> None:
        self.shown.value = self.comparison._repr_html_()


def compare(position: Position[T] | str, *editions: str) -> Comparison[T]:
    """Compare editions at one position, given as such or as a text picture; without ``editions`` all of the game's.

    Raises ``Incomparable`` for a position that one of them can't show, ``BadSettings`` for an unknown edition, ``BadPicture`` for
    a text that is no picture.
    """
    if isinstance(position, str):
        position = read_picture(position)
    game: BoardGame[T, PrintedEdition] = find_game(position.game)
    return Comparison([with_edition(position, name) for name in editions or game.editions])
