"""The cost of a page without a server beside the same page of a server, visit by visit in turn, so that only ratios count."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median
from typing import NamedTuple

import psutil
from playwright.sync_api import BrowserContext, sync_playwright

from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM, PHONE
from tests.waiting import wait_until

VISITS = 5
PAGE = "05_market"
OPEN = "[data-at].vc-open"
SEEN = f"""(function look() {{
  if (document.querySelector("{OPEN}")?.getClientRects().length) window.boardSeen ??= performance.now() / 1000;
  else requestAnimationFrame(look);
}})()"""
"""A script that notes the time when the board, or its still picture, has been laid out."""
KEPT = "async () => Boolean(await (await caches.open('village-pictures')).match(new URL('./picture', location.href).href))"
PATIENCE = 120_000
"""Milliseconds after which a missing page counts as broken."""


class Visit(NamedTuple):
    """One visit: seconds until the board or its still is seen and until the first move is judged, and MB of the pages then."""

    seen: float
    seconds: float
    memory: float


def visit(context: BrowserContext, address: str) -> Visit:
    """Open a page, make a move on it and return the visit's figures; the page stays open."""
    page = context.new_page()
    page.add_init_script(SEEN)
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(OPEN).first.tap(timeout=PATIENCE)
    page.get_by_role("button", name="Take it back").wait_for(timeout=PATIENCE)
    seconds = time.perf_counter() - began
    return Visit(page.evaluate("window.boardSeen"), seconds, _measure_memory())


def measure() -> Iterator[tuple[str, float, str]]:
    """Yield the site's size, medians of first and later visits with a server and without, and the ratios of their times.

    A ratio is a time without a server to that with one.
    """
    first: dict[str, list[Visit]] = {"served": [], "static": []}
    later: dict[str, list[Visit]] = {"served": [], "static": []}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        serving.make_site(folder)
        yield "anywhere.files", sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6, "MB"
        addresses = {
            "served": f"{stack.enter_context(serving.serve_voila())}/voila/render/{PAGE}.ipynb",
            "static": f"{stack.enter_context(serving.serve_files(folder))}/{PAGE}.html",
        }
        playwright = stack.enter_context(sync_playwright())
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for _ in range(VISITS):
            for which, address in addresses.items():
                context = chromium.new_context(reduced_motion="reduce", **PHONE)
                first[which].append(visit(context, address))
                [page] = context.pages
                if which == "static":
                    wait_until(
                        lambda page=page: page.evaluate(KEPT), "the picture from which later visits begin", PATIENCE / 1000
                    )
                page.close()
                later[which].append(visit(context, address))
                context.close()
        chromium.close()
    for state, visits in (("first", first), ("later", later)):
        for which, several in visits.items():
            for field in Visit._fields:
                unit = "MB" if field == "memory" else "s"
                yield f"anywhere.{state}.{which}.{field}", median(getattr(one, field) for one in several), unit
        pairs = [*zip(visits["static"], visits["served"], strict=True)]
        yield f"anywhere.{state}.static_vs_served.seen", median(static.seen / served.seen for static, served in pairs), "ratio"
        yield f"anywhere.{state}.static_vs_served", median(static.seconds / served.seconds for static, served in pairs), "ratio"


def _measure_memory() -> float:
    """Return the memory, in MB, that belongs to the pages of this process's browsers alone."""
    total = 0
    for one in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):  # the process has ended meanwhile
            total += one.memory_full_info().uss if "--type=renderer" in " ".join(one.cmdline()) else 0
    return total / 2**20
