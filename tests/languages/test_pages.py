"""The pages' messages in a language without spaces: code puts no space or Latin sign between the parts of a text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random

import pytest
from ipywidgets import Widget

from tests.hearing import collect_messages, decode
from tests.languages.pseudo import HAN
from tests.languages.speaking import JOINED, list_texts, offer_pseudo
from tests.learning.chapters import solve, walk_chapter
from tests.samples import LONG, sample
from tests.widgets.tables import SETTINGS, hear
from village_core.games import find_game
from village_core.games.editions import EditionSettings
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_core.kernel.words.languages import speak
from village_core.players.coach import Coach
from village_widgets.analysis import OwnGames, WhatWins
from village_widgets.components.coach import build_coach_question
from village_widgets.components.playing import PlayedBoard
from village_widgets.components.rows import note_forced
from village_widgets.components.session import Session
from village_widgets.games import find_screen, list_titles
from village_widgets.games.comparing import compare
from village_widgets.play import Play
from village_widgets.tutor.course import Course, list_taught_games
from village_widgets.tutor.exercise import LAST
from village_widgets.tutor.home import CourseHome
from village_widgets.tutor.lesson import begin
from village_widgets.tutor.progress_store import ProgressStore
from village_widgets.tutor.remarks import word_remark

QUOTED = re.compile("“[^”]*”")
"""The name of a passage, as its own text has it."""
REFERENCE = re.compile(r"\[([^\]]+)\]\([^)]+\)")
TAG = re.compile("<[^>]*>")
ROOT = Path(__file__).parents[2]
DECISIONS = 60
ASKED = sample(usual=6, long=1)
"""Of the positions of a game each ``ASKED``-th is asked for refusals, odds and the coach."""
GAMES = pytest.mark.parametrize("game", [*list_titles()])


@pytest.fixture(autouse=True, scope="module")
def han() -> Iterator[None]:
    """Speak Han."""
    with offer_pseudo():
        speak(HAN)
        yield


def find_joined(texts: set[str], enough: int) -> list[str]:
    """Return the texts that code has put together, each after the wrong place in it; fail unless over ``enough`` are in Han."""
    han = [text for text in texts if re.search("[\u4e00-\u9fff]", text)]
    assert len(han) > enough
    return [f"{found[0]} in {text}" for text in han if (found := JOINED.search(QUOTED.sub("", REFERENCE.sub(r"\1", text))))]


def tell_game(name: str) -> Iterator[str]:
    """Yield the texts of 60 random decisions of a game: board and notes, and of some of them refusals, odds and the coach.

    Then yield those of a comparison.
    """
    game, shown, random = find_game(name), find_screen(name), Random(3)
    start = game.new_game(EditionSettings(game.editions[0]), 2)
    players = tuple(Player(who, colour) for who, colour in zip("AB", game.codec.colours, strict=False))
    telling = shown.build_telling(players, start, shown.load_words())
    table = PlayedBoard(Session(Game(players, start), "3"), telling)
    yield from list_texts(decode(table.snapshot()))
    for number in range(DECISIONS):
        position = table.session.position
        for command in ("why", "odds") if number % ASKED == 0 else ():
            yield from list_texts(hear(table, {"do": command}))
        if number % ASKED == 0 and (question := build_coach_question(game, telling, position, position.seat, "3")):
            yield from list_texts(
                decode(question.answer(Coach(game.judgements).list_first_reports(question.world), looking=False))
            )
        yield telling.describe_purse(position, 0)
        table.session.choose(random.choice(position.options))
        yield from list_texts(decode(table.patch()))
        yield note_forced(telling, table.session, 0, soon=True).said
    yield str(compare(table.session.position))


@GAMES
def test_no_text_of_a_game_is_put_together_with_spaces(game: str) -> None:
    """Board, choices, notes, log, refusals, odds, coach and comparison have the signs of the language between their parts."""
    assert find_joined({*tell_game(game)}, 200) == []


def test_the_result_of_a_game_for_one_is_explained_with_the_signs_of_the_language() -> None:
    """The rule that decides a game against Carla, and all ranks, have the signs of the language between their parts."""
    start = find_game("village").new_game(EditionSettings("big_box_2023"), 1)
    telling = find_screen("village").build_telling((Player("A", "red"),), start, find_screen("village").load_words())
    assert find_joined({*telling.explain_result("solo-rank")}, 1) == []


@pytest.mark.parametrize("game", list_taught_games())
def test_no_text_of_a_course_is_put_together_with_spaces(game: str) -> None:
    """Questions, claims, reasons, solutions, remarks, and rules with their sources have the language's signs between parts.

    The kinds of exercises are drawn in turn at the first and the last level (in a long run, each at both).
    """
    course = Course(game)
    texts: set[str] = set()
    kinds = [kind.name for kind in course.exercises.kinds]
    for number in range(sample(len(kinds), 2 * len(kinds))):
        for level in (1, LAST) if LONG else ((1, LAST)[number % 2],):
            exercise = course.exercises.draw(f"han {number}", level, course.rules, (kinds[number % len(kinds)],))
            texts |= {
                course.wording.word_question(exercise),
                course.wording.word_reason(exercise),
                course.wording.word_solution(exercise),
            }
            wrong = next(answer for answer in range(exercise.answers) if not exercise.is_right(answer))
            texts |= {*course.wording.word_answers(exercise), word_remark(course.wording, exercise, wrong)}
    position = begin(course.players, course.find_lesson(course.core[1]), 0).position
    texts |= {text for rule in course.rules for text in list_texts(tuple(course.explain_rule(rule, position)))}
    assert find_joined(texts, 200) == []


@pytest.mark.parametrize("game", list_taught_games())
def test_no_text_of_a_lesson_is_put_together_with_spaces(game: str) -> None:
    """All steps of two core chapters (in a long run, of each) have the language's signs between parts of texts.

    They have them before the steps are solved, and in the messages when they are. So has the course's home. In one of the two
    points are counted, in the other pieces laid out. Guided games are left out.
    """
    course, texts = Course(game), set[str]()
    lessons = [name for name in course.core if name in course.lessons]
    assert course.find_lesson(lessons[0]).steps[0].counts and any(step.lay for step in course.find_lesson(lessons[-2]).steps)
    for name in lessons if LONG else (lessons[0], lessons[-2]):
        for chapter in walk_chapter(course, name):
            texts |= {*list_texts(decode(chapter.screen._build_whole()))}
            said = collect_messages(chapter)
            solve(chapter)
            texts |= {*list_texts(said)}
    texts |= {*list_texts(decode(CourseHome(course, ProgressStore())._build_whole()))}
    assert find_joined(texts, 200) == []


def test_no_text_of_the_settings_and_figures_is_put_together_with_spaces() -> None:
    """Settings of a new game with their faults, and figures of many games with legends, have the language's signs between parts.

    What is said of a file without games has them too.
    """
    play, own = Play(), OwnGames()
    texts = {*list_texts(decode(play.screen._build_whole()))}
    texts |= {*list_texts(decode(play.receive({"do": "begin", "settings": {**SETTINGS, "edition": "none"}})))}
    own.files.value = ({"name": "文", "content": b"", "size": 0, "type": "", "last_modified": datetime(2026, 1, 1)},)
    texts |= {own.said.value, *find_said(WhatWins(ROOT / "notebooks/results")), *find_said(play.below)}
    assert find_joined(texts, 40) == []


def find_said(box: Widget) -> Iterator[str]:
    """Yield the texts of all that is in a box, without their tags."""
    for part in getattr(box, "children", ()):
        said = (getattr(part, name, "") for name in ("value", "description"))
        yield from (TAG.sub("\n", text) for text in said if isinstance(text, str))
        yield from find_said(part)
