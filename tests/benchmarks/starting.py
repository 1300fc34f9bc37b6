"""How long imports take, and how large a position is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random
from statistics import median

from village_core.games import village
from village_core.players.random import playout

TIMED = "import time; began = time.perf_counter(); import {}; print((time.perf_counter() - began) * 1000)"


def import_ms(module: str) -> float:
    """Milliseconds a fresh process needs to import ``module``, without the interpreter's own start."""
    command = [sys.executable, "-c", TIMED.format(module)]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(7)]
    return median(float(run.stdout) for run in runs)


def position_bytes() -> float:
    """The median size in JSON of the positions of a game of four."""
    steps = playout(village.new_game(village.EditionSettings("first_2011"), 4), Random(4))
    return median(len(village.to_json(step.position)) for step in steps)


def figures() -> Iterator[tuple[str, float, str]]:
    """Import times and sizes."""
    yield "import.village_core_ms", import_ms("village_core.games"), "ms"
    yield "import.village_widgets_ms", import_ms("village_widgets"), "ms"
    yield "import.play_page_ms", import_ms("village_widgets.play"), "ms"
    yield "position.bytes", position_bytes(), "bytes"
