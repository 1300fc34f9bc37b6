"""The cost of a page until its first board, visit by visit in turn, so that only ratios count.

Compared are ours, plain Voila with one anywidget instead of a board, and another tree of this project:
``python -m tests.benchmarks.pages --before TREE --visits 9``, where ``TREE`` is a worktree with its environment in ``.venv``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import nbformat
import psutil
from playwright.sync_api import Browser, BrowserContext, CDPSession, sync_playwright

from tests.benchmarks.browser import read_metrics
from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM, DESKTOP, NOWHERE
from tests.browser.driving import PATIENCE
from tests.waiting import wait_until

BOARD: Final = ".vc-table[data-version]:not(.still *) .vc-panel"
BOARDS: Final = {"play": ".vc-settings:not(.still *)", "01_setup": BOARD, "05_market": BOARD}
"""The first visible part, by page."""
SEEN: Final = """(function look() {
  const found = [...document.querySelectorAll(".still:not([hidden]), BOARD")];
  if (found.some((board) => board.scrollHeight > 100)) window.boardSeen ??= performance.now() / 1000;
  else requestAnimationFrame(look);
})()"""
"""A script that notes the time when the page's board, for which ``BOARD`` stands, or its still picture has been laid out."""
ONE: Final = """import anywidget

class One(anywidget.AnyWidget):
    _esm = "export default { render({ el }) { el.classList.add('one'); el.textContent = 'One'; } }"

One()"""
"""The cell of the plain notebook."""
VISITS: Final = 9
BINARY: Final = 2
"""The kind of websocket message that Chromium reports in Base64."""
REST: Final = 1.0
"""Seconds without work after which a server is at rest, and the next page's process is ready."""
IDLE: Final = 0.05
"""Processor seconds that a server at rest may use in that time."""


class Visit(NamedTuple):
    """The cost of a visit, until the first board and until the server is at rest.

    Until the board: seconds until it or its still picture is seen, and until it is live; requests, bytes over the network,
    seconds of the page's processor. Until the server is at rest: its processor seconds, and its growth in MB, with shared
    memory counted once.
    """

    seen: float
    seconds: float
    requests: int
    bytes: float
    processor: float
    server: float
    memory: float


class Host(NamedTuple):
    """A server with its address; ``one`` marks the plain one, which has a single page."""

    process: psutil.Process
    address: str
    one: bool = False

    def build_address(self, name: str) -> str:
        """Return the address of the page ``name``, or of the host's only page."""
        return f"{self.address}/voila/render/{'one' if self.one else name}.ipynb"

    def select_board(self, name: str) -> str:
        """Return the selector of the first visible part of the page ``name``."""
        return ".one" if self.one else BOARDS[name]

    def measure_work(self) -> float:
        """Return the processor seconds of the server and its child processes so far."""
        return self._sum_up(lambda one: sum(one.cpu_times()[:4]))

    def measure_memory(self) -> float:
        """Return the MB of the server and its child processes; shared memory is divided among them."""
        return self._sum_up(lambda one: one.memory_full_info().pss) / 2**20

    def rest(self) -> None:
        """Wait until the server has been idle for a while."""
        since, worked = time.monotonic(), self.measure_work()

        def rests() -> bool:
            nonlocal since, worked
            if (now := self.measure_work()) - worked >= IDLE:
                since, worked = time.monotonic(), now
            return time.monotonic() - since >= REST

        wait_until(rests, "a server at rest")

    def _sum_up(self, read: Callable[[psutil.Process], float]) -> float:
        """Return the sum of a figure of the server and its child processes, without those that end meanwhile."""
        total = 0.0
        for one in (self.process, *self.process.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):
                total += read(one)
        return total


def visit(context: BrowserContext, host: Host, name: str) -> Visit:
    """Open the page ``name`` in a new tab until its first board is shown, and return the cost of that for page and host."""
    host.rest()
    worked, held = host.measure_work(), host.measure_memory()
    page = context.new_page()
    page.add_init_script(SEEN.replace("BOARD", host.select_board(name)))
    session: CDPSession = context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("Network.enable")
    passed = [0.0]
    asked = [0]

    def count_request(event: dict[str, float]) -> None:
        asked[0] += event["encodedDataLength"] > 0  # 0 for a file from the browser's cache
        passed[0] += event["encodedDataLength"]

    def count_frame(event: dict[str, dict[str, object]]) -> None:
        frame, text = event["response"], str(event["response"]["payloadData"])
        passed[0] += len(b64decode(text) if frame["opcode"] == BINARY else text)

    session.on("Network.loadingFinished", count_request)
    session.on("Network.webSocketFrameReceived", count_frame)
    began = time.perf_counter()
    page.goto(host.build_address(name), wait_until="commit")
    page.wait_for_selector(host.select_board(name), timeout=PATIENCE * 3)
    seconds = time.perf_counter() - began
    seen = page.evaluate("window.boardSeen") or seconds
    processor = read_metrics(session)["TaskDuration"]
    host.rest()
    more = host.measure_work() - worked, host.measure_memory() - held
    page.close(run_before_unload=True)
    return Visit(seen, seconds, asked[0], passed[0], processor, *more)


def compare_hosts(chromium: Browser, hosts: dict[str, Host], name: str, visits: int) -> Iterator[tuple[str, float, str]]:
    """Yield the medians of one page at each host, and the ratios of ours to them: with an empty cache, then with a full one."""
    cold: dict[str, list[Visit]] = {which: [] for which in hosts}
    warm: dict[str, list[Visit]] = {which: [] for which in hosts}
    for number in range(visits):
        for which, host in sorted(hosts.items(), reverse=number % 2 > 0):  # alternates which host comes first
            context = chromium.new_context(**DESKTOP)
            cold[which].append(visit(context, host, name))
            warm[which].append(visit(context, host, name))
            context.close()
    for state, made in (("cold", cold), ("warm", warm)):
        for field in Visit._fields:
            medians = {which: median(getattr(one, field) for one in made[which]) for which in hosts}
            *others, (_, ours) = medians.items()
            for which, value in medians.items():
                yield f"{name}.{state}.{field}.{which}", value, field
            for which, value in others:
                yield f"{name}.{state}.{field}.ratio_to_{which}", ours / value if value else 0, f"of {which}"


def measure(visits: int = VISITS, before: Path | None = None) -> Iterator[tuple[str, float, str]]:
    """Yield name, number and unit of each figure of the pages in ``BOARDS``.

    Each is the median of ``visits`` visits to ours, plain Voila's and those of the tree ``before``, if given, or ours as a ratio.
    """
    with ExitStack() as stack, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, NOWHERE])
        hosts = {"plain": stack.enter_context(_serve_plain())}
        for which, tree in (("before", before), ("ours", serving.ROOT)):
            if tree:
                address = stack.enter_context(serving.serve_voila(tree=tree.resolve()))
                hosts[which] = Host(_find_server(address), address)
        for name in BOARDS:
            yield from compare_hosts(chromium, hosts, name, visits)
        chromium.close()


@contextmanager
def _serve_plain() -> Iterator[Host]:
    """Serve plain Voila with one notebook that shows one anywidget."""
    with tempfile.TemporaryDirectory() as folder:
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(ONE)])
        notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(notebook, Path(folder) / "one.ipynb")
        address = f"http://127.0.0.1:{serving.find_free_port()}"
        command = [sys.executable, "-m", "voila", folder, "--no-browser", f"--port={address.rpartition(':')[2]}"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        process = subprocess.Popen(command, cwd=folder, env={**os.environ, "PYTHONUNBUFFERED": "1"}, **quiet)
        try:
            wait_until(lambda: serving.is_answering(address), "a server that answers", serving.PATIENCE)
            yield Host(psutil.Process(process.pid), address, one=True)
        finally:
            process.terminate()
            process.wait()


def _find_server(address: str) -> psutil.Process:
    """Return this process's child that serves an address."""
    port = f"--Voila.port={address.rpartition(':')[2]}"
    [found] = [one for one in psutil.Process().children() if port in one.cmdline()]
    return found


def main() -> None:
    """Measure visits of pages, and print each figure as ``name value unit``."""
    parser = ArgumentParser(prog="python -m tests.benchmarks.pages", description="The cost of a page until its first board.")
    parser.add_argument("--before", type=Path, help="another tree of this project, with its environment in .venv")
    parser.add_argument(
        "--visits", type=int, default=VISITS, help="number of visits of each page at each host, cold and again warm"
    )
    given = parser.parse_args()
    for figure, value, unit in measure(given.visits, given.before):
        print(f"{figure} {value:.4g} {unit}", flush=True)


if __name__ == "__main__":
    main()
