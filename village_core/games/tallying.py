"""The final sheet of a tracked game: filled with what is known; the people at the table tell the rest."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Annotated, ClassVar, Final, Generic, TypeVar

from msgspec import Meta
from msgspec.structs import replace

from village_core.games.opening import PrintedTable
from village_core.games.outcome import Outcome, Sheet
from village_core.kernel.frames import Frame, ReportFrame
from village_core.kernel.game import Game
from village_core.kernel.judging import Offer
from village_core.kernel.ledger import Event, Ledger
from village_core.kernel.values import NOT_NOW, Choice, Lack, Payment, RuleKey, Seat

T = TypeVar("T", bound=PrintedTable)
L = TypeVar("L", bound=str)
MOST: Final = 999
"""The highest count of a line of the final sheet."""


class Tell(Choice, Generic[L], frozen=True, gc=False):
    """A player's count for a line of the final sheet, or for a measure that breaks ties, in a tracked game."""

    seat: Seat
    line: L
    count: Annotated[int, Meta(ge=-MOST, le=MOST)]


class LineTold(Event[T], Generic[T], frozen=True, gc=False, tag="told"):
    """A player gave a count for a line of the final sheet. The table stays as it is; the frame on the agenda keeps the count."""

    seat: Seat
    line: str
    count: int


class Tallying(ReportFrame[T], Generic[T, L], frozen=True, gc=False):
    """The final sheet while players fill it in.

    Their counts (seat, line, count) in ``told`` replace what was entered during play. ``COUNTING`` is the rule behind each
    line, ``DONE`` the choice that says that the sheet is right.
    """

    COUNTING: ClassVar[Mapping[str, RuleKey]]
    DONE: ClassVar[Choice]
    told: tuple[tuple[Seat, L, int], ...] = ()

    @property
    def question(self) -> Tallying[T, L]:
        """The question about the result: this frame without the counts that players gave."""
        return replace(self, told=())

    def find_decider(self, table: T) -> Seat | None:
        """Return the table's ``start`` seat; any player may answer."""
        return table.start

    def list_offers(self, table: T) -> Iterable[Offer]:
        """List the one usual choice: the sheet is right as it stands."""
        yield Offer(self.DONE)

    def list_lacks(self, table: T, choice: Choice) -> tuple[Lack, ...]:
        """Return what stands against a choice: a seat that is not at the table, or a count that is impossible for its line.

        Any choice other than ``Tell`` and ``DONE`` is refused too.
        """
        if choice == self.DONE:
            return ()
        if isinstance(choice, Tell) and choice.seat in table.seats:
            return () if self._can_be(table, choice.line, choice.count) else (Lack(self.COUNTING[choice.line]),)
        return (Lack(NOT_NOW),)

    def answer(self, ledger: Ledger[T], choice: Choice, payment: Payment) -> tuple[Frame[T], ...]:
        """Keep a player's count of a line, in place of an earlier one, and ask on; or end the game with the sheet's result."""
        if not isinstance(choice, Tell):
            self.conclude(ledger)
            return ()
        ledger.emit(LineTold(self.COUNTING[choice.line], choice.seat, choice.line, choice.count))
        before = tuple(told for told in self.told if told[:2] != (choice.seat, choice.line))
        return (replace(self, told=tuple(sorted((*before, (choice.seat, choice.line, choice.count))))),)

    @property
    def known(self) -> dict[tuple[Seat, str], int]:
        """The counts that players gave, by seat and line."""
        return {(seat, line): count for seat, line, count in self.told}

    def are_counts_possible(self, table: T) -> bool:
        """Tell whether every count that players gave is of a player at the table, and possible for its line."""
        return all(seat in table.seats and self._can_be(table, line, count) for seat, line, count in self.told)

    def list_gaps(self, table: T) -> Iterable[tuple[Seat, L]]:
        """Return the seats and lines that the game's reports can't tell: none unless a game overrides this."""
        return ()

    def list_missing(self, table: T) -> frozenset[tuple[Seat, str]]:
        """Return the seats and lines that reports can't tell and no player has told: the outcome is open while there are any."""
        return frozenset((seat, str(line)) for seat, line in self.list_gaps(table)) - self.known.keys()

    def _can_be(self, table: T, line: str, count: int) -> bool:
        return self.find_least(table, line) <= count <= MOST

    def find_least(self, table: T, line: str) -> int:
        """Return the lowest count of a line at a table: 0 unless a game overrides this."""
        return 0

    @abstractmethod
    def find_outcome(self, table: T) -> Outcome:
        """Return the final score, with players' counts in place of what was entered, the winners, and the rule that decided.

        Each game implements this.
        """

    @abstractmethod
    def conclude(self, ledger: Ledger[T]) -> None:
        """End the game with the result of the sheet; each game implements this."""


def find_filled(game: Game[T]) -> Tallying[T, str] | None:
    """Return the final sheet as it was filled in a game that is over; None if it isn't over or had none."""
    if not game.position.over:
        return None
    tops = (position.top for position in (*(step.position for step in reversed(game.steps)), game.start))
    return next((top for top in tops if isinstance(top, Tallying)), None)


def apply_told(sheets: Iterable[Sheet], told: Mapping[tuple[Seat, str], int]) -> tuple[Sheet, ...]:
    """Return the sheets, by seat, with the players' own counts (``told``) in place of what was entered, and new totals."""
    found = []
    for seat, sheet in enumerate(sheets):
        points = {line: told.get((seat, line), known) for line, known in sheet.points.items()}
        found.append(Sheet(points, sum(points.values())))
    return tuple(found)
