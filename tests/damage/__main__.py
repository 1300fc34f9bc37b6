"""The command: ``python -m tests.damage [--count 2000]``. One figure a line.

So many damaged stores, as many damaged saves, and a tenth as many failures of the power. Ends with 1 where something was
silently changed, where something else than a sentence came of it, or where the power took what was acknowledged.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Mapping

from tests.damage import power, saves, stores


def told(what: str, figures: Mapping[str, Counter[str]]) -> int:
    """Print the figures, and give how many of them must not be."""
    for way, found in figures.items():
        for outcome, count in sorted(found.items()):
            print(f"{what:6} {way:13} {outcome:32} {count}", flush=True)
    bad = (stores.SILENT, stores.RAW, power.LOST, power.UNREADABLE)
    return sum(count for found in figures.values() for outcome, count in found.items() if outcome.startswith(bad))


def main() -> int:
    """Damage stores and saves, let the power fail, and say what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.damage", description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=2000, help="damaged stores, and damaged saves")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    wrong = told("tables", stores.damaged(asked.count, asked.seed))
    wrong += told("saves", saves.damaged(asked.count, asked.seed))
    wrong += told("stores", {"power failed": power.failed(asked.count // 10, asked.seed)})
    print(f"changed silently, without a sentence, or lost: {wrong}")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
