"""Pages' processes without a browser: opened as Voila opens them, and asked directly."""

from __future__ import annotations

import ast
import asyncio
import os
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
"""Where it stands what a server starts as the parent of its pages."""
QUICK = "tests.processes.quick_parent"
"""A parent that has imported little, for tests that end it or change what it has read."""
Run = Callable[[Coroutine[None, None, object]], object]
PAGE = {"VOILA_BASE_URL": "/"}
"""What Voila tells the process of a page."""
UNFORKED = {"PYTHONHASHSEED": "1"}
"""What a fork can't take over: with it a page's process is started as usual."""


def parent_of(kernels: Kernels) -> psutil.Process:
    """The warm parent."""
    return psutil.Process(kernels.warm._process.pid)


def gone(pid: int) -> bool:
    """Whether there is no such process, not even one that waits to be buried."""
    return not psutil.pid_exists(pid)


class Page(NamedTuple):
    """A page's process, and a connection to it."""

    id: str
    manager: KernelManager
    client: AsyncKernelClient

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self.manager.provisioner.pid

    @property
    def forked(self) -> bool:
        """Whether it is a child of the warm parent."""
        return isinstance(self.manager.provisioner.process, ForkedProcess)

    async def say(self, expression: str) -> object:
        """The value of an expression in the process; ``None`` where it was an error."""
        reply = await self.client.execute_interactive("", user_expressions={"it": expression}, timeout=PATIENCE)
        said = reply["content"]["user_expressions"]["it"]
        return ast.literal_eval(said["data"]["text/plain"]) if said["status"] == "ok" else None


def begun(folder: str | Path) -> Kernels:
    """A server's kernels, with their files in a folder of its own."""
    config = Config({"KernelManager": {"transport": "ipc"}})
    return Kernels(config=config, root_dir=str(ROOT / "notebooks"), connection_dir=str(folder))


async def started(kernels: Kernels, **variables: str) -> Page:
    """A page whose process has been started, and may not answer yet."""
    return connected(kernels, await kernels.start_kernel(path="", env={**os.environ, **PAGE, **variables}))


def connected(kernels: Kernels, page: str) -> Page:
    """A page's process, by its number, with a connection."""
    manager = kernels.get_kernel(page)
    client = manager.client()
    client.start_channels()
    return Page(page, manager, client)


async def opened(kernels: Kernels, **variables: str) -> Page:
    """A page whose process answers."""
    page = await started(kernels, **variables)
    await page.client.wait_for_ready(timeout=PATIENCE)
    return page


@asynccontextmanager
async def open_pages(kernels: Kernels, count: int = 1, **variables: str) -> AsyncIterator[list[Page]]:
    """Pages opened at once, and closed."""
    pages = await asyncio.gather(*(opened(kernels, **variables) for _ in range(count)))
    yield pages
    for page in pages:
        page.client.stop_channels()
    await asyncio.gather(*(kernels.shutdown_kernel(page.id) for page in pages if page.id in kernels))
