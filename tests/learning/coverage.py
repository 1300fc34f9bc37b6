"""For each rule, the steps of a course that teach it or meet it in play, and the exercises that ask it.

``python -m tests.learning.coverage [GAME …]`` prints the table, of every course unless some are named.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from tests.learning.courses import COURSES
from village_core.games.board_game import GameTable
from village_core.kernel.position import Step
from village_core.kernel.values import RuleKey
from village_widgets.tutor.course import Course
from village_widgets.tutor.lesson import LessonStep, begin, find_option, parse_choice

HEADS = ("rule", "taught in", "met in play", "asked by")


class Coverage(NamedTuple):
    """One rule: the steps that teach it (``05 call``), those of them in which the engine meets it, and kinds of exercise."""

    rule: RuleKey
    taught: tuple[str, ...]
    met: tuple[str, ...]
    asked: tuple[str, ...]


@cache
def build_table(course: Course[GameTable]) -> tuple[Coverage, ...]:
    """Return a line for each rule, in the order of the rules."""
    steps, kinds = list(_list_steps(course)), course.exercises.kinds
    return tuple(
        Coverage(
            rule,
            tuple(name for name, step, _ in steps if rule in step.teaches),
            tuple(name for name, step, met in steps if rule in step.teaches and rule in met),
            tuple(kind.name for kind in kinds if rule in kind.rules),
        )
        for rule in course.rules
    )


def _list_steps(course: Course[GameTable]) -> Iterator[tuple[str, LessonStep, frozenset[str]]]:
    """Yield each step of the course by its short name, with the rules that the engine names when it is played."""
    for chapter in course.lessons:
        lesson = course.find_lesson(chapter)
        for at, step in enumerate(lesson.steps):
            yield f"{chapter.partition('_')[0]} {step.key}", step, frozenset(_list_met(course, chapter, at))


def _list_met(course: Course[GameTable], chapter: str, at: int) -> Iterator[str]:
    """Yield the rules of the events and refusals when a step is done and followed, or a likely wrong move is made."""
    lesson = course.find_lesson(chapter)
    step = lesson.steps[at]
    game = begin(course.players, lesson, at)
    for wanted in step.likely:
        if "because" in wanted:
            refusal = game.position.find_refusal(parse_choice(game.position, wanted))
            yield from () if refusal is None else refusal.rules
        else:
            yield from _list_rules(game.position.play(find_option(game.position, wanted)))
    for wanted in (*([step.solution] if step.solution else []), *step.then):
        option = find_option(game.position, wanted)
        yield from _list_rules(game.position.play(option))
        game = game.play(option)


def _list_rules(played: Step[GameTable]) -> tuple[str, ...]:
    return tuple(event.rule for event in played.events)


def format_table(lines: tuple[Coverage, ...]) -> str:
    """Return the table as text; each column is as wide as its longest entry."""
    rows = [HEADS, *((str(line.rule), *(", ".join(cell) or "-" for cell in line[1:])) for line in lines)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(HEADS))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)


def main(games: Sequence[str]) -> int:
    """Print the table of each of these games' courses; return 1 if a rule lacks a step, or an exercise.

    Standing rules, which only say how things are, need no exercise.
    """
    lines = [build_table(COURSES[game]) for game in games]
    print(*map(format_table, lines), sep="\n\n")
    standing = frozenset().union(*(COURSES[game].game.narrator.STANDING for game in games))
    return 0 if all(line.taught and (line.asked or line.rule in standing) for each in lines for line in each) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(COURSES)))
