"""Servers' kernels for the tests of processes, one loop and one parent a file."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.processes.opening import PARENT, QUICK, Run, begun
from village_widgets.processes.kernels import Kernels


@pytest.fixture(scope="module")
def run() -> Iterator[Run]:
    """Runs what the tests of this file do, all in one loop."""
    with asyncio.Runner() as runner:
        yield runner.run


@contextmanager
def at_work(run: Run) -> Iterator[Kernels]:
    """A server's kernels with one parent, and their files where paths are short."""
    with tempfile.TemporaryDirectory() as folder:

        async def begin() -> Kernels:
            return begun(folder)

        made = run(begin())
        yield made
        run(made.shutdown_all(now=True))
        made.warm.end()


@pytest.fixture(scope="module")
def warm(run) -> Iterator[Kernels]:
    """Kernels whose parent has imported all that pages need."""
    with at_work(run) as made:
        yield made


@pytest.fixture(scope="module")
def kernels(run) -> Iterator[Kernels]:
    """Kernels whose parent is soon replaced by another."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PARENT, QUICK)
        with at_work(run) as made:
            yield made
