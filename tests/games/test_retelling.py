"""A full game and its retelling to the tracker agree, under every value of every ruling: random and recorded games."""

from __future__ import annotations

from random import Random

import pytest

from tests import laws
from tests.games.ruled import EACH_RULED, Ruled, can_be_tracked
from tests.laws import Subject, list_subjects_with_tracker, try_each_setup, try_each_subject
from tests.retelling import check_late_reports, check_retelling
from tests.samples import sample


@try_each_subject()
def test_a_game_with_a_tracker_says_how_it_is_retold(subject: Subject) -> None:
    """A game has a retelling exactly if it can begin as a tracked one, and its rulings are among those that are tried."""
    assert any(can_be_tracked(subject, *setup) for setup in subject.setups) is (subject.retelling is not None)
    assert (subject.name in {each.subject.name for each in EACH_RULED}) is (subject.retelling is not None)


@pytest.mark.parametrize("ruled", EACH_RULED, ids=str)
def test_full_and_tracked_games_agree_under_every_ruling(ruled: Ruled) -> None:
    """Under each value of each ruling, games of leaning players come out the same when they are retold, with late reports too."""
    random = Random(f"late {ruled}")
    tracked = [check_retelling(ruled.subject, game) for game in ruled.play_games(10)]
    assert sum(check_late_reports(ruled.subject, game, random) for game in tracked)


@try_each_setup(can_be_tracked)
def test_random_games_agree_with_their_retelling(subject: Subject, setup: tuple[str, int]) -> None:
    """Random games of an edition and number of players (``setup``), by its rulings or any, come out the same when retold."""
    for number in range(sample(subject.samples, 60)):
        check_retelling(subject, laws.play_whole_game(subject, setup, Random(f"retold {setup} {number}")))


@pytest.mark.parametrize("subject", list_subjects_with_tracker(), ids=lambda subject: subject.name)
def test_recorded_games_agree_with_their_retelling(subject: Subject) -> None:
    """Each recorded game that a tracker could have followed comes out the same when it is retold."""
    wanted = [each for each in subject.recorded.wanted if can_be_tracked(subject, each.edition, each.players)]
    assert wanted
    for each in wanted:
        check_retelling(subject, subject.recorded.load(each.name))
