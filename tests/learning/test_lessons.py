"""Every step of every lesson, played by the engine: its solution, its likely wrong moves, and what is said about them."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from village_core.games.village import flaw
from village_core.games.village.rules import Rule
from village_core.kernel.game import Game
from village_core.kernel.words import keys
from village_widgets.games.village.drawing import panels
from village_widgets.games.village.learning import VillageCourse
from village_widgets.tutor.lesson import LessonStep, begin, choice_of, follow, matches, option_of

COURSE = VillageCourse()
LESSONS = COURSE.teaching.lessons
STEPS = [(chapter, step.key) for chapter in COURSE.lessons for step in COURSE.lesson(chapter).steps]
REFERENCE = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
SAID = ("title", "task", "hint", "move", "done")


def beginning(chapter: str, key: str) -> tuple[LessonStep, Game]:
    """A step, and the game at its beginning."""
    lesson = COURSE.lesson(chapter)
    number = lesson.number(key)
    return lesson.steps[number], begin(COURSE.players, lesson, number)


@pytest.mark.parametrize(("chapter", "key"), STEPS)
def test_a_step_begins_with_a_position_that_can_be_and_a_person_who_decides(chapter: str, key: str) -> None:
    """No piece is missing or made up, and a player is asked wherever a decision is the task."""
    step, game = beginning(chapter, key)
    assert not flaw(game.position), flaw(game.position)
    assert step.find or game.position.seat in game.position.table.seats


@pytest.mark.parametrize(("chapter", "key"), STEPS)
def test_the_solution_is_legal_and_counts_and_what_follows_can_follow(chapter: str, key: str) -> None:
    """The engine plays the solution and all that comes after it."""
    step, game = beginning(chapter, key)
    if step.solution:
        assert step.accepts(option_of(game.position, step.solution))
    after = follow(game, step)
    assert not flaw(after.position)


@pytest.mark.parametrize(("chapter", "key"), [pair for pair in STEPS if beginning(*pair)[0].solution])
def test_one_likely_move_is_refused_and_one_is_legal_but_wrong(chapter: str, key: str) -> None:
    """Each likely wrong move is what the lesson says it is: refused by the rule it names, or legal and not what was asked."""
    step, game = beginning(chapter, key)
    position = game.position
    refused = [wanted for wanted in step.likely if "because" in wanted]
    legal = [wanted for wanted in step.likely if "because" not in wanted]
    assert refused and legal, "a step needs one move that is refused and one that is legal but wrong"
    for wanted in refused:
        refusal = position.why_not(choice_of(position, wanted))
        assert refusal is not None, f"{wanted} is legal"
        assert wanted["because"] in refusal.rules, f"{wanted} is refused by {refusal.rules}"
    for wanted in legal:
        found = [option for option in position.options if matches(wanted, option)]
        assert found, f"{wanted} is not legal"
        assert not all(step.accepts(option) for option in found), f"{wanted} counts as done"
        assert "say" in wanted, f"nothing is said about {wanted}"


@pytest.mark.parametrize(("chapter", "key"), STEPS)
def test_a_step_is_told_completely(chapter: str, key: str) -> None:
    """Text, title, task, two hints, the answer when it is done, and one to each remark; nothing else."""
    step, game = beginning(chapter, key)
    said = {name for name in keys("en", LESSONS / chapter) if name.partition(".")[0] == f"step-{key}"}
    remarks = {str(wanted["say"]) for wanted in step.likely if "say" in wanted}
    assert said == {f"step-{key}", *(f"step-{key}.{form}" for form in (*SAID, *remarks))}
    say = COURSE.saying(chapter, game.position)
    assert all(say(name) for name in said)


@pytest.mark.parametrize(("chapter", "key"), STEPS)
def test_what_the_text_points_at_is_on_the_board(chapter: str, key: str) -> None:
    """Every place that is named in brackets, and every place to find, is drawn."""
    step, game = beginning(chapter, key)
    drawn = "".join(
        part for panel in panels(game.position.table, 0, game.players, COURSE.words) for part in panel.parts.values()
    )
    places = {panel.key for panel in panels(game.position.table, 0, game.players, COURSE.words)}
    say = COURSE.saying(chapter, game.position)
    pointed = [at for form in ("", ".task", ".hint", ".move") for _, at in REFERENCE.findall(say(f"step-{key}{form}"))]
    for at in (*pointed, *step.find):
        assert f'data-at="{at}"' in drawn or at in places, f"{at} is not on the board"
    assert set(step.shows) <= places


@pytest.mark.parametrize("chapter", COURSE.lessons)
def test_a_chapter_names_only_rules_and_words_that_there_are(chapter: str) -> None:
    """The rules taught are rules, and no wording is left over from a step that is gone."""
    lesson = COURSE.lesson(chapter)
    assert set(lesson.teaches) <= set(Rule)
    own = {name.partition(".")[0] for name in keys("en", LESSONS / chapter)}
    assert own == {"lesson-title", "lesson-about", *(f"step-{step.key}" for step in lesson.steps)}


@pytest.mark.parametrize("chapter", COURSE.lessons)
def test_another_solution_is_followed_by_a_position_of_its_own(chapter: str) -> None:
    """Where several decisions count, the next step begins with a picture: it can't go on from all of them."""
    steps = COURSE.lesson(chapter).steps
    assert all(after.picture for step, after in pairwise(steps) if step.also)
