"""Manitoba on the screen, as one value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village_core.games.manitoba.table import Table
from village_widgets.games.manitoba import drawing
from village_widgets.games.manitoba.inks import INKS
from village_widgets.games.manitoba.look import load_words
from village_widgets.games.manitoba.rulebook import BOOK
from village_widgets.games.manitoba.teaching import TEACHING
from village_widgets.games.manitoba.telling import ManitobaTelling
from village_widgets.games.shown import ShownGame

if TYPE_CHECKING:
    from village_widgets.companion.parts import AnyParts


def _load_parts() -> AnyParts[Table]:
    """Return the parts of the page at the table, imported only now: most pages don't need them."""
    from village_widgets.games.manitoba.companion import ManitobaParts

    return ManitobaParts()


SHOWN: Final[ShownGame[Table]] = ShownGame(
    load_words=load_words,
    build_telling=lambda players, position, said: ManitobaTelling(players, position.table.edition, said),
    build_css=drawing.build_css,
    inks=INKS,
    teaching=TEACHING,
    load_parts=_load_parts,
    book=BOOK,
)
