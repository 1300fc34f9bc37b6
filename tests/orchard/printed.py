"""Places at which the numbers of Orchard's editions are printed."""

from __future__ import annotations

from tests.orchard_core import GAME
from tests.widgets.printing import Printing
from village_core.games.editions import EditionSettings
from village_core.kernel.position import Position


def lay(settings: EditionSettings, name: str) -> Position:
    """Begin a game of three with these settings; its first turn shows every number that the board prints."""
    return GAME.new_game(settings, 3)


PRINTING = Printing(
    panels={"cake.points": "middle", "box.*": "middle"},
    unseen={
        "die.*": "the die is not on the board",
        "cake.[pk]i*": "the rules say what a cake takes",
        "cake.most": "the rules say what a cake takes",
        "rounds": "the rules say it, the board does not",
    },
    lay=lay,
    times={"box.fruit": 3},
)
