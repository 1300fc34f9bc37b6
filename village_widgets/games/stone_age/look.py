"""The words of Stone Age on every page."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from village_core.games.stone_age.narration import WORD_FILES as RULE_WORDS
from village_core.kernel.words import Words
from village_widgets.games.stone_age.glossary import WORD_FILES as GLOSSARY_WORDS
from village_widgets.words import CORE_WORDS
from village_widgets.words import load_words as interface_words

BOARD_WORDS: Final = files(__package__) / "words"
WORD_FILES: Final = (CORE_WORDS, RULE_WORDS, BOARD_WORDS, GLOSSARY_WORDS)


@cache
def load_words() -> Words:
    """Return the words that the screens of Stone Age use: of the game, its board and glossary, and of the interface."""
    return interface_words(*WORD_FILES)
