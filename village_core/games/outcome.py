"""The end of a printed game: a sheet of points for each seat, the winners, and the cause of the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from village_core.kernel.ledger import Event
from village_core.kernel.values import RuleKey, Seat, Value

T = TypeVar("T")
R = TypeVar("R", bound=RuleKey)


class Sheet(Value, frozen=True, gc=False):
    """One player's final score: points by category and their sum."""

    points: dict[str, int]
    total: int


class Outcome(Value, frozen=True, gc=False):
    """The result of a game: a sheet for each seat, the winners, and the rule that decided between them and the others."""

    sheets: tuple[Sheet, ...]
    winners: tuple[Seat, ...]
    rule: RuleKey

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """All players with the highest total, also those who lose the tie between them."""
        best = max(sheet.total for sheet in self.sheets)
        return tuple(seat for seat, sheet in enumerate(self.sheets) if sheet.total == best)


def decide_winners(seats: Iterable[Seat], measures: Iterable[tuple[R, Sequence[int]]], shared: R) -> tuple[tuple[Seat, ...], R]:
    """Return the winners and the rule that decided: those with most of the first measure, of these with most of the next.

    Each of the ``measures`` is a rule with values by seat. The rule that decided is that of the measure that left one winner, or
    ``shared`` if several are left after the last.
    """
    left = tuple(seats)
    for rule, values in measures:
        best = max(values[seat] for seat in left)
        left = tuple(seat for seat in left if values[seat] == best)
        if len(left) == 1:
            return left, rule
    return left, shared


class Scored(Event[T], Generic[T], frozen=True, gc=False):
    """One line of a player's final score is counted at the end; the event's rule says which line."""

    seat: Seat
    points: int


class Ending(NamedTuple):
    """The way in which one game ended: ``way`` is its cause, ``also`` what else was remarkable about it.

    ``by`` tells in a game for one who brought the end about, and is empty in other games. All three are keys of the game's
    words, worded as ``ending-…``, ``ending-also-…`` and ``ending-by-…``.
    """

    way: str
    also: tuple[str, ...] = ()
    by: str = ""
