"""Stone Age as the screen shows it, as one value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village_core.games.stone_age.table import Table
from village_widgets.games.shown import ShownGame
from village_widgets.games.stone_age import drawing
from village_widgets.games.stone_age.drawing.icons import INKS
from village_widgets.games.stone_age.look import words
from village_widgets.games.stone_age.teaching import TEACHING
from village_widgets.games.stone_age.telling import StoneAgeTelling

if TYPE_CHECKING:
    from village_widgets.companion.parts import AnyParts


def _parts(language: str) -> AnyParts[Table]:
    """What the page at the table asks; imported only now, for most pages need nothing of it."""
    from village_widgets.games.stone_age.companion import StoneAgeParts

    return StoneAgeParts(language)


SHOWN: Final[ShownGame[Table]] = ShownGame(
    words=words,
    telling=lambda players, position, said: StoneAgeTelling(players, position.table.edition, said),
    css=drawing.build_css,
    inks=INKS,
    teaching=TEACHING,
    parts=_parts,
)
