"""What comes next: another round, or the end."""

from __future__ import annotations

from village_core.games.stone_age.cards import TurningCards
from village_core.games.stone_age.ending import conclude
from village_core.games.stone_age.events import RoundBegan, RowMoved
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Ledger


class RoundOver(Frame[Table], frozen=True, gc=False, tag="round-over"):
    """After a round comes the next one, or the end: a pile is empty, or there are too few cards to fill the row."""

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """The next player starts; cards that are left move on and new ones join them."""
        table = ledger.table
        if any(pile.top is None and not pile.under for pile in table.piles):
            conclude(ledger, Rule.END_BUILDINGS)
            return ()
        free = table.row.count(None)
        if len(table.deck) < free:
            conclude(ledger, Rule.END_CARDS)
            return ()
        start = table.after(table.start)
        ledger.emit(RoundBegan(Rule.ROUND_START, start))
        if None in table.row[: len(table.row) - free]:
            ledger.emit(RowMoved(Rule.ROUND_CARDS))
        return (RoundOver(), Placing(start), TurningCards(Rule.ROUND_CARDS))
