"""What the kinds of exercise of Village say themselves: ``tutor.wording`` tells how."""

from __future__ import annotations

from typing import Final, TypeAlias

from village_core.games.village.table import Table
from village_widgets.tutor import wording

SAYINGS: Final[wording.Sayings[Table]] = wording.Sayings()
asked, explained, claimed, decided = SAYINGS.asked, SAYINGS.explained, SAYINGS.claimed, SAYINGS.decided
PositionWords: TypeAlias = wording.PositionWords[Table]
"""Whatever is said about one position of Village."""
