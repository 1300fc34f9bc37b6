"""Drawings that never change, read from an SVG file: one element a line, each drawing a group under its id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

GROUP: Final = re.compile(r'^<g id="([^"]+)"( class="shared")?>\n(.*?)\n</g>$', re.DOTALL | re.MULTILINE)


def read_drawings(file: Traversable) -> tuple[Mapping[str, str], tuple[str, ...]]:
    """Return the drawings of ``file`` by id, each on one line, and the ids of those that a page keeps once and shows by name."""
    found = GROUP.findall(file.read_text(encoding="utf-8"))
    drawings = {name: "".join(map(str.strip, drawn.splitlines())) for name, _, drawn in found}
    return MappingProxyType(drawings), tuple(name for name, shared, _ in found if shared)
