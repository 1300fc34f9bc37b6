"""The live board and the pages of Village Companion: everything that needs a notebook or a browser.

``Board(position)`` is a live board in any notebook. Positions and games show themselves there where this package is installed.
``speak("ko")`` lets all of them speak a language that has words, from now on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from village_core.kernel.words.languages import speak
    from village_widgets.play.board import Board

__all__ = ["Board", "speak"]


def __getattr__(name: str) -> object:
    """Import ``Board`` or ``speak`` when it is first used: code that only draws or serves pages need not wait for the board.

    Raises ``AttributeError`` for another name.
    """
    if name == "Board":
        from village_widgets.play.board import Board

        return Board
    if name == "speak":
        from village_core.kernel.words.languages import speak

        return speak
    raise AttributeError(name)
