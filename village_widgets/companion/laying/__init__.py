"""Laying out a table by hand: the form by which people enter once how everything lies, for any game.

A game lists the sections of fields (``sections.Sections``) and makes a position from the entries (``form.LayingForm``);
``view.Laying`` is the view of its tables.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

WORD_FILES: Final = files(__package__) / "words"
