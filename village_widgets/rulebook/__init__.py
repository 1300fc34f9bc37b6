"""The rulebook: every rule of a game with its sources, its questions and a position that shows it, and a search over them."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

ROOM: Final = files(__package__)
WORD_FILES: Final = ROOM / "words"
