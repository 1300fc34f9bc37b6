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
"""The prefix of words without values that scripts show: a page is sent all of them once."""


def words(language: str = ENGLISH, *folders: Traversable) -> Words:
    """The interface's words in a language and those of any printed game, with a game's own in ``folders``."""
    return printed_words(language, *folders, WORD_FILES)


def shown(words: Words, *folders: Traversable) -> dict[str, str]:
    """Return the words that a page's scripts ask for, by ``shown_keys``."""
    return {key: words.format(f"{SHOWN}{key}") for key in shown_keys(*folders)}


def shown_keys(*folders: Traversable) -> tuple[str, ...]:
    """Return the keys of the words that a page is sent, sorted and without ``ui-``: the interface's and those in ``folders``."""
    found = keys(ENGLISH, WORD_FILES, *folders)
    return tuple(sorted(key.removeprefix(SHOWN) for key in found if key.startswith(SHOWN)))


def percent(chance: Fraction, words: Words) -> str:
    """A probability in whole per cent; what is neither impossible nor certain is not called so."""
    rounded = round(100 * chance)
    if rounded in (0, 100) and chance not in (0, 1):
        return words.format("percent-nearly" if rounded else "percent-little")
    return words.format("percent", percent=rounded)
