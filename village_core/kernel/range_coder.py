"""Weighted cases as one whole number: expected cases cost little, rare ones more, and none is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

from village_core.kernel.frames import ChanceFrame, ReportFrame, Table
from village_core.kernel.position import Position, Step
from village_core.kernel.values import Option

FINE: Final = 1024
"""Cases for each unit of weight: many, so that unlisted answers can be much rarer than listed ones."""
UNLISTED: Final = 16
"""Cases of unlisted answers for each unit of weight."""
LINED: Final = 64
"""Cases of how an unlisted answer is stored: one of them is a save line, all others are its encoding by type."""

T = TypeVar("T", bound=Table)
WeightedOptions: TypeAlias = list[tuple[Option, int]]
"""The possible answers with their weights."""


class Interval(NamedTuple):
    """The cases of one symbol: ``size`` of them, from ``first`` on, out of ``whole``."""

    first: int
    size: int
    whole: int


def encode(intervals: Sequence[Interval]) -> int:
    """Encode intervals as one whole number, from which the first is decoded first."""
    number = 0
    for first, size, whole in reversed(intervals):
        left, slot = divmod(number, size)
        number = left * whole + first + slot
    return number


class Frequencies:
    """Counts of the kinds of reports so far in a game, to weigh the next ones; ``notice`` must be told of each step."""

    def __init__(self) -> None:
        self._seen: Counter[tuple[type, bool]] = Counter()

    def weigh(self, position: Position[T]) -> WeightedOptions:
        """List the answers that a position offers, each with its weight.

        A draw weighs its number of equally likely cases. A report weighs more, the more often its kind has come so far, shared
        among the offered reports of that kind. Other answers weigh 1.
        """
        top = position.top
        if isinstance(top, ChanceFrame):
            return [(Option(choice), weight) for choice, weight in top.list_outcomes(position.table)]
        if not isinstance(top, ReportFrame):
            return [(option, 1) for option in position.options]
        kinds = [find_kind(position, option) for option in position.options]
        alike = Counter(kinds)
        weights = {kind: (1 + self._seen[kind]) * FINE // count or 1 for kind, count in alike.items()}
        return [(option, weights[kind]) for option, kind in zip(position.options, kinds, strict=True)]

    def notice(self, position: Position[T], step: Step[T]) -> None:
        """Count a step that was made at ``position``, if it is a report or a draw."""
        if isinstance(position.top, ReportFrame):
            self._seen[find_kind(position, step.option)] += 1


def find_kind(position: Position[T], option: Option) -> tuple[type, bool]:
    """Return the kind of a report: the type of its choice, and True if that names the seat that is asked, or no seat."""
    return type(option.choice), getattr(option.choice, "seat", position.seat) == position.seat


class Decoder:
    """A reader of one coded number, symbol by symbol."""

    def __init__(self, number: int) -> None:
        self.number = number

    def take(self, whole: int) -> int:
        """Take the next digit from the number and return it: from 0, below ``whole``."""
        self.number, digit = divmod(self.number, whole)
        return digit

    def take_place(self, listed: WeightedOptions) -> int:
        """Take the next answer from the number and return its place in ``listed``; one past the end if it is unlisted."""
        slot, first, at, size = self.take(count_cases(listed)), 0, 0, 0
        for at, (_, weight) in enumerate(listed):  # noqa: B007
            size = weight * FINE
            if slot < first + size:
                break
            first += size
        else:
            at, size = len(listed), count_cases(listed) - first
        self.number = self.number * size + slot - first
        return at

    def take_encoded(self) -> bool:
        """Take from the number how an unlisted answer is stored; return True if by its type, False if as a save line."""
        slot = self.take(LINED)
        if slot:
            self.number = self.number * (LINED - 1) + slot - 1
        return slot > 0


def count_cases(listed: WeightedOptions) -> int:
    """Count all cases of a list of weighted answers, those of unlisted answers included."""
    weight = sum(weight for _, weight in listed)
    return weight * FINE + max(weight * UNLISTED, 1)


def find_interval(listed: WeightedOptions, at: int) -> Interval:
    """Return the interval of the answer at position ``at`` of ``listed``, from 0."""
    return Interval(FINE * sum(weight for _, weight in listed[:at]), FINE * listed[at][1], count_cases(listed))


def find_rest(listed: WeightedOptions) -> Interval:
    """Return the interval of all unlisted answers."""
    whole = count_cases(listed)
    first = FINE * sum(weight for _, weight in listed)
    return Interval(first, whole - first, whole)
