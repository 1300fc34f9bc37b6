"""The lessons of Manitoba, held to the tests of every course while the registry doesn't list the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Final

import pytest

from tests.games.listing import listing
from tests.learning import test_lessons as lessons
from tests.learning.courses import COURSES
from village_core.games.manitoba import GAME
from village_widgets.tutor.course import Course

FOLDERS: Final = sorted(folder.name for folder in (files("village_widgets.games.manitoba") / "lessons").iterdir())
CHECKS: Final = (
    lessons.test_a_step_begins_with_a_possible_position_and_a_decision,
    lessons.test_the_solution_is_legal_and_its_script_can_follow,
    lessons.test_a_task_to_find_a_place_has_the_board_of_the_step_before,
    lessons.test_one_likely_move_is_refused_and_one_is_legal_but_wrong,
    lessons.test_a_step_has_all_its_words,
    lessons.test_a_chapter_names_only_rules_and_words_that_there_are,
    lessons.test_another_solution_is_followed_by_a_position_of_its_own,
)


@pytest.fixture(scope="module")
def course() -> Iterator[Course]:
    """List Manitoba with its course for the tests of this file."""
    with listing(GAME):
        COURSES[GAME.name] = Course(GAME.name)
        lessons.list_beginnings.cache_clear()
        yield COURSES.pop(GAME.name)


@pytest.mark.parametrize("chapter", FOLDERS)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("test_"))
def test_a_chapter_holds(check: Callable[[str, str], None], chapter: str, course: Course) -> None:
    """Each chapter passes each test of every lesson."""
    if chapter not in course.lessons or not course.steps(chapter):
        pytest.skip("no lesson")
    COURSES[GAME.name] = course
    check(GAME.name, chapter)
