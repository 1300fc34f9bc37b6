"""Words of the commands, and of the games that they are about."""

from __future__ import annotations

from importlib.resources import files

from village_core.games import find_game
from village_core.games.narration import load_words as printed_words
from village_core.kernel.words import Words


def load_command_words() -> Words:
    """Return the words of the commands and those of any printed game, in the language that the process speaks."""
    return printed_words(files("village_core") / "words")


def load_game_words(game: str) -> Words:
    """Return the words of the commands, those of any printed game and those of one game, in the process's language."""
    return printed_words(files("village_core") / "words", find_game(game).words)
