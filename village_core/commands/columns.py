"""Texts in the columns of a terminal, where a character of Han, Kana or Hangul takes two cells."""

from __future__ import annotations

import re
from typing import Final

from village_core.kernel.words.cells import count_cells

PIECES: Final = re.compile(r"\s+|[\u2e80-\ua4cf\uf900-\ufaff][\u3001-\u3011\uff00-\uff1f]*|[^\s\u2e80-\ua4cf\uf900-\ufaff]+")
"""Parts of a text between which a line may end: spaces, words, and each character of Han with the punctuation behind it."""


def align_left(text: str, width: int) -> str:
    """Fill a text up with spaces on its right to ``width`` cells; a wider text stays as it is."""
    return text + " " * (width - count_cells(text))


def align_right(text: str, width: int) -> str:
    """Fill a text up with spaces on its left to ``width`` cells; a wider text stays as it is."""
    return " " * (width - count_cells(text)) + text


def wrap(text: str, width: int) -> list[str]:
    """Break a text at spaces, and between characters of Han, into lines of at most ``width`` cells.

    A longer word has a line of its own, an empty text no line. Line breaks and repeated spaces in the text count as one space.
    """
    lines = [""]
    for piece in PIECES.findall(" ".join(text.split())):
        if lines[-1] and count_cells((lines[-1] + piece).rstrip()) > width:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return [line for line in lines if line]
