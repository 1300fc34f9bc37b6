"""Pieces that lie face down, dealt again for a player who can't see them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from village_core.kernel.values import Seat


def deal_again(
    pile: tuple[int, ...], hands: Sequence[tuple[int, ...]], seat: Seat, random: Random
) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Return the pile, sorted, and the pieces of each seat, as they might lie for all that ``seat`` knows.

    The other seats are dealt as many pieces as they had, out of theirs and the pile; ``seat`` keeps its own.
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
