"""The words of each course: none is used in the first chapters before the step that teaches it, and later ones can be tapped."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from tests.learning.courses import COURSES
from village_core.kernel.words import ENGLISH, list_keys
from village_widgets.components.glossary import list_forms
from village_widgets.components.telling import Telling
from village_widgets.tutor.course import Course
from village_widgets.tutor.lesson import begin

STRICT = "03"
"""The number of the last chapter in which no word may come before its step."""
REFERENCE = re.compile(r"\[([^\]]+)\]\([^)]+\)")
GAMES = pytest.mark.parametrize("game", COURSES)


class StepTexts(NamedTuple):
    """The texts of a step of a core chapter: what it tells and asks, its hints, and its remarks."""

    chapter: str
    step: str
    texts: tuple[str, ...]

    @property
    def place(self) -> str:
        """The chapter and the key of the step, as the glossary names the step that teaches a word."""
        return f"{self.chapter}/{self.step}"


@cache
def list_steps(course: Course) -> list[StepTexts]:
    """List the texts of the steps of those core chapters that are lessons, in order."""
    found = []
    for chapter in course.core:
        if chapter not in course.lessons:
            continue
        lesson = course.find_lesson(chapter)
        known = sorted(list_keys(ENGLISH, course.teaching.lessons / chapter))
        for number, step in enumerate(lesson.steps):
            say = course.build_formatter(chapter, begin(course.players, lesson, number).position)
            named = [key for key in known if key.partition(".")[0] == f"step-{step.key}"]
            found.append(StepTexts(chapter, step.key, tuple(" ".join(say(key).split()) for key in named)))
    return found


def find_telling(course: Course) -> Telling:
    """Return the telling of a new game of a course's first two players."""
    return course.shown.build_telling(course.players[:2], course.game.begin_unplayed(), course.words)


@cache
def list_patterns(course: Course) -> dict[str, re.Pattern[str]]:
    """Return a pattern for each word of a course, which finds its forms as the pages do."""
    forms = list_forms(find_telling(course).glossary, course.words)
    either = {key: "|".join(re.escape(form).replace(r"\#", r"\d+") for form in written) for key, *written in forms}
    return {key: re.compile(rf"(?<!\w)(?:{found})(?![^\W\d_])", re.IGNORECASE) for key, found in either.items()}


def find_words(text: str, patterns: dict[str, re.Pattern[str]]) -> set[str]:
    """Return the keys of the glossary's words in a text. Of words that overlap the longest counts, as on the pages."""
    found = sorted((-len(match[0]), match.span(), key) for key, each in patterns.items() for match in each.finditer(text))
    taken: list[tuple[int, int]] = []
    words = set()
    for _, (start, end), key in found:
        if all(end <= other[0] or other[1] <= start for other in taken):
            taken.append((start, end))
            words.add(key)
    return words


@GAMES
def test_the_words_stand_in_the_order_of_the_course(game: str) -> None:
    """Each word names a step of the core that teaches it, uses it, and comes no earlier than that of the word before."""
    course = COURSES[game]
    steps = {step.place: step.texts for step in list_steps(course)}
    patterns, glossary = list_patterns(course), find_telling(course).glossary
    order = list(steps)
    assert len(glossary) > 20
    for one, other in pairwise(glossary):
        assert order.index(one.taught) <= order.index(other.taught), (one.key, other.key)
    for entry in glossary:
        said = " ".join(REFERENCE.sub(r"\1", text) for text in steps[entry.taught])
        assert entry.key in find_words(said, patterns), f"{entry.taught} does not use {entry.key}"


@GAMES
def test_the_first_chapters_use_no_word_before_it_is_taught(game: str) -> None:
    """Up to chapter 3 no text of a step has a word that a later step teaches."""
    course = COURSES[game]
    steps, patterns = list_steps(course), list_patterns(course)
    order = [step.place for step in steps]
    taught = {entry.key: order.index(entry.taught) for entry in find_telling(course).glossary}
    early = [(number, step) for number, step in enumerate(steps) if step.chapter[:2] <= STRICT]
    assert early
    used = [
        f"{step.place}: {key} in “{text}”"
        for number, step in early
        for text in step.texts
        for key in find_words(REFERENCE.sub(r"\1", text), patterns)
        if taught[key] > number
    ]
    assert not used, "\n".join(("use another word, or name this step in the glossary if it explains it:", *used))


@GAMES
def test_a_later_word_before_its_step_can_be_tapped(game: str) -> None:
    """A text with a word that is yet to be taught has that word at least once outside the links to the board."""
    course = COURSES[game]
    steps, patterns = list_steps(course), list_patterns(course)
    order = [step.place for step in steps]
    taught = {entry.key: order.index(entry.taught) for entry in find_telling(course).glossary}
    hidden, met = [], 0
    for number, step in enumerate(steps):
        for text in step.texts:
            early = {key for key in find_words(REFERENCE.sub(r"\1", text), patterns) if taught[key] > number}
            met += len(early)
            tapped = find_words(REFERENCE.sub(" ", text), patterns) if early else set()
            hidden += [f"{step.place}: {key} in “{text}”" for key in early - tapped]
    assert met or game == "stone_age"
    assert not hidden, "\n".join(hidden)
