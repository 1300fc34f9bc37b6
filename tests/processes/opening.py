"""Processes of pages without a browser: started as Voila starts them, and asked directly."""

from __future__ import annotations

import ast
import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import psutil
from jupyter_client.asynchronous import AsyncKernelClient
from jupyter_client.manager import KernelManager
from traitlets.config import Config

from village_widgets.processes.kernels import ForkedProcess, Kernels

ROOT = Path(__file__).parents[2]
PATIENCE = 60
PARENT = "village_widgets.processes.kernels.PARENT"
"""The place of the module that a server starts as the parent of its pages."""
QUICK = "tests.processes.quick_parent"
"""A parent that has imported little, for tests that kill it or change a file that it has read."""
BILINGUAL = "tests.processes.bilingual_parent"
"""A parent that has imported all, and read the words of two languages."""
Run = Callable[[Coroutine[None, None, object]], object]
PAGE = {"VOILA_BASE_URL": "/"}
"""The variable by which Voila marks the process of a page."""
UNFORKED = {"PYTHONHASHSEED": "1"}
"""A variable that no fork can take over: with it a page's process is started as usual."""


def find_parent(kernels: Kernels) -> psutil.Process:
    """Return the process of the warm parent."""
    return psutil.Process(kernels.warm._process.pid)


def has_ended(pid: int) -> bool:
    """Tell if a process has ended and has been waited for."""
    return not psutil.pid_exists(pid)


def is_running(pid: int) -> bool:
    """Tell if a process has not ended. The system takes its time to wait for one that has lost its parent."""
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


class Page(NamedTuple):
    """A page's process, and a connection to it."""

    id: str
    manager: KernelManager
    client: AsyncKernelClient

    @property
    def pid(self) -> int:
        """The id of its process."""
        return self.manager.provisioner.pid

    @property
    def forked(self) -> bool:
        """True if it is a child of the warm parent."""
        return isinstance(self.manager.provisioner.process, ForkedProcess)

    async def evaluate(self, expression: str) -> object:
        """Return the value of an expression in the process, or None if it raises an error."""
        reply = await self.client.execute_interactive("", user_expressions={"it": expression}, timeout=PATIENCE)
        said = reply["content"]["user_expressions"]["it"]
        return ast.literal_eval(said["data"]["text/plain"]) if said["status"] == "ok" else None


def build_kernels(folder: str | Path) -> Kernels:
    """Return a server's kernels, with their files in this folder."""
    config = Config({"KernelManager": {"transport": "ipc"}})
    return Kernels(config=config, root_dir=str(ROOT / "notebooks"), connection_dir=str(folder))


async def start_page(kernels: Kernels, **variables: str) -> Page:
    """Start a page's process with these further environment variables; it may not answer yet."""
    return connect_page(kernels, await kernels.start_kernel(path="", env={**os.environ, **PAGE, **variables}))


def connect_page(kernels: Kernels, page: str) -> Page:
    """Connect to a page's process by its kernel id."""
    manager = kernels.get_kernel(page)
    client = manager.client()
    client.start_channels()
    return Page(page, manager, client)


async def open_page(kernels: Kernels, **variables: str) -> Page:
    """Start a page's process with these further environment variables, and wait until it answers."""
    page = await start_page(kernels, **variables)
    await page.client.wait_for_ready(timeout=PATIENCE)
    return page


@asynccontextmanager
async def open_pages(kernels: Kernels, count: int = 1, **variables: str) -> AsyncIterator[list[Page]]:
    """Start pages at once, with these environment variables, wait until all answer, and kill them after the ``with`` block."""
    pages = await asyncio.gather(*(open_page(kernels, **variables) for _ in range(count)))
    yield pages
    await asyncio.gather(*(end_page(kernels, page) for page in pages))


async def end_page(kernels: Kernels, page: Page) -> None:
    """Close the connection to a page's process, and kill the process unless it has ended."""
    page.client.stop_channels()
    if page.id in kernels:
        if await page.manager.is_alive():
            await kill_process(page)
        await kernels.shutdown_kernel(page.id, now=True)


async def kill_process(page: Page) -> None:
    """Kill a page's process, which is not restarted, and wait for its end; its manager would look for that ten times a second."""
    page.manager.stop_restarter()
    os.kill(page.pid, signal.SIGKILL)
    await asyncio.to_thread(page.manager.provisioner.process.wait)
