"""Pieces that lie face down, dealt anew for somebody who can't see them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from village_core.kernel.values import Seat


def dealt_anew(
    pile: tuple[int, ...], hands: Sequence[tuple[int, ...]], seat: Seat, random: Random
) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The pile, sorted, and what each seat holds, as they might lie for all that ``seat`` knows.

    Everybody else is dealt as many pieces as before, out of theirs and the pile; ``seat`` keeps its own.
    """
    hidden = sorted((*pile, *(piece for at, hand in enumerate(hands) if at != seat for piece in hand)))
    if len(hidden) == len(pile):
        return pile, tuple(hands)
    random.shuffle(hidden)
    dealt = list(hands)
    for at, hand in enumerate(hands):
        if at != seat:
            dealt[at], hidden = tuple(hidden[: len(hand)]), hidden[len(hand) :]
    return tuple(sorted(hidden)), tuple(dealt)
