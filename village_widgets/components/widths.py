"""The width of a text before it is drawn: about what it takes in the letters of boards, which each system chooses itself."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from village_core.kernel.words.cells import count_cells

SHARES: Final = {
    0.2: "'",
    0.22: "ijl’‘",
    0.28: "ftI .,:;!/[]|",
    0.33: "r“”()-*",
    0.5: "cksvxyzJ",
    0.6: "FTZß+=×−÷",
    0.67: "ABEKPSVXY&",
    0.72: "wCDHNRU",
    0.78: "GOQ",
    0.83: "mM%",
    0.95: "W—→…",
}
"""Letters by their width, as a share of their height; other letters and all digits take ``USUAL``."""
KNOWN: Final = {letter: share for share, letters in SHARES.items() for letter in letters}
USUAL: Final = 0.56
HANGUL: Final = 0.92
"""The width of a Korean syllable; other wide characters are as wide as they are high."""


def measure(words: str) -> float:
    """Estimate the width of a line, as a multiple of the height of its letters."""
    return sum(map(_measure_letter, words))


@lru_cache(maxsize=4096)
def _measure_letter(letter: str) -> float:
    cells = count_cells(letter)
    if cells == 2:
        return HANGUL if unicodedata.name(letter, "").startswith("HANGUL") else 1
    return KNOWN.get(unicodedata.normalize("NFD", letter)[0], USUAL) if cells else 0
