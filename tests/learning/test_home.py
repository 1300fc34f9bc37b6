"""The home of a course: the way on, progress, the exam and the rules it would test again; a game without a picture has a list."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.learning.chapters import READER
from tests.learning.courses import COURSES
from tests.orchard.registered import registered
from village_core.store.address import FOLDER_VARIABLE, STORE_VARIABLE
from village_widgets.games.village.learning import PAGES
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import Course
from village_widgets.tutor.guided import GuidedGame
from village_widgets.tutor.home import CourseHome, WaysOn, describe_home
from village_widgets.tutor.mapping import draw_path
from village_widgets.tutor.messages import ChapterScore
from village_widgets.tutor.progress import CHECK, NOTHING, Progress, Sitting, from_json, to_json
from village_widgets.tutor.progress_store import ProgressStore

COURSE = Course("village")
MARKET, EXAM = "05_market", "90_exam"


def do_steps(chapter: str, count: int | None = None) -> Progress:
    """Return the progress of a reader with ``count`` steps of a chapter done, or all."""
    progress = NOTHING
    for step in COURSE.list_steps(chapter)[:count]:
        progress = progress.with_done(chapter, step)
    return progress


def test_a_new_reader_begins_at_the_beginning() -> None:
    """A new reader's way on is the prologue.

    Every chapter has its place on the map and a line about it; all but the guided game say how many minutes they take.
    """
    home = describe_home(COURSE, NOTHING)
    assert home.onward.chapter == COURSE.chapters[0] and not home.onward.step
    assert [place.chapter for place in home.places] == list(COURSE.chapters)
    assert all(len(place.spot) == 2 and place.about for place in home.places)
    assert {place.chapter for place in home.places if "minute" not in place.note} == {"11_first_game"}


def test_every_page_of_a_course_reads_the_program_s_own_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A chapter, a guided game, the home of a course and the ways on read the reader's progress where the program keeps it."""
    monkeypatch.delenv(STORE_VARIABLE, raising=False)
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    kept = do_steps(MARKET, 2).with_place(MARKET, CHECK)
    ProgressStore().keep(READER, kept)
    for page in (Chapter(COURSE, EXAM), GuidedGame(COURSE, PAGES.guided), CourseHome(COURSE), WaysOn()):
        assert not page.reader.progress.list_steps(MARKET)
        page.receive({"do": "hello", "reader": READER, "copy": ""})
        assert page.reader.progress.list_steps(MARKET) == kept.list_steps(MARKET), page
        assert page.reader.progress.find_place(MARKET) == CHECK


def test_a_reader_goes_on_in_the_chapter_that_was_left() -> None:
    """The way on names chapter and step by the numbers that their page has, or the exercises by name."""
    third = COURSE.list_steps(MARKET)[2]
    home = describe_home(COURSE, do_steps(MARKET, 2).with_place(MARKET, third))
    onward = home.onward
    assert (onward.chapter, onward.step) == (MARKET, third)
    assert onward.called == "Continue: chapter 5, step 3"
    assert "2 of" in next(place.note for place in home.places if place.chapter == MARKET)
    home = describe_home(COURSE, do_steps(MARKET, 2).with_place(MARKET, CHECK))
    assert home.onward.step == CHECK and "questions" in home.onward.called


def test_the_chapter_where_the_reader_was_last_goes_on_first() -> None:
    """Of several begun chapters the last visited goes on first; the chapter after it follows once its exercises are done."""
    progress = do_steps(MARKET, 2).with_place(MARKET, COURSE.list_steps(MARKET)[2])
    council = COURSE.list_steps("07_council")
    later = from_json(to_json(progress.merge(NOTHING).with_place("07_council", council[1])))
    assert describe_home(COURSE, later).onward.called == "Continue: chapter 7, step 2"
    later = NOTHING.with_place(MARKET, COURSE.list_steps(MARKET)[2]).merge(later)
    assert describe_home(COURSE, later).onward.called == "Continue: chapter 5, step 3", "a stored page is the last one"
    whole = do_steps(MARKET).with_place(MARKET, CHECK).with_sitting(MARKET, Sitting(seed="1", number=2))
    assert describe_home(COURSE, whole).onward.called == "Continue: chapter 5, the questions"
    over = whole.with_sitting(MARKET, Sitting(seed="1", number=4, right=3, picked=0))
    assert describe_home(COURSE, over).onward.called.startswith("Begin: chapter 6")


def test_results_of_exercises_stand_on_the_map() -> None:
    """The map has each chapter's result in short and in words, from old progress too, and knows if all was right."""
    kept = from_json(
        '{"results": {"05_market": {"asked": 6, "right": 4, "best": 3}, "06_travel": {"asked": 4, "right": 4, "best": 4}}}'
    )
    scores = {place.chapter: place.score for place in describe_home(COURSE, kept).places if place.score}
    assert set(scores) == {MARKET, "06_travel"}
    assert scores[MARKET] == ChapterScore("3/4", "exercises: 3 of 4 right", False) and scores["06_travel"].whole


@pytest.mark.parametrize(("number", "right", "score"), [(3, 3, "3/3"), (2, 2, "3/4")])
def test_a_best_result_is_out_of_fewer_exercises_in_its_own_sitting_alone(number: int, right: int, score: str) -> None:
    """A best result of 3 is out of the 3 asked in a sitting that ended early if it is that sitting's, otherwise out of all 4."""
    kept = from_json('{"results": {"05_market": {"asked": 9, "right": 7, "best": 3}}}')
    kept = kept.with_sitting(MARKET, Sitting(seed="1", number=number, right=right, picked=0, ended=True))
    [found] = [place.score for place in describe_home(COURSE, kept).places if place.score]
    assert isinstance(found, ChapterScore) and found.short == score


def test_a_chapter_that_is_done_leads_to_the_next() -> None:
    """Chapters done are counted, and the one after them is next, although the prologue is not done."""
    home = describe_home(COURSE, do_steps(COURSE.chapters[1]))
    assert home.onward.chapter == COURSE.chapters[2] and home.done.startswith("1 of")


def test_the_exam_names_its_state_and_the_rules_to_repeat() -> None:
    """The exam's line says at which task a sitting is; a rule that was missed leads to the step that teaches it."""
    sitting = Sitting(seed="1", number=3, missed=("well",))
    home = describe_home(COURSE, NOTHING.with_sitting(EXAM, sitting))
    assert next(place.note for place in home.places if place.chapter == EXAM) == "at task 3 of 20"
    assert [found.step for found in home.again] == ["well"]


def test_the_rules_to_repeat_come_in_the_order_of_the_chapters() -> None:
    """The steps to read again stand by chapter, in whatever order their rules were missed, and each stands once."""
    missed = ("mass-draw", "market-serve", "well", "council-enter", "market-serve", "harvest")
    home = describe_home(COURSE, NOTHING.with_sitting(EXAM, Sitting(seed="1", number=7, missed=missed)))
    chapters = [found.chapter for found in home.again]
    assert len(chapters) == 5 and chapters == sorted(chapters)


def test_the_page_reads_the_browsers_copy_and_writes_nothing(tmp_path: Path) -> None:
    """If the server has lost a reader, the page shows what the browser kept, and stores nothing."""
    home = CourseHome(COURSE, ProgressStore(tmp_path))
    copy = to_json(do_steps(MARKET, 2).with_place(MARKET, COURSE.list_steps(MARKET)[2]))
    answer = home.receive({"do": "hello", "reader": READER, "copy": copy, "step": ""})
    assert answer is not None and answer.homes[0].onward.chapter == MARKET
    assert ProgressStore(tmp_path).load(READER).progress == NOTHING


def test_the_advanced_chapters_are_a_branch_of_their_own() -> None:
    """Three chapters of Village are advanced and aren't counted: after the core comes the exam, or an advanced one once begun."""
    home = describe_home(COURSE, NOTHING)
    assert [place.chapter for place in home.places if place.advanced] == ["12_editions", "13_rare_cases", "14_solo"]
    every = NOTHING
    for chapter in COURSE.core:
        for step in COURSE.list_steps(chapter):
            every = every.with_done(chapter, step)
    home = describe_home(COURSE, every)
    assert home.onward.chapter == EXAM and home.done == "12 of 12 chapters of the core done, and then the exam."
    assert describe_home(COURSE, every.with_done("12_editions", "alike")).onward.chapter == "12_editions"


def test_a_game_without_a_picture_has_a_list() -> None:
    """The home of a game without a map lists its chapters without places on one, and leads to the first not done."""
    with registered():
        home = describe_home(Course("orchard"), NOTHING.with_done("orchard.01_gathering", "pears"))
    assert not home.picture and home.onward.chapter == "02_first_game"
    assert [place.spot for place in home.places] == [(), ()]


def test_another_page_shows_the_way_on_in_every_course(tmp_path: Path) -> None:
    """Each course names its game and folder; progress counts in its own course alone, and nothing is stored."""
    with registered():
        ways = WaysOn(store=ProgressStore(tmp_path))
        copy = to_json(NOTHING.with_done("orchard.01_gathering", "pears"))
        homes = ways.receive({"do": "hello", "reader": READER, "copy": copy, "step": ""}).homes
    said = {home.game: (home.folder, home.onward.chapter, home.places) for home in homes}
    assert said["village"] == ("", COURSE.chapters[0], ())
    assert said["orchard"] == ("orchard/", "02_first_game", ())
    assert [home.onward.about.partition(",")[0] for home in homes][:1] == ["Village"]
    assert repr(ways).startswith("WaysOn(village, ")
    assert ProgressStore(tmp_path).load(READER).progress == NOTHING


def test_a_road_bends_outwards_where_it_goes_down() -> None:
    """From a place to one near below it the road bends away from the middle of the map, on the right as on the left."""
    road = draw_path([(10, 10), (200, 10), (205, 90), (12, 90), (10, 170), (200, 170)])
    assert re.findall(r"[MCL][^MCL\"]+", road)[1:] == [
        "L200 10", "C250 10 255 90 205 90", "L12 90", "C-38 90 -40 170 10 170", "L200 170",
    ]  # fmt: skip


@pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)
def test_no_name_on_the_map_covers_the_next_place(course: Course) -> None:
    """The highest building fits between a pin with a two-line name on the narrowest map and the next pin."""
    high, pins = float(course.teaching.map.box.split()[3]), course.teaching.map.spots.values()
    assert set(course.teaching.map.spots) >= set(course.chapters)
    name, building = 53, 124
    for left, top in pins:
        below = [y - top for x, y in pins if abs(x - left) < 10 and y > top]
        assert all(high * gap / 100 >= name + building for gap in below)
