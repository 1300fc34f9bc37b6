"""The command ``python -m tests.damage [--count 2000]``, which prints one figure a line.

It tries ``count`` damaged stores, as many damaged saves, and a tenth as many power failures. It returns 1 if a value changed
silently, an error was no sentence, or after a power failure an acknowledged line was lost or a store unreadable.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Mapping

from tests.damage import power, saves, stores


def print_figures(what: str, figures: Mapping[str, Counter[str]]) -> int:
    """Print the figures of ``what`` by kind of damage and outcome, and return the number of outcomes that must not occur."""
    for way, found in figures.items():
        for outcome, count in sorted(found.items()):
            print(f"{what:6} {way:13} {outcome:32} {count}", flush=True)
    bad = (stores.SILENT, stores.RAW, power.LOST, power.UNREADABLE)
    return sum(count for found in figures.values() for outcome, count in found.items() if outcome.startswith(bad))


def main() -> int:
    """Damage stores and saves, let the power fail, and print the figures; return 1 if any outcome must not occur."""
    parser = argparse.ArgumentParser(prog="python -m tests.damage", description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=2000, help="damaged stores, and damaged saves")
    parser.add_argument("--seed", type=int, default=1, help="another number damages other files")
    asked = parser.parse_args()
    wrong = print_figures("tables", stores.damage_stores(asked.count, asked.seed))
    wrong += print_figures("saves", saves.damage_saves(asked.count, asked.seed))
    wrong += print_figures("stores", {"power failed": power.fail_power(asked.count // 10, asked.seed)})
    print(f"changed silently, without a sentence, or lost: {wrong}")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
