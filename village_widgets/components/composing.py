"""Payments put together piece by piece, where there are too many ways to pay to list them.

The page sends the pieces so far. The ways to pay themselves say what may be added, what is missing and whether it can be paid, so
no rule stands here again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import and_
from typing import Final, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.values import Option, Payment
from village_widgets.components.asked import Composer, ComposerRow, Way
from village_widgets.components.telling import Telling

T = TypeVar("T", bound=GameTable)
FEW_WAYS: Final = 6
"""Up to this number, each way to pay is a button with words; more are composed."""
FEW_PIECES: Final = 3
"""Up to this number, pieces of a kind are drawn one by one."""


class NumberedWay(NamedTuple):
    """One way to pay: its number in the row, and its pieces by kind."""

    number: int
    payment: Payment
    pieces: Mapping[str, int]

    def count_pieces(self) -> int:
        """Count the pieces in the payment."""
        return sum(self.pieces.values())


class Heap(NamedTuple):
    """The pieces so far, in the order in which they were put, and the ways to pay that they can still become."""

    pieces: tuple[str, ...]
    reached: tuple[NumberedWay, ...]


def build_heap(ways: Iterable[NumberedWay], asked: Iterable[str]) -> Heap:
    """Put the ``asked`` pieces together, without those that no way takes beside the earlier ones; keep the ways that fit."""
    put: Counter[str] = Counter()
    pieces: list[str] = []
    reached = tuple(ways)
    for kind in asked:
        left = tuple(way for way in reached if way.pieces.get(kind, 0) > put[kind])
        if left:
            put[kind] += 1
            pieces.append(kind)
            reached = left
    return Heap(tuple(pieces), reached)


def find_meant(heap: Heap) -> NumberedWay:
    """Return the way to pay that is meant if the missing pieces are added: the first of those with the most pieces.

    If all take equally many, that is the one with the fewest jokers, because ways come in this order. If more may be paid,
    the player gets more for it.
    """
    return max(heap.reached, key=NumberedWay.count_pieces)


def fill_up(heap: Heap) -> Heap:
    """Return the heap with the pieces that are missing for the way to pay that is meant (``find_meant``)."""
    missing = Counter(find_meant(heap).pieces) - Counter(heap.pieces)
    return build_heap(heap.reached, (*heap.pieces, *missing.elements()))


def build_composer(
    telling: Telling[T],
    row: int,
    title: str,
    options: Sequence[Option],
    purse: object,
    asked: Sequence[str] | None,
    fill: bool,
    table: T | None = None,
) -> Composer:
    """Build the message for the payment of ``row``: the ``asked`` pieces out of ``purse``; ``fill`` adds the missing ones.

    ``options`` are its ways to pay. If ``asked`` is None, the pieces that every way takes are put; the player can't take these
    back.
    """
    ways = tuple(NumberedWay(number, option.payment, dict(option.payment.spent)) for number, option in enumerate(options))
    least = reduce(and_, (Counter(way.pieces) for way in ways))
    heap = build_heap(ways, least.elements() if asked is None else asked)
    if fill:
        heap = fill_up(heap)
    put, meant = Counter(heap.pieces), find_meant(heap)
    kinds = sorted({kind for way in ways for kind in way.pieces}, key=telling.list_pieces().index)
    return Composer(
        row,
        title,
        None if asked is None else tuple(asked),
        heap.pieces,
        tuple(_build_row(telling, kind, put[kind], put[kind] > least[kind], heap.reached, purse) for kind in kinds),
        _describe_heap(telling, heap),
        tuple(
            (way.number, build_way(telling, way.payment, table)) for way in heap.reached if way.count_pieces() == len(heap.pieces)
        ),
        telling.describe_payment(meant.payment, table) if meant.count_pieces() > len(heap.pieces) else "",
    )


def build_way(telling: Telling[T], payment: Payment, table: T | None = None) -> Way:
    """Build a way to pay: its words, to which a known ``table`` adds, and a picture per piece, one for many of a kind or time."""
    kinds = (*payment.spent, *((("time", payment.time),) if payment.time else ()))
    order = (*telling.list_pieces(), "time")
    pictures = ((what, telling.find_picture(what), count) for what, count in sorted(kinds, key=lambda kind: order.index(kind[0])))
    several = ((drawn, count if count <= FEW_PIECES and what != "time" else 1) for what, drawn, count in pictures if drawn)
    return Way(telling.describe_payment(payment, table), tuple(drawn for drawn, count in several for _ in range(count)))


def _build_row(
    telling: Telling[T], kind: str, put: int, less: bool, reached: Iterable[NumberedWay], purse: object
) -> ComposerRow:
    """Build the row of one kind of piece, ``put`` of which are paid so far; ``less`` tells whether one may be taken back.

    ``reached`` are the ways to pay that all pieces so far can still become; ``purse`` has the pieces that the player owns.
    """
    more = max(way.pieces.get(kind, 0) for way in reached) - put
    held = telling.describe_payment(Payment(((kind, getattr(purse, kind)),)))
    say = telling.words.format
    label, room = say("composer-kind", put=put, held=held), say("composer-room", more=more)
    return ComposerRow(kind, telling.find_picture(kind), label, room, more > 0, less)


def _describe_heap(telling: Telling[T], heap: Heap) -> str:
    """Describe the pieces so far, and how many are missing or may be added."""
    sizes = [way.count_pieces() - len(heap.pieces) for way in heap.reached]
    least, most = min(sizes), max(sizes)
    key = "composer-paid" if least == 0 else "composer-short"
    still = telling.words.format(key if most == least else f"{key}-more", least=least, most=most)
    if not heap.pieces:
        return still
    so_far = telling.describe_payment(Payment(tuple(sorted(Counter(heap.pieces).items()))))
    return telling.words.format("composer-so-far", pieces=so_far, still=still)
