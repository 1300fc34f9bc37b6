"""A command that makes many exercises of a game, checks each, and counts them by kind and rule.

With ``--read`` it draws them as readers get them, chapter by chapter, counts those that repeat another one of their sitting, and
prints some to be read.
"""

from __future__ import annotations

import itertools
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from random import Random
from time import perf_counter

from village_core.games.board_game import GameTable
from village_widgets.tutor.checking import find_faults
from village_widgets.tutor.course import Course, list_taught_games
from village_widgets.tutor.drawing import NoExercise, Series
from village_widgets.tutor.exercise import FIRST, LAST, Exercise
from village_widgets.tutor.progress import Sitting
from village_widgets.tutor.quiz import Quiz


def main(arguments: Sequence[str] | None = None) -> int:
    """Make and check exercises as the command's ``arguments`` say, and print their numbers by kind and rule, and each fault.

    Returns 1 if an exercise has a fault, else 0. With ``--read`` it calls ``read`` instead and returns its result.
    """
    games = list_taught_games()
    parser = ArgumentParser(prog="python -m village_widgets.tutor.exercises", description=__doc__)
    parser.add_argument("--game", choices=games, default=games[0])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--read", type=int, default=0)
    wanted = parser.parse_args(arguments)
    course: Course[GameTable] = Course(wanted.game)
    if wanted.read:
        return read(course, wanted.seed, wanted.count, wanted.read)
    series = Series(course.exercises, wanted.seed)
    every = [(kind.name, rule) for kind in course.exercises.kinds for rule in sorted(map(str, kind.rules))]
    kinds, rules, wrong, spent = Counter[str](), Counter[str](), list[str](), set[tuple[str, str]]()
    began = perf_counter()
    for number in range(wanted.count):
        kind, rule = every[number % len(every)]
        level = FIRST + number // len(every) % LAST
        if (kind, rule) in spent:
            continue
        try:
            made = series.pick_next(level, (rule,), (kind,))
        except NoExercise:
            spent.add((kind, rule))
            continue
        kinds[kind] += 1
        rules.update(dict.fromkeys(map(str, made.rules), 1))
        wrong += [f"{number} {kind} {rule} {level}: {fault}" for fault in find_faults(made, course.wording)]
    for name, count in (*sorted(kinds.items()), *((rule, rules[rule]) for rule in course.rules)):
        print(f"{count:7} {name}")
    for kind, rule in sorted(spent):
        print(course.words.format("exercises-spent", kind=kind, rule=rule))
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    missing, seconds = sum(not rules[rule] for rule in {*course.rules} - course.standing), f"{perf_counter() - began:.0f}"
    print(course.words.format("exercises-checked", count=kinds.total(), seconds=seconds, wrong=len(wrong), missing=missing))
    return 1 if wrong else 0


def read(course: Course[GameTable], seed: str, count: int, some: int) -> int:
    """Print the questions of ``some`` random ones of ``count`` exercises, and how many of all repeat another of their sitting.

    The sittings are those of ``draw_sittings``. Returns 1 if an exercise repeats another, else 0.
    """
    said, repeats = list[str](), 0
    for chapter, sitting in draw_sittings(course, seed, count):
        questions = [course.wording.word_question(made) for made in sitting]
        repeats += len(sitting) - min(len({made.asked for made in sitting}), len(set(questions)))
        said += [f"{chapter}: {question}" for question in questions]
    print(*Random(seed).sample(said, min(some, len(said))), sep="\n")
    print(course.words.format("exercises-read", count=len(said), repeats=repeats))
    return 1 if repeats else 0


def draw_sittings(course: Course[GameTable], seed: str, count: int) -> Iterator[tuple[str, list[Exercise[GameTable]]]]:
    """Yield sittings of all chapters with exercises in turn, at all levels, each with its chapter's name.

    They have ``count`` exercises together; the last sitting may be cut short.
    """
    chapters = [name for name in course.lessons if course.find_lesson(name).checks]
    for number in itertools.count():
        name, level = chapters[number % len(chapters)], FIRST + number // len(chapters) % LAST
        draw = partial(_draw, course, name, f"{seed}/{number}")
        quiz, sitting = Quiz(draw, course.find_lesson(name).checks, Sitting(seed, level=level)), list[Exercise[GameTable]]()
        while not quiz.over and count > 0:
            sitting.append(quiz.exercise)
            count -= 1
            quiz.answer(quiz.exercise.solution)
            quiz.go_on(level)
        yield name, sitting
        if count <= 0:
            return


def _draw(
    course: Course[GameTable], chapter: str, seed: str, word: str, level: int, again: Collection[str], asked: Collection[str]
) -> Exercise[GameTable]:
    return course.draw(chapter, f"{seed}-{word}", level, again, asked)


if __name__ == "__main__":
    sys.exit(main())
