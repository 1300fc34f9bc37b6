"""The final sheet of a tracked game: filled with what is known, the rest told by the people at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from village_core.games.outcome import Outcome, Sheet
from village_core.games.village.choices import Done, Tell
from village_core.games.village.ending import RULES, TIES, conclude, sheet, winners
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.tracking.events import Told
from village_core.games.village.vocabulary import Line
from village_core.kernel.frames import Frame, Reported
from village_core.kernel.judging import Offer
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import NOT_NOW, Choice, Lack, Payment, Seat

COUNTING: Final[dict[str, Rule]] = {line.value: rule for lines in (RULES, TIES) for line, rule in lines.items()}
"""The rule behind each line."""
MOST: Final = 999
"""No line of the sheet comes to more than this."""


class Tallying(Reported[Table], frozen=True, gc=False, tag="tallying"):
    """Everybody counts; what is ``told`` (seat, line, count) goes before what was entered during the game."""

    told: tuple[tuple[Seat, Line, int], ...] = ()

    @property
    def question(self) -> Tallying:
        """What the sheet comes to, however much of it was told already."""
        return Tallying()

    def asks(self, table: Table) -> Seat | None:
        """Whoever started the round; anybody may answer."""
        return table.start

    def offers(self, table: Table) -> Iterable[Offer]:
        """That the sheet is right as it stands."""
        yield Offer(Done())

    def bars(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Lines of the sheet, for players at the table, and counts that can be."""
        match choice:
            case Done():
                return ()
            case Tell(seat, line, count) if seat in table.seats:
                return () if 0 <= count <= MOST else (Lack(COUNTING[line]),)
        return (Lack(NOT_NOW),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """A line more is told, or the game ends with what the sheet comes to."""
        if isinstance(choice, Tell):
            ledger.emit(Told(COUNTING[choice.line], choice.seat, choice.line.value, choice.count))
            before = tuple(told for told in self.told if told[:2] != (choice.seat, choice.line))
            return (Tallying(tuple(sorted((*before, (choice.seat, choice.line, choice.count))))),)
        assert isinstance(choice, Done)
        conclude(ledger, outcome(ledger.table, self.known))
        return ()

    @property
    def known(self) -> dict[tuple[Seat, str], int]:
        """What was told, by seat and line."""
        return {(seat, line): count for seat, line, count in self.told}


def outcome(table: Table, told: Mapping[tuple[Seat, str], int]) -> Outcome:
    """The final score with what was told in place of what was entered, the winners, and the rule that decided."""
    sheets = []
    for seat in table.seats:
        points = {line: told.get((seat, line), known) for line, known in sheet(table, seat).points.items()}
        sheets.append(Sheet(points, sum(points.values())))
    return Outcome(tuple(sheets), *winners(table, tuple(sheet.total for sheet in sheets), told))
