"""Wordings that Stone Age's kinds of exercise say by functions of their own; ``tutor.wording`` explains how."""

from __future__ import annotations

from typing import Final

from village_core.games.stone_age.table import Table
from village_widgets.tutor.wording import Sayings

SAYINGS: Final[Sayings[Table]] = Sayings()
