"""The words of the interface itself. A game's own words are in its room."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from village_core.games.narration import load_words as printed_words
from village_core.kernel.words import ENGLISH, Words, list_keys

WORD_FILES: Final = files(__package__)
CORE_WORDS: Final = files("village_core") / "words"
"""The words about files, links and text pictures that people bring."""
SHOWN: Final = "ui-"
"""The prefix of words without values that scripts show; each page receives all of them once."""


def load_words(*folders: Traversable) -> Words:
    """Return the words of the interface, of all printed games and in ``folders``, such as a game's own.

    They are in the language that the process speaks at the time they are used.
    """
    return printed_words(*folders, WORD_FILES)


def format_shown(words: Words, *folders: Traversable) -> dict[str, str]:
    """Return the texts for scripts by their keys without ``ui-``: those of the interface and of ``folders``, from ``words``."""
    return {key: words.format(f"{SHOWN}{key}") for key in list_shown(*folders)}


def list_shown(*folders: Traversable) -> tuple[str, ...]:
    """Return the keys of words for scripts, sorted and without ``ui-``: the interface's and those in ``folders``."""
    return _list_shown((WORD_FILES, *folders))


@cache
def _list_shown(folders: tuple[Traversable, ...]) -> tuple[str, ...]:
    found = list_keys(ENGLISH, *folders)
    return tuple(sorted(key.removeprefix(SHOWN) for key in found if key.startswith(SHOWN)))


def format_percent(chance: Fraction, words: Words) -> str:
    """Return a probability (0 to 1) in whole per cent; one that only rounds to 0 or 100 is worded as under 1 % or over 99 %."""
    rounded = round(100 * chance)
    if rounded in (0, 100) and chance not in (0, 1):
        return words.format("percent-nearly" if rounded else "percent-little")
    return words.format("percent", percent=rounded)
