"""The end of a tracked game: cards that were kept face down are turned over, then all players count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from village_core.games.outcome import Outcome
from village_core.games.stone_age.choices import Done, ShowCard
from village_core.games.stone_age.ending import ENDS, RULES, conclude, count_figures, decide_outcome, score_seat
from village_core.games.stone_age.feeding import find_lowest_points
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import HIDDEN, Table
from village_core.games.stone_age.tracking.events import CardShown
from village_core.games.stone_age.vocabulary import Emptied, Figure, Gift, ScoreLine
from village_core.games.tallying import MOST, apply_told
from village_core.games.tallying import Tallying as PrintedTallying
from village_core.kernel.frames import Frame, ReportFrame
from village_core.kernel.judging import Offer
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Lack, Payment, Seat

COUNTING: Final[dict[str, Rule]] = {**{line.value: rule for line, rule in RULES.items()}, ScoreLine.STRENGTH: Rule.TIE_STRENGTH}
"""The rule behind each line of the final sheet."""


class Tallying(PrintedTallying[Table, ScoreLine], frozen=True, gc=False):
    """The final sheet while players fill it in: their counts in ``told`` replace what was entered.

    ``emptied`` is what ended the game.
    """

    COUNTING: ClassVar[Mapping[str, Rule]] = COUNTING
    DONE: ClassVar[Choice] = Done()
    emptied: Emptied = Emptied.CARDS

    def find_least(self, table: Table, line: str) -> int:
        """Return the lowest count of a line: for points as far below 0 as hunger may lead, 0 for others."""
        return max(-MOST, find_lowest_points(table.edition)) if line == ScoreLine.POINTS else 0

    def list_gaps(self, table: Table) -> Iterable[tuple[Seat, ScoreLine]]:
        """Yield the seats and lines that reports can't tell: resources, and tool makers if an unused one-use tool may count."""
        for seat in table.seats:
            yield seat, ScoreLine.RESOURCES
            if list_one_use(table, seat) and count_figures(table, seat)[Figure.TOOL_MAKER]:
                yield seat, ScoreLine.TOOL_MAKERS

    def find_outcome(self, table: Table) -> Outcome:
        """Return the final score, with players' counts in place of what was entered, the winners, and the rule that decided."""
        known = self.known
        strengths = [known.get((seat, ScoreLine.STRENGTH), tribe.strength) for seat, tribe in enumerate(table.tribes)]
        return decide_outcome(table, apply_told([score_seat(table, seat) for seat in table.seats], known), strengths)

    def conclude(self, ledger: Ledger[Table]) -> None:
        """End the game: emit the final sheet's lines, then its outcome by the rule of what ran out, cards or buildings."""
        conclude(ledger, ENDS[self.emptied], self.find_outcome(ledger.table))


def list_one_use(table: Table, seat: Seat) -> tuple[int, ...]:
    """Return the values of the one-use tools on a tribe's cards, if a ruling scores unused ones (``score-tool-makers``)."""
    edition = table.edition
    if not edition.rulings.one_use_scored:
        return ()
    cards = [edition.cards[card] for card in table.tribes[seat].cards if card != HIDDEN]
    return tuple(card.amount for card in cards if card.gives is Gift.ONE_USE_TOOL)


class TurningOver(ReportFrame[Table], frozen=True, gc=False):
    """A card that was drawn face down is turned over by its owner (``card-extra``)."""

    seat: Seat

    def find_decider(self, table: Table) -> Seat | None:
        """Return the seat while one of its face-down cards is unknown, else None."""
        return self.seat if HIDDEN in table.tribes[self.seat].secret else None

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer to show any card of the deck, that is each that was neither reported nor shown before."""
        return (Offer(ShowCard(card)) for card in table.deck)

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the lack of the rule for every card that was noted before, and for anything that is no card."""
        return () if isinstance(choice, ShowCard) and choice.card in table.deck else (Lack(Rule.CARD_EXTRA),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Enter the card that the player shows in place of an unknown one."""
        assert isinstance(choice, ShowCard)
        ledger.emit(CardShown(Rule.CARD_EXTRA, self.seat, choice.card))
        return ()


def begin_counting(table: Table, emptied: Emptied) -> tuple[Frame[Table], ...]:
    """Return the frames for the end of a tracked game: hidden cards are turned over, clockwise, then all players count."""
    hidden = [
        TurningOver(seat) for seat in table.list_clockwise(table.start) for card in table.tribes[seat].secret if card == HIDDEN
    ]
    return (Tallying(emptied=emptied), *reversed(hidden))
