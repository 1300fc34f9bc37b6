"""The play page: settings of a new game of any of the games, the table, and charts."""

from village_widgets.play.page import Play, play

__all__ = ["Play", "play"]
