"""A command that makes many exercises of a game, checks each, and counts them by kind and rule."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from time import perf_counter

from village_core.games.board_game import GameTable
from village_widgets.tutor.checking import find_faults
from village_widgets.tutor.course import Course, list_taught_games
from village_widgets.tutor.drawing import NoExercise, Series
from village_widgets.tutor.exercise import FIRST, LAST


def main(arguments: Sequence[str] | None = None) -> int:
    """Make and check exercises as the arguments say; return 1 if one has a fault."""
    games = list_taught_games()
    parser = ArgumentParser(prog="python -m village_widgets.tutor.exercises", description=__doc__)
    parser.add_argument("--game", choices=games, default=games[0])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", default="0")
    wanted = parser.parse_args(arguments)
    course: Course[GameTable] = Course(wanted.game)
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
            made = series.next(level, (rule,), (kind,))
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
    missing, seconds = sum(not rules[rule] for rule in course.rules), f"{perf_counter() - began:.0f}"
    print(course.words.format("exercises-checked", count=kinds.total(), seconds=seconds, wrong=len(wrong), missing=missing))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
