"""New games of Village as a few settings, for links."""

from __future__ import annotations

from typing import Final

from village_core.games.opening import build_opening
from village_core.games.village.setup import new_game

LEXICON: Final = (
    b'"steady"]"random"]["rulings.well_coins",false]["rulings.last_deaths","removed"]"placed"'
    b'["rulings.market_trigger","trigger-last"]"caller-last"["rulings.seat_compensation",true]["rulings.tie","grain"]'
    b'"customers"["rulings.second_privilege","different"]"any"["council.time.["church.["travel.["legs.["chronicle.["setup.'
    b'","purple"],["","white"],["","blue"],["","yellow"],["","red"],["'
    b'"}}]]]],5,4,3,2,1,0,"full"]"tracked"]'
    b'{"edition":"big_box_2023","corrections":[]},{"edition":"first_2011","corrections":[]},'
)
"""Frequent bytes of links. Old links depend on them: add nothing, take nothing away."""

OPENING: Final = build_opening(new_game, LEXICON)
