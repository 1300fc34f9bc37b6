"""The worth of a game's things, for player programs, advice and the coach. A judgement, not a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import median_high
from typing import Final, Generic, NamedTuple, Protocol, Self, TypeVar, runtime_checkable

from village_core.kernel.frames import Table
from village_core.kernel.values import Seat

T = TypeVar("T", bound=Table)
T_contra = TypeVar("T_contra", contravariant=True)


class Judgement(Protocol[T_contra]):
    """The points of a seat at a table: those it has for sure, and those that its pieces may still bring.

    It never looks at what is face down for a seat; a table where that is marked as unknown is judged too.
    """

    def evaluate_reasons(self, table: T_contra, seat: Seat) -> Mapping[str, float]:
        """Return the points by reason, every reason at every table. Once the game is over they add up to the final score."""

    def evaluate(self, table: T_contra, seat: Seat) -> float:
        """Return the sum of a seat's points by reason. Program players ask for it most often, so it should be fast."""

    def evaluate_seats(self, table: T_contra) -> list[float]:
        """Return the sum of each seat's points, by seat; it should be faster than ``evaluate`` for each."""


@runtime_checkable
class WeightedJudgement(Judgement[T_contra], Protocol[T_contra]):
    """A judgement made of named numbers, so that they can be tuned."""

    @property
    def weights(self) -> Mapping[str, tuple[float, ...]]:
        """The numbers that the judgement reckons with, by name; a single number is a tuple of one."""

    def with_weights(self, weights: Mapping[str, tuple[float, ...]]) -> Self:
        """Return a judgement of the same kind with these numbers instead of its own, all of them by name."""


class FunctionJudgement(NamedTuple, Generic[T]):
    """A judgement that is one function, ``judge``, which returns a seat's points by reason."""

    judge: Callable[[T, Seat], Mapping[str, float]]

    def evaluate_reasons(self, table: T, seat: Seat) -> Mapping[str, float]:
        """Return the points of a seat by reason, as the function judges them."""
        return self.judge(table, seat)

    def evaluate(self, table: T, seat: Seat) -> float:
        """Return the points of a seat at ``table``: the sum of all reasons."""
        return sum(self.judge(table, seat).values())

    def evaluate_seats(self, table: T) -> list[float]:
        """Return the points of every seat, by seat: the sum of all its reasons."""
        return [self.evaluate(table, seat) for seat in table.seats]


SLIGHT: Final = 0.05
"""The least gain that counts as a reason, in points."""


def find_reason(best: Mapping[str, float], other: Mapping[str, float]) -> str | None:
    """Return the reason by which ``best`` exceeds ``other`` most; None if it exceeds it by at most ``SLIGHT`` points."""
    most = max(best, key=lambda reason: best[reason] - other[reason])
    return most if best[most] - other[most] > SLIGHT else None


def find_usual(several: Sequence[Mapping[str, float]]) -> Mapping[str, float]:
    """Return for each reason the upper median of its points in ``several``, which all have the same reasons."""
    return {reason: median_high(each[reason] for each in several) for reason in several[0]}


def keep_table(table: T, seat: Seat, random: Random) -> T:
    """Return the table unchanged as the one that a seat imagines, for a game where nothing is face down."""
    return table


def find_only_phase(table: object) -> int:
    """Return 0, the only phase of a game without phases."""
    return 0


class Judgements(NamedTuple, Generic[T]):
    """The judgements of a game: by hand, and, if it was tuned, by weights for some numbers of players.

    ``imagine`` returns a table that looks the same to a seat, with what that seat can't see dealt again by the random numbers
    given: it depends on what is seen and on these numbers alone. ``find_phase`` returns the number of the round, or of another
    stretch beyond which luck decides more than moves do. ``doubt`` is the error, in points, of the difference of two moves that
    were played on for two rounds again and again and then judged: a standard error, as it was measured against whole games.
    """

    by_hand: Judgement[T]
    tuned: Mapping[int, Judgement[T]] = {}
    imagine: Callable[[T, Seat, Random], T] = keep_table
    find_phase: Callable[[T], int] = find_only_phase
    doubt: float = 0.0

    def __repr__(self) -> str:
        return f"Judgements(tuned for {', '.join(map(str, self.tuned)) or 'no number of'} players)"

    def find_judgement(self, players: int) -> Judgement[T]:
        """Return the judgement tuned for the number of players nearest to this; that by hand if none was tuned."""
        if not self.tuned:
            return self.by_hand
        return self.tuned[min(self.tuned, key=lambda count: abs(count - players))]
