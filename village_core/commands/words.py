"""What the commands say: their own words, and those of the game that they speak of."""

from __future__ import annotations

from importlib.resources import files

from village_core.games import game_named
from village_core.games.narration import words as printed_words
from village_core.kernel.words import ENGLISH, Words


def words(language: str = ENGLISH) -> Words:
    """The words of the commands, and those of any printed game."""
    return printed_words(language, files("village_core") / "words")


def words_of(game: str, language: str = ENGLISH) -> Words:
    """The same, and those of one game."""
    return printed_words(language, files("village_core") / "words", game_named(game).words)
