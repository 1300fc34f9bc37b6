"""Cases and their weights as one whole number: what is expected costs little, what is rare costs more, nothing is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

from village_core.kernel.frames import ChanceFrame, Reported, Table
from village_core.kernel.position import Position, Step
from village_core.kernel.values import Option

FINE: Final = 1024
"""Every unit of weight is so many cases, so that what is not listed can be much rarer than what is."""
UNLISTED: Final = 16
"""For every unit of weight, so many cases of something that is not listed."""
LINED: Final = 64
"""One in so many of those has to be written down as a line; the others are encoded."""

T = TypeVar("T", bound=Table)
Listed: TypeAlias = list[tuple[Option, int]]
"""What can be answered, each with its weight."""


class Part(NamedTuple):
    """The part of all cases that one symbol stands for: ``first`` and ``size`` out of ``whole``."""

    first: int
    size: int
    whole: int


def encode(parts: Sequence[Part]) -> int:
    """One whole number for all of them; the first comes out first."""
    number = 0
    for first, size, whole in reversed(parts):
        left, slot = divmod(number, size)
        number = left * whole + first + slot
    return number


class Frequencies:
    """What was reported so far in a game: what is reported often is expected again."""

    def __init__(self) -> None:
        self._seen: Counter[tuple[type, bool]] = Counter()

    def listed(self, position: Position[T]) -> Listed:
        """What can be answered, each with its weight."""
        top = position.top
        if isinstance(top, ChanceFrame):
            return [(Option(choice), weight) for choice, weight in top.outcomes(position.table) if weight > 0]
        if not isinstance(top, Reported):
            return [(option, 1) for option in position.options]
        kinds = [kind_of(position, option) for option in position.options]
        alike = Counter(kinds)
        weights = {kind: (1 + self._seen[kind]) * FINE // count or 1 for kind, count in alike.items()}
        return [(option, weights[kind]) for option, kind in zip(position.options, kinds, strict=True)]

    def notice(self, position: Position[T], step: Step[T]) -> None:
        """Remember a step that was made at ``position``."""
        if isinstance(position.top, Reported):
            self._seen[kind_of(position, step.option)] += 1


def kind_of(position: Position[T], option: Option) -> tuple[type, bool]:
    """Reports are alike that tell the same of whoever is asked, or the same of somebody else."""
    return type(option.choice), getattr(option.choice, "seat", position.seat) == position.seat


class Decoder:
    """Takes a coded number apart."""

    def __init__(self, number: int) -> None:
        self.number = number

    def take(self, whole: int) -> int:
        """The next digit, one of ``whole``."""
        self.number, digit = divmod(self.number, whole)
        return digit

    def place(self, listed: Listed) -> int:
        """The place of the next symbol in ``listed``; one past its end for what is not listed."""
        slot, first, at, size = self.take(whole_of(listed)), 0, 0, 0
        for at, (_, weight) in enumerate(listed):  # noqa: B007
            size = weight * FINE
            if slot < first + size:
                break
            first += size
        else:
            at, size = len(listed), whole_of(listed) - first
        self.number = self.number * size + slot - first
        return at

    def encoded(self) -> bool:
        """Whether what is not listed is encoded; if not, it has a line of its own."""
        slot = self.take(LINED)
        if slot:
            self.number = self.number * (LINED - 1) + slot - 1
        return slot > 0


def whole_of(listed: Listed) -> int:
    """How many cases there are, with those of what is not listed."""
    weight = sum(weight for _, weight in listed)
    return weight * FINE + max(weight * UNLISTED, 1)


def listed_at(listed: Listed, at: int) -> Part:
    """The part of what stands at a place of ``listed``."""
    return Part(FINE * sum(weight for _, weight in listed[:at]), FINE * listed[at][1], whole_of(listed))


def unlisted(listed: Listed) -> Part:
    """The part of everything that is not listed."""
    whole = whole_of(listed)
    first = FINE * sum(weight for _, weight in listed)
    return Part(first, whole - first, whole)
