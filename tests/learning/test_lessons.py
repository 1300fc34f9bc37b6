"""Every step of every lesson, played by the engine: its solution, its likely wrong moves, and its texts."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from types import SimpleNamespace

import pytest

from tests.learning.courses import COURSES
from village_core.games import find_codec
from village_core.kernel.game import Game
from village_core.kernel.words import list_keys
from village_widgets.components.glossary import SHARED
from village_widgets.tutor.card import ChapterPlace, build_end_card, explain_rules
from village_widgets.tutor.lesson import LessonStep, begin, find_option, follow, is_match, parse_choice
from village_widgets.tutor.lesson_session import LessonSession
from village_widgets.tutor.picturing import picture_abilities
from village_widgets.tutor.progress import CHECK, NOTHING, Sitting

CHAPTERS = [
    (game, chapter) for game, course in COURSES.items() for chapter in course.lessons if course.find_lesson(chapter).steps
]
DECIDING = [
    (game, chapter) for game, chapter in CHAPTERS if any(step.solution for step in COURSES[game].find_lesson(chapter).steps)
]
"""The chapters with a step whose task is a move."""
ASKING = [(game, chapter) for game, chapter in CHAPTERS if COURSES[game].find_lesson(chapter).checks]
"""The chapters that close with exercises and with what a reader can do: all but the prologue."""
REFERENCE = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
SAID = ("title", "task", "hint", "move", "done")
COUNTED = ("title", "done")
"""The words of a step that counts points, besides those of each source."""


@cache
def list_beginnings(game: str, chapter: str) -> list[tuple[LessonStep, Game]]:
    """Return each step of a chapter, with the game at its beginning."""
    course = COURSES[game]
    lesson = course.find_lesson(chapter)
    return [(step, begin(course.players, lesson, number)) for number, step in enumerate(lesson.steps)]


def find_flaw(game: Game) -> str:
    """Return what is impossible at the table of a game; empty if it is valid."""
    return find_codec(game.position.game).find_flaw(game.position)


each_chapter = pytest.mark.parametrize(("name", "chapter"), CHAPTERS)


@each_chapter
def test_a_step_begins_with_a_possible_position_and_a_decision(name: str, chapter: str) -> None:
    """At the beginning of a step no piece is missing or invented, and a player is asked if the task is a decision."""
    for step, game in list_beginnings(name, chapter):
        assert not find_flaw(game), f"{step.key}: {find_flaw(game)}"
        assert not step.solution or game.position.seat in game.position.table.seats, step.key


@each_chapter
def test_the_solution_is_legal_and_its_script_can_follow(name: str, chapter: str) -> None:
    """A step's solution, if it has one, is legal and solves it; its script can be played on to a possible position."""
    for step, game in list_beginnings(name, chapter):
        if step.solution:
            assert step.is_solved_by(find_option(game.position, step.solution)), step.key
        assert not find_flaw(follow(game, step)), step.key


@each_chapter
def test_a_step_without_a_move_shows_the_board_of_the_same_seat_as_the_one_before(name: str, chapter: str) -> None:
    """If a step without a move follows one with a move, both show the board of the same seat as the reader's own."""
    course = COURSES[name]
    lesson = course.find_lesson(chapter)
    for (before, after), number in zip(pairwise(lesson.steps), range(1, len(lesson.steps)), strict=True):
        readers = [LessonSession(course.players, lesson, at, course.teaching.setup).viewer for at in (number - 1, number)]
        assert after.solution or not before.solution or readers[0] == readers[1], after.key


@pytest.mark.parametrize(("name", "chapter"), DECIDING)
def test_one_likely_move_is_refused_and_one_is_legal_but_wrong(name: str, chapter: str) -> None:
    """Each task that is a move has likely wrong moves of both sorts: refused by the named rule, and legal with a remark."""
    for step, game in list_beginnings(name, chapter):
        if not step.solution:
            continue
        position = game.position
        refused = [wanted for wanted in step.likely if "because" in wanted]
        legal = [wanted for wanted in step.likely if "because" not in wanted]
        assert refused and legal, f"{step.key}: a step needs one move that is refused and one that is legal but wrong"
        for wanted in refused:
            refusal = position.find_refusal(parse_choice(position, wanted))
            assert refusal is not None, f"{step.key}: {wanted} is legal"
            assert wanted["because"] in refusal.rules, f"{step.key}: {wanted} is refused by {refusal.rules}"
        for wanted in legal:
            found = [option for option in position.options if is_match(wanted, option)]
            assert found, f"{step.key}: {wanted} is not legal"
            assert not all(step.is_solved_by(option) for option in found), f"{step.key}: {wanted} counts as done"
            assert "say" in wanted, f"{step.key}: nothing is said about {wanted}"


@each_chapter
def test_a_step_has_all_its_words(name: str, chapter: str) -> None:
    """A step has exactly text, title, task, two hints, the answer when done, and one for each remark, sort of piece or source.

    A task to find a place also names it, for those who point at another one; a step that counts points has no task and hints
    besides its sources'. Each text can be formatted.
    """
    words = list_keys("en", COURSES[name].teaching.lessons / chapter)
    for step, game in list_beginnings(name, chapter):
        said = {said for said in words if said.partition(".")[0] == f"step-{step.key}"}
        remarks = {str(wanted["say"]) for wanted in step.likely if "say" in wanted} | {*step.lay}
        remarks |= {"sought"} if step.find else set()
        forms = (*COUNTED, *(source.say for source in step.counts)) if step.counts else (*SAID, *remarks)
        assert said == {f"step-{step.key}", *(f"step-{step.key}.{form}" for form in forms)}
        say = COURSES[name].build_formatter(chapter, game.position)
        assert all(map(say, said)), step.key


@pytest.mark.parametrize(("name", "chapter"), ASKING)
def test_a_chapter_ends_with_things_that_a_reader_can_do(name: str, chapter: str) -> None:
    """A chapter says two to four things that a reader can do, in short lines.

    Each has one or two pictures of parts that the board has.
    """
    course = COURSES[name]
    lesson, found = course.find_lesson(chapter), picture_abilities(course, chapter)
    assert {can.step for can in lesson.can} <= {step.key for step in lesson.steps}
    assert 2 <= len(found) <= 4
    game = begin(course.players, lesson, 0)
    panels = course.build_telling(game).draw_panels(game.position, 0)
    drawn = "".join(panel.render_parts() for panel in panels)
    for can in found:
        assert len(can.said) <= 60 and not can.said.endswith("."), can.said
        assert 1 <= len(can.pictures) <= 2, can.said
        for picture in can.pictures:
            box, inside = picture.box, picture.drawing
            left, top, wide, high = map(int, box.split())
            if box == SHARED:
                assert inside.replace('<use href="#', 'id="').removesuffix("/>") in drawn, inside
            else:
                assert 1.48 < wide / high < 1.53, f"{box}: parts of the board are half as wide again as high"
                assert left + wide <= 360 and top + high <= 320 and "data-at" not in inside, box


@each_chapter
def test_targets_of_the_text_are_on_the_board(name: str, chapter: str) -> None:
    """The board has each place that text, task and hints name in brackets, each place to find and each source of points.

    Each panel that a step shows is there too.
    """
    for step, game in list_beginnings(name, chapter):
        panels = COURSES[name].build_telling(game).draw_panels(game.position, 0)
        drawn = "".join(part for panel in panels for part in panel.parts.values())
        places, parts = {panel.key for panel in panels}, {part for panel in panels for part in panel.parts}
        say = COURSES[name].build_formatter(chapter, game.position)
        asks = [f".{source.say}" for source in step.counts] or [".task", ".hint", ".move"]
        pointed = [at for form in ("", *asks) for _, at in REFERENCE.findall(say(f"step-{step.key}{form}"))]
        sources = {at for source in step.counts for at in source.at}
        assert sources <= places | parts, step.key
        for at in (*pointed, *step.find):
            assert f'data-at="{at}"' in drawn or at in places | sources, f"{step.key}: {at} is not on the board"
        assert set(step.shows) <= places, step.key


@each_chapter
def test_a_chapter_names_only_rules_and_words_that_there_are(name: str, chapter: str) -> None:
    """The rules taught are rules, and each wording belongs to a step or tells what a reader can do."""
    lesson = COURSES[name].find_lesson(chapter)
    assert set(lesson.teaches) <= set(COURSES[name].rules)
    own = {said.partition(".")[0] for said in list_keys("en", COURSES[name].teaching.lessons / chapter)}
    said = {*(f"step-{step.key}" for step in lesson.steps), *(f"can-{can.key}" for can in lesson.can)}
    assert own == {"lesson-title", "lesson-about", *said}


@each_chapter
def test_another_solution_is_followed_by_a_position_of_its_own(name: str, chapter: str) -> None:
    """If several decisions solve a step, the next one begins with a picture: it can't go on from all of them."""
    steps = COURSES[name].find_lesson(chapter).steps
    assert all(after.picture for step, after in pairwise(steps) if step.also)


def test_a_rule_asked_about_twice_is_explained_once() -> None:
    """The texts about rules come in the order in which they are asked for, each once; unknown rules are left out."""
    course = COURSES["village"]
    told = explain_rules(course, ["well", "harvest", "no such rule", "well"], course.game.begin_unplayed())
    assert [rule.key for rule in told] == ["well", "harvest"]


def test_a_missed_rule_leads_to_the_first_step_that_teaches_it() -> None:
    """Of several steps that teach a rule the first one is to be read again, once for all rules that it teaches."""
    course = COURSES["village"]
    rule = next(rule for rule in course.rules if len(course.find_steps(rule)) > 1)
    quiz = SimpleNamespace(sitting=Sitting(missed=(rule, rule)))
    card = build_end_card(course, quiz, NOTHING, ChapterPlace(course.core[0], "", CHECK, (), checks=True, problem=""))
    assert card.again == (course.find_steps(rule)[0],)
