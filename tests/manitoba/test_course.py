"""The course of Manitoba, held to the tests of every course while the registry doesn't list the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from tests.games.listing import listing
from tests.hearing import collect_messages
from tests.learning import test_lessons as lessons
from tests.learning.courses import COURSES
from tests.learning.coverage import build_table, format_table
from tests.learning.test_coverage import TOLD
from village_core.games.manitoba import GAME
from village_widgets.games.manitoba.learning import PAGES
from village_widgets.tutor.course import Course
from village_widgets.tutor.guided import GuidedGame
from village_widgets.tutor.lesson_session import MOST, LessonSession
from village_widgets.tutor.progress_store import ProgressStore

LESSONS: Final = files("village_widgets.games.manitoba") / "lessons"
TEXTS: Final = {path.parent.name: path.read_text(encoding="utf-8") for path in sorted(Path(str(LESSONS)).glob("*/lesson.toml"))}
CHAPTERS: Final = [name for name, text in TEXTS.items() if "[[steps]]" in text]
PROLOGUE: Final = "prologue = true"
ABILITIES: Final = lessons.test_a_chapter_ends_with_things_that_a_reader_can_do
CHECKS: Final = (
    ABILITIES,
    lessons.test_a_step_begins_with_a_possible_position_and_a_decision,
    lessons.test_the_solution_is_legal_and_its_script_can_follow,
    lessons.test_a_task_to_find_a_place_has_the_board_of_the_step_before,
    lessons.test_one_likely_move_is_refused_and_one_is_legal_but_wrong,
    lessons.test_a_step_has_all_its_words,
    lessons.test_targets_of_the_text_are_on_the_board,
    lessons.test_a_chapter_names_only_rules_and_words_that_there_are,
    lessons.test_another_solution_is_followed_by_a_position_of_its_own,
)
HELD: Final = [(check, name) for check in CHECKS for name in CHAPTERS if check is not ABILITIES or PROLOGUE not in TEXTS[name]]
"""Each check with each chapter; the prologue doesn't say what a reader can do."""


@pytest.fixture(scope="module")
def course() -> Iterator[Course]:
    """List Manitoba with its course for the tests of this file."""
    with listing(GAME):
        COURSES[GAME.name] = Course(GAME.name)
        lessons.list_beginnings.cache_clear()
        yield COURSES[GAME.name]
    del COURSES[GAME.name]


@pytest.mark.parametrize(
    ("check", "chapter"), HELD, ids=[f"{name}-{check.__name__.removeprefix('test_')}" for check, name in HELD]
)
def test_a_chapter_holds(check: Callable[[str, str], None], chapter: str, course: Course) -> None:
    """Each chapter passes each test of every lesson."""
    assert course.steps(chapter)
    check(GAME.name, chapter)


def test_every_rule_is_taught(course: Course) -> None:
    """Each rule has a step that teaches it, and nearly each comes up when such a step is played."""
    lines = build_table(course)
    missing = tuple(line for line in lines if not line.taught or not (line.met or line.rule in TOLD[GAME.name]))
    assert not missing, f"\n{format_table(missing)}"


def test_the_course_has_a_map(course: Course) -> None:
    """Each chapter has its place on the map of the course, within the picture."""
    found = course.teaching.map
    assert found is not None and {*course.chapters} <= {*found.spots}
    assert all(0 < x < 100 and 0 < y < 100 for x, y in found.spots.values())


def test_a_first_game_is_guided(course: Course, tmp_path: Path) -> None:
    """The first game begins at once for two; through its first round each advised move can be made and has a reason."""
    page = GuidedGame(course, PAGES.guided, ProgressStore(tmp_path))
    said = collect_messages(page)
    said.append(page.receive({"do": "hello", "reader": "0123456789abcdef" * 2, "copy": ""}))
    assert said[0]["keeps"] == f"manitoba.{PAGES.guided}" and len(page.session.position.table.seats) == 2
    while page.session.position.table.round < 2:
        card = said[-1]["lesson"]
        assert len(card["advice"]) >= 2 and card["advice"][0].startswith("Try this: ")
        page.session.choose(page.course.advise(page.session.game).best.plan[0])


def test_any_number_of_pieces_can_be_laid_out(course: Course) -> None:
    """Where a reader lays out too many pieces, the board still shows them, also beyond the room of a storage."""
    lesson = course.lesson("09b_setting_up")
    for step in (step for step in lesson.steps if step.lay):
        session = LessonSession(course.players, lesson, lesson.number(step.key), course.teaching.setup)
        for name in session.wanted:
            session.lay(name, MOST)
            assert course.build_telling(session.game).draw_panels(session.position, session.viewer)
