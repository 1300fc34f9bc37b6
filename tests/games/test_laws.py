"""The laws over random games: every game, every edition, every number of players."""

from __future__ import annotations

import sys
from random import Random

import pytest

from tests import laws
from tests.laws import Subject, list_subjects, try_each_setup
from tests.samples import sample, spread


@try_each_setup()
def test_random_games_keep_the_laws(subject: Subject, setup: tuple[str, int]) -> None:
    """Random games, by the edition's own rulings or by any, keep the quick laws at every position and the costly ones at some."""
    reached = laws.make_record()
    laws.check_laws(subject, setup, subject.samples, reached)
    assert len(reached.lengths) == subject.samples


@pytest.mark.parametrize("hash_seed", ["4242", "0"][: sample(1, 2)])
def test_the_same_log_gives_the_same_position_in_a_fresh_process(hash_seed: str) -> None:
    """Each saved game, loaded in another process with another hash seed, offers the same in the same order and ends alike."""
    setups = [(subject, setup) for subject in list_subjects() for setup in spread(subject.setups)]
    games = [(subject, laws.play_whole_game(subject, setup, Random(hash_seed + str(setup)))) for subject, setup in setups]
    assert laws.digest_elsewhere(games, hash_seed) == [laws.describe_game(game) for _, game in games]


@try_each_setup()
def test_a_whole_game_can_be_undone_and_redone(subject: Subject, setup: tuple[str, int]) -> None:
    """From the final score back to the first position and forward again nothing is lost."""
    laws.check_undo(laws.play_whole_game(subject, setup, Random(str(setup))))


def test_the_longer_run_is_a_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """``python -m tests.laws --games 2`` plays two games of each setup and prints a line for it.

    Here the command has only two board games, with one setup each.
    """
    few = [subject._replace(setups=subject.setups[:1]) for subject in list_subjects()[1::2]]
    monkeypatch.setattr(laws, "list_subjects", lambda: few)
    monkeypatch.setattr(sys, "argv", ["laws", "--games", "2"])
    laws.main()
    for subject, said in zip(few, capsys.readouterr().out.splitlines(), strict=True):
        assert said.startswith(f"{subject.name} {subject.setups[0][0]} ") and "2 games" in said
