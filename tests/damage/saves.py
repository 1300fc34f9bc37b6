"""Saves that are damaged in five of the ways in which stores are, and the outcomes of opening them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files as folders
from random import Random
from typing import Final

from tests.damage import stores
from tests.damage.stores import OLDER, RAW, SILENT, SOUND
from tests.laws import list_subjects, play_whole_game
from village_core.games import LISTED, save
from village_core.games.narration import load_words
from village_core.games.problems import describe_problem
from village_core.games.reading import read
from village_core.kernel.game import Game
from village_core.kernel.saves import CHECKPOINT_EVERY, BadSave

WAYS: Final = (stores.flip_bits, stores.overwrite, stores.cut_file, stores.swap_pages, stores.zero_page)
PAGE: Final = 512
"""Bytes of a block that is swapped or zeroed: a save has fewer than a store's pages."""
STEPS: Final = CHECKPOINT_EVERY + 10


@cache
def play_games() -> tuple[Game, ...]:
    """Return a random game of each listed game, up to some steps after its first checkpoint."""
    listed = (subject for subject in list_subjects() if subject.recorded.game.name in LISTED)
    return tuple(play_whole_game(subject, subject.setups[0], Random(2)).branch(STEPS) for subject in listed)


def read_outcome(data: bytes, game: Game) -> str:
    """Open a damaged save and return the outcome: a problem with words, sound, or older than ``game``.

    It is ``RAW`` if an error has no words, and ``SILENT`` if what was read isn't the beginning of ``game``.
    """
    try:
        found, said = read(data), SOUND
    except BadSave as error:
        if not describe_problem(load_words(folders("village_core") / "words"), error):
            return f"{RAW}: {error.problem}"
        found, said = error.rescued, error.problem
    except Exception as error:
        return f"{RAW}: {type(error).__name__}"
    if found is None:
        return said
    if not isinstance(found, Game) or found != game.branch(len(found.steps)):
        return SILENT
    return OLDER if said == SOUND and found != game else said


def damage_saves(count: int, seed: int = 1) -> dict[str, Counter[str]]:
    """Damage saves ``count`` times, in each way in turn, and count the outcomes of opening them by the name of the way."""
    random, figures = Random(seed), {way.__name__: Counter[str]() for way in WAYS}
    texts = [save(game).encode() for game in play_games()]
    for number in range(count):
        way, at = WAYS[number % len(WAYS)], random.randrange(len(texts))
        figures[way.__name__][read_outcome(way({"now": texts[at]}, random, PAGE)[""], play_games()[at])] += 1
    return figures
