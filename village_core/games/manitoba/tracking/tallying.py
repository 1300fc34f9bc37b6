"""The end of a tracked game: the final sheet, which people may put right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from village_core.games.manitoba.choices import Done
from village_core.games.manitoba.ending import RULES, conclude, decide_outcome, score_clan
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import STORED, Category
from village_core.games.outcome import Outcome
from village_core.games.tallying import MOST, apply_told
from village_core.games.tallying import Tallying as PrintedTallying
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice

OF_STORAGE: Final = {Category(good.value): good for good in STORED}
"""The good of each line that scores a storage."""
COUNTING: Final[Mapping[str, Rule]] = {line.value: rule for line, rule in RULES.items()}
"""The rule behind each line."""


class Tallying(PrintedTallying[Table, Category], frozen=True, gc=False):
    """The final sheet, filled with all that was reported, the final offerings made: players' own counts replace its lines."""

    COUNTING: ClassVar[Mapping[str, Rule]] = COUNTING
    DONE: ClassVar[Choice] = Done()

    def find_least(self, table: Table, line: str) -> int:
        """Return the lowest count of a line: 0 or a storage's lowest points; -999 for shells, and by a ruling for points."""
        edition = table.edition
        if line in OF_STORAGE:
            return min(0, edition.worth.empty, *edition.list_storage_points(OF_STORAGE[Category(line)]))
        return -MOST if line == Category.SHELLS or edition.rulings.below_zero else 0

    def find_outcome(self, table: Table) -> Outcome:
        """Return the final score, with players' counts in place of what was entered, the winners, and the rule that decided."""
        sheets = [score_clan(table.edition, clan, offering=True) for clan in table.clans]
        return decide_outcome(table, apply_told(sheets, self.known))

    def conclude(self, ledger: Ledger[Table]) -> None:
        """End the game with the result of the sheet."""
        conclude(ledger, self.find_outcome(ledger.table))
