"""Writing down any printed game that people play with their own pieces: what they drew, and what happened anyway."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Generic, TypeVar

from village_core.games.board_game import GameTable
from village_core.games.editions import PrintedEdition
from village_core.kernel.frames import ChanceFrame
from village_core.kernel.position import Position
from village_core.kernel.values import FREE, Choice, Option, Payment
from village_widgets.components.drawn import Handful, Odds
from village_widgets.components.telling import Drawable, Telling
from village_widgets.words import percent

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)


class PrintedWriting(Generic[T, E]):
    """One table that is written down, in the words of its ``telling``; see ``Writing``. Things are drawn one by one here."""

    def __init__(self, telling: Telling[T]) -> None:
        self.telling = telling
        self.words = telling.words

    # Chance

    def drawables(self, position: Position[T]) -> tuple[Drawable, ...] | None:
        """Whatever can come out, with how likely it is."""
        top = position.top
        if not isinstance(top, ChanceFrame):
            return None
        outcomes = dict(top.outcomes(position.table))
        whole = sum(outcomes.values())
        named = [(choice, percent(Fraction(weight, whole), self.words)) for choice, weight in outcomes.items()]
        return tuple(Drawable(Option(choice), self.telling.describe_choice(choice, position), odds) for choice, odds in named)

    def handful(self, position: Position[T], typed: Mapping[str, Sequence[str]]) -> Handful | None:
        """No form: nothing is drawn by the handful."""
        return None

    def drawn(self, position: Position[T], typed: Mapping[str, Sequence[str]]) -> tuple[Choice, ...]:
        """Nothing of a form."""
        return ()

    def completed(self, position: Position[T], typed: Mapping[str, Sequence[str]], random: Random) -> tuple[Choice, ...]:
        """Nothing of a form."""
        return ()

    def odds(self, position: Position[T]) -> Odds | None:
        """Nothing is hoped for before it is drawn."""
        return None

    # It happened anyway

    def anyway(self, line: str) -> str:
        """A line of what happened, marked as against the rules."""
        return self.words.format("anyway-line", said=line)

    def laid(self) -> str:
        """That the table was laid out by hand."""
        return self.words.format("laid-line")

    def paid(self, payment: Payment, asked: bool = False) -> str:
        """What was paid for something that the rules refuse; marked if it is what they ask for it."""
        said = self.words.format("anyway-free") if payment == FREE else self.telling.describe_payment(payment)
        return self.words.format("anyway-asked", paid=said) if asked else said

    def impossible(self, flaw: str, position: Position[T]) -> str:
        """That the pieces for something are not there."""
        return self.words.format("anyway-impossible")

    def put_right(self) -> str:
        """That the table can be put right by hand first."""
        return self.words.format("anyway-put-right")
