"""The base class for writing down a game that people play with their own pieces: what they drew, and what happened anyway."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Generic, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.frames import ChanceFrame
from village_core.kernel.position import Position
from village_core.kernel.values import FREE, Choice, Option, Payment
from village_widgets.components.drawn import Handful, Odds
from village_widgets.components.telling import Telling
from village_widgets.words import format_percent

T = TypeVar("T", bound=GameTable)


class Drawable(NamedTuple):
    """One thing that can be drawn, as a small card: what it is, and what else helps to tell it from others."""

    option: Option
    label: str
    besides: str


class Writing(Generic[T]):
    """One table whose players use their own pieces and enter what they draw, in the words of its ``telling``.

    They enter draws one by one; a game may override that. Pieces that are drawn together (a handful) are typed into a form:
    ``typed`` are the pieces by the place where they go.
    """

    def __init__(self, telling: Telling[T]) -> None:
        self.telling = telling
        self.words = telling.words

    # Chance

    def list_drawables(self, position: Position[T]) -> tuple[Drawable, ...] | None:
        """List what can be drawn one by one, with its odds in percent, in the order in which people look for it.

        Returns None for a handful, and if nothing is drawn now.
        """
        top = position.top
        if not isinstance(top, ChanceFrame):
            return None
        outcomes = dict(top.list_outcomes(position.table))
        whole = sum(outcomes.values())
        named = [(choice, format_percent(Fraction(weight, whole), self.words)) for choice, weight in outcomes.items()]
        return tuple(Drawable(Option(choice), self.telling.describe_choice(choice, position), odds) for choice, odds in named)

    def build_handful(self, position: Position[T], typed: Mapping[str, Sequence[str]]) -> Handful | None:
        """Build the form for a handful, filled as far as it was typed; None where things are drawn one by one.

        It is always None unless a game overrides this.
        """
        return None

    def read_handful(self, position: Position[T], typed: Mapping[str, Sequence[str]]) -> tuple[Choice, ...]:
        """Return the draws that can be entered now from what was typed into a form; none unless a game overrides this."""
        return ()

    def complete(self, position: Position[T], typed: Mapping[str, Sequence[str]], random: Random) -> tuple[Choice, ...]:
        """Return the draws of a form, with missing pieces drawn by ``random``; empty if nothing was typed.

        It is always empty unless a game overrides this.
        """
        return ()

    def foretell(self, position: Position[T]) -> Odds | None:
        """Return the odds that people see before a draw that they make with their own pieces; None at any other moment.

        They are about what people hope for, such as how much a roll yields. It is always None unless a game overrides this.
        """
        return None

    # Moves against the rules

    def mark_anyway(self, line: str) -> str:
        """Mark a line of what happened as against the rules."""
        return self.words.format("anyway-line", said=line)

    def describe_laying(self) -> str:
        """Say that the table was laid out by hand."""
        return self.words.format("laid-line")

    def describe_paid(self, payment: Payment, asked: bool = False) -> str:
        """Describe what was paid for a choice that the rules refuse; ``asked``: it is the printed price."""
        said = self.words.format("anyway-free") if payment == FREE else self.telling.describe_payment(payment)
        return self.words.format("anyway-asked", paid=said) if asked else said

    def explain_impossible(self, flaw: str, position: Position[T]) -> str:
        """Say that the pieces for a choice are not there.

        A game may name them by ``flaw``, the place that would be wrong, empty if it is unknown.
        """
        return self.words.format("anyway-impossible")

    def offer_repair(self) -> str:
        """Say that people can first put the table right by hand."""
        return self.words.format("anyway-put-right")
