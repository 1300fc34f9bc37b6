"""A tracked game of Orchard: people report who bakes, and count the fruit that is left over at the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from tests.orchard_core.frames import conclude, find_outcome, is_last_round, score
from tests.orchard_core.rules import Rule
from tests.orchard_core.table import Baked, Category, RoundBegan, Table
from village_core.games.outcome import Outcome
from village_core.games.tallying import Tallying as PrintedTallying
from village_core.games.tallying import Tell as PrintedTell
from village_core.games.tallying import apply_told
from village_core.kernel.frames import Frame, ReportFrame
from village_core.kernel.judging import Offer
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import NOT_NOW, Choice, Lack, Payment, Seat

COUNTING: Final[Mapping[str, Rule]] = {Category.CAKES: Rule.SCORE_CAKES, Category.FRUIT: Rule.SCORE_FRUIT}
"""The rule behind each line."""


class NoteCake(Choice, frozen=True, gc=False):
    """The report that a player has baked a cake."""

    seat: Seat


class EndRound(Choice, frozen=True, gc=False):
    """The report that all players have had a turn in this round."""


class Tell(PrintedTell[Category], frozen=True, gc=False):
    """The entry of a player's count for one line of the final sheet."""


class Done(Choice, frozen=True, gc=False):
    """The confirmation that the final sheet is right."""


class Watching(ReportFrame[Table], frozen=True, gc=False):
    """A round of a tracked game; any page reports baked cakes, even of earlier turns, and the round's end."""

    def find_decider(self, table: Table) -> Seat | None:
        """Ask the player who started; any player may answer."""
        return table.start

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer the report of the round's end and, while cakes are left, of each player's cake."""
        yield Offer(EndRound())
        yield from (Offer(NoteCake(seat)) for seat in table.seats if table.supply.cakes)

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the lacks of a report: ``cakes`` if no cake is left; "not now" of a choice that isn't a report of this table."""
        match choice:
            case EndRound():
                return ()
            case NoteCake(seat) if seat in table.seats:
                return () if table.supply.cakes else (Lack(Rule.CAKES),)
        return (Lack(NOT_NOW),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Add a cake to a garden, or begin the next round, or after the last round bring the final sheet."""
        if isinstance(choice, NoteCake):
            ledger.emit(Baked(Rule.BAKE, choice.seat, ()))
        elif is_last_round(ledger.table):
            return (Tallying(),)
        else:
            ledger.emit(RoundBegan(Rule.END_ROUNDS))
        return (self,)


class Tallying(PrintedTallying[Table, Category], frozen=True, gc=False):
    """The final sheet, on which all players count the fruit left over and add cakes that were not reported."""

    COUNTING: ClassVar[Mapping[str, Rule]] = COUNTING
    DONE: ClassVar[Choice] = Done()

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the lacks of a count: ``score-fruit`` for fruit where it is worth nothing; otherwise those of any game."""
        fruit = isinstance(choice, Tell) and choice.line == Category.FRUIT and choice.count
        if fruit and not table.edition.rulings.leftovers:
            return (Lack(Rule.SCORE_FRUIT),)
        return super().list_lacks(table, choice)

    def list_gaps(self, table: Table) -> Iterable[tuple[Seat, Category]]:
        """Return the lines that only people know: each seat's fruit left over, if it counts."""
        return ((seat, Category.FRUIT) for seat in table.seats if table.edition.rulings.leftovers)

    def find_outcome(self, table: Table) -> Outcome:
        """Return the score with the counts that were told, and the winners."""
        return find_outcome(apply_told(score(table).sheets, self.known))

    def conclude(self, ledger: Ledger[Table]) -> None:
        """End the game with the result of the sheet."""
        conclude(ledger, self.find_outcome(ledger.table))


def are_independent(choice: Choice, other: Choice) -> bool:
    """Tell whether two pages may enter both reports at once: only cakes of two players."""
    return isinstance(choice, NoteCake) and isinstance(other, NoteCake) and choice.seat != other.seat
