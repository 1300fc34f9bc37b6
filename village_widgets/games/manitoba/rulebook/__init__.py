"""Manitoba's part in the rulebook: its rules in the order of play, those that each leans on, and what players ask."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from village_widgets.games.manitoba.rulebook.questions import QUESTIONS
from village_widgets.games.manitoba.rulebook.rules import GROUPS, LEANS
from village_widgets.rulebook.book import RuleBook

FOLDER: Final = files(__package__)

BOOK: Final = RuleBook(GROUPS, FOLDER / "words", FOLDER / "examples.toml", QUESTIONS, LEANS)
