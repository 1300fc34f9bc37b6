"""An account of one table: its decisions, its steps and what the rules refuse, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias, TypeVar

from village_core.games.board_game import GameTable
from village_core.games.copying import find_settings, is_same_game
from village_core.games.editions import EditionSettings
from village_core.kernel.position import Origin, Position, Step
from village_core.kernel.values import Choice, Option, Refusal, Seat
from village_widgets.companion.writing import Writing
from village_widgets.components.asked import BarredChoice, BarringRule, ShownRefusal
from village_widgets.components.messages import Message

T = TypeVar("T", bound=GameTable)
DescribeChanges: TypeAlias = Callable[[EditionSettings, EditionSettings], str]
"""Describes what is printed differently in two copies of a game."""


class Account(Generic[T]):
    """One table in words, as people read it beside their own pieces.

    The ``writing`` must have the players' names as they can be shown: short, and without control characters.
    """

    def __init__(self, writing: Writing[T], describe_changes: DescribeChanges) -> None:
        self.writing = writing
        self.telling = writing.telling
        self.words = writing.words
        self.players = writing.telling.players
        self._describe_changes = describe_changes

    def describe_bar(self, position: Position[T]) -> tuple[str, str]:
        """Describe for the head of the page where the game stands, and what is being decided."""
        return self.telling.describe_progress(position), self.telling.describe_decision(position)

    def describe_choice(self, choice: Choice, position: Position[T]) -> str:
        """Describe a choice as on a button."""
        return self.telling.describe_choice(choice, position)

    def describe_option(self, option: Option, position: Position[T]) -> str:
        """Describe a decision in one sentence: the choice, and what is paid for it."""
        said, paid = self.describe_choice(option.choice, position), self.telling.describe_payment(option.payment, position.table)
        return self.words.format("entry-paid", said=said, paid=paid) if paid else said

    def find_heading(self, choice: Choice, position: Position[T]) -> tuple[Seat | None, str]:
        """Return the heading under which people find a choice: its seat, None if it has none, and its kind in words, or ""."""
        return self.telling.find_heading(choice, position)

    def describe_step(self, step: Step[T], before: Position[T]) -> Sequence[str]:
        """Describe the events of a step, a line for each that has words; if none has, what was entered.

        The first line about a step against the rules is marked. A laid-out table or a changed copy has one line, about that
        alone.
        """
        said = [line for event in step.events if (line := self.telling.describe_event(event))]
        if not said and step.origin is not Origin.LAID:
            said = [self.telling.describe_entry(step.option.choice, before)]
        return self.mark(said, step, before)

    def mark(self, lines: Sequence[str], step: Step[T], before: Position[T]) -> Sequence[str]:
        """Mark the first line about a step that broke the rules; return one line alone about a laid-out table or a changed copy.

        The lines about any other step stay as they are.
        """
        match step.origin:
            case Origin.LAID if is_same_game(before, step.position):
                return [self._describe_changes(find_settings(before), find_settings(step.position))]
            case Origin.LAID:
                return [self.writing.describe_laying()]
            case Origin.ANYWAY:
                return [self.writing.mark_anyway(lines[0]), *lines[1:]]
        return lines

    def explain_refusal(self, refusal: Refusal, position: Position[T]) -> Message:
        """Explain why a choice can't be made: the rules that are against it, what is lacking, and what is being decided."""
        wording, lacking = self.telling.describe_refusal(refusal)
        against = BarredChoice(self.describe_choice(refusal.choice, position), lacking)
        reason = BarringRule((against,), wording, self.telling.cite(refusal.rules))
        return Message(refused=ShownRefusal("", (reason,), self.telling.describe_decision(position)))
