"""Laying out a table by hand: the guided form by which people tell once how everything lies."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from village_widgets.games.village.laying.form import LayingForm

WORD_FILES: Final = files(__package__) / "words"

__all__ = ["WORD_FILES", "LayingForm"]
