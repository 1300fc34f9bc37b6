"""The words of the interface itself. A game's own words are in its room."""

from __future__ import annotations

from fractions import Fraction
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from village_core.games.narration import words as printed_words
from village_core.kernel.words import ENGLISH, Words, keys

WORD_FILES: Final = files(__package__)
SHOWN: Final = "ui-"
"""Keys of what the page says by itself, without values: they are handed to it once."""


def words(language: str = ENGLISH, *folders: Traversable) -> Words:
    """The interface's words in a language and those of any printed game, with a game's own in ``folders``."""
    return printed_words(language, *folders, WORD_FILES)


def shown(words: Words, *folders: Traversable) -> dict[str, str]:
    """Everything that the page says by itself, by key without ``ui-``; with what ``folders`` add to the interface's own."""
    found = (key for key in keys(ENGLISH, WORD_FILES, *folders) if key.startswith(SHOWN))
    return {key.removeprefix(SHOWN): words.format(key) for key in sorted(found)}


def percent(chance: Fraction, words: Words) -> str:
    """A probability in whole per cent; what is neither impossible nor certain is not called so."""
    rounded = round(100 * chance)
    if rounded in (0, 100) and chance not in (0, 1):
        return words.format("percent-nearly" if rounded else "percent-little")
    return words.format("percent", percent=rounded)
