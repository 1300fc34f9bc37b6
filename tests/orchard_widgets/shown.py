"""Orchard on the screen, as one value."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tests.orchard_core import GAME
from tests.orchard_core.table import Table
from tests.orchard_widgets.companion import OrchardParts
from tests.orchard_widgets.exercises import EXERCISES
from tests.orchard_widgets.inks import INKS
from tests.orchard_widgets.look import CSS, WORD_FILES
from tests.orchard_widgets.telling import OrchardTelling
from village_core.kernel.words import Words
from village_widgets.games.shown import ShownGame
from village_widgets.tutor.teaching import Teaching
from village_widgets.words import load_words as interface_words


def load_words() -> Words:
    """Return the words of Orchard, those of any printed game, and those of the interface."""
    return interface_words(*WORD_FILES)


SHOWN: Final[ShownGame[Table]] = ShownGame(
    load_words=load_words,
    build_telling=lambda players, position, said: OrchardTelling(GAME, players, position.table.edition, said),
    build_css=lambda: CSS,
    inks=INKS,
    load_parts=OrchardParts,
    teaching=Teaching(files(__package__) / "lessons", lambda: EXERCISES),
)
