"""The laws over random games of Stone Age, for every player count."""

from __future__ import annotations

from random import Random

import pytest

from tests import laws
from tests.samples import sampled
from tests.stone_age.subject import SETUPS, STONE_AGE

GAMES = sampled(15, 30)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_random_games_keep_the_laws(setup: tuple[str, int]) -> None:
    """Random games of each player count, by all rulings, keep every law at every position."""
    reached = laws.nothing()
    laws.obey(STONE_AGE, setup, GAMES, reached)
    assert len(reached.lengths) == GAMES


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_the_same_log_gives_the_same_position_in_a_fresh_process(hash_seed: str) -> None:
    """A saved game offers the same in the same order and ends alike in another process, whatever the hashes are."""
    games = [laws.whole_game(STONE_AGE, setup, Random(hash_seed + str(setup))) for setup in SETUPS]
    assert laws.elsewhere(STONE_AGE, games, hash_seed) == [laws.told(game) for game in games]
