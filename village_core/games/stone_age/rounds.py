"""The step after a round: another round, or the end."""

from __future__ import annotations

from village_core.games.stone_age.cards import TurningCards
from village_core.games.stone_age.ending import ENDS, conclude
from village_core.games.stone_age.events import RoundBegan, RowMoved
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.tracking.events import BoardFilled
from village_core.games.stone_age.tracking.tallying import begin_counting
from village_core.games.stone_age.tracking.watching import start_round
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Ledger


class RoundOver(Frame[Table], frozen=True, gc=False):
    """After a round comes the next one, or the end: a pile is empty, or there are too few cards to fill the row."""

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Let the next player start, move the cards that are left on, and return the frames that fill the row and place workers.

        In a tracked game fill the row and the piles with unknown pieces, and return the frames of its reports. If a pile or the
        cards have run out, end the game instead, in a tracked game after all players have counted. After the end do nothing.
        """
        table = ledger.table
        if table.outcome is not None:
            return ()
        emptied = table.find_emptied()
        if emptied is not None:
            if table.tracked:
                return begin_counting(table, emptied)
            conclude(ledger, ENDS[emptied])
            return ()
        start = table.find_next_seat(table.start)
        ledger.emit(RoundBegan(Rule.ROUND_START, start))
        if table.tracked:
            ledger.emit(BoardFilled(Rule.ROUND_CARDS))
            return (RoundOver(), *start_round(table, start))
        free = table.row.count(None)
        if None in table.row[: len(table.row) - free]:
            ledger.emit(RowMoved(Rule.ROUND_CARDS))
        return (RoundOver(), Placing(start), TurningCards(Rule.ROUND_CARDS))
