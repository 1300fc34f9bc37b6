"""The nouns of a printed game in words: pieces, people, and all fields of a choice, an event or a frame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Generic, TypeAlias, TypeVar

from village_core.games.editions import PrintedEdition
from village_core.games.outcome import Outcome
from village_core.kernel.values import Value
from village_core.kernel.words import Words

E_co = TypeVar("E_co", bound=PrintedEdition, covariant=True)
WordingValues: TypeAlias = dict[str, str | int]
"""Values for a wording, by the names it uses for them."""


class Nouns(Generic[E_co]):
    """Names everything at one table: players by ``names`` (one for each seat), the rest by the edition.

    ``PIECES`` are the kinds of piece that are paid and counted, in the order in which people sort them; ``POINTS`` is the word
    of wordings for points as an amount (``amount-score``).
    """

    PIECES: ClassVar[tuple[str, ...]] = ()
    POINTS: ClassVar[str] = "score"

    def __init__(self, words: Words, names: tuple[str, ...], edition: E_co) -> None:
        self.words = words
        self.names = names
        self.edition = edition

    def describe_amount(self, what: str, count: int) -> str:
        """Describe an amount in words: pieces of one kind, points or time."""
        return self.words.format(f"amount-{what}", count=count)

    def list_amounts(self, counts: Mapping[str, object]) -> list[str]:
        """List the amount of each kind of piece in words, in the order in which people sort them, without absent kinds."""
        found = ((what, counts.get(what)) for what in self.PIECES)
        return [self.describe_amount(what, count) for what, count in found if isinstance(count, int) and count]

    def name_seat(self, seat: int) -> str:
        """Return the name of the player at a seat, or the seat's number if it is not at the table."""
        return self.names[seat] if seat in range(len(self.names)) else str(seat)

    def name_line(self, line: str) -> str:
        """Name a line of the final sheet, or a measure that breaks ties."""
        key = f"category-{line}"
        return self.words.format(key if self.words.knows(key) else f"tie-line-{line}")

    def describe_fields(self, told: Value) -> WordingValues:
        """Return the fields of a value in words: by their own names, a seat as ``who``, without those that have no words."""
        said: WordingValues = {}
        for name in told.__struct_fields__:
            said.update(self.describe_field(name, getattr(told, name)))
        return said

    def describe_field(self, name: str, value: object) -> WordingValues:
        """Describe one field: its words by key, several if its noun has several forms, empty if it has no words.

        A game adds its own nouns.
        """
        match value:
            case Outcome(sheets, winners):
                who = self.words.join([self.name_seat(seat) for seat in winners])
                return {"who": who, **self.describe_number("points", sheets[winners[0]].total)}
            case str():
                return {name: self.name_line(value) if name == "line" else str(value)}
            case int():
                return self.describe_number(name, value)
            case tuple():
                return {name: self.describe_several(name, value)}
        return {}

    def describe_number(self, name: str, value: int) -> WordingValues:
        """Describe a number: a seat by its player, points also as an amount in words, any other number as it is."""
        match name:
            case "seat" | "start":
                return {"who": self.name_seat(value)}
            case "points":
                return {"points": value, self.POINTS: self.describe_amount(self.POINTS, value)}
        return {name: value}

    def describe_several(self, name: str, value: tuple[object, ...]) -> str:
        """Describe several things as a list: pieces that were spent, or players in an order; empty for anything else."""
        match name:
            case "spent":
                parts = self.list_amounts(dict(pair for pair in value if isinstance(pair, tuple)))
            case "order":
                parts = [self.name_seat(seat) for seat in value if isinstance(seat, int)]
            case _:
                parts = []
        return self.words.join(parts)
