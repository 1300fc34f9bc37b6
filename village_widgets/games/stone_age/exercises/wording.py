"""What the kinds of exercise of Stone Age say themselves: ``tutor.wording`` tells how."""

from __future__ import annotations

from typing import Final

from village_core.games.stone_age.table import Table
from village_widgets.tutor.wording import Sayings

SAYINGS: Final[Sayings[Table]] = Sayings()
