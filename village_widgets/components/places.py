"""Places on the board, by the names of its parts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from html import unescape
from typing import Final

from village_widgets.components.scene import Panel

POINTED: Final = re.compile(r'data-at="([^"]*)"')
POINT: Final = "@"
"""Separates a panel from a point in its own coordinates."""


def find_targets(parts: Mapping[str, str]) -> set[str]:
    """Return the targets, by their unescaped names, that the drawings of some parts (SVG by key) contain."""
    return {unescape(at) for part in parts.values() for at in POINTED.findall(part)}


def map_places(panels: Iterable[Panel]) -> Mapping[str, str]:
    """Map all names on pictures to their panel's key: panels, targets and, as ``/`` and their key, parts that show something."""
    found: dict[str, str] = {}
    for panel in panels:
        names = (f"/{key}" for key, part in panel.parts.items() if part)
        found |= dict.fromkeys((panel.key, *names, *find_targets(panel.parts)), panel.key)
    return found


def find_place(names: Sequence[str], wanted: Mapping[str, str], other: Mapping[str, str]) -> str:
    """Return the first of the names that is on the ``wanted`` board, or else on the ``other``; the last name if none is."""
    return next((name for board in (wanted, other) for name in names if name.partition(POINT)[0] in board), names[-1])
