"""Names typed by people, made fit to be shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from village_core.kernel.words.cells import count_cells

LONGEST_NAME: Final = 14
"""Letters of a name on a plate; a wide character takes the room of two."""
LONG_NAME: Final = 30
"""Letters of a name with plenty of room."""
LONGEST_END: Final = 5
"""Letters of its end that a name keeps if without them it would read like another one."""


def shorten(name: str, longest: int = LONGEST_NAME) -> str:
    """Cut a name to the width of ``longest`` letters, without control and direction characters; an ellipsis marks the cut."""
    clean = clean_name(name)
    return clean if count_cells(clean) <= longest else _cut(clean, longest - 1).rstrip() + "…"


def shorten_all(names: Sequence[str], longest: int = LONGEST_NAME) -> list[str]:
    """Cut the names of a table to the width of ``longest`` letters; names that would then read alike keep their ends."""
    short = [shorten(name, longest) for name in names]
    return [_keep_end(name, longest) if short.count(one) > 1 else one for name, one in zip(names, short, strict=True)]


def clean_name(name: str) -> str:
    """Return a whole name in one line, without control and direction characters."""
    return " ".join("".join(c if unicodedata.category(c)[0] != "C" or c == "\u200d" else " " for c in name).split())


def _keep_end(name: str, longest: int) -> str:
    clean = clean_name(name)
    if count_cells(clean) <= longest:
        return clean
    end = clean[len(_cut(clean, count_cells(clean) - LONGEST_END)) :]
    return _cut(clean, longest - 1 - count_cells(end)).rstrip() + "…" + end.lstrip()


def _cut(clean: str, cells: int) -> str:
    """Return as much of a longer name as takes ``cells`` or less: no characters that are written as one are taken apart."""
    cut = next(end for end in range(1, len(clean)) if count_cells(clean[: end + 1]) > cells)
    while cut > 1 and (unicodedata.category(clean[cut])[0] == "M" or "\u200d" in clean[cut - 1 : cut + 1]):
        cut -= 1
    return clean[:cut]
