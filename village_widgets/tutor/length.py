"""The length of a course: words to read, moves to make, and the minutes they take."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from village_core.games import list_games
from village_core.games.board_game import GameTable
from village_core.kernel.game import Game
from village_widgets.games import shown_game
from village_widgets.tutor.card import POINTED
from village_widgets.tutor.course import Course
from village_widgets.tutor.exercise import FIRST
from village_widgets.tutor.lesson import LessonStep, begin

WORDS_A_MINUTE: Final = 200
"""Reading speed of a calm reader."""
SECONDS_A_MOVE: Final = 8
"""Time to look at the board and make a move, or pick an answer."""
READ: Final = ("", ".title", ".task", ".done")
"""The texts of a step that each reader reads; hints and remarks reach only some."""


class Length(NamedTuple):
    """The length of one chapter or several: steps, exercises, and the words of both."""

    steps: int = 0
    exercises: int = 0
    words: int = 0

    @property
    def minutes(self) -> float:
        """The time to read the words and to make the moves."""
        return self.words / WORDS_A_MINUTE + (self.steps + self.exercises) * SECONDS_A_MOVE / 60


def measure_chapter(course: Course[GameTable], chapter: str) -> Length:
    """Return the length of a chapter that has a lesson, with its exercises as first drawn."""
    lesson = course.lesson(chapter)
    words = sum(_count_step(course, chapter, number, step) for number, step in enumerate(lesson.steps))
    for number in range(lesson.checks):
        drawn = course.draw(chapter, str(number), FIRST)
        words += _count_words((course.wording.question(drawn), course.wording.because(drawn)))
        words += _count_words(course.wording.answers(drawn))
    return Length(len(lesson.steps), lesson.checks, words)


def add_lengths(lengths: Iterable[Length]) -> Length:
    """Return the length of several chapters."""
    found = list(lengths)
    return Length(*(sum(column) for column in zip(*found, strict=True))) if found else Length()


def measure_core(course: Course[GameTable]) -> Length:
    """Return the length of the teaching chapters of the core, without the exam and a whole game."""
    return add_lengths(measure_chapter(course, chapter) for chapter in _teaching(course))


def _teaching(course: Course[GameTable]) -> list[str]:
    return [chapter for chapter in course.core if chapter in course.lessons and course.steps(chapter)]


def _count_step(course: Course[GameTable], chapter: str, number: int, step: LessonStep) -> int:
    game: Game[GameTable] = begin(course.players, course.lesson(chapter), number)
    say = course.build_formatter(chapter, game.position)
    return _count_words(say(f"step-{step.key}{form}") for form in READ)


def _count_words(texts: Iterable[str]) -> int:
    """Return the number of words; a reference to the board counts with its visible name."""
    return sum(len(POINTED.sub(lambda found: found[0].partition("]")[0], text).split()) for text in texts)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each chapter, and the core."""
    games = [name for name in list_games() if shown_game(name).teaching is not None]
    parser = ArgumentParser(prog="python -m village_widgets.tutor.length", description=__doc__)
    parser.add_argument("--game", choices=games, default=games[0])
    course: Course[GameTable] = Course(parser.parse_args(arguments).game)

    def line(called: str, found: Length) -> str:
        steps, exercises, minutes = found.steps, found.exercises, f"{found.minutes:.0f}"
        return course.words.format(
            "length-line", called=called, steps=steps, exercises=exercises, words=found.words, minutes=minutes
        )

    for chapter in course.lessons:
        print(line(course.title(chapter), measure_chapter(course, chapter)))
    print(line(course.words.format("length-core"), measure_core(course)))
    print(course.words.format("length-reckoned", words=WORDS_A_MINUTE, seconds=SECONDS_A_MOVE))
    return 0


if __name__ == "__main__":
    sys.exit(main())
