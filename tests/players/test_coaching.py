"""The coach's report is put together by the language: its sentences, its lists and its numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import grammar
from tests.laws import list_subjects
from tests.players.test_levels import yield_positions
from village_core.games.narration import load_words
from village_core.players.coach import MoveEstimate, Report
from village_core.players.coaching import AdvisedMove, describe_differences, describe_report

DIFFERS = (("grain", 2.26), ("time", 1.0), ("goods", -0.7))


def advise() -> tuple[AdvisedMove, ...]:
    """Return a report's two moves in words, of which the second is a little worse."""
    rules = list_subjects()[0].recorded.game
    position = next(each for each in yield_positions(rules, 3, 2, 0.2) if len(each.options) > 1)
    best, other = ((option,) for option in position.options[:2])
    moves = (
        MoveEstimate(best, {"goods": 2.5, "time": 0.0}, 3.0),
        MoveEstimate(other, {"goods": 0.0, "time": 1.2}, 1.7, 1.3, 0.25),
    )
    return describe_report(Report(moves, 7, 0.5), position, rules.narrate(load_words(rules.words), ("Ann", "Bob"), position))


def test_reasons_are_sentences_and_lists_of_the_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A move's gains and losses are a sentence each; English joins them by a space and lists by commas, Han by nothing and 、."""
    assert (
        describe_differences(load_words(), DIFFERS) == "More points: 2.3 from grain, 1.0 from time. Fewer points: 0.7 from goods."
    )
    grammar.speak(grammar.HAN, monkeypatch, tmp_path)
    assert (
        describe_differences(load_words(), DIFFERS) == "More points: 2.3 from grain、1.0 from time.Fewer points: 0.7 from goods."
    )


def test_a_report_names_the_first_three_of_many_reasons() -> None:
    """Of four gains and four losses the first three each are told."""
    differs = tuple(
        (what, sign * points) for sign in (1, -1) for what, points in (("a", 4.0), ("b", 3.0), ("c", 2.0), ("d", 1.0))
    )
    told = "4.0 from a, 3.0 from b, 2.0 from c"
    assert describe_differences(load_words(), differs) == f"More points: {told}. Fewer points: {told}."


def test_points_are_written_as_the_language_writes_numbers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A German report has decimal commas in a move's points, in their error, and in points by reason."""
    assert advise()[1].figures == "1.3 ± 0.5 points less"
    grammar.speak(grammar.GERMAN, monkeypatch, tmp_path)
    assert advise()[1].figures == "1,3 ± 0,5 Punkte weniger"
    assert describe_differences(load_words(), DIFFERS[:1]) == "More points: 2,3 aus grain."
