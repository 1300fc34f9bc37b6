"""The final sheet of a tracked game: filled with what is known; the people at the table tell the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from village_core.games.outcome import Outcome
from village_core.games.tallying import Tallying as PrintedTallying
from village_core.games.tallying import apply_told
from village_core.games.village.choices import Done
from village_core.games.village.ending import RULES, TIES, conclude, find_winners, score_farm
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import ScoreLine
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Seat

COUNTING: Final[dict[str, Rule]] = {line.value: rule for lines in (RULES, TIES) for line, rule in lines.items()}
"""The rule behind each line of the final sheet."""


class Tallying(PrintedTallying[Table, ScoreLine], frozen=True, gc=False):
    """The final sheet while players fill it in: their counts (seat, line, count) in ``told`` replace what was entered."""

    COUNTING: ClassVar[Mapping[str, Rule]] = COUNTING
    DONE: ClassVar[Choice] = Done()

    def list_gaps(self, table: Table) -> Iterable[tuple[Seat, ScoreLine]]:
        """Yield the seat and line of coins of each player who had some, because coins that pay for influence are spent unseen."""
        return ((seat, ScoreLine.COINS) for seat in table.seats if table.farms[seat].coin)

    def find_outcome(self, table: Table) -> Outcome:
        """Return the final score, with players' counts in place of what was entered, the winners, and the rule that decided."""
        sheets = apply_told([score_farm(table, seat) for seat in table.seats], self.known)
        return Outcome(sheets, *find_winners(table, tuple(sheet.total for sheet in sheets), self.known))

    def conclude(self, ledger: Ledger[Table]) -> None:
        """End the game with the score and the winners of the sheet."""
        conclude(ledger, self.find_outcome(ledger.table))
