"""What a page costs until its first board, visit by visit in turn, so that only ratios count: ours, plain Voila with one
anywidget instead of a board, and another tree of this project.

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
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import nbformat
import psutil
from playwright.sync_api import Browser, BrowserContext, CDPSession, sync_playwright

from tests.benchmarks.browser import metrics
from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM, DESKTOP, NOWHERE
from tests.browser.driving import PATIENCE
from tests.waiting import until

BOARD: Final = ".vc-table[data-version]:not(.still *) .vc-panel"
BOARDS: Final = {"play": ".vc-settings", "01_setup": BOARD, "05_market": BOARD}
"""What is seen first, by page."""
SEEN: Final = """(function look() {
  const still = document.querySelector(".still:not([hidden])");
  if (still?.scrollHeight > 100) window.stillSeen ??= performance.now() / 1000;
  else requestAnimationFrame(look);
})()"""
"""Notes when a still picture of it has been laid out, where the page comes with one."""
ONE: Final = """import anywidget

class One(anywidget.AnyWidget):
    _esm = "export default { render({ el }) { el.classList.add('one'); el.textContent = 'One'; } }"

One()"""
"""The cell of the plain notebook."""
VISITS: Final = 9
BINARY: Final = 2
"""The kind of a message over a websocket that Chromium tells in letters of its own."""
REST: Final = 1.0
"""Seconds without work after which a server is at rest: also what it gets ready for the next page is there."""
IDLE: Final = 0.05
"""Seconds of its processors that a server at rest may use in that time."""


class Visit(NamedTuple):
    """From asking for a page to its first board: seconds until it is seen, be it a still picture, and until it is live; requests,
    bytes over the network, seconds of the page's processor. Until the server is at rest: seconds of its processors, and MB that
    it holds more than before, what is shared counted once.
    """

    seen: float
    seconds: float
    requests: int
    bytes: float
    processor: float
    server: float
    memory: float


class Host(NamedTuple):
    """A server, where its pages are, and what is seen first if it is not that of ours."""

    process: psutil.Process
    address: str
    one: bool = False

    def page(self, name: str) -> str:
        """The address of a page."""
        return f"{self.address}/voila/render/{'one' if self.one else name}.ipynb"

    def board(self, name: str) -> str:
        """What is seen first on a page."""
        return ".one" if self.one else BOARDS[name]

    def worked(self) -> float:
        """Seconds of processors that it and all that it has started have used so far."""
        return sum(sum(one.cpu_times()[:4]) for one in self._all())

    def holds(self) -> float:
        """MB that it and all that it has started hold; of what several hold together each has its part."""
        return sum(one.memory_full_info().pss for one in self._all()) / 2**20

    def rest(self) -> None:
        """Wait until it has had nothing to do for a while."""
        since, worked = time.monotonic(), self.worked()

        def rests() -> bool:
            nonlocal since, worked
            if (now := self.worked()) - worked >= IDLE:
                since, worked = time.monotonic(), now
            return time.monotonic() - since >= REST

        until(rests, "a server at rest")

    def _all(self) -> Iterator[psutil.Process]:
        for one in (self.process, *self.process.children(recursive=True)):
            if one.is_running() and one.status() != psutil.STATUS_ZOMBIE:
                yield one


def visit(context: BrowserContext, host: Host, name: str) -> Visit:
    """One visit of a page."""
    host.rest()
    worked, held = host.worked(), host.holds()
    page = context.new_page()
    page.add_init_script(SEEN)
    session: CDPSession = context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("Network.enable")
    passed = [0.0]
    asked = [0]

    def finished(told: dict[str, float]) -> None:
        asked[0] += told["encodedDataLength"] > 0  # else it comes from the browser's own memory
        passed[0] += told["encodedDataLength"]

    def heard(told: dict[str, dict[str, object]]) -> None:
        frame, text = told["response"], str(told["response"]["payloadData"])
        passed[0] += len(b64decode(text) if frame["opcode"] == BINARY else text)

    session.on("Network.loadingFinished", finished)
    session.on("Network.webSocketFrameReceived", heard)
    began = time.perf_counter()
    page.goto(host.page(name), wait_until="commit")
    page.wait_for_selector(host.board(name), timeout=PATIENCE * 3)
    seconds = time.perf_counter() - began
    seen = page.evaluate("window.stillSeen") or seconds
    processor = metrics(session)["TaskDuration"]
    host.rest()
    more = host.worked() - worked, host.holds() - held
    page.close(run_before_unload=True)
    return Visit(seen, seconds, asked[0], passed[0], processor, *more)


def compared(chromium: Browser, hosts: dict[str, Host], name: str, visits: int) -> Iterator[tuple[str, float, str]]:
    """The medians of one page at each host, and those of the last as a part of the others': the cache empty, then full."""
    cold: dict[str, list[Visit]] = {which: [] for which in hosts}
    warm: dict[str, list[Visit]] = {which: [] for which in hosts}
    for _ in range(visits):
        for which, host in hosts.items():
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


def figures(visits: int = VISITS, before: Path | None = None) -> Iterator[tuple[str, float, str]]:
    """Every page in turn."""
    with ExitStack() as stack, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, NOWHERE])
        hosts = {"plain": stack.enter_context(_plain())}
        for which, tree in (("before", before), ("ours", serving.ROOT)):
            if tree:
                address = stack.enter_context(serving.serve_voila(tree=tree.resolve()))
                hosts[which] = Host(_server(address), address)
        for name in BOARDS:
            yield from compared(chromium, hosts, name, visits)
        chromium.close()


@contextmanager
def _plain() -> Iterator[Host]:
    """Voila as it comes, with one notebook, in which one anywidget is shown."""
    with tempfile.TemporaryDirectory() as folder:
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(ONE)])
        notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(notebook, Path(folder) / "one.ipynb")
        address = f"http://127.0.0.1:{serving.free_port()}"
        command = [sys.executable, "-m", "voila", folder, "--no-browser", f"--port={address.rpartition(':')[2]}"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        process = subprocess.Popen(command, cwd=folder, env={**os.environ, "PYTHONUNBUFFERED": "1"}, **quiet)
        try:
            until(lambda: serving.is_answering(address), "a server that answers", serving.PATIENCE)
            yield Host(psutil.Process(process.pid), address, one=True)
        finally:
            process.terminate()
            process.wait()


def _server(address: str) -> psutil.Process:
    """The process, begun by this one, of the server at an address."""
    port = f"--Voila.port={address.rpartition(':')[2]}"
    [found] = [one for one in psutil.Process().children() if port in one.cmdline()]
    return found


def main() -> None:
    """Print each figure as ``name value unit``."""
    parser = ArgumentParser(prog="python -m tests.benchmarks.pages", description="What a page costs until its first board.")
    parser.add_argument("--before", type=Path, help="another tree of this project, with its environment in .venv")
    parser.add_argument("--visits", type=int, default=VISITS, help="how many of each page at each host, and as many again warm")
    given = parser.parse_args()
    for figure, value, unit in figures(given.visits, given.before):
        print(f"{figure} {value:.4g} {unit}", flush=True)


if __name__ == "__main__":
    main()
