"""What an exercise is: a position, something asked about it, and claims of which exactly one holds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeVar

import msgspec

from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, RuleKey

T = TypeVar("T", bound=Table)
FIRST, LAST = 1, 3
"""The lowest and the highest level of difficulty."""


class Claim(Protocol[T]):
    """Something that could be said about a position: an immutable value that compares and hashes."""

    def holds(self, position: Position[T]) -> bool:
        """Whether the engine says so."""


class Unfit(Exception):
    """A position that this kind of exercise can't ask about, or claims of which not exactly one holds."""


class Exercise(msgspec.Struct, Generic[T], frozen=True):
    """One question. ``about`` is the choice it speaks of, if it speaks of one; ``rules`` are the keys of the rules it asks.

    Exactly one of ``claims`` holds at ``position``, by the engine: the one numbered ``right``.
    """

    kind: str
    level: int
    position: Position[T]
    claims: tuple[Claim[T], ...]
    right: int
    rules: tuple[RuleKey, ...]
    about: Choice | None = None


class Kind(NamedTuple, Generic[T]):
    """One kind of exercise: its name, the rules it can ask, and how one is made.

    ``make`` takes a random generator, a level and the rules wanted (none: any of its own) and raises ``Unfit`` when the
    position it came upon will not do; whoever draws then tries again.
    """

    name: str
    rules: frozenset[RuleKey]
    make: Callable[[Random, int, Collection[RuleKey]], Exercise[T]]


def exercise(
    kind: str,
    level: int,
    position: Position[T],
    claims: Sequence[Claim[T]],
    rules: Sequence[RuleKey],
    random: Random,
    about: Choice | None = None,
) -> Exercise[T]:
    """An exercise with its claims in random order. Raises ``Unfit`` unless exactly one of them holds and all differ."""
    shuffled = random.sample(list(claims), len(claims))
    holding = [at for at, claim in enumerate(shuffled) if claim.holds(position)]
    if len(holding) != 1 or len(set(shuffled)) != len(shuffled) or len(shuffled) < 2:
        raise Unfit(kind)
    return Exercise(kind, level, position, tuple(shuffled), holding[0], tuple(dict.fromkeys(rules)), about)
