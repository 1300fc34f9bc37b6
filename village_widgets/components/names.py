"""Names typed by people, made fit to be shown."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 14
"""Characters of a name on a plate."""
LONG_NAME: Final = 30
"""Characters of a name with plenty of room."""


def shorten(name: str, longest: int = LONGEST_NAME) -> str:
    """Cut a name to ``longest`` characters, without control and direction characters; an ellipsis marks the cut."""
    clean = " ".join("".join(c if unicodedata.category(c)[0] != "C" or c == "\u200d" else " " for c in name).split())
    if len(clean) <= longest:
        return clean
    cut = longest - 1
    while cut > 1 and (unicodedata.combining(clean[cut]) or "\u200d" in clean[cut - 1 : cut + 1]):
        cut -= 1
    return clean[:cut].rstrip() + "…"
