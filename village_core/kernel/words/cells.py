"""The room that a text takes in letters of one width, as in a terminal."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

UNSEEN: Final = ("Mn", "Me", "Cf")
"""The categories of characters without room of their own: marks on a letter, and signs that only direct others."""


def count_cells(text: str) -> int:
    """Return the number of cells that a text takes: two for a wide character, none for a mark on a letter or an invisible sign.

    >>> count_cells("abc"), count_cells("議會"), count_cells("마을")
    (3, 4, 4)
    """
    return sum(map(_count_cells, text))


@lru_cache(maxsize=4096)
def _count_cells(letter: str) -> int:
    if unicodedata.category(letter) in UNSEEN:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
