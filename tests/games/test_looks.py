"""Boards, their answers, trackers, lessons and exercises: shown as when their fingerprints were written."""

from __future__ import annotations

import json

import pytest

from tests.games.looks import FILE, Looks, look_at_exercises, look_at_games, look_at_lessons, look_at_trackers
from tests.games.record import Recorded
from tests.laws import Subject, list_subjects, list_subjects_with_tracker
from village_widgets.tutor.course import list_taught_games

KEPT: Looks = json.loads(FILE.read_text("utf-8"))
RECORDED = [subject.recorded for subject in list_subjects()]


def check_looks(seen: Looks, beginning: str) -> None:
    """Check that all that is shown looks as kept; ``python -m tests.games.looks`` keeps new looks, if they are wanted."""
    kept = {key: look for key, look in KEPT.items() if key.startswith(beginning)}
    changed = sorted(key for key in kept.keys() | seen.keys() if kept.get(key) != seen.get(key))
    assert len(seen) > 1 and changed == []


@pytest.mark.parametrize("each", RECORDED, ids=lambda each: each.game.name)
def test_a_recorded_game_looks_as_it_did(each: Recorded) -> None:
    """Panels, questions, answers to pointing and logs of recorded games are drawn and worded as they were."""
    check_looks(look_at_games(each), f"{each.game.name} game ")


@pytest.mark.parametrize("name", list_taught_games())
def test_exercises_are_drawn_as_they_were(name: str) -> None:
    """The same seeds draw the same exercises of each kind, with the same words, rules and right answers."""
    check_looks(look_at_exercises(name), f"{name} exercise ")


@pytest.mark.parametrize("subject", list_subjects_with_tracker(), ids=lambda subject: subject.name)
def test_a_tracker_looks_as_it_did(subject: Subject) -> None:
    """The tracker shows and asks what it did while recorded games are reported to it."""
    check_looks(look_at_trackers(subject), f"{subject.name} tracker ")


@pytest.mark.parametrize("name", list_taught_games())
def test_lessons_say_the_same_as_before(name: str) -> None:
    """The card of each step of each chapter says what it said, at the step's beginning and when it is solved."""
    check_looks(look_at_lessons(name), f"{name} lesson ")
