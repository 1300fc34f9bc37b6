"""Positions and games of Village as still pictures, for places where no kernel runs: a saved notebook, an exported page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from village_core.games.village import picture
from village_core.games.village.table import Table
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Position
from village_core.kernel.values import Seat
from village_widgets.components.scene import still
from village_widgets.games.village import drawing
from village_widgets.games.village.drawing.figures import COLOURS
from village_widgets.games.village.telling import words

LETTERS: Final = "ABCDE"
"""Names for seats of a position that nobody sits at, as in the text picture."""


def still_of(position: Position[Table], players: Sequence[Player] | None = None, viewer: Seat | None = None) -> str:
    """The position as one standalone SVG document. Without ``players`` the seats are A, B … in the families' colours."""
    seated = tuple(players or (Player(LETTERS[seat], COLOURS[seat]) for seat in position.table.seats))
    active = position.seat if position.seat in position.table.seats else None
    return still(drawing.panels(position.table, viewer, seated, words(), active), drawing.css())


def text_of(position: Position[Table]) -> str:
    """The position as a text picture, the same in every process."""
    return picture.write(position)


def mimebundle(position: Position[Table], players: Sequence[Player] | None = None) -> dict[str, str]:
    """The position for a notebook: the still picture, and the text picture, which is the same in every process."""
    return {"image/svg+xml": still_of(position, players), "text/plain": text_of(position)}


def of_game(game: Game[Table]) -> str:
    """Where a game stands, as one standalone SVG document."""
    return still_of(game.position, game.players)


def text_of_game(game: Game[Table]) -> str:
    """Where a game stands, as a text picture."""
    return text_of(game.position)
