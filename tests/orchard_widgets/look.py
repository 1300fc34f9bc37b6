"""Orchard's style and words, for all pages."""

from importlib.resources import files
from typing import Final

from tests.orchard_core import GAME
from tests.orchard_widgets.inks import INKS
from village_widgets.components.inks import paint

WORD_FILES: Final = (files("village_core") / "words", GAME.words, files(__package__) / "words")
CSS: Final = paint(INKS) + (files(__package__) / "board.css").read_text(encoding="utf-8")
