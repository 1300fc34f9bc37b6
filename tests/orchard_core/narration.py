"""Orchard in words."""

from __future__ import annotations

from typing import ClassVar

from tests.orchard_core.edition import Edition
from tests.orchard_core.rules import Rule
from tests.orchard_core.table import FRUIT, Baked, Ended, Fruit, Table
from village_core.games.narration import Narrator as PrintedNarrator
from village_core.games.nouns import Nouns as PrintedNouns
from village_core.games.nouns import WordingValues
from village_core.kernel.ledger import Event
from village_core.kernel.values import NOT_NOW
from village_core.kernel.words import Words


class Nouns(PrintedNouns[Edition]):
    """The words for the fields of Orchard's choices, decisions and events: fruit by its noun, the rest as in any game."""

    PIECES: ClassVar[tuple[str, ...]] = FRUIT

    def describe_field(self, name: str, value: object) -> WordingValues:
        """Describe one field: a kind of fruit by its noun, any other value as in any game."""
        if isinstance(value, Fruit):
            return {name: self.words.format(f"kind-{value}")}
        return super().describe_field(name, value)


class Narrator(PrintedNarrator[Table, Edition]):
    """Tells a game of Orchard to the people at one table."""

    RULES: ClassVar[tuple[str, ...]] = (*Rule, NOT_NOW)
    NUMBERED: ClassVar[tuple[str, ...]] = ("box", "cake", "rulings")

    def __init__(self, words: Words, names: tuple[str, ...], edition: Edition) -> None:
        super().__init__(words, names, edition, Nouns(words, names, edition))
        self.numbers |= {"rounds": edition.rounds}

    def describe_event(self, event: Event[Table]) -> str:
        """Describe an event; a shared victory, and a cake of unknown fruit, have wordings of their own."""
        match event:
            case Ended(_, outcome) if len(outcome.winners) > 1:
                return self.format("event-ended-shared", **self.nouns.describe_fields(event))
            case Baked(_, _, ()):
                return self.format("event-baked-unpaid", **self.nouns.describe_fields(event))
        return super().describe_event(event)
