"""Village on the screen, as one value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village_core.games.village.table import Table
from village_widgets.games.shown import ShownGame
from village_widgets.games.village import drawing
from village_widgets.games.village.inks import INKS
from village_widgets.games.village.rulebook import BOOK
from village_widgets.games.village.teaching import TEACHING
from village_widgets.games.village.telling import VillageTelling, load_words

if TYPE_CHECKING:
    from village_widgets.companion.parts import AnyParts


def _load_parts() -> AnyParts[Table]:
    """Return the parts of the page at the table, imported only now: most pages don't need them."""
    from village_widgets.games.village.companion import VillageParts

    return VillageParts()


SHOWN: Final[ShownGame[Table]] = ShownGame(
    load_words=load_words,
    build_telling=lambda players, position, said: VillageTelling(players, position.table.edition, said),
    build_css=drawing.build_css,
    inks=INKS,
    teaching=TEACHING,
    book=BOOK,
    load_parts=_load_parts,
)
