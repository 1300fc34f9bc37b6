"""Drawings of the board that are the same in every game, from ``art.svg``."""

from __future__ import annotations

from importlib.resources import files

from village_widgets.components.svg import read_drawings

ART, SHARED = read_drawings(files(__package__) / "art.svg")
