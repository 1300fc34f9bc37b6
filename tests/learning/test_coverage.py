"""The course as a whole: every rule of the base game is taught by a step and asked by an exercise; nearly all are met in play."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.learning.coverage import COURSE, Line, table, written
from village_core.games.village.rules import Rule
from village_widgets.games.village.exercises import draw

BEFORE = {Rule.SETUP_CUSTOMERS, Rule.ROUND_BAG, Rule.ROUND_SEEDING, Rule.END_CUBES_OUT}
"""What has happened when a step begins: the reader sees what came of it."""
PAID = {Rule.CRAFTS_TIME, Rule.COUNCIL_TIME, Rule.COUNCIL_STAY, Rule.CHURCH_TIME, Rule.WELL_COINS}
"""Parts of a price, which the engine books under the rule of the whole."""
BESIDE = {Rule.WELL_CUBES, Rule.MEMBER_FROM_FARM, Rule.CRAFTS_MILL_NOBODY, Rule.HARVEST_HORSE}
"""What the reader is told beside the move that is asked for, and may try."""


@pytest.fixture(scope="module")
def lines() -> tuple[Line, ...]:
    """The table of rules, steps and exercises."""
    return table()


def test_every_rule_is_taught_and_asked(lines: tuple[Line, ...]) -> None:
    """No rule of the base game is without a step that teaches it, or without a kind of exercise that asks it."""
    assert [line.rule for line in lines] == list(Rule)
    missing = tuple(line for line in lines if not line.taught or not line.asked)
    assert not missing, f"\n{written(missing)}\n\nthe whole table:\n{written(lines)}"


@pytest.mark.parametrize("rule", Rule)
def test_an_exercise_about_the_rule_comes_when_it_is_asked_for(rule: Rule, lines: tuple[Line, ...]) -> None:
    """What the table says is asked is asked: an exercise drawn about a rule names it and is of a kind in its line."""
    made = draw("coverage", 1, (rule,))
    assert rule in made.rules
    assert made.kind in next(line.asked for line in lines if line.rule is rule)


def test_every_chapter_with_steps_asks_about_what_it_taught() -> None:
    """A chapter closes with exercises, and each of its rules can be among them."""
    for chapter in COURSE.lessons:
        lesson = COURSE.lesson(chapter)
        assert lesson.checks > 0, chapter
        assert all(draw(chapter, 1, (rule,)).rules for rule in lesson.teaches)


def test_a_rule_that_is_taught_is_met(lines: tuple[Line, ...]) -> None:
    """All but a few rules come up when a step that teaches them, or a likely wrong move in it, is played."""
    unmet = tuple(line for line in lines if not line.met)
    assert {line.rule for line in unmet} <= BEFORE | PAID | BESIDE, f"only told, never met:\n{written(unmet)}"


def test_the_table_can_be_printed() -> None:
    """``python -m tests.learning.coverage`` writes a line for each rule and is content."""
    run = subprocess.run([sys.executable, "-m", "tests.learning.coverage"], capture_output=True, text=True, check=True)
    assert [line.split()[0] for line in run.stdout.splitlines()] == ["rule", *Rule]
