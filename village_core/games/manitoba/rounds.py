"""The end of a round: its season card, the next active player, and the next season."""

from __future__ import annotations

from village_core.games.manitoba.acting import Lifting, Others
from village_core.games.manitoba.calendar import RoundBegan, SeasonBegan
from village_core.games.manitoba.ending import conclude
from village_core.games.manitoba.events import TotemPassed
from village_core.games.manitoba.happening import Happening
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Scoring
from village_core.games.manitoba.seasons import NEW_SEASON, follow_scoring
from village_core.games.manitoba.table import SCORED, Table
from village_core.games.manitoba.tracking.watching import Watching
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Ledger


class Resolving(Frame[Table], frozen=True, gc=False):
    """Once all have acted, the card of this round is carried out; winter has none."""

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Return the frames of this round's card: its event or scoring, after a season's last scoring also the season's end.

        A round without a card has none. In the last round the game is scored and ends instead.
        """
        table = ledger.table
        when, seats = table.when, table.list_clockwise(table.start)
        if when.last:
            conclude(ledger)
            return ()
        if when.card is None:
            return ()
        if when.card not in SCORED:
            return (Happening(seats),)
        return follow_scoring(table, Scoring(seats))


class RoundOver(Frame[Table], frozen=True, gc=False):
    """After a round, and after the set-up, comes the next round, until the game is over."""

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Begin the next round, with the player to the left active, and return its frames; after the end of the game do nothing.

        In the first round the player who was active in the set-up is active again. A new season gets new cards.
        """
        table = ledger.table
        if table.outcome is not None:
            return ()
        start = table.start
        if table.round:
            ledger.emit(TotemPassed(Rule.TOTEM_PASS))
            start = table.find_next_seat(start)
        ledger.emit(RoundBegan(Rule.TOTEM_PASS, start))
        table = ledger.table
        if table.card == 0:
            ledger.emit(SeasonBegan(Rule.SEASON_CARDS, table.season))
        if table.tracked:
            return (RoundOver(), Watching())
        turns = (RoundOver(), Resolving(), Others(table.list_clockwise(start)[1:]), Lifting(start))
        return (*turns, *NEW_SEASON) if table.card == 0 else turns
