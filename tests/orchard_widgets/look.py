"""Orchard's colours, style and words, for all pages."""

from importlib.resources import files
from typing import Final

from tests.orchard_core import GAME
from village_widgets.components.inks import Ink, paint

WORD_FILES: Final = (files("village_core") / "words", GAME.words, files(__package__) / "words")
INKS: Final = {
    "green": Ink("#4f7a35", "#5f9a4a", "#5f9a4a"),
    "orange": Ink("#d07a1f", "#d98a2b", "#d98a2b"),
    "brown": Ink("#7a5334", "#94633f", "#94633f"),
}
CSS: Final = paint(INKS) + (files(__package__) / "board.css").read_text(encoding="utf-8")
