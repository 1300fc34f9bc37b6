"""Check your copy: a short walk through every printed value we are not sure of, with a picture of where to look."""

from village_widgets.games.village.checking.walk import WORD_FILES, CopyWalk

__all__ = ["WORD_FILES", "CopyWalk"]
