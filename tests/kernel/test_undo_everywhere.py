"""Undo and redo of Village: from every prefix of random games to the start and forward again."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from random import Random

import msgspec
import pytest

from tests.laws import play_whole_game
from tests.samples import sample, thin
from tests.village.subject import SETUPS, VILLAGE
from tests.village.tracked import play_tracked_game
from village_core.games.village import CODEC
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.saves import enter, read_entry, to_entry

GAMES = sample(max(8, len(SETUPS)), 80, 200)
TRACKED = sample(8, 20)
"""The number of tracked games."""
ONE_BY_ONE = 41
"""One in this many prefixes is also undone and redone step by step."""


def yield_games(setup: tuple[str, int], number: int) -> Iterator[Game]:
    """Yield the random games of one setup, with seeds from ``number``, its place in ``SETUPS``, on.

    A game whose seed is below ``TRACKED`` is tracked unless the setup is for one player.
    """
    for seed in range(number, GAMES, len(SETUPS)):
        yield (
            play_tracked_game(*setup, seed) if seed < TRACKED and setup[1] > 1 else play_whole_game(VILLAGE, setup, Random(seed))
        )


def hash_position(position: Position) -> bytes:
    """Return a hash of all of a position."""
    return blake2b(msgspec.json.encode(position)).digest()


def check_prefix(game: Game, hashes: list[bytes]) -> Game:
    """Undo the game to its start and redo it to its end through lines of a log, and return it.

    ``hashes`` has the hash of the position after each number of steps, which is checked. One of 41 prefixes is also undone and
    redone step by step.
    """
    count = len(game.steps)
    back = enter(game, read_entry(f'{{"undo":{count}}}'), CODEC) if count else game
    assert back.position is game.start and not back.steps and len(back.undone) == count, "what was undone is kept"
    forth = enter(back, read_entry(f'{{"redo":{count}}}'), CODEC) if count else back
    assert hash_position(forth.position) == hashes[count] and len(forth.steps) == count and not forth.undone
    if count % ONE_BY_ONE == 1:
        for at in range(count - 1, -1, -1):
            back = game = game.undo()
            assert len(back.steps) == at and hash_position(back.position) == hashes[at]
        for at in range(1, count + 1):
            game = game.redo()
            assert hash_position(game.position) == hashes[at]
        assert game.steps == forth.steps
    return forth


def check_game(game: Game) -> int:
    """Play a game again through the lines of its log, check undo and redo at every prefix, and return the number of positions."""
    hashes = [hash_position(position) for position in game.list_positions()]
    again = Game(game.players, game.start)
    check_prefix(again, hashes)
    for step in game.steps:
        again = check_prefix(enter(again, read_entry(to_entry(step).to_line()), CODEC), hashes)
    assert again == game
    return len(hashes)


@pytest.mark.parametrize("number", thin(range(len(SETUPS)), 3), ids=lambda at: f"{SETUPS[at][0]}-{SETUPS[at][1]}")
def test_from_every_prefix_to_the_start_and_to_the_end(number: int) -> None:
    """Every prefix of random games can be undone to the start and redone to its end, with the same positions."""
    prefixes = [check_game(game) for game in yield_games(SETUPS[number], number)]
    assert len(prefixes) >= GAMES // len(SETUPS) and sum(prefixes) > 10 * GAMES
