"""The cost of a page's process, forked and started as usual in turn: until it answers, and until its first board."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

import psutil

from tests.processes.opening import PATIENCE, UNFORKED, build_kernels, start_page
from village_widgets.processes.kernels import Kernels

ROUNDS = 9
CHAPTER = "from village_widgets.games.village.learning import build_chapter; page = build_chapter({!r}); page"
PAGES = {
    "play": "from village_widgets.play import play; page = play(); page",
    "01_setup": CHAPTER.format("01_setup"),
    "05_market": CHAPTER.format("05_market"),
}
"""The code of a notebook that shows its page."""
HELLO = "page.receive({'do': 'hello', 'step': ''}); None"
"""The page's first message; the answer contains the board."""
FORKED, STARTED = "forked", "started"


class PageCost(NamedTuple):
    """The cost of one page: milliseconds, also of processor time, to its answer and to its board, and its own MB at the end."""

    answer_ms: float
    answer_cpu_ms: float
    board_ms: float
    board_cpu_ms: float
    own_mb: float


async def measure_page(kernels: Kernels, page: str, variables: dict[str, str]) -> PageCost:
    """Open a page, end its process, and return the cost; ``variables`` are set for the process."""
    began = time.perf_counter()
    opened = await start_page(kernels, **variables)
    process = psutil.Process(opened.pid)

    def read_clocks() -> tuple[float, float]:
        used = process.cpu_times()
        return (time.perf_counter() - began) * 1000, (used.user + used.system) * 1000

    await opened.client.kernel_info(reply=True, timeout=PATIENCE)
    answer = read_clocks()
    for code in (PAGES[page], HELLO):
        reply = await opened.client.execute(code, reply=True, timeout=PATIENCE)
        assert reply["content"]["status"] == "ok", reply["content"]
    board = read_clocks()
    own = process.memory_full_info().uss / 2**20
    opened.client.stop_channels()
    await kernels.shutdown_kernel(opened.id, now=True)
    return PageCost(*answer, *board, own)


async def measure_pages() -> dict[tuple[str, str], list[PageCost]]:
    """Measure all pages, forked and started in turn, after a first round that warms up; return the costs by page and way."""
    found: dict[tuple[str, str], list[PageCost]] = {}
    with tempfile.TemporaryDirectory() as folder:
        kernels = build_kernels(folder)
        for at in range(ROUNDS + 1):
            for page in PAGES:
                for way, variables in ((FORKED, {}), (STARTED, UNFORKED)):
                    one = await measure_page(kernels, page, variables)
                    if at:
                        found.setdefault((page, way), []).append(one)
        await kernels.shutdown_all(now=True)
    return found


def measure() -> Iterator[tuple[str, float, str]]:
    """Yield the medians of forked and of started pages, and the ratio of their times to the board."""
    found = asyncio.run(measure_pages())
    for (page, way), all_spent in found.items():
        for name, values in zip(PageCost._fields, zip(*all_spent, strict=True), strict=True):
            figure, _, unit = name.rpartition("_")
            yield f"opening.{page}.{way}.{figure}", median(values), unit.upper() if unit == "mb" else unit
    for page in PAGES:
        pairs = zip(found[page, FORKED], found[page, STARTED], strict=True)
        yield f"opening.{page}.forked_vs_started", median(fork.board_ms / start.board_ms for fork, start in pairs), "ratio"
