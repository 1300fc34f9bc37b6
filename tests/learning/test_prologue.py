"""The prologue of each course: points counted on a finished board, the winner, and the way on or past it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from msgspec import UNSET

from tests.learning.chapters import READER, solve
from tests.learning.courses import COURSES
from village_core.games.manitoba.ending import score as score_manitoba
from village_core.games.stone_age.ending import score as score_stone_age
from village_core.games.village.ending import score as score_village
from village_widgets.components.messages import Message
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import Course
from village_widgets.tutor.home import describe_home
from village_widgets.tutor.length import measure_chapter
from village_widgets.tutor.lesson import begin
from village_widgets.tutor.progress import NOTHING
from village_widgets.tutor.progress_store import ProgressStore

PROLOGUE: Final = "00_prologue"
RULES: Final = {"village": score_village, "stone_age": score_stone_age, "manitoba": score_manitoba}
"""The function of each game that scores a table by its rules."""

each_course = pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)


def open_prologue(course: Course, folder: Path) -> Chapter:
    """Return the prologue on a newly opened page."""
    chapter = Chapter(course, PROLOGUE, ProgressStore(folder))
    chapter.receive({"do": "hello", "reader": READER, "copy": "", "step": ""})
    return chapter


def press(chapter: Chapter, at: str) -> Message | None:
    """Point at a place, and return the answer; none if the place is right and only the card changes."""
    return chapter.receive({"do": "at", "at": at, "v": chapter._table.version})


@each_course
def test_a_course_opens_with_a_prologue_without_a_number(course: Course) -> None:
    """A course's first chapter is the prologue, whose title stands alone; the chapter after it has number 1."""
    assert course.chapters[0] == PROLOGUE and course.find_number(course.chapters[1]) == 1
    assert course.word_heading(PROLOGUE) == course.word_title(PROLOGUE)
    assert course.word_heading(course.chapters[1]).startswith("1 ")


@each_course
def test_the_points_of_the_finished_board_are_those_of_the_rules(course: Course) -> None:
    """The prologue's board has the outcome of the rules.

    Each line of the score is counted exactly once, and every source brings the reader something.
    """
    position = begin(course.players, course.find_lesson(PROLOGUE), 0).position
    outcome = position.table.outcome
    assert outcome == RULES[course.game.name](position.table)
    sources = course.find_lesson(PROLOGUE).steps[0].counts
    assert sorted(line for source in sources for line in source.lines) == sorted(course.game.categories)
    assert all(sum(outcome.sheets[0].points[line] for line in source.lines) > 0 for source in sources)


@each_course
def test_the_reader_wins_with_the_last_source(course: Course, tmp_path: Path) -> None:
    """Each press on what is lit adds its points to the reader's bar; only the last brings it past the other's, which is whole.

    After the last press the winner is named.
    """
    chapter = open_prologue(course, tmp_path)
    sources, sheet = chapter.lesson.steps[0].counts, chapter.position.table.outcome.sheets[0]
    points = [sum(sheet.points[line] for line in source.lines) for source in sources]
    for number, source in enumerate(sources):
        card = chapter._build_card()
        own, other = card.tally.players
        assert list(own.parts) == points[:number] and own.total == sum(points[:number]) < other.total
        assert card.find and card.lit == source.at and source.at[0] in card.task
        press(chapter, source.at[0])
    card = chapter._build_card()
    assert card.state == "done" and card.tally.players[0].total > other.total
    assert card.tally.said.startswith("Ada wins with") and own.rest == card.tally.players[0].total - own.total


@each_course
def test_only_a_press_on_the_panel_of_the_lit_source_counts(course: Course, tmp_path: Path) -> None:
    """A press on another panel is refused with a reason; one anywhere on the right panel counts.

    No final score stands beside the board.
    """
    chapter = open_prologue(course, tmp_path)
    first = chapter.lesson.steps[0].counts[0].at[0]
    panels = course.build_telling(chapter.game).draw_panels(chapter.position, 0)
    own = next(panel.key for panel in panels if first == panel.key or first in panel.parts)
    other = next(panel.key for panel in panels if panel.key != own)
    answer = press(chapter, f"{other}@")
    assert answer is not None and answer.refused.reasons and not chapter._build_card().tally.said
    assert press(chapter, f"{own}@") is None and chapter._build_card().tally.said.startswith("+")
    assert chapter._table.snapshot().score is UNSET


@each_course
def test_every_step_leads_past_the_prologue_and_the_last_one_to_the_first_chapter(course: Course, tmp_path: Path) -> None:
    """Every step of the prologue has a way to the first chapter, to which the same page turns.

    After the last step there is nothing else to go on to.
    """
    chapter = open_prologue(course, tmp_path)
    first = course.chapters[1]
    for step in chapter.lesson.steps:
        card = chapter._build_card()
        assert card.next.chapter == first and card.next.here and card.ends == (step is chapter.lesson.steps[-1])
        solve(chapter)
        chapter.receive({"do": "next"})
    assert chapter._build_card().state == "done", "after the last step there is nothing to go on to"
    chapter.receive({"do": "turn", "to": first})
    assert chapter.name == first and chapter._build_card().at == chapter.lesson.steps[0].key


@each_course
def test_a_newcomer_begins_with_the_prologue_and_nobody_else_is_sent_there(course: Course) -> None:
    """A new reader begins with the prologue, and one who has begun it goes on there.

    A reader who has done the first chapter goes on with the second; the prologue is not counted as a chapter.
    """
    home = describe_home(course, NOTHING)
    assert home.onward.chapter == PROLOGUE and home.onward.called == f"Begin: {course.word_title(PROLOGUE)}"
    assert [place.number for place in home.places] == list(range(len(home.places)))
    begun = NOTHING.with_place(course.build_key(PROLOGUE), course.list_steps(PROLOGUE)[1])
    assert describe_home(course, begun).onward.called == f"Continue: {course.word_title(PROLOGUE)}, step 2"
    first = course.chapters[1]
    done = begun
    for step in course.list_steps(first):
        done = done.with_done(course.build_key(first), step)
    home = describe_home(course, done)
    assert home.onward.chapter == course.chapters[2] and home.done.startswith("1 of")
    for step in course.list_steps(PROLOGUE):
        done = done.with_done(course.build_key(PROLOGUE), step)
    assert describe_home(course, done).done == home.done


@each_course
def test_the_prologue_is_read_in_about_half_a_minute(course: Course) -> None:
    """The prologue's words take a calm reader less than 40 seconds; with all presses it takes about a minute."""
    length = measure_chapter(course, PROLOGUE)
    assert length.words / 200 * 60 < 40 and 0.5 < length.minutes < 1.25
