"""Exercises ask as a person would, and the same thing never twice in a sitting."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import product
from random import Random
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from tests.learning.courses import COURSES
from tests.learning.test_lessons import ASKING
from tests.samples import LONG, in_long_runs, sample
from village_core.games.editions import EditionSettings
from village_widgets.tutor.course import Course
from village_widgets.tutor.drawing import NoExercise, compute_fingerprint
from village_widgets.tutor.exercise import READER, Exercise
from village_widgets.tutor.exercises import draw_sittings, main
from village_widgets.tutor.progress import Sitting
from village_widgets.tutor.quiz import KEPT, Quiz

GAMES = sorted(COURSES)
STIFF = ("Make a move after which", "Make a move that costs", "exactly this", "does this:", "Chance:", "choice is:")
"""Phrases that no person says to another at the table."""


def draw_market(word: str, level: int, again: object, asked: object) -> Exercise:
    """Return an exercise of Village's chapter about the market that asks none of ``asked``."""
    return COURSES["village"].draw("05_market", word, level, (), asked)


@cache
def list_sitting(name: str, chapter: str) -> list[Exercise]:
    """Return the exercises of a sitting of a chapter, drawn as a reader gets them who answers all rightly, at all levels."""

    def draw(word: str, level: int, again: Collection[str], asked: Collection[str]) -> Exercise:
        return COURSES[name].draw(chapter, f"sitting-{word}", level, again, asked)

    quiz = Quiz(draw, COURSES[name].find_lesson(chapter).checks, Sitting("sitting"))
    seen = [quiz.exercise]
    while not quiz.over:
        quiz.answer(quiz.exercise.solution)
        quiz.go_on(1 + len(seen) % 3)
        seen += [quiz.exercise] if not quiz.over else []
    return seen


@cache
def draw_alone(name: str, chapter: str) -> list[Exercise]:
    """Return exercises of a chapter that are each drawn alone, at the levels in turn."""
    return [COURSES[name].draw(chapter, str(number), 1 + number % 3) for number in range(sample(3, 45))]


@cache
def list_sittings(game: str) -> list[list[Exercise]]:
    """Return a sitting of each chapter of a game; in a long run many more, drawn as readers get them."""
    more = draw_sittings(COURSES[game], "asked", 1000) if LONG else ()
    return [*(list_sitting(name, chapter) for name, chapter in ASKING if name == game), *(sitting for _, sitting in more)]


@pytest.mark.parametrize(("name", "chapter"), ASKING)
def test_a_sitting_asks_nothing_twice_and_mostly_for_moves(name: str, chapter: str) -> None:
    """No two exercises of a sitting ask the same with other pieces, nor are worded alike; at least half ask for moves.

    Every chapter has enough to ask.
    """
    course, seen = COURSES[name], list_sitting(name, chapter)
    count = course.find_lesson(chapter).checks
    assert len(seen) == count and len({compute_fingerprint(each) for each in seen}) == count
    assert len({each.asked for each in seen}) == len({course.wording.word_question(each) for each in seen}) == count
    assert sum(each.goal is not None for each in seen) >= 0.5 * count


@in_long_runs
@pytest.mark.parametrize("game", GAMES)
def test_no_sitting_asks_the_same_with_other_pieces(game: str) -> None:
    """Of many exercises, drawn as readers get them, none asks or reads like another one of its sitting."""
    course = COURSES[game]
    assert sum(map(len, list_sittings(game))) > 1000
    for sitting in list_sittings(game):
        assert (
            len({made.asked for made in sitting}) == len({course.wording.word_question(made) for made in sitting}) == len(sitting)
        )


@pytest.mark.parametrize(("more", "fits"), [((), True), (("untaught",), False)])
def test_an_exercise_may_need_all_that_was_taught(more: tuple[str, ...], fits: bool) -> None:
    """An exercise that needs every rule its reader knows is one for the chapter; one that needs a rule more isn't."""
    course = Course("village")
    needed = course.list_known("05_market").union(more)
    position = SimpleNamespace(table=SimpleNamespace(copy=EditionSettings(course.game.editions[0])))
    made = SimpleNamespace(asked="all", goal=None, position=position, list_needed=lambda: needed)
    course.exercises = SimpleNamespace(draw=lambda seed, level, rules, fits: fits(made))
    assert course.draw("05_market", "0", 1) is fits


@pytest.mark.parametrize(("name", "chapter"), ASKING)
def test_no_exercise_needs_an_untaught_rule(name: str, chapter: str) -> None:
    """The rules that an exercise asks, and those that refuse its claims, were taught by the end of its chapter.

    In the core all exercises are about the first edition as printed. Moves on the board are for the reader's own seat.
    """
    course = COURSES[name]
    drawn = [*list_sitting(name, chapter), *draw_alone(name, chapter)]
    needed = {rule for made in drawn for rule in made.list_needed()}
    assert needed <= course.list_known(chapter), needed - course.list_known(chapter)
    assert all(made.rules for made in drawn)
    copies = {made.position.table.copy for made in drawn}
    assert chapter in course.advanced or copies == {EditionSettings(course.game.editions[0])}
    assert {made.position.seat for made in drawn if made.goal is not None} == {READER}


@pytest.mark.parametrize("name", COURSES)
def test_most_exercises_are_moves_on_the_board(name: str) -> None:
    """Of a game's exercises, each drawn alone, more than seven of ten are moves on the board."""
    chapters = [chapter for game, chapter in ASKING if game == name]
    drawn = [made for chapter in chapters for made in draw_alone(name, chapter)]
    assert sum(made.goal is not None for made in drawn) > 0.7 * len(drawn)


def test_exercises_are_asked_after_many_copies_were_read() -> None:
    """After many owners' copies have been read, the same seeds give exercises that ask the same as before."""
    course = COURSES["village"]
    before = [course.draw("01_setup", str(seed), 1).asked for seed in range(20)]
    for first, second in product(range(1, 10), range(1, 10)):
        course.game.editions.build_edition(EditionSettings("first_2011", (("council.time.2", first), ("council.time.3", second))))
    assert [course.draw("01_setup", str(seed), 1).asked for seed in range(20)] == before


@pytest.mark.parametrize("game", GAMES)
def test_tasks_are_said_to_the_reader(game: str) -> None:
    """A task is at most 160 characters, ends with a full stop, and does not call the reader by name, except about a majority.

    No task or question has a stiff phrase.
    """
    course, tasks = COURSES[game], 0
    reader = course.words.format("learner-0")
    for sitting in list_sittings(game):
        for made in sitting:
            said = course.wording.word_question(made)
            assert not [stiff for stiff in STIFF if stiff in said] and "{" not in said
            if made.goal is not None:
                alone = "majority" in said
                assert said.endswith(".") and len(said) <= 160 and (alone or reader not in said), said
                tasks += 1
    assert tasks > sample(25, 500)


@pytest.mark.parametrize("game", GAMES)
def test_a_task_has_the_sentence_of_its_sort(game: str) -> None:
    """Tasks that ask the same thing, except those to spare something, begin with the same word or one of two."""
    course = COURSES[game]
    begins: dict[str, set[str]] = {}
    for sitting in list_sittings(game):
        for made in sitting:
            if made.goal is not None and "sparing" not in made.asked:
                begins.setdefault(made.asked, set()).add(course.wording.word_question(made).split()[0])
    assert len(begins) > 12
    assert {asked: words for asked, words in begins.items() if len(words) > 2} == {}


def test_a_sitting_with_too_little_to_ask_is_shorter() -> None:
    """A sitting is over once nothing new is left to ask, and stays so when the reader comes back."""
    known = draw_market("0", 1, (), ()).asked

    def draw(word: str, level: int, again: object, asked: object) -> Exercise:
        if known in asked:
            raise NoExercise((), ())
        return draw_market("0", level, (), ())

    quiz = Quiz(draw, 4, Sitting("few"))
    quiz.answer(quiz.exercise.solution)
    assert not quiz.over
    quiz.go_on(1)
    assert quiz.over and quiz.sitting.number == 1
    assert Quiz(draw, 4, quiz.sitting).over


def test_an_exercise_answered_in_an_older_version_is_passed_over() -> None:
    """If the stored answer doesn't fit the exercise now drawn, the next one follows and the count of right answers stays.

    After the last exercise the sitting is over.
    """
    older = Sitting("old", word="1-0", number=2, right=1, picked=500, kinds=("outcome/harvest",), asked=("00aa11bb",))
    quiz = Quiz(draw_market, 4, older)
    assert (quiz.sitting.number, quiz.sitting.right, quiz.sitting.picked) == (3, 1, None)
    last = Quiz(draw_market, 4, replace(older, number=4))
    assert last.over and last.sitting.picked in range(last.exercise.answers)


def test_an_open_exercise_of_an_older_version_goes_on() -> None:
    """A sitting stored with other subjects opens at the exercise of its number, unanswered."""
    quiz = Quiz(
        draw_market, 4, Sitting("old", word="2-1", number=2, kinds=("price/well", "outcome/harvest"), asked=("00aa11bb",))
    )
    assert quiz.sitting.number == 2 and quiz.sitting.picked is None


def test_a_sitting_forgets_the_oldest_of_many_exercises() -> None:
    """A sitting remembers as many past exercises as ``KEPT`` says, the latest ones, so that it can be stored for years."""
    asked = tuple(f"{number:08x}" for number in range(KEPT))
    kept = Quiz(draw_market, 4, Sitting("old", asked=asked)).sitting.asked
    assert len(kept) == KEPT and kept[:-1] == asked[1:]


def test_sittings_are_drawn_at_all_levels_in_turn() -> None:
    """All chapters have a sitting at the first level, then at the second and the third, and after that at the first again.

    The last sitting is cut short at the number of exercises that is asked for.
    """
    market, levels = draw_market("0", 1, (), ()), list[int]()

    def draw(chapter: str, seed: str, level: int, *_: object) -> Exercise:
        levels.append(level)
        return market

    course = SimpleNamespace(lessons=("a", "b"), find_lesson=lambda _: SimpleNamespace(checks=1), draw=draw)
    sittings = list(draw_sittings(course, "turns", 8))
    assert [name for name, _ in sittings] == ["a", "b"] * 4
    assert levels == [1, 1, 2, 2, 3, 3, 1, 1]
    longer = SimpleNamespace(lessons=("a",), find_lesson=lambda _: SimpleNamespace(checks=2), draw=draw)
    assert [len(sitting) for _, sitting in draw_sittings(longer, "short", 3)] == [2, 1]


def test_the_command_prints_exercises_to_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    """The command draws exercises as readers get them, prints some and counts repetitions."""
    assert main(["--game", "stone_age", "--count", "20", "--read", "5"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 6 and said[-1] == "20 exercises as readers get them: 0 repeated in a sitting."
    assert len(set(said)) == 6 and Random(0).choice(said[:5]).count(": ") >= 1
