"""Wrong answers to exercises: each has a remark of its own and leaves a second try, and the first try counts."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from tests.learning.chapters import COURSE, MARKET, answer_exercise, ask, give_answer, open_chapter
from tests.learning.courses import COURSES
from tests.samples import sample, thin
from village_widgets.tutor.chapter import CHECK, Chapter
from village_widgets.tutor.claims import Costs, PossibleClaim, RefusalClaim
from village_widgets.tutor.drawing import NoExercise, Series
from village_widgets.tutor.exercise import Exercise
from village_widgets.tutor.progress import Sitting
from village_widgets.tutor.quiz import LEAST, Quiz
from village_widgets.tutor.remarks import word_remark

GAMES = sorted(COURSES)
COUNT = sample(5, 20)
"""Exercises of each kind."""


@cache
def draw_all(game: str) -> list[Exercise]:
    """Return up to ``COUNT`` exercises of each kind, at the three levels in turn."""
    course, found = COURSES[game], []
    series = Series(course.exercises, "remarks")
    for kind in course.exercises.kinds:
        for number in range(COUNT):
            try:
                found.append(series.pick_next(1 + number % 3, (), (kind.name,)))
            except NoExercise:
                break
    return found


def list_wrong(made: Exercise, most: int = sample(8, 12)) -> list[int]:
    """Return the numbers of at most ``most`` wrong answers to an exercise, spread over all."""
    wrong = [answer for answer in range(made.answers) if not made.is_right(answer)]
    return wrong[:: len(wrong) // most + 1]


@cache
def list_remarks(game: str) -> list[tuple[Exercise, dict[int, str]]]:
    """Return each exercise of a game with its wrong answers, by number, and their remarks."""
    wording = COURSES[game].wording
    return [(made, {answer: word_remark(wording, made, answer) for answer in list_wrong(made)}) for made in draw_all(game)]


def list_places(chapter: Chapter) -> dict[str, str]:
    """Return the title of the panel of each target on a chapter's board."""
    panels = chapter._telling.draw_panels(chapter.position, chapter.at.viewer)
    return {at: panel.title for panel in panels for at in re.findall(r'data-at="([^"]+)"', panel.render_parts())}


@pytest.mark.parametrize("game", GAMES)
def test_every_wrong_answer_has_its_remark(game: str) -> None:
    """For each kind of exercise wrong answers, spread over all, have a remark: a whole sentence without the solution."""
    wording, told = COURSES[game].wording, 0
    for made, remarks in list_remarks(game):
        assert remarks
        solution = wording.word_solution(made) if made.goal else wording.word_answers(made)[made.right]
        for said in remarks.values():
            assert said[-1] in ".!" and "{" not in said and len(said) > 10, said
            assert solution != said if made.goal else solution not in said.split()
            told += 1
    assert told > 200


@pytest.mark.parametrize("game", GAMES)
def test_different_moves_are_answered_differently(game: str) -> None:
    """Tasks of each game's four common sorts have more than two different remarks for wrong moves."""
    remarks: dict[str, set[str]] = defaultdict(set)
    for made, said in list_remarks(game):
        if made.goal is not None:
            remarks[made.asked.split("/")[0]].update(said.values())
    several = {tag for tag, said in remarks.items() if len(said) > 2}
    common = {
        "village": {"has", "costs", "stands", "may-use"},
        "stone_age": {"has", "costs", "rolls", "scores"},
        "manitoba": {"has", "on-top", "scores", "worth"},
    }
    assert several >= common[game]


@pytest.mark.parametrize("game", GAMES)
def test_remarks_come_from_the_engine(game: str) -> None:
    """The remark on a refused choice has its rule, on an allowed one that it is allowed, on another price that price.

    A price is named only if the move is of the same type as the goal's choice.
    """
    course, seen = COURSES[game], set()
    for made, remarks in list_remarks(game):
        narrator = course.game.narrate(course.words, tuple(player.name for player in course.players), made.position)
        for answer, said in remarks.items():
            claim = made.goal or made.claims[answer]
            if isinstance(claim, PossibleClaim):
                refusal = made.position.find_refusal(claim.choice)
                assert refusal is not None and narrator.word_rule(refusal.rules[0]) in said
            elif isinstance(claim, RefusalClaim):
                assert made.position.find_refusal(claim.choice) is None and said.startswith("That is allowed")
            elif isinstance(claim, Costs):
                option = made.position.options[answer]
                same = type(option.choice) is type(claim.choice)
                assert narrator.describe_payment(option.payment, made.position.table, "list-and") in said or not same
            else:
                continue
            seen.add(type(claim))
    priced = any(kind.name == "price" for kind in course.exercises.kinds)
    assert seen == {PossibleClaim, RefusalClaim, *([Costs] if priced else [])}


def test_a_wrong_claim_leaves_a_second_try() -> None:
    """The first try alone counts; the same wrong answer again changes nothing; the second answer closes the exercise."""
    course = COURSES["stone_age"]
    made = course.exercises.draw("again", 2, (), ("turn",))
    wrong = list_wrong(made)
    for second, right in ((made.right, True), (wrong[1], False)):
        quiz = Quiz(lambda *_: made, 1, Sitting("again"))
        assert quiz.answer(wrong[0]) is False and quiz.tried and not quiz.over
        assert quiz.sitting.missed == tuple(map(str, made.rules))
        assert quiz.answer(wrong[0]) is None
        assert quiz.answer(second) is right and quiz.over and quiz.sitting.right == 0
        assert quiz.answer(made.right) is None


def test_two_answers_leave_no_second_try() -> None:
    """If a wrong answer leaves only the right one, the exercise is closed."""
    made = COURSES["stone_age"].exercises.draw("again", 2, (), ("turn",))
    pair = made.claims[made.right], made.claims[list_wrong(made)[0]]
    two = Exercise(made.kind, 1, made.position, pair, 0, made.rules)
    quiz = Quiz(lambda *_: two, 1, Sitting("two"))
    assert quiz.answer(1) is False and quiz.over


def test_a_wrong_move_is_taken_back_and_the_solution_played_after_the_second(tmp_path: Path) -> None:
    """After a wrong move its remark comes and the board is as before, also after a reload.

    After a second wrong move the board shows a solution, and the answer counts as wrong.
    """
    chapter, said = open_chapter(tmp_path, MARKET, CHECK)
    while not chapter.at.waits or len(list_wrong(chapter.at.exercise)) < 2:
        answer_exercise(chapter, said, right=True)
        ask(chapter, said, do="next")
    made, before = chapter.at.exercise, chapter.position
    first, second = list_wrong(made)[:2]
    card = give_answer(chapter, said, first)
    assert card["remark"] and "picked" not in card and "solved" not in card and not card.get("why")
    assert chapter.position == before == made.position
    chapter, said = open_chapter(tmp_path, MARKET, CHECK)
    assert said[-1]["lesson"]["remark"] == card["remark"] and chapter.at.waits
    card = give_answer(chapter, said, second)
    assert card["solved"] is False and card["answer"].startswith("It can be done like this") and card["why"]
    assert chapter.position == before.play(made.position.options[made.solution]).position
    result = chapter.reader.progress.find_result(MARKET)
    assert result.asked == chapter.at.sitting.number and result.right == chapter.at.sitting.right


def test_a_second_try_that_is_right_shows_the_move(tmp_path: Path) -> None:
    """A second try that is right is called so and its move stays on the board, but the answer doesn't count as right."""
    chapter, said = open_chapter(tmp_path, MARKET, CHECK)
    drawn = (COURSE.draw(MARKET, f"second {number}", 1, ()) for number in count())
    made = next(each for each in drawn if each.goal is not None and each.answers > LEAST)
    chapter.at = Quiz(lambda *_: made, 1, Sitting("second"))
    chapter._lay_table(chapter._build_table(), 1)
    give_answer(chapter, said, list_wrong(made)[0])
    card = give_answer(chapter, said, made.solution)
    assert card["solved"] is True and not card["answer"] and chapter.at.sitting.right == 0
    assert chapter.position == made.position.play(made.position.options[made.solution]).position


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_has_at_most_three_sentences(game: str) -> None:
    """The reason of an answer is at most three short sentences, in fewer than 330 characters."""
    for made in draw_all(game):
        said = COURSES[game].wording.word_reason(made)
        assert said and said.count(". ") <= 2 and len(said) < 330, said


def test_a_wrong_place_is_told_from_the_one_that_is_meant(tmp_path: Path) -> None:
    """In Village a place on another picture, one of the same sort, and another one on the same picture get different remarks."""
    found = []
    for name in COURSE.lessons:
        for step in COURSE.find_lesson(name).steps:
            if not step.find:
                continue
            chapter, said = open_chapter(tmp_path, name, step.key)
            panels = list_places(chapter)
            for at in thin([*panels], 3):
                if at not in step.find:
                    remark = ask(chapter, said, do="at", at=at)["refused"]["reasons"][0][1]
                    alike = panels[at] == panels.get(step.find[0])
                    sort = at.split(":")[0] == step.find[0].split(":")[0]
                    found.append("You find it on the picture" if not alike else "right sort" if sort else "The picture is right")
                    assert found[-1] in remark, (name, step.key, at, remark)
    assert set(found) == {"You find it on the picture", "right sort", "The picture is right"}
