"""The wait of a reader of *What wins?*: until its first chart, and until the first chart of each other game that is chosen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median
from typing import Final

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM, DESKTOP
from tests.browser.driving import PATIENCE
from village_core.games import list_games

ANALYSIS: Final = "/voila/render/analysis.ipynb"
VISITS: Final = 5
CHART: Final = ".vc-charts .bqplot:not([data-seen]) :is(.bargroup rect, .dot)"
"""A bar or a dot of a chart that was not there before."""
SEE: Final = "for (const each of document.querySelectorAll('.vc-charts .bqplot')) each.dataset.seen = ''"
"""Script: mark all charts as seen."""


def wait_for_chart(page: Page) -> None:
    """Wait until the page has painted a chart that is not marked as seen."""
    page.wait_for_selector(CHART, timeout=PATIENCE * 3)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def time_charts(context: BrowserContext, address: str) -> list[float]:
    """Return the seconds until the first chart: of the first game from opening the page, of the others from choosing them."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address + ANALYSIS, wait_until="commit")
    wait_for_chart(page)
    seconds = [time.perf_counter() - began]
    for number in range(1, len(list_games())):
        page.evaluate(SEE)
        began = time.perf_counter()
        page.locator(".vc-analysis select").first.select_option(index=number)
        wait_for_chart(page)
        seconds.append(time.perf_counter() - began)
    page.close()
    return seconds


def measure() -> Iterator[tuple[str, float, str]]:
    """Yield the seconds until the first chart of each game: at the first visit, and the median of later ones."""
    with sync_playwright() as playwright, serving.serve_voila() as address:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        context = chromium.new_context(**DESKTOP)
        cold, *warm = (time_charts(context, address) for _ in range(VISITS + 1))
        chromium.close()
    for game, first, *later in zip(list_games(), cold, *warm, strict=True):
        yield f"what-wins.{game}.first_chart.cold_s", first, "s"
        yield f"what-wins.{game}.first_chart.warm_s", median(later), "s"
