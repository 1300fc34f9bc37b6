"""The live board and the pages of Village Companion: everything that needs a notebook or a browser.

``Board(position)`` is a live board in any notebook. Positions and games show themselves there where this package is installed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from village_widgets.play.board import Board

__all__ = ["Board"]


def __getattr__(name: str) -> object:
    """Import the board when it is first used: code that only draws or serves pages need not wait for it."""
    if name == "Board":
        from village_widgets.play.board import Board

        return Board
    raise AttributeError(name)
