"""The players' colours in Orchard."""

from typing import Final

from village_widgets.components.inks import Ink

INKS: Final = {
    "green": Ink("#4f7a35", "#5f9a4a", "#5f9a4a"),
    "orange": Ink("#d07a1f", "#d98a2b", "#d98a2b"),
    "brown": Ink("#7a5334", "#94633f", "#94633f"),
}
