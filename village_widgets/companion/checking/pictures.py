"""Pictures of where to look: the board, cards or tiles as in a game, with numbered rings round the spots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import EditionSettings, PrintedEdition
from village_core.kernel.values import Player
from village_core.kernel.words import Words
from village_widgets.components.scene import Panel
from village_widgets.games import find_screen
from village_widgets.games.shown import ShownGame

G = TypeVar("G", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height on a panel."""
EDGE: Final = 4
"""The distance of a ring from its spot."""
MARGIN: Final = 3.0
"""The distance of a ring from the edge of its picture."""
RADIUS: Final = 9
"""The radius of the plate with a ring's number."""


class CopyBoard(Generic[G, E]):
    """The board of a copy at the beginning of a game for this number of ``players``, who are named by numbers."""

    def __init__(self, game: BoardGame[G, E], copy: EditionSettings, players: int, words: Words) -> None:
        self.words = words
        self.position = game.new_game(copy, players)
        self.edition = game.find_edition(self.position)
        names = (words.format("check-player", number=seat + 1) for seat in range(players))
        self.players = tuple(Player(name, colour) for name, colour in zip(names, game.codec.colours, strict=False))

    @cached_property
    def panels(self) -> Mapping[str, Panel]:
        """The pictures of the copy's board as in a game, by key."""
        shown: ShownGame[G] = find_screen(self.position.game)
        telling = shown.build_telling(self.players, self.position, self.words)
        return {panel.key: panel for panel in telling.draw_panels(self.position, None)}


class SpotPicture(NamedTuple):
    """A drawing, the boxes of the checked spots on it by dotted name, and what is drawn ``above`` their rings."""

    panel: Panel
    boxes: Mapping[str, Box]
    above: str = ""

    def ring_spots(self, spots: Sequence[str]) -> Panel:
        """Return the drawing with a ring round each of ``spots`` that has a box.

        A ring's number is the place of its spot among all ``spots``, from 1.
        """
        numbered = [(number, spot) for number, spot in enumerate(spots, 1) if spot in self.boxes]
        rings = (_draw_ring(number, spot, self.boxes[spot], self.panel.width) for number, spot in numbered)
        return replace(self.panel, parts={**self.panel.parts, "rings": "".join((*rings, self.above))})


Draw: TypeAlias = Callable[[CopyBoard[G, E], Sequence[str]], SpotPicture]
"""Draws some spots, given by their dotted names."""
Where: TypeAlias = Callable[[E, str], Box | None]
"""Finds a spot on the picture of its part; None if it isn't printed there."""


def draw_on_board(panel: str, where: Where[E], without: tuple[str, ...] = ()) -> Draw[G, E]:
    """Return a function that paints the panel of the board with this key; ``where`` returns the box of a spot, if it has one.

    Parts whose keys begin with one of ``without`` are left out: pieces that lie on the board and are not printed.
    """

    def draw(board: CopyBoard[G, E], spots: Sequence[str]) -> SpotPicture:
        whole = board.panels[panel]
        shown = replace(whole, parts={key: part for key, part in whole.parts.items() if not key.startswith(without)})
        return SpotPicture(shown, {spot: box for spot in spots if (box := where(board.edition, spot)) is not None})

    return draw


def _draw_ring(number: int, spot: str, box: Box, width: int) -> str:
    """Draw a ring round a spot with its number on the top left corner, as SVG."""
    left, top, wide, high = box
    x, y = max(left - EDGE, MARGIN), max(top - EDGE, MARGIN)
    right, bottom = min(left + wide + EDGE, width - MARGIN), top + high + EDGE
    at = f'x="{_trim(x)}" y="{_trim(y)}" width="{_trim(right - x)}" height="{_trim(bottom - y)}" rx="10"'
    left, top = max(x - 1, RADIUS + 2.0), max(y - 1, RADIUS + 2.0)
    plate = f'<circle cx="{_trim(left)}" cy="{_trim(top)}" r="{RADIUS}"/>'
    plate += f'<text class="rn" x="{_trim(left)}" y="{_trim(top + 4.8)}">{number}</text>'
    return f'<g class="vc-ring" data-spot="{spot}"><rect class="ru" {at}/><rect class="ro" {at}/>{plate}</g>'


def _trim(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
