"""The register of the functions that word Village's exercises, and the decorators that add functions to it.

``tutor.wording`` explains what each kind of function returns.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from village_core.games.village.table import Table
from village_widgets.tutor import wording

SAYINGS: Final[wording.Sayings[Table]] = wording.Sayings()
word_question, word_reason, word_claim = SAYINGS.word_question, SAYINGS.word_reason, SAYINGS.word_claim
PositionWords: TypeAlias = wording.PositionWords[Table]
"""Words for one position of Village."""
