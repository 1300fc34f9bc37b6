"""Laying out a table by hand: the guided form by which people tell once how everything lies, for any game.

A game says which sections of fields there are (``sections.Sections``) and how what is typed in makes a position
(``form.LayingForm``); ``view.Laying`` then is a view of its tables.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

WORD_FILES: Final = files(__package__) / "words"
