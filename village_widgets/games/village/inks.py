"""The players' colours in Village."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from village_widgets.components.inks import Ink

INKS: Final = MappingProxyType(
    {
        "red": Ink("#c8413b", "#c8413b", "#d2504a"),
        "yellow": Ink("#f3c73f", "#efc23c", "#d9a520"),
        "blue": Ink("#3870b8", "#3f7ac6", "#4a86d0"),
        "white": Ink("#fdfcf7", "#f3efe5", "#9a9488"),
        "purple": Ink("#8454a6", "#8d5db1", "#9a66bd"),
    }
)
"""The colours of the families."""
