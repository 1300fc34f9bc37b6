"""The time of imports, and the size of a position."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random
from statistics import median

from village_core.games import village
from village_core.players.random import play_randomly

TIMED = "import time; began = time.perf_counter(); import {}; print((time.perf_counter() - began) * 1000)"


def time_import(module: str) -> float:
    """Return the milliseconds of importing ``module`` in a fresh process, interpreter's start excluded: the median of seven."""
    command = [sys.executable, "-c", TIMED.format(module)]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(7)]
    return median(float(run.stdout) for run in runs)


def measure_position() -> float:
    """Return the median size of a position in JSON, in a game of Village for four."""
    steps = play_randomly(village.new_game(village.EditionSettings("first_2011"), 4), Random(4))
    return median(len(village.to_json(step.position)) for step in steps)


def measure() -> Iterator[tuple[str, float, str]]:
    """Yield the import times of the core, the widgets and the play page, and the size of a position."""
    yield "import.village_core_ms", time_import("village_core.games"), "ms"
    yield "import.village_widgets_ms", time_import("village_widgets"), "ms"
    yield "import.play_page_ms", time_import("village_widgets.play"), "ms"
    yield "position.bytes", measure_position(), "bytes"
