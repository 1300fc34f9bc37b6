"""Names typed by people, made fit to be shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

LONGEST_NAME: Final = 14
"""Characters of a name on a plate."""
LONG_NAME: Final = 30
"""Characters of a name with plenty of room."""
LONGEST_END: Final = 5
"""Characters of its end that a name keeps if without them it would read like another one."""


def shorten(name: str, longest: int = LONGEST_NAME) -> str:
    """Cut a name to ``longest`` characters, without control and direction characters; an ellipsis marks the cut."""
    clean = _clean(name)
    return clean if len(clean) <= longest else _cut(clean, longest - 1).rstrip() + "…"


def shorten_all(names: Sequence[str], longest: int = LONGEST_NAME) -> list[str]:
    """Cut the names of a table so that those that differ still do: names that would read alike keep their ends."""
    short = [shorten(name, longest) for name in names]
    return [_keep_end(name, longest) if short.count(one) > 1 else one for name, one in zip(names, short, strict=True)]


def _keep_end(name: str, longest: int) -> str:
    clean = _clean(name)
    if len(clean) <= longest:
        return clean
    begins = _cut(clean, len(clean) - LONGEST_END)
    return _cut(clean, longest - 1 - LONGEST_END).rstrip() + "…" + clean[len(begins) :].lstrip()


def _clean(name: str) -> str:
    return " ".join("".join(c if unicodedata.category(c)[0] != "C" or c == "\u200d" else " " for c in name).split())


def _cut(clean: str, cut: int) -> str:
    """Return the first ``cut`` characters or fewer: none that are written as one is taken apart."""
    while cut > 1 and (unicodedata.combining(clean[cut]) or "\u200d" in clean[cut - 1 : cut + 1]):
        cut -= 1
    return clean[:cut]
