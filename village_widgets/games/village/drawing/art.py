"""Drawings of the board that are the same in every game: ``art.svg`` has them, one element a line, each group under its id."""

from __future__ import annotations

import re
from importlib.resources import files
from types import MappingProxyType
from typing import Final

GROUP: Final = re.compile(r'^<g id="([^"]+)"( class="shared")?>\n(.*?)\n</g>$', re.DOTALL | re.MULTILINE)
_FOUND: Final = GROUP.findall((files(__package__) / "art.svg").read_text(encoding="utf-8"))
ART: Final = MappingProxyType({name: "".join(map(str.strip, drawn.splitlines())) for name, _, drawn in _FOUND})
"""Drawings by id, each on one line."""
SHARED: Final = tuple(name for name, shared, _ in _FOUND if shared)
"""Drawings in a box of 24 by 24 that a page keeps once and shows by name."""
