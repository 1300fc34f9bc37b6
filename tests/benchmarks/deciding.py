"""The time of each level for a decision, in a page without a server and natively, game by game in turn.

``python -m tests.benchmarks deciding`` prints it. ``deciding.csv`` beside this file has the last figures (milliseconds; Village
for two, the same games in both places).
"""

from __future__ import annotations

import inspect
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.driving import PATIENCE
from village_core.players.levels import LEVELS

GAMES: Final = 4
BEGIN: Final = """async (source) => {
    const { interpreter } = await import(new URL("./interpreter.js", location.href).href);
    self.python = (await interpreter()).python;
    python.runPython(source);
}"""
DECIDE: Final = "([level, number]) => python.globals.get('time_decisions')(level, number).toJs()"


def time_decisions(level: str, number: int) -> list[float]:
    """Return the milliseconds of a ``level`` for each decision between several options in Village against a steady player.

    ``number`` makes the game. The browser runs this function's source too.
    """
    from random import Random
    from time import perf_counter

    from village_core.games import find_game
    from village_core.games.editions import EditionSettings
    from village_core.kernel.values import CHANCE
    from village_core.players.levels import build_programs

    game, random, found = find_game("village"), Random(number), []
    known = build_programs(game)
    position = game.new_game(EditionSettings(game.editions[number % len(game.editions)]), 2)
    while not position.over:
        began = perf_counter()
        option = known["steady" if position.seat == 1 else level](position, random)
        if position.seat not in (1, CHANCE) and len(position.options) > 1:
            found.append(1000 * (perf_counter() - began))
        position = position.take(option).position
    return found


def measure() -> Iterator[tuple[str, float, str]]:
    """Yield for each level the median and the 99th percentile in both places, and the browser's total time as a ratio."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        serving.make_site(folder)
        address = stack.enter_context(serving.serve_files(folder))
        playwright = stack.enter_context(sync_playwright())
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        page = chromium.new_page()
        with page.expect_worker() as begun:
            page.goto(f"{address}/play.html")
        page.get_by_role("button", name="Start the game").wait_for(timeout=PATIENCE * 2)
        begun.value.evaluate(BEGIN, inspect.getsource(time_decisions))
        for level in LEVELS:
            native: list[float] = []
            browser: list[float] = []
            for number in range(GAMES):
                native += time_decisions(level, number)
                browser += begun.value.evaluate(DECIDE, [level, number])
            for where, took in (("native", native), ("browser", browser)):
                yield f"deciding.{level}.{where}.median", median(took), "ms"
                yield f"deciding.{level}.{where}.p99", quantiles(took, n=100)[-1], "ms"
            yield f"deciding.{level}.browser_vs_native", sum(browser) / sum(native), "ratio"
        chromium.close()
