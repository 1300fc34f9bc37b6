"""Dealing: answering what chance decides at any time of a game, and pieces that lie face down, dealt again for one player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Seat

T = TypeVar("T", bound=Table)


def deal(position: Position[T], random: Random) -> Position[T]:
    """Answer chance frames at random until a player is asked or the game is over.

    Raises ``TypeError`` for anything but a ``Random``.
    """
    if not isinstance(random, Random):
        raise TypeError("The luck of the draw comes from a generator of random numbers, such as Random(7).")
    while position.seat == CHANCE:
        position = position.take(position.sample(random)).position
    return position


def deal_again(
    pile: tuple[int, ...], hands: Sequence[tuple[int, ...]], seat: Seat, random: Random
) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Deal the pieces that ``seat`` can't see again at random; return the pile, sorted, and the pieces of each seat.

    The other seats are dealt as many pieces as they had, out of theirs and the pile; ``seat`` keeps its own, and can't
    tell the result from the true one. If the others have none, the pile and all hands are returned as they were.
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
