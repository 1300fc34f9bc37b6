"""A reader's progress: recorded, stored, merged."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.samples import sample
from village_widgets.tutor.progress import LARGEST, BadProgress, ExerciseResult, Progress, Sitting, from_json, to_json
from village_widgets.words import load_words

SOME = Progress().with_done("05_market", "serve").with_place("05_market", "pass").with_answer("05_market", True)
PROBLEMS = ("broken", "too-large", "unreadable", "not-kept", "no-reader")
CHANGES = st.one_of(
    st.tuples(st.just("with_done"), st.sampled_from(("01_setup", "05_market")), st.sampled_from(("take", "serve", "pass"))),
    st.tuples(st.just("with_place"), st.sampled_from(("01_setup", "05_market")), st.sampled_from(("take", "serve", "pass"))),
    st.tuples(st.just("with_answer"), st.sampled_from(("05_market", "90_exam")), st.booleans()),
    st.tuples(
        st.just("with_sitting"),
        st.sampled_from(("05_market", "90_exam")),
        st.builds(Sitting, seed=st.just("7"), number=st.integers(1, 20), missed=st.just(("well",))),
    ),
)
PROGRESS = st.lists(CHANGES, max_size=12).map(lambda changes: record(*changes))


def record(*changes: tuple[object, ...]) -> Progress:
    """Return the progress after these changes, each a method's name and its arguments."""
    progress = Progress()
    for change, *values in changes:
        progress = getattr(progress, change)(*values)
    return progress


def test_steps_places_and_answers_are_recorded() -> None:
    """A repeated step counts once; a chapter reopens at its last place; answers are counted."""
    progress = SOME.with_done("05_market", "serve").with_done("05_market", "pass").with_answer("05_market", False)
    assert progress.list_steps("05_market") == ("serve", "pass") and progress.list_steps("09_church") == ()
    assert progress.find_place("05_market") == "pass" and progress.find_place("09_church") == ""
    assert progress.find_result("05_market") == ExerciseResult(asked=2, right=1, best=1, level=1, sitting=1)
    assert SOME.list_steps("05_market") == ("serve",), "recording gives a new value"


def test_exercises_grow_harder_and_never_easier() -> None:
    """Two right answers in a row lead to the next level, up to the third; a wrong answer or a new level begins a new row."""
    levels = []
    result = ExerciseResult()
    for right in (True, False, True, True, True, False, False, True, True, True, True):
        result = result.with_answer(right)
        levels.append(result.level)
    assert levels == [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3]


def test_the_best_is_of_one_sitting() -> None:
    """Three right in one sitting and two in the next make three the best, and five right in all."""
    progress = Progress()
    for answers in ((True, True, False, True), (True, True, False)):
        progress = progress.with_sitting("90_exam", Sitting())
        for right in answers:
            progress = progress.with_answer("90_exam", right)
    result = progress.find_result("90_exam")
    assert (result.asked, result.right, result.best, result.sitting) == (7, 5, 3, 2)


def test_a_page_gets_the_place_and_the_sitting_of_its_own_chapter_alone() -> None:
    """A page gets all steps done and results, which the course counts, but places and sittings of its own chapter alone."""
    other = ("with_done", "09_church", "pray"), ("with_place", "09_church", "pray"), ("with_sitting", "09_church", Sitting("7"))
    progress = record(("with_place", "05_market", "pass"), ("with_sitting", "05_market", Sitting("5")), *other)
    kept = progress.keep_only("05_market")
    assert (kept.places, kept.sittings) == ({"05_market": "pass"}, {"05_market": Sitting("5")})
    assert (kept.done, kept.results) == (progress.done, progress.results)


@settings(max_examples=sample(40, 100))
@given(PROGRESS)
def test_json_there_and_back(progress: Progress) -> None:
    """All progress can be stored and loaded."""
    assert from_json(to_json(progress)) == progress
    assert from_json(to_json(progress).encode()) == progress


@settings(max_examples=sample(40, 100))
@given(PROGRESS, PROGRESS)
def test_merging_loses_nothing(mine: Progress, other: Progress) -> None:
    """Merged progress has every step, the higher numbers, and the places and sittings of both; merging again changes nothing.

    If both have one for the same chapter, the first one's is kept.
    """
    both = mine.merge(other)
    for part in (mine, other):
        assert all(set(steps) <= set(both.list_steps(chapter)) for chapter, steps in part.done.items())
        for chapter, result in part.results.items():
            found = both.find_result(chapter)
            assert (found.asked, found.right, found.best, found.level) >= (result.asked, result.right, result.best, result.level)
            assert found.right >= result.right and found.best >= result.best and found.level >= result.level
    assert both.places == {**other.places, **mine.places}
    assert both.sittings == {**other.sittings, **mine.sittings}
    assert both.merge(other) == both and both.merge(mine).done == both.done and mine.merge(mine) == mine


@pytest.mark.parametrize(("game", "chapter", "other"), [("", "05_market", "orchard.01"), ("orchard", "orchard.01", "05_market")])
def test_a_course_started_over_on_one_device_stays_so_on_both(game: str, chapter: str, other: str) -> None:
    """Of a course started over only what came after counts, in both orders of merging and with still older copies again.

    What the reader did in another course stays.
    """
    old = record(
        *[("with_done", key, "take") for key in (chapter, other)], *[("with_answer", key, True) for key in (chapter, other)]
    )
    older, old = old, old.with_place(chapter, "take").with_sitting(chapter, Sitting("5"))
    restarted = old.start_over(game)
    news = restarted.with_done(chapter, "pass").with_done(other, "pass")
    assert not restarted.list_steps(chapter) and restarted.list_steps(other) == ("take",)
    for both in (news.merge(old), old.merge(news)):
        for merged in (both, both.merge(older), older.merge(both)):
            assert merged.list_steps(chapter) == ("pass",) and set(merged.list_steps(other)) == {"take", "pass"}
            assert merged.find_result(chapter) == ExerciseResult() and merged.find_result(other).asked == 1
            assert not merged.find_place(chapter) and merged.find_sitting(chapter) == Sitting()
    again = news.start_over(game)
    for merged in (again.merge(news), news.merge(again), again.merge(old), old.merge(again).merge(news)):
        assert not merged.list_steps(chapter) and set(merged.list_steps(other)) == {"take", "pass"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"done":{"05_market":["serve",3]}}',
        '{"done":{"../05":["serve"]}}',
        '{"places":{"05_market":"<b>"}}',
        '{"results":{"05_market":{"asked":-1}}}',
        '{"results":{"05_market":{"level":9}}}',
        '{"somebody":"else"}',
        "[" * 90_000,
        '{"done":{"\udc80":[]}}',
        b"\xff\xfe",
    ],
)
def test_other_data_than_progress_is_refused(text: str | bytes) -> None:
    """Text that isn't progress raises one sort of error, with the key of its words and a detail."""
    with pytest.raises(BadProgress) as error:
        from_json(text)
    assert error.value.problem == "progress-broken" and error.value.detail


def test_texts_that_are_too_large_are_not_decoded() -> None:
    """A text above the largest size is refused as too large, before it is decoded."""
    with pytest.raises(BadProgress) as error:
        from_json(" " * (LARGEST + 1))
    assert error.value.problem == "progress-too-large"


@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_problem_has_its_words(problem: str) -> None:
    """Each problem that a page can have with a reader's progress has a wording of more than 40 letters."""
    assert len(load_words().format(f"progress-{problem}")) > 40
