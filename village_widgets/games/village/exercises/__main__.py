"""Makes many exercises, checks each, and says how many there were of each kind and about each rule."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from time import perf_counter

from village_core.games.village.rules import Rule
from village_widgets.games.village.exercises.kinds import EXERCISES, KINDS
from village_widgets.games.village.telling import words
from village_widgets.tutor.checking import faults
from village_widgets.tutor.drawing import Series
from village_widgets.tutor.exercise import FIRST, LAST


def main(arguments: Sequence[str] | None = None) -> int:
    """Make and check as many as asked; 1 when anything is wrong with any of them, or a kind or a rule was never asked."""
    parser = ArgumentParser(prog="python -m village_widgets.games.village.exercises", description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", default="0")
    wanted = parser.parse_args(arguments)
    series, wording = Series(EXERCISES, wanted.seed), EXERCISES.wording(words())
    kinds: Counter[str] = Counter()
    rules: Counter[str] = Counter()
    wrong: list[str] = []
    began = perf_counter()
    every = [(kind.name, str(rule)) for kind in KINDS for rule in sorted(kind.rules)]
    for number in range(wanted.count):
        kind, rule = every[number % len(every)]
        level = FIRST + number // len(every) % LAST
        made = series.next(level, (rule,), (kind,))
        kinds[kind] += 1
        rules.update(dict.fromkeys(map(str, made.rules), 1))
        wrong += [f"{number} {kind} {rule} {level}: {fault}" for fault in faults(made, wording)]
    for name, count in (*sorted(kinds.items()), *((str(rule), rules[rule]) for rule in Rule)):
        print(f"{count:7} {name}")
    missing = [str(rule) for rule in Rule if not rules[rule]] if wanted.count >= len(every) else []
    for problem in (*wrong, *missing):
        print(problem, file=sys.stderr)
    took = f"{perf_counter() - began:.0f}"
    print(
        wording.words.say("exercises-checked", count=wanted.count, seconds=took, wrong=len(wrong), missing=len(missing))
    )
    return 1 if wrong or missing else 0


if __name__ == "__main__":
    sys.exit(main())
