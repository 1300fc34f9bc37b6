"""The players' colours in Manitoba."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from village_widgets.components.inks import Ink

INKS: Final = MappingProxyType(
    {
        "red": Ink("#c2443a", "#c8483e", "#d2504a"),
        "blue": Ink("#386fb3", "#4480c8", "#4a86d0"),
        "green": Ink("#4d8a41", "#59994c", "#5fa351"),
        "yellow": Ink("#f0c440", "#ebbe3d", "#d9a520"),
    }
)
"""The colours of the clans."""
