"""Laying out a table by hand, for any printed game: impossible counts, each named by its fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from village_core.kernel.values import Seat, Value


class LayingProblem(Value, frozen=True, gc=False):
    """One impossibility: the key of its wording, the fields it is about, and the values the wording uses.

    ``fields`` are dotted names, the one to look at first in front (``players.0.cards``); a name may stop early (``players.0``)
    if all fields below it are meant. ``seat``: whose; ``what``: a kind of piece or a place; ``which``: the number of one among
    several; ``count``: how many there are, or another number that the wording names; ``most``: how many can be.
    """

    key: str
    fields: tuple[str, ...]
    seat: Seat | None = None
    what: str = ""
    which: int = 0
    count: int = 0
    most: int = 0


class Unlayable(ValueError):
    """The error for a table that can't be laid out. ``problems`` lists everything that is wrong with it."""

    def __init__(self, problems: Sequence[LayingProblem]) -> None:
        super().__init__("; ".join(f"{problem.key} ({', '.join(problem.fields)})" for problem in problems))
        self.problems = tuple(problems)


def find_uncountable(counts: Iterable[tuple[str, int]], most: int) -> Iterator[LayingProblem]:
    """Yield a problem for each of the ``counts`` (a field and its number) that is below zero or above ``most``."""
    for field, count in counts:
        if count < 0:
            yield LayingProblem("laying-below-zero", (field,), count=count)
        elif count > most:
            yield LayingProblem("laying-too-high", (field,), count=count, most=most)


def find_unseated(seats: Iterable[tuple[str, Seat | None]], players: int) -> Iterator[LayingProblem]:
    """Yield a problem for each of the ``seats`` (a field and its seat) that is not at the table; None as a seat is no problem."""
    yield from (LayingProblem("laying-nobody", (field,)) for field, seat in seats if seat is not None and not 0 <= seat < players)


def list_holding(counts: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    """Return the fields whose count is not 0, the highest count first; equal counts keep their order."""
    return tuple(field for field, count in sorted(counts, key=lambda place: -place[1]) if count)
