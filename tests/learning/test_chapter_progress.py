"""Returning to a chapter: the same step and exercise, no repetition, no loss, and starting over."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.hearing import decode
from tests.learning.chapters import COURSE, MARKET, READER, answer_exercise, ask, open_chapter, solve
from tests.samples import thin
from village_core.store.address import prepare_address
from village_core.store.sql import Store
from village_widgets.tutor.chapter import CHECK, Chapter
from village_widgets.tutor.drawing import compute_fingerprint
from village_widgets.tutor.progress import NOTHING, BadProgress, Progress, Sitting, to_json
from village_widgets.tutor.progress_store import LoadedProgress, ProgressStore
from village_widgets.tutor.reader import Reader as PageReader


def test_a_reload_comes_back_to_the_same_step(tmp_path: Path) -> None:
    """Another page of the same reader opens where this one was left; a new reader begins at the beginning."""
    chapter, said = open_chapter(tmp_path)
    solve(chapter)
    ask(chapter, said, do="next")
    again, _ = open_chapter(tmp_path)
    assert again.place == chapter.place == chapter.lesson.steps[1].key
    assert open_chapter(tmp_path, reader=READER[::-1])[0].place == chapter.lesson.steps[0].key


def test_a_new_reader_stays_on_the_board_that_the_page_shows_already(tmp_path: Path) -> None:
    """For a new reader whose page shows the chapter's beginning, the board stays with its version: a click made before counts.

    A page that shows nothing yet, one that points at a step and one of a reader with a place get a newer board.
    """
    moved = NOTHING.with_place(MARKET, COURSE.find_lesson(MARKET).steps[1].key)
    sitting = NOTHING.with_sitting(MARKET, Sitting("5"))
    for number, (more, stays) in enumerate([
        ({"told": True}, True), ({"told": True, "step": "<script>"}, True), ({}, False), ({"told": True, "step": CHECK}, False),
        ({"told": True, "copy": to_json(moved)}, False), ({"told": True, "copy": to_json(sitting)}, False),
    ]):  # fmt: skip
        chapter = Chapter(COURSE, MARKET, ProgressStore(tmp_path))
        board, version = chapter._table, chapter._table.version
        said = decode(chapter.receive({"do": "hello", "reader": f"{number:032x}", "copy": "", "step": "", **more}))
        assert said["lesson"] and (chapter._table is board) is stays and ("table" not in said) is stays, more
        assert (chapter._table.version == version) is stays, more


@pytest.mark.parametrize("name", thin([MARKET, "90_exam"], 2))
def test_exercises_go_on_after_a_reload_and_none_comes_twice(name: str, tmp_path: Path) -> None:
    """Another page of the reader stands at the same exercise, with the same number of right answers.

    At the end it shows the result. The next sitting begins with a new exercise about a rule that was missed.
    """
    chapter, said = open_chapter(tmp_path, name, CHECK)
    seen = []
    for number in range(1, chapter.lesson.checks + 1):
        seen.append(compute_fingerprint(chapter.at.exercise))
        if number in (2, 3):
            chapter, said = open_chapter(tmp_path, name, CHECK)
            assert compute_fingerprint(chapter.at.exercise) == seen[-1] and chapter.at.sitting.right == number // 2
        answer_exercise(chapter, said, right=bool(number % 2))
        if number < chapter.lesson.checks:
            ask(chapter, said, do="next")
    chapter, said = open_chapter(tmp_path, name, CHECK)
    assert chapter.at.over and said[-1]["lesson"]["result"] and said[-1]["lesson"]["again"]
    missed = chapter.at.sitting.missed
    ask(chapter, said, do="next")
    assert chapter.at.sitting.number == 1 and missed[0] in chapter.at.exercise.rules
    assert len({*seen, compute_fingerprint(chapter.at.exercise)}) == len(seen) + 1


def test_a_page_that_remembers_more_than_the_server_goes_on_from_there(tmp_path: Path) -> None:
    """The page's own copy counts, and is stored again, if the server's disk has lost the reader."""
    chapter, said = open_chapter(tmp_path / "one")
    solve(chapter)
    copy = ask(chapter, said, do="next")["progress"]
    again, _ = open_chapter(tmp_path / "two", copy=copy)
    assert again.place == chapter.place
    assert ProgressStore(tmp_path / "two").load(READER).progress.list_steps(MARKET)


def test_an_address_leads_to_a_step_and_a_wrong_one_to_the_readers_place(tmp_path: Path) -> None:
    """A step's key in the address opens that step; other text is ignored, and the reader's place opens."""
    last = COURSE.find_lesson(MARKET).steps[-1].key
    assert open_chapter(tmp_path, step=last)[0].place == last
    chapter, said = open_chapter(tmp_path)
    solve(chapter)
    ask(chapter, said, do="next")
    assert open_chapter(tmp_path, step="<script>")[0].place == chapter.place


def test_starting_over_forgets_all_steps_and_keeps_the_old_ones_beside(tmp_path: Path) -> None:
    """After a reset the chapter begins at its first step with none done; the store has the old progress under another name."""
    chapter, said = open_chapter(tmp_path)
    solve(chapter)
    answer = ask(chapter, said, do="reset")
    assert answer["lesson"]["at"] == chapter.lesson.steps[0].key
    assert not any(done for _, _, done in answer["lesson"]["steps"])
    assert Store(prepare_address(tmp_path)).read_reader_text(f"{READER}.before-reset-1")


def test_starting_over_holds_for_other_open_pages_too(tmp_path: Path) -> None:
    """After a reset on one page, progress that another page still knows does not return when that page stores something."""
    one, said = open_chapter(tmp_path)
    other, heard = open_chapter(tmp_path, "06_travel")
    solve(one)
    solve(other)
    ask(one, said, do="reset")
    ask(other, heard, do="next")
    assert not ProgressStore(tmp_path).load(READER).progress.done
    assert not other.reader.progress.done


def test_two_pages_of_a_reader_do_not_move_each_others_place_nor_add_up_their_sittings(tmp_path: Path) -> None:
    """Pages in two chapters keep the place of each; two pages in one chapter's exercises don't add up their right answers."""
    one, said = open_chapter(tmp_path)
    other, heard = open_chapter(tmp_path, "06_travel")
    solve(one)
    ask(one, said, do="next")
    solve(other)
    ask(other, heard, do="next")
    kept = ProgressStore(tmp_path).load(READER).progress
    assert (kept.find_place(MARKET), kept.find_place("06_travel")) == (one.place, other.place)
    pages = [open_chapter(tmp_path, step=CHECK), open_chapter(tmp_path, step=CHECK)]
    for page, page_said in pages:
        for number in range(page.lesson.checks):
            answer_exercise(page, page_said, right=True)
            if number < page.lesson.checks - 1:
                ask(page, page_said, do="next")
    assert ProgressStore(tmp_path).load(READER).progress.find_result(MARKET).best == one.lesson.checks


def test_a_hostile_readers_name_does_not_stop_the_lesson(tmp_path: Path) -> None:
    """With an invalid reader's name and a broken copy of progress the lesson works, and nothing is stored."""
    chapter, said = open_chapter(tmp_path, reader="../../etc/passwd", copy="{broken")
    solve(chapter)
    assert said[-1]["lesson"]["state"] == "done"
    assert list(tmp_path.iterdir()) == []


def test_the_contents_count_the_steps_that_a_chapter_has(tmp_path: Path) -> None:
    """The contents count a chapter's steps that are done, without one that an earlier version had, and the best result.

    A chapter that was not begun has none done.
    """
    steps = [step.key for step in COURSE.find_lesson(MARKET).steps]
    progress = NOTHING.with_done(MARKET, "of-old").with_done(MARKET, steps[1]).with_done(MARKET, steps[0])
    chapter, said = open_chapter(tmp_path, copy=to_json(progress.with_answer(MARKET, True)))
    lines = {line["chapter"]: line for line in ask(chapter, said, do="contents")["contents"]}
    assert [*lines] == [*COURSE.chapters]
    assert [lines[MARKET][name] for name in ("done", "steps", "best")] == [2, len(steps), 1]
    assert [lines["06_travel"][name] for name in ("done", "steps", "best")] == [0, len(COURSE.list_steps("06_travel")), 0]


def test_only_rules_of_the_chapter_come_again(tmp_path: Path) -> None:
    """Of the rules missed in the last sitting, those that an earlier chapter teaches are not asked first in the next one."""
    over = Sitting("5", word="4-0", number=4, picked=0, missed=("well", "market-serve"))
    chapter, said = open_chapter(tmp_path, copy=to_json(NOTHING.with_sitting(MARKET, over)))
    ask(chapter, said, do="go", step=CHECK)
    assert chapter.at.sitting.number == 1 and chapter.at.sitting.again == ("market-serve",)


def test_steps_to_read_again_come_in_the_order_of_the_course(tmp_path: Path) -> None:
    """At the end of a sitting the steps of the rules that were missed come by chapter, each once."""
    missed = ("market-serve", "well", "round-end", "setup-family", "well-cubes")
    over = NOTHING.with_sitting(MARKET, Sitting("5", word="4-0", number=4, picked=0, missed=missed)).with_place(MARKET, CHECK)
    _, said = open_chapter(tmp_path, copy=to_json(over))
    again = said[-1]["lesson"]["again"]
    assert [chapter for chapter, *_ in again] == ["01_setup", "02_a_round", "02_a_round", "05_market"]


def test_only_a_failure_to_store_is_over_with_the_next_success() -> None:
    """Progress that could not be read stays a problem, whatever is stored later; a failure to store is one until it succeeds."""
    answers = iter((LoadedProgress(NOTHING), BadProgress("progress-not-kept"), LoadedProgress(NOTHING)))

    def keep(name: str, progress: Progress) -> LoadedProgress:
        found = next(answers)
        if isinstance(found, BadProgress):
            raise found
        return found

    store = SimpleNamespace(load=lambda _: LoadedProgress(NOTHING, "progress-broken"), keep=keep)
    reader, problems = PageReader(store, MARKET), []
    reader.arrive(READER, "")
    for _ in range(3):
        problems.append(reader.problem)
        reader.keep(NOTHING)
    assert [*problems, reader.problem] == ["progress-broken", "progress-broken", "progress-not-kept", ""]
