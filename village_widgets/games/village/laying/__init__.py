"""Laying out a table of Village by hand: the questions, and the position that the answers make."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from village_widgets.games.village.laying.form import VillageLayingForm

WORD_FILES: Final = files(__package__) / "words"

__all__ = ["WORD_FILES", "VillageLayingForm"]
