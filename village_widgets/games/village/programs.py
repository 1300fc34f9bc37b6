"""Who can play Village instead of a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from village_core.games.village.evaluation import evaluate
from village_core.games.village.table import Table
from village_core.players.random import choose
from village_core.players.steady import steady
from village_widgets.session import Program

STEADY: Final = "steady"
PROGRAMS: Final[Mapping[str, Program[Table]]] = {"random": choose, STEADY: steady(evaluate)}
"""By the name that a player carries."""
