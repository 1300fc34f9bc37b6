"""Where things are on the board: by the names that its pictures give to their parts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from html import unescape
from typing import Final

from village_widgets.components.scene import Panel

POINTED: Final = re.compile(r'data-at="([^"]*)"')
POINT: Final = "@"
"""Between a panel and a point in its own coordinates."""


def find_targets(parts: Mapping[str, str]) -> set[str]:
    """What can be pointed at in some parts of a picture."""
    return {unescape(at) for part in parts.values() for at in POINTED.findall(part)}


def map_places(panels: Iterable[Panel]) -> Mapping[str, str]:
    """Everything named on some pictures, with its panel's key: panels, parts that show something (after a slash), targets."""
    found: dict[str, str] = {}
    for panel in panels:
        names = (f"/{key}" for key, part in panel.parts.items() if part)
        found |= dict.fromkeys((panel.key, *names, *find_targets(panel.parts)), panel.key)
    return found


def find_place(names: Sequence[str], wanted: Mapping[str, str], other: Mapping[str, str]) -> str:
    """The first of the names that is on one board, or else on another; the coarsest where none is."""
    return next((name for board in (wanted, other) for name in names if name.partition(POINT)[0] in board), names[-1])
