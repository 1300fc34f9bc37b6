"""Run the benchmarks and print each figure as ``name value unit``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from tests.benchmarks import (
    anywhere,
    browser,
    charts,
    deciding,
    languages,
    opening,
    pages,
    playouts,
    speed,
    starting,
    stone_age,
    strength,
    touching,
)

Figure = tuple[str, float, str]
PARTS: dict[str, Callable[[], Iterator[Figure]]] = {
    "playouts": playouts.measure,
    "speed": speed.measure,
    "stone-age-departing": stone_age.measure_departures,
    "starting": starting.measure,
    "opening": opening.measure,
    "strength": strength.measure,
    "browser": browser.measure,
    "moving": browser.measure_motion,
    "chapters": browser.measure_chapters,
    "first-steps": browser.measure_first_steps,
    "pages": pages.measure,
    "charts": charts.measure,
    "taps": touching.measure,
    "anywhere": anywhere.measure,
    "deciding": deciding.measure,
    "languages": languages.measure,
}


def main(names: list[str]) -> int:
    """Print the figures of the named parts, or of all; return 2 for an unknown part."""
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"no such part: {', '.join(unknown)} (there are {', '.join(PARTS)})", file=sys.stderr)
        return 2
    for name in names or PARTS:
        for figure, value, unit in PARTS[name]():
            print(f"{figure} {value:.4g} {unit}" if value < 1000 else f"{figure} {value:.0f} {unit}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
