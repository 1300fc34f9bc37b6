"""New games of Village as a few settings, for links."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from village_core.games.village.edition import EditionSettings
from village_core.games.village.setup import new_game
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import Depth
from village_core.kernel.opening import Opening
from village_core.kernel.position import Position as KernelPosition


class Settings(msgspec.Struct, frozen=True, array_like=True):
    """From what a new game is made: the copy, how many players, who begins, and how much is followed."""

    copy: EditionSettings
    players: Annotated[int, Meta(ge=1, le=9)]
    start: Annotated[int, Meta(ge=0, le=9)]
    depth: Depth


def settings(position: KernelPosition[Table]) -> bytes:
    """The settings of a new game as JSON; nothing where the position is not that of a new game."""
    table = position.table
    found = Settings(table.copy, len(table.farms), table.start, table.depth)
    text = msgspec.json.encode(found)
    try:
        return text if begin(text) == position else b""
    except ValueError:
        return b""


def begin(text: bytes) -> KernelPosition[Table]:
    """The first position of a game with these settings. Raises ``ValueError`` for settings that can't be."""
    found = msgspec.json.decode(text, type=Settings)
    return new_game(found.copy, found.players, found.start, found.depth)


LEXICON: Final = (
    b'"steady"]"random"]["rulings.well_coins",false]["rulings.last_deaths","removed"]"placed"'
    b'["rulings.market_trigger","trigger-last"]"caller-last"["rulings.seat_compensation",true]["rulings.tie","grain"]'
    b'"customers"["rulings.second_privilege","different"]"any"["council.time.["church.["travel.["legs.["chronicle.["setup.'
    b'","purple"],["","white"],["","blue"],["","yellow"],["","red"],["'
    b'"}}]]]],5,4,3,2,1,0,"full"]"tracked"]'
    b'{"edition":"big_box_2023","corrections":[]},{"edition":"first_2011","corrections":[]},'
)
"""Old links need these bytes as they are: add nothing, take nothing away."""

OPENING: Final = Opening(settings, begin, LEXICON)
