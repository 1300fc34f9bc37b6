"""Load on a server: how many can play at a time, the cost of each session, and what remains of sessions that have ended.

``python -m tests.load`` prints one line a figure: sessions until a click's 95th percentile passes a second, memory a session, one
client that opens two hundred pages, and sessions that end in five ways, each a hundred times. ``python -m tests.load memory
flood`` prints some of these parts.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack
from functools import partial
from itertools import count
from multiprocessing import get_context
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

import psutil
from playwright.async_api import Browser, Playwright, async_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.serving import serve_voila
from tests.visiting import Visitor, find_server, list_page_processes
from tests.waiting import wait_meanwhile

Figure = tuple[str, float, str]
SLOW = 1.0
"""Seconds that a click may take."""
STEP = 5
"""Sessions that come at a time at the beginning; later a quarter of those there."""
CLICKS = 8
"""Clicks of each visitor before more visitors come, about ``PAUSE`` seconds apart."""
PAUSE = 2.0
PLACES = 8
"""Places of the server that one client tries to fill."""
HURRIED = ("--Kernels.page_left_timeout=1", "--MappingKernelManager.cull_interval=1")
"""A server that ends the process of a page that was left after a second, not after minutes."""
SETTLED = 4.0
"""Seconds in which such a server would have ended another one, or made another one ready."""
PLAY = "/voila/render/play.ipynb"
SET = ".vc-settings"
PATIENCE = 120_000


class Resources(NamedTuple):
    """The resources of a server: the number of its pages' processes, and its own MB, open files and connections."""

    processes: int
    mb: float
    files: int
    connections: int


def measure_server(address: str) -> Resources:
    """Return the resources of the server at an address."""
    server = find_server(address)
    return Resources(
        len(list_page_processes(address)),
        server.memory_full_info().uss / 2**20,
        server.num_fds(),
        len(server.net_connections("tcp")),
    )


def list_own_mb(address: str) -> list[float]:
    """List the MB that each page's process shares with no other; the one that is ready for the next page has least."""
    return [page.memory_full_info().uss / 2**20 for page in list_page_processes(address)]


def make_visitor(address: str, number: int, notebook: str = "play.ipynb") -> Visitor:
    """Return a visitor of a notebook's page with an own address, made from ``number``."""
    return Visitor(address, notebook, client=f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")


def compute_p95(seconds: list[float]) -> float:
    """Return the value that nineteen of twenty times stay below."""
    return quantiles(seconds, n=20)[-1]


async def click_through(visitor: Visitor, clicks: int, random: Random) -> list[float]:
    """Let a visitor play and return the seconds of each click."""
    took = []
    for _ in range(clicks):
        await asyncio.sleep(PAUSE * 2 * random.random())
        took.append(await visitor.click())
    return took


def count_work(address: str) -> dict[str, float]:
    """Return the processor's seconds so far: the server's own, those of all pages, and those of this process, the visitors."""
    processes = {"server": [find_server(address)], "pages": list_page_processes(address), "visitors": [psutil.Process()]}
    return {name: sum(sum(one.cpu_times()[:2]) for one in some) for name, some in processes.items()}


async def measure_sessions(most: int) -> AsyncIterator[Figure]:
    """Let more and more people play, until ``most`` do or one click in twenty takes ``SLOW`` seconds or longer.

    Besides that time of clicks it yields the processor's time for a click by each part of the work.
    """
    with serve_voila() as address:
        playing: list[Visitor] = []
        slowest = 0.0
        while slowest < SLOW and len(playing) < most:
            come = [make_visitor(address, len(playing) + at) for at in range(max(STEP, len(playing) // 4))]
            await asyncio.gather(*(visitor.open() for visitor in come))
            await asyncio.gather(*(visitor.begin(str(at)) for at, visitor in enumerate(come)))
            playing += come
            made = [click_through(visitor, CLICKS, Random(at)) for at, visitor in enumerate(playing)]
            before = count_work(address)
            slowest = compute_p95([seconds for took in await asyncio.gather(*made) for seconds in took])
            yield f"click.p95.with_{len(playing)}", 1000 * slowest, "ms"
            for name, seconds in count_work(address).items():
                spent = 1000 * (seconds - before[name]) / (len(playing) * CLICKS)
                yield f"click.{name}.with_{len(playing)}", spent, "ms of the processor"
        yield f"sessions.until_p95_passes_{SLOW:g}s", len(playing), "sessions" if slowest >= SLOW else "sessions, all in time"


async def measure_memory() -> AsyncIterator[Figure]:
    """Measure the memory of sessions of four kinds after a little use, and that of the server and the warm parent."""
    with serve_voila() as address:
        yield "server.mb", measure_server(address).mb, "MB"
        yield "parent.mb", find_server(address).children()[0].memory_full_info().uss / 2**20, "MB"
        for name, notebook, commands in (
            ("play", "play.ipynb", ()),
            ("charts", "play.ipynb", ({"do": "charts"},)),
            ("chapter", "05_market.ipynb", ({"do": "hello"},)),
            ("companion", "companion.ipynb", ({"do": "hello"},)),
        ):
            visitor = make_visitor(address, 1, notebook)
            await visitor.open()
            if notebook == "play.ipynb":
                await visitor.begin()
                for _ in range(CLICKS):
                    await visitor.click()
            for command in commands:
                await visitor.say(**command)
            yield f"session.{name}.mb", max(list_own_mb(address)), "MB"
            await visitor.leave()
            await wait_until_gone(address)


async def wait_until_gone(address: str) -> None:
    """Wait until only the process that is ready for the next page is left, and has been for ``SETTLED`` seconds."""
    last, since = 0, 0.0

    async def empty() -> bool:
        nonlocal last, since
        [one, *more] = [page.pid for page in list_page_processes(address)] or [0]
        if not one or more or one != last:
            last, since = 0 if more else one, time.monotonic()
        return bool(last) and time.monotonic() - since > SETTLED

    await wait_meanwhile(empty, "the end of all processes but the one that is ready")


async def rush(address: str, pages: int) -> tuple[int, int]:
    """Open many pages of one client at once; return how many got in, and the most processes at a time."""
    server = find_server(address)
    most, entered = 0, 0

    async def comes() -> None:
        nonlocal most, entered
        visitor = make_visitor(address, 2)
        await visitor.open()
        most = max(most, sum(len(parent.children()) for parent in server.children()))
        entered += 1
        await visitor.leave()

    await asyncio.gather(*(comes() for _ in range(pages)))
    return entered, most


def rush_apart(address: str, pages: int) -> tuple[int, int]:
    """Run ``rush`` at low priority; a process of its own calls this in place of another machine."""
    os.nice(19)
    return asyncio.run(rush(address, pages))


async def flood(pages: int, clicks: int = 30) -> AsyncIterator[Figure]:
    """Let one client open many pages at once while another plays; measure the player's clicks with them and alone."""
    with serve_voila(VILLAGE_PLACES=str(PLACES)) as address, ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        await wait_until_gone(address)  # the process of the rehearsal has ended too
        other = make_visitor(address, 1)
        await other.open()
        await other.begin()
        alone = [await other.click() for _ in range(clicks)]
        coming = asyncio.get_running_loop().run_in_executor(elsewhere, rush_apart, address, pages)
        among = []
        while not coming.done():
            among.append(await other.click())
        entered, most = await coming
        alone += [await other.click() for _ in range(clicks)]
        yield "flood.pages", pages, "pages of one client"
        yield "flood.processes", most, f"at most, with {PLACES} places"
        yield "flood.entered", entered, "pages in the end"
        yield "flood.click.alone", 1000 * median(alone), "ms (median)"
        yield "flood.click.among", 1000 * median(among), "ms (median)"
        yield "flood.click.ratio", median(among) / median(alone), "times"
        yield "flood.click.p95.alone", 1000 * compute_p95(alone), "ms"
        yield "flood.click.p95.among", 1000 * compute_p95(among), "ms"
        yield "flood.click.p95.ratio", compute_p95(among) / compute_p95(alone), "times"


async def open_pages(chromium: Browser, address: str, number: int) -> list[object]:
    """Open a number of pages in one browser and wait until they are ready."""
    made = []
    for _ in range(number):
        page = await chromium.new_page()
        await page.goto(address + PLAY)
        await page.wait_for_selector(SET, timeout=PATIENCE)
        made.append(page)
    return made


async def navigate(chromium: Browser, address: str) -> None:
    """Begin a session in a new tab, and end it by going on from its page to an empty one."""
    [page] = await open_pages(chromium, address, 1)
    await page.goto("about:blank")
    await page.close()


async def close(chromium: Browser, address: str) -> None:
    """Begin a session in a new tab, and end it by closing the tab."""
    [page] = await open_pages(chromium, address, 1)
    await page.close(run_before_unload=True)


async def reload(chromium: Browser, address: str) -> None:
    """Begin a session in a new tab, end it by loading the page again, and end the session of that by leaving the page."""
    [page] = await open_pages(chromium, address, 1)
    await page.reload()
    await page.wait_for_selector(SET, timeout=PATIENCE)
    await page.goto("about:blank")
    await page.close()


async def kill(playwright: Playwright, address: str, number: int) -> None:
    """End sessions: kill a browser with ``number`` pages, which then can't say goodbye."""
    before = {*psutil.Process().children(recursive=True)}
    chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
    await open_pages(chromium, address, number)
    for process in {*psutil.Process().children(recursive=True)} - before:
        if "chrom" in process.name():
            process.kill()


async def leave_early(address: str, number: int) -> None:
    """End a session that never began: ask for a process, and go before the page has connected to it."""
    visitor = make_visitor(address, number)
    await visitor.look()
    door = await visitor.knock()
    await visitor.enter(door)
    door.close()


async def measure_session_ends(count_of_each: int, rest: float = 0.0) -> AsyncIterator[Figure]:
    """End sessions in five ways, and yield the server's resources before and after.

    ``rest``: seconds before the server is measured again; it keeps answers of a page's process for a minute.
    """
    with serve_voila(*HURRIED) as address:
        async with AsyncExitStack() as stack:
            playwright = await stack.enter_async_context(async_playwright())
            chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            stack.push_async_callback(chromium.close)
            numbers = count(1)
            each: dict[str, Callable[[], Awaitable[None]]] = {
                "navigate": partial(navigate, chromium, address),
                "close": partial(close, chromium, address),
                "reload": partial(reload, chromium, address),
                "never": lambda: leave_early(address, next(numbers)),
            }
            for end in each.values():  # reads files that are read only once
                await end()
            await wait_until_gone(address)
            before = measure_server(address)
            for name, end in each.items():
                began = time.perf_counter()
                for _ in range(count_of_each):
                    await end()
                await wait_until_gone(address)
                yield f"ends.{name}", count_of_each, f"sessions, {time.perf_counter() - began:.0f} s, no process left"
            for at in range(0, count_of_each, STEP):
                await kill(playwright, address, min(STEP, count_of_each - at))
            await wait_until_gone(address)
            yield "ends.kill", count_of_each, "sessions, no process left"
            await asyncio.sleep(rest)
        for name, then, now in zip(Resources._fields, before, measure_server(address), strict=True):
            yield f"ends.{name}.before", then, "of the server"
            yield f"ends.{name}.after", now, "of the server"


PARTS: dict[str, Callable[[], AsyncIterator[Figure]]] = {
    "memory": measure_memory,
    "flood": partial(flood, 200),
    "sessions": partial(measure_sessions, 1000),
    "ends": partial(measure_session_ends, 100, rest=100.0),
}


async def main(names: list[str]) -> int:
    """Print the figures of the parts named, or of all."""
    for name in names or PARTS:
        async for figure, value, unit in PARTS[name]():
            print(f"{figure} {value:.4g} {unit}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
