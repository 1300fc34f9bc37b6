"""The laws over random games of Village: both editions, every player count."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests import laws
from tests.samples import sampled
from tests.village.subject import SETUPS, VILLAGE

GAMES = sampled(20, 200)


@pytest.fixture(scope="module")
def reached() -> laws.Reached:
    """What all games of this module come across."""
    return laws.nothing()


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_random_games_keep_the_laws(setup: tuple[str, int], reached: laws.Reached) -> None:
    """Random games of each edition and player count keep every law at every position."""
    games = len(reached.lengths)
    laws.obey(VILLAGE, setup, GAMES, reached)
    assert len(reached.lengths) == games + GAMES


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_the_same_log_gives_the_same_position_in_a_fresh_process(hash_seed: str) -> None:
    """A saved game offers the same in the same order and ends alike in another process, whatever the hashes are."""
    games = [laws.whole_game(VILLAGE, setup, Random(hash_seed + str(setup))) for setup in SETUPS]
    assert laws.elsewhere(VILLAGE, games, hash_seed) == [laws.told(game) for game in games]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_a_whole_game_can_be_undone_and_redone(setup: tuple[str, int]) -> None:
    """From the final score back to the first position and forward again nothing is lost."""
    laws.check_undo(laws.whole_game(VILLAGE, setup, Random(str(setup))))


def test_the_longer_run_is_a_command() -> None:
    """``python -m tests.laws`` plays as many games of every setup as it is told and says so."""
    root = Path(__file__).parent.parent.parent
    done = subprocess.run([sys.executable, "-m", "tests.laws", "--games", "1"], capture_output=True, text=True, cwd=root)
    assert done.returncode == 0, done.stderr
    assert sum(line.startswith("village") for line in done.stdout.splitlines()) == len(SETUPS)
