"""Saves that are damaged in the same ways, but for the log beside a store, and what comes of opening them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files as folders
from random import Random
from typing import Final

from tests.damage import stores
from tests.damage.stores import OLDER, RAW, SILENT, SOUND
from tests.laws import subjects, whole_game
from village_core.games import LISTED, save
from village_core.games.narration import problem, words
from village_core.games.reading import read
from village_core.kernel.game import Game
from village_core.kernel.saves import CHECKPOINT_EVERY, BadSave

WAYS: Final = (stores.flipped, stores.written_over, stores.cut, stores.swapped, stores.zeroed)
PAGE: Final = 512
"""Bytes of a block that is swapped or zeroed: a save has fewer than a store's pages."""
STEPS: Final = CHECKPOINT_EVERY + 10


@cache
def whole() -> tuple[Game, ...]:
    """A game of each kind that there is, up to some steps behind its first checkpoint."""
    listed = (subject for subject in subjects() if subject.recorded.game.name in LISTED)
    return tuple(whole_game(subject, subject.setups[0], Random(2)).branch(STEPS) for subject in listed)


def outcome(data: bytes, game: Game) -> str:
    """What comes of opening a save of a game: what it says has words, and what it gives is the game as far as it is there."""
    try:
        found, said = read(data), SOUND
    except BadSave as error:
        if not problem(words("en", folders("village_core") / "words"), error):
            return f"{RAW}: {error.problem}"
        found, said = error.rescued, error.problem
    except Exception as error:
        return f"{RAW}: {type(error).__name__}"
    if found is None:
        return said
    if not isinstance(found, Game) or found != game.branch(len(found.steps)):
        return SILENT
    return OLDER if said == SOUND and found != game else said


def damaged(count: int, seed: int = 1) -> dict[str, Counter[str]]:
    """What came of so many damaged saves, by the way in which they were damaged."""
    random, figures = Random(seed), {way.__name__: Counter[str]() for way in WAYS}
    texts = [save(game).encode() for game in whole()]
    for number in range(count):
        way, at = WAYS[number % len(WAYS)], random.randrange(len(texts))
        figures[way.__name__][outcome(way({"now": texts[at]}, random, PAGE)[""], whole()[at])] += 1
    return figures
