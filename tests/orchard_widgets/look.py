"""What Orchard looks like and is called on every page."""

from importlib.resources import files
from typing import Final

from tests.orchard_core import GAME

WORD_FILES: Final = (files("village_core") / "words", GAME.words, files(__package__) / "words")
CSS: Final = (files(__package__) / "board.css").read_text(encoding="utf-8")
