"""Village's positions for exercises about refusals, and rules that are not the reason."""

from __future__ import annotations

from typing import Final

from village_core.games.village.choices import Decline, Leave, Pass
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.turn import Acting
from village_core.kernel.position import Position
from village_widgets.games.village.exercises.barring import SCENES
from village_widgets.games.village.exercises.positions import start_action
from village_widgets.games.village.exercises.siblings import find_beside
from village_widgets.games.village.exercises.wording import SAYINGS
from village_widgets.tutor.refusing import RefusalExercises


def widen(position: Position[Table]) -> Position[Table]:
    """Return the position in which a seat that acts on one space may act on any; other positions stay. May raise ``Unfit``."""
    return start_action(position.table, position.top.seat) if isinstance(position.top, Acting) else position


REFUSING: Final = RefusalExercises(
    SCENES,
    find_beside,
    SAYINGS,
    idle=(Leave, Decline, Pass),
    alone=(Rule.MARKET_SURCHARGE,),  # a seat that can't pay the extra cost has no option but to pass
    widen=widen,
)
KINDS: Final = REFUSING.kinds
