"""What a page costs until its first board: plain Voila's template and ours, visit by visit in turn, so that only ratios count."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession, sync_playwright

from tests.benchmarks.browser import metrics
from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM, DESKTOP, HERE
from tests.browser.driving import PATIENCE

PLAIN = "--VoilaConfiguration.template=lab"
BOARD = ".vc-table[data-version] .vc-panel"
BOARDS = {"play": ".vc-settings", "01_setup": BOARD, "05_market": BOARD}
"""What is seen first, by page."""
VISITS = 9


class Visit(NamedTuple):
    """From asking for a page to its first board: seconds, requests, bytes over the network, seconds of the page's processor."""

    seconds: float
    requests: int
    bytes: float
    processor: float


def visit(context: BrowserContext, address: str, name: str) -> Visit:
    """One visit of a page; whatever asks another machine is refused."""
    page = context.new_page()
    page.route(lambda url: not url.startswith(HERE), lambda route: route.abort())
    session: CDPSession = context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("Network.enable")
    passed = [0.0]
    asked = [0]

    def finished(told: dict[str, float]) -> None:
        asked[0] += told["encodedDataLength"] > 0  # else it comes from the browser's own memory
        passed[0] += told["encodedDataLength"]

    session.on("Network.loadingFinished", finished)
    began = time.perf_counter()
    page.goto(f"{address}/voila/render/{name}.ipynb", wait_until="commit")
    page.wait_for_selector(BOARDS[name], timeout=PATIENCE * 3)
    seconds = time.perf_counter() - began
    processor = metrics(session)["TaskDuration"]
    page.close(run_before_unload=True)
    return Visit(seconds, asked[0], passed[0], processor)


def compared(chromium: Browser, addresses: dict[str, str], name: str) -> Iterator[tuple[str, float, str]]:
    """The medians of one page at each address, and ours as a part of plain Voila's: the cache empty, then full."""
    cold: dict[str, list[Visit]] = {which: [] for which in addresses}
    warm: dict[str, list[Visit]] = {which: [] for which in addresses}
    for _ in range(VISITS):
        for which, address in addresses.items():
            context = chromium.new_context(**DESKTOP)
            cold[which].append(visit(context, address, name))
            warm[which].append(visit(context, address, name))
            context.close()
    for state, visits in (("cold", cold), ("warm", warm)):
        for field in Visit._fields:
            plain, ours = (median(getattr(one, field) for one in visits[which]) for which in addresses)
            yield f"{name}.{state}.{field}.plain", plain, field
            yield f"{name}.{state}.{field}.ours", ours, field
            yield f"{name}.{state}.{field}.ratio", ours / plain if plain else 0, "of plain Voila"


def figures() -> Iterator[tuple[str, float, str]]:
    """Every page in turn."""
    with ExitStack() as stack, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        addresses = {"plain": stack.enter_context(serving.voila(PLAIN)), "ours": stack.enter_context(serving.voila())}
        for name in BOARDS:
            yield from compared(chromium, addresses, name)
        chromium.close()
