"""A payment put together piece by piece, where there are too many ways to pay to list them: a few taps, whatever the price.

The page says which pieces lie there so far; what may be added, what is missing and whether it can be paid is found from the
ways to pay themselves, so no rule is told twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.values import Option, Payment
from village_widgets.components.messages import Composer, Kind
from village_widgets.components.telling import Telling

T = TypeVar("T", bound=Table)
FEW_WAYS: Final = 6
"""So many ways to pay are shown in words, each a button; more are composed."""


class Way(NamedTuple):
    """One way to pay: its number in the row, and its pieces by kind."""

    number: int
    payment: Payment
    pieces: Mapping[str, int]

    def size(self) -> int:
        """How many pieces it takes."""
        return sum(self.pieces.values())


class Heap(NamedTuple):
    """Pieces that lie there, in the order in which they were put, and the ways to pay that can be reached from there."""

    pieces: tuple[str, ...]
    reached: tuple[Way, ...]


def heap(ways: Iterable[Way], asked: Iterable[str]) -> Heap:
    """As much of ``asked`` as some way to pay takes; pieces with which no way could be reached any more are left out."""
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


def filled(pile: Heap) -> Heap:
    """The first way to pay that can be reached, the one with fewest jokers, put together."""
    first = pile.reached[0]
    missing = Counter(first.pieces) - Counter(pile.pieces)
    return heap(pile.reached, (*pile.pieces, *missing.elements()))


def composer(
    telling: Telling[T], row: int, title: str, options: Sequence[Option], purse: object, asked: Sequence[str] | None, fill: bool
) -> Composer:
    """What a page is told that pays for a choice: ``asked`` lies there, or that filled in, out of ``purse``."""
    ways = tuple(Way(number, option.payment, dict(option.payment.spent)) for number, option in enumerate(options))
    pile = heap(ways, asked or ())
    if fill:
        pile = filled(pile)
    put, first = Counter(pile.pieces), pile.reached[0]
    kinds = sorted({kind for way in ways for kind in way.pieces}, key=telling.pieces().index)
    return Composer(
        row,
        title,
        None if asked is None else tuple(asked),
        pile.pieces,
        tuple(_kind(telling, kind, put[kind], pile.reached, purse) for kind in kinds),
        _said(telling, pile),
        tuple((way.number, telling.payment(way.payment)) for way in pile.reached if way.size() == len(pile.pieces)),
        telling.payment(first.payment) if first.size() > len(pile.pieces) else "",
    )


def _kind(telling: Telling[T], kind: str, put: int, reached: Iterable[Way], purse: object) -> Kind:
    more = max(way.pieces.get(kind, 0) for way in reached) - put
    held = telling.payment(Payment(((kind, getattr(purse, kind)),)))
    say = telling.words.say
    return Kind(kind, say("composer-kind", put=put, held=held), say("composer-room", more=more), more > 0, put > 0)


def _said(telling: Telling[T], pile: Heap) -> str:
    """What lies there, and how many pieces are missing or may be added."""
    sizes = [way.size() - len(pile.pieces) for way in pile.reached]
    least, most = min(sizes), max(sizes)
    key = "composer-paid" if least == 0 else "composer-short"
    still = telling.words.say(key if most == least else f"{key}-more", least=least, most=most)
    if not pile.pieces:
        return still
    so_far = telling.payment(Payment(tuple(sorted(Counter(pile.pieces).items()))))
    return telling.words.say("composer-so-far", pieces=so_far, still=still)
