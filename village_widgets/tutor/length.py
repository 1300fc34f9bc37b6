"""The length of a course: words to read, moves to make, and the minutes they take."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Final, NamedTuple

from village_core.games.board_game import GameTable
from village_core.kernel.game import Game
from village_widgets.tutor.card import POINTED
from village_widgets.tutor.course import Course, list_taught_games
from village_widgets.tutor.exercise import FIRST
from village_widgets.tutor.lesson import begin

WORDS_A_MINUTE: Final = 200
"""Reading speed of a calm reader."""
SYLLABLES_A_WORD: Final = 2
"""Syllables of Hangul or Han characters that take as long to read as a word: the same text takes as long in every language."""
SYLLABLE: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]")
"""A character of a script whose words are counted by characters: Han, kana or Hangul."""
SECONDS_A_MOVE: Final = 8
"""Time to look at the board and make a move, or pick an answer."""
SECONDS_A_PRESS: Final = 2
"""Time to press a lit source of points."""
READ: Final = ("", ".title", ".done")
"""The texts of a step that each reader reads besides its task; hints and remarks reach only some."""


class Length(NamedTuple):
    """The length of one chapter or several.

    It has the numbers of steps, except those that count points, of exercises, of all words, and of presses: one for each source
    of points.
    """

    steps: int = 0
    exercises: int = 0
    words: int = 0
    presses: int = 0

    @property
    def minutes(self) -> float:
        """The estimated minutes to read the words and to make the moves."""
        moving = (self.steps + self.exercises) * SECONDS_A_MOVE + self.presses * SECONDS_A_PRESS
        return self.words / WORDS_A_MINUTE + moving / 60


def measure_chapter(course: Course[GameTable], chapter: str) -> Length:
    """Return the length of a chapter with a lesson or exercises, with exercises drawn at the first level."""
    lesson = course.find_lesson(chapter)
    texts: list[str] = []
    for number, step in enumerate(lesson.steps):
        game: Game[GameTable] = begin(course.players, lesson, number)
        say = course.build_formatter(chapter, game.position)
        asked = [f".{source.say}" for source in step.counts] or [".task"]
        texts += [say(f"step-{step.key}{form}") for form in (*READ, *asked)]
    for number in range(lesson.checks):
        drawn = course.draw(chapter, str(number), FIRST)
        texts += [course.wording.word_question(drawn), course.wording.word_reason(drawn), *course.wording.word_answers(drawn)]
    visible = (POINTED.sub(lambda found: found[0].partition("]")[0], text) for text in texts)
    presses = sum(len(step.counts) for step in lesson.steps)
    moves = len([step for step in lesson.steps if not step.counts])
    return Length(moves, lesson.checks, count_words("\n".join(visible)), presses)


def count_words(text: str) -> int:
    """Return the number of words in a text; in scripts without spaces, or with long words, by the number of characters.

    >>> count_words("Pick 1 piece."), count_words("選1個棋子。")
    (3, 3)
    """
    spaced, syllables = SYLLABLE.subn(" ", text)
    return sum(any(map(str.isalnum, word)) for word in spaced.split()) + round(syllables / SYLLABLES_A_WORD)


def measure_core(course: Course[GameTable]) -> Length:
    """Return the length of the teaching chapters of the core, a prologue included, without the exam and a whole game."""
    found = [
        measure_chapter(course, chapter) for chapter in course.core if chapter in course.lessons and course.list_steps(chapter)
    ]
    return Length(*map(sum, zip(*found, strict=True))) if found else Length()


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the length of each chapter with a lesson or exercises, that of the core, and the assumed speeds; return 0."""
    games = list_taught_games()
    parser = ArgumentParser(prog="python -m village_widgets.tutor.length", description=__doc__)
    parser.add_argument("--game", choices=games, default=games[0])
    course: Course[GameTable] = Course(parser.parse_args(arguments).game)

    def write_line(called: str, found: Length) -> str:
        steps, exercises, minutes = found.steps, found.exercises, round(found.minutes)
        return course.words.format(
            "length-line", called=called, steps=steps, exercises=exercises, words=found.words, minutes=minutes
        )

    for chapter in course.lessons:
        print(write_line(course.word_title(chapter), measure_chapter(course, chapter)))
    print(write_line(course.words.format("length-core"), measure_core(course)))
    print(course.words.format("length-reckoned", words=WORDS_A_MINUTE, seconds=SECONDS_A_MOVE))
    return 0


if __name__ == "__main__":
    sys.exit(main())
